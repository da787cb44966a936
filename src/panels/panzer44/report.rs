//! The report on a game: the course turn by turn, every attack, the dice against their expectation. It shows only
//! what both players may see.

use super::attack::colour;
use crate::{
    games::panzer44::{
        kinds::Side,
        report::{AttackReport, Report, TurnReport},
        results::CombatResult,
    },
    panels::{
        Action, ReplayAction, Theme, die, fonts,
        report_charts::{self as charts, Pair, Point},
        report_frame::{self as frame, Head, luck_ink, signed, stripe},
        theme::Palette,
        widgets::{between, count, hint, noted, paint_side, paint_text, rule, section, side_mark, text},
    },
    settings::Colours,
};
use bevy_egui::egui::{
    Align2, Color32, Context, Label, Rect, ScrollArea, Sense, Stroke, Ui, Vec2, pos2, vec2,
};

/// The pages.
const PAGES: [&str; 3] = ["Course of the game", "Attacks", "Dice and luck"];
/// Height of a row of the list.
const ROW: f32 = 28.0;
/// The columns of the list: their header, where they end in parts of the width, and whether they are numbers.
const COLUMNS: [(&str, f32, bool); 7] = [
    ("Turn", 0.06, false),
    ("Attack", 0.56, false),
    ("Column", 0.64, true),
    ("Die", 0.71, true),
    ("Result", 0.81, true),
    ("Expected", 0.91, true),
    ("Luck", 1.0, true),
];

/// What the report remembers.
#[derive(Clone, Debug, Default)]
pub struct ReportMemory {
    /// The page that is open, from 0.
    pub page: usize,
    /// Whose attacks are listed; none for both.
    pub side: Option<Side>,
}

/// What the report shows.
pub struct ReportState<'a> {
    /// The report.
    pub report: &'a Report,
    /// Dark or light.
    pub theme: Theme,
    /// The colours of the sides.
    pub colours: Colours,
    /// What it remembers.
    pub memory: &'a mut ReportMemory,
}

/// Draws the report over the whole window.
pub fn report(ctx: &Context, state: ReportState) -> Vec<Action> {
    let ReportState { report, theme, colours, memory } = state;
    let standing = &report.standing;
    let head = Head {
        scenario: &report.scenario,
        level: &standing.level,
        standing: frame::standing(standing.ended, standing.points, report.orders),
    };
    let mut open = memory.page;
    let actions =
        frame::frame(ctx, (theme, colours), &head, &PAGES, &mut open, |ui, palette, open, actions| {
            if open == 1 {
                attacks(ui, report, memory, palette, actions);
                return;
            }
            ScrollArea::vertical().id_salt(("report", open)).auto_shrink([false, false]).show(ui, |ui| {
                ui.set_max_width(ui.available_width() - 12.0);
                if open == 0 { course(ui, report, palette) } else { dice(ui, report, palette) }
            });
        });
    memory.page = open;
    actions
}

/// Losses, results and points, turn by turn.
fn course(ui: &mut Ui, report: &Report, palette: &Palette) {
    ui.columns(2, |columns| {
        for (ui, side) in columns.iter_mut().zip(Side::BOTH) {
            section(ui, palette, &format!("{side} side"), "", |ui| summary(ui, report, palette, side));
        }
    });
    let sides = Side::BOTH.map(Into::into);
    let turns = |value: fn(&TurnReport) -> [u16; 2]| -> Vec<Pair> {
        let pair =
            |turn: &TurnReport| Pair { label: turn.turn.to_string(), values: value(turn).map(f32::from) };
        report.turns.iter().map(pair).collect()
    };
    ui.columns(2, |columns| {
        if let [left, right] = columns {
            section(left, palette, "Units destroyed by turn", "German and Allied", |ui| {
                charts::pairs(ui, palette, sides, &turns(|turn| turn.destroyed), 120.0);
            });
            section(
                right,
                palette,
                "Units hit by turn",
                "pinned, frightened, disrupted or destroyed",
                |ui| {
                    charts::pairs(ui, palette, sides, &turns(|turn| turn.suffered), 120.0);
                },
            );
        }
    });
    points(ui, report, palette);
    places(ui, report, palette);
}

