//! What is wrong with the art pack on the table, at the head of the map, until it is mended.

use super::{
    fonts,
    theme::Palette,
    widgets::{Floating, plain, text},
};
use bevy_egui::egui::{Align2, Context, Label, Margin, Pos2};

/// Faults that are shown; of more it is said how many.
const SHOWN: usize = 4;

/// Draws the message with its top in the middle of the map's upper edge; tells whether it was put away.
pub fn art_fault(ctx: &Context, palette: &'static Palette, faults: &[String], at: Pos2) -> bool {
    if faults.is_empty() {
        return false;
    }
    let card = Floating {
        name: "art fault",
        pivot: Align2::CENTER_TOP,
        at,
        edge: palette.bad,
        radius: 8,
        margin: Margin::symmetric(16, 12),
    };
    let mut put_away = false;
    card.show(ctx, palette, |ui| {
        ui.set_max_width(680.0);
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.horizontal(|ui| {
            let words = match faults.len() {
                1 => "A fault in the art pack: what it spoils is drawn as it was".to_owned(),
                many => format!("{many} faults in the art pack: what they spoil is drawn as it was"),
            };
            ui.label(text(words, fonts::bold(13.0), palette.bad));
            ui.with_layout(bevy_egui::egui::Layout::right_to_left(bevy_egui::egui::Align::Center), |ui| {
                put_away = plain(ui, palette, "×").on_hover_text("Put away until a file is saved").clicked();
            });
        });
        for fault in faults.iter().take(SHOWN) {
            let (place, sentence) = parted(fault);
            if !place.is_empty() {
                ui.add_space(2.0);
                ui.add(Label::new(text(place, fonts::bold(12.0), palette.text_second)).wrap());
            }
            ui.add(Label::new(text(sentence, fonts::sans(13.0), palette.text)).wrap());
        }
        if faults.len() > SHOWN {
            let more = format!("and {} more: kessel check tells them all", faults.len() - SHOWN);
            ui.label(text(more, fonts::sans(12.0), palette.text_third));
        }
    });
    put_away
}

/// The place of a fault, in words, and what is wrong there.
fn parted(fault: &str) -> (String, String) {
    let whole = || (String::new(), super::cards::capital(fault));
    let Some((place, sentence)) = fault.split_once(": ") else { return whole() };
    let mut parts = place.rsplitn(3, ':');
    let (Some(column), Some(line), Some(file)) = (parts.next(), parts.next(), parts.next()) else {
        return whole();
    };
    if [line, column].iter().any(|number| number.parse::<u32>().is_err()) {
        return whole();
    }
    (format!("{file}, line {line}, column {column}"), super::cards::capital(sentence))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_place_of_a_fault_is_told_in_words() {
        let (place, sentence) = parted("packs/mine/german.svg:12:5: {crad} is no placeholder: no text");
        assert_eq!(place, "packs/mine/german.svg, line 12, column 5");
        assert_eq!(sentence, "{crad} is no placeholder: no text");
        assert_eq!(parted("the pack has none").1, "The pack has none");
    }
}
