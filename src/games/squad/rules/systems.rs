//! The game as Bevy systems: thin hands that ask the rules, each in the phases where it has something to do.

use super::{
    Squad, anti_tank,
    order::Order,
    phase::{Phase, Step},
    refusal::Why,
};
use crate::engine::orders::{PlayOrder, Table, during, judge, judge_and_go_on};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PlayOrder,
        (
            refuse_while_owed,
            refuse_off_map,
            answer,
            paid,
            instruct,
            set_up.run_if(during(Phase::is_set_up)),
            arm,
            support.run_if(is_in(&[Step::Support])),
            command.run_if(is_in(&[Step::Command])),
            own_fire.run_if(is_in(&[Step::Fire])),
            fire.run_if(is_in(&[Step::Fire, Step::DefensiveFire])),
            fire_at.run_if(is_in(&[Step::Fire, Step::Movement, Step::DefensiveFire])),
            make_room_first.run_if(is_in(&[Step::Movement])),
            movement.run_if(is_in(&[Step::Movement])),
            assault.run_if(is_in(&[Step::Assault])),
            after_action.run_if(is_in(&[Step::AfterAction])),
            done,
        )
            .chain()
            // A world may know other games, too.
            .run_if(resource_exists::<State<Phase>>),
    );
}

/// While a player is asked something, only his answer is an order, and what he tells his units (14.6).
fn refuse_while_owed(table: Table<Squad>) {
    judge(table, |referee, order| {
        if referee.public().phase == Phase::Over {
            return Some(Err::<(), _>(Why::GameOver));
        }
        let decision = referee.public().owed.as_ref()?;
        let withdraws = *order == Order::WithdrawSniper && referee.withdrawal().is_some();
        let heard = order.is_answer() || withdraws || matches!(order, Order::Instruct { .. });
        (!heard).then_some(Err(Why::DecisionOwed { side: decision.side() }))
    });
}

/// Files of strangers may name hexes that the map has not: no such order comes to a rule, whatever that looks up first (1.3).
fn refuse_off_map(table: Table<Squad>) {
    judge(table, |referee, order| {
        let board = &referee.rulebook.board;
        let off_map = order.hexes().into_iter().find(|hex| !board.contains(*hex))?;
        Some(Err::<(), _>(Why::OffMap { hex: off_map }))
    });
}

/// Whether the present phase is one of these, in whoever's segment.
fn is_in(steps: &'static [Step]) -> impl Fn(Option<Res<State<Phase>>>) -> bool + Clone {
    during(|phase: Phase| phase.step().is_some_and(|now| steps.contains(&now)))
}

fn answer(table: Table<Squad>) {
    judge(table, |referee, order| match order {
        Order::OpportunityFire { shots, leader, lane } => referee
            .order_sniper_fire(shots)
            .or_else(|| Some(referee.order_opportunity_fire(shots, *leader, *lane))),
        _ => None,
    });
}

fn instruct(table: Table<Squad>) {
    judge(table, |referee, order| match order {
        Order::Instruct { units, instruction } => Some(referee.order_instruct(units, *instruction)),
        _ => None,
    });
}

/// Answers after which the phase may end, because its player had closed it before (3.1 b, 3.6 d).
fn paid(table: Table<Squad>, next: ResMut<NextState<Phase>>) {
    judge_and_go_on(table, next, |referee, order| match order {
        Order::Casualties { losses } => Some(referee.order_casualties(losses)),
        Order::PlaceSniper { hex } => Some(referee.order_place_sniper(*hex)),
        Order::Hold => Some(referee.order_hold()),
        Order::WithdrawSniper if referee.withdrawal().is_some() => Some(referee.order_withdraw_sniper()),
        _ => None,
    });
}

fn set_up(table: Table<Squad>) {
    judge(table, |referee, order| match order {
        Order::Place { unit, hex, facing } => Some(referee.order_place(*unit, *hex, *facing)),
        Order::PlaceAboard { unit, carrier } => Some(referee.order_place_aboard(*unit, *carrier)),
        Order::Build { work, hex, facing, there } => {
            Some(referee.order_build(*work, (*hex, *facing), *there))
        }
        _ => None,
    });
}

