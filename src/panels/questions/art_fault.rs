//! The faults of the art pack on the table, at the top of the map, until they are repaired.

use crate::{
    engine::text::say,
    panels::kit::{
        fonts,
        theme::Palette,
        widgets::{capital, plain, text},
    },
};
use bevy_egui::egui::{
    Align, Area, Context, Frame, Id, Label, Layout, Margin, Order, Rangef, Stroke, Ui, pos2,
};

/// The most faults that are shown; of more the number is shown.
const SHOWN: usize = 4;

/// Draws the message along this edge, from left to right and down from its top. Returns its height, and whether it was
/// dismissed.
pub fn art_fault(
    ctx: &Context,
    palette: &'static Palette,
    faults: &[String],
    edge: Rangef,
    top: f32,
) -> (f32, bool) {
    if faults.is_empty() {
        return (0.0, false);
    }
    let mut put_away = false;
    // Opaque and as wide as the map: the map makes room for it, so that it covers no counter.
    let area = Area::new(Id::new("art fault")).order(Order::Middle).fixed_pos(pos2(edge.min, top));
    let shown = area.constrain(false).fade_in(false).show(ctx, |ui| {
        let frame = Frame::new().fill(palette.panel).inner_margin(Margin::symmetric(16, 9));
        frame.show(ui, |ui| {
            ui.set_width(edge.span() - 32.0);
            ui.spacing_mut().item_spacing.y = 3.0;
            put_away = told(ui, palette, faults);
        });
    });
    let rect = shown.response.rect;
    let painter = ctx.layer_painter(shown.response.layer_id);
    painter.hline(edge, rect.bottom() - 1.0, Stroke::new(2.0, palette.bad));
    (rect.height(), put_away)
}

fn told(ui: &mut Ui, palette: &Palette, faults: &[String]) -> bool {
    let mut put_away = false;
    ui.horizontal(|ui| {
        let words = say!("questions-art-faults", n = faults.len());
        ui.label(text(words, fonts::bold(13.0), palette.bad));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            put_away = plain(ui, palette, "×").on_hover_text(say!("questions-art-hide")).clicked();
        });
    });
    for fault in faults.iter().take(SHOWN) {
        let (place, sentence) = parted(fault);
        if !place.is_empty() {
            ui.add(Label::new(text(place, fonts::bold(12.0), palette.text_second)).wrap());
        }
        ui.add(Label::new(text(sentence, fonts::sans(13.0), palette.text)).wrap());
    }
    if faults.len() > SHOWN {
        let more = say!("questions-art-more", n = faults.len() - SHOWN);
        ui.label(text(more, fonts::sans(12.0), palette.text_third));
    }
    put_away
}

/// Splits a fault into its place, as text, and its sentence.
fn parted(fault: &str) -> (String, String) {
    let whole = || (String::new(), capital(fault));
    let Some((place, sentence)) = fault.split_once(": ") else { return whole() };
    let mut parts = place.rsplitn(3, ':');
    let (Some(column), Some(line), Some(file)) = (parts.next(), parts.next(), parts.next()) else {
        return whole();
    };
    if [line, column].iter().any(|number| number.parse::<u32>().is_err()) {
        return whole();
    }
    (say!("questions-art-place", file = file, line = line, column = column), capital(sentence))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_place_of_a_fault_is_told_in_words() {
        let (place, sentence) = parted("packs/mine/german.svg:12:5: {crad} is not a placeholder: no text");
        assert_eq!(place, "packs/mine/german.svg, line 12, column 5");
        assert_eq!(sentence, "{crad} is not a placeholder: no text");
        assert_eq!(parted("the pack has none").1, "The pack has none");
    }
}
