//! The line of sight: a tool that draws it on the map and names what blocks it.

use super::{context::PanelContext, rows::tool};
use crate::engine::wording::hexes;
use crate::{
    engine::board::{Hex, SideFeature, line_of_sight::Feature},
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
    section(ui, palette, "Line of sight", "", |ui| {
        tool(ui, panel, "Stop", ClickMode::Sight);
        let Some((from, to)) = panel.state.own.sight else {
            hint(
                ui,
                palette,
                "Click a hex: the hexes in its sight are tinted. Then hover over another hex or click it.",
            );
            return;
        };
        if from == to {
            hint(
                ui,
                palette,
                format!("From {}: the hexes in sight are tinted. Hover over another hex.", panel.place(from)),
            );
            return;
        }
        sight_words(ui, panel, from, to);
    });
}

/// Shows whether two hexes see each other, and what blocks the line.
fn sight_words(ui: &mut Ui, panel: &PanelContext, from: Hex, to: Hex) {
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    words(ui, palette, format!("{} to {}, {}", panel.place(from), panel.place(to), hexes(from.distance(to))));
    let limit = rulebook.scenario.visibility(public.turn.max(1));
    if let Some(limit) = limit.filter(|limit| from.distance(to) > *limit) {
        warning(ui, palette, &format!("Visibility is {} this turn.", hexes(limit)));
        return;
    }
    let blocks = rulebook.ground().blocks(from, to);
    if blocks.is_empty() {
        words(ui, palette, "The line of sight is clear.");
        return;
    }
    for block in blocks {
        let named: Vec<String> = block.iter().map(|feature| name(panel, feature)).collect();
        warning(ui, palette, &format!("Blocked by {}.", named.join(" and ")));
    }
}

/// The name of a blocking feature, with its terrain.
fn name(panel: &PanelContext, feature: &Feature) -> String {
    let board = &panel.state.rulebook.board;
    match feature {
        Feature::Hex(hex) => {
            let terrain = format!("{:?}", board.terrain(*hex)).to_lowercase();
            format!("{terrain} in {}", board.hex_name(*hex))
        }
        Feature::Side(a, b) => {
            let side = a.side_towards(*b);
            let crest = side.is_some_and(|side| board.feature(SideFeature::Crest, *a, side));
            format!(
                "the {} between {} and {}",
                if crest { "crest" } else { "slope" },
                panel.place(*a),
                panel.place(*b)
            )
        }
        Feature::OffMap => "the edge of the map".to_owned(),
    }
}
