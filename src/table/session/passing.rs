//! The answers that the session gives for a person: decisions in which no answer would change anything or no player
//! would choose another, and phases in which nothing can be done that matters. The answers are ordinary orders, recorded with a reason of their own, so
//! that undo goes back to where a person last decided.

use super::{
    hand_over,
    state::{Session, is_human},
};
use crate::{
    engine::orders::{end_phase, is_over},
    scene::own_reasons::{ANSWERED, ONLY_ANSWER, PASSED},
    settings::Settings,
    table::{files::by_file, tabled::OnTable},
};
use bevy::prelude::*;

/// Returns the next order that needs no decision, with its reason. In a game by e-mail the person may be elsewhere, and
/// in a lesson or a branch the decision may be its subject.
pub(crate) fn next<G: OnTable>(world: &World) -> Option<(G::Order, &'static str)> {
    let session = world.resource::<Session<G>>();
    let position = G::position(world);
    let here = hand_over::acting::<G>(world).is_some_and(|seat| is_human(&session.seats, seat));
    let asks = by_file::is_sent(session) || session.lesson.is_some() || session.branch.is_some();
    if !here || asks || is_over::<G>(&position.public) {
        return None;
    }
    let settings = world.get_resource::<Settings>()?;
    let (rulebook, record) = (session.rulebook.as_ref()?, session.record()?);
    if !settings.ask_in_vain
        && let Some(answer) = G::in_vain(rulebook, position)
    {
        return Some((answer, ANSWERED));
    }
    if !settings.ask_in_vain
        && let Some(answer) = G::only_answer(rulebook, position)
    {
        return Some((answer, ONLY_ANSWER));
    }
    // People who roll the dice see each phase: the end of one may ask for dice.
    let shown = !settings.pass_phases
        || G::is_free_hand(&position.public)
        || G::dice_by_hand(record, position)
        || session.people.dice.is_some();
    let opened = record.events.last().is_some_and(|events| end_phase::<G>(events));
    // In a game that is held elsewhere no order can be undone here: the dice of the last one are looked for.
    let has_rolled = || match record.is_elsewhere() {
        true => record.events.last().is_some_and(|events| G::rolled(rulebook, events).is_some()),
        false => !record.can_undo(),
    };
    if shown || !(opened || G::PASSES_AFTER_ROLLS && has_rolled()) || !G::passes(rulebook, position) {
        return None;
    }
    Some((G::end_phase()?, PASSED))
}
