//! The course of a game in its report: losses and results of each side, two measures by turn, and the hexes that
//! changed hands.

use super::{
    charts::{Pair, pairs},
    frame::{Taken, figure, taken},
};
use crate::{
    engine::{orders::SideNames, text::say},
    panels::kit::{
        fonts,
        theme::Palette,
        widgets::{between, hint, section, text},
    },
};
use bevy_egui::egui::Ui;

/// Height of a chart.
const CHART: f32 = 130.0;

/// The losses and the results of a side.
pub(crate) struct SideCourse {
    pub side: SideNames,
    pub lost: String,
    /// Further labels, each with its number.
    pub lines: Vec<(String, String)>,
    /// A note in small print, or an empty text.
    pub note: String,
}

/// A measure of both sides, by turn.
pub(crate) struct ByTurn {
    /// The title of the measure.
    pub title: String,
    pub about: String,
    pub values: Vec<Pair>,
}

/// Draws losses and results of each side, and two measures by turn.
pub(crate) fn course(ui: &mut Ui, palette: &Palette, sides: &[SideCourse; 2], measures: &[ByTurn; 2]) {
    ui.columns(2, |columns| {
        for (ui, SideCourse { side, lost, lines, note }) in columns.iter_mut().zip(sides) {
            section(ui, palette, &say!("report-side", side = *side), "", |ui| {
                figure(ui, palette, side.flag, lost, &say!("report-lost"));
                for (words, value) in lines {
                    let words = text(words, fonts::sans(13.0), palette.text_second);
                    between(ui, words, text(value, fonts::bold(13.0), palette.text));
                }
                if !note.is_empty() {
                    hint(ui, palette, note);
                }
            });
        }
    });
    let flags = [sides[0].side.flag, sides[1].side.flag];
    ui.columns(2, |columns| {
        for (ui, measure) in columns.iter_mut().zip(measures) {
            section(ui, palette, &measure.title, &measure.about, |ui| {
                pairs(ui, palette, flags, &measure.values, CHART);
            });
        }
    });
}

/// Draws the hexes that changed hands, by turn.
pub(crate) fn changed_hands(
    ui: &mut Ui,
    palette: &Palette,
    (title, about): (&str, &str),
    turns: impl Iterator<Item = (u8, Vec<Taken>)>,
) {
    section(ui, palette, title, about, |ui| taken(ui, palette, turns));
}
