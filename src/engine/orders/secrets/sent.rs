//! What is sent to a viewer of a game that is played between two homes: a position and events without what the viewer may
//! not know. A program that holds no secret can show none, whatever is done to it.

use super::viewed::Viewed;
use crate::engine::{
    counters::UnitId,
    dice::Dice,
    orders::{Game, InPlay, Position, Viewer, counter, is_over},
};
use std::sync::Arc;

/// A game whose referee can send each viewer just what that viewer may know.
pub trait Sent: Viewed {
    /// Returns a position as this viewer may hold it, laid out for the viewer: the other side's secrets are empty, the
    /// dice to come are those of seed 0, and what is face down keeps its number and nothing else. Positions between which
    /// the viewer cannot tell give equal ones. The referee holds everything. In a game without secrets only the dice are
    /// taken out.
    ///
    /// It is written like any position, in the form for both players; [`look`](crate::engine::orders::Game::look) lays it
    /// out again for the viewer. It is no position to play on: orders are judged by the referee, who holds the whole one.
    fn sent(_: &Arc<Self::Rulebook>, position: &Position<Self>, eyes: Viewer) -> Position<Self> {
        laid_out_without_dice(position, eyes)
    }

    /// Returns an event as this viewer knows it, after which the position is laid out for the viewer; none if the
    /// viewer does not know it.
    fn heard(
        _rulebook: &Self::Rulebook,
        _known: &Self::Public,
        event: &Self::Event,
        eyes: Viewer,
    ) -> Option<Self::Event> {
        Self::fact(event).only.is_none_or(|side| eyes.see(side)).then(|| event.clone())
    }

    /// Whether something of the other side that a side does not know may be where its units go, under the options in force.
    /// Between two homes its moves are then not taken back, even if they have met nothing: otherwise a player could look
    /// into one hex after the other. At one table the opponent sees who undoes what.
    fn may_meet_hidden(_: &Self::Rulebook, _side: usize) -> bool {
        false
    }

    /// Whether a player who holds this counter in a view may be shown that its owner drags it: it has a place there. A game
    /// says no for counters that are face down.
    fn may_show_drag(counter: &Self::Counter) -> bool {
        counter.hex().is_some()
    }

    /// Whether a side prepares its next order in secret: then the other one is shown nothing of what it drags, also when it
    /// alone is waited for.
    fn prepares_in_secret(_: &Self::Public) -> bool {
        false
    }

    /// Returns the command of the table that must come before an order of a side, where both may give the next order and
    /// the other one is asked first; none if there is no such command. A game file then names the right side.
    fn command_to_be_first(_: &Self::Rulebook, _: &Position<Self>, _side: usize) -> Option<Self::Command> {
        None
    }

    /// Returns the side that is first by such a command; none for other commands.
    fn first_by(_: &Self::Command) -> Option<usize> {
        None
    }

    /// Returns the side that an order names in words; none for an order that names units and hexes alone, and so belongs to
    /// the side that gives it. An order for the side of another player is refused before the rules judge it: their reason
    /// could show what that side hides.
    fn side_named(_: &Self::Order) -> Option<usize> {
        None
    }

    /// Returns the numbers of the sides that are waited for, in their order: both where both may give the next order, and
    /// none when the game is over. It is told to everyone, also where the question itself is hidden: the pause shows that
    /// a side is asked. It must be computed from the whole position.
    fn awaited(rulebook: &Self::Rulebook, position: &Position<Self>) -> Vec<usize> {
        match is_over::<Self>(&position.public) {
            true => Vec::new(),
            false => vec![Self::acting(rulebook, &position.public)],
        }
    }
}

/// Returns the position laid out for a viewer, with the dice of seed 0: the beginning of [`Sent::sent`].
pub fn laid_out_without_dice<G: Sent>(position: &Position<G>, eyes: Viewer) -> Position<G> {
    let mut sent = position.clone();
    if eyes != Viewer::All {
        *G::dice(&mut sent.secrets) = Dice::new(0);
    }
    G::look(&mut sent, eyes);
    sent
}

/// Whether a unit belongs to a side whose secrets the viewer sees.
pub fn is_own<G: Game>(public: &G::Public, unit: UnitId, eyes: Viewer) -> bool {
    counter::<G>(public, unit).is_some_and(|counter| eyes.see(counter.side()))
}
