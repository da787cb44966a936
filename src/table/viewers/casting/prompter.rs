//! The teleprompter: the next note and the next combat of a replay, for the caster. It is drawn in the player's window
//! alone, and not while presenter mode shows that window to viewers.

use super::pace::{Casting, has_combat};
use crate::{
    panels::{self, Prompted, casting::Prompter},
    settings::Settings,
    table::{
        app::{
            host::Asked,
            screen::Screen,
            sets::{GameSet, TableSet},
        },
        map::view::MapView,
        replay::replayed::{self, Replay},
        session::Session,
        study::studied::ResultHidden,
        tabled::OnTable,
        viewers::presenter::panels_are_shown,
    },
};
use bevy::{prelude::*, window::RequestRedraw};
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
}

pub(super) fn plugin(app: &mut App) {
    let is_cast = in_state(Screen::Table).or_else(in_state(Screen::Replay));
    let draw = draw.before(TableSet::DrawPanels).run_if(is_cast).run_if(panels_are_shown);
    app.init_resource::<Shown>().add_systems(EguiPrimaryContextPass, draw);
}

pub(super) fn game_plugin<G: OnTable>(app: &mut App) {
    app.add_systems(Update, find::<G>.in_set(GameSet::Show(G::ID)));
}

/// Finds what comes next. In a game that goes on, and while the result is hidden, that is not known.
fn find<G: OnTable>(
    (session, replay): (Res<Session<G>>, Option<Res<Replay<G>>>),
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
    if is_same && !may_differ {
        return;
    }
    let Some(replay) = known else {
        shown.set_if_neq(Shown(Some(Next { about, note: None, combat: None })));
        return;
    };
    let note = replay.notes.range(now.saturating_add(1)..).next();
    let note = note.map(|(after, note)| Prompted { orders: after - now, words: note.clone() });
    let to_come = record.events.iter().enumerate().skip(now);
    let combat =
        to_come.map(|(number, events)| (number + 1, events)).find(|(_, events)| has_combat::<G>(events));
    let words = |after: usize| replayed::caption(&replay.story, after, replay.notes.get(&after));
    let combat = combat.map(|(after, _)| Prompted { orders: after - now, words: words(after) });
    shown.set_if_neq(Shown(Some(Next { about, note, combat })));
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
    let prompter = Prompter {
        note: next.note.as_ref(),
        combat: next.combat.as_ref(),
        speed: casting.speed,
        stops: casting.stops,
    };
    let palette = settings.theme.palette_in(settings.colours);
    let actions = panels::casting::show(context, palette, map, &prompter);
    if !actions.is_empty() {
        asked.write_batch(actions.into_iter().map(Asked));
        redraw.write(RequestRedraw);
    }
    Ok(())
}
