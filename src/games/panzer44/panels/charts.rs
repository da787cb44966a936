//! The charts of the game: combat results, range, the procedure of the eight pairs, terrain, mines.

use super::{attack::colour, context::PanelContext, setting_up::MINES};
use crate::{
    engine::wording::signed,
    games::panzer44::rules::{
        kinds::Target,
        scenario::charts::{Allowed, DefenceStep, RangeEffect},
    },
    panels::kit::{
        fonts,
        theme::{Palette, over},
        widgets::{hint, paint_text, section},
    },
};
use bevy_egui::egui::{Align2, Color32, Rect, Sense, Stroke, Ui, pos2, vec2};

pub(super) fn show(ui: &mut Ui, panel: &PanelContext) {
    results(ui, panel);
    range(ui, panel);
    procedure(ui, panel);
    terrain(ui, panel);
    mines(ui, panel);
}

/// Draws the combat results table, with a frame around the cell of the last die.
fn results(ui: &mut Ui, panel: &PanelContext) {
    let (palette, (rulebook, _)) = (panel.palette, panel.game());
    let charts = &rulebook.charts;
    let table = &charts.combat_results;
    let last = panel.state.own.fought.last();
    section(ui, palette, "Combat results", "superiority across, die down", |ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        let width = ui.available_width() / (table.columns() as f32 + 1.0);
        let cell = |ui: &Ui, rect: Rect, column: usize| {
            let left = rect.left() + width * column as f32;
            Rect::from_min_size(pos2(left, rect.top()), vec2(width - 1.0, ui.min_size().y.min(20.0)))
                .with_max_y(rect.bottom())
        };
        let (head, _) = ui.allocate_exact_size(vec2(ui.available_width(), 18.0), Sense::hover());
        for column in 0..table.columns() {
            let label = signed(charts.first_column + column as i16);
            let live =
                last.is_some_and(|fought| fought.procedure.column == charts.first_column + column as i16);
            let ink = if live { palette.accent_text } else { palette.text_second };
            paint_text(ui, cell(ui, head, column + 1), Align2::CENTER_CENTER, &label, fonts::bold(11.0), ink);
        }
        for row in 0..table.rows() {
            let (line, _) = ui.allocate_exact_size(vec2(ui.available_width(), 20.0), Sense::hover());
            let die = charts.first_row + row as i16;
            let label = cell(ui, line, 0);
            paint_text(
                ui,
                label,
                Align2::CENTER_CENTER,
                &signed(die),
                fonts::bold(11.0),
                palette.text_second,
            );
            for column in 0..table.columns() {
                let result = table.at(row, column);
                let rect = cell(ui, line, column + 1);
                let live = last.is_some_and(|fought| {
                    fought.row == die && fought.procedure.column == charts.first_column + column as i16
                });
                let (fill, ink) = colour(result);
                let (fill, ink) =
                    if live { (fill, ink) } else { (over(fill, palette.panel, 0.42), palette.text) };
                ui.painter().rect_filled(rect, 2, fill);
                if live {
                    let stroke = Stroke::new(2.0, palette.accent);
                    ui.painter().rect_stroke(rect, 2, stroke, bevy_egui::egui::StrokeKind::Outside);
                }
                let name = result.to_string();
                paint_text(ui, rect, Align2::CENTER_CENTER, &name, fonts::bold(10.5), ink);
            }
        }
        ui.add_space(4.0);
        hint(ui, palette, "D4 eliminates the unit. Degrees of disruption add. (P): it panics next turn.");
    });
}

/// Draws the effect of range on an attack.
fn range(ui: &mut Ui, panel: &PanelContext) {
    let (palette, (rulebook, _)) = (panel.palette, panel.game());
    section(ui, palette, "Range", "class M, and class R at soft targets", |ui| {
        let mut from = 1;
        let mut cells = Vec::new();
        let steps = &rulebook.charts.attenuation;
        for (number, step) in steps.iter().enumerate() {
            let last = number + 1 == steps.len();
            let hexes = match (last, step.up_to == from) {
                (true, _) => format!("{from}+"),
                (_, true) => from.to_string(),
                _ => format!("{from}–{}", step.up_to),
            };
            from = step.up_to + 1;
            let effect = match step.effect {
                RangeEffect::Doubled => "× 2".to_owned(),
                RangeEffect::Less(0) => "–".to_owned(),
                RangeEffect::Less(less) => format!("−{less}"),
            };
            cells.push((hexes, effect));
        }
        for upper in [true, false] {
            let line: Vec<String> =
                cells.iter().map(|(hexes, effect)| if upper { hexes } else { effect }.clone()).collect();
            columns(ui, palette, &line, upper, 0.0);
        }
    });
}

