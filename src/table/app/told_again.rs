//! Sentences of a game that the table keeps are made again when another language is shown: the log, the replay, the
//! report, and the outcomes of the last combat and of the other side's turn.

use super::{
    host::{Host, Hosted},
    sets::GameSet,
    shown_language::ShownLanguage,
};
use crate::{
    engine::orders::{Position, Record, Timeline},
    scene::{
        story::{Story, look_back},
        timeline::chapters,
    },
    table::{
        replay::{replayed::Replay, reported},
        session::{Session, summing_up},
    },
};
use bevy::prelude::*;

pub(crate) fn game_plugin<G: Hosted>(app: &mut App) {
    let tell = tell_again::<G>.in_set(GameSet::Show(G::ID)).run_if(is_another);
    app.init_resource::<ShownLanguage>().add_systems(Update, tell);
}

/// Whether another language is shown than in the last frame. At the start there are no sentences yet.
fn is_another(language: Res<ShownLanguage>) -> bool {
    language.is_changed() && !language.is_added()
}

fn tell_again<G: Hosted>(world: &mut World) {
    let summed_up = sum_up::<G>(world);
    if let Some(mut host) = world.get_resource_mut::<Host>().filter(|_| summed_up.is_some()) {
        host.bypass_change_detection().memory.summed_up = summed_up;
    }
    let Some(record) = world.resource::<Session<G>>().record() else { return };
    // A game that cannot be replayed keeps its words.
    let Ok((timeline, told)) = look_back(record) else { return };
    let (story, chapters) = (Story::new(&told, &record.file), chapters(record));
    let is_without_die = world.resource::<Session<G>>().without_die.is_some();
    let without_die = is_without_die.then(|| last_without_die(record, timeline)).flatten();
    let mut session = world.resource_mut::<Session<G>>();
    session.tell_again(&story.lines);
    if without_die.is_some() {
        session.without_die = without_die;
    }
    if let Some(mut replay) = world.get_resource_mut::<Replay<G>>() {
        replay.tell_again(told, story, chapters);
    }
    reported::write_again::<G>(world);
}

/// Returns the outcome of the last combat that needed no die.
fn last_without_die<G: Hosted>(record: &Record<G>, mut timeline: Timeline<G>) -> Option<String> {
    let mut orders = record.events.iter().enumerate().rev();
    orders
        .find_map(|(before, events)| G::without_die(&record.rulebook, timeline.position(before + 1), events))
}

/// Returns the summary of the other side's actions, if one is shown.
fn sum_up<G: Hosted>(world: &World) -> Option<String> {
    let memory = &world.get_resource::<Host>()?.memory;
    memory.summed_up.as_ref()?;
    let session = world.resource::<Session<G>>();
    let (rulebook, record) = (session.rulebook.as_ref()?, session.record()?);
    let public = &world.get_resource::<Position<G>>()?.public;
    let (since, other) = (memory.summed_from, 1 - G::acting(rulebook, public).min(1));
    let idle = || summing_up::idle(record, (rulebook, public), since, other);
    summing_up::in_a_line(record, public, since, other).or_else(idle)
}
