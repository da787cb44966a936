//! The fire table and its modifiers (13.2 to 13.4).

use super::live::Live;
use crate::games::squad::words::table_told::{percent, row_name};
use crate::{
    engine::text::say,
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

/// The attacks that use a row of these strengths, where they are not only strengths.
fn also(charts: &Charts, row: usize, strengths: &str) -> Option<String> {
    let Charts { lane_row, fighter_bomber_row, light_row, heavy_row, .. } = charts;
    if row == *lane_row {
        Some(say!("squad-panels-chart-row-lane", strengths = strengths))
    } else if row == *fighter_bomber_row {
        Some(say!("squad-panels-chart-row-aircraft", strengths = strengths))
    } else if row == *light_row {
        Some(say!("squad-panels-chart-row-light", strengths = strengths))
    } else if row == *heavy_row {
        Some(say!("squad-panels-chart-row-heavy", strengths = strengths))
    } else {
        None
    }
}

pub(super) fn show(ui: &mut Ui, panel: &PanelContext, live: &Live) {
    let (palette, (rulebook, _)) = (panel.palette, panel.game());
    let charts = &rulebook.charts;
    let (title, about) = (say!("squad-panels-chart-fire"), say!("squad-panels-chart-fire.about"));
    section(ui, palette, &title, &about, |ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        let rolls = ROLLS.map(|roll| roll.to_string());
        let heads: Vec<String> = std::iter::once(say!("squad-panels-column-power")).chain(rolls).collect();
        let many = heads.len();
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
            if let Some(also) = also(charts, number, &strengths) {
                response.on_hover_text(also);
            }
        }
        ui.add_space(4.0);
        // A roll is not parted from its chance by the end of a line.
        let chances = [4_u8, 5, 6, 7, 8, 9].map(|most| {
            let chance = percent(Chance::of_sums(|dice| dice <= most));
            say!("squad-panels-chart-chance", roll = most, chance = chance).replace(' ', "\u{a0}")
        });
        hint(ui, palette, say!("squad-panels-chart-chances", chances = chances.to_vec()));
        hint(ui, palette, say!("squad-panels-chart-fire.rows"));
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
    let (title, about) = (say!("squad-panels-chart-modifiers"), say!("squad-panels-chart-modifiers.about"));
    section(ui, panel.palette, &title, &about, |ui| {
        let heads = [
            String::new(),
            say!("squad-panels-chart-modifiers.fire"),
            say!("squad-panels-chart-modifiers.afv"),
        ];
        head(ui, panel, 3.2, &heads);
        let (full, leader) = (say!("squad-panels-modifier-full"), say!("squad-panels-modifier-leader.range"));
        let valour = say!("squad-panels-modifier-valour.fire");
        let rows: [(String, &str, &str, &[Reason]); 10] = [
            (say!("squad-panels-modifier-cover"), &full, &full, &[Reason::Cover, Reason::HalfCover]),
            (say!("squad-panels-modifier-hindrance"), &full, &full, &[Reason::Hindrance]),
            (say!("squad-panels-modifier-leader"), &leader, &leader, &[Reason::Leader]),
            (say!("squad-panels-modifier-grenades"), "−1", "–", &[Reason::Grenades]),
            (say!("squad-panels-modifier-assault-move"), "+1", "–", &[Reason::AssaultMove]),
            (say!("squad-panels-modifier-wire"), "+1", "+1", &[Reason::FromWire]),
            (say!("squad-panels-modifier-adjacent"), "−2", "–", &[Reason::OpportunityNear]),
            (say!("squad-panels-modifier-open"), "−1", "–", &[Reason::OpportunityOpen]),
            (say!("squad-panels-modifier-shield"), "–", "+1", &[Reason::Shield]),
            (say!("squad-panels-modifier-valour"), &valour, "−1", &[Reason::Valour]),
        ];
        for (name, fire, tanks, reasons) in rows {
            let counts = reasons.iter().any(|reason| live.adds(*reason));
            let lit = if live.hits.is_some() { 2 } else { 1 };
            let cells = [name, fire.to_owned(), tanks.to_owned()];
            row(ui, panel, 3.2, &cells, |number| counts && number == lit);
        }
        hint(ui, panel.palette, say!("squad-panels-chart-modifiers.rules"));
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
