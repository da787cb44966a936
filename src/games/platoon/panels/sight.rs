//! The line of sight: a tool that draws it on the map, and names its obstacles (9).

use super::context::PanelContext;
use crate::{
    engine::{manual::listed, wording::hexes as in_hexes},
    games::platoon::{
        planning::wish::{ClickMode, Wish},
        rules::sight::{Obstacle, obstacle},
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
    section(ui, palette, "Line of sight", "", |ui| {
        if noted("Stop", ui.selectable_label(true, "Stop")).clicked() {
            panel.wish(Wish::ClickMode(ClickMode::Select));
        }
        let Some((from, to)) = panel.state.own.pointing.sight else {
            hint(ui, palette, "Click a hex, then hover over another hex or click it.");
            return;
        };
        let board = &panel.state.rulebook.board;
        let Some(to) = to.or(panel.state.hovered).filter(|to| *to != from) else {
            hint(ui, palette, format!("From {}: hover over another hex.", board.hex_name(from)));
            return;
        };
        let length = from.distance(to);
        words(
            ui,
            palette,
            format!("{} to {}, {}", board.hex_name(from), board.hex_name(to), in_hexes(length)),
        );
        match obstacle(board, from, to) {
            None if panel.state.rulebook.sees(from, to) => words(ui, palette, "The line of sight is clear."),
            None => {
                let far = panel.state.rulebook.scenario.visibility.unwrap_or(length);
                warning(
                    ui,
                    palette,
                    &format!("Nothing blocks the line, but visibility is {}.", in_hexes(far)),
                );
            }
            Some(Obstacle::Hexes(hexes)) => {
                let named = listed(hexes.into_iter().map(|hex| board.hex_name(hex)).collect());
                warning(ui, palette, &format!("Blocked by {named}."));
            }
            Some(Obstacle::Gully(hex)) => {
                let place = board.hex_name(hex);
                warning(
                    ui,
                    palette,
                    &format!(
                        "{place} is in a gully: it has LOS only to adjacent hexes and to higher levels."
                    ),
                );
            }
        }
    });
}
