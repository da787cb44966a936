//! The page that prints: from the choices and the progress to the player's actions.

use super::form::{PrintForm, Subject};
use crate::{
    engine::{data::Shown, text::say},
    panels::{
        choice,
        kit::{
            theme::{Palette, Theme},
            widgets::{hint, noted, plain, primary, row, section, warning, words},
        },
    },
    settings::Colours,
    workshop::{
        page::page,
        print::{
            map::{Fewer, fewer},
            settings::{COUNTERS, HEXES, Paper},
        },
    },
};
use bevy_egui::egui::{Context, DragValue, ScrollArea, Ui};
use std::{ops::RangeInclusive, path::PathBuf};

/// Points of the widest page.
const WIDEST: f32 = 760.0;

/// An action of the player on the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PrintAction {
    Make,
    OpenFolder(PathBuf),
    Close,
}

/// The state of the sheets.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Sheets {
    #[default]
    None,
    Working,
    Made {
        file: PathBuf,
        notes: Vec<String>,
    },
    Failed(String),
}

/// The content of the page.
pub(crate) struct PrintState<'a> {
    pub form: &'a mut PrintForm,
    pub sheets: &'a Sheets,
    /// The title of the scenario, where it is not the one on the table.
    pub chosen: Option<&'a str>,
    /// The columns and rows of the map on the table.
    pub map: Option<(u8, u8)>,
    pub theme: Theme,
    pub colours: Colours,
}

/// Draws the page.
pub(crate) fn print_page(ctx: &Context, state: PrintState) -> Vec<PrintAction> {
    let mut actions = Vec::new();
    let palette = state.theme.palette_in(state.colours);
    let PrintState { form, sheets, chosen, map, .. } = state;
    let closes = page(ctx, palette, ("print-page", &say!("print-title")), WIDEST, |ui| {
        ScrollArea::vertical().id_salt("print").auto_shrink([false, false]).show(ui, |ui| {
            ui.set_max_width(ui.available_width() - 12.0);
            if let Some(title) = chosen {
                words(ui, palette, say!("print-chosen", scenario = title));
            }
            section(ui, palette, &say!("print-choices"), "", |ui| {
                choices(ui, palette, form);
                offer_fewer(ui, palette, form, map);
            });
            ui.add_enabled_ui(*sheets != Sheets::Working && form.has_parts(), |ui| {
                if primary(ui, palette, &say!("print-make"), "", true).clicked() {
                    actions.push(PrintAction::Make);
                }
            });
            if !form.has_parts() {
                hint(ui, palette, say!("print-nothing"));
            }
            ui.add_space(10.0);
            outcome(ui, palette, sheets, &mut actions);
        });
    });
    actions.extend(closes.then_some(PrintAction::Close));
    actions
}

fn choices(ui: &mut Ui, palette: &Palette, form: &mut PrintForm) {
    row(ui, palette, &say!("print-subject"), &say!("print-subject.hint"), |ui| {
        // They are drawn from the right.
        one_of(ui, &mut form.subject, (Subject::Game, say!("print-game")));
        one_of(ui, &mut form.subject, (Subject::Scenario, say!("print-scenario")));
    });
    row(ui, palette, &say!("print-parts"), &say!("print-parts.hint"), |ui| {
        switch(ui, &mut form.parts.charts, &say!("print-charts"));
        switch(ui, &mut form.parts.map, &say!("print-map"));
        switch(ui, &mut form.parts.markers, &say!("print-markers"));
        switch(ui, &mut form.parts.counters, &say!("print-counters"));
    });
    row(ui, palette, &say!("print-size"), &say!("print-size.hint"), |ui| {
        length(ui, &mut form.size, COUNTERS.0..=COUNTERS.1, &say!("print-size"));
    });
    row(ui, palette, &say!("print-hex"), &say!("print-hex.hint"), |ui| {
        let fitting = form.settings().hex;
        match &mut form.hex {
            Some(hex) => length(ui, hex, HEXES.0..=HEXES.1, &say!("print-hex")),
            None => _ = ui.label(say!("print-millimetres", number = tenths(fitting))),
        }
        let mut fits = form.hex.is_none();
        switch(ui, &mut fits, &say!("print-hex-fits"));
        if fits != form.hex.is_none() {
            form.hex = (!fits).then_some(fitting);
        }
    });
    row(ui, palette, &say!("print-paper"), "", |ui| {
        one_of(ui, &mut form.paper, (Paper::Letter, say!("print-letter")));
        one_of(ui, &mut form.paper, (Paper::A4, say!("print-a4")));
    });
}

/// Offers the largest width of a hex with which the map needs fewer sheets.
fn offer_fewer(ui: &mut Ui, palette: &Palette, form: &mut PrintForm, map: Option<(u8, u8)>) {
    let map = map.filter(|_| form.parts.map && form.subject == Subject::Scenario);
    let Some(Fewer { now, fewer, hex }) = map.and_then(|map| fewer(map, &form.settings())) else { return };
    ui.horizontal_wrapped(|ui| {
        hint(ui, palette, say!("print-sheets", sheets = now));
        if plain(ui, palette, &say!("print-fewer", hex = tenths(hex), sheets = fewer)).clicked() {
            form.hex = Some(hex);
        }
    });
}

/// Returns a length with at most one decimal.
fn tenths(length: f32) -> String {
    ((length * 10.0).round() / 10.0).to_string()
}

