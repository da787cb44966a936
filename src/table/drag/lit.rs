//! The highlights on the map: the possible moves of held or selected units, the hexes of a decision, the targets.

use super::{held::Hand, touch::Touch};
use crate::{
    engine::counters::UnitId,
    planning::{Highlight, Mark, Plan, free},
    table::{
        app::sets::{GameSet, TableSet},
        counters::animation::Throw,
        marks::highlights::Highlights,
        replay::replayed::Replay,
        session::Session,
        tabled::OnTable,
    },
};
use bevy::prelude::*;

pub(super) fn game_plugin<G: OnTable>(app: &mut App) {
    app.add_systems(
        Update,
        (drop_what_is_gone::<G>, offer::<G>).chain().in_set(GameSet::Show(G::ID)).before(TableSet::LayOut),
    );
}

pub(super) fn game_pictures_plugin<G: OnTable>(app: &mut App) {
    app.add_systems(Update, light::<G>.in_set(TableSet::FindHighlights).in_set(GameSet::ShowBoard(G::ID)));
}

/// Empties the hand when the position has changed, and removes units that are gone from the selection.
fn drop_what_is_gone<G: OnTable>(mut touch: Touch<G>, mut before: Local<u64>) {
    if touch.session.moves == *before {
        return;
    }
    *before = touch.session.moves;
    if touch.hand.held.is_some() {
        touch.hand.held = None;
    }
    if touch.plan(G::forget).is_none() {
        return;
    }
    let Touch { session, position, .. } = &mut touch;
    let Some(position) = position.as_deref() else { return };
    let stays = |unit: &UnitId| G::is_there(position, *unit);
    if !session.selected.iter().all(stays) {
        let stay: Vec<UnitId> = session.selected.iter().copied().filter(stays).collect();
        session.selected = stay;
    }
}

/// Updates the possible actions of the selected units, and of the held units if the plan has changed.
fn offer<G: OnTable>(
    (session, position): (Res<Session<G>>, Option<Res<crate::engine::orders::Position<G>>>),
    plan: Res<Plan<G>>,
    mut hand: ResMut<Hand>,
    mut known: Local<Option<(u64, Vec<UnitId>)>>,
) {
    let wanted = (session.moves, session.selected.clone());
    let changed = plan.is_changed();
    if known.as_ref() == Some(&wanted) && !changed {
        return;
    }
    let Some(now) = session.context(position.as_deref()) else { return };
    *known = Some(wanted);
    let selected = free::offers(now, &plan.0, &session.selected, &[]);
    if hand.selected != selected {
        hand.selected = selected;
    }
    if changed && let Some(held) = &hand.held {
        let offer = free::offers(now, &plan.0, &held.units, &held.pinned);
        if let Some(held) = hand.held.as_mut().filter(|held| held.offer != offer) {
            held.offer = offer;
        }
    }
}

/// Computes the highlights.
fn light<G: OnTable>(
    (session, position): (Res<Session<G>>, Option<Res<crate::engine::orders::Position<G>>>),
    (hand, replay, throw): (Res<Hand>, Option<Res<Replay<G>>>, Res<Throw>),
    plan: Res<Plan<G>>,
    mut highlights: ResMut<Highlights>,
    mut before: Local<(u64, bool)>,
) {
    let now = (session.moves, throw.hides_result());
    let moved = std::mem::replace(&mut *before, now) != now;
    if !(moved || hand.is_changed() || session.is_changed() || plan.is_changed()) {
        return;
    }
    if let Some(replay) = replay {
        highlights.set_if_neq(Highlights { hexes: replay.lit(throw.hides_result()) });
        return;
    }
    let Some(now) = session.context(position.as_deref()) else { return };
    // The hexes of a decision would reveal the result before the die does. Those of a computer player would be taken for
    // one's own.
    let is_asked = !throw.hides_result() && session.is_person_asked(now.position);
    let mut hexes = if is_asked { free::asked(now, &plan.0) } else { Default::default() };
    let offer = hand.offer();
    let offered = offer.trains.iter().chain(&offer.places);
    hexes.extend(offered.map(|(hex, choice)| (*hex, Highlight::from(choice))));
    hexes.extend(G::aimed(&plan.0).into_iter().map(|hex| (hex, Highlight::plain(Mark::Attack))));
    highlights.set_if_neq(Highlights { hexes });
}
