//! Orders in words, with their paths: for advice before anything has happened, and for buttons.

use super::{
    names::{for_player, named, unit_name},
    story::work_name,
};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::platoon::rules::{
        Rulebook,
        combat::indirect::Call,
        conduct::Decision,
        order::{Order, Target, legal::units_of},
        position::{Instruction, Public},
    },
};

/// The instructions for fire in the opponent's movement, with their names (14.6).
pub const INSTRUCTIONS: [(Instruction, &str); 4] = [
    (Instruction::Ask, "ask me"),
    (Instruction::Never, "hold fire"),
    (Instruction::AnyTarget, "any target"),
    (Instruction::ArmouredOnly, "armour only"),
];

pub fn instruction_name(instruction: Instruction) -> &'static str {
    INSTRUCTIONS.iter().find(|(other, _)| *other == instruction).map_or("", |(_, name)| name)
}

/// The name of a call of indirect fire (13.7).
pub fn call_name(call: Call) -> &'static str {
    match call {
        Call::Registered => "registered",
        Call::FromTheHip => "from the hip",
        Call::Nearby => "from the hip, near its marker",
        Call::Interdiction => "interdiction",
        Call::NearbyInterdiction => "interdiction near its marker",
    }
}

/// An order in a short sentence without a full stop, addressed to the player who is to give it.
pub fn order_told(rulebook: &Rulebook, public: &Public, order: &Order) -> String {
    let name = |unit: UnitId| unit_name(rulebook, public, unit);
    let names = |units: &[UnitId]| named(rulebook, public, units);
    let place = |hex: Hex| rulebook.board.hex_name(hex);
    let told = match order {
        Order::Place { unit, hex } => format!("Set {} up in {}", name(*unit), place(*hex)),
        Order::PlaceAboard { unit, carrier } => format!("Set {} up in {}", name(*unit), name(*carrier)),
        Order::Lay { work, hex, there: true } => format!("Place {} in {}", work_name(*work), place(*hex)),
        Order::Lay { work, hex, there: false } => {
            format!("Remove {} in {}", work_name(*work), place(*hex))
        }
        Order::Flip { carrier } => format!("Reverse the marker of {}", name(*carrier)),
        Order::IndirectFire { firers, hex } => {
            let each: Vec<String> =
                firers.iter().map(|(unit, call)| format!("{}, {}", name(*unit), call_name(*call))).collect();
            format!("Fire indirectly at {} with {}", place(*hex), each.join("; "))
        }
        Order::Fire { firers, target: Target::Unit(unit), .. } => {
            format!("Fire at {} with {}", name(*unit), names(firers))
        }
        Order::Fire { firers, hex, target: Target::Stack } => {
            format!("Fire at all units in {} with {}", place(*hex), names(firers))
        }
        Order::Move { unit, path, quick, concealed } => {
            let end = path.last().map_or_else(String::new, |hex| format!(" to {}", place(*hex)));
            let how = match (quick, concealed) {
                (true, _) => " by quick march",
                (_, true) => " by concealed movement",
                _ => "",
            };
            format!("Move {}{end}{how}", name(*unit))
        }
        Order::MoveBeside { unit, hex } => {
            format!("Move {} to {} beside the road", name(*unit), place(*hex))
        }
        Order::Enter { unit, hex } => format!("Bring {} onto the map in {}", name(*unit), place(*hex)),
        Order::Exit { unit } => format!("Exit the map with {}", name(*unit)),
        Order::Load { carrier, passenger } => format!("Load {} into {}", name(*passenger), name(*carrier)),
        Order::Unload { carrier } => match public.passenger(*carrier) {
            Some(passenger) => format!("Unload {} from {}", name(passenger.id), name(*carrier)),
            None => format!("Unload {}", name(*carrier)),
        },
        Order::Overrun { units, hex } => format!("Overrun {} with {}", place(*hex), names(units)),
        Order::Assault { units, hex } => format!("Assault {} with {}", place(*hex), names(units)),
        Order::ClearMines { engineer } => format!("Clear mines with {}", name(*engineer)),
        Order::Register { unit, hex } => format!("Register {} on {}", name(*unit), place(*hex)),
        Order::Unregister { unit, hex } => {
            format!("Remove the marker of {} on {}", name(*unit), place(*hex))
        }
        Order::OpportunityFire { firers } => format!("Use opportunity fire with {}", names(firers)),
        Order::Interdict { firers } => format!("Interdict with {}", names(firers)),
        Order::Pass => "Hold fire".to_owned(),
        Order::Instruct { units, instruction } => {
            format!("Instruct {}: {}", names(units), instruction_name(*instruction))
        }
        Order::Done => "End the segment".to_owned(),
    };
    let side = units_of(order).first().and_then(|unit| public.find(*unit)).map(|counter| counter.side);
    side.map_or_else(|| told.clone(), |side| for_player(&told, side))
}

/// The text of an order on a button beside its unit.
pub fn order_words(order: &Order) -> String {
    match order {
        Order::Place { hex, .. } => format!("Set up in {hex}"),
        Order::PlaceAboard { carrier, .. } => format!("Set up in {carrier}"),
        Order::Lay { work, hex, there: true } => format!("Place {} in {hex}", work_name(*work)),
        Order::Lay { work, hex, there: false } => format!("Remove {} in {hex}", work_name(*work)),
        Order::Flip { .. } => "Reverse the marker".to_owned(),
        Order::IndirectFire { hex, .. } => format!("Fire indirectly at {hex}"),
        Order::Fire { hex, target: Target::Stack, .. } => format!("Fire at all in {hex}"),
        Order::Fire { hex, target: Target::Unit(unit), .. } => format!("Fire at {unit} in {hex}"),
        Order::Move { path, quick, concealed, .. } => {
            let end = path.last().map_or_else(String::new, ToString::to_string);
            match (quick, concealed) {
                (true, _) => format!("Quick march to {end}"),
                (_, true) => format!("Move concealed to {end}"),
                _ => format!("Move to {end}"),
            }
        }
        Order::MoveBeside { hex, .. } => format!("Move to {hex} beside the road"),
        Order::Enter { hex, .. } => format!("Enter in {hex}"),
        Order::Exit { .. } => "Exit the map".to_owned(),
        Order::Load { passenger, .. } => format!("Load {passenger}"),
        Order::Unload { .. } => "Unload".to_owned(),
        Order::Overrun { hex, .. } => format!("Overrun {hex}"),
        Order::Assault { hex, .. } => format!("Assault {hex}"),
        Order::ClearMines { .. } => "Clear mines".to_owned(),
        Order::Register { hex, .. } => format!("Register on {hex}"),
        Order::Unregister { hex, .. } => format!("Remove the marker on {hex}"),
        Order::OpportunityFire { firers } => match firers.as_slice() {
            [one] => format!("Fire with {one}"),
            many => format!("Fire with all {}", many.len()),
        },
        Order::Interdict { firers } => match firers.as_slice() {
            [one] => format!("Interdict with {one}"),
            many => format!("Interdict with all {}", many.len()),
        },
        Order::Pass => "Hold fire".to_owned(),
        Order::Instruct { instruction, .. } => format!("Instruct: {}", instruction_name(*instruction)),
        Order::Done => "End the segment".to_owned(),
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
