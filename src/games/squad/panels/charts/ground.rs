//! Costs, line of sight and cover of terrain, hexsides and fortifications (6.3, 20).

use crate::{
    engine::{board::Terrain, wording::signed},
    games::squad::{
        panels::{
            cells::{head, row},
            context::PanelContext,
        },
        rules::{
            position::WorkKind,
            scenario::units::UnitType,
            sight::cover::{Gives, gives},
        },
        scene::called::{terrain_name, work_name},
    },
    panels::kit::widgets::{capital, hint, section},
};
use bevy_egui::egui::Ui;

/// The columns of the costs for infantry and for vehicles.
const FOOT: usize = 1;
const WHEELS: usize = 2;

/// The text of an empty cell.
const NOTHING: &str = "–";

pub(super) fn show(ui: &mut Ui, panel: &PanelContext) {
    section(ui, panel.palette, "Terrain", "MP to enter, sight, cover", |ui| {
        head(ui, panel, 1.8, &["", "foot", "vehicle", "sight", "cover"]);
        terrains(ui, panel);
        hexsides(ui, panel);
        hint(
            ui,
            panel.palette,
            "A bridge is open ground, for vehicles only by the road. Two levels at once cost infantry its whole allowance. One hex is always possible for the whole allowance (6.4).",
        );
    });
    section(ui, panel.palette, "Movement points", "", |ui| {
        head(ui, panel, 3.0, &["", "MP", "assault"]);
        let rows =
            [("Leader", "6", "3"), ("Squad, half squad", "4", "2"), ("Led squad, half squad", "6", "3")];
        for (name, points, assault) in rows {
            row(ui, panel, 3.0, &[name, points, assault].map(str::to_owned), |_| false);
        }
        hint(
            ui,
            panel.palette,
            "A heavy weapon costs 1 MP. Vehicles reverse for twice the MP. In each hex that they enter, the first hexside of a turn is free (7.2, 7.3). A small gun moves one hex.",
        );
    });
}

/// Every terrain; that under the pointer is marked, for how the selected unit moves.
fn terrains(ui: &mut Ui, panel: &PanelContext) {
    let (rulebook, _) = panel.game();
    let charts = &rulebook.charts;
    let under = panel.state.hovered.map(|hex| rulebook.board.terrain(hex));
    let moves = panel.selected().map(|unit| if rulebook.kind(unit).drives() { WHEELS } else { FOOT });
    let points = |points: Option<u16>| points.map_or_else(|| "no".to_owned(), |points| points.to_string());
    for terrain in &charts.terrain {
        let sight = match (terrain.blocks, terrain.hindrance) {
            (true, _) => "blocks".to_owned(),
            (false, 0) => NOTHING.to_owned(),
            (false, hindrance) => signed(i64::from(hindrance)),
        };
        let cover = match terrain.cover {
            0 => NOTHING.to_owned(),
            // The option distinguishes wood from stone (24.1).
            cover if terrain.terrain == Terrain::Town && rulebook.options.wooden_buildings => {
                format!("{}, wood {}", signed(i64::from(cover)), signed(i64::from(charts.wooden_cover)))
            }
            cover => signed(i64::from(cover)),
        };
        let name = terrain_name(terrain.terrain).to_owned();
        let cells = [name, points(terrain.infantry), points(terrain.vehicle), sight, cover];
        let here = under == Some(terrain.terrain);
        row(ui, panel, 1.8, &cells, |cell| here && moves.map_or(cell == 4, |moves| cell == moves));
    }
}

/// Hexsides, slopes and fortifications, which cost the same on foot and on wheels.
fn hexsides(ui: &mut Ui, panel: &PanelContext) {
    let (rulebook, _) = panel.game();
    let charts = &rulebook.charts;
    let more = |points: u16| format!("+{points}");
    let hedge = if rulebook.options.hedgerows { "blocks" } else { "+1" };
    let rows = [
        ("Wall", charts.wall_cost, "+1"),
        ("Hedge", charts.wall_cost, hedge),
        ("One level up", charts.level_cost, NOTHING),
        ("Fortification", charts.work_cost, NOTHING),
    ];
    for (name, cost, sight) in rows {
        let cells = [name.to_owned(), more(cost), more(cost), sight.to_owned(), NOTHING.to_owned()];
        row(ui, panel, 1.8, &cells, |_| false);
    }
}

/// Draws the effects of fortifications on the units in them (20).
pub(super) fn works(ui: &mut Ui, panel: &PanelContext) {
    let (rulebook, _) = panel.game();
    let infantry = rulebook.units.all().iter().find(|kind| kind.is_infantry());
    let gun = rulebook.units.all().iter().find(|kind| kind.gun().is_some());
    let cover = |work: WorkKind, kind: Option<&UnitType>| match kind.and_then(|kind| gives(work, kind)) {
        Some(Gives::Instead(cover)) => signed(i64::from(cover)),
        Some(Gives::Added(cover)) => format!("terrain {}", signed(i64::from(cover))),
        None => "–".to_owned(),
    };
    section(ui, panel.palette, "Fortifications", "cover of units in them", |ui| {
        head(ui, panel, 1.8, &["", "infantry", "gun"]);
        for work in [
            WorkKind::EarthBunker,
            WorkKind::ConcreteBunker,
            WorkKind::Sandbags,
            WorkKind::Foxhole,
            WorkKind::Trench,
        ] {
            let cells = [capital(work_name(work)), cover(work, infantry), cover(work, gun)];
            row(ui, panel, 1.8, &cells, |_| false);
        }
        hint(
            ui,
            panel.palette,
            "A bunker holds two infantry units or one gun, blocks LOS and has a forward arc. Wire stops infantry and adds 1 to the dice of its fire. A satchel charge clears wire (20.6).",
        );
    });
}
