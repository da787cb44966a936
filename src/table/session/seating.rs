//! The facts of a game about the people and computer players at its table.

use super::{Request, SessionRequest};
use crate::{
    engine::{
        dice::DieWanted,
        lessons::HasLessons,
        orders::{Record, Refusal},
    },
    play::players::{HasPlayers, UnitAdvice},
};
use bevy::prelude::*;
use std::sync::Arc;

/// A game with people and computer players at its table.
pub trait Seating: HasLessons + HasPlayers {
    /// The computer player that gives hints and sets up the rest: the strongest yardstick, which plays like a captain
    /// without errors. A chief of staff would let the person wait for seconds. In a game without yardsticks it is the
    /// last player.
    const ADVISER: &'static str = match (Self::YARDSTICKS, Self::PLAYERS) {
        ([.., strongest], _) | ([], [.., strongest]) => strongest,
        ([], []) => "",
    };

    /// Returns the player at the table, by their side: the table is covered when another player comes. The flag says
    /// whether the game is played by e-mail.
    fn sits(
        rulebook: &Arc<Self::Rulebook>,
        position: &crate::engine::orders::Position<Self>,
        _by_file: bool,
    ) -> usize {
        Self::acting(rulebook, &position.public)
    }

    /// Whether the players have changed seats since the game began.
    fn seats_changed(_: &crate::engine::orders::Position<Self>) -> bool {
        false
    }

    /// Whether the table shows secrets of one player: then it is also covered when a game is started or opened.
    fn is_private(_: &crate::engine::orders::Position<Self>) -> bool {
        false
    }

    /// Whether the table is covered when the other player continues.
    fn covers(_: &crate::engine::orders::Position<Self>) -> bool {
        true
    }

    /// Returns the command by which the side that is not due gives its order of this phase first. Both orders are then
    /// secret, and neither side needs to wait.
    fn unseen_first(_: &Self::Rulebook, _: &crate::engine::orders::Position<Self>) -> Option<Self::Command> {
        None
    }

    /// Lets this side be asked first at its own table, if both sides are waited for and may order in either sequence: at
    /// a table of one side in a game that is held elsewhere, neither waits for the other.
    fn ask_first(_: &Self::Rulebook, _: &mut crate::engine::orders::Position<Self>, _side: usize) {}

    /// Whether this is an order that both sides give in secret, in either sequence.
    fn is_unseen(_: &Self::Order) -> bool {
        false
    }

    /// Whether one of two secret orders is given and the other is awaited.
    fn awaits_unseen(_: &crate::engine::orders::Position<Self>) -> bool {
        false
    }

    /// Drops the plans of the old player when the other one continues.
    fn goes_over(_: &mut World) {}

    /// Whether the next player has saved plans beside the game that the opponent must not see, and that are visible in
    /// their turn: the table is covered for that.
    fn has_kept(_: &World) -> bool {
        false
    }

    /// Whether people roll the dice.
    fn dice_by_hand(record: &Record<Self>, _: &crate::engine::orders::Position<Self>) -> bool {
        record.file.header.dice_by_hand
    }

    /// Returns the command that makes people or the program roll the dice; none where the header of the game file has
    /// that setting.
    fn dice_command(_by_hand: bool) -> Option<Self::Command> {
        None
    }

    /// Returns the die of an event, with the text that asks people for it.
    fn die_wanted(
        _: &Self::Rulebook,
        _: &crate::engine::orders::Position<Self>,
        _: &Self::Event,
    ) -> Option<DieWanted> {
        None
    }

    /// Adds the dice that an order needs after these: one after the other, because the next one may depend on those
    /// before.
    ///
    /// # Errors
    /// The rules refuse the order.
    fn ask_dice(
        world: &World,
        record: &Record<Self>,
        order: &Self::Order,
        asked: &mut Vec<DieWanted>,
        given: &[u8],
    ) -> Result<(), Refusal> {
        let (ready, events) = record.tried(world, order, given)?;
        let position = Self::position(world);
        let mut dice = events.iter().filter_map(|event| Self::die_wanted(&record.rulebook, position, event));
        asked.extend(dice.nth(ready + given.len()));
        Ok(())
    }

    /// Returns the answer of a side to a decision in which no answer would change anything.
    fn in_vain(_: &Self::Rulebook, _: &crate::engine::orders::Position<Self>) -> Option<Self::Order> {
        None
    }

    /// Returns the answer of a side to a decision in which no player would choose another, such as the loss of the only
    /// unit that can take it.
    fn only_answer(_: &Self::Rulebook, _: &crate::engine::orders::Position<Self>) -> Option<Self::Order> {
        None
    }

    /// Whether the side to act can do nothing that matters until its phase ends: nothing at all, or only attacks that no
    /// die lets have an effect. Where units may be hidden, it must not depend on them: the opponent sees which phases
    /// pass.
    fn passes(_: &Arc<Self::Rulebook>, _: &crate::engine::orders::Position<Self>) -> bool {
        false
    }

    /// Whether a phase may also pass after a roll in it, and not only when it opens: where the rules end a phase with its
    /// last shot, it ends with the last shot that matters.
    const PASSES_AFTER_ROLLS: bool = false;

    /// Whether an order may be dropped while its first die is due.
    fn may_be_left(_: &Self::Order) -> bool {
        true
    }

    /// Puts an advised attack together with its odds, instead of rolling its die; returns false if the order is no
    /// attack.
    fn prepare_hint(_: &mut World, _: &Self::Order) -> bool {
        false
    }

    /// Plays the advice; the flag says whether the player's own plan stays beside it.
    fn take_hint(world: &mut World, order: Self::Order, reason: String, _: &[UnitAdvice], _keeps: bool) {
        world.write_message(SessionRequest(Request::advised(order, reason)));
    }
}
