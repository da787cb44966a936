//! The game as Bevy systems: thin hands that ask the rules, each in the phases where it has
//! something to do.

use super::{
    Guderian, event::Event, interdiction, legal, moves::find_all, order::Order, phase::Phase,
    position::Position, referee::Referee, refusal::Why, turn,
};
use crate::engine::orders::{Desk, PlayOrder, Table, during, judge, judge_and_go_on};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PlayOrder,
        (
            call_by_id,
            refuse_while_owed,
            answers,
            set_up.run_if(in_state(Phase::SovietSetUp)),
            movement.run_if(during(Phase::is_movement)),
            combat.run_if(in_state(Phase::SovietCombat).or_else(in_state(Phase::GermanCombat))),
            place_markers.run_if(during(is_interdiction)),
            end_phase,
        )
            .chain()
            // A world may know other games, too.
            .run_if(resource_exists::<State<Phase>>),
    );
}

fn is_interdiction(phase: Phase) -> bool {
    matches!(phase, Phase::FirstInterdiction | Phase::SovietInterdiction | Phase::AirInterdiction)
}

/// A revealed division may be called by its own name: from here on it is called by its id.
fn call_by_id(position: Res<Position>, mut desk: ResMut<Desk<Guderian>>) {
    if let Some(order) = &mut desk.order {
        order.call_by_id(&position.public);
    }
}

/// While a decision is owed, only its answer is an order (4.0).
fn refuse_while_owed(table: Table<Guderian>) {
    judge(table, |referee, order| {
        let over = referee.public().phase == Phase::Over;
        let refused = legal::may_order(referee.public()).err().filter(|_| over || !order.is_answer());
        refused.map(Err::<(), _>)
    });
}

fn answers(table: Table<Guderian>, next: ResMut<NextState<Phase>>) {
    judge_and_go_on(table, next, |referee, order| order.is_answer().then(|| referee.answer(order)));
}

fn set_up(table: Table<Guderian>) {
    judge(table, |referee, order| match order {
        Order::Deploy { unit, hex } => Some(referee.order_deploy(*unit, *hex)),
        _ => None,
    });
}

fn movement(table: Table<Guderian>) {
    judge(table, |referee, order| match order {
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

fn combat(table: Table<Guderian>) {
    judge(table, |referee, order| match order {
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

fn place_markers(table: Table<Guderian>) {
    judge(table, |referee, order| match order {
        Order::PlaceMarker { hex } => {
            let side = interdiction::may_place(referee.rulebook, referee.public(), *hex);
            Some(side.map(|side| referee.say(Event::MarkerPlaced { side, hex: *hex })))
        }
        _ => None,
    });
}

fn end_phase(table: Table<Guderian>, next: ResMut<NextState<Phase>>) {
    judge_and_go_on(table, next, |referee, order| match order {
        Order::EndPhase => {
            let verdict = turn::may_end_phase(referee.rulebook, referee.public());
            Some(verdict.map(|()| !referee.enforce_stacking()))
        }
        _ => None,
    });
}
