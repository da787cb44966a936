//! `kessel run`: plays orders from a file.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Failure, Outcome, cannot_write, look::Commanded, opening::Opening, print_json, say};
use crate::engine::{
    data::{self, Shown},
    orders::Record,
};
use bevy::prelude::World;
use clap::Args;
use std::path::PathBuf;

#[derive(Args, Debug)]
pub struct Arguments {
    /// The game file.
    pub(super) game: PathBuf,
    /// A file with a list of orders, in RON or in JSON, as `legal --json` prints them.
    pub(super) orders: PathBuf,
    /// Dice to use first, like 3,5,1.
    #[arg(long, value_delimiter = ',')]
    dice: Vec<u8>,
    /// Write the game as it is afterwards to this file.
    #[arg(long)]
    pub(super) out: Option<PathBuf>,
    /// Write over a file that is there already.
    #[arg(long)]
    pub(super) force: bool,
    /// Go on after a refusal.
    #[arg(long)]
    keep_going: bool,
    /// Do it even if the game is played by file against a person; the file then says so, and the other player sees it.
    #[arg(long)]
    pub(super) spoil: bool,
    #[command(flatten)]
    opening: Opening,
}

/// Plays the orders in a game of one kind.
pub(super) fn play<G: Commanded>(arguments: &Arguments, json: bool) -> Outcome {
    let (mut world, opened) = arguments.opening.open::<G>(&arguments.game, arguments.out.is_some())?;
    let mut record = opened.record;
    if let Some(wrong) = arguments.dice.iter().find(|die| !(1..=G::LARGEST_DIE).contains(*die)) {
        return Err(Failure(format!("a die shows 1 to {}, not {wrong}", G::LARGEST_DIE)));
    }
    let name = arguments.orders.shown();
    let orders: Vec<G::Order> = data::parse_ron_or_json(&name, &data::read_file(&arguments.orders)?)?;
    if !arguments.dice.is_empty() {
        record.give_dice(&mut world, &arguments.dice);
    }
    let mut refused = None;
    for order in orders {
        let outcome = record.play(&mut world, &order);
        match (&outcome, json) {
            (Ok(events), true) => {
                let events: Vec<&G::Event> = known_to::<G>(events, giver(&record)).collect();
                print_json(&serde_json::json!({ "order": order, "events": events }))?;
            }
            (Err(refusal), true) => print_json(&serde_json::json!({ "order": order, "refusal": refusal }))?,
            (outcome, false) => {
                say!("> {}", ron::to_string(&order)?);
                match outcome {
                    Ok(events) => {
                        told(&record, &world, (events, giver(&record)), |line| say!("  {line}"));
                    }
                    Err(refusal) => say!("  refused: {refusal}"),
                }
            }
        }
        if let Err(refusal) = outcome {
            refused = Some(refusal);
            if !arguments.keep_going {
                break;
            }
        }
    }
    if let Some(out) = &arguments.out {
        record.file.write(out).map_err(|error| cannot_write(out, &error))?;
    }
    match refused {
        Some(refusal) if !arguments.keep_going => Err(Failure(format!("an order was refused: {refusal}"))),
        _ => Ok(()),
    }
}

/// The side that gave the last order, by its number.
fn giver<G: Commanded>(record: &Record<G>) -> Option<usize> {
    let last = record.file.played.last()?;
    G::SIDES.iter().position(|side| side.name == last.side)
}

/// What a side knows of what has happened, or if it is none, what both do.
fn known_to<G: Commanded>(events: &[G::Event], side: Option<usize>) -> impl Iterator<Item = &G::Event> {
    events.iter().filter(move |event| G::fact(event).only.is_none_or(|only| side == Some(only)))
}

/// Gives what has happened in sentences, as far as a side knows of it; if it is none, as far as both do.
pub(super) fn told<G: Commanded>(
    record: &Record<G>,
    world: &World,
    (events, side): (&[G::Event], Option<usize>),
    give: impl Fn(String),
) {
    let position = G::position(world);
    let known = known_to::<G>(events, side);
    known.filter_map(|event| G::sentence(&record.rulebook, position, event)).for_each(give);
}
