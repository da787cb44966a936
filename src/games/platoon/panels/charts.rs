//! The charts of the game: combat results, weapon effects, terrain, die-roll modifiers. In each, cells are highlighted
//! that apply to the planned attack, or to the selected unit in the hovered hex.

use super::{context::PanelContext, strikes::colour};
use crate::{
    engine::{board::Terrain, text::say, wording::signed},
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
    let (title, about) = (say!("platoon-panels-results"), say!("platoon-panels-results.about"));
    section(ui, palette, &title, &about, |ui| {
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
        hint(ui, palette, say!("platoon-panels-results.hint"));
    });
}

/// Draws the weapon effects chart (11.3).
fn weapons(ui: &mut Ui, panel: &PanelContext, live: Option<&Attack>) {
    let (title, about) = (say!("platoon-panels-weapons"), say!("platoon-panels-weapons.about"));
    section(ui, panel.palette, &title, &about, |ui| {
        let heads = [
            String::new(),
            say!("platoon-panels-weapons-soft"),
            say!("platoon-panels-weapons-hard-near"),
            say!("platoon-panels-weapons-hard-far"),
        ];
        head(ui, panel, &heads);
        let all = || say!("platoon-panels-weapons-all");
        let half = || say!("platoon-panels-weapons-half");
        let none = || say!("platoon-panels-weapons-none");
        let double = say!("platoon-panels-weapons-double");
        let rows = [
            [say!("platoon-panels-weapons-a"), half(), double, all()],
            [say!("platoon-panels-weapons-h"), all(), all(), half()],
            [say!("platoon-panels-weapons-i"), all(), none(), none()],
        ];
        let live = live.and_then(|attack| weapon(panel, attack));
        for (number, cells) in rows.into_iter().enumerate() {
            let lit = live.filter(|(row, _)| *row == number).map(|(_, column)| column);
            row(ui, panel, &cells, lit);
        }
        hint(ui, panel.palette, say!("platoon-panels-weapons.hint"));
    });
}

fn terrain(ui: &mut Ui, panel: &PanelContext) {
    movement_costs(ui, panel);
    cover(ui, panel);
}

/// Draws the costs of terrain and hexsides (6.2).
fn movement_costs(ui: &mut Ui, panel: &PanelContext) {
    let charts = &panel.game().0.charts;
    // Roads lead through woods and swamp, and over no lake.
    let cells = |name: String, costs: &Costs, plus: &str, roads: bool| {
        let each = [costs.tracked, costs.truck, costs.wagon, costs.mounted, costs.foot];
        let mut cells = vec![name];
        cells.extend(each.map(|points| match points {
            Some(points) => format!("{plus}{points}"),
            None if roads => say!("platoon-panels-costs-road-only"),
            None => say!("platoon-panels-costs-no"),
        }));
        cells
    };
    let (rulebook, _) = panel.game();
    let under = panel.state.hovered.map(|hex| rulebook.board.terrain(hex));
    let moves = panel.selected().and_then(|unit| column_of(rulebook.kind(unit).moves));
    let (title, about) = (say!("platoon-panels-costs"), say!("platoon-panels-costs.about"));
    section(ui, panel.palette, &title, &about, |ui| {
        let heads = [
            String::new(),
            say!("platoon-panels-costs-tracked"),
            say!("platoon-panels-costs-truck"),
            say!("platoon-panels-costs-wagon"),
            say!("platoon-panels-costs-mounted"),
            say!("platoon-panels-costs-foot"),
        ];
        head(ui, panel, &heads);
        for terrain in &charts.terrain {
            let roads = terrain.terrain != Terrain::Lake;
            let lit = moves.filter(|_| under == Some(terrain.terrain));
            row(ui, panel, &cells(name_of(terrain.terrain), &terrain.costs, "", roads), lit);
        }
        let road = Some(charts.road);
        let road = Costs { tracked: road, truck: road, wagon: road, mounted: road, foot: road };
        let rows = [
            (say!("platoon-panels-costs-road"), road, ""),
            (say!("platoon-panels-costs-road-hindered"), charts.hindered_road, ""),
            (say!("platoon-panels-costs-uphill"), charts.slope, "+"),
            (say!("platoon-panels-costs-stream"), charts.stream, "+"),
            (say!("platoon-panels-costs-out-of-gully"), charts.gully, "+"),
            (say!("platoon-panels-costs-into-gully"), charts.into_gully(), "+"),
        ];
        for (name, costs, plus) in rows {
            row(ui, panel, &cells(name, &costs, plus, false), None);
        }
    });
}

