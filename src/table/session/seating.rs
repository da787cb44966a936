//! What is a game's own of the people and computer players who sit at its table.

use super::{OrderRequest, Request};
use crate::{
    engine::{
        dice::DieWanted,
        lessons::Taught,
        orders::{Record, Refusal},
    },
    play::players::{HasPlayers, UnitAdvice},
};
use bevy::prelude::*;
use std::sync::Arc;

/// A game at whose table people and computer players sit.
pub trait Seating: Taught + HasPlayers {
    /// The computer player who gives hints: the last of them.
    const ADVISER: &'static str = Self::PLAYERS[Self::PLAYERS.len() - 1];

    /// Who sits at the table, by the side that he plays: it is covered when somebody else comes. the flag says
    /// whether the game is sent to and fro.
    fn sits(
        rulebook: &Arc<Self::Rulebook>,
        position: &crate::engine::orders::Position<Self>,
        _by_file: bool,
    ) -> usize {
        Self::acting(rulebook, &position.public)
    }

    /// The side of the learner in a lesson that begins so, by its number; none where no secret is the learner's.
    fn learner(_: &Self::Start) -> Option<usize> {
        None
    }

    /// Whether the players have changed seats since the game began.
    fn seats_changed(_: &crate::engine::orders::Position<Self>) -> bool {
        false
    }

    /// Whether what lies open on the table is meant for the eyes of one player: then it is covered when a game is begun
    /// or opened, too.
    fn is_private(_: &crate::engine::orders::Position<Self>) -> bool {
        false
    }

    /// Whether the table is covered when another goes on.
    fn covers(_: &crate::engine::orders::Position<Self>) -> bool {
        true
    }

    /// The command by which the side that is not due gives its order of this phase first, where both give theirs
    /// unseen and neither needs to wait for the other.
    fn unseen_first(_: &Self::Rulebook, _: &crate::engine::orders::Position<Self>) -> Option<Self::Command> {
        None
    }

    /// Whether this is an order that both sides give unseen, in either order.
    fn is_unseen(_: &Self::Order) -> bool {
        false
    }

    /// Whether one of two unseen orders is in and the other is waited for.
    fn awaits_unseen(_: &crate::engine::orders::Position<Self>) -> bool {
        false
    }

    /// Another goes on: what was prepared belongs to who has gone.
    fn goes_over(_: &mut World) {}

    /// Whether who comes has kept something beside the game that the other must not see, and that lies open while he is
    /// to act: the table is covered for it.
    fn has_kept(_: &World) -> bool {
        false
    }

    /// Whether people throw the dice.
    fn dice_by_hand(record: &Record<Self>, _: &crate::engine::orders::Position<Self>) -> bool {
        record.file.header.dice_by_hand
    }

    /// The command that has people throw the dice, or the program; none where the head of the game file says it.
    fn dice_command(_by_hand: bool) -> Option<Self::Command> {
        None
    }

    /// The die that an event tells of, as people are asked for it.
    fn die_wanted(
        _: &Self::Rulebook,
        _: &crate::engine::orders::Position<Self>,
        _: &Self::Event,
    ) -> Option<DieWanted> {
        None
    }

    /// Adds to the dice that an order asks for those that it needs after these: one after the other, since which one
    /// comes next may hang on those before it.
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

    /// The answer of a side that is asked something, where nothing that it could answer would change anything.
    fn in_vain(_: &Self::Rulebook, _: &crate::engine::orders::Position<Self>) -> Option<Self::Order> {
        None
    }

    /// Whether an order may be left after all while its first die is asked for.
    fn may_be_left(_: &Self::Order) -> bool {
        true
    }

    /// Puts an attack together that was advised, with its odds to be seen, in place of throwing its die; no if the order
    /// is none.
    fn prepare_hint(_: &mut World, _: &Self::Order) -> bool {
        false
    }

    /// Does what was advised; the flag says whether what the player has prepared stays beside it.
    fn take_hint(world: &mut World, order: Self::Order, reason: String, _: &[UnitAdvice], _keeps: bool) {
        world.write_message(OrderRequest(Request::advised(order, reason)));
    }
}
