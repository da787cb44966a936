//! The house rules of a game that is being set up: two presets, each option, dice, seed.

use super::state::TitleState;
use crate::{
    engine::{manual::OptionText, orders::ChosenOptions, text::say},
    panels::{
        Palette,
        kit::{
            fonts,
            widgets::{hint, noted, text},
        },
    },
};
use bevy_egui::egui::{Align, Button, Layout, Margin, TextEdit, Ui, vec2};

/// The value of an option that follows the published rules.
const PUBLISHED: &str = "published";
/// Distance between two values of an option, in points.
const BETWEEN: f32 = 2.0;

/// The scenario's own options, and the published ones; the same where nothing differs.
struct Presets {
    original: ChosenOptions,
    published: ChosenOptions,
}

impl Presets {
    fn new(own: &ChosenOptions, texts: &[OptionText]) -> Self {
        let mut published = own.clone();
        for option in texts.iter().filter(|option| option.values.iter().any(|value| value == PUBLISHED)) {
            // The rules file names only values that the option has.
            let _ = published.set(&option.name, Some(PUBLISHED));
        }
        Self { original: own.clone(), published }
    }

    /// Returns the number of options that differ from those of the scenario.
    fn changed(&self, options: &ChosenOptions, texts: &[OptionText]) -> usize {
        let differs = |option: &&OptionText| options.value(&option.name) != self.original.value(&option.name);
        texts.iter().filter(differs).count()
    }

    /// Returns a summary of options, dice and seed.
    fn words(
        &self,
        options: &ChosenOptions,
        texts: &[OptionText],
        (dice_by_hand, has_seed): (bool, bool),
    ) -> String {
        let changed = self.changed(options, texts);
        let rules = match changed {
            0 => "original",
            _ if *options == self.published => "published",
            _ => "changed",
        };
        let dice = if dice_by_hand { "real" } else { "usual" };
        let seed = if has_seed { "given" } else { "random" };
        say!("title-house-rules-summary", rules = rules, changed = changed, dice = dice, seed = seed)
    }
}

/// Draws the line that unfolds them, which never moves.
pub(super) fn house_rules_line(
    ui: &mut Ui,
    state: &mut TitleState,
    (own, texts): (&ChosenOptions, &[OptionText]),
    options: &ChosenOptions,
) {
    let chance = (state.memory.custom.dice_by_hand, !state.memory.seed.trim().is_empty());
    line(ui, state, (own, texts), (options, chance));
}

/// Draws the same line where a referee elsewhere rolls the dice, and no player chooses them.
pub(crate) fn rules_of_referee_line(
    ui: &mut Ui,
    state: &mut TitleState,
    (own, texts): (&ChosenOptions, &[OptionText]),
    options: &ChosenOptions,
) {
    line(ui, state, (own, texts), (options, (false, false)));
}

/// Draws the line. `chance` states whether the players roll real dice, and whether they give a seed.
fn line(
    ui: &mut Ui,
    state: &mut TitleState,
    (own, texts): (&ChosenOptions, &[OptionText]),
    (options, chance): (&ChosenOptions, (bool, bool)),
) {
    let palette = state.memory.palette();
    let open = state.memory.house_rules;
    let words = Presets::new(own, texts).words(options, texts, chance);
    let name = say!("title-house-rules");
    let sign = if open { "\u{2212}" } else { "+" };
    let line = text(format!("{sign}  {name}"), fonts::bold(14.0), palette.text);
    let size = vec2(ui.available_width(), 34.0);
    let right = text(words, fonts::sans(12.0), palette.text_second);
    let response = ui.add(Button::new(line).right_text(right).min_size(size));
    if noted(&name, response).clicked() {
        state.memory.house_rules = !open;
    }
}

/// Draws the unfolded part.
pub(super) fn house_rules(
    ui: &mut Ui,
    state: &mut TitleState,
    (own, texts): (&ChosenOptions, &[OptionText]),
    options: &mut ChosenOptions,
) {
    let palette = state.memory.palette();
    presets(ui, palette, (own, texts), options);
    dice(ui, state);
    ui.add_space(8.0);
    for option in texts {
        choice(ui, palette, option, options);
    }
}

