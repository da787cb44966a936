//! The tab that explains the rules on a hex and on the units there, each sentence with its case.

use super::paragraph::Leads;
use crate::{
    engine::{
        manual::{Explained, RulesText, Sentence, Tone},
        text::say,
    },
    panels::kit::{
        fonts,
        theme::Palette,
        widgets::{caps, hint, note_place, text},
    },
};
use bevy_egui::egui::{
    Align, CursorIcon, Label, Layout, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

/// Room for the number of a case at the right of its sentence.
const CASE: f32 = 62.0;

/// Draws the answer, or what a player can ask about; returns the target of a click.
pub(super) fn show(
    ui: &mut Ui,
    palette: &Palette,
    rules: &RulesText,
    explained: Option<&Explained>,
    key: &str,
) -> Option<Leads> {
    let Some(explained) = explained else {
        let words = match key {
            "" => say!("book-ask"),
            key => say!("book-ask-by-key", key = key),
        };
        hint(ui, palette, words);
        return None;
    };
    ui.add(Label::new(text(&explained.title, fonts::serif(23.0), palette.text)).wrap());
    if !explained.about.is_empty() {
        ui.add(Label::new(text(&explained.about, fonts::sans(13.0), palette.text_second)).wrap());
    }
    let mut leads = None;
    for section in &explained.sections {
        ui.add_space(10.0);
        ui.label(caps(&section.title, 11.5, palette.text_second));
        let (rule, _) = ui.allocate_exact_size(vec2(ui.available_width(), 3.0), Sense::hover());
        ui.painter().hline(rule.x_range(), rule.center().y, Stroke::new(1.0, palette.line));
        ui.spacing_mut().item_spacing.y = 4.0;
        for sentence in &section.sentences {
            let to = line(ui, palette, rules, sentence);
            leads = leads.or(to);
        }
    }
    ui.add_space(12.0);
    leads
}

/// Draws a sentence, before it a dot for its tone, and after it its case.
fn line(ui: &mut Ui, palette: &Palette, rules: &RulesText, sentence: &Sentence) -> Option<Leads> {
    let mut leads = None;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let (place, _) = ui.allocate_exact_size(vec2(9.0, 20.0), Sense::hover());
        sign(ui, palette, sentence.tone, pos2(place.center().x, place.top() + 10.0));
        let width = ui.available_width() - CASE - 8.0;
        let words = Label::new(text(&sentence.text, fonts::sans(13.5), palette.text)).wrap();
        ui.allocate_ui_with_layout(vec2(width, 20.0), Layout::top_down(Align::Min), |ui| {
            ui.set_min_width(width);
            ui.add(words);
        });
        ui.allocate_ui_with_layout(vec2(CASE, 20.0), Layout::right_to_left(Align::Min), |ui| {
            let known = rules.case(&sentence.case);
            let number = text(&sentence.case, fonts::bold(12.5), palette.accent_text);
            let Some(case) = known else {
                ui.label(number);
                return;
            };
            let link = Label::new(number.underline()).selectable(false).sense(Sense::click());
            let response = ui.add(link).on_hover_text(&case.title).on_hover_cursor(CursorIcon::PointingHand);
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Link, true, &sentence.case));
            note_place(ui.ctx(), &format!("why {}", sentence.case), response.rect);
            if response.clicked() {
                leads = Some(Leads::ToCase(sentence.case.clone()));
            }
        });
    });
    leads
}

/// Paints a full dot, a ring or a cross: the shape says as much as the colour.
fn sign(ui: &Ui, palette: &Palette, tone: Tone, at: bevy_egui::egui::Pos2) {
    let painter = ui.painter();
    match tone {
        Tone::Tells => {
            painter.circle_filled(at, 2.2, palette.text_third);
        }
        Tone::Good => {
            let stroke = Stroke::new(2.0, palette.good);
            painter.line_segment([at + vec2(-4.0, 0.0), at + vec2(-1.0, 3.5)], stroke);
            painter.line_segment([at + vec2(-1.0, 3.5), at + vec2(4.5, -4.0)], stroke);
        }
        Tone::Bad => {
            let stroke = Stroke::new(2.0, palette.bad);
            painter.line_segment([at + vec2(-3.5, -3.5), at + vec2(3.5, 3.5)], stroke);
            painter.line_segment([at + vec2(-3.5, 3.5), at + vec2(3.5, -3.5)], stroke);
        }
    }
}