/// What a side lost and did.
fn summary(ui: &mut Ui, report: &Report, palette: &Palette, side: Side) {
    let number = side.number();
    let destroyed = count(usize::from(report.destroyed(side)), "unit", "units");
    frame::figure(ui, palette, side, &destroyed, "lost");
    let sum = |value: fn(&TurnReport) -> [u16; 2]| -> u16 {
        report.turns.iter().map(|turn| value(turn)[number]).sum()
    };
    let lines = [
        ("Attacks made", sum(|turn| turn.attacks)),
        ("Times that its units were hit", sum(|turn| turn.suffered)),
        ("Units that left through an exit", sum(|turn| turn.exited)),
    ];
    for (words, value) in lines {
        let left = text(words, fonts::sans(13.0), palette.text_second);
        between(ui, left, text(value.to_string(), fonts::bold(13.0), palette.text));
    }
    let lost: Vec<String> =
        report.lost[number].iter().map(|lost| format!("{} {}", lost.units, lost.name)).collect();
    if !lost.is_empty() {
        hint(ui, palette, format!("Lost: {}", lost.join(", ")));
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

/// Hexes that count and changed hands.
fn places(ui: &mut Ui, report: &Report, palette: &Palette) {
    section(ui, palette, "Hexes that changed hands", "those that count for victory", |ui| {
        if report.turns.iter().all(|turn| turn.taken.is_empty()) {
            hint(ui, palette, "None so far.");
        }
        for turn in report.turns.iter().filter(|turn| !turn.taken.is_empty()) {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
                ui.label(text(format!("Turn {}", turn.turn), fonts::bold(13.0), palette.text));
                for taken in &turn.taken {
                    side_mark(ui, taken.side, palette);
                    let words = format!("{} ({})", taken.place, taken.hex);
                    ui.label(text(words, fonts::sans(13.0), palette.text));
                }
            });
        }
    });
}

/// The list of attacks. A click on one shows it in the replay.
fn attacks(
    ui: &mut Ui,
    report: &Report,
    memory: &mut ReportMemory,
    palette: &Palette,
    actions: &mut Vec<Action>,
) {
    let chosen = memory.side;
    let listed: Vec<&AttackReport> =
        report.attacks.iter().filter(|attack| chosen.is_none_or(|side| attack.side == side)).collect();
    let words = format!("{} of {}", listed.len(), report.attacks.len());
    section(ui, palette, "Every attack", &words, |ui| {
        filters(ui, memory, palette);
        if listed.is_empty() {
            hint(ui, palette, "None so far.");
            return;
        }
        let width = ui.available_width() - 14.0;
        let (head, _) = ui.allocate_exact_size(vec2(width, 24.0), Sense::hover());
        for (number, (name, _, right)) in COLUMNS.iter().enumerate() {
            let align = if *right { Align2::CENTER_CENTER } else { Align2::LEFT_CENTER };
            paint_text(ui, cell(head, number), align, name, fonts::bold(11.0), palette.text_second);
        }
        ui.painter().hline(head.x_range(), head.bottom(), Stroke::new(1.0, palette.line));
        let room = ui.available_height() - 26.0;
        let scroll = ScrollArea::vertical().id_salt("attacks").max_height(room).auto_shrink([false, false]);
        scroll.show_rows(ui, ROW, listed.len(), |ui, rows| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for number in rows {
                row(ui, palette, listed[number], (width, number), actions);
            }
        });
    });
}

/// Whose attacks are listed.
fn filters(ui: &mut Ui, memory: &mut ReportMemory, palette: &Palette) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let choices = [
            (None, "Both sides"),
            (Some(Side::German), "German attacks"),
            (Some(Side::Allied), "Allied attacks"),
        ];
        for (side, words) in choices {
            let chosen = memory.side == side;
            let ink = if chosen { palette.accent_text } else { palette.text_second };
            let label = text(words, fonts::sans(12.0), ink);
            if noted(words, ui.selectable_label(chosen, label)).clicked() {
                memory.side = side;
            }
        }
        ui.add_space(12.0);
        hint(ui, palette, "A click on an attack shows it in the replay.");
    });
    ui.add_space(4.0);
}

/// A column's part of a row.
fn cell(row: Rect, number: usize) -> Rect {
    let start = if number == 0 { 0.0 } else { COLUMNS[number - 1].1 };
    let at = |part: f32| row.left() + row.width() * part;
    Rect::from_min_max(pos2(at(start), row.top()), pos2(at(COLUMNS[number].1), row.bottom()))
}

