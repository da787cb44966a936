//! The settings tab: the look of the table, and the screens between turns.

use super::state::{OwnThing, SheetState};
use crate::{
    art::packs::pack::library::{PackEntry, folder_of_user},
    engine::data::{Shown, own_folder},
    panels::{
        kit::{
            fonts,
            theme::Palette,
            widgets::{capital, caps, hint, noted, plain, row, text},
        },
        state::Action,
    },
    settings::{Colours, DiceShown, Dock, DockSide, Motion, Pace, SCALES, Settings, Theme},
};
use bevy_egui::egui::{Button, Margin, Slider, Stroke, TextEdit, Ui, vec2};
use std::path::Path;

/// The most letters of a pack's name.
const LONGEST_NAME: usize = 40;

pub(crate) fn show(ui: &mut Ui, palette: &Palette, state: &mut SheetState, actions: &mut Vec<Action>) {
    let mut settings = state.settings.clone();
    heading(ui, palette, "Appearance");
    look(ui, palette, state, &mut settings, actions);
    ui.add_space(8.0);
    heading(ui, palette, "Layout");
    places(ui, palette, &mut settings);
    clicks_and_dice(ui, palette, &mut settings);
    ui.add_space(8.0);
    heading(ui, palette, "Players");
    let about = "Hides the map between turns when two people share a screen. Always on when playing by file.";
    row(ui, palette, "Hand-over screen", about, |ui| {
        switch(ui, palette, "Hand-over screen", &mut settings.hand_over);
    });
    folders(ui, palette, state, actions);
    own_things(ui, palette, state, actions);
    if plain(ui, palette, "Restore defaults").clicked() {
        settings = Settings { keys: settings.keys.clone(), ..Settings::default() };
    }
    ui.add_space(8.0);
    if !state.file.is_empty() {
        hint(ui, palette, format!("Stored in {}", state.file));
    }
    if settings != *state.settings {
        actions.push(Action::Change(Box::new(settings)));
    }
}

fn heading(ui: &mut Ui, palette: &Palette, words: &str) {
    ui.label(caps(words, 12.0, palette.text_second));
    ui.add_space(6.0);
}

/// The rows on colours, art, size and movement.
fn look(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut SheetState,
    settings: &mut Settings,
    actions: &mut Vec<Action>,
) {
    row(ui, palette, "Panels", "The map is the same in both.", |ui| {
        choose(ui, palette, &mut settings.theme, [(Theme::Light, "Light"), (Theme::Dark, "Dark")]);
    });
    let colours = [(Colours::ColourBlind, "Colour-blind"), (Colours::Usual, "Default")];
    let about = "Colour-blind: blue to orange instead of green to red, and patterns on the corps bands. The sides \
                 also differ in shape.";
    row(ui, palette, "Colours", about, |ui| choose(ui, palette, &mut settings.colours, colours));
    pack(ui, palette, state, settings, actions);
    let about = "Applied when you move the mouse away or close Settings.";
    row(ui, palette, "Interface scale", about, |ui| {
        scale(ui, palette, &mut state.memory.scale, settings);
    });
    let motions = [(Motion::Reduced, "None"), (Motion::Fast, "Fast"), (Motion::Full, "Full")];
    let about = "None: counters, dice and map jump to their final position.";
    row(ui, palette, "Animation", about, |ui| choose(ui, palette, &mut settings.motion, motions));
    let dice = [(DiceShown::Off, "Off"), (DiceShown::Small, "Small"), (DiceShown::Large, "Large")];
    let about =
        "Shows dice and combat results at the foot of the map for a few seconds. The dock always shows them.";
    row(ui, palette, "Dice on the map", about, |ui| choose(ui, palette, &mut settings.dice, dice));
    let paces = [(Pace::Fast, "Fast"), (Pace::Normal, "Normal"), (Pace::Slow, "Slow")];
    let about = "How long each computer action stays on screen.";
    row(ui, palette, "Computer speed", about, |ui| choose(ui, palette, &mut settings.pace, paces));
}

/// Draws the rows on the places of panels.
fn places(ui: &mut Ui, palette: &Palette, settings: &mut Settings) {
    let sides = [(DockSide::Right, "Right"), (DockSide::Left, "Left")];
    row(ui, palette, "Side of the dock", "", |ui| choose(ui, palette, &mut settings.dock.side, sides));
    row(ui, palette, "Width of the dock", "You can also drag its inner edge.", |ui| {
        let slider = Slider::new(&mut settings.dock.width, Dock::WIDTHS).step_by(4.0).suffix(" points");
        ui.add(slider);
    });
    row(ui, palette, "Small map", "Shown in the dock if there is room, with the counters as dots.", |ui| {
        switch(ui, palette, "Small map", &mut settings.minimap);
    });
    let about = "Show details of the hex under the mouse.";
    row(ui, palette, "Hex tooltips", about, |ui| {
        switch(ui, palette, "Hex tooltips", &mut settings.tooltips);
    });
    row(ui, palette, "What now", "Shows what to do and what is unfinished, at the head of the dock.", |ui| {
        switch(ui, palette, "What now", &mut settings.what_now);
    });
}

