//! The line of sight: a tool that draws it on the map, and names its blocks and hindrances (9).

use super::context::PanelContext;
use crate::{
    engine::{
        board::{Hex, Terrain},
        text::say,
    },
    games::squad::{
        planning::wish::{ClickMode, Wish},
        rules::sight::{Blocked, Hindrance},
    },
    panels::kit::widgets::{hint, noted, section, warning, words},
};
use bevy_egui::egui::Ui;

pub(super) fn show(ui: &mut Ui, panel: &mut PanelContext) {
    let palette = panel.palette;
    // The bar under the map has the button that begins it.
    if panel.state.own.pointing.clicks != ClickMode::Sight {
        return;
    }
    section(ui, palette, &say!("squad-panels-sight"), "", |ui| {
        let stop = say!("squad-panels-sight-stop");
        if noted(&stop, ui.selectable_label(true, stop.as_str())).clicked() {
            panel.wish(Wish::ClickMode(ClickMode::Select));
        }
        let Some((from, to)) = panel.state.own.pointing.sight else {
            hint(ui, palette, say!("squad-panels-sight-click"));
            return;
        };
        let Some(to) = to.or(panel.state.hovered).filter(|to| *to != from) else {
            hint(ui, palette, say!("squad-panels-sight-from", hex = panel.hex_name(from)));
            return;
        };
        line(ui, panel, from, to);
    });
}

/// Shows the blocks and hindrances of a line.
fn line(ui: &mut Ui, panel: &PanelContext, from: Hex, to: Hex) {
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    let [one, other] = [from, to].map(|hex| panel.hex_name(hex));
    words(ui, palette, say!("squad-panels-sight-range", from = one, to = other, n = from.distance(to)));
    match rulebook.seeing(public).hindrances(from, to) {
        Ok(hindrances) if hindrances.is_empty() => words(ui, palette, say!("squad-panels-sight-clear")),
        Ok(hindrances) => {
            let adds = |one: &Hindrance| i64::from(one.adds(&rulebook.charts, &rulebook.board));
            let sum: i64 = hindrances.iter().map(adds).sum();
            words(ui, palette, say!("squad-panels-sight-hindered", sum = sum));
            for one in &hindrances {
                hint(ui, palette, hindrance_words(panel, *one, adds(one)));
            }
        }
        Err(Blocked { hexes, sides, off_map }) => {
            let mut names: Vec<String> = hexes.iter().map(|hex| panel.hex_name(*hex)).collect();
            names.extend(sides.iter().map(|(one, other)| match one == other {
                true => say!("squad-panels-sight-edge-hedgerow", hex = *one),
                false => say!("squad-panels-sight-hedgerow", one = *one, other = *other),
            }));
            names.extend(off_map.then(|| say!("squad-panels-sight-map-edge")));
            names.dedup();
            warning(ui, palette, &say!("squad-panels-sight-blocked", blocks = names));
        }
    }
}

/// A hindrance with the number that it adds to the dice.
fn hindrance_words(panel: &PanelContext, hindrance: Hindrance, drm: i64) -> String {
    match hindrance {
        Hindrance::Ground(hex) => {
            let ground = terrain_name(panel.state.rulebook.board.terrain(hex));
            say!("squad-panels-hindrance-terrain", drm = drm, terrain = ground, hex = hex)
        }
        Hindrance::Smoke(hex, number) => {
            say!("squad-panels-hindrance-smoke", drm = drm, number = number, hex = hex)
        }
        Hindrance::Crossed(one, other) => {
            say!("squad-panels-hindrance-crossed", drm = drm, one = one, other = other)
        }
        Hindrance::Along(one, other) if one == other => {
            say!("squad-panels-hindrance-along-edge", drm = drm, hex = one)
        }
        Hindrance::Along(one, other) => {
            say!("squad-panels-hindrance-along", drm = drm, one = one, other = other)
        }
        Hindrance::BothSides => say!("squad-panels-hindrance-both-sides", drm = drm),
    }
}

/// The name of a terrain in a line of text.
fn terrain_name(terrain: Terrain) -> String {
    match terrain {
        Terrain::Clear => say!("squad-panels-terrain-open"),
        Terrain::Hilltop => say!("squad-panels-terrain-hill"),
        Terrain::Woods => say!("squad-panels-terrain-woods"),
        Terrain::Town => say!("squad-panels-terrain-building"),
        Terrain::Orchard => say!("squad-panels-terrain-orchard"),
        Terrain::Crops => say!("squad-panels-terrain-crops"),
        Terrain::Stream => say!("squad-panels-terrain-stream"),
        Terrain::Gully => say!("squad-panels-terrain-gully"),
        Terrain::Swamp => say!("squad-panels-terrain-swamp"),
        Terrain::Lake => say!("squad-panels-terrain-water"),
    }
}
