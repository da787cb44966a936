//! Orders in words, with their paths: for advice before anything has happened, and for buttons.

use super::{
    names::{Beside, Known, SideSeen},
    story::Part,
};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        text::{Arg, Names, Text, id, t, texts},
    },
    games::platoon::rules::{
        Rulebook,
        combat::indirect::Call,
        conduct::Decision,
        order::{Order, Target, Work, legal::units_of},
        position::{Instruction, Public},
    },
};

texts! { "en": ["platoon-orders.ftl"], "de": ["platoon-orders.ftl"] }

/// The instructions for fire in the opponent's movement, with the messages of their names (14.6).
pub const INSTRUCTIONS: [(Instruction, &str); 4] = [
    (Instruction::Ask, id!("platoon-orders-instruction-ask")),
    (Instruction::Never, id!("platoon-orders-instruction-never")),
    (Instruction::AnyTarget, id!("platoon-orders-instruction-any-target")),
    (Instruction::ArmouredOnly, id!("platoon-orders-instruction-armour-only")),
];

/// The message of the name of an instruction.
pub fn instruction_name(instruction: Instruction) -> &'static str {
    INSTRUCTIONS.iter().find(|(other, _)| *other == instruction).map_or("", |(_, name)| name)
}

/// The message of the name of a call of indirect fire (13.7).
pub fn call_name(call: Call) -> &'static str {
    match call {
        Call::Registered => id!("platoon-orders-call-registered"),
        Call::FromTheHip => id!("platoon-orders-call-from-the-hip"),
        Call::Nearby => id!("platoon-orders-call-nearby"),
        Call::Interdiction => id!("platoon-orders-call-interdiction"),
        Call::NearbyInterdiction => id!("platoon-orders-call-nearby-interdiction"),
    }
}

/// An order in a short sentence without a full stop, addressed to the player who is to give it; own units are named
/// without their side.
pub fn order_told(rulebook: &Rulebook, public: &Public, order: &Order) -> String {
    let side = units_of(order).first().and_then(|unit| public.find(*unit)).map(|counter| counter.side);
    let seen = side.map_or(SideSeen::OfLine(None), SideSeen::OfPlayer);
    let names = Beside { known: Known { rulebook, public }, seen };
    order_text(public, order, &names).shown(&names)
}

fn order_text(public: &Public, order: &Order, names: &dyn Names) -> Text {
    match order {
        Order::Place { unit, hex } => t!("platoon-orders-set-up", unit = *unit, hex = *hex),
        Order::PlaceAboard { unit, carrier } => {
            t!("platoon-orders-set-up-aboard", unit = *unit, carrier = *carrier)
        }
        Order::Lay { work, hex, there: true } => place(*work, *hex),
        Order::Lay { work, hex, there: false } => remove(*work, *hex),
        Order::Flip { carrier } => t!("platoon-orders-flip", carrier = *carrier),
        Order::IndirectFire { firers, hex } => indirect_fire(firers, *hex, names),
        Order::Fire { firers, target: Target::Unit(unit), .. } => {
            t!("platoon-orders-fire", target = *unit, units = firers.clone())
        }
        Order::Fire { firers, hex, target: Target::Stack } => {
            t!("platoon-orders-fire-at-all", hex = *hex, units = firers.clone())
        }
        Order::Move { unit, path, quick, concealed } => go(*unit, path.last(), *quick, *concealed),
        Order::MoveBeside { unit, hex } => {
            t!("platoon-orders-move-beside-road", unit = *unit, hex = *hex)
        }
        Order::Enter { unit, hex } => t!("platoon-orders-enter", unit = *unit, hex = *hex),
        Order::Exit { unit } => t!("platoon-orders-exit", unit = *unit),
        Order::Load { carrier, passenger } => {
            t!("platoon-orders-load", passenger = *passenger, carrier = *carrier)
        }
        Order::Unload { carrier } => match public.passenger(*carrier) {
            Some(passenger) => {
                t!("platoon-orders-unload", passenger = passenger.id, carrier = *carrier)
            }
            None => t!("platoon-orders-unload-carrier", carrier = *carrier),
        },
        Order::Overrun { units, hex } => t!("platoon-orders-overrun", hex = *hex, units = units.clone()),
        Order::Assault { units, hex } => t!("platoon-orders-assault", hex = *hex, units = units.clone()),
        Order::ClearMines { engineer } => t!("platoon-orders-clear-mines", unit = *engineer),
        Order::Register { unit, hex } => t!("platoon-orders-register", unit = *unit, hex = *hex),
        Order::Unregister { unit, hex } => t!("platoon-orders-unregister", unit = *unit, hex = *hex),
        Order::OpportunityFire { firers } => {
            t!("platoon-orders-opportunity-fire", units = firers.clone())
        }
        Order::Interdict { firers } => t!("platoon-orders-interdict", units = firers.clone()),
        Order::Pass => t!("platoon-orders-pass"),
        Order::Instruct { units, instruction } => {
            let instruction = Arg::Name(instruction_name(*instruction));
            t!("platoon-orders-instruct", units = units.clone(), instruction = instruction)
        }
        Order::Done => t!("platoon-orders-done"),
    }
}

