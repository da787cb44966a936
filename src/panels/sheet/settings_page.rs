//! The settings tab: the look of the table, and the screens between turns.

use super::{own_page, state::SheetState};
use crate::{
    art::{
        own_fonts::{self, own_fonts},
        packs::pack::library::{PackEntry, folder_of_user},
    },
    engine::{
        data::{Shown, own_folder, parcel::folder_of_parcels},
        text::{Arg, say},
    },
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
    heading(ui, palette, &say!("settings-appearance"));
    look(ui, palette, state, &mut settings, actions);
    ui.add_space(8.0);
    heading(ui, palette, &say!("settings-layout"));
    places(ui, palette, &mut settings);
    clicks_and_dice(ui, palette, &mut settings);
    ui.add_space(8.0);
    heading(ui, palette, &say!("settings-players"));
    let hand_over = (say!("settings-hand-over"), say!("settings-hand-over.hint"));
    switch(ui, palette, &hand_over, &mut settings.hand_over);
    let notices = (say!("settings-turn-notices"), say!("settings-turn-notices.hint"));
    switch(ui, palette, &notices, &mut settings.turn_notices);
    let follow = (say!("fight-follow"), say!("fight-follow.hint"));
    switch(ui, palette, &follow, &mut settings.viewers_follow);
    #[cfg(feature = "ticket")]
    super::relay_row::show(ui, palette, &mut state.memory.relay, &mut settings.ticket_relay);
    folders(ui, palette, state, actions);
    own_page::show(ui, palette, state, actions);
    if plain(ui, palette, &say!("settings-restore")).clicked() {
        settings = Settings { keys: settings.keys.clone(), ..Settings::default() };
        state.memory.relay = None;
    }
    ui.add_space(8.0);
    if !state.file.is_empty() {
        hint(ui, palette, say!("settings-stored-in", file = state.file));
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
    language(ui, palette, state, settings);
    row(ui, palette, &say!("settings-panels"), &say!("settings-panels.hint"), |ui| {
        let themes =
            [(Theme::Light, say!("settings-panels-light")), (Theme::Dark, say!("settings-panels-dark"))];
        choose(ui, palette, &mut settings.theme, themes);
    });
    row(ui, palette, &say!("settings-colours"), &say!("settings-colours.hint"), |ui| {
        let colours = [
            (Colours::ColourBlind, say!("settings-colours-blind")),
            (Colours::Usual, say!("settings-colours-default")),
        ];
        choose(ui, palette, &mut settings.colours, colours);
    });
    pack(ui, palette, state, settings, actions);
    row(ui, palette, &say!("settings-scale"), &say!("settings-scale.hint"), |ui| {
        scale(ui, palette, &mut state.memory.scale, settings);
    });
    row(ui, palette, &say!("settings-animation"), &say!("settings-animation.hint"), |ui| {
        let motions = [
            (Motion::Reduced, say!("settings-animation-none")),
            (Motion::Fast, say!("settings-animation-fast")),
            (Motion::Full, say!("settings-animation-full")),
        ];
        choose(ui, palette, &mut settings.motion, motions);
    });
    row(ui, palette, &say!("settings-dice"), &say!("settings-dice.hint"), |ui| {
        let dice = [
            (DiceShown::Off, say!("settings-dice-off")),
            (DiceShown::Small, say!("settings-dice-small")),
            (DiceShown::Large, say!("settings-dice-large")),
        ];
        choose(ui, palette, &mut settings.dice, dice);
    });
    row(ui, palette, &say!("settings-pace"), &say!("settings-pace.hint"), |ui| {
        let paces = [
            (Pace::Fast, say!("settings-pace-fast")),
            (Pace::Normal, say!("settings-pace-normal")),
            (Pace::Slow, say!("settings-pace-slow")),
        ];
        choose(ui, palette, &mut settings.pace, paces);
    });
}

/// Draws the languages by their own names.
fn language(ui: &mut Ui, palette: &Palette, state: &SheetState, settings: &mut Settings) {
    let system = [(String::new(), say!("settings-language-of-system"))];
    let names = state.languages.iter().map(|language| (language.id.clone(), language.name.clone()));
    row(ui, palette, &say!("settings-language"), &say!("settings-language.hint"), |ui| {
        choose(ui, palette, &mut settings.language, names.chain(system));
    });
    let own: Vec<String> = own_fonts().iter().map(|font| font.name.clone()).collect();
    row(ui, palette, &say!("settings-fonts"), &say!("settings-fonts.hint"), |ui| {
        let words = if own.is_empty() {
            say!("settings-fonts-none")
        } else {
            say!("settings-fonts-own", fonts = own)
        };
        ui.label(text(words, fonts::sans(13.0), palette.text_second));
    });
}

/// Draws the rows on the places of panels.
fn places(ui: &mut Ui, palette: &Palette, settings: &mut Settings) {
    row(ui, palette, &say!("settings-dock-side"), "", |ui| {
        let sides = [
            (DockSide::Right, say!("settings-dock-side-right")),
            (DockSide::Left, say!("settings-dock-side-left")),
        ];
        choose(ui, palette, &mut settings.dock.side, sides);
    });
    row(ui, palette, &say!("settings-dock-width"), &say!("settings-dock-width.hint"), |ui| {
        let slider = Slider::new(&mut settings.dock.width, Dock::WIDTHS).step_by(4.0);
        ui.add(slider.suffix(say!("settings-dock-width.suffix")));
    });
    let minimap = (say!("settings-minimap"), say!("settings-minimap.hint"));
    switch(ui, palette, &minimap, &mut settings.minimap);
    let tooltips = (say!("settings-tooltips"), say!("settings-tooltips.hint"));
    switch(ui, palette, &tooltips, &mut settings.tooltips);
    let what_now = (say!("settings-what-now"), say!("settings-what-now.hint"));
    switch(ui, palette, &what_now, &mut settings.what_now);
}

/// Draws the rows on the meaning of clicks, and on the questions before dice.
fn clicks_and_dice(ui: &mut Ui, palette: &Palette, settings: &mut Settings) {
    let click = (say!("settings-click-to-move"), say!("settings-click-to-move.hint"));
    switch(ui, palette, &click, &mut settings.click_to_move);
    let ask = (say!("settings-ask-before-rolling"), say!("settings-ask-before-rolling.hint"));
    switch(ui, palette, &ask, &mut settings.ask_before_dice);
    let always = (say!("settings-ask-always"), say!("settings-ask-always.hint"));
    switch(ui, palette, &always, &mut settings.ask_in_vain);
    let skip = (say!("settings-skip-phases"), say!("settings-skip-phases.hint"));
    switch(ui, palette, &skip, &mut settings.pass_phases);
}

/// Draws the folders of the player's own files, each with a button that opens it.
fn folders(ui: &mut Ui, palette: &Palette, state: &SheetState, actions: &mut Vec<Action>) {
    ui.add_space(8.0);
    ui.label(caps(&say!("settings-folders"), 12.0, palette.text_second));
    ui.add_space(6.0);
    let own = own_folder();
    let inside = |name: &str| own.as_ref().map(|own| own.join(name));
    let settings = Path::new(state.file).parent().filter(|_| !state.file.is_empty()).map(Path::to_owned);
    let all = [
        (say!("settings-folder-games"), own.clone()),
        (say!("settings-folder-scenarios"), inside("scenarios")),
        (say!("settings-folder-lessons"), inside("scenarios").map(|folder| folder.join("lessons"))),
        (say!("settings-folder-packs"), folder_of_user()),
        (say!("parcels-folder"), own.as_deref().map(folder_of_parcels)),
        (say!("settings-folder-fonts"), own_fonts::folder()),
        (say!("settings-folder-settings"), settings),
    ];
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for (words, folder) in all {
            let Some(folder) = folder else { continue };
            let button = plain(ui, palette, &words).on_hover_text(folder.shown());
            if noted(&say!("settings-folders.label", folder = words), button).clicked() {
                actions.push(Action::OpenFolder(folder));
            }
        }
    });
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
    ui.label(text(say!("settings-pack"), fonts::bold(14.0), palette.text));
    ui.add_space(4.0);
    pack_games(ui, palette, state);
    let game = state.memory.pack_for.clone();
    let own = game.as_ref().and_then(|game| settings.packs.get(game)).cloned();
    let chosen = if game.is_none() { Some(settings.pack.clone()) } else { own };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        if let Some(game) = &game
            && choice(ui, palette, &say!("settings-pack-as-all"), chosen.is_none())
        {
            settings.packs.remove(game);
        }
        for entry in state.packs {
            let is_chosen = chosen.as_ref() == Some(&entry.id);
            if !choice(ui, palette, &name_of(state.packs, entry), is_chosen) {
                continue;
            }
            // A pack for some games is chosen for these: in the others it would not be used.
            match &game {
                Some(game) => settings.use_pack(&entry.id, std::slice::from_ref(game)),
                None => {
                    settings.use_pack(&entry.id, &entry.only_for);
                    state.memory.pack_for = entry.only_for.first().filter(|id| is_game(state, id)).cloned();
                }
            }
        }
    });
    let chosen = chosen.unwrap_or_else(|| settings.pack.clone());
    about_pack(ui, palette, state, &chosen);
    if let Some(folder) = folder_of_user() {
        hint(ui, palette, say!("settings-pack-folder", folder = folder.shown()));
        new_pack(ui, palette, &mut state.memory.new_pack, actions);
    }
    ui.add_space(10.0);
}

