//! The report on a game that has none of its own: losses and actions of each side by turn, and its dice. It is made of
//! the facts of the events.

use super::{
    ReportShown,
    charts::Pair,
    course::{ByTurn, SideCourse, course},
    frame::{Head, faces},
};
use crate::{
    engine::{counters::Flag, text::say},
    panels::{
        kit::{theme::Palette, widgets::hint},
        state::Action,
    },
    scene::report::{PlainReport, PlainTurn},
};
use bevy_egui::egui::Ui;

impl PlainReport {
    fn by_turn(&self, title: String, value: fn(&PlainTurn) -> [u16; 2]) -> ByTurn {
        let pair = |(number, turn): (usize, &PlainTurn)| Pair {
            label: (number + usize::from(self.first)).to_string(),
            values: value(turn).map(f32::from),
        };
        ByTurn {
            title,
            about: say!("report-of-both-sides"),
            values: self.turns.iter().enumerate().map(pair).collect(),
        }
    }
}

impl ReportShown for PlainReport {
    fn fights_name() -> String {
        say!("report-combats")
    }

    fn head(&self) -> Head<'_> {
        Head {
            scenario: &self.scenario,
            level: &self.level,
            ended: self.ended,
            standing: self.standing.clone(),
        }
    }

    fn course(&self, ui: &mut Ui, palette: &Palette) {
        let sum = |value: fn(&PlainTurn) -> [u16; 2], side: usize| -> u16 {
            self.turns.iter().map(|turn| value(turn)[side]).sum()
        };
        let sides = [0, 1].map(|number: usize| SideCourse {
            side: self.sides[number],
            lost: say!("report-units", n = sum(|turn| turn.lost, number)),
            lines: vec![(say!("report-moves"), sum(|turn| turn.went, number).to_string())],
            note: String::new(),
        });
        let measures = [
            self.by_turn(say!("report-eliminated-by-turn"), |turn| turn.lost),
            self.by_turn(say!("report-moves-by-turn"), |turn| turn.went),
        ];
        course(ui, palette, &sides, &measures);
    }

    fn fights(&self, ui: &mut Ui, _: &mut Option<Flag>, palette: &Palette) -> Vec<Action> {
        hint(ui, palette, say!("report-combats-in-replay"));
        Vec::new()
    }

    fn dice(&self, ui: &mut Ui, palette: &Palette) {
        faces(ui, palette, &say!("report-all-dice"), &self.dice, &say!("report-all-dice.hint"));
    }
}
