//! Costs, line of sight and cover of terrain, hexsides and fortifications (6.3, 20).

use crate::{
    engine::{board::Terrain, text::say, wording::signed},
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
    let (title, about) = (say!("squad-panels-chart-terrain"), say!("squad-panels-chart-terrain.about"));
    section(ui, panel.palette, &title, &about, |ui| {
        let heads = [
            String::new(),
            say!("squad-panels-column-foot"),
            say!("squad-panels-column-vehicle"),
            say!("squad-panels-column-sight"),
            say!("squad-panels-column-cover"),
        ];
        head(ui, panel, 1.8, &heads);
        terrains(ui, panel);
        hexsides(ui, panel);
        hint(ui, panel.palette, say!("squad-panels-chart-terrain.rules"));
    });
    section(ui, panel.palette, &say!("squad-panels-chart-movement"), "", |ui| {
        let (points, assault) = (say!("squad-panels-column-points"), say!("squad-panels-column-assault"));
        head(ui, panel, 3.0, &[String::new(), points, assault]);
        let rows = [
            (say!("squad-panels-chart-movement.leader"), "6", "3"),
            (say!("squad-panels-chart-movement.squad"), "4", "2"),
            (say!("squad-panels-chart-movement.led"), "6", "3"),
        ];
        for (name, points, assault) in rows {
            row(ui, panel, 3.0, &[name, points.to_owned(), assault.to_owned()], |_| false);
        }
        hint(ui, panel.palette, say!("squad-panels-chart-movement.rules"));
    });
}

/// Every terrain; that under the pointer is marked, for how the selected unit moves.
fn terrains(ui: &mut Ui, panel: &PanelContext) {
    let (rulebook, _) = panel.game();
    let charts = &rulebook.charts;
    let under = panel.state.hovered.map(|hex| rulebook.board.terrain(hex));
    let moves = panel.selected().map(|unit| if rulebook.kind(unit).drives() { WHEELS } else { FOOT });
    let points = |points: Option<u16>| {
        points.map_or_else(|| say!("squad-panels-terrain-no"), |points| points.to_string())
    };
    for terrain in &charts.terrain {
        let sight = match (terrain.blocks, terrain.hindrance) {
            (true, _) => say!("squad-panels-terrain-blocks"),
            (false, 0) => NOTHING.to_owned(),
            (false, hindrance) => signed(i64::from(hindrance)),
        };
        let cover = match terrain.cover {
            0 => NOTHING.to_owned(),
            // The option distinguishes wood from stone (24.1).
            cover if terrain.terrain == Terrain::Town && rulebook.options.wooden_buildings => {
                say!("squad-panels-terrain-cover-wood", cover = cover, wood = charts.wooden_cover)
            }
            cover => signed(i64::from(cover)),
        };
        let name = terrain_name(terrain.terrain);
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
    let hedge = match rulebook.options.hedgerows {
        true => say!("squad-panels-terrain-blocks"),
        false => "+1".to_owned(),
    };
    let rows = [
        (say!("squad-panels-terrain-wall"), charts.wall_cost, "+1"),
        (say!("squad-panels-terrain-hedge"), charts.wall_cost, hedge.as_str()),
        (say!("squad-panels-terrain-level-up"), charts.level_cost, NOTHING),
        (say!("squad-panels-terrain-fortification"), charts.work_cost, NOTHING),
    ];
    for (name, cost, sight) in rows {
        let cells = [name, more(cost), more(cost), sight.to_owned(), NOTHING.to_owned()];
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
        Some(Gives::Added(cover)) => say!("squad-panels-fortification-adds", cover = cover),
        None => "–".to_owned(),
    };
    let (title, about) =
        (say!("squad-panels-chart-fortifications"), say!("squad-panels-chart-fortifications.about"));
    section(ui, panel.palette, &title, &about, |ui| {
        let (foot, guns) = (say!("squad-panels-column-infantry"), say!("squad-panels-column-gun"));
        head(ui, panel, 1.8, &[String::new(), foot, guns]);
        for work in [
            WorkKind::EarthBunker,
            WorkKind::ConcreteBunker,
            WorkKind::Sandbags,
            WorkKind::Foxhole,
            WorkKind::Trench,
        ] {
            let cells = [capital(&work_name(work)), cover(work, infantry), cover(work, gun)];
            row(ui, panel, 1.8, &cells, |_| false);
        }
        hint(ui, panel.palette, say!("squad-panels-chart-fortifications.rules"));
    });
}
