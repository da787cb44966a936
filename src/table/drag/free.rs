//! What the hand means with the referee out, in every game alike: whoever is pressed is taken, lies where he is put, and
//! a click places what is to be placed. While the referee looks on, the game answers.

use super::answers::{Clicked, Dropped, GameContext, InHand, InputOutcome, Meanings, ToolsOf};
use crate::{
    engine::{board::Hex, counters::UnitId, orders::HandWish},
    planning::offer::{Lit, Offer},
    table::session::{Ask, Request},
};
use std::collections::BTreeMap;

fn is_free<G: InHand>(now: GameContext<G>) -> bool {
    G::is_free_hand(&now.position.public)
}

/// Whether a press takes a unit.
pub(super) fn takes<G: InHand>(now: GameContext<G>, tools: &ToolsOf<G>, unit: UnitId) -> bool {
    is_free(now) || G::takes(now, tools, unit)
}

pub(super) fn key_takes<G: InHand>(now: GameContext<G>, tools: &ToolsOf<G>, unit: UnitId) -> bool {
    is_free(now) || G::takes(now, tools, unit) && G::is_own(now, unit)
}

/// Whether a unit can be taken out of a box.
pub(super) fn takes_from_box<G: InHand>(now: GameContext<G>, tools: &ToolsOf<G>, unit: UnitId) -> bool {
    is_free(now) || G::is_there(now.position, unit) && G::takes(now, tools, unit)
}

/// What units can do: nothing by the rules, while nobody asks for them.
pub(super) fn offers<G: InHand>(
    now: GameContext<G>,
    tools: &ToolsOf<G>,
    units: &[UnitId],
    pinned: &[Hex],
) -> Offer {
    if is_free(now) { Offer::default() } else { G::offers(now, tools, units, pinned) }
}

/// What letting go means.
pub(super) fn dropped<G: InHand>(
    now: GameContext<G>,
    tools: &mut ToolsOf<G>,
    dropped: &Dropped,
) -> Meanings<G> {
    if !is_free(now) {
        return G::dropped(now, tools, dropped);
    }
    let command = G::by_hand(HandWish::Place { units: dropped.units, hex: dropped.hex });
    command.map(|command| InputOutcome::Request(Request::People(Ask::command(command)))).into_iter().collect()
}

/// What letting go on a counter beside the map means; with the referee out nothing: nobody lies there.
pub(super) fn dropped_onto<G: InHand>(
    now: GameContext<G>,
    tools: &ToolsOf<G>,
    units: &[UnitId],
    onto: UnitId,
) -> Meanings<G> {
    if is_free(now) { Vec::new() } else { G::dropped_onto(now, tools, units, onto) }
}

pub(super) fn clicked<G: InHand>(
    now: GameContext<G>,
    tools: &mut ToolsOf<G>,
    clicked: &Clicked,
) -> Meanings<G> {
    if is_free(now) { placed(now, clicked.hex) } else { G::clicked(now, tools, clicked) }
}

/// What the key of all work does at the cursor.
pub(super) fn act<G: InHand>(now: GameContext<G>, tools: &mut ToolsOf<G>, at: Option<Hex>) -> Meanings<G> {
    if is_free(now) { placed(now, at) } else { G::act(now, tools, at) }
}

/// The hexes in which something must or may be clicked.
pub(super) fn asked<G: InHand>(now: GameContext<G>, tools: &ToolsOf<G>) -> BTreeMap<Hex, Lit> {
    if is_free(now) { BTreeMap::new() } else { G::asked(now, tools) }
}

/// Places in a hex what is to be placed, if anything is.
fn placed<G: InHand>(now: GameContext<G>, hex: Option<Hex>) -> Meanings<G> {
    let placing = now.session.people.placing.as_ref().zip(hex);
    let command = placing.map(|(placing, hex)| placing.command(hex));
    command.map(|command| InputOutcome::Request(Request::People(Ask::Command(command)))).into_iter().collect()
}