fn row(
    ui: &mut Ui,
    palette: &Palette,
    attack: &AttackReport,
    (width, number): (f32, usize),
    actions: &mut Vec<Action>,
) {
    let (rect, response) = ui.allocate_exact_size(vec2(width, ROW), Sense::click());
    let response = noted(&format!("Attack of order {}", attack.order), response);
    if response.hovered() {
        ui.painter().rect_filled(rect, 4, palette.raised);
    } else if number % 2 == 1 {
        ui.painter().rect_filled(rect, 0, stripe(palette));
    }
    let write = |column: usize, words: &str, ink: Color32| {
        paint_text(ui, cell(rect, column), Align2::CENTER_CENTER, words, fonts::sans(13.0), ink);
    };
    let turn = cell(rect, 0);
    paint_text(ui, turn, Align2::LEFT_CENTER, &attack.turn.to_string(), fonts::bold(13.0), palette.text);
    let mark = Rect::from_center_size(pos2(turn.right() - 14.0, turn.center().y), Vec2::splat(11.0));
    paint_side(ui, mark, attack.side, palette);
    let words = format!("{} at {} in {}", attack.by, attack.target, attack.hex);
    paint_text(ui, cell(rect, 1), Align2::LEFT_CENTER, &words, fonts::sans(13.0), palette.text);
    write(2, &format!("{:+}", attack.column).replace('-', "−"), palette.text);
    die::paint(ui, cell(rect, 3).center(), 20.0, &die::Pose::lying(attack.die));
    let chip = Rect::from_center_size(cell(rect, 4).center(), vec2(50.0, 20.0));
    let (fill, ink) = colour(attack.result);
    ui.painter().rect_filled(chip, 4, fill);
    let name =
        if attack.result == CombatResult::Nothing { "–".to_owned() } else { attack.result.to_string() };
    paint_text(ui, chip, Align2::CENTER_CENTER, &name, fonts::bold(12.0), ink);
    write(5, &format!("{:.1}", attack.expected), palette.text_second);
    write(6, &signed(attack.luck), luck_ink(palette, attack.luck));
    if response.clicked() {
        actions.push(Action::Replay(ReplayAction::Open));
        actions.push(Action::Replay(ReplayAction::Go(attack.order)));
    }
}

/// Dice and luck.
fn dice(ui: &mut Ui, report: &Report, palette: &Palette) {
    section(ui, palette, "Luck of attacks", "harm", |ui| {
        let (luck, usual) = (report.german_luck(), report.usual_luck());
        ui.horizontal_top(|ui| {
            ui.vertical(|ui| {
                ui.set_width(330.0);
                ui.label(text(signed(luck), fonts::serif(40.0), palette.text));
                let verdict = frame::verdict(luck, usual, ["Germans", "Allies"]);
                ui.add(Label::new(text(verdict, fonts::sans(13.0), palette.text)).wrap());
                ui.add_space(6.0);
                for side in Side::BOTH {
                    attacks_of(ui, report, palette, side);
                }
            });
            ui.add_space(18.0);
            ui.vertical(|ui| {
                charts::curve(ui, palette, ["German luck", "Allied luck"], &luck_so_far(report), 190.0);
                hint(
                    ui,
                    palette,
                    "German luck so far, attack by attack. In the shaded band lie two games of three.",
                );
            });
        });
        rule(ui, palette);
        hint(
            ui,
            palette,
            "Harm is what an attack does: a pin and a coming panic count 1, disruption to degree 1, 2 and 3 counts 2, 3 and 4, a destroyed unit 6. Luck is the harm beyond the mean of the six faces in the column that was thrown in, with the same cover. It says nothing of the columns: those the players brought about.",
        );
    });
    ui.columns(2, |columns| {
        if let [left, right] = columns {
            let about = "The line is the sixth that each face has on average. A high die is the attacker's.";
            frame::faces(left, palette, "Dice for attacks", &report.dice.attacks, about);
            let about = "Mines, disruption, bolting, bridges, aircraft. The line is the sixth of each face.";
            frame::faces(right, palette, "Other dice", &report.dice.other, about);
        }
    });
}

fn attacks_of(ui: &mut Ui, report: &Report, palette: &Palette, side: Side) {
    let luck = report.luck[side.number()];
    ui.horizontal(|ui| {
        side_mark(ui, side, palette);
        let throws = count(luck.throws as usize, "attack", "attacks");
        let words = format!(
            "{side}: {throws} did {:.1}, {:.1} expected, {}",
            luck.done,
            luck.expected,
            signed(luck.luck())
        );
        ui.label(text(words, fonts::sans(13.0), palette.text_second));
    });
}

/// German luck after each attack, and how far it usually strays by then.
fn luck_so_far(report: &Report) -> Vec<Point> {
    let (mut luck, mut variance) = (0.0, 0.0);
    let mut points = vec![Point { value: 0.0, spread: 0.0 }];
    for attack in &report.attacks {
        luck += if attack.side == Side::German { attack.luck } else { -attack.luck };
        variance += attack.variance;
        points.push(Point { value: luck as f32, spread: variance.sqrt() as f32 });
    }
    points
}
