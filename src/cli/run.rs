//! `kessel run`: plays orders from a file.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    Failure, Outcome, cannot_write,
    look::{Commanded, eyes::ViewerName as Named, opening::Opening},
    print_json, say,
};
use crate::engine::{
    data::{self, Shown},
    orders::{Position, Record, Refusal, Viewer},
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
    /// Dice to use first, such as 3,5,1.
    #[arg(long, value_delimiter = ',')]
    dice: Vec<u8>,
    /// Write the resulting game to this file, unless an order is refused.
    #[arg(long)]
    pub(super) out: Option<PathBuf>,
    /// Overwrite an existing file.
    #[arg(long)]
    pub(super) force: bool,
    /// Continue after a refusal, and write the game of --out all the same.
    #[arg(long)]
    keep_going: bool,
    /// The viewer, in a game with hidden units: a side, or the referee, who sees everything. Without it, only what
    /// both sides know.
    #[arg(long = "as")]
    pub(super) eyes: Option<Named>,
    /// Allow this in a play-by-file game against a person; the file records it and your opponent will see it.
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
    let eyes = reader::<G>(arguments.eyes)?;
    let mut refused = None;
    for order in orders {
        let tells_why = tells_why(&record, &world, eyes);
        let outcome = record.play(&mut world, &order).map_err(|refusal| match tells_why {
            true => refusal,
            false => untold::<G>(&record, &world),
        });
        match (&outcome, json) {
            (Ok(events), true) => {
                let events = heard(&record, G::position(&world), events, eyes);
                print_json(&serde_json::json!({ "order": order, "events": events }))?;
            }
            (Err(refusal), true) => print_json(&serde_json::json!({ "order": order, "refusal": refusal }))?,
            (outcome, false) => {
                say!("> {}", ron::to_string(&order)?);
                match outcome {
                    Ok(events) => told(&record, G::position(&world), (events, eyes), |line| say!("  {line}")),
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
    if let Some(refusal) = refused.filter(|_| !arguments.keep_going) {
        // A sentence that names the file to be written is not reported with the name of the orders.
        let unwritten = if arguments.out.is_some() { "; the file of --out is not written" } else { "" };
        return Err(Failure(format!("an order was refused: {refusal}{unwritten}")));
    }
    if let Some(out) = &arguments.out {
        record.file.write(out).map_err(|error| cannot_write(out, &error))?;
    }
    Ok(())
}

/// Returns the viewer who reads the events; both sides if none is named.
///
/// # Errors
/// The game has no such side.
pub(super) fn reader<G: Commanded>(named: Option<Named>) -> Result<Viewer, Failure> {
    named.map_or(Ok(Viewer::Both), Named::to_viewer::<G>)
}

/// Whether this viewer may read why the next order is refused: a refusal is made from the knowledge of the acting side.
fn tells_why<G: Commanded>(record: &Record<G>, world: &World, eyes: Viewer) -> bool {
    let position = G::position(world);
    if G::eyes(&record.rulebook, &position.public).is_none() {
        return true;
    }
    let giver = G::acting(&record.rulebook, &position.public);
    let laid_out = |eyes| {
        let mut position = position.clone();
        G::look(&mut position, eyes);
        position.public
    };
    let (read, given) = (laid_out(eyes), laid_out(Viewer::Side(giver)));
    eyes.see(giver) || G::counters(&read) == G::counters(&given) && G::markers(&read) == G::markers(&given)
}

/// Returns a replacement for a refusal that would reveal what the acting side hides.
fn untold<G: Commanded>(record: &Record<G>, world: &World) -> Refusal {
    let acting = G::acting(&record.rulebook, &G::position(world).public);
    let side = G::SIDES.get(acting).map_or("SIDE", |side| side.word);
    Refusal::of_table(format!("the order is refused; --as {side} shows the reason, if that side may know it"))
}

/// Returns the events as this viewer knows them, by the position after them.
pub(super) fn heard<G: Commanded>(
    record: &Record<G>,
    position: &Position<G>,
    events: &[G::Event],
    eyes: Viewer,
) -> Vec<G::Event> {
    let mut known = position.clone();
    G::look(&mut known, eyes);
    events.iter().filter_map(|event| G::heard(&record.rulebook, &known.public, event, eyes)).collect()
}

/// Gives `give` the events in sentences, as this viewer knows them, by the position after them.
pub(super) fn told<G: Commanded>(
    record: &Record<G>,
    position: &Position<G>,
    (events, eyes): (&[G::Event], Viewer),
    give: impl FnMut(String),
) {
    let mut known = position.clone();
    G::look(&mut known, eyes);
    let heard = heard(record, position, events, eyes);
    heard.iter().filter_map(|event| G::sentence(&record.rulebook, &known, event)).for_each(give);
}
