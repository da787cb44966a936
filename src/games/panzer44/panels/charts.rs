//! The charts of the game: combat results, range, the procedure of the eight pairs, terrain, mines.

use super::{attack::colour, context::PanelContext, terms};
use crate::{
    engine::{text::say, wording::signed},
    games::panzer44::rules::{
        kinds::Mines,
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
    let (title, about) = (say!("panzer44-panels-results"), say!("panzer44-panels-results.about"));
    section(ui, palette, &title, &about, |ui| {
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
        hint(ui, palette, say!("panzer44-panels-results.hint"));
    });
}

/// Draws the effect of range on an attack.
fn range(ui: &mut Ui, panel: &PanelContext) {
    let (palette, (rulebook, _)) = (panel.palette, panel.game());
    let (title, about) = (say!("panzer44-panels-range"), say!("panzer44-panels-range.about"));
    section(ui, palette, &title, &about, |ui| {
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
    let yes = |holds: bool| match holds {
        true => say!("panzer44-panels-procedure-yes"),
        false => say!("panzer44-panels-procedure-no"),
    };
    section(ui, palette, &say!("panzer44-panels-procedure"), "", |ui| {
        let head = [
            String::new(),
            say!("panzer44-panels-procedure-range"),
            say!("panzer44-panels-procedure-defence"),
            say!("panzer44-panels-procedure-terrain"),
            say!("panzer44-panels-procedure-allowed"),
        ];
        columns(ui, palette, &head, true, 48.0);
        for row in &rulebook.charts.procedure {
            let attack = say!(
                "panzer44-panels-procedure-row",
                fire = terms::fire(row.fire),
                target = terms::target(row.target),
            );
            let defence = match row.defence {
                DefenceStep::Printed => say!("panzer44-panels-procedure-defence.printed"),
                DefenceStep::Always(n) => say!("panzer44-panels-procedure-defence.always", n = n),
                DefenceStep::Nothing => say!("panzer44-panels-procedure-defence.none"),
            };
            let allowed = match row.allowed {
                Allowed::Yes => yes(true),
                Allowed::CloseAssault => say!("panzer44-panels-procedure-allowed.close"),
                Allowed::No => yes(false),
            };
            let cells = [attack, yes(row.range), defence, yes(row.terrain), allowed];
            columns(ui, palette, &cells, false, 48.0);
        }
    });
}

/// Draws the costs and effects of terrain and hexsides.
fn terrain(ui: &mut Ui, panel: &PanelContext) {
    let (palette, (rulebook, _)) = (panel.palette, panel.game());
    let charts = &rulebook.charts;
    let less = |reduction: u8| if reduction == 0 { "–".to_owned() } else { format!("−{reduction}") };
    let sight = |blocks: bool| match blocks {
        true => say!("panzer44-panels-chart-sight.blocks"),
        false => "–".to_owned(),
    };
    let (title, about) = (say!("panzer44-panels-chart"), say!("panzer44-panels-chart.about"));
    section(ui, palette, &title, &about, |ui| {
        let head = [
            String::new(),
            say!("panzer44-panels-chart-hard"),
            say!("panzer44-panels-chart-soft"),
            say!("panzer44-panels-chart-foot"),
            say!("panzer44-panels-chart-die"),
            say!("panzer44-panels-chart-sight"),
        ];
        columns(ui, palette, &head, true, 44.0);
        for row in &charts.terrain {
            let costs = [row.hard, row.soft, row.foot].map(|points| points.to_string());
            let [hard, soft, foot] = costs;
            let name = terms::terrain_alone(row.terrain);
            let cells = [name, hard, soft, foot, less(row.reduction), sight(row.blocks)];
            columns(ui, palette, &cells, false, 44.0);
        }
        for row in &charts.hexsides {
            let [hard, soft, foot] = [row.hard, row.soft, row.foot].map(|points| format!("+{points}"));
            let name = terms::hexside_alone(row.side);
            let cells = [name, hard, soft, foot, less(row.reduction), sight(row.blocks)];
            columns(ui, palette, &cells, false, 44.0);
        }
        let along = |name: String, points: String| {
            [name, points.clone(), points.clone(), points, "–".to_owned(), "–".to_owned()]
        };
        let road = along(say!("panzer44-panels-chart-road"), charts.road.to_string());
        columns(ui, palette, &road, false, 44.0);
        let bridge = along(say!("panzer44-panels-chart-bridge"), charts.bridge.to_string());
        columns(ui, palette, &bridge, false, 44.0);
        let (position, most) = (charts.position, charts.most_reduction);
        hint(ui, palette, say!("panzer44-panels-chart.hint", position = position, most = most));
    });
}

/// Draws the table of mines and of other dice.
fn mines(ui: &mut Ui, panel: &PanelContext) {
    let (palette, (rulebook, _)) = (panel.palette, panel.game());
    let charts = &rulebook.charts;
    section(ui, palette, &say!("panzer44-panels-mines"), "", |ui| {
        let mines = say!(
            "panzer44-panels-mines-columns",
            hasty = charts.mine_column(Mines::Hasty),
            preventative = charts.mine_column(Mines::Preventative),
            defensive = charts.mine_column(Mines::Defensive),
        );
        hint(ui, palette, mines);
        let [one, two, three] = charts.removal;
        hint(ui, palette, say!("panzer44-panels-recovery", one = one, two = two, three = three));
        let (die, strength) = (charts.air.attacks_on, charts.air.strength);
        hint(ui, palette, say!("panzer44-panels-aircraft", die = die, strength = strength));
    });
}
