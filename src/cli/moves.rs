//! `kessel moves`: where a unit may go, and why not elsewhere.

use super::{Outcome, find, open, panzer44, print_json, run::position, say};
use crate::{
    board::Hex,
    counters::Word,
    games::guderian::{counter::Place, legal, moves::may_walk, overrun},
};
use clap::Args;
use std::path::PathBuf;

#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// The game file.
    pub(super) game: PathBuf,
    /// The unit.
    unit: Word,
    /// Why it may not go to this neighbouring hex, or that it may.
    #[arg(long)]
    to: Option<Hex>,
}

pub(super) fn run(arguments: &Arguments, json: bool) -> Outcome {
    if panzer44::owns(&arguments.game) {
        return panzer44::moves(&arguments.game, arguments.unit, arguments.to, json);
    }
    let (world, record) = open(&arguments.game)?;
    let (public, rulebook) = (&position(&world).public, &record.rulebook);
    let piece = find(public, arguments.unit)?;
    if let Some(to) = arguments.to {
        let verdict = may_walk(rulebook, public, &[piece], &[to]);
        let words = match &verdict {
            Ok(left) => format!("may go to {to} and has {} left", left[0]),
            Err(why) => format!("[{}] {why}", why.case()),
        };
        if json {
            return print_json(&serde_json::json!({ "hex": to, "allowed": verdict.is_ok(), "why": words }));
        }
        say!("{words}");
        return Ok(());
    }
    let walks = legal::walks(rulebook, public, &[piece]);
    let rides = legal::train_rides(rulebook, public, &[piece]);
    let targets = overrun::targets(rulebook, public, &[piece]);
    let entries = match public.counter(piece).place {
        Place::Due { .. } => legal::entries(rulebook, public, &[piece]),
        _ => Vec::new(),
    };
    let end = |path: &Vec<Hex>| path.last().copied();
    if json {
        let walks: Vec<_> = walks
            .iter()
            .map(|walk| serde_json::json!({ "hex": end(&walk.path), "cost": walk.cost, "stops": walk.stops, "path": walk.path }))
            .collect();
        return print_json(&serde_json::json!({
            "unit": arguments.unit, "walks": walks, "rail": rides, "overruns": targets, "entries": entries,
        }));
    }
    for walk in &walks {
        let stop = if walk.stops { "  must stop" } else { "" };
        say!("{}  {}{stop}", walk.path[walk.path.len() - 1], walk.cost);
    }
    for ride in rides {
        say!("{}  by rail", ride[ride.len() - 1]);
    }
    for entry in entries {
        say!("{}  by {}", entry[entry.len() - 1], entry[0]);
    }
    for target in targets {
        say!("{target}  overrun");
    }
    if walks.is_empty()
        && let Err(why) = may_walk(rulebook, public, &[piece], &[])
    {
        say!("cannot walk: [{}] {why}", why.case());
    }
    Ok(())
}
