//! The questions to a game that lets the computer play, check and compare whole games of it.

use crate::{engine::orders::Game, play::players::HasPlayers};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// A game of which the computer plays, checks and compares whole games.
pub trait Matched: HasPlayers {
    /// The observer that counts; `()` for none.
    type Observer: Observer<Self>;
    /// Whether the names of saved games include the players.
    const NAMED_BY_PLAYERS: bool = true;
    /// The result that is reported beside points.
    const TELLS: Tells = Tells::Levels;

    /// Returns points as a side counts them: more are better for it.
    fn points_for(_: &Self::Rulebook, side: usize, points: i32) -> i32 {
        if side == 0 { points } else { -points }
    }

    /// Returns the reason why players of this game cannot be compared on one side; none if they can.
    fn cannot_compare(_: &Self::Rulebook) -> Option<&'static str> {
        None
    }

    /// Returns the seat of the player of this side: another one after players have changed seats.
    fn seat_of(_: &crate::engine::orders::Position<Self>, side: usize) -> usize {
        side
    }

    /// Returns the broken invariants of a position that was reached by orders, a sentence each: at least the impossible
    /// states of any position.
    fn broken(rulebook: &Self::Rulebook, position: &crate::engine::orders::Position<Self>) -> Vec<String> {
        Self::faults(rulebook, position)
    }

    fn kinds_of_order(_: &Self::Order) -> Vec<String> {
        Vec::new()
    }

    /// Returns the kinds that an event counts as: its own kind, and the result, decision or cause in it.
    fn kinds_of_event(_: &Self::Event) -> Vec<String> {
        Vec::new()
    }
}

/// The result that games and matches report beside points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tells {
    /// The levels that games reached.
    Levels,
    /// Their winners.
    Wins,
}

/// An observer of a game, which counts what distinguishes good play from bad.
pub trait Observer<G: Game>: Default {
    type Figures: Clone + Debug + Serialize + DeserializeOwned + Send;

    /// Observes an order before it is carried out.
    fn see_order(&mut self, _: &G::Rulebook, _: &crate::engine::orders::Position<G>, _: &G::Order) {}

    /// Observes the events of an order, in the position after it.
    fn see(&mut self, _: &G::Rulebook, _: &crate::engine::orders::Position<G>, _: &[G::Event]) {}

    /// The figures so far, if there are any.
    fn figures(&self) -> Option<Self::Figures>;
}

impl<G: Game> Observer<G> for () {
    type Figures = ();

    fn figures(&self) -> Option<()> {
        None
    }
}

/// The figures of a game's observer.
pub(super) type FiguresOf<G> = <<G as Matched>::Observer as Observer<G>>::Figures;
