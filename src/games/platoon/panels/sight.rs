//! The line of sight: a tool that draws it on the map, and names its obstacles (9).

use super::context::PanelContext;
use crate::{
    engine::text::{Arg, say},
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
    section(ui, palette, &say!("platoon-panels-sight"), "", |ui| {
        let stop = say!("platoon-panels-sight-stop");
        if noted(&stop, ui.selectable_label(true, stop.as_str())).clicked() {
            panel.wish(Wish::ClickMode(ClickMode::Select));
        }
        let Some((from, to)) = panel.state.own.pointing.sight else {
            hint(ui, palette, say!("platoon-panels-sight-how"));
            return;
        };
        let board = &panel.state.rulebook.board;
        let Some(to) = to.or(panel.state.hovered).filter(|to| *to != from) else {
            hint(ui, palette, say!("platoon-panels-sight-from", hex = board.hex_name(from)));
            return;
        };
        let length = from.distance(to);
        let (first, last) = (board.hex_name(from), board.hex_name(to));
        words(ui, palette, say!("platoon-panels-sight-line", from = first, to = last, n = length));
        match obstacle(board, from, to) {
            None if panel.state.rulebook.sees(from, to) => {
                words(ui, palette, say!("platoon-panels-sight-clear"));
            }
            None => {
                let far = panel.state.rulebook.scenario.visibility.unwrap_or(length);
                warning(ui, palette, &say!("platoon-panels-sight-visibility", n = far));
            }
            Some(Obstacle::Hexes(hexes)) => {
                let named = Arg::list(hexes.into_iter().map(|hex| board.hex_name(hex)));
                warning(ui, palette, &say!("platoon-panels-sight-blocked", hexes = named));
            }
            Some(Obstacle::Gully(hex)) => {
                let place = board.hex_name(hex);
                warning(ui, palette, &say!("platoon-panels-sight-gully", hex = place));
            }
        }
    });
}
