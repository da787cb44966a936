//! The people at the table: the part of hand-over, dice and hints that is specific to this game.

use super::hint;
use crate::{
    engine::{dice::DieWanted, orders::Sent},
    games::panzer44::{
        planning::{
            Pointing,
            worth::{fires_for_nothing, of_watcher},
        },
        rules::{
            Panzer44, Position, Rulebook, View,
            by_hand::table_command::Command,
            conduct::{Decision, Watcher, watchers},
            event::Event,
            order::Order,
            phase::Phase,
            plot::{Draft, Instruction},
            view::to_play,
        },
        words::dice_asked,
    },
    planning::Plan,
    play::players::UnitAdvice,
    table::session::{Session, seating::Seating},
};
use bevy::prelude::*;
use std::sync::Arc;

impl Seating for Panzer44 {
    /// Whether the side to act has state that the other must not see: its plot, or its units that may fire at a moving
    /// one.
    fn is_private(position: &Position) -> bool {
        position.public.phase == Phase::Plot || position.public.owed.is_some()
    }

    fn covers(position: &Position) -> bool {
        Self::is_private(position)
    }

    /// Both sides plot in secret (5).
    fn unseen_first(rulebook: &Rulebook, position: &Position) -> Option<Command> {
        let public = &position.public;
        let neither = public.phase == Phase::Plot && public.plotted == [false; 2];
        neither.then(|| Command::PlotFirst { side: to_play(rulebook, public).enemy() })
    }

    /// Each side plots at once at its own table (3.1).
    fn ask_first(rulebook: &Rulebook, position: &mut Position, side: usize) {
        if let Some(Command::PlotFirst { side }) = Self::command_to_be_first(rulebook, position, side) {
            position.public.table.plots_first = Some(side);
        }
    }

    fn is_unseen(order: &Order) -> bool {
        matches!(order, Order::Plot { .. })
    }

    fn awaits_unseen(position: &Position) -> bool {
        position.public.phase == Phase::Plot && position.public.plotted != [false; 2]
    }

    /// The content of the sheet, the chosen tool and the pointing belong to the player who leaves.
    fn goes_over(world: &mut World) {
        let plan = &mut world.get_resource_or_init::<Plan<Self>>().into_inner().0;
        (plan.pointing, plan.draft) = (Pointing::default(), Draft::default());
    }

    /// Whether there are paths that the player drew in the plot.
    fn has_kept(world: &World) -> bool {
        let (Some(plan), Some(position)) =
            (world.get_resource::<Plan<Self>>(), world.get_resource::<Position>())
        else {
            return false;
        };
        let Some(rulebook) = &world.resource::<Session<Self>>().rulebook else { return false };
        let side = to_play(rulebook, &position.public);
        !plan.0.planned.open(&View::new(rulebook, position, side)).is_empty()
    }

    /// The order to let a unit pass, if no unit that is asked can harm it or another there (7.10.2).
    fn in_vain(rulebook: &Rulebook, position: &Position) -> Option<Order> {
        let Some(Decision::Opportunity { side, unit, hex }) = position.public.owed else { return None };
        let public = &position.public;
        let entered = public.find(unit)?;
        let plot = &position.secrets.plots[side.number()];
        let mut asked = watchers(rulebook, public, plot, unit, hex);
        asked.retain(|watcher| watcher.at == Instruction::Ask);
        let harms = |watcher: &Watcher| of_watcher(rulebook, public, watcher, (entered, hex)) > 0;
        (!asked.iter().any(harms)).then_some(Order::LetPass)
    }

    fn passes(rulebook: &Arc<Rulebook>, position: &Position) -> bool {
        let public = &position.public;
        let side = public.phase.side(&rulebook.scenario).filter(|_| public.owed.is_none());
        side.is_some_and(|side| fires_for_nothing(rulebook, public, side))
    }

    const PASSES_AFTER_ROLLS: bool = true;

    fn die_wanted(rulebook: &Rulebook, position: &Position, event: &Event) -> Option<DieWanted> {
        dice_asked::die_wanted(rulebook, &position.public, event)
    }

    fn may_be_left(order: &Order) -> bool {
        dice_asked::may_be_left(order)
    }

    fn take_hint(world: &mut World, order: Order, reason: String, parts: &[UnitAdvice], keeps: bool) {
        hint::take(world, order, reason, parts, keeps);
    }
}
