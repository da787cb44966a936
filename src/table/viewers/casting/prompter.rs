//! The teleprompter: the next note and the next combat of a replay, and whether casting mode waits, for the caster. It is drawn
//! in the player's window alone, and not while presenter mode shows that window to viewers. Then the title of the window says
//! that casting mode is on and waits: a recording of the window's content does not have it.

use super::pace::{Casting, has_combat};
use crate::{
    engine::text::say,
    panels::{self, Prompted, casting::Prompter},
    settings::{Command, Settings},
    table::{
        app::{
            host::Asked,
            screen::Screen,
            sets::{GameSet, TableSet},
        },
        map::view::MapView,
        replay::replayed::{self, Replay},
        session::{Session, thinker::Held},
        study::studied::ResultHidden,
        tabled::OnTable,
        viewers::presenter::panels_are_shown,
    },
};
use bevy::{
    prelude::*,
    window::{PrimaryWindow, RequestRedraw},
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

/// The content of the teleprompter; none while casting mode is off, or there is nothing to cast.
#[derive(Resource, Default, PartialEq)]
struct Shown(Option<Next>);

/// The next note and the next combat, about this moment of this game.
#[derive(Clone, PartialEq)]
struct Next {
    about: (&'static str, u64, usize),
    note: Option<Prompted>,
    combat: Option<Prompted>,
    /// Whether it goes on only when the caster lets it, and whether it is a replay.
    waits: bool,
    is_replay: bool,
}

impl Next {
    /// Returns the name of the key with which the caster goes on; none while it goes on by itself.
    fn key(&self, settings: Option<&Settings>) -> Option<String> {
        self.waits.then(|| match settings {
            _ if self.is_replay => say!("key-space"),
            Some(settings) => settings.keys.hint(Command::HoldOpponent),
            None => String::new(),
        })
    }
}

pub(super) fn plugin(app: &mut App) {
    let is_cast = in_state(Screen::Table).or_else(in_state(Screen::Replay));
    let draw = draw.before(TableSet::DrawPanels).run_if(is_cast).run_if(panels_are_shown);
    app.init_resource::<Shown>()
        .add_systems(EguiPrimaryContextPass, draw)
        .add_systems(Update, entitle.after(TableSet::Carry));
}

pub(super) fn game_plugin<G: OnTable>(app: &mut App) {
    app.add_systems(Update, find::<G>.in_set(GameSet::Show(G::ID)));
}

/// Finds what comes next. In a game that goes on, and while the result is hidden, that is not known.
fn find<G: OnTable>(
    (session, replay, held): (Res<Session<G>>, Option<Res<Replay<G>>>, Option<Res<Held>>),
    (casting, hidden): (Res<Casting>, Option<Res<ResultHidden>>),
    mut shown: ResMut<Shown>,
) {
    let Some(record) = session.record() else { return };
    if !casting.on || (replay.is_none() && session.humans() != [false; 2]) {
        shown.set_if_neq(Shown(None));
        return;
    }
    let known = replay.as_ref().filter(|_| hidden.is_none_or(|hidden| !hidden.0));
    let now = known.map_or(usize::MAX, |replay| replay.now);
    let about = (G::ID, session.laid, now);
    // A note may be written at the moment that is shown, and comes next after a step back.
    let is_same = shown.0.as_ref().is_some_and(|next| next.about == about);
    let may_differ = replay.as_ref().is_some_and(|replay| replay.is_changed());
    let waits = match &replay {
        Some(replay) => !replay.playing && replay.now < replay.timeline.orders(),
        None => held.is_some_and(|held| held.on && held.free == 0),
    };
    if is_same && !may_differ {
        if let Some(next) = shown.0.as_ref().filter(|next| next.waits != waits).cloned() {
            *shown = Shown(Some(Next { waits, ..next }));
        }
        return;
    }
    let is_replay = replay.is_some();
    let Some(replay) = known else {
        shown.set_if_neq(Shown(Some(Next { about, note: None, combat: None, waits, is_replay })));
        return;
    };
    let note = replay.notes.range(now.saturating_add(1)..).next();
    let note = note.map(|(after, note)| Prompted { orders: after - now, words: note.clone() });
    let to_come = record.events.iter().enumerate().skip(now);
    let combat =
        to_come.map(|(number, events)| (number + 1, events)).find(|(_, events)| has_combat::<G>(events));
    let combat = combat.map(|(after, _)| Prompted {
        orders: after - now,
        words: replayed::caption(&replay.story, after, replay.notes.get(&after)),
    });
    shown.set_if_neq(Shown(Some(Next { about, note, combat, waits, is_replay })));
}

/// Says in the title of the window that casting mode is on, and that it waits; afterwards the window has its usual title again.
fn entitle(
    (shown, casting, screen): (Res<Shown>, Res<Casting>, Res<State<Screen>>),
    settings: Option<Res<Settings>>,
    mut before: Local<Option<(String, String)>>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
) {
    let is_cast = casting.on && matches!(screen.get(), Screen::Table | Screen::Replay);
    let title = shown.0.as_ref().filter(|_| is_cast).map(|next| match next.key(settings.as_deref()) {
        Some(key) => say!("casting-window-waits", waits = say!("casting-waits", key = key)),
        None => say!("casting-window"),
    });
    if before.as_ref().map(|(_, shown)| shown) == title.as_ref() {
        return;
    }
    for mut window in &mut windows {
        let usual = before.as_ref().map_or_else(|| window.title.clone(), |(usual, _)| usual.clone());
        window.title = title.clone().unwrap_or_else(|| usual.clone());
        *before = title.clone().map(|shown| (usual, shown));
    }
}

fn draw(
    mut contexts: EguiContexts,
    (shown, casting): (Res<Shown>, Res<Casting>),
    (view, settings): (Res<MapView>, Res<Settings>),
    mut asked: MessageWriter<Asked>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let Some(next) = shown.0.as_ref().filter(|_| casting.on) else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    if !panels::dress(context, settings.theme) {
        return Ok(());
    }
    let zoom = context.zoom_factor();
    let point = |place: Vec2| egui::pos2(place.x / zoom, place.y / zoom);
    let map = egui::Rect::from_min_max(point(view.area.min), point(view.area.max));
    let key = next.key(Some(&*settings));
    let prompter = Prompter {
        note: next.note.as_ref(),
        combat: next.combat.as_ref(),
        speed: casting.speed,
        stops: casting.stops,
        waits: key.as_deref(),
    };
    let palette = settings.theme.palette_in(settings.colours);
    let actions = panels::casting::show(context, palette, map, &prompter);
    if !actions.is_empty() {
        asked.write_batch(actions.into_iter().map(Asked));
        redraw.write(RequestRedraw);
    }
    Ok(())
}
