//! The game as Bevy systems: thin hands that ask the rules, each in the phases where it has something
//! to do.

use super::{
    Platoon,
    movement::Walk,
    order::Order,
    phase::{Phase, Segment},
    refusal::Why,
    view::to_play,
};
use crate::engine::orders::{PlayOrder, Table, during, judge, judge_and_go_on};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PlayOrder,
        (
            refuse_while_owed,
            answer.run_if(is_in(&[Segment::Vehicles, Segment::Others])),
            instruct,
            set_up.run_if(during(Phase::is_set_up)),
            flip.run_if(is_in(&[Segment::Start])),
            indirect_fire.run_if(is_in(&[Segment::IndirectFire])),
            direct_fire.run_if(is_in(&[Segment::DirectFire])),
            movement.run_if(is_in(&[Segment::Vehicles, Segment::Others])),
            transport.run_if(is_in(&[Segment::Vehicles])),
            assault.run_if(is_in(&[Segment::Assault])),
            engineers.run_if(is_in(&[Segment::Others])),
            registration.run_if(is_in(&[Segment::Registration])),
            done,
        )
            .chain()
            // A world may know other games, too.
            .run_if(resource_exists::<State<Phase>>),
    );
}

/// Whether the present phase is one of these segments, whoever's.
fn is_in(segments: &'static [Segment]) -> impl Fn(Option<Res<State<Phase>>>) -> bool + Clone {
    during(|phase: Phase| phase.segment().is_some_and(|now| segments.contains(&now)))
}

/// While the opponent is asked whether he fires, only his answer is an order, and what he tells his units (14.1).
fn refuse_while_owed(table: Table<Platoon>) {
    judge(table, |referee, order| {
        if referee.public().phase == Phase::Over {
            return Some(Err::<(), _>(Why::GameOver));
        }
        let decision = referee.public().owed?;
        let heard = order.is_answer() || matches!(order, Order::Instruct { .. });
        (!heard).then_some(Err(Why::DecisionOwed { side: decision.side() }))
    });
}

fn answer(table: Table<Platoon>) {
    judge(table, |referee, order| match order {
        Order::OpportunityFire { firers } => Some(referee.order_opportunity_fire(firers)),
        Order::Interdict { firers } => Some(referee.order_interdict(firers)),
        Order::Pass => Some(referee.order_pass()),
        _ => None,
    });
}

fn instruct(table: Table<Platoon>) {
    judge(table, |referee, order| match order {
        Order::Instruct { units, instruction } => {
            let side = to_play(referee.rulebook, referee.public());
            Some(referee.order_instruct(side, units, *instruction))
        }
        _ => None,
    });
}

fn set_up(table: Table<Platoon>) {
    judge(table, |referee, order| {
        let side = referee.active()?;
        match order {
            Order::Place { unit, hex } => Some(referee.order_place(side, *unit, *hex)),
            Order::PlaceAboard { unit, carrier } => Some(referee.order_place_aboard(side, *unit, *carrier)),
            Order::Lay { work, hex, there } => Some(referee.order_lay(side, *work, *hex, *there)),
            _ => None,
        }
    });
}

fn flip(table: Table<Platoon>) {
    judge(table, |referee, order| match order {
        Order::Flip { carrier } => Some(referee.order_flip(*carrier)),
        _ => None,
    });
}

fn indirect_fire(table: Table<Platoon>) {
    judge(table, |referee, order| match order {
        Order::IndirectFire { firers, hex } => Some(referee.order_indirect_fire(firers, *hex)),
        _ => None,
    });
}

fn direct_fire(table: Table<Platoon>) {
    judge(table, |referee, order| match order {
        Order::Fire { firers, hex, target } => Some(referee.order_fire(firers, *hex, *target)),
        _ => None,
    });
}

fn movement(table: Table<Platoon>) {
    judge(table, |referee, order| match order {
        Order::Move { unit, path, quick, concealed } => {
            Some(referee.order_move(*unit, path, Walk { quick: *quick, concealed: *concealed }))
        }
        Order::MoveBeside { unit, hex } => Some(referee.order_move_beside(*unit, *hex)),
        Order::Enter { unit, hex } => Some(referee.order_enter(*unit, *hex)),
        Order::Exit { unit } => Some(referee.order_exit(*unit)),
        _ => None,
    });
}

fn transport(table: Table<Platoon>) {
    judge(table, |referee, order| match order {
        Order::Load { carrier, passenger } => Some(referee.order_load(*carrier, *passenger)),
        Order::Unload { carrier } => Some(referee.order_unload(*carrier)),
        Order::Overrun { units, hex } => Some(referee.order_overrun(units, *hex)),
        _ => None,
    });
}

fn assault(table: Table<Platoon>) {
    judge(table, |referee, order| match order {
        Order::Assault { units, hex } => Some(referee.order_assault(units, *hex)),
        _ => None,
    });
}

fn engineers(table: Table<Platoon>) {
    judge(table, |referee, order| match order {
        Order::ClearMines { engineer } => Some(referee.order_clear(*engineer)),
        _ => None,
    });
}

fn registration(table: Table<Platoon>) {
    judge(table, |referee, order| match order {
        Order::Register { unit, hex } => Some(referee.order_register(*unit, *hex)),
        Order::Unregister { unit, hex } => Some(referee.order_unregister(*unit, *hex)),
        _ => None,
    });
}

fn done(table: Table<Platoon>, next: ResMut<NextState<Phase>>) {
    judge_and_go_on(table, next, |referee, order| match order {
        Order::Done => Some(referee.order_done().map(|()| true)),
        _ => None,
    });
}