/// Draws what each terrain does against fire and sight.
fn cover(ui: &mut Ui, panel: &PanelContext) {
    let (rulebook, _) = panel.game();
    let charts = &rulebook.charts;
    let under = panel.state.hovered.map(|hex| rulebook.board.terrain(hex));
    let (title, about) = (say!("platoon-panels-cover"), say!("platoon-panels-cover.about"));
    section(ui, panel.palette, &title, &about, |ui| {
        let heads = [
            String::new(),
            say!("platoon-panels-cover-die"),
            say!("platoon-panels-cover-sight"),
            say!("platoon-panels-cover-conceals"),
        ];
        head(ui, panel, &heads);
        for terrain in &charts.terrain {
            let die =
                if terrain.protects { signed(i16::from(charts.modifiers.cover)) } else { "–".to_owned() };
            let (sight, conceals) = match terrain.conceals {
                true => (say!("platoon-panels-cover-level-1"), say!("platoon-panels-cover-yes")),
                false => (say!("platoon-panels-cover-level"), "–".to_owned()),
            };
            let cells = [name_of(terrain.terrain), die, sight, conceals];
            row(ui, panel, &cells, (under == Some(terrain.terrain)).then_some(1));
        }
        hint(ui, panel.palette, say!("platoon-panels-cover.hint"));
    });
}

fn name_of(terrain: Terrain) -> String {
    match terrain {
        Terrain::Woods => say!("platoon-panels-terrain-woods"),
        Terrain::Town => say!("platoon-panels-terrain-town"),
        Terrain::Swamp => say!("platoon-panels-terrain-swamp"),
        Terrain::Lake => say!("platoon-panels-terrain-lake"),
        Terrain::Clear => say!("platoon-panels-terrain-clear"),
        Terrain::Hilltop => say!("platoon-panels-terrain-hilltop"),
        Terrain::Orchard => say!("platoon-panels-terrain-orchard"),
        Terrain::Crops => say!("platoon-panels-terrain-crops"),
        Terrain::Stream => say!("platoon-panels-terrain-stream"),
        Terrain::Gully => say!("platoon-panels-terrain-gully"),
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
    let (title, about) = (say!("platoon-panels-modifiers"), say!("platoon-panels-modifiers.about"));
    section(ui, panel.palette, &title, &about, |ui| {
        let rows = [
            (say!("platoon-panels-modifiers-cover"), by.cover, Reason::Cover),
            (say!("platoon-panels-modifiers-dispersed"), by.dispersed, Reason::Dispersed),
            (say!("platoon-panels-modifiers-quick"), by.quick, Reason::Quick),
            (say!("platoon-panels-modifiers-opportunity"), by.opportunity, Reason::Opportunity),
            (say!("platoon-panels-modifiers-close"), by.close, Reason::Close),
            (say!("platoon-panels-modifiers-open-topped"), by.open_topped, Reason::OpenTopped),
        ];
        for (name, by, reason) in rows {
            let counts = live.is_some_and(|attack| attack.modifiers.iter().any(|(why, _)| *why == reason));
            row(ui, panel, &[name, signed(i16::from(by))], counts.then_some(1));
        }
        let heads = [
            say!("platoon-panels-calls"),
            say!("platoon-panels-calls-howitzer"),
            say!("platoon-panels-calls-mortar"),
        ];
        head(ui, panel, &heads);
        let by = &charts.calls;
        let calls = [
            (say!("platoon-panels-calls-registered"), by.registered, Call::Registered),
            (say!("platoon-panels-calls-from-the-hip"), by.from_the_hip, Call::FromTheHip),
            (say!("platoon-panels-calls-nearby"), by.nearby, Call::Nearby),
            (say!("platoon-panels-calls-interdiction"), by.interdiction, Call::Interdiction),
            (
                say!("platoon-panels-calls-nearby-interdiction"),
                by.nearby_interdiction,
                Call::NearbyInterdiction,
            ),
        ];
        let called = called(panel);
        for (name, (howitzer, mortar), call) in calls {
            let cells = [name, signed(i16::from(howitzer)), signed(i16::from(mortar))];
            row(ui, panel, &cells, called.filter(|(now, _)| *now == call).map(|(_, column)| column));
        }
    });
}

/// Draws the heads of columns.
fn head(ui: &mut Ui, panel: &PanelContext, cells: &[String]) {
    let palette = panel.palette;
    let (font, ink) = (fonts::bold(11.5), palette.text_second);
    let rect = cells_in_a_line(ui, cells.iter().map(|cell| (cell.as_str(), font.clone(), ink, None)));
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
