//! The report on a game.

use crate::engine::wording::signed;
use crate::{
    cli::{
        Outcome,
        report::{print_luck, print_standing, print_with_luck},
        say,
    },
    engine::orders::Record,
    games::panzer44::{
        rules::{Panzer44, kinds::Side},
        words::report::{AttackReport, Report, Throw},
    },
    play::report::Attacking,
};
/// Prints losses, points, attacks and dice of a game.
pub(super) fn print_report(record: &Record<Panzer44>, json: bool) -> Outcome {
    let report = Report::of(&record.rulebook, &record.file.start.public, record.happened());
    if json {
        return print_with_luck::<Panzer44>(&report, Side::German.number(), &report.luck);
    }
    print(&report);
    Ok(())
}

fn print(report: &Report) {
    let standing = &report.standing;
    let of = (report.scenario.as_str(), report.orders);
    print_standing(of, standing.ended, (standing.points, &standing.level));
    say!("Units eliminated, units hit, attacks: German, Allied; points");
    for turn in &report.turns {
        say!(
            "  turn {:2}  eliminated {:2} {:2}  hit {:2} {:2}  attacks {:2} {:2}  points {:3}",
            turn.turn,
            turn.destroyed[0],
            turn.destroyed[1],
            turn.suffered[0],
            turn.suffered[1],
            turn.attacks[0],
            turn.attacks[1],
            turn.points,
        );
        for taken in &turn.taken {
            say!("           {} takes {} ({})", taken.side, taken.place, taken.hex);
        }
    }
    say!("");
    for side in Side::BOTH {
        let lost = report.lost[side.number()].iter().map(ToString::to_string);
        let lost: Vec<String> = lost.collect();
        say!(
            "The {side} side lost {}",
            if lost.is_empty() { "no units".to_owned() } else { lost.join(", ") }
        );
    }
    say!("");
    say!("Dice for attacks, from 1 to 6: {:?}; others: {:?}", report.dice.attacks, report.dice.other);
    say!("Luck in damage: a pin or panic counts 1; D1, D2 and D3 count 2, 3 and 4; an eliminated unit 6");
    print_luck::<Panzer44>(Side::German.number(), &report.luck);
    say!("");
    say!("Attacks");
    report.attacks.iter().for_each(print_attack);
}

fn print_attack(attack: &AttackReport) {
    say!(
        "  order {:4}  turn {:2}  {}, column {}, die {} → {} (expected {:.1}, luck {:+.1})",
        attack.order,
        attack.turn,
        Throw::text(attack),
        signed(attack.how.column),
        attack.die,
        attack.result,
        attack.expected,
        attack.luck
    );
}
