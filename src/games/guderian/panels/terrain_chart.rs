//! The terrain effects chart (6.7), as the rulebook of this game has it.

use super::{
    context::PanelContext,
    terms::{terrain, terrain_alone},
};
use crate::{
    engine::text::{Arg, say},
    games::guderian::rules::{kinds::MARCHES, scenario::charts::Line},
    panels::kit::{
        fonts,
        theme::over,
        widgets::{hint, paint_text, section},
    },
};
use bevy_egui::egui::{Align2, Sense, Stroke, Ui, vec2};

pub(crate) fn show(ui: &mut Ui, panel: &mut PanelContext) {
    let palette = panel.palette;
    let charts = &panel.state.rulebook.charts;
    let (title, about) = (say!("guderian-panels-chart"), say!("guderian-panels-chart.about"));
    section(ui, palette, &title, &about, |ui| {
        let head = vec![
            String::new(),
            say!("guderian-panels-chart-foot"),
            say!("guderian-panels-chart-horse"),
            say!("guderian-panels-chart-motor"),
            say!("guderian-panels-chart-leader"),
            say!("guderian-panels-chart-defence"),
        ];
        let mut rows: Vec<Vec<String>> = Vec::new();
        for row in &charts.terrain {
            let mut cells = vec![terrain_alone(row.terrain)];
            cells.extend(MARCHES.iter().map(|march| row.cost(*march).to_string()));
            cells.push(times(row.defence));
            rows.push(cells);
        }
        let city = charts.major_city.cost.to_string();
        let mut cells = vec![say!("guderian-panels-chart-major-city")];
        cells.extend((0..4).map(|_| city.clone()));
        cells.push(times(charts.major_city.defence));
        rows.push(cells);
        let mut cells = vec![say!("guderian-panels-chart-road")];
        cells.extend(MARCHES.iter().map(|march| charts.road.cost(*march).to_string()));
        cells.push("–".to_owned());
        rows.push(cells);
        ui.spacing_mut().item_spacing.y = 0.0;
        for (number, cells) in std::iter::once(head).chain(rows).enumerate() {
            row(ui, panel, &cells, number == 0);
        }
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.add_space(4.0);
        let river = &charts.river;
        let rivers = say!(
            "guderian-panels-chart-rivers",
            german = river.german,
            soviet = river.soviet,
            multiple = times(river.defence),
        );
        hint(ui, palette, rivers);
        let ends = charts.terrain.iter().filter(|row| row.line == Line::Ends);
        let costs = say!(
            "guderian-panels-chart-costs",
            overrun = charts.overrun_cost,
            interdiction = charts.interdiction_cost,
            terrains = Arg::list(ends.map(|row| terrain(row.terrain))),
            limit = charts.stack_limit,
        );
        hint(ui, palette, costs);
    });
}

/// Draws a row of the chart: a name at the left, numbers under each other.
fn row(ui: &mut Ui, panel: &PanelContext, cells: &[String], head: bool) {
    let palette = panel.palette;
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 23.0), Sense::hover());
    if !head {
        let line = Stroke::new(1.0, over(palette.line, palette.panel, 0.5));
        ui.painter().hline(rect.x_range(), rect.top() + 0.5, line);
    }
    // The last column has the longest heading.
    let (first, last) = (66.0, 56.0);
    let width = (rect.width() - first - last) / cells.len().saturating_sub(2).max(1) as f32;
    for (number, cell) in cells.iter().enumerate() {
        let font = if head {
            fonts::sans(11.0)
        } else if number == 0 {
            fonts::sans(12.0)
        } else {
            fonts::bold(13.0)
        };
        let colour = if head { palette.text_third } else { palette.text };
        let (place, align) = if number == 0 {
            (rect, Align2::LEFT_CENTER)
        } else {
            let end = if number + 1 == cells.len() {
                rect.right()
            } else {
                rect.left() + first + width * number as f32
            };
            (rect.with_max_x(end), Align2::RIGHT_CENTER)
        };
        paint_text(ui, place, align, cell, font, colour);
    }
}

/// The multiple of a defender's strength, written as in sums.
fn times(more: u8) -> String {
    if more == 0 { "–".to_owned() } else { format!("× {}", 1 + u16::from(more)) }
}

#[cfg(test)]
mod tests {
    use super::times;

    /// Woods that double a strength are marked here as they are in a stack and in an attack.
    #[test]
    fn the_chart_says_how_often_a_strength_counts() {
        assert_eq!((times(0).as_str(), times(1).as_str()), ("–", "× 2"));
    }
}
