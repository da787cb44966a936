//! What a game and a computer player of it say of each other.

use super::Thought;
use crate::engine::{board::Hex, counters::UnitId, orders::Viewed, wording::capital};
use std::time::Duration;

/// A game that computer players can play.
pub trait HasPlayers: Viewed {
    /// How long a thought may take in the window before the clock cuts it short.
    const LONGEST_THOUGHT: Duration = Duration::from_secs(3);
    /// The names of its computer players.
    const PLAYERS: &'static [&'static str];

    /// The player with this name, beginning with this seed; none if there is no such player.
    fn player(name: &str, seed: u64) -> Option<Seated<Self>>;

    /// What people call one of them, and how he plays.
    fn introduced(name: &str) -> Introduced {
        introduced(name)
    }

    /// What a person is handed of what a player advises, with what each unit is to do: nothing that could not be carried out so.
    fn handed(_view: &Self::View<'_>, order: Self::Order, _parts: &mut Vec<UnitAdvice>) -> Self::Order {
        order
    }

    /// Who takes the seat of a player that has broken down, so that the game goes on: the first of them.
    fn relief() -> Seated<Self> {
        Self::player(Self::PLAYERS[0], 1).expect("a game has the players that it names")
    }
}

/// A computer player as people are told of him; in files he keeps his name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Introduced {
    /// What he is called: "A captain".
    pub called: String,
    /// How he plays, in a line; empty if there is nothing to say.
    pub line: &'static str,
}

impl Introduced {
    /// Somebody who is called so and plays so.
    pub fn new(called: impl Into<String>, line: &'static str) -> Self {
        Self { called: called.into(), line }
    }
}

/// What a computer player of this name is called, whatever the game: a rank behind a colon says most.
fn introduced(name: &str) -> Introduced {
    match name.rsplit(':').next().unwrap_or(name) {
        "random" => {
            Introduced::new("By chance (for tests)", "Does whatever the rules allow, without a thought.")
        }
        "greedy" | "cadet" => {
            Introduced::new("A beginner", "Sees what is next to him and plans little. For a first game.")
        }
        "staff" | "captain" => {
            Introduced::new("A captain", "Plans his turns, and errs as people do. A fair opponent.")
        }
        "general" => Introduced::new("A general", "Plans, looks for the weak place, and errs seldom."),
        other => Introduced::new(other, ""),
    }
}

/// That a game has no player of this name, and which it has.
pub(crate) fn no_player<G: HasPlayers>(name: &str) -> String {
    format!("there is no player {name}; known are {}", G::PLAYERS.join(", "))
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChosenOrder<Order> {
    pub order: Order,
    /// Why, in a short sentence with a capital and without a full stop; empty if there is nothing to say.
    pub reason: String,
}

impl<Order> ChosenOrder<Order> {
    /// An order that speaks for itself.
    pub fn plain(order: Order) -> Self {
        Self { order, reason: String::new() }
    }

    pub fn because(order: Order, reason: impl Into<String>) -> Self {
        Self { order, reason: capital(&reason.into()) }
    }
}

/// What one unit is to do by an order that is given to many, for a person who has asked for a hint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnitAdvice {
    pub unit: UnitId,
    /// Where it is to go, without its start; empty if it stays.
    pub way: Vec<Hex>,
    /// Why, in a few words; empty if there is nothing to say.
    pub why: String,
}

/// A computer player of a game.
pub trait Player<G: HasPlayers> {
    /// The order to give now. Asked only when the side that looks has something to decide; the answer
    /// hangs on the view, on what the player remembers and on the effort alone, never on a clock.
    fn choose_order(&mut self, view: &G::View<'_>, thought: &Thought) -> ChosenOrder<G::Order>;

    /// What each unit is to do by the order that it has just advised, where that is given to many.
    fn parts(&mut self, _view: &G::View<'_>, _order: &G::Order) -> Vec<UnitAdvice> {
        Vec::new()
    }
}

/// A player that can be handed to another thread.
pub type Seated<G> = Box<dyn Player<G> + Send + Sync>;
