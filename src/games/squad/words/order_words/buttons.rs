//! The names of orders on buttons beside their units: with ids, which the table replaces by names.

use super::parts::{bend_name, instruction_name, loss_told};
use crate::{
    engine::{counters::UnitId, manual::listed, wording::capital},
    games::squad::{
        rules::{fire::Shot, order::Order},
        words::{
            names::{call_name, work_told},
            story::side_name,
        },
    },
};

/// The firers, each with its weapons.
fn fires(shots: &[Shot]) -> String {
    match shots {
        [one] => with(one),
        many => format!("with all {}", many.len()),
    }
}

fn with(shot: &Shot) -> String {
    let means: Vec<String> = shot.weapon.iter().chain(&shot.uses).map(UnitId::to_string).collect();
    if means.is_empty() { format!("with {}", shot.unit) } else { format!("with {}", listed(means)) }
}

/// The name of an order on a button beside its unit.
pub fn order_words(order: &Order) -> String {
    match order {
        Order::Place { hex, .. } => format!("Set up in {hex}"),
        Order::PlaceAboard { carrier, .. } => format!("Set up in {carrier}"),
        Order::Arm { weapon, unit } => format!("Give {weapon} to {unit}"),
        Order::Build { work, hex, there: true, .. } => format!("Build {} in {hex}", work_told(*work).0),
        Order::Build { work, hex, there: false, .. } => format!("Remove {} in {hex}", work_told(*work).0),
        Order::Mission { mission, hex, .. } => format!("Call {} on {hex}", call_name(Some(*mission))),
        Order::SmokeBarrage { hex, .. } => format!("Call {} on {hex}", call_name(None)),
        Order::Split { second: false, .. } => "Split".to_owned(),
        Order::Split { second: true, .. } => "Split, second half armed".to_owned(),
        Order::Join { halves: [_, other] } => format!("Join with {other}"),
        Order::Fire { shots, hex, leader } => {
            let led = if leader.is_some() { ", led" } else { "" };
            format!("Fire at {hex} {}{led}", fires(shots))
        }
        Order::FireAt { weapon, leader, target, .. } => {
            let with = weapon.map_or_else(String::new, |weapon| format!(" with {weapon}"));
            let led = if leader.is_some() { ", led" } else { "" };
            format!("Shoot at {target}{with}{led}")
        }
        Order::Smoke { hex, .. } | Order::LaySmoke { hex, .. } => format!("Lay smoke in {hex}"),
        Order::ClearWire { hex, .. } => format!("Clear the wire in {hex}"),
        Order::Move { path, assault, .. } => {
            let end = path.last().map_or_else(String::new, ToString::to_string);
            if *assault { format!("Assault move to {end}") } else { format!("Move to {end}") }
        }
        Order::Drive { path, .. } => match path.last() {
            Some(last) if last.reverse => format!("Reverse to {}", last.hex),
            Some(last) => format!("Drive to {}, facing {}", last.hex, side_name(last.facing)),
            None => "Drive".to_owned(),
        },
        Order::Pivot { facing, .. } | Order::Turn { facing, .. } => {
            format!("Turn to the {}", side_name(*facing))
        }
        Order::Exit { .. } => "Exit the map".to_owned(),
        Order::Load { passengers, .. } => format!("Load {}", ids(passengers)),
        Order::Unload { passengers, to: None, .. } => format!("Unload {}", ids(passengers)),
        Order::Unload { passengers, to: Some(hex), .. } => format!("Unload {} to {hex}", ids(passengers)),
        Order::Overrun { hex, .. } => format!("Overrun {hex}"),
        Order::OpportunityFire { shots, lane, .. } => {
            let lane = lane.map_or_else(String::new, |bend| format!(", lane to the {}", bend_name(bend)));
            format!("Fire {}{lane}", fires(shots))
        }
        // It is also for a sniper that stays in place (3.6 d).
        Order::Hold => "Hold".to_owned(),
        Order::Instruct { instruction, .. } => format!("Instruct: {}", instruction_name(*instruction)),
        Order::Advance { hex, .. } => format!("Advance to {hex}"),
        Order::Assault { hex, shots, .. } => format!("Assault {hex} {}", fires(shots)),
        Order::Rally { .. } => "Try to rally".to_owned(),
        Order::WithdrawSniper => "Withdraw the sniper".to_owned(),
        Order::Casualties { losses } => {
            let each = losses.iter().map(|(unit, loss)| loss_told(*loss, unit.as_str()));
            let told = listed(each.collect());
            if told.is_empty() { "Take no points".to_owned() } else { capital(&told) }
        }
        Order::PlaceSniper { hex } => format!("Place the sniper in {hex}"),
        Order::Done => "End the phase".to_owned(),
    }
}

fn ids(units: &[UnitId]) -> String {
    listed(units.iter().map(UnitId::to_string).collect())
}
