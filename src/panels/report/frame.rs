//! The common parts of the reports of all games: the whole window, the title with the current result, the pages, and
//! the dice.

use super::charts::{self as charts, Point};
use crate::{
    engine::{counters::Flag, orders::SideNames, text::say},
    panels::{
        kit::{
            fonts,
            place::place,
            theme::{Palette, Theme, dress, over},
            widgets::{hint, paint_side, plain, rule, section, side_mark, tab, text},
        },
        state::Action,
    },
    play::luck::{self, Luck, Thrown},
    settings::Colours,
};
use bevy_egui::egui::{
    Align, Color32, Context, Key, Label, Layout, Modifiers, Rect, Sense, Stroke, Ui, UiBuilder, Vec2, pos2,
    vec2,
};

/// The top of a report.
pub struct Head<'a> {
    /// The scenario's title.
    pub scenario: &'a str,
    /// The victory level; while the game goes on, the level now.
    pub level: &'a str,
    pub ended: bool,
    /// The points now or at the end, in a line.
    pub standing: String,
}

/// Draws a report over the whole window: its head, its pages, and the content of the open page. Returns the player's
/// actions.
pub(crate) fn frame(
    ctx: &Context,
    (theme, colours): (Theme, Colours),
    head: &Head,
    pages: &[String],
    open: &mut usize,
    contents: impl FnOnce(&mut Ui, &'static Palette, usize, &mut Vec<Action>),
) -> Vec<Action> {
    let mut actions = Vec::new();
    if !dress(ctx, theme) {
        return actions;
    }
    if ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
        actions.push(Action::CloseReport);
    }
    let palette = theme.palette_in(colours);
    let window = ctx.content_rect();
    place(ctx, "report", window, |ui| {
        ui.painter().rect_filled(window, 0, palette.desk);
        let width = (window.width() - 64.0).min(1180.0);
        let column = Rect::from_center_size(window.center(), vec2(width, window.height() - 36.0));
        ui.scope_builder(UiBuilder::new().max_rect(column), |ui| {
            title(ui, head, palette, &mut actions);
            ui.add_space(10.0);
            leaves(ui, pages, open, palette);
            ui.add_space(12.0);
            contents(ui, palette, *open, &mut actions);
        });
    });
    actions
}

/// Draws the title, the current result, and the button back.
fn title(ui: &mut Ui, head: &Head, palette: &Palette, actions: &mut Vec<Action>) {
    ui.horizontal(|ui| {
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.label(text(head.scenario, fonts::serif_italic(16.0), palette.text_second));
            ui.label(text(say!("report-title"), fonts::serif(36.0), palette.text));
        });
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let close = plain(ui, palette, &say!("report-close"));
            if close.on_hover_text(say!("report-close.hint")).clicked() {
                actions.push(Action::CloseReport);
            }
            ui.add_space(16.0);
            ui.vertical(|ui| {
                ui.with_layout(Layout::top_down(Align::Max), |ui| {
                    ui.label(text(level_told(head), fonts::serif(22.0), palette.accent_text));
                    ui.label(text(&head.standing, fonts::sans(13.0), palette.text_second));
                });
            });
        });
    });
}

/// Returns the level as text; while the game goes on no side has won yet.
fn level_told(head: &Head) -> String {
    if head.ended { head.level.to_owned() } else { say!("report-level-now", level = head.level) }
}

/// Draws the names of the pages, the open one underlined.
fn leaves(ui: &mut Ui, pages: &[String], open: &mut usize, palette: &Palette) {
    let (strip, _) = ui.allocate_exact_size(vec2(ui.available_width(), 34.0), Sense::hover());
    ui.painter().hline(strip.x_range(), strip.bottom() - 0.5, Stroke::new(1.0, palette.line));
    let mut left = strip.left();
    for (number, name) in pages.iter().enumerate() {
        let words = ui.painter().layout_no_wrap(name.clone(), fonts::bold(14.0), palette.text);
        let rect = Rect::from_min_size(pos2(left, strip.top()), vec2(words.size().x + 28.0, strip.height()));
        left = rect.right();
        if tab(ui, palette, rect, name, *open == number, (14.0, vec2(8.0, 3.0))).clicked() {
            *open = number;
        }
    }
}

/// Draws a key figure with its meaning.
pub(crate) fn figure(ui: &mut Ui, palette: &Palette, side: impl Into<Flag>, words: &str, what: &str) {
    ui.horizontal(|ui| {
        let (mark, _) = ui.allocate_exact_size(Vec2::splat(18.0), Sense::hover());
        paint_side(ui, mark, side, palette);
        ui.label(text(words, fonts::serif(26.0), palette.text));
        ui.label(text(what, fonts::sans(13.0), palette.text_second));
    });
}

/// Returns the effect of the dice for a side, against their usual deviation, in a sentence. The luck is the first
/// side's; `sides` names both.
pub(super) fn verdict(luck: f64, usual: f64, sides: &[SideNames; 2]) -> String {
    if usual == 0.0 {
        return say!("report-luck-no-rolls");
    }
    let first = sides[0].as_people();
    let favoured = sides[usize::from(luck < 0.0)].as_people();
    let spread = decimal(usual);
    match luck.abs() / usual {
        ..0.35 => say!("report-luck-even", people = first, spread = spread),
        ..1.0 => say!("report-luck-slightly", people = first, favoured = favoured, spread = spread),
        ..2.0 => say!("report-luck-clearly", people = first, favoured = favoured, spread = spread),
        _ => say!("report-luck-strongly", people = first, favoured = favoured, spread = spread),
    }
}

