//! The report on a game over the whole window: losses and ground by turn, every combat, the dice
//! against their expectation. It shows only what both players may see.

use super::{
    Action, fonts, place, report_battles as battles, report_charts as charts,
    theme::{Palette, Theme, dress, over},
    widgets::{between, count, hint, paint_side, plain, rule, section, side_mark, tab, text},
};
use crate::games::guderian::{
    kinds::Side,
    report::{DiceCount, Fate, Loss, Report, TurnReport},
};
use crate::settings::Colours;
use bevy_egui::egui::{
    Align, Context, Key, Label, Layout, Modifiers, Rect, ScrollArea, Sense, Ui, UiBuilder, Vec2, pos2, vec2,
};

/// A page of the report.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ReportPage {
    /// Losses and ground by turn.
    #[default]
    Course,
    /// Every combat.
    Combats,
    /// Dice and luck.
    Dice,
}

impl ReportPage {
    const ALL: [Self; 3] = [Self::Course, Self::Combats, Self::Dice];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Course => "Course of the game",
            Self::Combats => "Combats",
            Self::Dice => "Dice and luck",
        }
    }
}

/// What the report remembers.
#[derive(Clone, Debug, Default)]
pub struct ReportMemory {
    /// The page that is open.
    pub page: ReportPage,
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

impl ReportState<'_> {
    fn palette(&self) -> &'static Palette {
        self.theme.palette_in(self.colours)
    }
}

/// Draws the report over the whole window.
pub fn report(ctx: &Context, mut state: ReportState) -> Vec<Action> {
    let mut actions = Vec::new();
    if !dress(ctx, state.theme) {
        return actions;
    }
    if ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
        actions.push(Action::CloseReport);
    }
    let window = ctx.content_rect();
    place(ctx, "report", window, |ui| {
        ui.painter().rect_filled(window, 0, state.palette().desk);
        let width = (window.width() - 64.0).min(1180.0);
        let column = Rect::from_center_size(window.center(), vec2(width, window.height() - 36.0));
        ui.scope_builder(UiBuilder::new().max_rect(column), |ui| show(ui, &mut state, &mut actions));
    });
    actions
}

fn show(ui: &mut Ui, state: &mut ReportState, actions: &mut Vec<Action>) {
    let palette = state.palette();
    head(ui, state.report, palette, actions);
    ui.add_space(10.0);
    pages(ui, state, palette);
    ui.add_space(12.0);
    let page = state.memory.page;
    if page == ReportPage::Combats {
        battles::show(ui, state, palette, actions);
        return;
    }
    ScrollArea::vertical().id_salt(("report", page)).auto_shrink([false, false]).show(ui, |ui| {
        ui.set_max_width(ui.available_width() - 12.0);
        match page {
            ReportPage::Course => course(ui, state.report, palette),
            _ => dice(ui, state.report, palette),
        }
    });
}

/// Title, how the game stands, and the way back.
fn head(ui: &mut Ui, report: &Report, palette: &Palette, actions: &mut Vec<Action>) {
    ui.horizontal(|ui| {
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.label(text(&report.scenario, fonts::serif_italic(16.0), palette.text_second));
            ui.label(text("Report", fonts::serif(36.0), palette.text));
        });
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if plain(ui, palette, "Close").on_hover_text("Back (Esc)").clicked() {
                actions.push(Action::CloseReport);
            }
            ui.add_space(16.0);
            ui.vertical(|ui| {
                ui.with_layout(Layout::top_down(Align::Max), |ui| {
                    let standing = &report.standing;
                    let how = if standing.ended { "The game ended" } else { "The game stands" };
                    let points = count(standing.points.unsigned_abs() as usize, "point", "points");
                    let sign = if standing.points < 0 { "−" } else { "" };
                    let words = format!("{how} at {sign}{points}, {} orders", report.orders);
                    ui.label(text(&standing.level, fonts::serif(22.0), palette.accent_text));
                    ui.label(text(words, fonts::sans(13.0), palette.text_second));
                });
            });
        });
    });
}

