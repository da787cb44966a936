//! The list of combats in the report. A click on one shows it in the replay.

use crate::{
    engine::{
        counters::Flag,
        text::{Arg, say},
    },
    games::guderian::{
        panels::combat::outcome::meaning,
        rules::kinds::Side,
        words::report::{BattleReport, Fate, Loss, Report},
    },
    panels::{
        Action,
        kit::{
            die, fonts,
            theme::Palette,
            widgets::{paint_result, paint_side, paint_text},
        },
        report::{
            frame::{luck_ink, signed},
            table::{Column, ReportTable, Row},
        },
    },
};
use bevy_egui::egui::{Align2, Rect, Ui, Vec2, pos2, vec2};

fn column_heads() -> [Column; 9] {
    [
        (say!("report-column-turn"), 0.055, false),
        (say!("guderian-panels-report-column-combat"), 0.40, false),
        (say!("guderian-panels-report-column-strengths"), 0.495, true),
        (say!("guderian-panels-report-column-odds"), 0.57, true),
        (say!("report-column-die"), 0.625, true),
        (say!("report-column-result"), 0.71, true),
        (say!("report-column-expected"), 0.79, true),
        (say!("report-column-luck"), 0.85, true),
        (say!("guderian-panels-report-column-steps"), 1.0, true),
    ]
}

pub(crate) fn show(ui: &mut Ui, report: &Report, side: &mut Option<Flag>, palette: &Palette) -> Vec<Action> {
    let [soviet, german] = Side::BOTH.map(|side| say!("report-attacks-of", side = side));
    let table = ReportTable {
        title: &say!("guderian-panels-report-combats"),
        columns: &column_heads(),
        choices: [
            (None, &say!("report-both-sides")),
            (Some(Side::Soviet.into()), &soviet),
            (Some(Side::German.into()), &german),
        ],
        about: &say!("guderian-panels-report-combats.hint"),
        name: |order| say!("guderian-panels-report-combat-of-order", order = order),
    };
    let head = |battle: &BattleReport| (battle.order, battle.turn, battle.attacker.into());
    table
        .show(ui, palette, (side, &report.battles), head, |ui, row, battle| columns(ui, palette, row, battle))
}

/// Draws the columns of a row after its turn.
fn columns(ui: &Ui, palette: &Palette, row: &Row, battle: &BattleReport) {
    what(ui, palette, battle, row.cell(1));
    match &battle.fate {
        Fate::Fought(throw) => {
            row.write(ui, 2, &format!("{} : {}", throw.attack, throw.defence), palette.text);
            row.write(ui, 3, &throw.odds.to_string(), palette.text);
            die::paint(ui, row.cell(4).center(), 20.0, &die::Pose::lying(throw.die));
            let chip = Rect::from_center_size(row.cell(5).center(), vec2(56.0, 20.0));
            paint_result(ui, palette, chip, (&throw.result.to_string(), throw.result), 12.0);
            row.write(ui, 6, &signed(throw.expected), palette.text_second);
            row.write(ui, 7, &signed(throw.luck), luck_ink(palette, throw.luck));
        }
        fate => {
            let words = match fate {
                Fate::Emptied => say!("guderian-panels-report-no-defender"),
                Fate::Void => say!("guderian-panels-report-no-attacker"),
                _ => say!("guderian-panels-report-not-resolved"),
            };
            let rest = row.cell(2).union(row.cell(7));
            paint_text(ui, rest, Align2::CENTER_CENTER, &words, fonts::sans(12.0), palette.text_third);
        }
    }
    losses(ui, palette, battle.losses, row.cell(8));
    row.response.clone().on_hover_ui(|ui| {
        ui.set_max_width(360.0);
        let names = Arg::list(battle.attackers.iter().cloned());
        let names = say!("guderian-panels-report-attackers", units = names);
        ui.label(crate::panels::kit::widgets::text(names, fonts::sans(13.0), palette.text));
        if let Fate::Fought(throw) = &battle.fate {
            let words = format!("{}: {}", throw.result, meaning(throw.result));
            ui.label(crate::panels::kit::widgets::text(words, fonts::sans(12.0), palette.text_second));
        }
    });
}

/// Draws attack or overrun and its hexes, cut off at the end of the room.
fn what(ui: &Ui, palette: &Palette, battle: &BattleReport, room: Rect) {
    let (place, n) = (battle.place.as_str(), battle.attackers.len());
    let words = match battle.overrun {
        true => say!("guderian-panels-report-overrun", hex = place, n = n),
        false => say!("guderian-panels-report-attack", hex = place, n = n),
    };
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
            (0, _) => say!("guderian-panels-report-leader"),
            (steps, 0) => steps.to_string(),
            (steps, _) => format!("{steps}+"),
        };
        let right = part.with_min_x(part.center().x);
        paint_text(ui, right, Align2::LEFT_CENTER, &words, fonts::bold(13.0), palette.text);
    }
}
