//! The list of combats in the report. A click on one shows it in the replay.

use super::{
    Action, die, fonts,
    outcome::meaning,
    report::ReportState,
    report_frame::{luck_ink, signed, stripe},
    theme::Palette,
    timeline::ReplayAction,
    widgets::{hint, noted, paint_result, paint_side, paint_text, section},
};
use crate::games::guderian::{
    kinds::Side,
    report::{BattleReport, Fate, Loss},
};
use bevy_egui::egui::{Align2, Color32, Rect, ScrollArea, Sense, Ui, Vec2, pos2, vec2};

/// Height of a row.
const ROW: f32 = 30.0;

/// The columns: their header, where they end in parts of the width, and whether they are numbers.
const COLUMNS: [(&str, f32, bool); 9] = [
    ("Turn", 0.055, false),
    ("Combat", 0.40, false),
    ("Strengths", 0.495, true),
    ("Column", 0.57, true),
    ("Die", 0.625, true),
    ("Result", 0.71, true),
    ("Expected", 0.79, true),
    ("Luck", 0.85, true),
    ("Steps lost", 1.0, true),
];

pub(super) fn show(ui: &mut Ui, state: &mut ReportState, palette: &Palette, actions: &mut Vec<Action>) {
    let chosen = state.memory.side;
    let listed: Vec<&BattleReport> = state
        .report
        .battles
        .iter()
        .filter(|battle| chosen.is_none_or(|side| battle.attacker == side))
        .collect();
    let words = format!("{} of {}", listed.len(), state.report.battles.len());
    section(ui, palette, "Every combat and overrun", &words, |ui| {
        filters(ui, state, palette);
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
        ui.painter().hline(head.x_range(), head.bottom(), bevy_egui::egui::Stroke::new(1.0, palette.line));
        let room = ui.available_height() - 26.0;
        ScrollArea::vertical().id_salt("combats").max_height(room).auto_shrink([false, false]).show_rows(
            ui,
            ROW,
            listed.len(),
            |ui, rows| {
                ui.spacing_mut().item_spacing.y = 0.0;
                for number in rows {
                    row(ui, palette, listed[number], width, number, actions);
                }
            },
        );
    });
}

/// Whose attacks are listed.
fn filters(ui: &mut Ui, state: &mut ReportState, palette: &Palette) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let choices = [
            (None, "Both sides"),
            (Some(Side::Soviet), "Soviet attacks"),
            (Some(Side::German), "German attacks"),
        ];
        for (side, words) in choices {
            let chosen = state.memory.side == side;
            let ink = if chosen { palette.accent_text } else { palette.text_second };
            let label = super::widgets::text(words, fonts::sans(12.0), ink);
            if noted(words, ui.selectable_label(chosen, label)).clicked() {
                state.memory.side = side;
            }
        }
        ui.add_space(12.0);
        hint(ui, palette, "A click on a combat shows it in the replay.");
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
    battle: &BattleReport,
    width: f32,
    number: usize,
    actions: &mut Vec<Action>,
) {
    let (rect, response) = ui.allocate_exact_size(vec2(width, ROW), Sense::click());
    let response = noted(&format!("Combat of order {}", battle.order), response);
    if response.hovered() {
        ui.painter().rect_filled(rect, 4, palette.raised);
    } else if number % 2 == 1 {
        ui.painter().rect_filled(rect, 0, stripe(palette));
    }
    let write = |column: usize, words: &str, colour: Color32| {
        paint_text(ui, cell(rect, column), Align2::CENTER_CENTER, words, fonts::sans(13.0), colour);
    };
    let turn = cell(rect, 0);
    paint_text(ui, turn, Align2::LEFT_CENTER, &battle.turn.to_string(), fonts::bold(13.0), palette.text);
    let mark = Rect::from_center_size(pos2(turn.right() - 14.0, turn.center().y), Vec2::splat(11.0));
    paint_side(ui, mark, battle.attacker, palette);
    what(ui, palette, battle, cell(rect, 1));
    match &battle.fate {
        Fate::Fought(throw) => {
            write(2, &format!("{} : {}", throw.attack, throw.defence), palette.text);
            write(3, &throw.odds.to_string(), palette.text);
            die::paint(ui, cell(rect, 4).center(), 20.0, &die::Pose::lying(throw.die));
            let chip = Rect::from_center_size(cell(rect, 5).center(), vec2(56.0, 20.0));
            paint_result(ui, palette, chip, throw.result, 12.0);
            write(6, &signed(throw.expected), palette.text_second);
            write(7, &signed(throw.luck), luck_ink(palette, throw.luck));
        }
        fate => {
            let words = match fate {
                Fate::Emptied => "nobody was left to attack",
                Fate::Void => "nothing was left to attack with",
                _ => "not decided yet",
            };
            let rest = cell(rect, 2).union(cell(rect, 7));
            paint_text(ui, rest, Align2::CENTER_CENTER, words, fonts::sans(12.0), palette.text_third);
        }
    }
    losses(ui, palette, battle.losses, cell(rect, 8));
    if response.clicked() {
        actions.push(Action::Replay(ReplayAction::Open));
        actions.push(Action::Replay(ReplayAction::Go(battle.order)));
    }
    response.on_hover_ui(|ui| {
        ui.set_max_width(360.0);
        let names = battle.attackers.join(", ");
        ui.label(super::widgets::text(names, fonts::sans(13.0), palette.text));
        if let Fate::Fought(throw) = &battle.fate {
            let words = format!("{}: {}", throw.result, meaning(throw.result));
            ui.label(super::widgets::text(words, fonts::sans(12.0), palette.text_second));
        }
    });
}

/// Attack or overrun, and where, cut off where the room ends.
fn what(ui: &Ui, palette: &Palette, battle: &BattleReport, room: Rect) {
    let what = if battle.overrun { "Overrun of" } else { "Attack on" };
    let units = match battle.attackers.len() {
        1 => "1 unit".to_owned(),
        many => format!("{many} units"),
    };
    let words = format!("{what} {} by {units}", battle.place);
    let mut job = bevy_egui::egui::text::LayoutJob::simple_singleline(words, fonts::sans(13.0), palette.text);
    job.wrap.max_width = room.width() - 10.0;
    job.wrap.max_rows = 1;
    job.wrap.break_anywhere = true;
    let galley = ui.painter().layout_job(job);
    let at = pos2(room.left(), room.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, palette.text);
}

fn losses(ui: &Ui, palette: &Palette, losses: [Loss; 2], room: Rect) {
    let half = room.width() / 2.0;
    for (number, side) in Side::BOTH.into_iter().enumerate() {
        let part = Rect::from_min_size(
            pos2(room.left() + half * number as f32, room.top()),
            vec2(half, room.height()),
        );
        let loss = losses[number];
        if loss.is_nothing() {
            continue;
        }
        let mark = Rect::from_center_size(pos2(part.center().x - 12.0, part.center().y), Vec2::splat(10.0));
        paint_side(ui, mark, side, palette);
        let words = match (loss.steps, loss.leaders) {
            (0, _) => "leader".to_owned(),
            (steps, 0) => steps.to_string(),
            (steps, _) => format!("{steps}+"),
        };
        let right = part.with_min_x(part.center().x);
        paint_text(ui, right, Align2::LEFT_CENTER, &words, fonts::bold(13.0), palette.text);
    }
}
