//! The report on a game: the course turn by turn, every attack, the dice against their expectation. It shows only
//! what both players may see.

use super::attack::colour;
use crate::{
    engine::counters::Flag,
    games::platoon::{
        rules::{charts::CombatResult, kinds::Side},
        words::report::{AttackReport, Report, TurnReport},
    },
    panels::{
        Action, ReportShown, die, fonts,
        report_charts::Pair,
        report_course::{ByTurn, SideCourse, changed_hands, course as show_course},
        report_frame::{Fortune, Head, faces, luck_ink, signed as with_tenths, standing as standing_words},
        report_table::{Column, ReportTable, Row},
        theme::Palette,
        widgets::{count, hint, paint_text, section, text},
    },
};
use bevy_egui::egui::{Align2, Rect, Ui, vec2};

const ABOUT_LUCK: &str = "Harm is what an attack does: a dispersed unit counts less than a destroyed one, and passengers count with their carrier. Luck is the harm beyond the mean of the six faces at the odds that were thrown at. It says nothing of the odds: those the players brought about.";
const COLUMNS: [Column; 7] = [
    ("Turn", 0.06, false),
    ("Attack", 0.56, false),
    ("Odds", 0.64, true),
    ("Die", 0.71, true),
    ("Result", 0.81, true),
    ("Expected", 0.91, true),
    ("Luck", 1.0, true),
];

impl ReportShown for Report {
    const FIGHTS: &'static str = "Attacks";

    fn head(&self) -> Head<'_> {
        let standing = &self.standing;
        Head {
            scenario: &self.scenario,
            level: &standing.level,
            standing: standing_words(standing.ended, standing.points, self.orders),
        }
    }

    fn course(&self, ui: &mut Ui, palette: &Palette) {
        course(ui, self, palette);
    }

    fn fights(&self, ui: &mut Ui, side: &mut Option<Flag>, palette: &Palette) -> Vec<Action> {
        attacks(ui, self, side, palette)
    }

    fn dice(&self, ui: &mut Ui, palette: &Palette) {
        dice(ui, self, palette);
    }
}

/// Losses, results and points, turn by turn.
fn course(ui: &mut Ui, report: &Report, palette: &Palette) {
    let sides = Side::BOTH.map(|side| summary(report, side));
    let turns = |value: fn(&TurnReport) -> [u16; 2]| {
        let pair =
            |turn: &TurnReport| Pair { label: turn.turn.to_string(), values: value(turn).map(f32::from) };
        report.turns.iter().map(pair).collect()
    };
    let measures = [
        ByTurn {
            title: "Units destroyed by turn",
            about: "German and Soviet",
            values: turns(|turn| turn.destroyed),
        },
        ByTurn {
            title: "Units dispersed by turn",
            about: "by any attack",
            values: turns(|turn| turn.dispersed),
        },
    ];
    show_course(ui, palette, &sides, &measures);
    points(ui, report, palette);
    let taken = report.turns.iter().map(|turn| {
        let taken = turn.taken.iter();
        let taken = taken.map(|taken| (taken.side.into(), format!("{} ({})", taken.place, taken.hex)));
        (turn.turn, taken.collect())
    });
    changed_hands(ui, palette, ("Hexes that changed hands", "those that count for victory"), taken);
}

/// What a side lost and did.
fn summary(report: &Report, side: Side) -> SideCourse {
    let number = side.number();
    let sum = |value: fn(&TurnReport) -> [u16; 2]| -> String {
        report.turns.iter().map(|turn| value(turn)[number]).sum::<u16>().to_string()
    };
    let lost: Vec<String> = report.lost[number].iter().map(ToString::to_string).collect();
    SideCourse {
        side: (side.into(), side.to_string()),
        lost: count(usize::from(report.destroyed(side)), "unit", "units"),
        lines: vec![
            ("Attacks made", sum(|turn| turn.attacks)),
            ("Times that its units were dispersed", sum(|turn| turn.dispersed)),
            ("Units that left through an exit", sum(|turn| turn.exited)),
        ],
        note: if lost.is_empty() { String::new() } else { format!("Lost: {}", lost.join(", ")) },
    }
}

/// The points at the end of each turn.
fn points(ui: &mut Ui, report: &Report, palette: &Palette) {
    let of = report.standing.of;
    section(ui, palette, "Points at the end of each turn", &format!("{of} less {}", of.enemy()), |ui| {
        if report.turns.is_empty() {
            hint(ui, palette, "No turn has been played.");
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(18.0, 4.0);
            for turn in &report.turns {
                ui.vertical(|ui| {
                    let points = turn.points.to_string().replace('-', "−");
                    ui.label(text(points, fonts::serif(22.0), palette.text));
                    ui.label(text(format!("turn {}", turn.turn), fonts::sans(11.0), palette.text_third));
                });
            }
        });
    });
}

fn attacks(ui: &mut Ui, report: &Report, side: &mut Option<Flag>, palette: &Palette) -> Vec<Action> {
    let table = ReportTable {
        title: "Every attack",
        columns: &COLUMNS,
        choices: [
            (None, "Both sides"),
            (Some(Side::German.into()), "German attacks"),
            (Some(Side::Soviet.into()), "Soviet attacks"),
        ],
        about: "A click on an attack shows it in the replay.",
        name: "Attack",
    };
    let head = |attack: &AttackReport| (attack.order, attack.turn, attack.side.into());
    table
        .show(ui, palette, (side, &report.attacks), head, |ui, row, attack| columns(ui, palette, row, attack))
}

/// What a row tells behind its turn.
fn columns(ui: &Ui, palette: &Palette, row: &Row, attack: &AttackReport) {
    let words = format!("{} at {} in {}", attack.by, attack.target, attack.hex);
    paint_text(ui, row.cell(1), Align2::LEFT_CENTER, &words, fonts::sans(13.0), palette.text);
    row.write(ui, 2, &attack.odds.to_string(), palette.text);
    die::paint(ui, row.cell(3).center(), 20.0, &die::Pose::lying(attack.die));
    let chip = Rect::from_center_size(row.cell(4).center(), vec2(50.0, 20.0));
    let (fill, ink) = colour(attack.result);
    ui.painter().rect_filled(chip, 4, fill);
    let name = if attack.result == CombatResult::None { "–".to_owned() } else { attack.result.to_string() };
    paint_text(ui, chip, Align2::CENTER_CENTER, &name, fonts::bold(12.0), ink);
    row.write(ui, 5, &format!("{:.1}", attack.expected), palette.text_second);
    row.write(ui, 6, &with_tenths(attack.luck), luck_ink(palette, attack.luck));
}

/// Dice and luck.
fn dice(ui: &mut Ui, report: &Report, palette: &Palette) {
    let dice = report.attacks.iter().map(|attack| (attack.side == Side::German, attack.die()));
    let fortune = Fortune {
        measure: "harm",
        sides: ["Germans", "Soviets"],
        ends: ["German luck", "Soviet luck"],
        by: "attack",
        luck: (report.german_luck(), report.usual_luck()),
        of: Side::BOTH.map(|side| (side.into(), side.to_string(), report.luck[side.number()])),
        dice: dice.collect(),
        about: ABOUT_LUCK,
    };
    fortune.show(ui, palette, "Luck of attacks");
    ui.columns(2, |columns| {
        if let [left, right] = columns {
            let about = "The line is the sixth that each face has on average. A low die is the attacker's.";
            faces(left, palette, "Dice for attacks", &report.dice.attacks, about);
            let about = "Mines. The line is the sixth of each face.";
            faces(right, palette, "Other dice", &report.dice.mines, about);
        }
    });
}
