//! The charts of the game: combat results with the live column lit, weapon effects, terrain, calls.

use super::{attack::colour, scene::Scene};
use crate::{
    engine::{board::Terrain, wording::signed},
    games::platoon::{
        rules::charts::{Charts, CombatResult, Costs},
        table::plan_options,
    },
    panels::{
        fonts,
        theme::over,
        widgets::{hint, paint_text, section},
    },
};
use bevy_egui::egui::{Align2, Rect, Sense, Stroke, Ui, pos2, vec2};
use std::ops::RangeInclusive;

pub(super) fn show(ui: &mut Ui, scene: &Scene) {
    results(ui, scene);
    weapons(ui, scene);
    terrain(ui, scene);
    modifiers(ui, scene);
}

/// The odds of the planned attack, by their place in the table, and what is added to its die.
fn live(scene: &Scene) -> Option<(usize, i8)> {
    let (rulebook, public) = scene.game();
    let plan = scene.state.own.pointing.plan.as_ref()?;
    let options = plan_options(rulebook, public, plan);
    let made = options.iter().find_map(|option| option.made.as_ref().ok())?;
    made.attacks
        .iter()
        .find_map(|(_, attack)| attack.as_ref().map(|attack| (attack.column, attack.modifier())))
}

/// The columns of the table that a die can come to with what is added to it.
fn dice(charts: &Charts, more: i8) -> RangeInclusive<usize> {
    let last = charts.results.columns().saturating_sub(1);
    let column = |die: i8| usize::try_from(die.saturating_add(more).saturating_sub(charts.first_die));
    column(1).unwrap_or(0).min(last)..=column(6).unwrap_or(0).min(last)
}

/// The combat results table (11.6).
fn results(ui: &mut Ui, scene: &Scene) {
    let (palette, (rulebook, _)) = (scene.palette, scene.game());
    let charts = &rulebook.charts;
    let live = live(scene);
    section(ui, palette, "Combat results", "die across, odds down", |ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        let columns = charts.results.columns();
        let width = ui.available_width() / (columns as f32 + 1.0);
        let cell = |rect: Rect, column: usize| {
            Rect::from_min_size(
                pos2(rect.left() + width * column as f32, rect.top()),
                vec2(width - 1.0, rect.height()),
            )
        };
        let (head, _) = ui.allocate_exact_size(vec2(ui.available_width(), 18.0), Sense::hover());
        for column in 0..columns {
            let label = signed(i16::from(charts.first_die) + column as i16);
            paint_text(
                ui,
                cell(head, column + 1),
                Align2::CENTER_CENTER,
                &label,
                fonts::bold(11.0),
                palette.text_second,
            );
        }
        for (row, odds) in charts.odds.iter().enumerate() {
            let (line, _) = ui.allocate_exact_size(vec2(ui.available_width(), 20.0), Sense::hover());
            let thrown = live.filter(|(live, _)| *live == row).map(|(_, more)| dice(charts, more));
            let ink = if thrown.is_some() { palette.accent_text } else { palette.text_second };
            paint_text(ui, cell(line, 0), Align2::CENTER_CENTER, &odds.to_string(), fonts::bold(11.5), ink);
            for column in 0..columns {
                let result = charts.results.at(row, column);
                let (fill, ink) = colour(result);
                let lit = thrown.as_ref().is_some_and(|thrown| thrown.contains(&column));
                let (fill, ink) =
                    if lit { (fill, ink) } else { (over(fill, palette.panel, 0.42), palette.text) };
                ui.painter().rect_filled(cell(line, column + 1), 2, fill);
                let name = if result == CombatResult::None { String::new() } else { result.to_string() };
                paint_text(ui, cell(line, column + 1), Align2::CENTER_CENTER, &name, fonts::bold(10.5), ink);
            }
        }
        ui.add_space(4.0);
        hint(
            ui,
            palette,
            "D disperses; DD destroys who is dispersed already; X destroys. Worse than 1-4 is no attack.",
        );
    });
}

/// The weapon effects chart (11.3).
fn weapons(ui: &mut Ui, scene: &Scene) {
    section(ui, scene.palette, "Weapon effects", "part of the attack factor", |ui| {
        row(ui, scene, &["", "soft", "hard near", "hard far"].map(str::to_owned), true);
        let rows = [
            ["A", "half", "double", "all"],
            ["H, (H), M", "all", "all", "half"],
            ["I, C(I)", "all", "none", "none"],
        ];
        for cells in rows {
            row(ui, scene, &cells.map(str::to_owned), false);
        }
        hint(
            ui,
            scene.palette,
            "Hard is armour, near up to half of the range. Uphill everything is halved again. In a town all count as armoured for guns.",
        );
    });
}

