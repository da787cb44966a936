//! The game as Bevy systems: thin hands that ask the rules, each in the phases where it has
//! something to do.

use super::{
    Guderian, event::Event, interdiction, legal, moves::find_all, order::Order, phase::Phase,
    position::Position, referee::Referee, refusal::Why, rulebook::Rules, turn,
};
use crate::engine::orders::{Desk, PlayOrder, Refusal};
use bevy::prelude::*;

type Table<'w> = (Res<'w, Rules>, ResMut<'w, Position>, ResMut<'w, Desk<Guderian>>);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PlayOrder,
        (
            call_by_id,
            refuse_while_owed,
            answers,
            set_up.run_if(in_state(Phase::SovietSetUp)),
            movement.run_if(is_movement),
            combat.run_if(in_state(Phase::SovietCombat).or_else(in_state(Phase::GermanCombat))),
            place_markers.run_if(is_interdiction),
            end_phase,
        )
            .chain()
            // A world may know other games, too.
            .run_if(resource_exists::<State<Phase>>),
    );
    for phase in Phase::ALL {
        app.add_systems(OnEnter(phase), open_phase.run_if(is_in_play))
            .add_systems(OnExit(phase), close_phase.run_if(is_in_play));
    }
}

/// Phases open and close while an order is played, not when a position is put on the table or taken
/// off it.
fn is_in_play(desk: Res<Desk<Guderian>>) -> bool {
    desk.in_play
}

fn is_movement(phase: Option<Res<State<Phase>>>) -> bool {
    phase.is_some_and(|phase| phase.get().is_movement())
}

fn is_interdiction(phase: Option<Res<State<Phase>>>) -> bool {
    phase.is_some_and(|phase| {
        matches!(phase.get(), Phase::FirstInterdiction | Phase::SovietInterdiction | Phase::AirInterdiction)
    })
}

impl From<Why> for Refusal {
    fn from(why: Why) -> Self {
        Self { case: why.case().to_owned(), why: why.to_string() }
    }
}

/// Lets the referee judge the order on the desk; `None` leaves it there for another system.
fn judge<T>(
    (rules, mut position, mut desk): Table,
    ruling: impl FnOnce(&mut Referee, &Order) -> Option<Result<T, Why>>,
) -> Option<T> {
    let order = desk.order.take()?;
    let mut events = std::mem::take(&mut desk.events);
    let verdict = {
        // Looking at the order must not mark the position as changed.
        let position = position.bypass_change_detection();
        ruling(&mut Referee::new(&rules.0, position, &mut events), &order)
    };
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
        Some(Err(why)) => {
            desk.refusal = Some(why.into());
            None
        }
    }
}

/// A revealed division may be called by its own name: from here on it is called by its id.
fn call_by_id(position: Res<Position>, mut desk: ResMut<Desk<Guderian>>) {
    if let Some(order) = &mut desk.order {
        order.call_by_id(&position.public);
    }
}

/// While a decision is owed, only its answer is an order (4.0).
fn refuse_while_owed(rules: Res<Rules>, position: ResMut<Position>, desk: ResMut<Desk<Guderian>>) {
    judge((rules, position, desk), |referee, order| {
        let over = referee.public().phase == Phase::Over;
        let refused = legal::may_order(referee.public()).err().filter(|_| over || !order.is_answer());
        refused.map(Err::<(), _>)
    });
}

fn answers(
    rules: Res<Rules>,
    position: ResMut<Position>,
    desk: ResMut<Desk<Guderian>>,
    mut next: ResMut<NextState<Phase>>,
) {
    let after = turn::after(&rules.0, &position.public);
    let ends =
        judge((rules, position, desk), |referee, order| order.is_answer().then(|| referee.answer(order)));
    if ends == Some(true) {
        next.set(after);
    }
}

