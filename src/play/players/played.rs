//! The traits between a game and its computer players.

use super::{
    Thought,
    levels::{Introduced, Level, introduced},
    weighed::unweighed,
};
use crate::engine::{
    board::Hex,
    counters::UnitId,
    data::{DataError, Source},
    orders::Viewed,
    wording::capital,
};
use std::{sync::Arc, time::Duration};

/// A game that computer players can play.
pub trait HasPlayers: Viewed {
    /// The time that a thought may take in the window before it is stopped.
    const LONGEST_THOUGHT: Duration = Duration::from_secs(8);
    /// The names of the computer players that it offers.
    const PLAYERS: &'static [&'static str];
    /// The names of further players, by which others are measured and which old game files name; the strongest last.
    const YARDSTICKS: &'static [&'static str] = &[];

    /// Returns the player with this name and this seed; none if there is no such player.
    fn player(name: &str, seed: u64) -> Option<Seated<Self>>;

    /// Returns the player for a real game: one whose set-ups vary with its seed. Advice comes from a player that sets up
    /// as usual.
    fn seated(name: &str, seed: u64) -> Option<Seated<Self>> {
        let mut player = Self::player(name, seed)?;
        player.vary_set_up(seed);
        Some(player)
    }

    /// Returns the maker of players of this name that play by the weights of this text in place of their own.
    ///
    /// # Errors
    /// Such a player has no weights, or the faults of the text.
    fn weighed(name: &str, weights: &Source) -> Result<PlayerMaker<Self>, Vec<DataError>> {
        Err(vec![unweighed(name, weights)])
    }

    /// Returns the name of a player for people, and its style of play.
    fn introduced(name: &str) -> Introduced {
        introduced(name)
    }

    /// Returns the advised order as a person receives it, with the task of each unit: without parts that could not be
    /// carried out.
    fn handed(_view: &Self::View<'_>, order: Self::Order, _parts: &mut Vec<UnitAdvice>) -> Self::Order {
        order
    }

    /// Returns the next order that gives a thing without an owner to a unit, by the computer's own rule; none if nothing
    /// waits for that.
    fn hands_out(_view: &Self::View<'_>) -> Option<Self::Order> {
        None
    }

    /// Returns the replacement for a player that has broken down, so that the game continues: the first of them.
    fn relief() -> Seated<Self> {
        Self::player(Self::PLAYERS[0], 1).expect("a game has the players that it names")
    }
}

/// Returns the sentence that a game has no player of this name, with those that it has.
pub(crate) fn no_player<G: HasPlayers>(name: &str) -> String {
    format!("there is no player {name}; choose one of {}", known_players::<G>().join(", "))
}

/// Returns the usual computer player of a game: the captain, or the last one in a game without levels.
pub fn usual_player<G: HasPlayers>() -> &'static str {
    let captain = G::PLAYERS.iter().find(|name| **name == Level::Captain.name());
    captain.or(G::PLAYERS.last()).copied().unwrap_or_default()
}

/// Returns the names of all players of a game: those that it offers, then its yardsticks.
pub(crate) fn known_players<G: HasPlayers>() -> Vec<&'static str> {
    [G::PLAYERS, G::YARDSTICKS].concat()
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChosenOrder<Order> {
    pub order: Order,
    /// The reason, in a short sentence with a capital and without a full stop; may be empty.
    pub reason: String,
}

impl<Order> ChosenOrder<Order> {
    /// Makes an order that needs no reason.
    pub fn plain(order: Order) -> Self {
        Self { order, reason: String::new() }
    }

    pub fn because(order: Order, reason: impl Into<String>) -> Self {
        Self { order, reason: capital(&reason.into()) }
    }
}

/// The task of one unit in an order for many, for a person who has asked for a hint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnitAdvice {
    pub unit: UnitId,
    /// Its path, without its start; empty if it stays.
    pub way: Vec<Hex>,
    /// The reason, in a few words; may be empty.
    pub why: String,
}

/// A computer player of a game.
pub trait Player<G: HasPlayers> {
    /// Returns the order to give now. It is called only if the side has something to decide. The answer depends only on
    /// the view, the player's memory and the effort, never on a clock.
    fn choose_order(&mut self, view: &G::View<'_>, thought: &Thought) -> ChosenOrder<G::Order>;

    /// Lets the player draw the variant of its set-ups by this seed. Without it every set-up is the usual one. A player
    /// without a set-up of its own ignores it.
    fn vary_set_up(&mut self, _seed: u64) {}

    /// Returns the task of each unit in the order that it has just advised, if the order is for many.
    fn parts(&mut self, _view: &G::View<'_>, _order: &G::Order) -> Vec<UnitAdvice> {
        Vec::new()
    }
}

/// A player that can be moved to another thread.
pub type Seated<G> = Box<dyn Player<G> + Send + Sync>;

/// A maker of players, each from its seed.
pub type PlayerMaker<G> = Arc<dyn Fn(u64) -> Seated<G> + Send + Sync>;