fn one_of<T: Copy + PartialEq>(ui: &mut Ui, chosen: &mut T, (value, words): (T, String)) {
    if noted(&words, choice(ui, (*chosen == value, true), &words)).clicked() {
        *chosen = value;
    }
}

fn switch(ui: &mut Ui, on: &mut bool, words: &str) {
    if noted(words, choice(ui, (*on, true), words)).clicked() {
        *on = !*on;
    }
}

/// Draws a length in millimetres that is dragged or typed.
fn length(ui: &mut Ui, value: &mut f32, bounds: RangeInclusive<f32>, name: &str) {
    let suffix = format!(" {}", say!("print-mm"));
    noted(name, ui.add(DragValue::new(value).range(bounds).speed(0.1).max_decimals(1).suffix(suffix)));
}

fn outcome(ui: &mut Ui, palette: &Palette, sheets: &Sheets, actions: &mut Vec<PrintAction>) {
    match sheets {
        Sheets::None => hint(ui, palette, say!("print-scale")),
        Sheets::Working => hint(ui, palette, say!("page-working")),
        Sheets::Failed(why) => warning(ui, palette, &say!("print-failed", why = why.as_str())),
        Sheets::Made { file, notes } => {
            words(ui, palette, say!("print-made", file = file.shown()));
            hint(ui, palette, say!("print-scale"));
            for note in notes {
                warning(ui, palette, note);
            }
            if let Some(folder) = file.parent()
                && plain(ui, palette, &say!("page-open-folder")).clicked()
            {
                actions.push(PrintAction::OpenFolder(folder.to_owned()));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::text::{PSEUDO, in_language, within},
        panels::{dress, tests::screen::Screen},
    };

    fn drawn(ctx: &Context, form: &mut PrintForm, sheets: &Sheets, actions: &mut Vec<PrintAction>) {
        let (theme, colours) = (Theme::Light, Colours::Usual);
        if dress(ctx, theme) {
            let (chosen, map) = (Some("The hill"), Some((20, 15)));
            actions.extend(print_page(ctx, PrintState { form, sheets, chosen, map, theme, colours }));
        }
    }

    fn pressed(form: &mut PrintForm, sheets: &Sheets, names: &[&str]) -> (Screen, Vec<PrintAction>) {
        let (mut screen, mut actions) = (Screen::new(1280.0, 720.0), Vec::new());
        let mut draw = |ctx: &Context| {
            drawn(ctx, form, sheets, &mut actions);
            Vec::new()
        };
        screen.settle(&mut draw);
        for name in names {
            screen.press(name, &mut draw);
        }
        screen.settle(&mut draw);
        (screen, actions)
    }

    #[test]
    fn buttons_choose_what_is_printed() {
        let mut form = PrintForm::default();
        let pressed_names = ["Whole game", "Map", "Fit the counters", "Letter", "Make sheets"];
        let (_, actions) = pressed(&mut form, &Sheets::None, &pressed_names);
        assert_eq!(actions, [PrintAction::Make]);
        assert_eq!((form.subject, form.paper, form.parts.map), (Subject::Game, Paper::Letter, false));
        assert_eq!(form.hex, Some(18.0));
        let pressed_names = ["Counters", "Markers", "Charts", "Make sheets"];
        let (screen, actions) = pressed(&mut form, &Sheets::None, &pressed_names);
        assert_eq!(actions, [], "there is nothing to print");
        assert!(screen.has("Choose at least one part"), "{:?}", screen.texts());
    }

    /// A button takes the width with which the map needs fewer sheets.
    #[test]
    fn a_width_with_fewer_sheets_is_offered() {
        let mut form = PrintForm::default();
        let Fewer { fewer: sheets, hex, .. } = fewer((20, 15), &form.settings()).expect("a smaller width");
        let name = format!("{} mm: {sheets} sheets", tenths(hex));
        pressed(&mut form, &Sheets::None, &[&name]);
        assert_eq!(form.hex, Some(hex));
        form = PrintForm { subject: Subject::Game, ..PrintForm::default() };
        let (screen, _) = pressed(&mut form, &Sheets::None, &[]);
        assert!(!screen.has(&name), "a game has several maps");
    }

    #[test]
    fn the_file_is_named_and_its_folder_opened() {
        let file = PathBuf::from("own/sheets/training.pdf");
        let made = Sheets::Made { file, notes: vec!["card 7 is printed as a picture".to_owned()] };
        let mut form = PrintForm::default();
        let (screen, actions) = pressed(&mut form, &made, &["Open folder", "Close"]);
        assert_eq!(actions, [PrintAction::OpenFolder("own/sheets".into()), PrintAction::Close]);
        assert!(screen.has("Scenario: The hill"), "{:?}", screen.texts());
        assert!(screen.has("training.pdf") && screen.has("ard 7 is printed"), "{:?}", screen.texts());
        let (screen, actions) = pressed(&mut form, &Sheets::Working, &["Make sheets"]);
        assert!(actions.is_empty() && screen.has("Working"), "it is being made");
    }

    #[test]
    fn nothing_is_cut_in_a_longer_language() {
        within(in_language(PSEUDO), || {
            let (screen, _) = pressed(&mut PrintForm::default(), &Sheets::None, &[]);
            assert!(screen.texts().iter().any(|text| text.contains('é')), "{:?}", screen.texts());
            assert_eq!(screen.cut(), Vec::<String>::new());
            for (words, place) in screen.words() {
                assert!(place.left() >= 0.0 && place.right() <= 1280.0, "{words}: {place:?}");
            }
        });
    }
}
