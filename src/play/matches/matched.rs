//! What a game says so that whole games of it are played out by the computer, checked and compared.

use crate::{
    engine::orders::{Game, Mirrored},
    play::players::Played,
};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::{Debug, Display};

/// A game of which whole games are played out by the computer, checked and compared.
pub trait Matched: Mirrored + Played {
    /// A side; its name is what it is called in sentences.
    type Side: Copy + Debug + Display + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// Who looks on and counts; `()` if nobody does.
    type Observer: Observer<Self>;
    /// The sides, in the order of their seats.
    const SIDES: [Self::Side; 2];
    /// Their words, as options and fields are called.
    const WORDS: [&'static str; 2];
    /// What those who play the sides are called: "the Germans won …".
    const PEOPLE: [&'static str; 2];
    /// Whether games that are kept are called after their players too.
    const NAMED_BY_PLAYERS: bool = true;
    /// What is told beside points.
    const TELLS: Tells = Tells::Levels;

    /// The turn that the game has come to.
    fn turns_played(position: &crate::engine::orders::Position<Self>) -> u8;

    /// How the game has ended; none while it goes on.
    fn ended(position: &crate::engine::orders::Position<Self>) -> Option<End<Self::Side>>;

    /// Points as a side counts them: more are better for it.
    fn points_for(rulebook: &Self::Rulebook, side: Self::Side, points: i32) -> i32;

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

    /// What an order counts as.
    fn kinds_of_order(_: &Self::Order) -> Vec<String> {
        Vec::new()
    }

    /// What an event counts as: its kind, and the result, decision or cause in it.
    fn kinds_of_event(_: &Self::Event) -> Vec<String> {
        Vec::new()
    }
}

/// How a game has ended.
#[derive(Clone, Debug, PartialEq)]
pub struct End<Side> {
    /// The level reached.
    pub level: String,
    /// The winner; none in a draw.
    pub winner: Option<Side>,
    /// The points, as the scenario counts them.
    pub points: i32,
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
    /// What it has counted.
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
