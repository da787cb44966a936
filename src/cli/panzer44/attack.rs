//! `kessel attack`: an attack step by step through the procedure chart, before the die.

use super::open;
use crate::{
    cli::{Failure, Outcome, print_json, say},
    counters::Word,
    games::panzer44::{
        Panzer44,
        combat::{Shot, procedure},
        kinds::{Class, Fire},
        story,
    },
    orders::Game,
};
use clap::Args;
use std::path::PathBuf;

#[derive(Args, Debug)]
pub(in super::super) struct Arguments {
    /// The game file.
    game: PathBuf,
    /// The unit that fires.
    unit: Word,
    /// The unit fired at.
    target: Word,
    /// In a loose pattern; only for high explosive.
    #[arg(long)]
    loose: bool,
}

/// Prints the steps, or why the attack is prohibited.
pub(in super::super) fn run(arguments: &Arguments, json: bool) -> Outcome {
    let (world, record) = open(&arguments.game)?;
    let (rulebook, public) = (&record.rulebook, &Panzer44::position(&world).public);
    let find = |id: Word| {
        let counter =
            public.find(id).ok_or_else(|| Failure(format!("there is no counter {id} in this game")))?;
        let hex = counter.hex().ok_or_else(|| Failure(format!("{id} is not on the map")))?;
        Ok::<_, Failure>((counter, hex))
    };
    let ((firer, from), (target, at)) = (find(arguments.unit)?, find(arguments.target)?);
    let gun = rulebook.kind(firer).gun.ok_or_else(|| Failure(format!("{} has no weapon", firer.id)))?;
    if arguments.loose && gun.class != Class::H {
        return Err(Failure(format!("{} fires no high explosive", firer.id)));
    }
    let direct = Shot::direct(rulebook, firer, &gun, from);
    let shot = Shot { fire: if arguments.loose { Fire::Loose } else { direct.fire }, ..direct };
    let steps = match procedure(rulebook, public, &shot, target, at) {
        Ok(attack) => story::steps(rulebook, &attack),
        Err(why) => return Err(Failure(format!("[{}] {why}", why.case()))),
    };
    let sees = rulebook.sees(public.turn, from, at);
    if json {
        return print_json(&serde_json::json!({
            "unit": firer.id, "target": target.id, "range": from.distance(at), "sees": sees, "steps": steps,
        }));
    }
    say!(
        "{} in {from} at {} in {at}{}",
        firer.id,
        target.id,
        if sees { "" } else { ", which it does not see" }
    );
    for line in steps {
        say!("  {line}");
    }
    Ok(())
}
