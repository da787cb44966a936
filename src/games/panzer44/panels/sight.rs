//! The line of sight: a tool that draws it on the map and names what blocks it.

use super::{rows::tool, scene::Scene};
use crate::{
    engine::board::{Hex, SideFeature, line_of_sight::Feature},
    games::panzer44::planning::wish::ClickMode,
    panels::kit::widgets::{hint, section, warning, words},
};
use bevy_egui::egui::Ui;

pub(super) fn show(ui: &mut Ui, scene: &mut Scene) {
    let palette = scene.palette;
    section(ui, palette, "Line of sight", "", |ui| {
        tool(ui, scene, "Draw a line", ClickMode::Sight);
        if scene.state.own.clicks != ClickMode::Sight {
            return;
        }
        let Some((from, to)) = scene.state.own.sight else {
            hint(
                ui,
                palette,
                "Click on a hex: what it sees is tinted. Then point at another, or click on it.",
            );
            return;
        };
        if from == to {
            hint(
                ui,
                palette,
                format!("From {}: what it sees is tinted. Point at another hex.", scene.place(from)),
            );
            return;
        }
        told(ui, scene, from, to);
    });
}

/// Shows whether two hexes see each other, and what blocks the line.
fn told(ui: &mut Ui, scene: &Scene, from: Hex, to: Hex) {
    let (palette, (rulebook, public)) = (scene.palette, scene.game());
    words(ui, palette, format!("{} to {}, {} hexes", scene.place(from), scene.place(to), from.distance(to)));
    let limit = rulebook.scenario.visibility(public.turn.max(1));
    if let Some(limit) = limit.filter(|limit| from.distance(to) > *limit) {
        warning(ui, palette, &format!("Nobody sees farther than {limit} hexes in this turn."));
        return;
    }
    let blocks = rulebook.ground().blocks(from, to);
    if blocks.is_empty() {
        words(ui, palette, "They see each other.");
        return;
    }
    for block in blocks {
        let named: Vec<String> = block.iter().map(|feature| name(scene, feature)).collect();
        warning(ui, palette, &format!("Blocked by {}.", named.join(" and ")));
    }
}

/// The name of a blocking feature, with its terrain.
fn name(scene: &Scene, feature: &Feature) -> String {
    let board = &scene.state.rulebook.board;
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
                scene.place(*a),
                scene.place(*b)
            )
        }
        Feature::OffMap => "the edge of the map".to_owned(),
    }
}
