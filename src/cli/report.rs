//! `kessel report`: losses, ground, dice and combats of a game, in words or as JSON.

use super::{Outcome, open, print_json, say};
use crate::games::panzer44::cli as panzer44;
use crate::{
    engine::orders::Game,
    games::guderian::{
        rules::{Guderian, kinds::Side},
        words::{
            report::{BattleReport, Fate, Report},
            story::phase_name,
        },
    },
    play::luck::{self, Luck},
};
use clap::Args;
use serde::Serialize;
use std::{fmt::Display, path::PathBuf};

#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// The game file.
    pub(super) game: PathBuf,
}

pub(super) fn run(arguments: &Arguments, json: bool) -> Outcome {
    if panzer44::owns(&arguments.game) {
        return panzer44::report(&arguments.game, json);
    }
    let (world, record) = open(&arguments.game)?;
    let (start, now) = (&record.file.start.public, &Guderian::position(&world).public);
    let report = Report::of(&record.rulebook, start, now, record.happened());
    if json {
        return print_with_luck(&report, report.german_luck(), report.usual_luck());
    }
    print(&report);
    Ok(())
}

fn print(report: &Report) {
    let standing = &report.standing;
    let of = (report.scenario.as_str(), report.orders);
    print_standing(of, standing.ended, (standing.points, &standing.level));
    say!("Losses in steps (units), ground in hexes, attacks: Soviet, German");
    for turn in &report.turns {
        let [soviet, german] = turn.losses;
        say!(
            "  turn {:2}  {:<18} losses {:3} ({:2}) {:3} ({:2})  ground {:3} {:3}  attacks {:2} {:2}",
            turn.turn,
            turn.date,
            soviet.steps,
            soviet.units,
            german.steps,
            german.units,
            turn.ground[0],
            turn.ground[1],
            turn.attacks[0],
            turn.attacks[1],
        );
        for taken in &turn.taken {
            say!("           {} takes {} ({})", taken.side, taken.place, taken.hex);
        }
    }
    say!("");
    print_dice(report);
    say!("");
    say!("Combats");
    report.battles.iter().for_each(print_battle);
}

fn print_dice(report: &Report) {
    say!("Dice for combats, from 1 to 6: {:?}, {}", report.dice.combat, mean(&report.dice.combat));
    say!("Other dice: {:?}, {}", report.dice.other, mean(&report.dice.other));
    say!("Luck in steps or hexes: harm to the enemy less own harm, against the mean of the column");
    print_luck(
        Side::BOTH.map(|side| (side, report.luck[side.number()])),
        report.german_luck(),
        report.usual_luck(),
    );
}

/// Prints a report on any game as JSON, with how much the dice did for the Germans and how far that usually strays.
pub(crate) fn print_with_luck(report: &impl Serialize, german: f64, usual: f64) -> Outcome {
    let mut value = serde_json::to_value(report)?;
    value["german_luck"] = german.into();
    value["usual_luck"] = usual.into();
    print_json(&value)
}

/// How a game of any kind stands.
pub(crate) fn print_standing((scenario, orders): (&str, usize), ended: bool, (points, level): (i32, &str)) {
    let how = if ended { "ended" } else { "stands" };
    say!("{scenario}, {orders} orders");
    say!("The game {how} at {points} points: {level}");
    say!("");
}

/// The luck of both sides, whatever the game.
pub(crate) fn print_luck<S: Display>(sides: [(S, Luck); 2], german: f64, usual: f64) {
    for (side, luck) in sides {
        say!(
            "  {side} attacks: {} dice, done {:.1}, expected {:.1}, luck {:+.1}",
            luck.throws,
            luck.done,
            luck.expected,
            luck.luck()
        );
    }
    say!("  The Germans had {german:+.1} in all; two games in three lie within ±{usual:.1}");
}

fn mean(faces: &[u32; 6]) -> String {
    luck::mean(faces).map_or("none thrown".to_owned(), |mean| format!("mean {mean:.2}"))
}

fn print_battle(battle: &BattleReport) {
    let what = if battle.overrun { "overrun" } else { "attack" };
    let fate = match &battle.fate {
        Fate::Pending => "not decided yet".to_owned(),
        Fate::Emptied => "nobody was left to attack".to_owned(),
        Fate::Void => "nothing was left to attack with".to_owned(),
        Fate::Fought(throw) => format!(
            "{} to {}, column {}, die {}: {} (expected {:+.1}, luck {:+.1})",
            throw.attack, throw.defence, throw.odds, throw.die, throw.result, throw.expected, throw.luck
        ),
    };
    say!(
        "  order {:4}  turn {:2} {}: {} {what} on {}: {fate}",
        battle.order,
        battle.turn,
        phase_name(battle.phase),
        battle.attacker,
        battle.place
    );
}