/// A hex that changed hands in a turn: its new holder, and its name.
pub(crate) type Taken = (Flag, String);

/// Draws the hexes that changed hands, by turn; turns without any are left out, and turn 0 is the set-up.
pub(crate) fn taken(ui: &mut Ui, palette: &Palette, turns: impl Iterator<Item = (u8, Vec<Taken>)>) {
    let turns: Vec<(u8, Vec<Taken>)> = turns.filter(|(_, taken)| !taken.is_empty()).collect();
    if turns.is_empty() {
        hint(ui, palette, say!("report-none-yet"));
    }
    for (turn, taken) in turns {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
            let words = match turn {
                0 => say!("report-set-up"),
                turn => say!("report-turn", turn = turn),
            };
            ui.label(text(words, fonts::bold(13.0), palette.text));
            for (side, what) in taken {
                side_mark(ui, side, palette);
                ui.label(text(what, fonts::sans(13.0), palette.text));
            }
        });
    }
}

/// The effect of the dice in a game, for any game.
pub(crate) struct Fortune {
    pub measure: String,
    /// Both sides; the luck is the first one's.
    pub sides: [SideNames; 2],
    /// The text below the curve: what each of its points stands for.
    pub curve: String,
    /// The result of the dice above expectation for the first side, and the usual deviation.
    pub luck: (f64, f64),
    /// The dice of each side's attacks.
    pub of: [(SideNames, Luck); 2],
    /// Each die in order, and whether the first side rolled it.
    pub dice: Vec<(bool, Thrown)>,
    /// The explanation of luck.
    pub about: String,
}

impl Fortune {
    pub fn show(&self, ui: &mut Ui, palette: &Palette, title: &str) {
        section(ui, palette, title, &self.measure, |ui| {
            let (luck, usual) = self.luck;
            ui.horizontal_top(|ui| {
                ui.vertical(|ui| {
                    ui.set_width(330.0);
                    ui.label(text(signed(luck), fonts::serif(40.0), palette.text));
                    let verdict = verdict(luck, usual, &self.sides);
                    ui.add(Label::new(text(verdict, fonts::sans(13.0), palette.text)).wrap());
                    ui.add_space(6.0);
                    self.of.iter().for_each(|of| attacks_of(ui, palette, of));
                });
                ui.add_space(18.0);
                ui.vertical(|ui| {
                    let ends = self.sides.map(|side| say!("report-luck-of-side", side = side));
                    charts::curve(ui, palette, [&ends[0], &ends[1]], &self.so_far(), 190.0);
                    hint(ui, palette, self.curve.as_str());
                });
            });
            rule(ui, palette);
            hint(ui, palette, self.about.as_str());
        });
    }

    /// Returns the first side's luck after each die, and its usual deviation by then.
    fn so_far(&self) -> Vec<Point> {
        let (mut luck, mut variance) = (0.0, 0.0);
        let mut points = vec![Point { value: 0.0, spread: 0.0 }];
        for (first, die) in &self.dice {
            luck += if *first { die.luck } else { -die.luck };
            variance += die.variance;
            points.push(Point { value: luck as f32, spread: variance.sqrt() as f32 });
        }
        points
    }
}

/// Draws the result of a side's attacks and their expectation.
fn attacks_of(ui: &mut Ui, palette: &Palette, (side, luck): &(SideNames, Luck)) {
    ui.horizontal(|ui| {
        side_mark(ui, side.flag, palette);
        let words = say!(
            "report-luck-of-attacks-of",
            side = *side,
            n = luck.throws,
            result = decimal(luck.done),
            expected = decimal(luck.expected),
            luck = signed(luck.luck()),
        );
        ui.label(text(words, fonts::sans(13.0), palette.text_second));
    });
}

/// Draws the count of each face; `about` comments on them.
pub(crate) fn faces(ui: &mut Ui, palette: &Palette, title: &str, faces: &[u32; 6], about: &str) {
    let thrown: u32 = faces.iter().sum();
    let rolled = match luck::mean(faces) {
        Some(mean) => say!("report-rolled-mean", n = thrown, mean = format!("{mean:.2}")),
        None => say!("report-rolled", n = thrown),
    };
    section(ui, palette, title, &rolled, |ui| {
        charts::faces(ui, palette, faces, 130.0);
        hint(ui, palette, if thrown == 0 { say!("report-no-rolls") } else { about.to_owned() });
    });
}

/// Returns the ground of every second row of a table.
pub(super) fn stripe(palette: &Palette) -> Color32 {
    over(palette.text, palette.panel, 0.035)
}

/// Returns the colour of luck: good, bad, or neither.
pub(crate) fn luck_ink(palette: &Palette, luck: f64) -> Color32 {
    match luck {
        luck if luck > 0.05 => palette.good,
        luck if luck < -0.05 => palette.bad,
        _ => palette.text_second,
    }
}

/// Returns a number with one decimal place, with a true minus.
fn decimal(value: f64) -> String {
    format!("{value:.1}").replace('-', "−")
}

/// Returns a number with its sign, with a true minus.
pub(crate) fn signed(value: f64) -> String {
    format!("{value:+.1}").replace('-', "−")
}
