//! `kessel attack` and, for Panzer '44, `kessel odds`: attacks step by step through the procedure chart,
//! before the die.

use super::{find, open};
use crate::{
    board::Hex,
    cli::{Failure, Outcome, print_json, say},
    counters::Word,
    games::panzer44::{
        Panzer44, Rulebook,
        combat::{Procedure, Shot, chances, procedure},
        counter::Counter,
        kinds::{Class, Fire},
        plot::in_range,
        position::Public,
        refusal::Why,
        story,
    },
    orders::Game,
};
use clap::Args;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

#[derive(Args, Debug)]
pub(in super::super) struct Arguments {
    /// The game file.
    pub(in crate::cli) game: PathBuf,
    /// The unit that fires.
    unit: Word,
    /// The unit fired at.
    target: Word,
    /// In a loose pattern; only for high explosive.
    #[arg(long)]
    loose: bool,
}

/// A unit on the map that fires at another.
struct Asked<'a> {
    rulebook: &'a Rulebook,
    public: &'a Public,
    firer: &'a Counter,
    from: Hex,
    target: &'a Counter,
    at: Hex,
}

impl<'a> Asked<'a> {
    fn new(
        rulebook: &'a Rulebook,
        public: &'a Public,
        firer: &'a Counter,
        target: &'a Counter,
    ) -> Result<Self, Why> {
        let hex = |counter: &Counter| counter.hex().ok_or(Why::NotOnMap { unit: counter.id });
        Ok(Self { rulebook, public, firer, from: hex(firer)?, target, at: hex(target)? })
    }

    /// The attack before the die: it must lie within the ranges of the unit (6.2, 8.1), and the chart must
    /// allow it (6.1).
    fn attack(&self, loose: bool) -> Result<Procedure, Why> {
        let unit = self.firer.id;
        let gun = self.rulebook.kind(self.firer).gun.ok_or(Why::NoGun { unit })?;
        if loose && gun.class != Class::H {
            return Err(Why::NotHighExplosive { unit });
        }
        in_range(unit, &gun, self.from, self.at)?;
        let direct = Shot::direct(self.rulebook, self.firer, &gun, self.from);
        let shot = Shot { fire: if loose { Fire::Loose } else { direct.fire }, ..direct };
        procedure(self.rulebook, self.public, &shot, self.target, self.at)
    }

    fn sees(&self) -> bool {
        self.rulebook.sees(self.public.turn, self.from, self.at)
    }

    fn to_json(&self, attack: &Procedure) -> Value {
        let results: Vec<Value> = chances(&self.rulebook.charts, attack)
            .into_iter()
            .map(|(result, dice)| json!({ "result": result.to_string(), "dice": dice }))
            .collect();
        json!({
            "unit": self.firer.id, "target": self.target.id, "hex": self.at,
            "range": self.from.distance(self.at), "sees": self.sees(),
            "steps": story::steps(self.rulebook, attack), "results": results,
        })
    }

    fn print(&self, attack: &Procedure) {
        let blind = if self.sees() { "" } else { ", which it does not see" };
        say!("{} in {} at {} in {}{blind}", self.firer.id, self.from, self.target.id, self.at);
        for line in story::steps(self.rulebook, attack) {
            say!("  {line}");
        }
    }
}

fn sentence(why: &Why) -> String {
    format!("[{}] {why}", why.case())
}

/// Prints the steps, or why the attack is prohibited.
pub(in super::super) fn run(arguments: &Arguments, json: bool) -> Outcome {
    let (world, record) = open(&arguments.game)?;
    let (rulebook, public) = (&record.rulebook, &Panzer44::position(&world).public);
    let (firer, target) = (find(public, arguments.unit)?, find(public, arguments.target)?);
    let refused = |why: Why| Failure(sentence(&why));
    let asked = Asked::new(rulebook, public, firer, target).map_err(refused)?;
    let attack = asked.attack(arguments.loose).map_err(refused)?;
    if json {
        return print_json(&asked.to_json(&attack));
    }
    asked.print(&attack);
    Ok(())
}

/// `kessel odds`: what each unit's own attack promises (6.0) on each that it may be aimed at in the hexes.
pub(in super::super) fn odds(
    path: &Path,
    attackers: &[Word],
    targets: &[Hex],
    overrun: bool,
    json: bool,
) -> Outcome {
    if overrun {
        return Err(Failure("there are no overruns in Panzer '44".to_owned()));
    }
    let (world, record) = open(path)?;
    let (rulebook, public) = (&record.rulebook, &Panzer44::position(&world).public);
    let mut told = Vec::new();
    for unit in attackers {
        let firer = find(public, *unit)?;
        let strikes_all = rulebook.kind(firer).gun.is_some_and(|gun| gun.class == Class::H);
        for hex in targets {
            let struck = public.stack(*hex).filter(|other| other.side != firer.side || strikes_all);
            let before = told.len();
            for target in struck.filter(|other| other.id != firer.id) {
                let asked = Asked::new(rulebook, public, firer, target);
                told.push((target.id, asked.and_then(|asked| Ok((asked.attack(false)?, asked)))));
            }
            if told.len() == before {
                return Err(Failure(sentence(&Why::NobodyThere { hex: *hex })));
            }
            if !json {
                for (target, attack) in &told[before..] {
                    match attack {
                        Ok((attack, asked)) => asked.print(attack),
                        Err(why) => say!("{} at {target} in {hex}: {}", firer.id, sentence(why)),
                    }
                }
            }
        }
    }
    if json {
        let one = |(target, attack): &(Word, Result<(Procedure, Asked), Why>)| match attack {
            Ok((attack, asked)) => asked.to_json(attack),
            Err(why) => json!({ "target": target, "case": why.case(), "why": why.to_string() }),
        };
        return print_json(&told.iter().map(one).collect::<Vec<_>>());
    }
    Ok(())
}