/// Weapons are given out at set-up, before their group enters, and from unit to unit in the command phase (3.1 c, 4.1).
fn arm(table: Table<Squad>) {
    judge(table, |referee, order| match order {
        Order::Arm { weapon, unit } => Some(referee.order_arm(*weapon, *unit)),
        _ => None,
    });
}

fn support(table: Table<Squad>) {
    judge(table, |referee, order| match order {
        Order::Mission { mission, hex, spotter } => Some(referee.order_mission(*mission, *hex, *spotter)),
        Order::SmokeBarrage { hex, spotter } => Some(referee.order_smoke_barrage(*hex, *spotter)),
        _ => None,
    });
}

fn command(table: Table<Squad>) {
    judge(table, |referee, order| match order {
        Order::Split { squad, second } => Some(referee.order_split(*squad, *second)),
        Order::Join { halves } => Some(referee.order_join(*halves).map_err(Into::into)),
        _ => None,
    });
}

/// What only the side whose segment it is does in its fire phase (3.2, 3.4).
fn own_fire(table: Table<Squad>) {
    judge(table, |referee, order| match order {
        Order::Smoke { unit, weapon, hex } => Some(referee.order_smoke(*unit, *weapon, *hex)),
        Order::ClearWire { unit, hex } => Some(referee.order_clear_wire(*unit, *hex)),
        _ => None,
    });
}

fn fire(table: Table<Squad>) {
    judge(table, |referee, order| match order {
        Order::Fire { shots, leader, hex } => Some(referee.order_fire(shots, *leader, *hex)),
        _ => None,
    });
}

/// At what is armoured one fires by itself, also when it has just entered a hex (14.1, 16.1).
fn fire_at(table: Table<Squad>) {
    judge(table, |referee, order| match order {
        Order::FireAt { unit, weapon, leader, target } => {
            let shot = anti_tank::Shot { unit: *unit, weapon: *weapon, leader: *leader };
            Some(referee.order_fire_at(&shot, *target))
        }
        _ => None,
    });
}

fn assault(table: Table<Squad>) {
    judge(table, |referee, order| match order {
        Order::Advance { unit, hex, facing } => Some(referee.order_advance(*unit, Some(*hex), *facing)),
        Order::Turn { unit, facing } => Some(referee.order_advance(*unit, None, Some(*facing))),
        Order::Assault { shots, leader, hex } => {
            Some(referee.order_assault(shots, *leader, *hex).map_err(Into::into))
        }
        _ => None,
    });
}

fn after_action(table: Table<Squad>) {
    judge(table, |referee, order| match order {
        Order::Rally { unit } => Some(referee.order_rally(*unit)),
        Order::WithdrawSniper => Some(referee.order_withdraw_sniper().map(|_| ())),
        _ => None,
    });
}

/// While a hex is too full, since a carrier has come to load there or somebody has got down, its side does nothing but make
/// room (6.5, 8.2).
fn make_room_first(table: Table<Squad>) {
    judge(table, |referee, order| referee.makes_room_first(order).err().map(Err::<(), _>));
}

fn movement(table: Table<Squad>) {
    judge(table, |referee, order| match order {
        Order::Move { units, path, assault, facing } => {
            Some(referee.order_move(units, path, *assault, *facing))
        }
        Order::Drive { unit, path } => Some(referee.order_drive(*unit, path)),
        Order::Pivot { unit, facing } => Some(referee.order_pivot(*unit, *facing)),
        Order::Exit { unit } => Some(referee.order_exit(*unit)),
        Order::Load { carrier, passengers } => Some(referee.order_load(*carrier, passengers)),
        Order::Unload { carrier, passengers, to } => Some(referee.order_unload(*carrier, passengers, *to)),
        Order::LaySmoke { unit, hex } => Some(referee.order_lay_smoke(*unit, *hex)),
        Order::Overrun { unit, hex, uses } => Some(referee.order_overrun(*unit, *hex, uses)),
        _ => None,
    });
}

fn done(table: Table<Squad>, next: ResMut<NextState<Phase>>) {
    judge_and_go_on(table, next, |referee, order| match order {
        Order::Done => Some(referee.order_done()),
        _ => None,
    });
}
