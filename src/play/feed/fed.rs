//! What a game says so that a feed can tell of it.

use crate::engine::orders::Game;
use serde_json::Value;
use std::borrow::Cow;

/// When something happens in a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    /// The turn, from 1; 0 before the first.
    pub turn: u8,
    /// The days of the turn, if it has any.
    pub date: String,
    pub phase: &'static str,
    /// Whose phase it is; none if it is both players'.
    pub side: Option<&'static str>,
}

/// A game whose events a feed can tell.
pub trait Fed: Game {
    /// What both players know of a position.
    type Known: Clone;

    /// What both players know of a position.
    fn known(position: &crate::engine::orders::Position<Self>) -> &Self::Known;

    /// The moment of a position.
    fn moment(rulebook: &Self::Rulebook, known: &Self::Known) -> Moment;

    /// The moment that an event begins; none if time goes on as it was.
    fn begins(rulebook: &Self::Rulebook, event: &Self::Event) -> Option<Moment>;

    /// The scenario's title, and what the line tells with which a game begins.
    fn begun(rulebook: &Self::Rulebook, known: &Self::Known) -> (String, Value);

    /// The points, if the game ended now.
    fn points(rulebook: &Self::Rulebook, known: &Self::Known) -> i32;

    /// Covers what these events reveal: what was known before them of who is turned over by them.
    fn cover(_: &mut Cow<Self::Known>, _: &[Self::Event]) {}

    /// Uncovers what an event reveals, from what is known `after` all of them.
    fn uncover(_: &mut Cow<Self::Known>, _after: &Self::Known, _: &Self::Event) {}

    /// The stable word of an event's kind.
    fn kind(event: &Self::Event) -> &'static str;

    /// What the line of an event tells, by its kind; none for bookkeeping, of which other events tell what players
    /// see. A new phase tells the points whatever the game says.
    fn data(rulebook: &Self::Rulebook, known: &Self::Known, event: &Self::Event) -> Option<Value>;

    /// An event in a sentence; none for what nobody wants to read.
    fn text(rulebook: &Self::Rulebook, known: &Self::Known, event: &Self::Event) -> Option<String>;
}
