//! The line of sight: a tool that draws it on the map, and names its blocks and hindrances (9).

use super::context::PanelContext;
use crate::{
    engine::{
        board::Hex,
        manual::listed,
        wording::{hexes as in_hexes, signed},
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
    section(ui, palette, "Line of sight", "", |ui| {
        if noted("Stop", ui.selectable_label(true, "Stop")).clicked() {
            panel.wish(Wish::ClickMode(ClickMode::Select));
        }
        let Some((from, to)) = panel.state.own.pointing.sight else {
            hint(ui, palette, "Click a hex, then hover over another hex or click it.");
            return;
        };
        let Some(to) = to.or(panel.state.hovered).filter(|to| *to != from) else {
            hint(ui, palette, format!("From {}: hover over another hex.", panel.hex_name(from)));
            return;
        };
        line(ui, panel, from, to);
    });
}

/// Shows the blocks and hindrances of a line.
fn line(ui: &mut Ui, panel: &PanelContext, from: Hex, to: Hex) {
    let (palette, (rulebook, public)) = (panel.palette, panel.game());
    let [one, other] = [from, to].map(|hex| panel.hex_name(hex));
    words(ui, palette, format!("{one} to {other}, {}", in_hexes(from.distance(to))));
    match rulebook.seeing(public).hindrances(from, to) {
        Ok(hindrances) if hindrances.is_empty() => words(ui, palette, "The line of sight is clear."),
        Ok(hindrances) => {
            let adds = |one: &Hindrance| i64::from(one.adds(&rulebook.charts, &rulebook.board));
            let sum: i64 = hindrances.iter().map(adds).sum();
            words(ui, palette, format!("Clear; {} to the dice:", signed(sum)));
            for one in &hindrances {
                hint(ui, palette, format!("{} {}", signed(adds(one)), hindrance_words(panel, *one)));
            }
        }
        Err(Blocked { hexes, sides, off_map }) => {
            let mut names: Vec<String> = hexes.iter().map(|hex| panel.hex_name(*hex)).collect();
            names.extend(sides.iter().map(|(one, other)| match one == other {
                true => format!("the hedgerow at the edge of the map in {one}"),
                false => format!("the hedgerow between {one} and {other}"),
            }));
            names.extend(off_map.then(|| "the edge of the map".to_owned()));
            warning(ui, palette, &format!("Blocked by {}.", listed(names)));
        }
    }
}

fn hindrance_words(panel: &PanelContext, hindrance: Hindrance) -> String {
    match hindrance {
        Hindrance::Ground(hex) => {
            let ground = panel.state.rulebook.board.terrain(hex);
            format!("{} in {hex}", crate::games::squad::scene::called::terrain_name(ground).to_lowercase())
        }
        Hindrance::Smoke(hex, number) => format!("smoke {number} in {hex}"),
        Hindrance::Crossed(one, other) => format!("wall or hedge between {one} and {other}"),
        Hindrance::Along(one, other) if one == other => {
            format!("along the wall or hedge at the edge of the map in {one}")
        }
        Hindrance::Along(one, other) => format!("along the wall or hedge between {one} and {other}"),
        Hindrance::BothSides => "for no blocking hex on either side (9.5)".to_owned(),
    }
}
