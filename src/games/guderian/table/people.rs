//! The people at the table: this game's own parts of hand-over and dice.

use crate::{
    engine::{
        dice::DieWanted,
        orders::{Game, Record, Refusal},
    },
    games::guderian::{
        planning::attack::PlannedAttack,
        rules::{
            Guderian, Position, Rulebook,
            by_hand::table_command::Command,
            order::{Order, legal},
            phase::Phase,
            view::to_play,
        },
        words::dice_asked::dice_wanted,
    },
    planning::Plan,
    table::session::{Session, seating::Seating},
};
use bevy::prelude::*;
use std::sync::Arc;

impl Seating for Guderian {
    /// The player of the active side; during bids, and always in a game by e-mail, the player who is asked.
    fn sits(_: &Arc<Rulebook>, position: &Position, by_file: bool) -> usize {
        let public = &position.public;
        let asked = by_file || public.phase == Phase::Bidding;
        if asked { to_play(public) } else { public.phase.side() }.number()
    }

    fn seats_changed(position: &Position) -> bool {
        position.public.seats_changed
    }

    fn dice_by_hand(_: &Record<Self>, position: &Position) -> bool {
        position.public.table.dice_by_hand
    }

    fn dice_command(by_hand: bool) -> Option<Command> {
        Some(Command::DiceByHand { on: by_hand })
    }

    /// Passes a movement in which no unit can move or enter, and a combat without an attack to make.
    fn passes(rulebook: &Arc<Rulebook>, position: &Position) -> bool {
        let public = &position.public;
        if to_play(public) != public.phase.side() || legal::may_order(public).is_err() {
            return false;
        }
        if public.phase.is_combat() {
            return legal::still_to_act(rulebook, public) == 0;
        }
        public.phase.is_movement()
            && legal::movers(rulebook, public).is_empty()
            && legal::arrivals(public).is_empty()
            && legal::flights(rulebook, public).is_empty()
    }

    fn prepare_hint(world: &mut World, order: &Order) -> bool {
        let Some(planned) = PlannedAttack::of(order) else { return false };
        world.resource_mut::<Session<Guderian>>().selected.clone_from(&planned.units);
        world.get_resource_or_init::<Plan<Self>>().0.attack = planned;
        true
    }

    /// Asks for all of them before the first is rolled, even where it may turn out that none is needed.
    fn ask_dice(
        world: &World,
        record: &Record<Self>,
        order: &Order,
        asked: &mut Vec<DieWanted>,
        given: &[u8],
    ) -> Result<(), Refusal> {
        if !given.is_empty() {
            return Ok(());
        }
        *asked = dice_wanted(&record.rulebook, &Self::position(world).public, order);
        if !asked.is_empty() {
            // An order that the rules refuse is refused before a die is asked for.
            record.dice_wanted(world, order)?;
        }
        Ok(())
    }
}