/// Draws the unfolded part where a referee elsewhere rolls the dice, and no player chooses them.
pub(crate) fn rules_of_referee(
    ui: &mut Ui,
    palette: &Palette,
    (own, texts): (&ChosenOptions, &[OptionText]),
    options: &mut ChosenOptions,
) {
    presets(ui, palette, (own, texts), options);
    for option in texts {
        choice(ui, palette, option, options);
    }
}

/// Draws the presets.
fn presets(
    ui: &mut Ui,
    palette: &Palette,
    (own, texts): (&ChosenOptions, &[OptionText]),
    options: &mut ChosenOptions,
) {
    let presets = Presets::new(own, texts);
    ui.horizontal(|ui| {
        let original = (say!("title-house-rules-original"), &presets.original);
        let differ = presets.original != presets.published;
        let published = differ.then(|| (say!("title-house-rules-published"), &presets.published));
        for (words, preset) in [Some(original), published].into_iter().flatten() {
            let on = *options == *preset;
            let ink = if on { palette.accent_text } else { palette.text };
            let button =
                Button::new(text(&words, fonts::bold(13.0), ink)).selected(on).min_size(vec2(0.0, 30.0));
            if noted(&words, ui.add(button)).clicked() {
                options.clone_from(preset);
            }
        }
    });
    ui.add_space(8.0);
}

/// Draws the choice of real dice, and the seed.
fn dice(ui: &mut Ui, state: &mut TitleState) {
    let palette = state.memory.palette();
    ui.horizontal(|ui| {
        let name = say!("title-real-dice");
        let words = text(&name, fonts::sans(13.0), palette.text);
        let by_hand = ui.checkbox(&mut state.memory.custom.dice_by_hand, words);
        noted(&name, by_hand).on_hover_text(say!("title-real-dice.hint"));
        ui.add_space(18.0);
        ui.label(text(say!("title-seed"), fonts::sans(13.0), palette.text));
        let field = TextEdit::singleline(&mut state.memory.seed)
            .hint_text(say!("title-seed-random"))
            .font(fonts::sans(13.0))
            .margin(Margin::symmetric(8, 5))
            .desired_width(110.0);
        ui.add(field).on_hover_text(say!("title-seed.hint"));
    });
}

/// Draws an option: its title, its values, and a line that explains it. The values are beside the title or, if a line
/// has no room for both, below.
fn choice(ui: &mut Ui, palette: &Palette, option: &OptionText, options: &mut ChosenOptions) {
    let title = text(&option.title, fonts::bold(13.0), palette.text);
    let about = say!("title-option-case", case = option.case.as_str());
    if has_room(ui, palette, option) {
        ui.horizontal(|ui| {
            ui.set_min_height(30.0);
            ui.label(title).on_hover_text(about);
            values(ui, palette, option, options);
        });
    } else {
        ui.label(title).on_hover_text(about);
        ui.horizontal(|ui| {
            ui.set_min_height(30.0);
            values(ui, palette, option, options);
        });
    }
    hint(ui, palette, &option.text);
    ui.add_space(8.0);
}

/// Whether title and values fit into one line.
fn has_room(ui: &Ui, palette: &Palette, option: &OptionText) -> bool {
    let width =
        |words: &str, font| ui.painter().layout_no_wrap(words.to_owned(), font, palette.text).size().x;
    let label = |(number, value): (usize, &String)| {
        width(option.labels.get(number).unwrap_or(value), fonts::sans(12.0))
    };
    let padding = 2.0 * ui.spacing().button_padding.x + BETWEEN;
    let values: f32 = option.values.iter().enumerate().map(|value| label(value) + padding).sum();
    width(&option.title, fonts::bold(13.0)) + ui.spacing().item_spacing.x + values <= ui.available_width()
}

/// The values of an option, to choose from.
fn values(ui: &mut Ui, palette: &Palette, option: &OptionText, options: &mut ChosenOptions) {
    let present = options.value(&option.name);
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = BETWEEN;
        for (number, value) in option.values.iter().enumerate().rev() {
            let chosen = *value == present;
            let ink = if chosen { palette.accent_text } else { palette.text_second };
            let label = option.labels.get(number).unwrap_or(value);
            if ui.selectable_label(chosen, text(label, fonts::sans(12.0), ink)).clicked() {
                // The names and values of the rules file are those of the options.
                let _ = options.set(&option.name, Some(value));
            }
        }
    });
}
