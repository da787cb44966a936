//! The report on a game.

use crate::{
    cli::{
        Outcome,
        report::{print_luck, print_standing, print_with_luck},
        say,
    },
    engine::orders::Record,
    games::guderian::{
        rules::{Guderian, Position, kinds::Side},
        words::{
            report::{BattleReport, Fate, Report},
            story::phase_name,
        },
    },
    play::luck,
};

/// Prints losses, ground, dice and combats of a game.
pub(super) fn print_report(record: &Record<Guderian>, now: &Position, json: bool) -> Outcome {
    let report = Report::of(&record.rulebook, &record.file.start.public, &now.public, record.happened());
    if json {
        return print_with_luck::<Guderian>(&report, Side::German.number(), &report.luck);
    }
    print(&report);
    Ok(())
}

fn print(report: &Report) {
    let standing = &report.standing;
    let of = (report.scenario.as_str(), report.orders);
    print_standing(of, standing.ended, (standing.points, &standing.level));
    say!("Losses in steps (units), hexes taken, attacks: Soviet, German");
    for turn in &report.turns {
        let [soviet, german] = turn.losses;
        say!(
            "  turn {:2}  {:<18} losses {:3} ({:2}) {:3} ({:2})  hexes {:3} {:3}  attacks {:2} {:2}",
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
    say!("Dice for attacks, from 1 to 6: {:?}, {}", report.dice.combat, mean(&report.dice.combat));
    say!("Other dice: {:?}, {}", report.dice.other, mean(&report.dice.other));
    say!("Luck in steps or hexes: damage to the enemy minus damage to the attacker, above the average");
    print_luck::<Guderian>(Side::German.number(), &report.luck);
}

fn mean(faces: &[u32; 6]) -> String {
    luck::mean(faces).map_or("no rolls".to_owned(), |mean| format!("mean {mean:.2}"))
}

fn print_battle(battle: &BattleReport) {
    let what = if battle.overrun { "overrun" } else { "attack" };
    let fate = match &battle.fate {
        Fate::Pending => "not resolved yet".to_owned(),
        Fate::Emptied => "no defender left".to_owned(),
        Fate::Void => "no attacker left".to_owned(),
        Fate::Fought(throw) => format!(
            "{} to {}, column {}, die {} → {} (expected {:+.1}, luck {:+.1})",
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
