//! The phases of a game as Bevy states.

use bevy::{
    ecs::schedule::{ScheduleLabel, SingleThreadedExecutor},
    prelude::*,
    state::state::{FreelyMutableState, StateTransitionEvent, StateTransitionSystems},
};

/// The schedule that changes phases while an order is played.
///
/// It is not Bevy's `StateTransition`: an order is played in the middle of a frame. That schedule would also apply all
/// other pending changes of state in the app, such as that of the screen. They would come between two systems that both
/// rely on the old state.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
pub struct PhaseTransition;

/// Registers the phases of a game in a world. The world is in one of them while it has a position of the game, and in
/// none before: `init_state` would open the first phase of a game that is not being played.
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

/// Puts a world into a phase without opening it: no die is rolled and no event happens.
pub fn set_phase<P: FreelyMutableState>(world: &mut World, phase: P) {
    world.insert_resource(State::new(phase));
    world.insert_resource(NextState::<P>::Unchanged);
}

/// Removes the phases of a game from a world that the game leaves.
pub fn leave_phases<P: FreelyMutableState>(world: &mut World) {
    world.remove_resource::<State<P>>();
    world.insert_resource(NextState::<P>::Unchanged);
}
