//! The replay: the game on the table, of any kind, shown at any of its moments. No order can be given in it, and
//! leaving it restores the current game exactly.

pub(crate) mod ended;
mod going_on;
pub(super) mod replayed;
pub(crate) mod reported;

use super::{
    app::{screen::Screen, sets::GameSet},
    map::view::{MapView, Opening},
    session::{Played, Request, Session, happening::to_see, trouble},
    tabled::{Before, OnTable},
    viewers::casting::pace::Casting,
};
use crate::{
    engine::{
        board::Hex,
        orders::{Going, Happening, Position, Refusal, Timeline, facts},
        text::{say, t},
    },
    panels::ReplayAction,
    planning::offer::Mark,
    scene::{
        layout::centre_of,
        story::{Moment, Story, last_die, look_back},
        timeline::chapters,
    },
};
use bevy::prelude::*;
use replayed::Replay;
use std::{collections::BTreeMap, sync::Arc};

/// Returns the marks of these events on the map.
fn marks<G: OnTable>(events: &[G::Event]) -> BTreeMap<Hex, Mark> {
    let mut marks = BTreeMap::new();
    for fact in facts::<G>(events).filter(|fact| fact.only.is_none()) {
        let mark = match fact.what {
            Happening::Went { how, .. } => match how {
                Going::SetUp => Mark::Deploy,
                Going::Walk => Mark::Reach,
                Going::Rail => Mark::Rail,
                Going::Retreat => Mark::Retreat,
                Going::Advance => Mark::Advance,
            },
            // A mine that explodes has no attacking units.
            Happening::Attacked { moving: true, units: [_, ..], .. } => Mark::Overrun,
            Happening::Attacked { .. } => Mark::Attack,
            Happening::Marked | Happening::Held => Mark::Asked,
            _ => continue,
        };
        marks.extend(fact.hexes().iter().map(|hex| (*hex, mark)));
    }
    marks
}

pub(super) fn game_plugin<G: OnTable>(app: &mut App) {
    let go_on = going_on::go_on::<G>.in_set(GameSet::Ask(G::ID)).run_if(in_state(Screen::Replay));
    app.init_resource::<Casting>().add_systems(Update, go_on);
}

/// Whether a request must wait until the replay is left.
pub(super) fn forbids(request: &Request) -> bool {
    matches!(
        request,
        Request::Order(_) | Request::Advised(..) | Request::People(_) | Request::Undo | Request::Redo
    )
}

/// Carries out an action of the player in a replay.
///
/// # Errors
/// There is nothing to replay, or the record is damaged.
pub(super) fn answer<G: OnTable>(world: &mut World, action: &ReplayAction) -> Result<(), Refusal> {
    match action {
        ReplayAction::Open => {
            let is_new = !world.contains_resource::<Replay<G>>();
            open::<G>(world)?;
            if is_new {
                open_view::<G>(world);
            }
            Ok(())
        }
        ReplayAction::OpenAt(order) => open_at::<G>(world, *order),
        ReplayAction::PlayFrom(order) => play_from::<G>(world, *order),
        ReplayAction::LookBack => look_a_deed_back::<G>(world),
        ReplayAction::OpenFile(path) => {
            let mut read = super::session::read::<G>(world, path)?;
            let looked = match read.take_telling() {
                Some(telling) => (Timeline::of(read.record(), telling.kept), telling.told),
                None => look_back(read.record())?,
            };
            let story = Story::new(&looked.1, &read.record().file);
            super::session::look_at(world, read, story, path);
            open_looked::<G>(world, looked)?;
            open_view::<G>(world);
            Ok(())
        }
        ReplayAction::Go(to) => {
            go::<G>(world, *to);
            Ok(())
        }
        ReplayAction::Play(playing) => {
            play_or_stop::<G>(world, *playing);
            Ok(())
        }
        ReplayAction::Speed(speed) => {
            if let Some(mut replay) = world.get_resource_mut::<Replay<G>>() {
                replay.speed = (*speed).clamp(1, 8);
            }
            Ok(())
        }
        ReplayAction::Note { after, text } => note::<G>(world, *after, text),
        ReplayAction::Leave => {
            leave::<G>(world);
            Ok(())
        }
    }
}

/// Opens the replay of the game on the table, at its beginning.
fn open<G: OnTable>(world: &mut World) -> Result<(), Refusal> {
    if world.contains_resource::<Replay<G>>() {
        return show(world, Screen::Replay);
    }
    let session = world.resource::<Session<G>>();
    let record = session.record().ok_or_else(|| trouble(t!("table-no-game")))?;
    let looked = look_back(record)?;
    open_looked::<G>(world, looked)
}

