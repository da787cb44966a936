//! The terrain effects chart (6.7), as the rulebook of this game has it.

use super::{
    fonts,
    scene::Scene,
    widgets::{hint, section, text},
};
use crate::{
    counters::Points,
    games::guderian::{charts::Line, kinds::MARCHES},
};
use bevy_egui::egui::{Align, Grid, Layout, Ui};

pub(super) fn show(ui: &mut Ui, scene: &mut Scene) {
    let palette = scene.palette;
    let charts = &scene.state.rulebook.charts;
    section(ui, palette, "Terrain", "points to enter", |ui| {
        let head = ["", "Foot", "Horse", "Motor", "Leader", "Defence"];
        let mut rows: Vec<Vec<String>> = Vec::new();
        for row in &charts.terrain {
            let mut cells = vec![format!("{:?}", row.terrain)];
            cells.extend(MARCHES.iter().map(|march| row.cost(*march).to_string()));
            cells.push(times(row.defence));
            rows.push(cells);
        }
        let city = charts.major_city.cost.to_string();
        let mut cells = vec!["Major city".to_owned()];
        cells.extend((0..4).map(|_| city.clone()));
        cells.push(times(charts.major_city.defence));
        rows.push(cells);
        let mut cells = vec!["Along a road".to_owned()];
        cells.extend(MARCHES.iter().map(|march| charts.road.cost(*march).to_string()));
        cells.push("–".to_owned());
        rows.push(cells);
        Grid::new("terrain chart").num_columns(6).spacing([10.0, 6.0]).show(ui, |ui| {
            for (row, cells) in std::iter::once(head.map(str::to_owned).to_vec()).chain(rows).enumerate() {
                for (column, cell) in cells.into_iter().enumerate() {
                    let font = if row == 0 || column == 0 { fonts::sans(12.0) } else { fonts::bold(13.0) };
                    let colour = if row == 0 { palette.text_third } else { palette.text };
                    let layout = if column == 0 { Align::Min } else { Align::Max };
                    ui.with_layout(Layout::top_down(layout), |ui| ui.label(text(cell, font, colour)));
                }
                ui.end_row();
            }
        });
        ui.add_space(4.0);
        let river = &charts.river;
        let whole = |points: Points| points.to_string();
        hint(
            ui,
            palette,
            format!(
                "A river hexside costs Germans {} more, Soviets {}; who is attacked only across rivers \
                 gains {}.",
                whole(river.german),
                whole(river.soviet),
                times(river.defence)
            ),
        );
        let ends: Vec<String> = charts
            .terrain
            .iter()
            .filter(|row| row.line == Line::Ends)
            .map(|row| format!("{:?}", row.terrain).to_lowercase())
            .collect();
        hint(
            ui,
            palette,
            format!(
                "An overrun costs {}. Interdiction adds {}. A line of supply does not lead through {}. \
                 {} combat units may stand in a hex.",
                whole(charts.overrun_cost),
                whole(charts.interdiction_cost),
                ends.join(", "),
                charts.stack_limit
            ),
        );
    });
}

/// Times its strength that a defender gains.
fn times(more: u8) -> String {
    if more == 0 { "–".to_owned() } else { format!("+{more}×") }
}
