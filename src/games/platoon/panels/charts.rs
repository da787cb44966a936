//! The charts of the game: combat results, weapon effects, terrain, die-roll modifiers. In each, cells are highlighted
//! that apply to the planned attack, or to the selected unit in the hovered hex.

use super::{attack::colour, context::PanelContext};
use crate::{
    engine::{board::Terrain, wording::signed},
    games::platoon::{
        planning::{PlanOption, Way, plan_best, plan_options},
        rules::{
            combat::{
                Attack, Reason,
                indirect::{Call, call},
                is_hard, is_near,
            },
            kinds::{Class, Moves},
            scenario::charts::{Charts, CombatResult, Costs},
        },
    },
    panels::kit::{
        fonts,
        theme::over,
        widgets::{hint, paint_text, section},
    },
};
use bevy_egui::egui::{Align2, Color32, FontId, Rect, Sense, Stroke, Ui, pos2, vec2};
use std::ops::RangeInclusive;

pub(super) fn show(ui: &mut Ui, panel: &PanelContext) {
    let live = live(panel);
    results(ui, panel, live.as_ref());
    weapons(ui, panel, live.as_ref());
    terrain(ui, panel);
    modifiers(ui, panel, live.as_ref());
}

/// The planned attack on the target with the amber button, or on its first possible target.
fn live(panel: &PanelContext) -> Option<Attack> {
    let (rulebook, public) = panel.game();
    let pointing = panel.state.own.pointing;
    let options = plan_options(rulebook, public, pointing.plan.as_ref()?);
    let best = plan_best(rulebook, &options, pointing.chosen).and_then(|at| options.get(at));
    let made = |option: &PlanOption| option.made.clone().ok();
    let made = best.and_then(made).or_else(|| options.iter().find_map(made))?;
    made.attacks.into_iter().find_map(|(_, attack)| attack)
}

/// The cell of the weapon effects chart for the first firing unit, by row and column.
fn weapon(panel: &PanelContext, attack: &Attack) -> Option<(usize, usize)> {
    let (rulebook, public) = panel.game();
    let plan = panel.state.own.pointing.plan.as_ref()?;
    let firer = public.find(*plan.units.first()?)?;
    let struck = public.find(*attack.struck.first()?)?;
    let kind = rulebook.kind(firer);
    let row = match kind.class {
        Class::A => 0,
        Class::H | Class::Howitzer | Class::M => 1,
        Class::I | Class::ArmedCarrier => 2,
        Class::C => return None,
    };
    let town = rulebook.board.terrain(plan.hex) == Terrain::Town;
    let indirect = plan.way == Way::Indirect;
    // Off-board artillery fires indirectly: the distance does not matter.
    let distance = firer.hex().map_or(0, |from| from.distance(plan.hex));
    let hard = is_hard(kind, rulebook.kind(struck).is_armoured(), town);
    let column = match (hard, is_near(kind, distance, indirect)) {
        (false, _) => 1,
        (true, true) => 2,
        (true, false) => 3,
    };
    Some((row, column))
}

/// The columns of the table that a die can reach with this modifier.
fn dice(charts: &Charts, more: i8) -> RangeInclusive<usize> {
    let last = charts.results.columns().saturating_sub(1);
    let column = |die: i8| usize::try_from(die.saturating_add(more).saturating_sub(charts.first_die));
    column(1).unwrap_or(0).min(last)..=column(6).unwrap_or(0).min(last)
}

/// Draws the combat results table (11.6).
fn results(ui: &mut Ui, panel: &PanelContext, live: Option<&Attack>) {
    let (palette, (rulebook, _)) = (panel.palette, panel.game());
    let charts = &rulebook.charts;
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
            let is_live = live.filter(|attack| attack.column == row);
            let thrown = is_live.map(|attack| dice(charts, attack.modifier()));
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
            "D disperses. DD disperses, or eliminates a dispersed unit. X eliminates. Odds worse than 1-4 are no attack.",
        );
    });
}

