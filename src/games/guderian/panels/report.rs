//! The report on a game over the whole window: losses and ground by turn, every combat, the dice
//! against their expectation. It shows only what both players may see.

use super::report_battles as battles;
use crate::engine::counters::Flag;
use crate::games::guderian::{
    rules::kinds::Side,
    words::report::{Fate, Loss, Report, TurnReport},
};
use crate::panels::{
    Action, ReportShown, fonts, report_charts as charts,
    report_frame::{self as frame, Fortune, Head},
    theme::Palette,
    widgets::{between, count, hint, section, text},
};
use bevy_egui::egui::Ui;

/// What stands under the faces of dice.
const ABOUT_FACES: &str =
    "The line is the sixth that each face has on average. In combat a low die is the attacker's.";

/// What luck is.
const ABOUT_LUCK: &str = "What an attack does is the harm to the defender less the harm to the attacker. A step or hex of the result counts 1, Eng 1 for each side, an elimination the steps that are gone, but at least 3. Luck is what the die did beyond the mean of the six faces in the column that was thrown in. It says nothing of the columns: those the players brought about.";

impl ReportShown for Report {
    const FIGHTS: &'static str = "Combats";

    fn head(&self) -> Head<'_> {
        let standing = &self.standing;
        Head {
            scenario: &self.scenario,
            level: &standing.level,
            standing: frame::standing(standing.ended, standing.points, self.orders),
        }
    }

    fn course(&self, ui: &mut Ui, palette: &Palette) {
        course(ui, self, palette);
    }

    fn fights(&self, ui: &mut Ui, side: &mut Option<Flag>, palette: &Palette) -> Vec<Action> {
        battles::show(ui, self, side, palette)
    }

    fn dice(&self, ui: &mut Ui, palette: &Palette) {
        dice(ui, self, palette);
    }
}

/// Losses and ground, turn by turn.
fn course(ui: &mut Ui, report: &Report, palette: &Palette) {
    ui.columns(2, |columns| {
        for (ui, side) in columns.iter_mut().zip(Side::BOTH) {
            let enemy = report.losses[side.enemy().number()];
            section(ui, palette, &format!("{side} side"), "", |ui| {
                let loss = report.losses[side.number()];
                frame::figure(ui, palette, side, &steps(loss), "lost");
                between(
                    ui,
                    text("Units and leaders eliminated", fonts::sans(13.0), palette.text_second),
                    text(units(loss), fonts::bold(13.0), palette.text),
                );
                between(
                    ui,
                    text("Steps taken from the enemy", fonts::sans(13.0), palette.text_second),
                    text(enemy.steps.to_string(), fonts::bold(13.0), palette.text),
                );
                between(
                    ui,
                    text("Hexes of ground taken", fonts::sans(13.0), palette.text_second),
                    text(report.ground[side.number()].to_string(), fonts::bold(13.0), palette.text),
                );
                let attacks: u16 = report.turns.iter().map(|turn| turn.attacks[side.number()]).sum();
                between(
                    ui,
                    text("Attacks and overruns", fonts::sans(13.0), palette.text_second),
                    text(attacks.to_string(), fonts::bold(13.0), palette.text),
                );
            });
        }
    });
    let sides = Side::BOTH.map(Into::into);
    let turns = |value: fn(&TurnReport) -> [u16; 2]| -> Vec<charts::Pair> {
        let pair = |turn| charts::Pair { label: turn_label(turn), values: value(turn).map(f32::from) };
        report.turns.iter().map(pair).collect()
    };
    ui.columns(2, |columns| {
        if let [left, right] = columns {
            section(left, palette, "Steps lost by turn", "Soviet and German", |ui| {
                charts::pairs(ui, palette, sides, &turns(|turn| turn.losses.map(|loss| loss.steps)), 130.0);
            });
            section(right, palette, "Ground taken by turn", "hexes that were the enemy's", |ui| {
                charts::pairs(ui, palette, sides, &turns(|turn| turn.ground), 130.0);
            });
        }
    });
    places(ui, report, palette);
    hint(
        ui,
        palette,
        "A hex belongs to the side whose combat units were in it last; at the start all that no German stands in is Soviet.",
    );
}

fn turn_label(turn: &TurnReport) -> String {
    if turn.turn == 0 { "set-up".to_owned() } else { turn.turn.to_string() }
}

fn steps(loss: Loss) -> String {
    count(usize::from(loss.steps), "step", "steps")
}

fn units(loss: Loss) -> String {
    let units = count(usize::from(loss.units), "unit", "units");
    if loss.leaders == 0 {
        units
    } else {
        format!("{units}, {}", count(usize::from(loss.leaders), "leader", "leaders"))
    }
}

/// Victory places that changed hands.
fn places(ui: &mut Ui, report: &Report, palette: &Palette) {
    section(ui, palette, "Victory places that changed hands", "the last to pass", |ui| {
        let turns = report.turns.iter().map(|turn| {
            let taken = turn.taken.iter();
            let taken = taken.map(|taken| (taken.side.into(), format!("{} ({})", taken.place, taken.hex)));
            (turn.turn, taken.collect())
        });
        frame::taken(ui, palette, turns);
    });
}

/// Dice and luck.
fn dice(ui: &mut Ui, report: &Report, palette: &Palette) {
    let dice = report.battles.iter().filter_map(|battle| match &battle.fate {
        Fate::Fought(throw) => Some((battle.attacker == Side::German, throw.die())),
        _ => None,
    });
    let fortune = Fortune {
        measure: "steps or hexes",
        sides: ["Germans", "Soviets"],
        ends: ["German luck", "Soviet luck"],
        by: "combat",
        luck: (report.german_luck(), report.usual_luck()),
        of: Side::BOTH.map(|side| (side.into(), side.to_string(), report.luck[side.number()])),
        dice: dice.collect(),
        about: ABOUT_LUCK,
    };
    fortune.show(ui, palette, "Luck in combat");
    ui.columns(2, |columns| {
        if let [left, right] = columns {
            frame::faces(left, palette, "Dice for combats", &report.dice.combat, ABOUT_FACES);
            frame::faces(right, palette, "Other dice", &report.dice.other, ABOUT_FACES);
        }
    });
}
