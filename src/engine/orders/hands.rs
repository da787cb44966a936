//! The systems that every game has: an order on the desk is judged, a phase opens and closes.

use super::{
    Desk, Eyes, Game, PlayOrder, Position, Referee, Refusal, Rules, add_phases, is_over, mirror, set_phase,
};
use bevy::{ecs::schedule::SingleThreadedExecutor, prelude::*};
use std::sync::Arc;

/// Lets a referee work where everything is laid out, and puts away after it what a side hides from the other.
fn refereed<G: Game, T>(
    rulebook: &G::Rulebook,
    position: &mut Position<G>,
    events: &mut Vec<G::Event>,
    work: impl FnOnce(&mut Referee<'_, G>) -> T,
) -> T {
    G::look(position, Eyes::All);
    let before = events.len();
    let mut referee = Referee::new(rulebook, position, events);
    let outcome = work(&mut referee);
    if referee.events.len() > before {
        G::conceal(&mut referee);
    }
    G::look(position, Eyes::Both);
    outcome
}

/// What a system needs that judges an order.
pub type Table<'w, G> = (Res<'w, Rules<G>>, ResMut<'w, Position<G>>, ResMut<'w, Desk<G>>);

/// Lets the rules judge the order on the desk: they say nothing if it is not for this system, and it stays there for
/// another one; else its outcome, or why it is refused.
pub fn judge<G: Game, T, W: Into<Refusal>>(
    (rules, mut position, mut desk): Table<G>,
    ruling: impl FnOnce(&mut Referee<'_, G>, &G::Order) -> Option<Result<T, W>>,
) {
    judge_on(&rules, &mut position, &mut desk, ruling);
}

/// Judges an order that may end the phase: the outcome is whether it does. What follows is asked when the order has
/// been carried out, for it may have been the last of a side.
pub fn judge_and_go_on<G: Game, W: Into<Refusal>>(
    (rules, mut position, mut desk): Table<G>,
    mut next: ResMut<NextState<G::Phase>>,
    ruling: impl FnOnce(&mut Referee<'_, G>, &G::Order) -> Option<Result<bool, W>>,
) {
    if judge_on(&rules, &mut position, &mut desk, ruling) == Some(true) {
        next.set(G::after(&rules.0, &position.public));
    }
}

/// Whether the phase of a game is one of these: a system runs in them alone. A world may know other games, too.
pub fn during<P: States>(
    phases: impl Fn(P) -> bool + Clone,
) -> impl Fn(Option<Res<State<P>>>) -> bool + Clone {
    move |phase| phase.is_some_and(|phase| phases(phase.get().clone()))
}

/// Carries out a command of the table: it is refused, and nothing has changed, or events tell what happened. Where the
/// clock is set by it, or the game ends, no phase is opened or closed.
///
/// # Errors
/// The game is over, or the table does not allow it now.
pub(super) fn command<G: Game>(world: &mut World, command: &G::Command) -> Result<Vec<G::Event>, Refusal> {
    let rulebook = Arc::clone(&world.resource::<Rules<G>>().0);
    let mut position = world.resource_mut::<Position<G>>();
    if is_over::<G>(&position.public) {
        return Err(Refusal::of_table("the game is over"));
    }
    let mut events = Vec::new();
    let table = position.bypass_change_detection();
    refereed(&*rulebook, table, &mut events, |referee| G::command(referee, command))?;
    position.set_changed();
    let phase = G::phase(&position.public);
    if *world.resource::<State<G::Phase>>().get() != phase {
        set_phase(world, phase);
    }
    mirror::<G>(world);
    world.resource_mut::<Desk<G>>().events.clear();
    Ok(events)
}

/// Judges every order of a game that needs no systems of its own.
fn judge_any<G: Game>(table: Table<G>, next: ResMut<NextState<G::Phase>>) {
    judge_and_go_on(table, next, |referee, order| Some(G::judge(referee, order)));
}

fn judge_on<G: Game, T, W: Into<Refusal>>(
    rules: &Rules<G>,
    position: &mut ResMut<Position<G>>,
    desk: &mut ResMut<Desk<G>>,
    ruling: impl FnOnce(&mut Referee<'_, G>, &G::Order) -> Option<Result<T, W>>,
) -> Option<T> {
    let order = desk.order.take()?;
    let mut events = std::mem::take(&mut desk.events);
    // Looking at the order must not mark the position as changed.
    let table = position.bypass_change_detection();
    let verdict = refereed(&*rules.0, table, &mut events, |referee| ruling(referee, &order));
    if !events.is_empty() {
        position.set_changed();
    }
    desk.events = events;
    match verdict {
        None => {
            desk.order = Some(order);
            None
        }
        Some(Ok(value)) => Some(value),
        Some(Err(refusal)) => {
            desk.refusal = Some(refusal.into());
            None
        }
    }
}

/// Makes the door for a game: its phases, what opens and closes them, and the schedule that judges its orders.
pub fn register<G: Game>(app: &mut App) {
    add_phases(app, G::PHASES);
    app.init_resource::<Desk<G>>().init_schedule(PlayOrder).edit_schedule(PlayOrder, |schedule| {
        schedule.set_executor(SingleThreadedExecutor::new());
    });
    add_phase_systems::<G>(app);
}

/// Makes the door for a game that needs no systems of its own: [`Game::judge`] judges every order.
pub fn register_plain<G: Game>(app: &mut App) {
    register::<G>(app);
    app.add_systems(PlayOrder, judge_any::<G>.run_if(resource_exists::<Position<G>>));
}

/// Adds what opens and closes the phases of a game.
fn add_phase_systems<G: Game>(app: &mut App) {
    for phase in G::PHASES {
        app.add_systems(OnEnter(*phase), open_phase::<G>.run_if(is_in_play::<G>))
            .add_systems(OnExit(*phase), close_phase::<G>.run_if(is_in_play::<G>));
    }
}

/// Phases open and close while an order is played, not when a position is put on the table or taken off it.
fn is_in_play<G: Game>(desk: Res<Desk<G>>) -> bool {
    desk.in_play
}

/// Entering a phase runs what opens it; a phase in which nobody decides passes on at once.
fn open_phase<G: Game>(
    (rules, mut position, mut desk): Table<G>,
    (phase, mut next): (Res<State<G::Phase>>, ResMut<NextState<G::Phase>>),
) {
    let (rulebook, events) = (&*rules.0, &mut desk.events);
    let passes = refereed(rulebook, &mut position, events, |referee| G::open_phase(referee, *phase.get()));
    if passes {
        next.set(G::after(&rules.0, &position.public));
    }
}

/// Leaving a phase runs what closes it.
fn close_phase<G: Game>((rules, mut position, mut desk): Table<G>) {
    let phase = G::phase(&position.public);
    refereed(&*rules.0, &mut position, &mut desk.events, |referee| G::close_phase(referee, phase));
}

/// Opens the first phase of a game, and those after it in which nobody has anything to do.
pub fn begin<G: Game>(rulebook: &G::Rulebook, position: &mut Position<G>, first: G::Phase) {
    refereed(rulebook, position, &mut Vec::new(), |referee| {
        let mut phase = first;
        while G::open_phase(referee, phase) {
            G::close_phase(referee, phase);
            phase = G::after(rulebook, referee.public());
        }
    });
}
