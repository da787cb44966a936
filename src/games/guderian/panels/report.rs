//! The report on a game over the whole window: losses and ground by turn, every combat, the dice against their
//! expectation. It shows only public state.

pub(super) mod battles;

use crate::{
    engine::{counters::Flag, text::say},
    games::guderian::{
        rules::kinds::Side,
        words::report::{Fate, Loss, Report, TurnReport},
    },
    panels::{
        Action, ReportShown,
        kit::{theme::Palette, widgets::hint},
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

impl ReportShown for Report {
    fn fights_name() -> String {
        say!("report-combats")
    }

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
            (say!("guderian-panels-report-eliminated"), units(loss)),
            (
                say!("guderian-panels-report-enemy-steps"),
                report.losses[side.enemy().number()].steps.to_string(),
            ),
            (say!("guderian-panels-report-hexes"), report.ground[number].to_string()),
            (say!("guderian-panels-report-attacks"), attacks.to_string()),
        ];
        SideCourse { side: Side::NAMES[number], lost: steps(loss), lines, note: String::new() }
    });
    let turns = |value: fn(&TurnReport) -> [u16; 2]| {
        let pair = |turn| Pair { label: turn_label(turn), values: value(turn).map(f32::from) };
        report.turns.iter().map(pair).collect()
    };
    let measures = [
        ByTurn {
            title: say!("guderian-panels-report-steps-by-turn"),
            about: say!("report-both", one = Side::Soviet, other = Side::German),
            values: turns(|turn| turn.losses.map(|loss| loss.steps)),
        },
        ByTurn {
            title: say!("guderian-panels-report-ground-by-turn"),
            about: say!("guderian-panels-report-ground-by-turn.about"),
            values: turns(|turn| turn.ground),
        },
    ];
    show_course(ui, palette, &sides, &measures);
    let taken = report.turns.iter().map(|turn| {
        let taken = turn.taken.iter();
        let taken = taken.map(|taken| (taken.side.into(), format!("{} ({})", taken.place, taken.hex)));
        (turn.turn, taken.collect())
    });
    let (title, about) = (say!("guderian-panels-report-taken"), say!("guderian-panels-report-taken.about"));
    changed_hands(ui, palette, (&title, &about), taken);
    hint(ui, palette, say!("guderian-panels-report-taken.hint"));
}

fn turn_label(turn: &TurnReport) -> String {
    if turn.turn == 0 { say!("guderian-panels-report-set-up") } else { turn.turn.to_string() }
}

fn steps(loss: Loss) -> String {
    say!("guderian-panels-report-steps", n = loss.steps)
}

fn units(loss: Loss) -> String {
    match loss.leaders {
        0 => say!("report-units", n = loss.units),
        leaders => say!("guderian-panels-report-units-leaders", units = loss.units, leaders = leaders),
    }
}

/// Draws dice and luck.
fn dice(ui: &mut Ui, report: &Report, palette: &Palette) {
    let dice = report.battles.iter().filter_map(|battle| match &battle.fate {
        Fate::Fought(throw) => Some((battle.attacker == Side::German, throw.die())),
        _ => None,
    });
    let fortune = Fortune {
        measure: say!("guderian-panels-report-measure"),
        sides: [Side::German, Side::Soviet].map(|side| Side::NAMES[side.number()]),
        curve: say!("guderian-panels-report-luck-curve", side = Side::German),
        luck: (lead(&report.luck, Side::German.number()), usual(&report.luck)),
        of: Side::BOTH.map(|side| (Side::NAMES[side.number()], report.luck[side.number()])),
        dice: dice.collect(),
        about: say!("guderian-panels-report-luck.hint"),
    };
    fortune.show(ui, palette, &say!("guderian-panels-report-luck"));
    ui.columns(2, |columns| {
        if let [left, right] = columns {
            let about = say!("guderian-panels-report-dice.hint");
            let (title, other) =
                (say!("guderian-panels-report-dice"), say!("guderian-panels-report-other-dice"));
            faces(left, palette, &title, &report.dice.combat, &about);
            faces(right, palette, &other, &report.dice.other, &about);
        }
    });
}
