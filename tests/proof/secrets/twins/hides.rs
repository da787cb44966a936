//! A game in which a side may have incomplete knowledge: what it hides, and which events may reveal it.

use kessel::{
    cli::Commanded,
    engine::{board::Hex, counters::UnitId, orders::Game},
    play::players::HasPlayers,
    scene::{Captioned, HasDeeds},
};
use rand::rngs::ChaCha8Rng;
use std::sync::Arc;

pub type PositionOf<G> = kessel::engine::orders::Position<G>;

/// A position that differs from another in facts that one side may not know.
pub struct Twin<G: Game> {
    pub position: PositionOf<G>,
    /// Hexes that the difference concerns.
    pub at: Vec<Hex>,
    /// Units that the difference concerns.
    pub units: Vec<UnitId>,
}

/// A game in which a side may have incomplete knowledge.
pub trait Hides: Commanded + HasPlayers + HasDeeds + Captioned + kessel::table::OnTable {
    /// Returns the scenarios with secrets, with the options that hide most.
    fn rulebooks() -> Vec<(String, Arc<Self::Rulebook>)>;

    /// Returns a twin for the side with this number; none if nothing is hidden from it now.
    fn twin(
        rulebook: &Arc<Self::Rulebook>,
        position: &PositionOf<Self>,
        side: usize,
        chance: &mut ChaCha8Rng,
    ) -> Option<Twin<Self>>;

    /// Returns orders of one unit about a hex and perhaps another unit, right and wrong ones.
    fn orders_of(position: &PositionOf<Self>, unit: UnitId, hex: Hex, other: UnitId) -> Vec<Self::Order>;

    /// Returns orders that name no unit.
    fn orders_of_nobody(position: &PositionOf<Self>, hex: Hex) -> Vec<Self::Order>;

    /// Whether the event reveals secrets: dice that are rolled, and facts that the rules announce.
    fn tells(event: &Self::Event) -> bool;

    /// Whether two events differ only in the unit that observes: both sides learn that a unit is seen, where a case
    /// says so.
    fn differ_in_sight(_one: &Self::Event, _other: &Self::Event) -> bool {
        false
    }

    /// Whether a unit comes into sight by this event: its state is visible from then on.
    fn brings_out(_: &Self::Event, _: UnitId) -> bool {
        false
    }

    /// Returns an order in words, as the lesson recorder writes it into its step; the position is the one that its side
    /// sees after the order.
    fn words(rulebook: &Self::Rulebook, position: &PositionOf<Self>, order: &Self::Order) -> String;

    /// Returns the explanation of a hex, as the table shows it to the viewer of the position.
    fn why(rulebook: &Self::Rulebook, position: &PositionOf<Self>, hex: Hex, chosen: &[UnitId]) -> String;

    /// Returns the plans of attacks by a unit on a hex that viewers could see.
    fn attack_plans(_unit: UnitId, _hex: Hex) -> Vec<<Self as Captioned>::Plan> {
        Vec::new()
    }

    /// Stores possible alternatives for secrets before an order is played: plots that were not made.
    fn watch(
        _rulebook: &Arc<Self::Rulebook>,
        _position: &PositionOf<Self>,
        _chance: &mut ChaCha8Rng,
        _memory: &mut Memory<Self>,
    ) {
    }

    /// Makes a twin with the stored alternatives.
    fn twin_from(
        rulebook: &Arc<Self::Rulebook>,
        position: &PositionOf<Self>,
        side: usize,
        chance: &mut ChaCha8Rng,
        _memory: &Memory<Self>,
    ) -> Option<Twin<Self>> {
        Self::twin(rulebook, position, side, chance)
    }
}

/// Orders that could have been given instead of the real ones, by the number of the side.
pub struct Memory<G: Game>(pub [Vec<G::Order>; 2]);
