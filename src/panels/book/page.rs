//! The page of the book: a chapter with all its cases, the requested one marked.

use super::{
    BookState,
    paragraph::{Leads, cases_in, linked, marked, paragraph},
    table::table,
};
use crate::{
    engine::{
        manual::{CaseText, Hit, OptionText, RulesText},
        text::{Arg, say},
    },
    panels::kit::{
        fonts,
        theme::{Palette, over},
        widgets::{hint, plain, text},
    },
};
use bevy_egui::egui::{Align, CornerRadius, Label, Rect, Ui, pos2, vec2};

/// Returns the case that is shown: the chosen hit, or the open case.
pub(super) fn shown(state: &BookState, hits: &[Hit]) -> Option<String> {
    let chosen = hits.get(state.memory.chosen.min(hits.len().saturating_sub(1)));
    chosen.map(|hit| hit.case.id.clone()).or_else(|| state.memory.case.clone())
}

/// Returns the index of the chapter with the case; the first one if no case is given or found.
pub(super) fn open_chapter(rules: &RulesText, case: Option<&str>) -> usize {
    case.and_then(|id| rules.chapter_of(id)).unwrap_or(0)
}

/// Draws the chapter of a case; returns the target of a click.
pub(super) fn show(ui: &mut Ui, state: &mut BookState, shown: Option<String>) -> Option<Leads> {
    let (palette, rules) = (state.palette, state.rules);
    let open = open_chapter(rules, shown.as_deref());
    let chapter = rules.chapters.get(open)?;
    let wanted = state.memory.search.trim().to_owned();
    let mut leads = None;
    if let Some(missing) = shown.as_deref().filter(|id| rules.case(id).is_none()) {
        hint(ui, palette, say!("book-no-case", case = missing));
        ui.add_space(8.0);
    }
    let head = format!("{}  {}", chapter.number, chapter.title);
    ui.add(Label::new(text(head, fonts::serif(25.0), palette.text)).wrap());
    ui.add_space(6.0);
    for case in &chapter.cases {
        let now = shown.as_deref() == Some(case.id.as_str());
        let top = ui.cursor().min;
        let ground = ui.painter().add(bevy_egui::egui::Shape::Noop);
        ui.add_space(6.0);
        let to = whole(ui, palette, rules, case, &wanted);
        leads = leads.or(to);
        ui.add_space(6.0);
        if now {
            let end = pos2(ui.max_rect().right(), ui.cursor().min.y);
            let rect = Rect::from_min_max(top - vec2(0.0, 2.0), end);
            light(ui, palette, ground, rect);
            if std::mem::take(&mut state.memory.jumps) {
                ui.scroll_to_rect(rect.expand2(vec2(0.0, 10.0)), Some(Align::TOP));
            }
        }
        ui.add_space(4.0);
    }
    leads.or(turn(ui, palette, rules, open))
}

/// Paints the ground under the requested case, and the bar at its left.
fn light(ui: &Ui, palette: &Palette, ground: bevy_egui::egui::layers::ShapeIdx, rect: Rect) {
    let fill = over(palette.accent, palette.background, 0.10);
    let wide = rect.expand2(vec2(4.0, 0.0));
    ui.painter().set(ground, bevy_egui::egui::Shape::rect_filled(wide, CornerRadius::same(5), fill));
    let bar = Rect::from_min_size(rect.min - vec2(4.0, 0.0), vec2(3.0, rect.height()));
    ui.painter().rect_filled(bar, 1, palette.accent);
}

/// Draws a case: number and title, text, examples, tables, options, and the cases that refer to it.
fn whole(ui: &mut Ui, palette: &Palette, rules: &RulesText, case: &CaseText, wanted: &str) -> Option<Leads> {
    let inside = 8.0;
    let mut leads = None;
    ui.horizontal_top(|ui| {
        ui.add_space(inside);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 5.0;
            ui.set_max_width(ui.available_width() - inside);
            let mut head = marked(
                palette,
                &say!("book-case", case = case.id.as_str()),
                &fonts::bold(12.0),
                palette.accent_text,
                wanted,
            );
            head.wrap.max_width = ui.available_width();
            ui.label(head);
            let mut title = marked(palette, &case.title, &fonts::serif(18.0), palette.text, wanted);
            title.wrap.max_width = ui.available_width();
            ui.label(title);
            for words in case.text.split('\n').filter(|words| !words.is_empty()) {
                let to = paragraph(ui, palette, words, (fonts::sans(14.0), palette.text), wanted);
                leads = leads.take().or(to);
            }
            for example in &case.examples {
                let words = say!("book-example", example = example.as_str());
                let to = paragraph(ui, palette, &words, (fonts::italic(13.0), palette.text_second), wanted);
                leads = leads.take().or(to);
            }
            for cells in &case.tables {
                table(ui, palette, cells, wanted);
            }
            for option in rules.options_of(&case.id) {
                let words = option_words(option);
                let to = paragraph(ui, palette, &words, (fonts::sans(13.0), palette.text_second), wanted);
                leads = leads.take().or(to);
            }
            let mentions = rules.mentions(&case.id);
            if !mentions.is_empty() {
                let cases = Arg::list(mentions.iter().map(String::as_str));
                let words = say!("book-mentioned", n = mentions.len(), cases = cases);
                let font = (fonts::sans(12.0), palette.text_third);
                let to = linked(ui, palette, (words.as_str(), &cases_in(&words, mentions)[..]), font, "");
                leads = leads.take().or(to);
            }
        });
    });
    leads
}

/// Returns an option as text: its title and its effect.
fn option_words(option: &OptionText) -> String {
    say!("book-option", option = option.title.as_str(), text = option.text.as_str())
}

/// Draws the buttons for the chapters before and after.
fn turn(ui: &mut Ui, palette: &Palette, rules: &RulesText, open: usize) -> Option<Leads> {
    let mut leads = None;
    ui.add_space(6.0);
    ui.horizontal_wrapped(|ui| {
        let before = open.checked_sub(1).and_then(|number| rules.chapters.get(number));
        let after = rules.chapters.get(open + 1);
        let signs = [before.map(|chapter| (chapter, "‹ ", "")), after.map(|chapter| (chapter, "", " ›"))];
        for (chapter, left, right) in signs.into_iter().flatten() {
            let words = format!("{left}{} {}{right}", chapter.number, chapter.title);
            if plain(ui, palette, &words).clicked() {
                leads = Some(Leads::ToChapter(chapter.number.clone()));
            }
        }
    });
    ui.add_space(16.0);
    leads
}