/// Draws a line of cells of one width, the first one wider by this much.
fn columns(ui: &mut Ui, palette: &Palette, cells: &[String], head: bool, first: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 19.0), Sense::hover());
    if head {
        ui.painter().hline(rect.x_range(), rect.bottom(), Stroke::new(1.0, palette.line));
    }
    let width = (rect.width() - first) / cells.len() as f32;
    let mut left = rect.left();
    for (number, cell) in cells.iter().enumerate() {
        let wide = if number == 0 { width + first } else { width };
        let at = Rect::from_min_size(pos2(left, rect.top()), vec2(wide, rect.height()));
        left += wide;
        let (font, ink): (_, Color32) = match (head, number) {
            (true, _) => (fonts::bold(11.5), palette.text_second),
            (_, 0) if first > 0.0 => (fonts::sans(12.0), palette.text),
            _ => (fonts::sans(12.0), palette.text),
        };
        let align = if number == 0 && first > 0.0 { Align2::LEFT_CENTER } else { Align2::CENTER_CENTER };
        paint_text(ui, at, align, cell, font, ink);
    }
}

/// Draws the attack procedure chart.
fn procedure(ui: &mut Ui, panel: &PanelContext) {
    let (palette, (rulebook, _)) = (panel.palette, panel.game());
    let yes = |holds: bool| if holds { "yes" } else { "no" }.to_owned();
    section(ui, palette, "Attack procedure", "", |ui| {
        let head = ["", "range", "defence", "terrain", "allowed"].map(str::to_owned);
        columns(ui, palette, &head, true, 48.0);
        for row in &rulebook.charts.procedure {
            let target = if row.target == Target::Hard { "hard" } else { "soft" };
            let defence = match row.defence {
                DefenceStep::Printed => "printed".to_owned(),
                DefenceStep::Always(defence) => format!("always {defence}"),
                DefenceStep::Nothing => "none".to_owned(),
            };
            let allowed = match row.allowed {
                Allowed::Yes => "yes",
                Allowed::CloseAssault => "foot, at 1",
                Allowed::No => "no",
            };
            let cells = [
                format!("{} at {target}", row.fire),
                yes(row.range),
                defence,
                yes(row.terrain),
                allowed.to_owned(),
            ];
            columns(ui, palette, &cells, false, 48.0);
        }
    });
}

/// Draws the costs and effects of terrain and hexsides.
fn terrain(ui: &mut Ui, panel: &PanelContext) {
    let (palette, (rulebook, _)) = (panel.palette, panel.game());
    let charts = &rulebook.charts;
    let less = |reduction: u8| if reduction == 0 { "–".to_owned() } else { format!("−{reduction}") };
    let sight = |blocks: bool| if blocks { "blocks" } else { "–" }.to_owned();
    section(ui, palette, "Terrain effects", "MP to enter", |ui| {
        let head = ["", "hard", "soft", "foot", "die", "sight"].map(str::to_owned);
        columns(ui, palette, &head, true, 44.0);
        for row in &charts.terrain {
            let costs = [row.hard, row.soft, row.foot].map(|points| points.to_string());
            let [hard, soft, foot] = costs;
            let name = format!("{:?}", row.terrain);
            let cells = [name, hard, soft, foot, less(row.reduction), sight(row.blocks)];
            columns(ui, palette, &cells, false, 44.0);
        }
        for row in &charts.hexsides {
            let [hard, soft, foot] = [row.hard, row.soft, row.foot].map(|points| format!("+{points}"));
            let name = format!("{:?} side", row.side);
            let cells = [name, hard, soft, foot, less(row.reduction), sight(row.blocks)];
            columns(ui, palette, &cells, false, 44.0);
        }
        let along = |name: &str, points: String| {
            [name.to_owned(), points.clone(), points.clone(), points, "–".to_owned(), "–".to_owned()]
        };
        columns(ui, palette, &along("Road", charts.road.to_string()), false, 44.0);
        columns(ui, palette, &along("Bridge", charts.bridge.to_string()), false, 44.0);
        hint(
            ui,
            palette,
            format!(
                "An improved position reduces the die by {}; terrain or position and hexside together by at \
                 most {}. Slopes cost extra only uphill. Units cross rivers only by bridge.",
                charts.position, charts.most_reduction
            ),
        );
    });
}

/// Draws the table of mines and of other dice.
fn mines(ui: &mut Ui, panel: &PanelContext) {
    let (palette, (rulebook, _)) = (panel.palette, panel.game());
    let charts = &rulebook.charts;
    section(ui, palette, "Mines and recovery", "", |ui| {
        let columns_of: Vec<String> =
            MINES.iter().map(|mines| format!("{mines} {}", signed(charts.mine_column(*mines)))).collect();
        hint(ui, palette, format!("Superiority of mines: {}.", columns_of.join(", ")));
        let [one, two, three] = charts.removal;
        hint(ui, palette, format!("Units recover on a die of: D1 1–{one}, D2 1–{two}, D3 {three}."));
        hint(
            ui,
            palette,
            format!(
                "Aircraft attack on a die of 1–{}, with strength {}.",
                charts.air.attacks_on, charts.air.strength
            ),
        );
    });
}
