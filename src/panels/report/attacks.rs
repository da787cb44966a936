//! The report on a game whose attacks are decided by one roll each: the course by turn, every attack, the dice against
//! their expectation. It shows public facts only.

use super::{
    charts::Pair,
    course::{ByTurn, SideCourse, changed_hands, course as show_course},
    frame::{Fortune, Head, faces, luck_ink, signed},
    table::{Column, ReportTable, Row},
};
use crate::{
    engine::{
        counters::Flag,
        orders::Sided,
        text::{Arg, say},
    },
    panels::{
        Action, ReportShown,
        kit::{
            die, fonts,
            theme::Palette,
            widgets::{hint, paint_text, section, text},
        },
    },
    play::{
        luck::{lead, usual},
        report::{Attack, Attacking, Lost, Report, Turn},
    },
    scene::report::standing as standing_words,
};
use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Ui, pos2, text::LayoutJob, vec2};

/// The texts of such a report in the words of its game.
pub trait AttackWords: Attacking {
    /// Returns the heading of the column for the strength of an attack: "Column", "Odds".
    fn column_name() -> String;

    /// Returns the losses of units that are not eliminated: the heading of the measure, its unit, and the line of a
    /// side.
    fn suffered() -> [String; 3];

    /// Returns the explanation of luck.
    fn about_luck() -> String;

    /// Returns the column of the results table as text.
    fn column(&self) -> String;

    /// Returns the ground and the ink of a result, and its text if the table prints one.
    fn chip(result: &Self::Result) -> (Color32, Color32, Option<String>);

    /// Returns the dice by the purpose of the roll, each with its heading and the meaning of the faces.
    fn faces(dice: &Self::Dice) -> [(String, &[u32; 6], String); 2];
}

impl<A: AttackWords> ReportShown for Report<A> {
    fn fights_name() -> String {
        say!("report-attacks")
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

    /// Draws losses, results and points by turn.
    fn course(&self, ui: &mut Ui, palette: &Palette) {
        let turns = |value: fn(&Turn<A::Side>) -> [u16; 2]| {
            let pair = |turn: &Turn<A::Side>| Pair {
                label: turn.turn.to_string(),
                values: value(turn).map(f32::from),
            };
            self.turns.iter().map(pair).collect()
        };
        let [one, other] = A::Side::NAMES;
        let [title, about, _] = A::suffered();
        let measures = [
            ByTurn {
                title: say!("report-eliminated-by-turn"),
                about: say!("report-both", one = one, other = other),
                values: turns(|turn| turn.destroyed),
            },
            ByTurn { title, about, values: turns(|turn| turn.suffered) },
        ];
        show_course(ui, palette, &A::Side::BOTH.map(|side| summary(self, side)), &measures);
        points(ui, self, palette);
        let taken = self.turns.iter().map(|turn| {
            let taken = turn.taken.iter();
            let taken = taken.map(|taken| (taken.side.into(), format!("{} ({})", taken.place, taken.hex)));
            (turn.turn, taken.collect())
        });
        let heads = (say!("report-changed-hands"), say!("report-victory-hexes"));
        changed_hands(ui, palette, (&heads.0, &heads.1), taken);
    }

    fn fights(&self, ui: &mut Ui, side: &mut Option<Flag>, palette: &Palette) -> Vec<Action> {
        let columns: [Column; 7] = [
            (say!("report-column-turn"), 0.06, false),
            (say!("report-column-attack"), 0.56, false),
            (A::column_name(), 0.64, true),
            (say!("report-column-die"), 0.71, true),
            (say!("report-column-result"), 0.81, true),
            (say!("report-column-expected"), 0.91, true),
            (say!("report-column-luck"), 1.0, true),
        ];
        let both = say!("report-both-sides");
        let words = A::Side::NAMES.map(|side| say!("report-attacks-of", side = side));
        let [one, other] = A::Side::BOTH.map(Into::into);
        let table = ReportTable {
            title: &say!("report-every-attack"),
            columns: &columns,
            choices: [(None, &both), (Some(one), &words[0]), (Some(other), &words[1])],
            about: &say!("report-every-attack.hint"),
            name: |order| say!("report-attack-of-order", order = order),
        };
        let head = |attack: &Attack<A>| (attack.order, attack.turn, attack.side.into());
        table.show(ui, palette, (side, &self.attacks), head, |ui, row, attack| {
            row_of(ui, palette, row, attack)
        })
    }

    fn dice(&self, ui: &mut Ui, palette: &Palette) {
        // Luck is counted for the first side, which is the German one where there is one.
        let first = A::Side::BOTH[0];
        let names = A::Side::NAMES;
        let fortune = Fortune {
            measure: say!("report-damage"),
            sides: names,
            curve: say!("report-luck-after-attacks", side = names[0]),
            luck: (lead(&self.luck, first.number()), usual(&self.luck)),
            of: A::Side::BOTH.map(|side| (names[side.number()], self.luck[side.number()])),
            dice: self.attacks.iter().map(|attack| (attack.side == first, attack.thrown())).collect(),
            about: A::about_luck(),
        };
        fortune.show(ui, palette, &say!("report-luck-of-attacks"));
        ui.columns(2, |columns| {
            for (ui, (title, thrown, about)) in columns.iter_mut().zip(A::faces(&self.dice)) {
                faces(ui, palette, &title, thrown, &about);
            }
        });
    }
}

/// Returns the losses and the results of a side.
fn summary<A: AttackWords>(report: &Report<A>, side: A::Side) -> SideCourse {
    let number = side.number();
    let sum = |value: fn(&Turn<A::Side>) -> [u16; 2]| -> String {
        report.turns.iter().map(|turn| value(turn)[number]).sum::<u16>().to_string()
    };
    let types = |lost: &[Lost]| Arg::list(lost.iter().map(Lost::to_string));
    let (lost, reduced) = (&report.lost[number], &report.reduced[number]);
    let losses = [
        (!lost.is_empty()).then(|| say!("report-lost-by-type", units = types(lost))),
        (!reduced.is_empty()).then(|| say!("report-reduced-by-type", units = types(reduced))),
    ];
    let losses: Vec<String> = losses.into_iter().flatten().collect();
    let has_steps = report.turns.iter().any(|turn| turn.steps != [0; 2]);
    let steps = has_steps.then(|| (say!("report-steps-lost"), sum(|turn| turn.steps)));
    let [_, _, suffered] = A::suffered();
    SideCourse {
        side: A::Side::NAMES[number],
        lost: say!("report-units", n = report.destroyed(side)),
        lines: steps
            .into_iter()
            .chain([
                (say!("report-attacks-made"), sum(|turn| turn.attacks)),
                (suffered, sum(|turn| turn.suffered)),
                (say!("report-units-exited"), sum(|turn| turn.exited)),
            ])
            .collect(),
        note: losses.join(" "),
    }
}

/// Draws the points at the end of each turn.
fn points<A: AttackWords>(ui: &mut Ui, report: &Report<A>, palette: &Palette) {
    let of = report.standing.of;
    let [side, other] = [of, of.enemy()].map(|side| A::Side::NAMES[side.number()]);
    let about = say!("report-points-by-turn.hint", side = side, other = other);
    section(ui, palette, &say!("report-points-by-turn"), &about, |ui| {
        if report.turns.is_empty() {
            hint(ui, palette, say!("report-no-turn"));
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(18.0, 4.0);
            for turn in &report.turns {
                ui.vertical(|ui| {
                    let points = turn.points.to_string().replace('-', "−");
                    ui.label(text(points, fonts::serif(22.0), palette.text));
                    let turn = say!("report-points-of-turn", turn = turn.turn);
                    ui.label(text(turn, fonts::sans(11.0), palette.text_third));
                });
            }
        });
    });
}

