//! The systems that every game has: an order on the desk is judged, a phase opens and closes.

use super::{Desk, Game, Position, Refusal, Rules};
use bevy::prelude::*;

/// What a system needs that judges an order.
pub type Table<'w, G> = (Res<'w, Rules<G>>, ResMut<'w, Position<G>>, ResMut<'w, Desk<G>>);

/// What the rules say of an order: none if it is not for this system; else its outcome, or why it is refused. Events are
/// written down as they happen.
pub trait Ruling<G: Game, T>:
    FnOnce(&G::Rulebook, &mut Position<G>, &mut Vec<G::Event>, &G::Order) -> Option<Result<T, Refusal>>
{
}

impl<G: Game, T, F> Ruling<G, T> for F where
    F: FnOnce(&G::Rulebook, &mut Position<G>, &mut Vec<G::Event>, &G::Order) -> Option<Result<T, Refusal>>
{
}

/// Lets the rules judge the order on the desk; it stays there for another system if it is not for this one.
pub fn judge<G: Game, T>((rules, mut position, mut desk): Table<G>, ruling: impl Ruling<G, T>) -> Option<T> {
    judge_on(&rules, &mut position, &mut desk, ruling)
}

/// Judges an order that may end the phase: the outcome is whether it does. What follows is asked when the order has
/// been carried out, for it may have been the last of a side.
pub fn judge_and_go_on<G: Game>(
    (rules, mut position, mut desk): Table<G>,
    mut next: ResMut<NextState<G::Phase>>,
    ruling: impl Ruling<G, bool>,
) {
    if judge_on(&rules, &mut position, &mut desk, ruling) == Some(true) {
        next.set(G::after(&rules.0, &position.public));
    }
}

/// Judges every order of a game that needs no systems of its own.
pub(super) fn judge_any<G: Game>(table: Table<G>, next: ResMut<NextState<G::Phase>>) {
    judge_and_go_on(table, next, |rulebook, position, events, order| {
        Some(G::judge(rulebook, position, events, order))
    });
}

fn judge_on<G: Game, T>(
    rules: &Rules<G>,
    position: &mut ResMut<Position<G>>,
    desk: &mut ResMut<Desk<G>>,
    ruling: impl Ruling<G, T>,
) -> Option<T> {
    let order = desk.order.take()?;
    let mut events = std::mem::take(&mut desk.events);
    // Looking at the order must not mark the position as changed.
    let verdict = ruling(&rules.0, position.bypass_change_detection(), &mut events, &order);
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
            desk.refusal = Some(refusal);
            None
        }
    }
}

/// Adds what opens and closes the phases of a game.
pub(super) fn add_phase_systems<G: Game>(app: &mut App) {
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
    let passes = G::open_phase(&rules.0, &mut position, &mut desk.events, *phase.get());
    if passes {
        next.set(G::after(&rules.0, &position.public));
    }
}

/// Leaving a phase runs what closes it.
fn close_phase<G: Game>((rules, mut position, mut desk): Table<G>) {
    let phase = G::phase(&position.public);
    G::close_phase(&rules.0, &mut position, &mut desk.events, phase);
}
