//! The names of orders on buttons beside their units, in English: with ids, which the table replaces by names.

use super::parts::{bend_arg, build_text, call_text, instruction_arg, loss_text, yes_or_no};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        text::{Arg, Ids, Text, t},
        wording::capital,
    },
    games::squad::{
        rules::{
            fire::{Shot, casualties::Loss},
            order::{Bend, Order, VehicleStep},
        },
        words::names::{facing_arg, units_arg},
    },
};

/// The name of an order on a button beside its unit.
pub fn order_words(order: &Order) -> String {
    capital(&order_text(order).english(&Ids))
}

/// The weapons of one firer or itself, and the number of several firers.
fn firers(shots: &[Shot]) -> (Arg, usize) {
    match shots {
        [one] if one.weapon.is_none() && one.uses.is_empty() => (one.unit.into(), 0),
        [one] => (Arg::list(one.weapon.iter().chain(&one.uses).copied()), 0),
        many => (Arg::from(""), many.len()),
    }
}

fn order_text(order: &Order) -> Text {
    match order {
        Order::Place { hex, .. } => t!("squad-order-short-set-up", hex = *hex),
        Order::PlaceAboard { carrier, .. } => t!("squad-order-short-set-up-aboard", carrier = *carrier),
        Order::Arm { weapon, unit } => t!("squad-order-arm", weapon = *weapon, unit = *unit),
        Order::Build { work, hex, there, .. } => build_text(*work, *hex, *there),
        Order::Mission { mission, hex, .. } => call_text(Some(*mission), *hex),
        Order::SmokeBarrage { hex, .. } => call_text(None, *hex),
        Order::Split { second: false, .. } => t!("squad-order-short-split"),
        Order::Split { second: true, .. } => t!("squad-order-short-split-second"),
        Order::Join { halves: [_, other] } => t!("squad-order-short-join", unit = *other),
        Order::Fire { shots, hex, leader } => {
            let (means, all) = firers(shots);
            t!("squad-order-short-fire", hex = *hex, means = means, all = all, led = led(*leader))
        }
        Order::FireAt { weapon, leader, target, .. } => fire_at(*target, *weapon, *leader),
        Order::Smoke { hex, .. } | Order::LaySmoke { hex, .. } => t!("squad-order-short-smoke", hex = *hex),
        Order::ClearWire { hex, .. } => t!("squad-order-short-clear-wire", hex = *hex),
        Order::Move { path, assault, .. } => walk(path, *assault),
        Order::Drive { path, .. } => drive(path),
        Order::Pivot { facing, .. } | Order::Turn { facing, .. } => {
            t!("squad-order-short-turn", side = facing_arg(*facing))
        }
        Order::Exit { .. } => t!("squad-order-short-exit"),
        Order::Load { passengers, .. } => t!("squad-order-short-load", units = units_arg(passengers)),
        Order::Unload { passengers, to, .. } => unload(passengers, *to),
        Order::Overrun { hex, .. } => t!("squad-order-short-overrun", hex = *hex),
        Order::OpportunityFire { shots, lane, .. } => opportunity(shots, *lane),
        // It is also for a sniper that stays in place (3.6 d).
        Order::Hold => t!("squad-order-short-hold"),
        Order::Instruct { instruction, .. } => {
            t!("squad-order-short-instruct", instruction = instruction_arg(*instruction))
        }
        Order::Advance { hex, .. } => t!("squad-order-short-advance", hex = *hex),
        Order::Assault { hex, shots, .. } => {
            let (means, all) = firers(shots);
            t!("squad-order-short-assault", hex = *hex, means = means, all = all)
        }
        Order::Rally { .. } => t!("squad-order-short-rally"),
        Order::WithdrawSniper => t!("squad-order-withdraw-sniper"),
        Order::Casualties { losses } => losses_text(losses),
        Order::PlaceSniper { hex } => t!("squad-order-place-sniper", hex = *hex),
        Order::Done => t!("squad-order-end-phase"),
    }
}

fn led(leader: Option<UnitId>) -> &'static str {
    yes_or_no(leader.is_some())
}

fn fire_at(target: UnitId, weapon: Option<UnitId>, leader: Option<UnitId>) -> Text {
    let armed = yes_or_no(weapon.is_some());
    let weapon = weapon.map_or_else(|| Arg::from(""), Arg::Unit);
    t!("squad-order-short-fire-at", target = target, armed = armed, weapon = weapon, led = led(leader))
}

fn walk(path: &[Hex], assault: bool) -> Text {
    let end = path.last().map_or_else(|| Arg::from(""), |hex| Arg::Hex(*hex));
    match assault {
        true => t!("squad-order-short-assault-move", hex = end),
        false => t!("squad-order-short-move", hex = end),
    }
}

fn drive(path: &[VehicleStep]) -> Text {
    match path.last() {
        None => t!("squad-order-short-drive-nowhere"),
        Some(last) if last.reverse => t!("squad-order-short-reverse", hex = last.hex),
        Some(last) => t!("squad-order-short-drive", hex = last.hex, side = facing_arg(last.facing)),
    }
}

fn unload(passengers: &[UnitId], to: Option<Hex>) -> Text {
    let units = units_arg(passengers);
    match to {
        None => t!("squad-order-short-unload", units = units),
        Some(hex) => t!("squad-order-short-unload-to", units = units, hex = hex),
    }
}

fn opportunity(shots: &[Shot], lane: Option<Bend>) -> Text {
    let (means, all) = firers(shots);
    match lane {
        None => t!("squad-order-short-opportunity", means = means, all = all),
        Some(bend) => {
            t!("squad-order-short-opportunity-lane", means = means, all = all, bend = bend_arg(bend))
        }
    }
}

fn losses_text(losses: &[(UnitId, Loss)]) -> Text {
    if losses.is_empty() {
        return t!("squad-order-loss-none");
    }
    let losses = losses.iter().map(|(unit, loss)| loss_text(*loss, *unit).english(&Ids));
    t!("squad-order-losses", losses = Arg::list(losses))
}
