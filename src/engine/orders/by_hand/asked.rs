//! What a game says of what people do at its table.

use crate::engine::{
    board::Hex,
    counters::UnitId,
    orders::{EndWish, Ending, Finding, Game, HandWish, Outcome, Position, Referee, Refusal, Sided},
};
use serde::Serialize;
use std::{fmt, ops::RangeInclusive, sync::Arc};

/// What people ask for at the table of every game.
pub enum TableWish<'a, G: FreeHand> {
    Hand(HandWish<'a>),
    /// Set a mark in a hex, or take it off where it lies.
    Mark(G::Mark, Hex),
    Clock(u8, G::Phase),
    End(EndWish<G::Side>),
}

/// What comes of it.
pub enum AtTable<G: FreeHand> {
    RefereeSwitched { on: bool },
    ClockSet { turn: u8, phase: G::Phase },
    EndOffered { side: Option<G::Side> },
    BrokenOff { ending: Ending<G::Side> },
    PhaseOpened { turn: u8, phase: G::Phase },
    Ended { outcome: Outcome<G::Side> },
}

/// What people have said of ending the game before its time.
#[derive(Clone, Copy)]
pub struct Agreed<S> {
    /// Who offers it.
    pub offer: Option<S>,
    pub ending: Option<Ending<S>>,
}

/// What a position is called that is saved as a scenario.
#[derive(Clone, Copy)]
pub struct SavedAs<'a> {
    pub id: UnitId,
    pub title: &'a str,
    pub summary: &'a str,
}

/// A game whose referee can be sent out, and that can be ended before its time.
pub trait FreeHand: Game {
    type Side: Sided;
    /// A mark that is set in a hex by hand.
    type Mark: Copy + fmt::Display + Send + Sync + 'static;
    /// All of them, in the order in which they are offered.
    const MARKS: &'static [Self::Mark];
    type Scenario: Serialize;
    /// Down to which depth the values of a saved scenario have lines of their own.
    const DEPTH: usize = 3;

    /// What a command asks for; none for one that only this game knows.
    fn asked(command: &Self::Command) -> Option<TableWish<'_, Self>>;
    fn command_for(wish: TableWish<'_, Self>) -> Self::Command;
    fn event_of(happened: AtTable<Self>) -> Self::Event;
    fn agreed(public: &Self::Public) -> Agreed<Self::Side>;

    /// How the game ends that is ended so now.
    fn ended_by(
        rulebook: &Self::Rulebook,
        public: &Self::Public,
        ending: Ending<Self::Side>,
    ) -> Outcome<Self::Side>;

    /// The phases that the clock can be set to, each with the turns in which it can be.
    fn clock_goes(rulebook: &Self::Rulebook) -> Vec<(Self::Phase, RangeInclusive<u8>)>;

    /// Why the referee cannot go out now; none if he can.
    fn keeps_referee(rulebook: &Self::Rulebook, public: &Self::Public) -> Option<String>;

    /// What must be ended before he goes out.
    fn goes_out(_: &mut Referee<'_, Self>) {}

    /// What he does away with before he judges again.
    fn clears_up(_: &mut Referee<'_, Self>) {}

    /// What he makes ready once he is back.
    fn comes_back(_: &mut Referee<'_, Self>) {}

    /// Puts counters into a hex of the map, wherever they were.
    ///
    /// # Errors
    /// They cannot be put there; nothing has changed.
    fn place(referee: &mut Referee<'_, Self>, units: &[UnitId], hex: Hex) -> Result<(), Refusal>;

    /// Sets a mark in a hex of the map, or takes it off where it lies.
    ///
    /// # Errors
    /// It cannot lie there; nothing has changed.
    fn mark(referee: &mut Referee<'_, Self>, mark: Self::Mark, hex: Hex) -> Result<(), Refusal>;

    /// Carries out what only this game knows to be done by hand.
    ///
    /// # Errors
    /// It is not possible; nothing has changed.
    fn change(referee: &mut Referee<'_, Self>, command: &Self::Command) -> Result<(), Refusal>;

    /// Carries out a command of this game that has nothing to do with the referee; none if it is no such.
    fn whenever(_: &mut Referee<'_, Self>, _: &Self::Command) -> Option<Result<(), Refusal>> {
        None
    }

    /// How many counters are still to be set up.
    fn to_set_up(public: &Self::Public) -> usize;

    /// What is against the rules in a hex, called so, in which counters of one side stand.
    fn irregular_in(rulebook: &Self::Rulebook, public: &Self::Public, hex: Hex, name: &str) -> Vec<Finding>;

    /// What else is against the rules.
    fn irregular(_: &Self::Rulebook, _: &Self::Public) -> Vec<Finding> {
        Vec::new()
    }

    /// The scenario that begins with a position.
    ///
    /// # Errors
    /// Why none can begin with it, in a sentence.
    fn scenario(
        rulebook: &Arc<Self::Rulebook>,
        position: &Position<Self>,
        saved_as: SavedAs<'_>,
    ) -> Result<Self::Scenario, String>;
}