fn place(work: Work, hex: Hex) -> Text {
    match work {
        Work::Mines => t!("platoon-orders-place-mines", hex = hex),
        Work::Fort => t!("platoon-orders-place-fort", hex = hex),
        Work::Block => t!("platoon-orders-place-block", hex = hex),
    }
}

fn remove(work: Work, hex: Hex) -> Text {
    match work {
        Work::Mines => t!("platoon-orders-remove-mines", hex = hex),
        Work::Fort => t!("platoon-orders-remove-fort", hex = hex),
        Work::Block => t!("platoon-orders-remove-block", hex = hex),
    }
}

/// Indirect fire, with the call of each unit.
fn indirect_fire(firers: &[(UnitId, Call)], hex: Hex, names: &dyn Names) -> Text {
    let firer = |(unit, call): &(UnitId, Call)| {
        let call = Arg::Name(call_name(*call));
        t!("platoon-orders-firer", unit = *unit, call = call).shown(&Part(names))
    };
    let firers: Vec<String> = firers.iter().map(firer).collect();
    t!("platoon-orders-indirect-fire", hex = hex, firers = firers.join("; "))
}

/// A move to the end of its path; an order that the rules refuse may have none.
fn go(unit: UnitId, end: Option<&Hex>, quick: bool, concealed: bool) -> Text {
    match (end, quick, concealed) {
        (None, ..) => t!("platoon-orders-move-nowhere", unit = unit),
        (Some(end), true, _) => t!("platoon-orders-quick-march", unit = unit, hex = *end),
        (Some(end), false, true) => t!("platoon-orders-move-concealed", unit = unit, hex = *end),
        (Some(end), false, false) => t!("platoon-orders-move", unit = unit, hex = *end),
    }
}

/// The paths of an order on the map, each from its start; a single hex if no unit moves. Several units that act
/// together have one each.
pub fn order_ways(public: &Public, order: &Order) -> Vec<Vec<Hex>> {
    let stands = |unit: UnitId| public.find(unit).and_then(|counter| public.hex_of(counter));
    let way = |start: Option<Hex>, path: &[Hex]| -> Option<Vec<Hex>> {
        let mut way: Vec<Hex> = start.into_iter().chain(path.iter().copied()).collect();
        way.dedup();
        (!way.is_empty()).then_some(way)
    };
    let units = units_of(order);
    let to = |hex: Hex| units.iter().filter_map(|unit| way(stands(*unit), &[hex])).collect();
    match order {
        Order::Place { hex, .. } | Order::Lay { hex, .. } | Order::Enter { hex, .. } => {
            way(Some(*hex), &[]).into_iter().collect()
        }
        Order::Move { unit, path, .. } => way(stands(*unit), path).into_iter().collect(),
        Order::MoveBeside { unit, hex } => way(stands(*unit), &[*hex]).into_iter().collect(),
        Order::IndirectFire { hex, .. }
        | Order::Fire { hex, .. }
        | Order::Overrun { hex, .. }
        | Order::Assault { hex, .. }
        | Order::Register { hex, .. }
        | Order::Unregister { hex, .. } => to(*hex),
        Order::OpportunityFire { .. } | Order::Interdict { .. } => match public.owed {
            Some(Decision::Reaction { hex, .. }) => to(hex),
            None => Vec::new(),
        },
        Order::PlaceAboard { carrier: unit, .. }
        | Order::Flip { carrier: unit }
        | Order::Exit { unit }
        | Order::Load { carrier: unit, .. }
        | Order::Unload { carrier: unit }
        | Order::ClearMines { engineer: unit } => way(stands(*unit), &[]).into_iter().collect(),
        Order::Pass | Order::Instruct { .. } | Order::Done => Vec::new(),
    }
}
