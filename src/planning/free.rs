//! The meaning of mouse and keys with the referee off, alike in every game: a press picks up any unit, a drop leaves it
//! in that hex, a click places the chosen piece. While the referee is on, the game answers.

use super::{
    answers::Planning,
    context::GameContext,
    offer::{Highlight, Offer},
    outcome::{Clicked, Dropped, InputOutcome, Outcomes},
};
use crate::engine::{
    board::Hex,
    counters::UnitId,
    orders::{AnyValue, HandWish, Refusal},
    text::t,
};
use std::collections::BTreeMap;

fn is_free<G: Planning>(now: GameContext<G>) -> bool {
    G::is_free_hand(&now.position.public)
}

/// Whether a press picks up a unit.
pub(crate) fn takes<G: Planning>(now: GameContext<G>, plan: &G::Plan, unit: UnitId) -> bool {
    is_free(now) || G::takes(now, plan, unit)
}

pub(crate) fn key_takes<G: Planning>(now: GameContext<G>, plan: &G::Plan, unit: UnitId) -> bool {
    is_free(now) || G::takes(now, plan, unit) && G::is_friendly(now, unit)
}

/// Whether a unit can be taken out of a box.
pub(crate) fn takes_from_box<G: Planning>(now: GameContext<G>, plan: &G::Plan, unit: UnitId) -> bool {
    is_free(now) || G::is_there(now.position, unit) && G::takes(now, plan, unit)
}

/// The offer to units; with the referee off it is empty, because the rules are not asked.
pub(crate) fn offers<G: Planning>(
    now: GameContext<G>,
    plan: &G::Plan,
    units: &[UnitId],
    pinned: &[Hex],
) -> Offer {
    if is_free(now) { Offer::default() } else { G::offers(now, plan, units, pinned) }
}

/// The meaning of a drop.
pub(crate) fn dropped<G: Planning>(
    now: GameContext<G>,
    plan: &mut G::Plan,
    dropped: &Dropped,
) -> Outcomes<G> {
    if !is_free(now) {
        return G::dropped(now, plan, dropped);
    }
    let command = G::by_hand(HandWish::Place { units: dropped.units, hex: dropped.hex });
    command.map(|command| InputOutcome::Command(AnyValue::new(command))).into_iter().collect()
}

/// Whether outcomes leave everything as it was, apart from the selection.
pub(crate) fn is_idle<O>(meant: &[InputOutcome<O>]) -> bool {
    meant.iter().all(|meant| matches!(meant, InputOutcome::Select(_)))
}

/// The reason why nothing happens in a hex that is not highlighted for these units.
pub(crate) fn not_offered(units: &[UnitId], hex: Hex, offer: &Offer) -> Option<Refusal> {
    let (unit, others) = (*units.first()?, units.len() - 1);
    Some(Refusal::of_table(if offer.is_empty() {
        t!("planning-cannot-act", unit = unit, others = others)
    } else {
        t!("planning-cannot-go", unit = unit, hex = hex, others = others)
    }))
}

/// The meaning of a drop on a counter beside the map; with the referee off it is empty, because no unit is there.
pub(crate) fn dropped_onto<G: Planning>(
    now: GameContext<G>,
    plan: &G::Plan,
    units: &[UnitId],
    onto: UnitId,
) -> Outcomes<G> {
    if is_free(now) { Vec::new() } else { G::dropped_onto(now, plan, units, onto) }
}

pub(crate) fn clicked<G: Planning>(
    now: GameContext<G>,
    plan: &mut G::Plan,
    clicked: &Clicked,
) -> Outcomes<G> {
    if is_free(now) { placed(now, clicked.hex) } else { G::clicked(now, plan, clicked) }
}

/// The meaning of the action key at the cursor.
pub(crate) fn act<G: Planning>(now: GameContext<G>, plan: &mut G::Plan, at: Option<Hex>) -> Outcomes<G> {
    if is_free(now) { placed(now, at) } else { G::act(now, plan, at) }
}

/// The hexes that must or may be clicked.
pub(crate) fn asked<G: Planning>(now: GameContext<G>, plan: &G::Plan) -> BTreeMap<Hex, Highlight> {
    if is_free(now) { BTreeMap::new() } else { G::asked(now, plan) }
}

/// Places the chosen piece in a hex, if there is one.
fn placed<G: Planning>(now: GameContext<G>, hex: Option<Hex>) -> Outcomes<G> {
    let placing = now.placing.zip(hex);
    let command = placing.map(|(placing, hex)| placing.command(hex));
    command.map(InputOutcome::Command).into_iter().collect()
}
