//! `kessel odds`: what an attack promises.

use super::{Outcome, find, open, panzer44, print_json, run::position, say};
use crate::{
    board::Hex,
    counters::Word,
    games::guderian::{odds, story},
};
use clap::Args;
use std::path::PathBuf;

#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// The game file.
    pub(super) game: PathBuf,
    /// Attacking units and leaders.
    #[arg(long, value_delimiter = ',', required = true)]
    attackers: Vec<Word>,
    /// The hexes attacked.
    #[arg(long, value_delimiter = ',', required = true)]
    target: Vec<Hex>,
    /// As an overrun.
    #[arg(long)]
    overrun: bool,
}

pub(super) fn run(arguments: &Arguments, json: bool) -> Outcome {
    if panzer44::owns(&arguments.game) {
        let Arguments { game, attackers, target, overrun } = arguments;
        return panzer44::odds(game, attackers, target, *overrun, json);
    }
    let (world, record) = open(&arguments.game)?;
    let (public, rulebook) = (&position(&world).public, &record.rulebook);
    let mut pieces = Vec::new();
    for unit in &arguments.attackers {
        pieces.push(find(public, *unit)?);
    }
    let preview = odds::preview(rulebook, public, &pieces, &arguments.target, arguments.overrun)
        .map_err(|why| format!("[{}] {why}", why.case()))?;
    if json {
        return print_json(&preview);
    }
    say!("attack   {}", story::attack_in_parts(&preview.attack));
    say!("defence  {}", story::defence_in_parts(&preview.defence));
    if !preview.certain {
        let ((least, most), (low, high)) = (preview.attack_range, preview.defence_range);
        say!("with untried units: attack {least} to {most}, defence {low} to {high}");
    }
    for (odds, chance) in &preview.columns {
        say!("odds {odds:5} {:3.0} %", 100.0 * chance);
    }
    for (result, chance) in &preview.results {
        say!("{result:7} {:3.0} %", 100.0 * chance);
    }
    Ok(())
}
