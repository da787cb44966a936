//! What a game says so that whole games of it are played out by the computer, checked and compared.

use crate::{engine::orders::Game, play::players::HasPlayers};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// A game of which whole games are played out by the computer, checked and compared.
pub trait Matched: HasPlayers {
    /// Who looks on and counts; `()` if nobody does.
    type Observer: Observer<Self>;
    /// Whether games that are kept are called after their players too.
    const NAMED_BY_PLAYERS: bool = true;
    /// What is told beside points.
    const TELLS: Tells = Tells::Levels;

    /// Points as a side counts them: more are better for it.
    fn points_for(_: &Self::Rulebook, side: usize, points: i32) -> i32 {
        if side == 0 { points } else { -points }
    }

    /// Why players of this game cannot be compared on one side; none if they can.
    fn cannot_compare(_: &Self::Rulebook) -> Option<&'static str> {
        None
    }

    /// The seat of whoever plays the side with this number: another one once players have changed seats.
    fn seat_of(_: &crate::engine::orders::Position<Self>, side: usize) -> usize {
        side
    }

    /// Broken invariants of a position that came about by orders, a sentence each: at least what is impossible in
    /// any position.
    fn broken(rulebook: &Self::Rulebook, position: &crate::engine::orders::Position<Self>) -> Vec<String> {
        Self::faults(rulebook, position)
    }

    fn kinds_of_order(_: &Self::Order) -> Vec<String> {
        Vec::new()
    }

    /// What an event counts as: its kind, and the result, decision or cause in it.
    fn kinds_of_event(_: &Self::Event) -> Vec<String> {
        Vec::new()
    }
}

/// What games and matches tell beside points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tells {
    /// The levels that games reached.
    Levels,
    /// Who won them.
    Wins,
}

/// Looks on while a game is played, and counts what tells good play from bad.
pub trait Observer<G: Game>: Default {
    type Figures: Clone + Debug + Serialize + DeserializeOwned + Send;

    /// Takes notice of an order before it is carried out.
    fn see_order(&mut self, _: &G::Rulebook, _: &crate::engine::orders::Position<G>, _: &G::Order) {}

    /// Takes notice of what an order brought about, in the position after it.
    fn see(&mut self, _: &G::Rulebook, _: &crate::engine::orders::Position<G>, _: &[G::Event]) {}

    /// What has been counted so far, if anything is.
    fn figures(&self) -> Option<Self::Figures>;
}

impl<G: Game> Observer<G> for () {
    type Figures = ();

    fn figures(&self) -> Option<()> {
        None
    }
}

/// What a game's observer counts.
pub(super) type FiguresOf<G> = <<G as Matched>::Observer as Observer<G>>::Figures;
