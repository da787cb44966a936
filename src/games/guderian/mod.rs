//! Guderian: Smolensk 1941, divisions and regiments.
//!
//! The chapters of the rulebook are files of this folder; each holds plain functions of the rulebook
//! (what never changes) and the position. [`Referee`](referee::Referee) judges an order with them
//! and says what happens in events; [`systems`] run it in the phases of the game.

pub mod advance;
mod answers;
mod apply;
pub mod battle;
pub mod charts;
pub mod combat;
mod conduct;
pub mod costs;
pub mod counter;
mod entities;
pub mod event;
pub mod integrity;
pub mod interdiction;
pub mod kinds;
pub mod leaders;
//pub mod legal;
pub mod march;
pub mod movement;
pub mod moves;
pub mod names;
//pub mod odds;
pub mod options;
pub mod order;
pub mod order_of_battle;
pub mod overrun;
pub mod phase;
pub mod position;
mod presence;
pub mod rail;
pub mod reach;
pub mod referee;
pub mod refusal;
pub mod reinforcements;
pub mod results;
pub mod retreat;
pub mod rulebook;
//pub mod rules_text;
pub mod scenario;
mod scenario_check;
pub mod set_up;
pub mod stacking;
//pub mod story;
pub mod strength;
pub mod supply;
mod systems;
mod turn;
mod untried;
pub mod victory;
pub mod zones;

pub use entities::{CounterEntities, CounterId, HexTerrain, Marker, OnHex, restore, spawn_board};
pub use position::Position;
pub use rulebook::{Rulebook, Rules};

use crate::orders::Game;
use bevy::{ecs::schedule::SingleThreadedExecutor, prelude::*};
use phase::Phase;

/// The game of Smolensk 1941.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guderian;

impl Game for Guderian {
    const ID: &'static str = "guderian";
    type Order = order::Order;
    type Event = event::Event;

    fn refuse_unheard(order: &Self::Order) -> crate::orders::Refusal {
        use order::Order;
        let what = match order {
            Order::Deploy { .. } => "set up units",
            Order::Move { .. } | Order::Rail { .. } => "move units",
            Order::Enter { .. } | Order::CallUp { .. } => "bring on reinforcements",
            Order::Overrun { .. } => "overrun",
            Order::Attack { .. } => "attack",
            Order::PlaceMarker { .. } => "place interdiction markers",
            Order::CutRail { .. } | Order::LiftCut { .. } => "work on railways",
            Order::FlyOut { .. } => "fly leaders out",
            Order::EndPhase => "end the phase",
            _ => "answer",
        };
        refusal::Why::NotNow { what }.into()
    }

    fn phase_is_changing(world: &World) -> bool {
        world.get_resource::<NextState<Phase>>().is_some_and(|next| !matches!(next, NextState::Unchanged))
    }

    fn settle(world: &mut World) {
        entities::mirror(world);
    }
}

/// Registers the game with a world: its phases as states, its rules as systems.
pub fn plugin(app: &mut App) {
    app.init_state::<super::CurrentGame>().add_sub_state::<Phase>();
    crate::orders::register::<Guderian>(app);
    systems::plugin(app);
    single_threaded(app);
}

/// On-demand and transition schedules are tiny: one thread runs them a hundred times faster.
fn single_threaded(app: &mut App) {
    let world = app.world_mut();
    let mut schedules = world.resource_mut::<Schedules>();
    for phase in Phase::ALL {
        schedules.entry(OnEnter(phase)).set_executor(SingleThreadedExecutor::new());
        schedules.entry(OnExit(phase)).set_executor(SingleThreadedExecutor::new());
    }
}
