//! The report on a game over the whole window: losses and ground by turn, every combat, the dice against their
//! expectation. It shows only public state.

pub(super) mod battles;

use crate::{
    engine::counters::Flag,
    games::guderian::{
        rules::kinds::Side,
        words::report::{Fate, Loss, Report, TurnReport},
    },
    panels::{
        Action, ReportShown,
        kit::{
            theme::Palette,
            widgets::{count, hint},
        },
        report::{
            charts::Pair,
            course::{ByTurn, SideCourse, changed_hands, course as show_course},
            frame::{Fortune, Head, faces},
        },
    },
    play::luck::{lead, usual},
    scene::report::standing as standing_words,
};
use bevy_egui::egui::Ui;

/// The text under the faces of dice.
const ABOUT_FACES: &str =
    "The line marks the average: each face in one roll of six. In combat low dice favour the attacker.";

const ABOUT_LUCK: &str = "Damage: each step or hex of the result counts 1, Eng counts 1 for each side, and an elimination counts the steps eliminated, but at least 3. Luck is the damage to the defender minus the damage to the attacker, above the average of the six faces in the same odds column. It does not rate the choice of odds.";

impl ReportShown for Report {
    const FIGHTS: &'static str = "Combats";

    fn head(&self) -> Head<'_> {
        let standing = &self.standing;
        Head {
            scenario: &self.scenario,
            level: &standing.level,
            ended: standing.ended,
            standing: standing_words(standing.ended, standing.points, self.orders),
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

/// Draws losses and ground, turn by turn.
fn course(ui: &mut Ui, report: &Report, palette: &Palette) {
    let sides = Side::BOTH.map(|side| {
        let (number, loss) = (side.number(), report.losses[side.number()]);
        let attacks: u16 = report.turns.iter().map(|turn| turn.attacks[number]).sum();
        let lines = vec![
            ("Units and leaders eliminated", units(loss)),
            ("Enemy steps eliminated", report.losses[side.enemy().number()].steps.to_string()),
            ("Hexes taken", report.ground[number].to_string()),
            ("Attacks and overruns", attacks.to_string()),
        ];
        SideCourse { side: (side.into(), side.to_string()), lost: steps(loss), lines, note: String::new() }
    });
    let turns = |value: fn(&TurnReport) -> [u16; 2]| {
        let pair = |turn| Pair { label: turn_label(turn), values: value(turn).map(f32::from) };
        report.turns.iter().map(pair).collect()
    };
    let measures = [
        ByTurn {
            title: "Steps lost by turn",
            about: "Soviet and German",
            values: turns(|turn| turn.losses.map(|loss| loss.steps)),
        },
        ByTurn {
            title: "Ground taken by turn",
            about: "hexes taken from the enemy",
            values: turns(|turn| turn.ground),
        },
    ];
    show_course(ui, palette, &sides, &measures);
    let taken = report.turns.iter().map(|turn| {
        let taken = turn.taken.iter();
        let taken = taken.map(|taken| (taken.side.into(), format!("{} ({})", taken.place, taken.hex)));
        (turn.turn, taken.collect())
    });
    changed_hands(ui, palette, ("Victory hexes that changed hands", "by the last side there"), taken);
    hint(
        ui,
        palette,
        "A hex belongs to the side whose combat units were in it last. At the start every hex without a German unit is Soviet.",
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

/// Draws dice and luck.
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
        luck: (lead(&report.luck, Side::German.number()), usual(&report.luck)),
        of: Side::BOTH.map(|side| (side.into(), side.to_string(), report.luck[side.number()])),
        dice: dice.collect(),
        about: ABOUT_LUCK,
    };
    fortune.show(ui, palette, "Luck in combat");
    ui.columns(2, |columns| {
        if let [left, right] = columns {
            faces(left, palette, "Dice for attacks", &report.dice.combat, ABOUT_FACES);
            faces(right, palette, "Other dice", &report.dice.other, ABOUT_FACES);
        }
    });
}
