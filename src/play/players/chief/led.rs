//! The questions of a chief of staff to a game.

use super::{
    ground::{FireToCome, VictoryHex},
    intent::{Group, Intents},
};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{Scratch, Viewed},
    },
    play::players::{ChosenOrder, UnitAdvice, value::Valued},
};

/// A game of which a captain can be led by a chief of staff.
pub trait Led: Valued {
    /// The player that carries intents out, in trials and at the table.
    type Captain: Captain<Self>;

    /// The captain that a chief leads, new to the game.
    fn captain() -> Self::Captain;

    /// The captain of the enemy in trials. A game whose captain keeps nothing that belongs to its own side alone returns
    /// a copy, which knows the ground already.
    fn enemy_captain(_own: &Self::Captain) -> Self::Captain {
        Self::captain()
    }

    /// Returns the number of the side, 0 or 1, that this view belongs to.
    fn side(view: &Self::View<'_>) -> usize;

    /// Returns the choice of intents to which the next order belongs; equal numbers stand for one choice, a later choice
    /// has a larger number. A choice of the enemy that is earlier than one of this side has a smaller number too. None
    /// where the captain needs no intents, as while units are set up.
    fn occasion(view: &Self::View<'_>) -> Option<u32>;

    /// Returns the groups of the side that is to decide, with what each may be told, the most important groups first.
    fn groups(view: &Self::View<'_>, captain: &mut Self::Captain) -> Vec<Group>;

    /// Lays a position into a world, which is made if there is none, and returns the world. The position is the one that
    /// the view shows, with everything that it hides dealt by the seed, and with dice of this seed.
    fn deal<'w>(
        view: &Self::View<'_>,
        world: &'w mut Option<Scratch<Self>>,
        seed: u64,
    ) -> &'w mut Scratch<Self>;

    /// Whether a trial that began in one position ends in another: at the end of the enemy's answer to the turn of this
    /// side.
    fn is_answered(begun: &Self::Public, now: &Self::Public, side: usize) -> bool;

    /// Returns the dice of an order in the trial of this number. The same combat in the same place has the same dice,
    /// whatever came before it, so that plans are compared without their luck; empty where the next dice will do.
    fn trial_dice(_view: &Self::View<'_>, _order: &Self::Order, _luck: u64) -> Vec<u8> {
        Vec::new()
    }

    /// Returns the hex of a unit; for a passenger, that of its carrier. None if it is not on the map.
    fn hex_of(view: &Self::View<'_>, unit: UnitId) -> Option<Hex>;

    /// Returns the hexes that count for victory, each once; none in a game that does not say.
    fn victory_hexes(_view: &Self::View<'_>) -> Vec<VictoryHex> {
        Vec::new()
    }

    /// Returns the fire that is still to come in the turn of this side. A game without fire at movers has none.
    fn fire_to_come(_view: &Self::View<'_>) -> FireToCome {
        FireToCome::Spent
    }

    /// Returns the name of a unit in a reason: "2nd Squad".
    fn unit_called(view: &Self::View<'_>, unit: UnitId) -> String;
}

/// A player that chooses orders by itself, within what each unit is told. It is copied for each trial.
pub trait Captain<G: Viewed>: Clone + Send + Sync + 'static {
    /// Returns the order to give now. It depends on the view, the memory and the intents, never on a clock.
    fn choose_order(&mut self, view: &G::View<'_>, intents: &Intents) -> ChosenOrder<G::Order>;

    /// Lets the captain draw the variant of its set-ups by this seed, as
    /// [`Player::vary_set_up`](crate::play::players::Player::vary_set_up) does.
    fn vary_set_up(&mut self, _seed: u64) {}

    /// Returns the task of each unit in the order that it has just advised, if the order is for many.
    fn parts(&mut self, _view: &G::View<'_>, _order: &G::Order) -> Vec<UnitAdvice> {
        Vec::new()
    }
}
