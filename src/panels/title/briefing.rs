//! The briefing of the scenario on the table: background, forces, victory conditions, length, unusual rules. It is
//! shown when a game begins, and at any time again. A scenario without a briefing gets one from the facts in its file:
//! its summary, its sides, and its victory levels with their points.

use crate::{
    engine::{
        data::{self, Staging},
        orders::{ScenarioInfo, winning_words},
        text::say,
        translations::{ScenarioTexts, translated_scenario},
    },
    panels::{
        frame::panelled::{PanelContext, Panelled},
        kit::{
            fonts,
            theme::Palette,
            widgets::{Floating, caps, primary, side_mark, text},
        },
    },
};
use bevy_egui::egui::{Context, Key, Label, Rect, ScrollArea, Ui};

/// Its width in points.
const WIDTH: f32 = 620.0;
/// Room about it, for title and button.
const AROUND: f32 = 190.0;

/// Whether the scenario on the table has a briefing.
pub(crate) fn can_read<G: Panelled>(panel: &PanelContext<G>) -> bool {
    let ScenarioInfo { summary, staging, .. } = G::about(panel.state.rulebook);
    let told = staging.has_briefing() || !summary.is_empty() || !wins(panel, staging).is_empty();
    told && !panel.state.memory.in_lesson()
}

/// Returns the victory conditions: the scenario's text, or a text made from its victory levels.
fn wins<G: Panelled>(panel: &PanelContext<G>, staging: &Staging) -> Vec<String> {
    if staging.has_briefing() { staging.wins.clone() } else { winning_words::<G>(panel.state.rulebook) }
}

/// Returns the texts of the scenario in the language of the table.
fn texts<G: Panelled>(panel: &PanelContext<G>) -> ScenarioTexts {
    let ScenarioInfo { id, title, summary, staging, .. } = G::about(panel.state.rulebook);
    let (title, summary, staging) = (title.to_owned(), summary.to_owned(), staging.clone());
    translated_scenario(G::ID, id, ScenarioTexts { title, summary, staging })
}

/// Shows it, if it is open.
pub(crate) fn show<G: Panelled>(ctx: &Context, panel: &mut PanelContext<G>, map: Rect) {
    if !panel.state.memory.briefing {
        return;
    }
    if !can_read(panel) {
        panel.state.memory.briefing = false;
        return;
    }
    let palette = panel.palette;
    let mut read = ctx.input(|input| input.key_pressed(Key::Escape) || input.key_pressed(Key::Enter));
    Floating::question("briefing", map, palette.line).show(ctx, palette, |ui| {
        ui.set_width(WIDTH.min(map.width() - 60.0));
        let (about, texts) = (G::about(panel.state.rulebook), texts(panel));
        ui.label(text(&texts.title, fonts::serif(26.0), palette.text));
        ui.label(text(length(about.turns, about.staging.minutes), fonts::bold(13.0), palette.accent_text));
        ui.add_space(10.0);
        let list = ScrollArea::vertical().id_salt("briefing").max_height((map.height() - AROUND).max(120.0));
        list.auto_shrink([false, true]).show(ui, |ui| {
            ui.set_max_width(ui.available_width() - 14.0);
            told(ui, panel, &texts);
        });
        ui.add_space(12.0);
        let [close, key] = [say!("title-briefing-close"), say!("title-briefing-close.key")];
        read |= primary(ui, palette, &close, &key, true).clicked();
    });
    if read {
        panel.state.memory.briefing = false;
    }
}

/// Returns the length, in turns and minutes.
fn length([first, last]: [u8; 2], minutes: Option<u16>) -> String {
    let turns = data::turns(first, last);
    match minutes {
        Some(minutes) if minutes < 120 => {
            say!("title-briefing-length-minutes", turns = turns, minutes = minutes)
        }
        Some(minutes) => {
            say!("title-briefing-length-hours", turns = turns, hours = (minutes + 30) / 60)
        }
        None => say!("title-briefing-length", turns = turns),
    }
}

fn told<G: Panelled>(ui: &mut Ui, panel: &PanelContext<G>, texts: &ScenarioTexts) {
    let palette = panel.palette;
    let ScenarioTexts { summary, staging, .. } = texts;
    let own = staging.has_briefing();
    match own {
        true => part(ui, palette, &say!("title-background"), std::slice::from_ref(&staging.happened)),
        false => part(ui, palette, &say!("title-summary"), std::slice::from_ref(summary)),
    }
    if !own || !staging.who.is_empty() {
        head(ui, palette, &say!("title-forces"));
        let who = staging.who.iter().map(String::as_str).chain(std::iter::repeat(""));
        for (side, who) in G::SIDES.iter().zip(who) {
            let number = usize::from(*side == G::SIDES[1]);
            let humans = panel.state.humans;
            let name = if humans == [true, true] {
                side.shown()
            } else if humans[number] {
                say!("title-forces-you", side = *side)
            } else {
                say!("title-forces-computer", side = *side)
            };
            ui.horizontal(|ui| {
                side_mark(ui, side.flag, palette);
                ui.label(text(name, fonts::bold(14.0), palette.text));
            });
            if !who.is_empty() {
                line(ui, palette, who);
            }
        }
    }
    part(ui, palette, &say!("title-victory-conditions"), &wins(panel, staging));
    part(ui, palette, &say!("title-scenario-notes"), &staging.unusual);
}

fn part(ui: &mut Ui, palette: &Palette, name: &str, lines: &[String]) {
    let mut lines = lines.iter().filter(|line| !line.is_empty()).peekable();
    if lines.peek().is_some() {
        head(ui, palette, name);
        lines.for_each(|words| line(ui, palette, words));
    }
}

fn head(ui: &mut Ui, palette: &Palette, name: &str) {
    ui.add_space(6.0);
    ui.label(caps(name, 11.0, palette.text_third));
}

fn line(ui: &mut Ui, palette: &Palette, words: &str) {
    ui.add(Label::new(text(words, fonts::sans(14.0), palette.text_second)).wrap());
}
