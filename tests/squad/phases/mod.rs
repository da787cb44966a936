//! The phases through the door: orders in, events and refusals out, each test by a case.

mod close;
mod command;
mod fire;
mod march;
mod missions;
mod set_up;
mod snipers;
mod tanks;

use crate::table::{Table, hex, stack, word};
use kessel::{
    engine::{board::Hex, counters::UnitId},
    games::squad::rules::{
        counter::{Condition, Place},
        event::{Event, Lost},
        fire::{
            Shot,
            casualties::{Loss, Losses},
        },
        order::Order,
        phase::{Phase, Step},
    },
};

/// The points that fell, hex by hex.
fn points(events: &[Event]) -> Vec<(Hex, u16)> {
    let of = |event: &Event| match event {
        Event::Points { hex, points } => Some((*hex, *points)),
        _ => None,
    };
    events.iter().filter_map(of).collect()
}

/// The losses of units.
fn suffered(events: &[Event]) -> Vec<(String, Lost)> {
    let of = |event: &Event| match event {
        Event::Suffered { unit, lost } => Some((unit.to_string(), *lost)),
        _ => None,
    };
    events.iter().filter_map(of).collect()
}

/// Units by themselves, each with its weapon after a colon: `us-rifle-1:us-bar-1 us-rifle-2`.
fn shots(text: &str) -> Vec<Shot> {
    let shot = |part: &str| match part.split_once(':') {
        Some((unit, weapon)) => Shot { weapon: Some(word(weapon)), ..Shot::of(word(unit)) },
        None => Shot::of(word(part)),
    };
    text.split_whitespace().map(shot).collect()
}

fn fire(text: &str, leader: Option<&str>, at: &str) -> Order {
    Order::Fire { shots: shots(text), leader: leader.map(word), hex: hex(at) }
}

fn assault(text: &str, leader: Option<&str>, at: &str) -> Order {
    Order::Assault { shots: shots(text), leader: leader.map(word), hex: hex(at) }
}

fn losses(of: &[(&str, Loss)]) -> Order {
    let losses: Losses = of.iter().map(|(unit, loss)| (word(unit), *loss)).collect();
    Order::Casualties { losses }
}

fn ids(units: &[&str]) -> Vec<UnitId> {
    units.iter().map(|unit| word(unit)).collect()
}