/// Draws the rows on the meaning of clicks, and on the questions before dice.
fn clicks_and_dice(ui: &mut Ui, palette: &Palette, settings: &mut Settings) {
    let about = "Click a highlighted hex to move the selected units. Dragging always works.";
    row(ui, palette, "Click to move", about, |ui| {
        switch(ui, palette, "Click to move", &mut settings.click_to_move);
    });
    let about = "Show odds and ask before any move that rolls dice, such as an overrun.";
    row(ui, palette, "Ask before rolling", about, |ui| {
        switch(ui, palette, "Ask before rolling", &mut settings.ask_before_dice);
    });
    let about = "Ask even when no roll could have any effect. Otherwise play continues by itself.";
    row(ui, palette, "Always ask about opportunity fire", about, |ui| {
        switch(ui, palette, "Always ask about opportunity fire", &mut settings.ask_in_vain);
    });
    let about = "A phase in which you cannot act ends by itself. The log records it.";
    row(ui, palette, "Skip idle phases", about, |ui| {
        switch(ui, palette, "Skip idle phases", &mut settings.pass_phases);
    });
}

/// Draws the folders of the player's own files, each with a button that opens it.
fn folders(ui: &mut Ui, palette: &Palette, state: &SheetState, actions: &mut Vec<Action>) {
    ui.add_space(8.0);
    ui.label(caps("Folders", 12.0, palette.text_second));
    ui.add_space(6.0);
    let own = own_folder();
    let inside = |name: &str| own.as_ref().map(|own| own.join(name));
    let settings = Path::new(state.file).parent().filter(|_| !state.file.is_empty()).map(Path::to_owned);
    let all = [
        ("Saved games", own.clone()),
        ("Scenarios", inside("scenarios")),
        ("Lessons", inside("scenarios").map(|folder| folder.join("lessons"))),
        ("Art packs", folder_of_user()),
        ("Settings", settings),
    ];
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for (words, folder) in all {
            let Some(folder) = folder else { continue };
            let button = plain(ui, palette, words).on_hover_text(folder.shown());
            if noted(&format!("Open folder: {words}"), button).clicked() {
                actions.push(Action::OpenFolder(folder));
            }
        }
    });
    ui.add_space(8.0);
}

/// Draws the player's own packs, scenarios and lessons, each with a button that deletes it after a question. The
/// question is at the right end of its line, with the answer that changes nothing in the place of the button.
fn own_things(ui: &mut Ui, palette: &Palette, state: &mut SheetState, actions: &mut Vec<Action>) {
    let (own, memory) = (state.own, &mut *state.memory);
    let mut all: Vec<&OwnThing> = own.iter().collect();
    let gone: Vec<OwnThing> = memory.taken.clone();
    all.extend(gone.iter().filter(|gone| own.iter().all(|thing| thing.thing != gone.thing)));
    all.sort();
    if all.is_empty() {
        return;
    }
    ui.label(caps("Your content", 12.0, palette.text_second));
    ui.add_space(6.0);
    for one in all {
        let name = capital(&one.words());
        row(ui, palette, &name, "", |ui| {
            if !own.contains(one) {
                ui.label(text(
                    "moved to the folder \u{201c}removed\u{201d}",
                    fonts::sans(13.0),
                    palette.text_third,
                ));
            } else if memory.taking.as_ref() == Some(&one.thing) {
                if noted(&format!("Keep {}", one.thing), plain(ui, palette, "Keep")).clicked() {
                    memory.taking = None;
                }
                let yes = plain(ui, palette, "Yes, remove it");
                if noted(&format!("Yes, remove {}", one.thing), yes).clicked() {
                    memory.taking = None;
                    memory.taken.push(one.clone());
                    actions.push(Action::TakeAway(one.thing.clone()));
                }
                ui.label(text("Remove it?", fonts::sans(13.0), palette.text));
            } else {
                let about =
                    "Moves it to the folder \u{201c}removed\u{201d}, from which you can restore it by hand";
                let button = noted(&format!("Remove {}", one.thing), plain(ui, palette, "Remove"));
                if button.on_hover_text(about).clicked() {
                    memory.taking = Some(one.thing.clone());
                }
            }
        });
    }
    ui.add_space(8.0);
}

