//! The questions about commands of the table that a game answers.

use crate::engine::{
    board::Hex,
    counters::UnitId,
    orders::{EndWish, Ending, Finding, Game, HandWish, Outcome, Position, Referee, Refusal, Sided},
    text::Text,
};
use serde::Serialize;
use std::{ops::RangeInclusive, sync::Arc};

/// A command of the table that every game has.
pub enum TableWish<'a, G: FreeHand> {
    Hand(HandWish<'a>),
    /// Set a mark in a hex, or remove it.
    Mark(G::Mark, Hex),
    Clock(u8, G::Phase),
    End(EndWish<G::Side>),
}

/// The result of such a command.
pub enum AtTable<G: FreeHand> {
    RefereeSwitched { on: bool },
    ClockSet { turn: u8, phase: G::Phase },
    EndOffered { side: Option<G::Side> },
    BrokenOff { ending: Ending<G::Side> },
    PhaseOpened { turn: u8, phase: G::Phase },
    Ended { outcome: Outcome<G::Side> },
}

/// The offers of people to end the game early.
#[derive(Clone, Copy)]
pub struct Agreed<S> {
    /// The side that offers it.
    pub offer: Option<S>,
    pub ending: Option<Ending<S>>,
}

/// The names of a position that is saved as a scenario.
#[derive(Clone, Copy)]
pub struct SavedAs<'a> {
    pub id: UnitId,
    pub title: &'a str,
    pub summary: &'a str,
}

/// A game whose referee can be switched off, and that can be ended early.
pub trait FreeHand: Game {
    type Side: Sided;
    /// A mark that people put into a hex by hand; its text is on the button that sets it.
    type Mark: Copy + Into<Text> + Send + Sync + 'static;
    /// All marks, in the order in which they are offered.
    const MARKS: &'static [Self::Mark];
    type Scenario: Serialize;
    /// The depth to which the values of a saved scenario have their own lines.
    const DEPTH: usize = 3;

    /// Returns the wish behind a command; none for a command that only this game knows.
    fn asked(command: &Self::Command) -> Option<TableWish<'_, Self>>;
    fn command_for(wish: TableWish<'_, Self>) -> Self::Command;
    fn event_of(happened: AtTable<Self>) -> Self::Event;
    fn agreed(public: &Self::Public) -> Agreed<Self::Side>;

    /// Returns the outcome of the game that is ended in this manner now.
    fn ended_by(
        rulebook: &Self::Rulebook,
        public: &Self::Public,
        ending: Ending<Self::Side>,
    ) -> Outcome<Self::Side>;

    /// Returns the phases that the clock can be set to, each with its possible turns.
    fn clock_goes(rulebook: &Self::Rulebook) -> Vec<(Self::Phase, RangeInclusive<u8>)>;

    /// Returns the reason why the referee cannot be switched off now; none if there is none.
    fn keeps_referee(rulebook: &Self::Rulebook, public: &Self::Public) -> Option<Text>;

    /// Ends what must be ended before the referee is switched off.
    fn goes_out(_: &mut Referee<'_, Self>) {}

    /// Clears up before the referee is switched on again.
    fn clears_up(_: &mut Referee<'_, Self>) {}

    /// Prepares the position once the referee is on again.
    fn comes_back(_: &mut Referee<'_, Self>) {}

    /// Puts counters into a hex of the map, from anywhere.
    ///
    /// # Errors
    /// They cannot be put there; nothing has changed.
    fn place(referee: &mut Referee<'_, Self>, units: &[UnitId], hex: Hex) -> Result<(), Refusal>;

    /// Sets a mark in a hex of the map, or removes it.
    ///
    /// # Errors
    /// It cannot be there; nothing has changed.
    fn mark(referee: &mut Referee<'_, Self>, mark: Self::Mark, hex: Hex) -> Result<(), Refusal>;

    /// Carries out a command by hand that only this game knows.
    ///
    /// # Errors
    /// It is not possible; nothing has changed.
    fn change(referee: &mut Referee<'_, Self>, command: &Self::Command) -> Result<(), Refusal>;

    /// Carries out a command of this game that does not depend on the referee; returns none for all other commands.
    fn whenever(_: &mut Referee<'_, Self>, _: &Self::Command) -> Option<Result<(), Refusal>> {
        None
    }

    /// The number of counters that are still to be set up.
    fn to_set_up(public: &Self::Public) -> usize;

    /// Returns the breaches of the rules in a hex with this name, in which counters of one side are.
    fn irregular_in(rulebook: &Self::Rulebook, public: &Self::Public, hex: Hex, name: &str) -> Vec<Finding>;

    /// Returns the other breaches of the rules.
    fn irregular(_: &Self::Rulebook, _: &Self::Public) -> Vec<Finding> {
        Vec::new()
    }

    /// Returns the scenario that begins with a position.
    ///
    /// # Errors
    /// The reason why no scenario can begin with it, in a sentence.
    fn scenario(
        rulebook: &Arc<Self::Rulebook>,
        position: &Position<Self>,
        saved_as: SavedAs<'_>,
    ) -> Result<Self::Scenario, String>;
}
