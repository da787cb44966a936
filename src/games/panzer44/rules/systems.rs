//! The game as Bevy systems: thin hands that ask the rules, each in the phases where it has something
//! to do.

use super::{Panzer44, order::Order, phase::Phase, refusal::Why};
use crate::engine::orders::{PlayOrder, Table, during, judge, judge_and_go_on};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PlayOrder,
        (
            refuse_while_owed,
            set_up.run_if(during(Phase::is_set_up)),
            plot.run_if(in_state(Phase::Plot)),
            direct_fire.run_if(during(Phase::is_fire)),
            movement.run_if(during(Phase::is_movement)),
            indirect_fire.run_if(during(Phase::is_indirect)),
            end_phase,
        )
            .chain()
            // A world may know other games, too.
            .run_if(resource_exists::<State<Phase>>),
    );
}

/// While a decision is owed, only its answer is an order (7.10.2).
fn refuse_while_owed(table: Table<Panzer44>) {
    judge(table, |referee, order| {
        if referee.public().phase == Phase::Over {
            return Some(Err::<(), _>(Why::GameOver));
        }
        let decision = referee.public().owed?;
        (!order.is_answer()).then_some(Err(Why::DecisionOwed { side: decision.side() }))
    });
}

fn set_up(table: Table<Panzer44>) {
    judge(table, |referee, order| {
        let side = referee.active()?;
        match order {
            Order::Deploy { unit, hex } => Some(referee.order_deploy(side, *unit, *hex)),
            Order::DeployAboard { unit, carrier } => Some(referee.order_deploy_aboard(side, *unit, *carrier)),
            Order::LayMines { hex, mines } => Some(referee.order_lay_mines(side, *hex, *mines)),
            Order::Dig { hex, position } => Some(referee.order_dig(side, *hex, *position)),
            _ => None,
        }
    });
}

fn plot(table: Table<Panzer44>, next: ResMut<NextState<Phase>>) {
    judge_and_go_on(table, next, |referee, order| match order {
        Order::Plot { side, plot } => Some(referee.order_plot(*side, plot)),
        _ => None,
    });
}

fn direct_fire(table: Table<Panzer44>, next: ResMut<NextState<Phase>>) {
    judge_and_go_on(table, next, |referee, order| match order {
        Order::Fire { unit, at } => Some(referee.order_fire(*unit, *at)),
        _ => None,
    });
}

fn movement(table: Table<Panzer44>, next: ResMut<NextState<Phase>>) {
    judge_and_go_on(table, next, |referee, order| {
        let side = referee.active()?;
        let verdict = match order {
            Order::Move { unit, path } => referee.order_move(*unit, path),
            Order::Exit { unit } => referee.order_exit(*unit),
            Order::Load { carrier } => referee.order_load(*carrier),
            Order::Unload { unit } => referee.order_unload(*unit),
            Order::Clear { unit } => referee.order_clear(*unit),
            Order::Blow { unit } => referee.order_blow(*unit),
            Order::Shoot { unit } => referee.order_shoot(*unit),
            Order::LetPass => referee.order_let_pass(),
            _ => return None,
        };
        Some(verdict.map(|()| referee.movement_is_over(side)))
    });
}

fn indirect_fire(table: Table<Panzer44>, next: ResMut<NextState<Phase>>) {
    judge_and_go_on(table, next, |referee, order| {
        let side = referee.active()?;
        match order {
            Order::Bombard { unit } => Some(referee.order_bombard(*unit)),
            Order::Barrage { battery } => Some(referee.order_barrage(side, *battery)),
            Order::Strike { hex } => Some(referee.order_strike(side, *hex)),
            _ => None,
        }
    });
}

fn end_phase(table: Table<Panzer44>, next: ResMut<NextState<Phase>>) {
    judge_and_go_on(table, next, |referee, order| match order {
        Order::EndPhase => Some(referee.order_end_phase().map(|()| true)),
        _ => None,
    });
}