/// What terrain and hexsides cost (6.2).
fn terrain(ui: &mut Ui, scene: &Scene) {
    let charts = &scene.game().0.charts;
    // Roads lead through woods and swamp, and over no lake.
    let cells = |name: &str, costs: &Costs, plus: &str, roads: bool| {
        let each = [costs.tracked, costs.truck, costs.wagon, costs.mounted, costs.foot];
        let mut cells = vec![name.to_owned()];
        cells.extend(each.map(|points| match points {
            Some(points) => format!("{plus}{points}"),
            None if roads => "road".to_owned(),
            None => "no".to_owned(),
        }));
        cells
    };
    section(ui, scene.palette, "Terrain effects", "points to enter", |ui| {
        row(ui, scene, &["", "tracked", "truck", "wagon", "horse", "foot"].map(str::to_owned), true);
        for terrain in &charts.terrain {
            let name = format!("{:?}", terrain.terrain);
            let roads = terrain.terrain != Terrain::Lake;
            row(ui, scene, &cells(&name, &terrain.costs, "", roads), false);
        }
        row(ui, scene, &cells("Road, hindered", &charts.hindered_road, "", false), false);
        row(ui, scene, &cells("Slope up", &charts.slope, "+", false), false);
        row(ui, scene, &cells("Stream", &charts.stream, "+", false), false);
        row(ui, scene, &cells("Out of a gully", &charts.gully, "+", false), false);
        let words = format!(
            "A road that nobody stands on costs {} a step. Woods hide and protect, so do towns; swamp and gully protect.",
            charts.road
        );
        hint(ui, scene.palette, words);
    });
}

/// What is added to the die (11.7, 13.7).
fn modifiers(ui: &mut Ui, scene: &Scene) {
    let charts = &scene.game().0.charts;
    let by = &charts.modifiers;
    section(ui, scene.palette, "Added to the die", "less is better for who attacks", |ui| {
        let rows = [
            ("Cover", by.cover),
            ("A dispersed unit", by.dispersed),
            ("A quick unit", by.quick),
            ("Opportunity fire", by.opportunity),
            ("Overrun, assault", by.close),
            ("Open top, indirect fire", by.open_topped),
        ];
        for (name, by) in rows {
            row(ui, scene, &[name.to_owned(), signed(i16::from(by))], false);
        }
        row(ui, scene, &["Indirect fire", "(H)", "M"].map(str::to_owned), true);
        let calls = [
            ("registered", charts.calls.registered),
            ("from the hip", charts.calls.from_the_hip),
            ("beside the marker", charts.calls.nearby),
            ("interdiction", charts.calls.interdiction),
        ];
        for (name, (howitzer, mortar)) in calls {
            let cells = [name.to_owned(), signed(i16::from(howitzer)), signed(i16::from(mortar))];
            row(ui, scene, &cells, false);
        }
    });
}

/// A line of cells, the first as wide as two.
fn row(ui: &mut Ui, scene: &Scene, cells: &[String], head: bool) {
    let palette = scene.palette;
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 19.0), Sense::hover());
    if head {
        ui.painter().hline(rect.x_range(), rect.bottom(), Stroke::new(1.0, palette.line));
    }
    let width = rect.width() / (cells.len() as f32 + 1.0);
    for (number, cell) in cells.iter().enumerate() {
        let (left, wide) =
            if number == 0 { (0.0, width * 2.0) } else { (width * (number as f32 + 1.0), width) };
        let at = Rect::from_min_size(pos2(rect.left() + left, rect.top()), vec2(wide, rect.height()));
        let (font, ink) =
            if head { (fonts::bold(11.5), palette.text_second) } else { (fonts::sans(12.0), palette.text) };
        let align = if number == 0 { Align2::LEFT_CENTER } else { Align2::CENTER_CENTER };
        paint_text(ui, at, align, cell, font, ink);
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::games::platoon::rules::Rulebook;

    /// Only what a die from 1 to 6 can come to is lit: the table goes from -1 to 7.
    #[test]
    fn only_what_can_be_thrown_is_lit() {
        let charts = Rulebook::load("meeting").unwrap().charts;
        assert_eq!(charts.first_die, -1);
        assert_eq!(dice(&charts, 0), 2..=7);
        assert_eq!(dice(&charts, 2), 4..=8, "what is more than the last is read there");
        assert_eq!(dice(&charts, -3), 0..=4);
    }
}