/// Draws the games for which a pack can be chosen: all, or one of them.
fn pack_games(ui: &mut Ui, palette: &Palette, state: &mut SheetState) {
    let all = [(None, say!("settings-pack-for-all"), say!("settings-pack-for-all.label"))];
    let games = state.titles.iter().map(|(id, title)| {
        (Some((*id).to_owned()), (*title).to_owned(), say!("settings-pack-for", game = *title))
    });
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for (game, words, name) in all.into_iter().chain(games) {
            let is_chosen = state.memory.pack_for == game;
            if noted(&name, ui.add(choice_button(palette, &words, is_chosen))).clicked() {
                state.memory.pack_for = game;
            }
        }
    });
    ui.add_space(6.0);
}

/// Draws what is known of the chosen pack, and the folders that are no packs.
fn about_pack(ui: &mut Ui, palette: &Palette, state: &SheetState, chosen: &str) {
    let entry = state.packs.iter().find(|entry| entry.id == chosen);
    let about = match entry {
        Some(entry) if entry.about.is_empty() && entry.folder.is_some() => {
            say!("settings-pack-of-your-own")
        }
        Some(entry) if entry.about.is_empty() => say!("settings-pack-without-about"),
        Some(entry) => entry.about.clone(),
        None => say!("settings-pack-not-found", pack = chosen),
    };
    hint(ui, palette, about);
    for stray in state.strays {
        hint(ui, palette, format!("{}.", capital(stray)));
    }
    if let Some(entry) = entry.filter(|entry| !entry.only_for.is_empty()) {
        let title = |id: &str| state.titles.iter().find(|(known, _)| *known == id).map(|(_, title)| *title);
        let games = entry.only_for.iter().map(|id| title(id).unwrap_or(id));
        hint(ui, palette, say!("settings-pack-only-for", games = Arg::list(games)));
    }
}