fn set_up(rules: Res<Rules>, position: ResMut<Position>, desk: ResMut<Desk<Guderian>>) {
    judge((rules, position, desk), |referee, order| match order {
        Order::Deploy { unit, hex } => Some(referee.order_deploy(*unit, *hex)),
        _ => None,
    });
}

fn movement(rules: Res<Rules>, position: ResMut<Position>, desk: ResMut<Desk<Guderian>>) {
    judge((rules, position, desk), |referee, order| match order {
        Order::Move { units, path } => Some(referee.order_move(units, path)),
        Order::Rail { units, path } => Some(referee.order_rail(units, path)),
        Order::Enter { units, path } => Some(referee.order_enter(units, path)),
        Order::CallUp { path } => Some(referee.order_call_up(path)),
        Order::Overrun { units, target } => Some(referee.order_overrun(units, *target)),
        Order::CutRail { unit } => Some(referee.order_cut_rail(*unit)),
        Order::LiftCut { unit } => Some(referee.order_lift_cut(*unit)),
        Order::FlyOut { leader } => Some(referee.order_fly_out(*leader)),
        _ => None,
    });
}

fn combat(rules: Res<Rules>, position: ResMut<Position>, desk: ResMut<Desk<Guderian>>) {
    judge((rules, position, desk), |referee, order| match order {
        Order::Attack { units, targets } => Some(attack(referee, units, targets)),
        _ => None,
    });
}

fn attack(
    referee: &mut Referee,
    units: &[crate::engine::counters::Word],
    targets: &[crate::engine::board::Hex],
) -> Result<(), Why> {
    let pieces = find_all(referee.public(), units)?;
    let mut targets = targets.to_vec();
    targets.sort_unstable();
    targets.dedup();
    super::combat::may_attack(referee.rulebook, referee.public(), &pieces, &targets)?;
    let units = referee.ids(&pieces);
    referee.say(Event::AttackDeclared { units, targets });
    referee.fight();
    Ok(())
}

fn place_markers(rules: Res<Rules>, position: ResMut<Position>, desk: ResMut<Desk<Guderian>>) {
    judge((rules, position, desk), |referee, order| match order {
        Order::PlaceMarker { hex } => {
            let side = interdiction::may_place(referee.rulebook, referee.public(), *hex);
            Some(side.map(|side| referee.say(Event::MarkerPlaced { side, hex: *hex })))
        }
        _ => None,
    });
}

fn end_phase(
    rules: Res<Rules>,
    position: ResMut<Position>,
    desk: ResMut<Desk<Guderian>>,
    mut next: ResMut<NextState<Phase>>,
) {
    let after = turn::after(&rules.0, &position.public);
    let ends = judge((rules, position, desk), |referee, order| match order {
        Order::EndPhase => {
            let verdict = turn::may_end_phase(referee.rulebook, referee.public());
            Some(verdict.map(|()| !referee.enforce_stacking()))
        }
        _ => None,
    });
    if ends == Some(true) {
        next.set(after);
    }
}

/// Entering a phase runs what opens it; a phase in which nobody decides passes on at once.
fn open_phase(
    rules: Res<Rules>,
    mut position: ResMut<Position>,
    mut desk: ResMut<Desk<Guderian>>,
    phase: Res<State<Phase>>,
    mut next: ResMut<NextState<Phase>>,
) {
    let mut events = std::mem::take(&mut desk.events);
    let mut referee = Referee::new(&rules.0, &mut position, &mut events);
    let passes = referee.open_phase(*phase.get());
    desk.events = events;
    if passes {
        next.set(turn::after(&rules.0, &position.public));
    }
}

/// Leaving a phase runs what closes it.
fn close_phase(rules: Res<Rules>, mut position: ResMut<Position>, mut desk: ResMut<Desk<Guderian>>) {
    let phase = position.public.phase;
    let mut events = std::mem::take(&mut desk.events);
    Referee::new(&rules.0, &mut position, &mut events).close_phase(phase);
    desk.events = events;
}
