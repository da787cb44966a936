//! The line of sight: a tool that draws it on the map and names what blocks it.

use super::{context::PanelContext, rows::tool, terms};
use crate::{
    engine::{
        board::{Hex, SideFeature, line_of_sight::Feature},
        text::{Arg, say},
    },
    games::panzer44::planning::wish::ClickMode,
    panels::kit::widgets::{hint, section, warning, words},
};
use bevy_egui::egui::Ui;

pub(super) fn show(ui: &mut Ui, panel: &mut PanelContext) {
    let palette = panel.palette;
    // The bar under the map has the button that begins it.
    if panel.state.own.clicks != ClickMode::Sight {
        return;
    }
    section(ui, palette, &say!("panzer44-panels-sight"), "", |ui| {
        tool(ui, panel, &say!("panzer44-panels-sight-stop"), ClickMode::Sight);
        let Some((from, to)) = panel.state.own.sight else {
            hint(ui, palette, say!("panzer44-panels-sight.hint"));
            return;
        };
        if from == to {
            hint(ui, palette, say!("panzer44-panels-sight-from", hex = panel.place(from)));
            return;
        }
        sight_words(ui, panel, from, to);
    });
}

/// Shows whether two hexes see each other, and what blocks the line.
fn sight_words(ui: &mut Ui, panel: &PanelContext, from: Hex, to: Hex) {
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    let line = say!(
        "panzer44-panels-sight-line",
        from = panel.place(from),
        to = panel.place(to),
        n = from.distance(to),
    );
    words(ui, palette, line);
    let limit = rulebook.scenario.visibility(public.turn.max(1));
    if let Some(limit) = limit.filter(|limit| from.distance(to) > *limit) {
        warning(ui, palette, &say!("panzer44-panels-sight-dark", n = limit));
        return;
    }
    let blocks = rulebook.ground().blocks(from, to);
    if blocks.is_empty() {
        words(ui, palette, say!("panzer44-panels-sight-clear"));
        return;
    }
    for block in blocks {
        let named = Arg::list(block.iter().map(|feature| name(panel, feature)));
        warning(ui, palette, &say!("panzer44-panels-sight-blocked", features = named));
    }
}

/// The name of a blocking feature, with its terrain.
fn name(panel: &PanelContext, feature: &Feature) -> String {
    let board = &panel.state.rulebook.board;
    match feature {
        Feature::Hex(hex) => {
            let terrain = terms::terrain(board.terrain(*hex));
            say!("panzer44-panels-sight-terrain", terrain = terrain, hex = board.hex_name(*hex))
        }
        Feature::Side(a, b) => {
            let side = a.side_towards(*b);
            let (one, other) = (panel.place(*a), panel.place(*b));
            match side.is_some_and(|side| board.feature(SideFeature::Crest, *a, side)) {
                true => say!("panzer44-panels-sight-crest", one = one, other = other),
                false => say!("panzer44-panels-sight-slope", one = one, other = other),
            }
        }
        Feature::OffMap => say!("panzer44-panels-sight-edge"),
    }
}