/// Draws the weapon effects chart (11.3).
fn weapons(ui: &mut Ui, panel: &PanelContext, live: Option<&Attack>) {
    section(ui, panel.palette, "Weapon effects", "part of the attack factor", |ui| {
        head(ui, panel, &["", "soft", "hard near", "hard far"]);
        let rows = [
            ["A", "half", "double", "all"],
            ["H, (H), M", "all", "all", "half"],
            ["I, C(I)", "all", "none", "none"],
        ];
        let live = live.and_then(|attack| weapon(panel, attack));
        for (number, cells) in rows.into_iter().enumerate() {
            let lit = live.filter(|(row, _)| *row == number).map(|(_, column)| column);
            row(ui, panel, &cells.map(str::to_owned), lit);
        }
        hint(
            ui,
            panel.palette,
            "Hard: armour. Near: up to half range. Fire uphill is halved again. In a town, all units count as armoured against guns.",
        );
    });
}

/// Draws the costs of terrain and hexsides (6.2).
fn terrain(ui: &mut Ui, panel: &PanelContext) {
    let charts = &panel.game().0.charts;
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
    let (rulebook, _) = panel.game();
    let under = panel.state.hovered.map(|hex| rulebook.board.terrain(hex));
    let moves = panel.selected().and_then(|unit| column_of(rulebook.kind(unit).moves));
    section(ui, panel.palette, "Terrain effects", "MP to enter", |ui| {
        head(ui, panel, &["", "tracked", "truck", "wagon", "mounted", "foot"]);
        for terrain in &charts.terrain {
            let roads = terrain.terrain != Terrain::Lake;
            let lit = moves.filter(|_| under == Some(terrain.terrain));
            row(ui, panel, &cells(name_of(terrain.terrain), &terrain.costs, "", roads), lit);
        }
        let road = Some(charts.road);
        let road = Costs { tracked: road, truck: road, wagon: road, mounted: road, foot: road };
        row(ui, panel, &cells("Road", &road, "", false), None);
        row(ui, panel, &cells("Road, hindered", &charts.hindered_road, "", false), None);
        row(ui, panel, &cells("Uphill slope", &charts.slope, "+", false), None);
        row(ui, panel, &cells("Stream", &charts.stream, "+", false), None);
        row(ui, panel, &cells("Out of a gully", &charts.gully, "+", false), None);
        row(ui, panel, &cells("Into a gully", &charts.into_gully(), "+", false), None);
    });
    section(ui, panel.palette, "Cover and sight", "for targets and observers", |ui| {
        head(ui, panel, &["", "die", "sight", "conceals"]);
        for terrain in &charts.terrain {
            let die =
                if terrain.protects { signed(i16::from(charts.modifiers.cover)) } else { "–".to_owned() };
            let sight = if terrain.conceals { "level + 1" } else { "level" };
            let conceals = if terrain.conceals { "yes" } else { "–" };
            let cells = [name_of(terrain.terrain), &die, sight, conceals].map(str::to_owned);
            row(ui, panel, &cells, (under == Some(terrain.terrain)).then_some(1));
        }
        hint(
            ui,
            panel.palette,
            "A gully protects like a swamp. In a town, all units are attacked together and count as armoured against guns.",
        );
    });
}

fn name_of(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Woods => "Woods",
        Terrain::Town => "Town",
        Terrain::Swamp => "Swamp",
        Terrain::Lake => "Lake",
        Terrain::Clear => "Clear",
        Terrain::Hilltop => "Hilltop",
        Terrain::Orchard => "Orchard",
        Terrain::Crops => "Crops",
        Terrain::Stream => "Stream",
        Terrain::Gully => "Gully",
    }
}

/// The column of a movement class in the chart.
fn column_of(moves: Moves) -> Option<usize> {
    match moves {
        Moves::Tracked => Some(1),
        Moves::Truck => Some(2),
        Moves::Wagon => Some(3),
        Moves::Mounted => Some(4),
        Moves::Foot => Some(5),
        Moves::Immobile => None,
    }
}

/// The call of the first unit that fires indirectly in the plan, and the column of its weapon.
fn called(panel: &PanelContext) -> Option<(Call, usize)> {
    let (rulebook, public) = panel.game();
    let plan = panel.state.own.pointing.plan.as_ref().filter(|plan| plan.way == Way::Indirect)?;
    let firer = public.find(*plan.units.first()?)?;
    let column = if rulebook.kind(firer).class == Class::M { 2 } else { 1 };
    Some((call(rulebook, public, firer, plan.hex), column))
}

