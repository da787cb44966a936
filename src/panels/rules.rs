//! The rules by case: found by words, or shown for a refusal.

use super::{
    fonts,
    scene::Scene,
    widgets::{caps, count, hint, plain, section, text},
};
use crate::games::guderian::rules_text::{CaseText, RulesText};
use bevy_egui::egui::{Button, Label, Margin, Sense, TextEdit, Ui, vec2};
use std::sync::Arc;

/// A piece of a text: plain words or the id of another case.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Span<'a> {
    Words(&'a str),
    Link(&'a str),
}

/// A text taken apart into words and references like `(case 6.4)`.
fn spans(text: &str) -> Vec<Span<'_>> {
    let mut spans = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find("(case ") {
        let id_at = at + "(case ".len();
        let Some(end) = rest[id_at..].find([')', ',', ';']) else { break };
        spans.push(Span::Words(&rest[..id_at]));
        spans.push(Span::Link(&rest[id_at..id_at + end]));
        rest = &rest[id_at + end..];
    }
    spans.push(Span::Words(rest));
    spans
}

/// Whether every word of a search stands in the case.
fn matches(case: &CaseText, search: &str) -> bool {
    let all = format!("{} {} {}", case.id, case.title, case.text).to_lowercase();
    search.split_whitespace().all(|word| all.contains(&word.to_lowercase()))
}

/// Cases that a search lists at most.
const MOST: usize = 40;

pub(super) fn show(ui: &mut Ui, scene: &mut Scene) {
    let palette = scene.palette;
    let rules = Arc::clone(&scene.state.memory.rules);
    section(ui, palette, "Rules", "by case or by words", |ui| {
        let field = TextEdit::singleline(&mut scene.state.memory.rules_search)
            .hint_text("A case like 6.22, or words like river retreat")
            .font(fonts::sans(13.0))
            .margin(Margin::symmetric(8, 5))
            .desired_width(f32::INFINITY);
        if ui.add(field).changed() {
            scene.state.memory.rules_case = None;
        }
        ui.add_space(4.0);
        let search = scene.state.memory.rules_search.trim().to_owned();
        let shown = scene.state.memory.rules_case.clone();
        if let Some(case) = shown.as_deref().and_then(|id| rules.case(id)) {
            back(ui, scene);
            whole(ui, scene, case);
        } else if shown.is_some() {
            back(ui, scene);
            hint(ui, palette, format!("There is no case {}.", shown.unwrap_or_default()));
        } else if search.is_empty() {
            contents(ui, scene, &rules);
        } else {
            found(ui, scene, &rules, &search);
        }
    });
}

fn back(ui: &mut Ui, scene: &mut Scene) {
    if plain(ui, scene.palette, "‹ All cases").clicked() {
        scene.state.memory.rules_case = None;
    }
    ui.add_space(4.0);
}

/// A case with its references to go to.
fn whole(ui: &mut Ui, scene: &mut Scene, case: &CaseText) {
    let palette = scene.palette;
    ui.label(text(format!("Case {}", case.id), fonts::bold(12.0), palette.accent_text));
    ui.add(Label::new(text(&case.title, fonts::serif(19.0), palette.text)).wrap());
    ui.spacing_mut().interact_size.y = 0.0;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        for span in spans(&case.text) {
            match span {
                Span::Words(words) => {
                    ui.label(text(words, fonts::sans(13.0), palette.text));
                }
                Span::Link(id) => {
                    let link = text(id, fonts::bold(13.0), palette.accent_text).underline();
                    if ui.add(Label::new(link).sense(Sense::click())).clicked() {
                        scene.state.memory.rules_case = Some(id.to_owned());
                    }
                }
            }
        }
    });
}

/// The cases that hold every word.
fn found(ui: &mut Ui, scene: &mut Scene, rules: &RulesText, search: &str) {
    let palette = scene.palette;
    let mut cases: Vec<&CaseText> = rules
        .chapters
        .iter()
        .flat_map(|chapter| &chapter.cases)
        .filter(|case| case.id.starts_with(search) || matches(case, search))
        .collect();
    cases.sort_by_key(|case| !case.id.starts_with(search));
    hint(ui, palette, count(cases.len(), "case", "cases"));
    for case in cases.into_iter().take(MOST) {
        entry(ui, scene, case);
    }
}

fn contents(ui: &mut Ui, scene: &mut Scene, rules: &RulesText) {
    if rules.chapters.is_empty() {
        hint(ui, scene.palette, "The file of the rules cannot be read.");
    }
    for chapter in &rules.chapters {
        ui.add_space(6.0);
        let title = format!("{} {}", chapter.number, chapter.title);
        ui.label(caps(&title, 11.0, scene.palette.text_second));
        for case in &chapter.cases {
            entry(ui, scene, case);
        }
    }
}

fn entry(ui: &mut Ui, scene: &mut Scene, case: &CaseText) {
    let palette = scene.palette;
    let button = Button::new((
        text(&case.id, fonts::bold(12.0), palette.accent_text),
        text(&case.title, fonts::sans(13.0), palette.text),
    ))
    .frame_when_inactive(false)
    .truncate()
    .min_size(vec2(ui.available_width(), 24.0));
    if ui.add(button).clicked() {
        scene.state.memory.rules_case = Some(case.id.clone());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reference_leads_to_a_case() {
        let rules = super::super::memory::rules_text();
        assert!(rules.chapters.len() > 10 && rules.options.len() == 12);
        for case in rules.chapters.iter().flat_map(|chapter| &chapter.cases) {
            for span in spans(&case.text) {
                if let Span::Link(id) = span {
                    assert!(rules.case(id).is_some(), "{} names {id}", case.id);
                }
            }
        }
    }
}
