//! `kessel run`: plays orders from a file.

use super::{Failure, Opening, Outcome, cannot_write, may_write, print_json, say, spoil};
use crate::games::panzer44::cli as panzer44;
use crate::{
    engine::{data, orders::Game},
    games::guderian::{
        rules::{Guderian, Position, order::Order},
        words::story,
    },
};
use clap::Args;
use std::path::PathBuf;

#[derive(Args, Debug)]
pub(super) struct Arguments {
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
    force: bool,
    /// Go on after a refusal.
    #[arg(long)]
    keep_going: bool,
    /// Do it even if the game is played by file against a person; the file then says so, and the other player sees it.
    #[arg(long)]
    spoil: bool,
    #[command(flatten)]
    opening: Opening,
}

pub(super) fn run(arguments: &Arguments, json: bool) -> Outcome {
    arguments.out.as_deref().map_or(Ok(()), |out| may_write(out, arguments.force))?;
    spoil::ask(&arguments.game, "run", arguments.spoil)?;
    if panzer44::owns(&arguments.game) {
        let Arguments { game, orders, dice, out, keep_going, opening, .. } = arguments;
        return panzer44::run((game, *opening), orders, dice, out.as_deref(), *keep_going, json);
    }
    let (mut world, opened) = arguments.opening.open::<Guderian>(&arguments.game, arguments.out.is_some())?;
    let mut record = opened.record;
    if let Some(wrong) = arguments.dice.iter().find(|die| !(1..=6).contains(*die)) {
        return Err(Failure(format!("a die shows 1 to 6, not {wrong}")));
    }
    let name = arguments.orders.display().to_string();
    let orders: Vec<Order> = data::parse_ron_or_json(&name, &data::read_file(&arguments.orders)?)?;
    if !arguments.dice.is_empty() {
        record.give_dice(&mut world, &arguments.dice);
    }
    let mut refused = None;
    for order in orders {
        let outcome = record.play(&mut world, &order);
        if json {
            match &outcome {
                Ok(events) => print_json(&serde_json::json!({ "order": order, "events": events }))?,
                Err(refusal) => print_json(&serde_json::json!({ "order": order, "refusal": refusal }))?,
            }
        } else {
            say!("> {}", ron::to_string(&order)?);
            match &outcome {
                Ok(events) => {
                    let public = &Guderian::position(&world).public;
                    for line in events.iter().filter_map(|event| story::tell(&record.rulebook, public, event))
                    {
                        say!("  {line}");
                    }
                }
                Err(refusal) => say!("  refused: {refusal}"),
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

/// The position in a world, for commands that only look.
pub(super) fn position(world: &bevy::prelude::World) -> &Position {
    Guderian::position(world)
}
