//! The report on a game that has none of its own: what each side lost and did, turn by turn, and its dice. It is made of
//! the facts of the events.

use super::{
    ReportShown,
    charts::Pair,
    course::{ByTurn, SideCourse, course},
    frame::{Head, faces, standing},
};
use crate::{
    engine::{
        counters::Flag,
        orders::{Fact, Happening, InPlay, Position, Record, counter},
    },
    panels::{
        kit::{
            theme::Palette,
            widgets::{count, hint},
        },
        state::Action,
    },
    play::feed::Fed,
};
use bevy_egui::egui::Ui;

/// What happened in a turn, by the numbers of the sides.
#[derive(Clone, Copy, Default)]
struct Turn {
    lost: [u16; 2],
    went: [u16; 2],
}

/// The report on a game of any kind.
pub struct PlainReport {
    scenario: String,
    level: String,
    ended: bool,
    standing: String,
    sides: [(Flag, &'static str); 2],
    turns: Vec<Turn>,
    /// The number of the first of them.
    first: u8,
    dice: [u32; 6],
}

impl PlainReport {
    /// The report on a game that has come to this position.
    pub fn of<G: Fed>(record: &Record<G>, now: &Position<G>) -> Self {
        let rulebook = &record.rulebook;
        let ended = G::ended(rulebook, &now.public);
        let end = ended.clone().unwrap_or_else(|| G::stands(rulebook, &now.public));
        let mut report = Self {
            scenario: G::about(rulebook).title.to_owned(),
            level: end.level,
            ended: ended.is_some(),
            standing: standing(ended.is_some(), end.points, record.file.played.len()),
            sides: G::SIDES.map(|side| (side.flag, side.name)),
            turns: vec![Turn::default()],
            first: G::turn(&record.file.start.public),
            dice: [0; 6],
        };
        let mut turn = G::turn(&record.file.start.public);
        for fact in record.happened().flat_map(|(_, events)| events).map(G::fact) {
            match fact.what {
                Happening::PhaseOpened { turn: new } if new != turn => {
                    turn = new;
                    report.turns.push(Turn::default());
                }
                _ => report.note::<G>(&fact, now),
            }
        }
        report
    }

    fn note<G: Fed>(&mut self, fact: &Fact, now: &Position<G>) {
        if let Happening::Die { roll, .. } = fact.what
            && let Some(thrown) = self.dice.get_mut(usize::from(roll).wrapping_sub(1))
        {
            *thrown += 1;
        }
        let Some(turn) = self.turns.last_mut() else { return };
        let counted = match fact.what {
            Happening::Lost(_) => &mut turn.lost,
            Happening::Went { .. } => &mut turn.went,
            _ => return,
        };
        for unit in fact.units().iter().filter_map(|unit| counter::<G>(&now.public, *unit)) {
            counted[unit.side()] += 1;
        }
    }

    fn by_turn(
        &self,
        title: &'static str,
        about: &'static str,
        value: fn(&Turn) -> [u16; 2],
    ) -> ByTurn<'static> {
        let pair = |(number, turn): (usize, &Turn)| Pair {
            label: (number + usize::from(self.first)).to_string(),
            values: value(turn).map(f32::from),
        };
        ByTurn { title, about, values: self.turns.iter().enumerate().map(pair).collect() }
    }
}

impl ReportShown for PlainReport {
    const FIGHTS: &'static str = "Fights";

    fn head(&self) -> Head<'_> {
        Head {
            scenario: &self.scenario,
            level: &self.level,
            ended: self.ended,
            standing: self.standing.clone(),
        }
    }

    fn course(&self, ui: &mut Ui, palette: &Palette) {
        let sum = |value: fn(&Turn) -> [u16; 2], side: usize| -> u16 {
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
            self.by_turn("Units lost by turn", "both sides", |turn| turn.lost),
            self.by_turn("Moves by turn", "both sides", |turn| turn.went),
        ];
        course(ui, palette, &sides, &measures);
    }

    fn fights(&self, ui: &mut Ui, _: &mut Option<Flag>, palette: &Palette) -> Vec<Action> {
        hint(ui, palette, "The replay shows every fight of this game.");
        Vec::new()
    }

    fn dice(&self, ui: &mut Ui, palette: &Palette) {
        let about = "The line is the sixth that each face has on average.";
        faces(ui, palette, "Dice", &self.dice, about);
    }
}