/// Draws the art packs by name, and the folder for the player's own.
fn pack(
    ui: &mut Ui,
    palette: &Palette,
    state: &mut SheetState,
    settings: &mut Settings,
    actions: &mut Vec<Action>,
) {
    ui.label(text("Art pack", fonts::bold(14.0), palette.text));
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for entry in state.packs {
            let chosen = settings.pack == entry.id;
            let (ink, line) =
                if chosen { (palette.text, palette.accent) } else { (palette.text_second, palette.line) };
            let font = if chosen { fonts::bold(13.0) } else { fonts::sans(13.0) };
            let name = name_of(state.packs, entry);
            let button = Button::new(text(&name, font, ink)).stroke(Stroke::new(1.0, line));
            if noted(&name, ui.add(button.min_size(vec2(84.0, 28.0)))).clicked() {
                settings.pack.clone_from(&entry.id);
            }
        }
    });
    let about = match state.packs.iter().find(|entry| entry.id == settings.pack) {
        Some(entry) if entry.about.is_empty() && entry.folder.is_some() => {
            "It is in your folder. The field “about” of its pack.ron is shown here.".to_owned()
        }
        Some(entry) if entry.about.is_empty() => "No description.".to_owned(),
        Some(entry) => entry.about.clone(),
        None => {
            format!("Art pack \u{201c}{}\u{201d} not found; using the standard pack.", settings.pack)
        }
    };
    hint(ui, palette, about);
    for stray in state.strays {
        hint(ui, palette, format!("{}.", capital(stray)));
    }
    let chosen = state.packs.iter().find(|entry| entry.id == settings.pack);
    if let Some(entry) = chosen.filter(|entry| !entry.only_for.is_empty()) {
        let games = entry.only_for.join(", ");
        hint(ui, palette, format!("Only for {games}; other games use the standard pack."));
    }
    if let Some(folder) = folder_of_user() {
        hint(ui, palette, format!("Put your own packs into {}", folder.shown()));
        new_pack(ui, palette, &mut state.memory.new_pack, actions);
    }
    ui.add_space(10.0);
}

/// Draws the field and the button for a new pack, which starts with copies of the standard drawings.
fn new_pack(ui: &mut Ui, palette: &Palette, name: &mut String, actions: &mut Vec<Action>) {
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        let field = TextEdit::singleline(name)
            .hint_text("Name of a new pack")
            .font(fonts::sans(13.0))
            .margin(Margin::symmetric(8, 5))
            .char_limit(LONGEST_NAME)
            .desired_width(220.0);
        ui.add(field);
        let named = name.chars().any(char::is_alphanumeric);
        let button = ui.add_enabled_ui(named, |ui| plain(ui, palette, "New pack")).inner;
        let about = "Copies the standard drawings for you to change, uses the copy and opens its folder";
        if button.on_hover_text(about).clicked() {
            actions.push(Action::NewPack(name.clone()));
        }
    });
}

/// Returns the name of a pack, with its folder if others have the same name: a pack that began as a copy may have the
/// name of its original.
fn name_of(packs: &[PackEntry], entry: &PackEntry) -> String {
    let alike = packs.iter().filter(|other| other.name == entry.name).count();
    if alike > 1 { format!("{} ({})", entry.name, entry.id) } else { entry.name.clone() }
}

/// Draws the two buttons that change the scale by a tenth. The new scale applies when the pointer has left them,
/// because they would move away under it as everything grows.
fn scale(ui: &mut Ui, palette: &Palette, wanted: &mut Option<f32>, settings: &mut Settings) {
    let mut scale = wanted.unwrap_or(settings.scale);
    let mut touched = false;
    for (words, by) in [("Bigger", 0.1), ("Smaller", -0.1)] {
        let button = plain(ui, palette, words);
        touched |= button.contains_pointer();
        if button.clicked() {
            scale = ((scale + by) * 10.0).round() / 10.0;
            scale = scale.clamp(*SCALES.start(), *SCALES.end());
        }
    }
    ui.label(text(format!("{:.0}%", scale * 100.0), fonts::bold(14.0), palette.text));
    *wanted = Some(scale).filter(|_| touched);
    if !touched {
        settings.scale = scale;
    }
}

/// Draws buttons of which one is chosen; the first is at the right.
fn choose<T: Copy + PartialEq, const N: usize>(
    ui: &mut Ui,
    palette: &Palette,
    value: &mut T,
    choices: [(T, &str); N],
) {
    ui.spacing_mut().item_spacing.x = 4.0;
    for (choice, words) in choices {
        let chosen = *value == choice;
        let ink = if chosen { palette.text } else { palette.text_second };
        let line = if chosen { palette.accent } else { palette.line };
        let font = if chosen { fonts::bold(13.0) } else { fonts::sans(13.0) };
        let button =
            Button::new(text(words, font, ink)).stroke(Stroke::new(1.0, line)).min_size(vec2(84.0, 28.0));
        if noted(words, ui.add(button)).clicked() {
            *value = choice;
        }
    }
}

/// Draws a switch.
fn switch(ui: &mut Ui, palette: &Palette, name: &str, value: &mut bool) {
    let words = if *value { "On" } else { "Off" };
    let line = if *value { palette.accent } else { palette.line };
    let ink = if *value { palette.text } else { palette.text_second };
    let button = Button::new(text(words, fonts::bold(13.0), ink))
        .stroke(Stroke::new(1.0, line))
        .min_size(vec2(84.0, 28.0));
    if noted(name, ui.add(button)).clicked() {
        *value = !*value;
    }
}
