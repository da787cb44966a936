//! What the hand means with the referee out, in every game alike: whoever is pressed is taken, lies where he is put, and
//! a click places what is to be placed. While the referee looks on, the game answers.

use super::{
    answers::Planning,
    context::GameContext,
    offer::{Lit, Offer},
    outcome::{Clicked, Dropped, InputOutcome, Meanings},
};
use crate::engine::{
    board::Hex,
    counters::UnitId,
    orders::{AnyValue, HandWish},
};
use std::collections::BTreeMap;

fn is_free<G: Planning>(now: GameContext<G>) -> bool {
    G::is_free_hand(&now.position.public)
}

/// Whether a press takes a unit.
pub(crate) fn takes<G: Planning>(now: GameContext<G>, plan: &G::Plan, unit: UnitId) -> bool {
    is_free(now) || G::takes(now, plan, unit)
}

pub(crate) fn key_takes<G: Planning>(now: GameContext<G>, plan: &G::Plan, unit: UnitId) -> bool {
    is_free(now) || G::takes(now, plan, unit) && G::is_own(now, unit)
}

/// Whether a unit can be taken out of a box.
pub(crate) fn takes_from_box<G: Planning>(now: GameContext<G>, plan: &G::Plan, unit: UnitId) -> bool {
    is_free(now) || G::is_there(now.position, unit) && G::takes(now, plan, unit)
}

/// What units can do: nothing by the rules, while nobody asks for them.
pub(crate) fn offers<G: Planning>(
    now: GameContext<G>,
    plan: &G::Plan,
    units: &[UnitId],
    pinned: &[Hex],
) -> Offer {
    if is_free(now) { Offer::default() } else { G::offers(now, plan, units, pinned) }
}

/// What letting go means.
pub(crate) fn dropped<G: Planning>(
    now: GameContext<G>,
    plan: &mut G::Plan,
    dropped: &Dropped,
) -> Meanings<G> {
    if !is_free(now) {
        return G::dropped(now, plan, dropped);
    }
    let command = G::by_hand(HandWish::Place { units: dropped.units, hex: dropped.hex });
    command.map(|command| InputOutcome::Command(AnyValue::new(command))).into_iter().collect()
}

/// What letting go on a counter beside the map means; with the referee out nothing: nobody lies there.
pub(crate) fn dropped_onto<G: Planning>(
    now: GameContext<G>,
    plan: &G::Plan,
    units: &[UnitId],
    onto: UnitId,
) -> Meanings<G> {
    if is_free(now) { Vec::new() } else { G::dropped_onto(now, plan, units, onto) }
}

pub(crate) fn clicked<G: Planning>(
    now: GameContext<G>,
    plan: &mut G::Plan,
    clicked: &Clicked,
) -> Meanings<G> {
    if is_free(now) { placed(now, clicked.hex) } else { G::clicked(now, plan, clicked) }
}

/// What the key of all work does at the cursor.
pub(crate) fn act<G: Planning>(now: GameContext<G>, plan: &mut G::Plan, at: Option<Hex>) -> Meanings<G> {
    if is_free(now) { placed(now, at) } else { G::act(now, plan, at) }
}

/// The hexes in which something must or may be clicked.
pub(crate) fn asked<G: Planning>(now: GameContext<G>, plan: &G::Plan) -> BTreeMap<Hex, Lit> {
    if is_free(now) { BTreeMap::new() } else { G::asked(now, plan) }
}

/// Places in a hex what is to be placed, if anything is.
fn placed<G: Planning>(now: GameContext<G>, hex: Option<Hex>) -> Meanings<G> {
    let placing = now.placing.zip(hex);
    let command = placing.map(|(placing, hex)| placing.command(hex));
    command.map(InputOutcome::Command).into_iter().collect()
}
