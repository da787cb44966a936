//! The report on a game that has none of its own: losses and actions of each side by turn, and its dice. It is made of
//! the facts of the events.

use super::{
    ReportShown,
    charts::Pair,
    course::{ByTurn, SideCourse, course},
    frame::{Head, faces},
};
use crate::{
    engine::counters::Flag,
    panels::{
        kit::{
            theme::Palette,
            widgets::{count, hint},
        },
        state::Action,
    },
    scene::report::{PlainReport, PlainTurn},
};
use bevy_egui::egui::Ui;

impl PlainReport {
    fn by_turn(
        &self,
        title: &'static str,
        about: &'static str,
        value: fn(&PlainTurn) -> [u16; 2],
    ) -> ByTurn<'static> {
        let pair = |(number, turn): (usize, &PlainTurn)| Pair {
            label: (number + usize::from(self.first)).to_string(),
            values: value(turn).map(f32::from),
        };
        ByTurn { title, about, values: self.turns.iter().enumerate().map(pair).collect() }
    }
}

impl ReportShown for PlainReport {
    const FIGHTS: &'static str = "Combats";

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
        let sides = [0, 1].map(|number: usize| {
            let (flag, name) = self.sides[number];
            SideCourse {
                side: (flag, name.to_owned()),
                lost: count(usize::from(sum(|turn| turn.lost, number)), "unit", "units"),
                lines: vec![("Moves", sum(|turn| turn.went, number).to_string())],
                note: String::new(),
            }
        });
        let measures = [
            self.by_turn("Units eliminated by turn", "both sides", |turn| turn.lost),
            self.by_turn("Moves by turn", "both sides", |turn| turn.went),
        ];
        course(ui, palette, &sides, &measures);
    }

    fn fights(&self, ui: &mut Ui, _: &mut Option<Flag>, palette: &Palette) -> Vec<Action> {
        hint(ui, palette, "The replay shows every combat of this game.");
        Vec::new()
    }

    fn dice(&self, ui: &mut Ui, palette: &Palette) {
        let about = "The line is the expected number of each face.";
        faces(ui, palette, "Dice", &self.dice, about);
    }
}