fn pages(ui: &mut Ui, state: &mut ReportState, palette: &Palette) {
    let (strip, _) = ui.allocate_exact_size(vec2(ui.available_width(), 34.0), Sense::hover());
    let line = bevy_egui::egui::Stroke::new(1.0, palette.line);
    ui.painter().hline(strip.x_range(), strip.bottom() - 0.5, line);
    let mut left = strip.left();
    for page in ReportPage::ALL {
        let words = ui.painter().layout_no_wrap(page.name().to_owned(), fonts::bold(14.0), palette.text);
        let rect = Rect::from_min_size(pos2(left, strip.top()), vec2(words.size().x + 28.0, strip.height()));
        left = rect.right();
        let open = state.memory.page == page;
        if tab(ui, palette, rect, page.name(), open, (14.0, vec2(8.0, 3.0))).clicked() {
            state.memory.page = page;
        }
    }
}

/// Losses and ground, turn by turn.
fn course(ui: &mut Ui, report: &Report, palette: &Palette) {
    ui.columns(2, |columns| {
        for (ui, side) in columns.iter_mut().zip(Side::BOTH) {
            let enemy = report.losses[side.enemy().number()];
            section(ui, palette, &format!("{side} side"), "", |ui| {
                let loss = report.losses[side.number()];
                figure(ui, palette, side, &steps(loss), "lost");
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
    let turns = |value: fn(&TurnReport) -> [u16; 2]| -> Vec<charts::Pair> {
        let pair = |turn| charts::Pair { label: turn_label(turn), values: value(turn).map(f32::from) };
        report.turns.iter().map(pair).collect()
    };
    ui.columns(2, |columns| {
        if let [left, right] = columns {
            section(left, palette, "Steps lost by turn", "Soviet and German", |ui| {
                charts::pairs(ui, palette, &turns(|turn| turn.losses.map(|loss| loss.steps)), 130.0);
            });
            section(right, palette, "Ground taken by turn", "hexes that were the enemy's", |ui| {
                charts::pairs(ui, palette, &turns(|turn| turn.ground), 130.0);
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

/// A key figure with what it means.
fn figure(ui: &mut Ui, palette: &Palette, side: Side, words: &str, what: &str) {
    ui.horizontal(|ui| {
        let (mark, _) = ui.allocate_exact_size(Vec2::splat(18.0), Sense::hover());
        paint_side(ui, mark, side, palette);
        ui.label(text(words, fonts::serif(26.0), palette.text));
        ui.label(text(what, fonts::sans(13.0), palette.text_second));
    });
}

/// Victory places that changed hands.
fn places(ui: &mut Ui, report: &Report, palette: &Palette) {
    section(ui, palette, "Victory places that changed hands", "the last to pass", |ui| {
        if report.turns.iter().all(|turn| turn.taken.is_empty()) {
            hint(ui, palette, "None so far.");
        }
        for turn in report.turns.iter().filter(|turn| !turn.taken.is_empty()) {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
                let words = if turn.turn == 0 { "Set-up".to_owned() } else { format!("Turn {}", turn.turn) };
                ui.label(text(words, fonts::bold(13.0), palette.text));
                for taken in &turn.taken {
                    side_mark(ui, taken.side, palette);
                    let words = format!("{} ({})", taken.place, taken.hex);
                    ui.label(text(words, fonts::sans(13.0), palette.text));
                }
            });
        }
    });
}

/// Dice and luck.
fn dice(ui: &mut Ui, report: &Report, palette: &Palette) {
    section(ui, palette, "Luck in combat", "steps or hexes", |ui| {
        let (luck, usual) = (report.german_luck(), report.usual_luck());
        ui.horizontal_top(|ui| {
            ui.vertical(|ui| {
                ui.set_width(330.0);
                ui.label(text(format!("{luck:+.1}").replace('-', "−"), fonts::serif(40.0), palette.text));
                ui.add(Label::new(text(verdict(luck, usual), fonts::sans(13.0), palette.text)).wrap());
                ui.add_space(6.0);
                for side in Side::BOTH {
                    attacks(ui, report, palette, side);
                }
            });
            ui.add_space(18.0);
            ui.vertical(|ui| {
                charts::curve(ui, palette, &luck_so_far(report), 190.0);
                hint(
                    ui,
                    palette,
                    "German luck so far, combat by combat. In the shaded band lie two games of three.",
                );
            });
        });
        rule(ui, palette);
        hint(
            ui,
            palette,
            "What an attack does is the harm to the defender less the harm to the attacker. A step or hex of the result counts 1, Eng 1 for each side, an elimination the steps that are gone, but at least 3. Luck is what the die did beyond the mean of the six faces in the column that was thrown in. It says nothing of the columns: those the players brought about.",
        );
    });
    ui.columns(2, |columns| {
        if let [left, right] = columns {
            faces(left, palette, "Dice for combats", &report.dice.combat);
            faces(right, palette, "Other dice", &report.dice.other);
        }
    });
}

fn verdict(luck: f64, usual: f64) -> String {
    let who = if luck >= 0.0 { "Germans" } else { "Soviets" };
    if usual == 0.0 {
        return "No die has been thrown in combat yet.".to_owned();
    }
    let times = luck.abs() / usual;
    let how = match times {
        ..0.35 => {
            return format!("for the Germans: the dice were even. Such a game usually strays ±{usual:.1}.");
        }
        ..1.0 => "a little",
        ..2.0 => "clearly",
        _ => "very much",
    };
    format!("for the Germans: the dice favoured the {who} {how}. Such a game usually strays ±{usual:.1}.")
}

fn attacks(ui: &mut Ui, report: &Report, palette: &Palette, side: Side) {
    let luck = report.luck[side.number()];
    ui.horizontal(|ui| {
        side_mark(ui, side, palette);
        let words = format!(
            "{side}: {} did {:.1}, {:.1} expected, {:+.1}",
            count(luck.throws as usize, "attack", "attacks"),
            luck.done,
            luck.expected,
            luck.luck()
        );
        ui.label(text(words.replace('-', "−"), fonts::sans(13.0), palette.text_second));
    });
}

/// German luck after each combat, and how far it usually strays by then.
fn luck_so_far(report: &Report) -> Vec<charts::Point> {
    let (mut luck, mut variance) = (0.0, 0.0);
    let mut points = vec![charts::Point { value: 0.0, spread: 0.0 }];
    for battle in &report.battles {
        let Fate::Fought(throw) = &battle.fate else { continue };
        luck += if battle.attacker == Side::German { throw.luck } else { -throw.luck };
        variance += throw.variance;
        points.push(charts::Point { value: luck as f32, spread: variance.sqrt() as f32 });
    }
    points
}

fn faces(ui: &mut Ui, palette: &Palette, title: &str, faces: &[u32; 6]) {
    let thrown: u32 = faces.iter().sum();
    let mean =
        DiceCount::mean(faces).map_or(String::new(), |mean| format!(", mean {mean:.2} (3.50 expected)"));
    section(ui, palette, title, &format!("{thrown} thrown{mean}"), |ui| {
        charts::faces(ui, palette, faces, 130.0);
        if thrown == 0 {
            hint(ui, palette, "None thrown.");
        } else {
            hint(
                ui,
                palette,
                "The line is the sixth that each face has on average. In combat a low die is the attacker's.",
            );
        }
    });
}

/// The ground of every second row of a table.
pub(super) fn stripe(palette: &Palette) -> bevy_egui::egui::Color32 {
    over(palette.text, palette.panel, 0.035)
}
