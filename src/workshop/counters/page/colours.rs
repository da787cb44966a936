//! The colours of a unit: those of the words of its card, and that of its band.

use super::state::{CountersAction, CountersMemory, CountersState, Picked};
use crate::{
    art::packs::pack::outline::UnitOutline,
    engine::text::say,
    panels::{
        choice,
        kit::{
            fonts,
            theme::Palette,
            widgets::{hint, noted, plain, text},
        },
    },
    workshop::counters::{PackFile, UnitChange, list::CounterEntry},
};
use bevy_egui::egui::{ComboBox, Context, Label, Ui};

/// The width of the names of colour words, in points.
const NAMES: f32 = 150.0;

/// Draws a line for each colour word of the card, and one for the band.
pub(super) fn show(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut CountersState,
    (file, entry, own): (&PackFile, &CounterEntry, &UnitOutline),
    actions: &mut Vec<CountersAction>,
) {
    let outline = file.outline();
    let Some(words) = outline.cards.get(&entry.front.template) else {
        hint(ui, palette, say!("counters-no-words"));
        return;
    };
    hint(ui, palette, say!("counters-colours-about"));
    for (word, usual) in words {
        let change =
            |colour| CountersAction::Change(UnitChange::Colour(entry.key.clone(), word.clone(), colour));
        let chosen = own.colours.get(word);
        let meaning = chosen.unwrap_or(usual);
        ui.horizontal(|ui| {
            name(ui, palette, word);
            let list = ComboBox::from_id_salt(("counters-colour", word))
                .selected_text(meaning.as_str())
                .width(170.0);
            let open = list.height(320.0).show_ui(ui, |ui| {
                for known in outline.palette.keys() {
                    if noted(known, choice(ui, (known == meaning, true), known)).clicked() {
                        actions.push(change(Some(known.clone())));
                    }
                }
            });
            noted(word, open.response);
            let now = outline.colour(meaning).unwrap_or_default();
            picker(ui, state.memory, (Some(&entry.key), word), now);
            ui.add_enabled_ui(chosen.is_some(), |ui| {
                let words = say!("counters-usual-colour");
                if plain(ui, palette, &words).on_hover_text(usual.as_str()).clicked() {
                    actions.push(change(None));
                }
            });
        });
    }
    if let Some(now) = outline.palette.get(&entry.front.band) {
        ui.horizontal(|ui| {
            name(ui, palette, &say!("counters-band"));
            picker(ui, state.memory, (None, &entry.front.band), *now);
            hint(ui, palette, say!("counters-band-about", name = entry.front.band.as_str()));
        });
    }
}

fn name(ui: &mut Ui, palette: &Palette, words: &str) {
    let label = Label::new(text(words, fonts::sans(13.0), palette.text)).halign(bevy_egui::egui::Align::Min);
    ui.add_sized([NAMES, 28.0], label);
}

/// Draws the button that picks any colour.
fn picker(ui: &mut Ui, memory: &mut CountersMemory, (key, word): (Option<&String>, &str), now: [u8; 3]) {
    let is_it = |picked: &&Picked| picked.key.as_ref() == key && picked.word == word;
    let mut colour = memory.picked.as_ref().filter(is_it).map_or(now, |picked| picked.colour);
    let button = ui.color_edit_button_srgb(&mut colour);
    if noted(&say!("counters-pick", word = word), button).changed() {
        memory.picked = Some(Picked { key: key.cloned(), word: word.to_owned(), colour });
    }
}

/// Takes a picked colour once the mouse is released: until then it changes with every frame.
pub(super) fn pick(ctx: &Context, memory: &mut CountersMemory, actions: &mut Vec<CountersAction>) {
    if memory.picked.is_none() || ctx.input(|input| input.pointer.any_down()) {
        return;
    }
    if let Some(Picked { key, word, colour: [red, green, blue] }) = memory.picked.take() {
        let colour = format!("#{red:02X}{green:02X}{blue:02X}");
        let change = match key {
            Some(key) => UnitChange::Colour(key, word, Some(colour)),
            None => UnitChange::Palette(word, colour),
        };
        actions.push(CountersAction::Change(change));
    }
}