/// Draws the columns of a row after its turn.
fn row_of<A: AttackWords>(ui: &Ui, palette: &Palette, row: &Row, attack: &Attack<A>) {
    sentence(ui, palette, &attack.sentence(), row.cell(1));
    row.response.clone().on_hover_text(attack.sentence());
    row.write(ui, 2, &attack.how.column(), palette.text);
    paint_dice(ui, row.cell(3).center(), attack.die, attack.second);
    let chip = Rect::from_center_size(row.cell(4).center(), vec2(50.0, 20.0));
    let (fill, ink, name) = A::chip(&attack.result);
    ui.painter().rect_filled(chip, 4, fill);
    let name = name.unwrap_or_else(|| "–".to_owned());
    paint_text(ui, chip, Align2::CENTER_CENTER, &name, fonts::bold(12.0), ink);
    row.write(ui, 5, &format!("{:.1}", attack.expected), palette.text_second);
    row.write(ui, 6, &signed(attack.luck), luck_ink(palette, attack.luck));
}

/// Draws the sentence of an attack, cut off at the end of its room.
fn sentence(ui: &Ui, palette: &Palette, words: &str, room: Rect) {
    let mut job = LayoutJob::simple_singleline(words.to_owned(), fonts::sans(13.0), palette.text);
    job.wrap.max_width = room.width() - 8.0;
    job.wrap.max_rows = 1;
    job.wrap.break_anywhere = true;
    let galley = ui.painter().layout_job(job);
    let at = pos2(room.left(), room.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, palette.text);
}

/// Paints the die of an attack, or two side by side.
fn paint_dice(ui: &Ui, at: Pos2, first: u8, second: Option<u8>) {
    let Some(second) = second else { return die::paint(ui, at, 20.0, &die::Pose::lying(first)) };
    for (die, aside) in [(first, -10.0), (second, 10.0)] {
        die::paint(ui, at + vec2(aside, 0.0), 18.0, &die::Pose::lying(die));
    }
}