/// Shows the action before the one that is shown, or before the last one of the game, which the player has just seen.
/// Actions that are visible neither on the map nor in the log are skipped.
fn look_a_deed_back<G: OnTable>(world: &mut World) -> Result<(), Refusal> {
    let is_new = !world.contains_resource::<Replay<G>>();
    open::<G>(world)?;
    if is_new {
        go::<G>(world, usize::MAX);
    }
    let Some(replay) = world.get_resource::<Replay<G>>() else { return Ok(()) };
    let events = world.resource::<Session<G>>().record().map_or(&[][..], |record| record.events.as_slice());
    let is_seen = |to: &usize| {
        let told = &replay.story.until(*to)[replay.story.until(to - 1).len()..];
        let Some(events) = events.get(to - 1) else { return false };
        let tells = told.iter().any(|line| !line.heading && line.only.is_none());
        !marks::<G>(events).is_empty() || tells && is_deed::<G>(events)
    };
    let before = (1..replay.now).rev().find(is_seen).unwrap_or(0);
    play_or_stop::<G>(world, false);
    go::<G>(world, before);
    // The action is wherever it was carried out.
    let places = places_of::<G>(world, before);
    if let Some(mut view) = world.get_resource_mut::<MapView>() {
        view.lead(&places, true, false);
    }
    Ok(())
}

/// Opens the replay of the current game before the orders that follow this number of orders, and plays them.
fn play_from<G: OnTable>(world: &mut World, order: usize) -> Result<(), Refusal> {
    open::<G>(world)?;
    go::<G>(world, order);
    let places = places_of::<G>(world, order + 1);
    if let Some(mut view) = world.get_resource_mut::<MapView>().filter(|_| !places.is_empty()) {
        view.lead(&places, true, false);
    }
    play_or_stop::<G>(world, true);
    Ok(())
}

/// Returns the places of the order of this number, which is shown.
fn places_of<G: OnTable>(world: &World, number: usize) -> Vec<Vec2> {
    let record = world.resource::<Session<G>>().record();
    let events = number.checked_sub(1).and_then(|index| record?.events.get(index));
    events.map_or_else(Vec::new, |events| to_see::<G>(G::position(world), events).0)
}

/// Opens the replay at an order, with the view on its places, at a zoom at which counters are legible; an open view is
/// only scrolled there.
fn open_at<G: OnTable>(world: &mut World, order: usize) -> Result<(), Refusal> {
    let is_new = !world.contains_resource::<Replay<G>>();
    open::<G>(world)?;
    go::<G>(world, order);
    let places = places_of::<G>(world, order);
    if let Some(mut view) = world.get_resource_mut::<MapView>().filter(|_| !places.is_empty()) {
        match is_new {
            true => view.open(Opening::Places(places)),
            false => view.lead(&places, true, false),
        }
    }
    Ok(())
}

/// Opens the replay of the game on the table, whose record has been read.
fn open_looked<G: OnTable>(
    world: &mut World,
    (timeline, told): (Timeline<G>, Vec<Moment>),
) -> Result<(), Refusal> {
    let session = world.resource::<Session<G>>();
    let record = session.record().ok_or_else(|| trouble(t!("table-no-game")))?;
    let from = match world.resource::<State<Screen>>().get() {
        Screen::Report => reported::opened_from::<G>(world),
        screen => *screen,
    };
    let replay = Replay::<G> {
        timeline,
        chapters: chapters(record),
        story: Story::new(&told, &record.file),
        told,
        notes: record.file.notes.clone(),
        noted: false,
        rolled: session.rolled.clone(),
        present: (G::position(world).clone(), from),
        seen_from: world.get_resource::<MapView>().map(MapView::own_stand),
        now: 0,
        reached: 0,
        playing: false,
        speed: 1,
        waited: 0.0,
        caption: String::new(),
        rolling: say!("table-dice-roll"),
        marks: BTreeMap::new(),
        stepped_from: None,
    };
    world.insert_resource(replay);
    go::<G>(world, 0);
    show(world, Screen::Replay)
}

/// Opens the view on the first combat, or on the first action, because the player's view may be far away. Counters are
/// legible at its zoom.
fn open_view<G: OnTable>(world: &mut World) {
    let Some(record) = world.resource::<Session<G>>().record() else { return };
    let told =
        |events: &Vec<G::Event>| facts::<G>(events).any(|fact| fact.only.is_none() && is_attack(&fact.what));
    let moved = |events: &Vec<G::Event>| !to_see::<G>(G::position(world), events).0.is_empty();
    let first = record.events.iter().position(told).or_else(|| record.events.iter().position(moved));
    let Some((number, events)) = first.and_then(|first| Some((first + 1, record.events.get(first)?.clone())))
    else {
        return;
    };
    let Some(mut replay) = world.get_resource_mut::<Replay<G>>() else { return };
    let (mut places, is_fight) = to_see::<G>(replay.timeline.position(number), &events);
    // Of a path the end is shown.
    if !is_fight {
        places.truncate(1);
    }
    if let Some(mut view) = world.get_resource_mut::<MapView>().filter(|_| !places.is_empty()) {
        view.open(Opening::Places(places));
    }
}

/// Whether an order was an action of units, and did more than end a phase.
fn is_deed<G: OnTable>(events: &[G::Event]) -> bool {
    let mut facts = facts::<G>(events).map(|fact| fact.what);
    !facts.any(|what| matches!(what, Happening::PhaseOpened { .. } | Happening::PhaseClosed))
}

