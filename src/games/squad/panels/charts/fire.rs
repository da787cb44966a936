//! The fire table and its modifiers (13.2 to 13.4).

use super::live::Live;
use crate::games::squad::words::table_told::{percent, row_name};
use crate::{
    games::squad::{
        panels::{
            cells::{head, place, row},
            context::PanelContext,
        },
        rules::{
            fire::{chance::Chance, modifier::Reason},
            scenario::charts::Charts,
        },
        scene::shades::shades,
    },
    panels::kit::{
        fonts,
        theme::{colour_of, over},
        widgets::{hint, paint_text, section},
    },
};
use bevy_egui::egui::{Align2, Color32, Rect, Sense, Ui, vec2};

/// The rolls of the table. A lower roll counts as the first one, a higher roll as the last one.
const ROLLS: std::ops::RangeInclusive<i8> = 2..=12;
/// The width of the strengths, in widths of a number.
const WIDE: f32 = 2.4;

/// The colour of a number of casualty points, and of the text on it. It is stronger for more points.
pub(crate) fn colour(points: u16) -> (Color32, Color32) {
    let (ground, ink) = shades(points);
    (colour_of(ground), colour_of(ink))
}

/// Other attacks that use a row, in addition to strengths.
fn also(charts: &Charts, number: usize) -> Option<&'static str> {
    let rows = [
        (charts.lane_row, "fire lane"),
        (charts.fighter_bomber_row, "fighter-bomber"),
        (charts.light_row, "light barrage"),
        (charts.heavy_row, "heavy barrage"),
    ];
    rows.into_iter().find(|(row, _)| *row == number).map(|(_, name)| name)
}

pub(super) fn show(ui: &mut Ui, panel: &PanelContext, live: &Live) {
    let (palette, (rulebook, _)) = (panel.palette, panel.game());
    let charts = &rulebook.charts;
    section(ui, palette, "Fire", "casualty points, roll across", |ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        let rolls: Vec<String> = ROLLS.map(|roll| roll.to_string()).collect();
        let many = rolls.len() + 1;
        let heads: Vec<&str> = std::iter::once("AP").chain(rolls.iter().map(String::as_str)).collect();
        head(ui, panel, WIDE, &heads);
        for number in 0..charts.fire.len() {
            let (line, response) = ui.allocate_exact_size(vec2(ui.available_width(), 20.0), Sense::hover());
            let is_live = live.row == Some(number);
            let ink = if is_live { palette.accent_text } else { palette.text_second };
            let strengths = row_name(charts, number);
            paint_text(
                ui,
                place(line, WIDE, many, 0),
                Align2::CENTER_CENTER,
                &strengths,
                fonts::bold(11.5),
                ink,
            );
            for (column, roll) in (1..).zip(ROLLS) {
                let reached = is_live && can_fall(roll, live.added());
                cell(ui, panel, place(line, WIDE, many, column), (charts.casualties(number, roll), reached));
            }
            if let Some(also) = also(charts, number) {
                response.on_hover_text(format!("AP {strengths}, and any {also}"));
            }
        }
        ui.add_space(4.0);
        let chances = [4_u8, 5, 6, 7, 8, 9]
            .map(|most| format!("{most}: {}", percent(Chance::of_sums(|dice| dice <= most))));
        hint(
            ui,
            palette,
            format!("Chance of this roll or less: {}.", chances.join(", ").replace(": ", ":\u{a0}")),
        );
        hint(
            ui,
            palette,
            "Fire lanes use the first row, aircraft the fourth, light and heavy barrages the last two. Results below 2 count as 2 (13.2).",
        );
    });
}

/// Whether two dice with this modifier can give a roll. Rolls under 2 count as 2.
fn can_fall(roll: i8, added: i8) -> bool {
    let (least, most) = (2 + added, 12 + added);
    let (first, last) = (*ROLLS.start(), *ROLLS.end());
    (least.clamp(first, last)..=most.clamp(first, last)).contains(&roll)
}

fn cell(ui: &Ui, panel: &PanelContext, at: Rect, (points, lit): (u16, bool)) {
    let palette = panel.palette;
    let (fill, ink) = colour(points);
    let (fill, ink) = if lit { (fill, ink) } else { (over(fill, palette.panel, 0.42), palette.text) };
    ui.painter().rect_filled(at.shrink2(vec2(0.5, 0.0)), 2, fill);
    let name = if points == 0 { String::new() } else { points.to_string() };
    paint_text(ui, at, Align2::CENTER_CENTER, &name, fonts::bold(11.0), ink);
}

/// Draws the die-roll modifiers (13.2, 14.3, 16.2).
pub(super) fn modifiers(ui: &mut Ui, panel: &PanelContext, live: &Live) {
    section(ui, panel.palette, "Die-roll modifiers", "low is good for the firer", |ui| {
        head(ui, panel, 3.2, &["", "fire", "at tanks"]);
        let rows: [(&str, &str, &str, &[Reason]); 10] = [
            ("Cover of the target", "full", "full", &[Reason::Cover, Reason::HalfCover]),
            ("Hindrance on the line", "full", "full", &[Reason::Hindrance]),
            ("Leader", "0 to −2", "0 to −2", &[Reason::Leader]),
            ("Grenades", "−1", "–", &[Reason::Grenades]),
            ("Target in assault move", "+1", "–", &[Reason::AssaultMove]),
            ("Firer in wire", "+1", "+1", &[Reason::FromWire]),
            ("Opportunity, adjacent", "−2", "–", &[Reason::OpportunityNear]),
            ("Opportunity, in the open", "−1", "–", &[Reason::OpportunityOpen]),
            ("Gun shield", "–", "+1", &[Reason::Shield]),
            ("Valorous firer", "AP +1", "−1", &[Reason::Valour]),
        ];
        for (name, fire, tanks, reasons) in rows {
            let counts = reasons.iter().any(|reason| live.adds(*reason));
            let lit = if live.hits.is_some() { 2 } else { 1 };
            let cells = [name, fire, tanks].map(str::to_owned);
            row(ui, panel, 3.2, &cells, |number| counts && number == lit);
        }
        hint(
            ui,
            panel.palette,
            "For mortars and missions only cover counts (15.2, 19.3). A flamethrower halves the cover (12.4). A gun shield ignores the first point of other fire (13.10).",
        );
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Only possible rolls are highlighted: with +3 none below 5, with −3 none above 9.
    #[test]
    fn only_what_can_be_thrown_is_lit() {
        let lit = |added| ROLLS.filter(|roll| can_fall(*roll, added)).collect::<Vec<_>>();
        assert_eq!(lit(0), (2..=12).collect::<Vec<_>>());
        assert_eq!(lit(3), (5..=12).collect::<Vec<_>>());
        assert_eq!(lit(-3), (2..=9).collect::<Vec<_>>());
    }
}
