//! `kessel attack` and, for Panzer '44, `kessel odds`: attacks step by step through the procedure chart,
//! before the die.

use crate::{
    cli::{
        Answer, Failure,
        look::{Answers, Own, Seen, nobody, question::Odds, verdict},
    },
    engine::{board::Hex, counters::UnitId, text::Text},
    games::panzer44::{
        rules::{
            Panzer44, Rulebook,
            combat::{Procedure, Shot, chances, procedure},
            counter::Counter,
            kinds::{Class, Fire},
            plot::in_range,
            position::Public,
            refusal::Why,
        },
        words::story,
    },
};
use clap::{ArgMatches, Args, Command, FromArgMatches};
use serde_json::{Value, json};
use std::path::PathBuf;

/// An attack step by step through the procedure chart.
pub(super) const ATTACK: Own<Panzer44> = Own {
    command: || {
        Arguments::augment_args(Command::new("attack"))
            .about("Show an attack step by step, by the procedure chart")
    },
    answers: Answers::Game(attack),
};

#[derive(Args, Debug)]
struct Arguments {
    /// The game file.
    #[arg(id = "game", value_name = "GAME")]
    _game: PathBuf,
    /// The unit that fires.
    unit: UnitId,
    /// The target unit.
    target: UnitId,
    /// With a loose pattern; only for high explosive.
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

    /// Returns the attack before the die. It must be within the ranges of the unit (6.2, 8.1), and the chart must allow
    /// it (6.1).
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

    fn lines(&self, attack: &Procedure) -> Vec<String> {
        let blind = if self.sees() { "" } else { ", no line of sight" };
        let head = format!("{} in {} at {} in {}{blind}", self.firer.id, self.from, self.target.id, self.at);
        let steps = story::steps(self.rulebook, attack, Text::english);
        [head].into_iter().chain(steps.into_iter().map(|line| format!("  {line}"))).collect()
    }
}

/// The odds of a unit's attack on another, or the reason why it is not allowed.
struct Promise<'a> {
    unit: UnitId,
    target: Option<UnitId>,
    hex: Option<Hex>,
    judged: Result<(Asked<'a>, Procedure), Why>,
}

impl<'a> Promise<'a> {
    fn new(seen: &'a Seen<Panzer44>, firer: &'a Counter, target: &'a Counter, loose: bool) -> Self {
        let asked = Asked::new(&seen.rulebook, &seen.position.public, firer, target);
        let judged = asked.and_then(|asked| {
            let attack = asked.attack(loose)?;
            Ok((asked, attack))
        });
        Self { unit: firer.id, target: Some(target.id), hex: target.hex(), judged }
    }

    /// The odds as values, with the same fields for every attack.
    fn value(&self) -> Value {
        let (allowed, refusal) = verdict(&self.judged);
        let preview = self.judged.as_ref().ok().map(|(asked, attack)| {
            let results: Vec<Value> = chances(&asked.rulebook.charts, attack)
                .into_iter()
                .map(|(result, dice)| json!({ "result": result.to_string(), "dice": dice }))
                .collect();
            json!({
                "range": asked.from.distance(asked.at), "sees": asked.sees(), "procedure": attack,
                "results": results,
            })
        });
        json!({
            "unit": self.unit, "target": self.target, "hex": self.hex,
            "allowed": allowed, "refusal": refusal, "preview": preview,
        })
    }

    fn lines(&self) -> Vec<String> {
        match (&self.judged, self.target, self.hex) {
            (Ok((asked, attack)), ..) => asked.lines(attack),
            (Err(why), Some(target), Some(hex)) => {
                vec![format!("{} at {target} in {hex}: {}", self.unit, sentence(why))]
            }
            (Err(why), ..) => vec![sentence(why)],
        }
    }
}

fn sentence(why: &Why) -> String {
    format!("[{}] {why}", why.case())
}

fn find(seen: &Seen<Panzer44>, unit: UnitId) -> Result<&Counter, Failure> {
    seen.position.public.find(unit).ok_or_else(|| nobody(unit))
}

fn attack(seen: &Seen<Panzer44>, arguments: &ArgMatches, json: bool) -> Result<Answer, Failure> {
    let asked = Arguments::from_arg_matches(arguments)?;
    let (firer, target) = (find(seen, asked.unit)?, find(seen, asked.target)?);
    let promise = Promise::new(seen, firer, target, asked.loose);
    match (&promise.judged, json) {
        (_, true) => Ok(Answer::Json(promise.value())),
        (Ok(_), false) => Ok(Answer::Lines(promise.lines())),
        (Err(why), false) => Err(Failure(sentence(why))),
    }
}

/// `kessel odds`: the odds of each unit's own attack (6.0) on each possible target in the hexes.
pub(super) fn odds(seen: &Seen<Panzer44>, asked: &Odds, json: bool) -> Result<Answer, Failure> {
    if asked.overrun {
        return Err(Failure("Panzer ’44 has no overruns".to_owned()));
    }
    let public = &seen.position.public;
    let mut told: Vec<Promise> = Vec::new();
    for unit in &asked.attackers {
        let firer = find(seen, *unit)?;
        let strikes_all = seen.rulebook.kind(firer).gun.is_some_and(|gun| gun.class == Class::H);
        for hex in &asked.target {
            let struck = public.stack(*hex).filter(|other| other.side != firer.side || strikes_all);
            let before = told.len();
            let others = struck.filter(|other| other.id != firer.id);
            told.extend(others.map(|target| Promise::new(seen, firer, target, false)));
            if told.len() == before {
                let judged = Err(Why::NobodyThere { hex: *hex });
                told.push(Promise { unit: *unit, target: None, hex: Some(*hex), judged });
            }
        }
    }
    if json {
        let values: Vec<Value> = told.iter().map(Promise::value).collect();
        return Ok(Answer::Json(json!({ "attacks": values })));
    }
    // A unit without a target suggests a wrong hex.
    match told.iter().find(|promise| promise.target.is_none()) {
        Some(promise) => Err(Failure(promise.lines().join("\n"))),
        None => Ok(Answer::Lines(told.iter().flat_map(Promise::lines).collect())),
    }
}