/// Draws the die-roll modifiers (11.7, 13.7).
fn modifiers(ui: &mut Ui, panel: &PanelContext, live: Option<&Attack>) {
    let charts = &panel.game().0.charts;
    let by = &charts.modifiers;
    section(ui, panel.palette, "Die-roll modifiers", "low is good for the attacker", |ui| {
        let rows = [
            ("Cover", by.cover, Reason::Cover),
            ("Dispersed target", by.dispersed, Reason::Dispersed),
            ("In quick march", by.quick, Reason::Quick),
            ("Opportunity fire", by.opportunity, Reason::Opportunity),
            ("Overrun, assault", by.close, Reason::Close),
            ("Open-topped, indirect", by.open_topped, Reason::OpenTopped),
        ];
        for (name, by, reason) in rows {
            let counts = live.is_some_and(|attack| attack.modifiers.iter().any(|(why, _)| *why == reason));
            row(ui, panel, &[name.to_owned(), signed(i16::from(by))], counts.then_some(1));
        }
        head(ui, panel, &["Indirect fire", "(H)", "M"]);
        let calls = [
            ("registered", charts.calls.registered, Call::Registered),
            ("from the hip", charts.calls.from_the_hip, Call::FromTheHip),
            ("near the marker", charts.calls.nearby, Call::Nearby),
            ("interdiction", charts.calls.interdiction, Call::Interdiction),
            ("interdiction near it", charts.calls.nearby_interdiction, Call::NearbyInterdiction),
        ];
        let called = called(panel);
        for (name, (howitzer, mortar), call) in calls {
            let cells = [name.to_owned(), signed(i16::from(howitzer)), signed(i16::from(mortar))];
            row(ui, panel, &cells, called.filter(|(now, _)| *now == call).map(|(_, column)| column));
        }
    });
}

/// Draws the heads of columns.
fn head(ui: &mut Ui, panel: &PanelContext, cells: &[&str]) {
    let palette = panel.palette;
    let (font, ink) = (fonts::bold(11.5), palette.text_second);
    let rect = cells_in_a_line(ui, cells.iter().map(|cell| (*cell, font.clone(), ink, None)));
    ui.painter().hline(rect.x_range(), rect.bottom(), Stroke::new(1.0, palette.line));
}

/// Draws a line of cells, one of them highlighted.
fn row(ui: &mut Ui, panel: &PanelContext, cells: &[String], lit: Option<usize>) {
    let palette = panel.palette;
    let cell = |(number, cell): (usize, &'_ String)| match lit == Some(number) {
        true => (cell.clone(), fonts::bold(12.0), palette.accent_ink, Some(palette.accent)),
        false => (cell.clone(), fonts::sans(12.0), palette.text, None),
    };
    let cells: Vec<_> = cells.iter().enumerate().map(cell).collect();
    cells_in_a_line(
        ui,
        cells.iter().map(|(cell, font, ink, ground)| (cell.as_str(), font.clone(), *ink, *ground)),
    );
}

/// Draws cells, the first as wide as two.
fn cells_in_a_line<'a>(
    ui: &mut Ui,
    cells: impl ExactSizeIterator<Item = (&'a str, FontId, Color32, Option<Color32>)>,
) -> Rect {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 19.0), Sense::hover());
    let width = rect.width() / (cells.len() as f32 + 1.0);
    for (number, (cell, font, ink, ground)) in cells.enumerate() {
        let (left, wide) =
            if number == 0 { (0.0, width * 2.0) } else { (width * (number as f32 + 1.0), width) };
        let at = Rect::from_min_size(pos2(rect.left() + left, rect.top()), vec2(wide, rect.height()));
        if let Some(ground) = ground {
            ui.painter().rect_filled(at.shrink(1.0), 3, ground);
        }
        let align = if number == 0 { Align2::LEFT_CENTER } else { Align2::CENTER_CENTER };
        paint_text(ui, at, align, cell, font, ink);
    }
    rect
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::games::platoon::rules::Rulebook;

    /// Only columns that a die from 1 to 6 can reach are highlighted: the table goes from -1 to 7.
    #[test]
    fn only_what_can_be_thrown_is_lit() {
        let charts = Rulebook::load("meeting").unwrap().charts;
        assert_eq!(charts.first_die, -1);
        assert_eq!(dice(&charts, 0), 2..=7);
        assert_eq!(dice(&charts, 2), 4..=8, "what is more than the last is read there");
        assert_eq!(dice(&charts, -3), 0..=4);
    }
}
