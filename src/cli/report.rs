//! `kessel report`: losses, ground, dice and combats of a game, in words or as JSON.

use super::{Outcome, open, panzer44, print_json, say};
use crate::{
    games::guderian::{
        Guderian,
        kinds::Side,
        report::{BattleReport, DiceCount, Fate, Report},
        story::phase_name,
    },
    orders::Game,
};
use clap::Args;
use std::path::PathBuf;

#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// The game file.
    game: PathBuf,
}

pub(super) fn run(arguments: &Arguments, json: bool) -> Outcome {
    if panzer44::owns(&arguments.game) {
        return panzer44::report(&arguments.game, json);
    }
    let (world, record) = open(&arguments.game)?;
    let (start, now) = (&record.file.start.public, &Guderian::position(&world).public);
    let report = Report::of(&record.rulebook, start, now, record.happened());
    if json {
        let mut value = serde_json::to_value(&report)?;
        value["german_luck"] = report.german_luck().into();
        value["usual_luck"] = report.usual_luck().into();
        return print_json(&value);
    }
    print(&report);
    Ok(())
}

fn print(report: &Report) {
    let standing = &report.standing;
    let how = if standing.ended { "ended" } else { "stands" };
    say!("{}, {} orders", report.scenario, report.orders);
    say!("The game {how} at {} points: {}", standing.points, standing.level);
    say!("");
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
    for side in Side::BOTH {
        let luck = report.luck[side.number()];
        say!(
            "  {side} attacks: {} dice, done {:.1}, expected {:.1}, luck {:+.1}",
            luck.throws,
            luck.done,
            luck.expected,
            luck.luck()
        );
    }
    say!(
        "  The Germans had {:+.1} in all; two games in three lie within ±{:.1}",
        report.german_luck(),
        report.usual_luck()
    );
}

fn mean(faces: &[u32; 6]) -> String {
    DiceCount::mean(faces).map_or("none thrown".to_owned(), |mean| format!("mean {mean:.2}"))
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
