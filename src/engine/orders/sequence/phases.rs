//! The phases of a game as Bevy states.

use bevy::{
    ecs::schedule::{ScheduleLabel, SingleThreadedExecutor},
    prelude::*,
    state::state::{FreelyMutableState, StateTransitionEvent, StateTransitionSystems},
};

/// The schedule that changes phases while an order is played.
///
/// It is not Bevy's `StateTransition`: an order is played in the middle of a frame, and that schedule would also apply
/// whatever other change of state is pending in the app, as that of the screen, between two systems that both count on the
/// old one.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
pub struct PhaseTransition;

/// Lets a world know the phases of a game. It is in one of them while a position of the game lies in it, and in none
/// before: `init_state` would open the first phase of a game that nobody plays.
pub fn add_phases<P: FreelyMutableState>(app: &mut App, phases: &[P]) {
    app.init_resource::<NextState<P>>().add_message::<StateTransitionEvent<P>>();
    let mut schedules = app.world_mut().resource_mut::<Schedules>();
    let transition = schedules.entry(PhaseTransition);
    transition.configure_sets(
        (
            StateTransitionSystems::DependentTransitions,
            StateTransitionSystems::ExitSchedules,
            StateTransitionSystems::TransitionSchedules,
            StateTransitionSystems::EnterSchedules,
        )
            .chain(),
    );
    P::register_state(transition);
    // On-demand and transition schedules are tiny: one thread runs them a hundred times faster.
    transition.set_executor(SingleThreadedExecutor::new());
    for phase in phases {
        schedules.entry(OnEnter(phase.clone())).set_executor(SingleThreadedExecutor::new());
        schedules.entry(OnExit(phase.clone())).set_executor(SingleThreadedExecutor::new());
    }
}

/// Puts a world into a phase without opening it: no die is thrown and nothing happens.
pub fn set_phase<P: FreelyMutableState>(world: &mut World, phase: P) {
    world.insert_resource(State::new(phase));
    world.insert_resource(NextState::<P>::Unchanged);
}

/// Takes a world out of the phases of a game that leaves it.
pub fn leave_phases<P: FreelyMutableState>(world: &mut World) {
    world.remove_resource::<State<P>>();
    world.insert_resource(NextState::<P>::Unchanged);
}