/// Whether this is the id of a game, and not of a scenario.
fn is_game(state: &SheetState, id: &str) -> bool {
    state.titles.iter().any(|(known, _)| *known == id)
}

/// Draws a button that is chosen or not; returns whether it was clicked.
fn choice(ui: &mut Ui, palette: &Palette, words: &str, is_chosen: bool) -> bool {
    noted(words, ui.add(choice_button(palette, words, is_chosen))).clicked()
}

/// Returns a button that shows whether it is chosen.
fn choice_button(palette: &Palette, words: &str, is_chosen: bool) -> Button<'static> {
    let (ink, line) =
        if is_chosen { (palette.text, palette.accent) } else { (palette.text_second, palette.line) };
    let font = if is_chosen { fonts::bold(13.0) } else { fonts::sans(13.0) };
    Button::new(text(words, font, ink)).stroke(Stroke::new(1.0, line)).min_size(vec2(84.0, 28.0))
}

/// Draws the field and the button for a new pack, which starts with copies of the standard drawings.
fn new_pack(ui: &mut Ui, palette: &Palette, name: &mut String, actions: &mut Vec<Action>) {
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        let field = TextEdit::singleline(name)
            .hint_text(say!("settings-pack-name"))
            .font(fonts::sans(13.0))
            .margin(Margin::symmetric(8, 5))
            .char_limit(LONGEST_NAME)
            .desired_width(220.0);
        ui.add(field);
        let named = name.chars().any(char::is_alphanumeric);
        let button = ui.add_enabled_ui(named, |ui| plain(ui, palette, &say!("settings-pack-new"))).inner;
        if button.on_hover_text(say!("settings-pack-new.hint")).clicked() {
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
    for (words, by) in [(say!("settings-scale-bigger"), 0.1), (say!("settings-scale-smaller"), -0.1)] {
        let button = plain(ui, palette, &words);
        touched |= button.contains_pointer();
        if button.clicked() {
            scale = ((scale + by) * 10.0).round() / 10.0;
            scale = scale.clamp(*SCALES.start(), *SCALES.end());
        }
    }
    let percent = (scale * 100.0).round() as u32;
    ui.label(text(say!("settings-scale-percent", percent = percent), fonts::bold(14.0), palette.text));
    *wanted = Some(scale).filter(|_| touched);
    if !touched {
        settings.scale = scale;
    }
}

/// Draws buttons of which one is chosen; the first is at the right.
fn choose<T: PartialEq>(
    ui: &mut Ui,
    palette: &Palette,
    value: &mut T,
    choices: impl IntoIterator<Item = (T, impl AsRef<str>)>,
) {
    ui.spacing_mut().item_spacing.x = 4.0;
    for (choice, words) in choices {
        let words = words.as_ref();
        if noted(words, ui.add(choice_button(palette, words, *value == choice))).clicked() {
            *value = choice;
        }
    }
}

/// Draws the row of a switch, with its name and its hint.
fn switch(ui: &mut Ui, palette: &Palette, (name, about): &(String, String), value: &mut bool) {
    row(ui, palette, name, about, |ui| {
        let words = if *value { say!("settings-on") } else { say!("settings-off") };
        let line = if *value { palette.accent } else { palette.line };
        let ink = if *value { palette.text } else { palette.text_second };
        let button = Button::new(text(words, fonts::bold(13.0), ink))
            .stroke(Stroke::new(1.0, line))
            .min_size(vec2(84.0, 28.0));
        if noted(name, ui.add(button)).clicked() {
            *value = !*value;
        }
    });
}