fn is_attack(what: &Happening) -> bool {
    matches!(what, Happening::Attacked { .. })
}

fn show(world: &mut World, screen: Screen) -> Result<(), Refusal> {
    world.resource_mut::<NextState<Screen>>().set(screen);
    Ok(())
}

/// Shows the moment after this number of orders.
fn go<G: OnTable>(world: &mut World, to: usize) {
    let Some(rulebook) = world.resource::<Session<G>>().rulebook.clone() else { return };
    let Some(mut replay) = world.remove_resource::<Replay<G>>() else { return };
    let to = to.min(replay.timeline.orders());
    let before = Before::<G>::of(world);
    let position = replay.timeline.position(to).clone();
    lay::<G>(world, &rulebook, position);
    let (events, rolled) = {
        let session = world.resource::<Session<G>>();
        let events = session.record().map_or(&[][..], |record| record.events.as_slice());
        let last = to.checked_sub(1).and_then(|number| events.get(number)).cloned().unwrap_or_default();
        (last, last_die::<G>(&rulebook, &events[..to.min(events.len())]))
    };
    world.resource_mut::<Session<G>>().rolled = rolled;
    replay.marks = marks::<G>(&events);
    let lines = replay.story.until(to);
    let told = to.checked_sub(1).map_or(0, |before| replay.story.until(before).len());
    replay.caption = replayed::caption(&replay.story, to, replay.notes.get(&to));
    let one_on = to == replay.now + 1;
    if one_on
        && let Some(hex) = lines[told..].iter().filter(|line| line.only.is_none()).find_map(|line| line.hex)
    {
        let mut view = world.resource_mut::<MapView>();
        view.keep_own();
        view.follow(centre_of(hex));
    }
    replay.stepped_from = one_on.then(|| before.clone());
    if one_on && going_on::walks(replay.speed, world.get_resource::<Casting>()) {
        world.write_message(Played::<G> { events, before });
    }
    replay.now = to;
    replay.reached = replay.reached.max(to);
    world.insert_resource(replay);
}

/// Puts a position on the table that is not the game's current one.
fn lay<G: OnTable>(world: &mut World, rulebook: &Arc<G::Rulebook>, position: Position<G>) {
    G::restore(world, rulebook, position);
    let mut session = world.resource_mut::<Session<G>>();
    session.moves += 1;
    session.selected.clear();
}

fn play_or_stop<G: OnTable>(world: &mut World, playing: bool) {
    let Some(mut replay) = world.get_resource_mut::<Replay<G>>() else { return };
    replay.playing = playing;
    replay.waited = 0.0;
    let at_end = replay.now >= replay.timeline.orders();
    if let Some(mut casting) = world.get_resource_mut::<Casting>() {
        casting.bypass_change_detection().reading = 0.0;
    }
    if playing && at_end {
        go::<G>(world, 0);
    }
}

/// Opens the replay at a moment; leaving it leads to this screen.
pub(super) fn open_before<G: OnTable>(
    world: &mut World,
    after: usize,
    screen: Screen,
) -> Result<(), Refusal> {
    open::<G>(world)?;
    if let Some(mut replay) = world.get_resource_mut::<Replay<G>>() {
        replay.present.1 = screen;
    }
    go::<G>(world, after);
    Ok(())
}

/// Writes a note, in the record and its files.
fn note<G: OnTable>(world: &mut World, after: usize, text: &str) -> Result<(), Refusal> {
    let written = super::session::note::<G>(world, after, text);
    let session = world.resource::<Session<G>>();
    let Some(record) = session.record() else { return written };
    let Some(replay) = world.get_resource::<Replay<G>>() else { return written };
    let (notes, story) = (record.file.notes.clone(), Story::new(&replay.told, &record.file));
    if let Some(mut replay) = world.get_resource_mut::<Replay<G>>() {
        replay.notes = notes;
        replay.noted = true;
        replay.story = story;
        replay.caption = replayed::caption(&replay.story, replay.now, replay.notes.get(&replay.now));
    }
    written
}

/// Goes back to the current game, and to the view before the replay.
fn leave<G: OnTable>(world: &mut World) {
    let back = world.get_resource::<Replay<G>>().map(|replay| replay.present.1);
    let seen_from = world.get_resource::<Replay<G>>().and_then(|replay| replay.seen_from);
    put_away::<G>(world);
    if let (Some(stand), Some(mut view)) = (seen_from, world.get_resource_mut::<MapView>()) {
        view.go_back_to(stand);
    }
    if let Some(screen) = back {
        let _ = show(world, screen);
    }
}

/// Ends the replay before any other screen: the table shows the current game.
pub(super) fn put_away<G: OnTable>(world: &mut World) {
    let Some(replay) = world.remove_resource::<Replay<G>>() else { return };
    let Some(rulebook) = world.resource::<Session<G>>().rulebook.clone() else { return };
    lay::<G>(world, &rulebook, replay.present.0);
    let mut session = world.resource_mut::<Session<G>>();
    session.rolled = replay.rolled;
    if replay.noted {
        session.tell_anew(replay.story);
    }
}
