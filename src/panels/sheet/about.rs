//! The tab with the printed games behind these games, and the libraries of the program.

use super::state::SheetMemory;
use crate::{
    engine::text::{say, say_id},
    panels::kit::{
        fonts,
        theme::Palette,
        widgets::{caps, hint, text, words},
    },
    scene::PrintedGame,
};
use bevy_egui::egui::{CollapsingHeader, Label, ScrollArea, TextEdit, Ui};

/// Every crate in the program or its tests: name, version and licence, a line each. Made from Cargo's metadata; a test
/// compares it with the lock file.
const CRATES: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/crates.txt"));

/// The licence texts of all crates and fonts in the program, which their owners require in copies of it. Written by
/// `tools/make-notices`.
const NOTICES: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/notices.txt"));

/// Every font in the program, a line each: its name, its crate, whether the program shows it, and its licence.
const FONTS: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/fonts.txt"));

/// A crate: name, version, licence.
pub(super) fn crates() -> impl Iterator<Item = [&'static str; 3]> {
    CRATES.lines().filter_map(|line| {
        let mut parts = line.split('\t');
        Some([parts.next()?, parts.next()?, parts.next()?])
    })
}

/// A font: its name, its crate, whether it is shown, its licence.
fn fonts_of_program() -> impl Iterator<Item = (&'static str, &'static str, bool, &'static str)> {
    FONTS.lines().filter_map(|line| {
        let mut parts = line.split('\t');
        Some((parts.next()?, parts.next()?, parts.next()? == "shown", parts.next()?))
    })
}

pub(crate) fn show(ui: &mut Ui, palette: &Palette, printed: &[PrintedGame], memory: &mut SheetMemory) {
    let program = say!("sheet-about-program", version = env!("CARGO_PKG_VERSION"));
    ui.label(text(program, fonts::serif(26.0), palette.text));
    words(ui, palette, say!("sheet-about-program.hint"));
    ui.add_space(14.0);
    ui.label(caps(&say!("sheet-about-games"), 12.0, palette.text_second));
    ui.add_space(4.0);
    for &PrintedGame { title, publisher, designer } in printed {
        ui.label(text(say_id(title), fonts::serif_italic(18.0), palette.text));
        let about = say!("sheet-about-printed", publisher = say_id(publisher), designer = say_id(designer));
        words(ui, palette, about);
    }
    hint(ui, palette, say!("sheet-about-games.hint"));
    ui.add_space(14.0);
    ui.label(caps(&say!("sheet-about-fonts"), 12.0, palette.text_second));
    ui.add_space(4.0);
    for (name, source, is_shown, licence) in fonts_of_program() {
        let source = if is_shown {
            say!("sheet-about-font", name = source)
        } else {
            say!("sheet-about-font-not-shown", name = source)
        };
        line(ui, palette, &[name, &source, licence]);
    }
    ui.add_space(14.0);
    ui.label(caps(&say!("sheet-about-crates", n = crates().count()), 12.0, palette.text_second));
    ui.add_space(4.0);
    let field = TextEdit::singleline(&mut memory.filter);
    let field = field.hint_text(say!("sheet-about-filter")).font(fonts::sans(13.0));
    ui.add(field.desired_width(260.0));
    ui.add_space(6.0);
    let wanted = memory.filter.trim().to_lowercase();
    for parts in crates().filter(|parts| parts.iter().any(|part| part.to_lowercase().contains(&wanted))) {
        line(ui, palette, &parts);
    }
    ui.add_space(14.0);
    notices(ui, palette);
}

/// Draws the licence texts, folded at first; of the ten thousand lines only the visible ones are laid out.
fn notices(ui: &mut Ui, palette: &Palette) {
    let heading = text(say!("sheet-about-licences"), fonts::sans(14.0), palette.text);
    CollapsingHeader::new(heading).id_salt("licences").show(ui, |ui| {
        let lines: Vec<&str> = NOTICES.lines().collect();
        let height = ui.fonts_mut(|fonts| fonts.row_height(&fonts::sans(11.0)));
        ScrollArea::vertical()
            .id_salt("licence-lines")
            .max_height(420.0)
            .auto_shrink([false, true])
            .show_rows(ui, height, lines.len(), |ui, shown| {
                for line in lines.get(shown).unwrap_or_default() {
                    ui.add(Label::new(text(*line, fonts::sans(11.0), palette.text_second)).truncate());
                }
            });
    });
}

fn line(ui: &mut Ui, palette: &Palette, parts: &[&str; 3]) {
    let width = ui.available_width();
    ui.horizontal(|ui| {
        let inks = [palette.text, palette.text_third, palette.text_second];
        for ((part, share), ink) in parts.iter().zip([0.34, 0.30, 0.36]).zip(inks) {
            let size = bevy_egui::egui::vec2(width * share - 8.0, 18.0);
            let layout = bevy_egui::egui::Layout::left_to_right(bevy_egui::egui::Align::Center);
            ui.allocate_ui_with_layout(size, layout, |ui| {
                ui.set_min_width(size.x);
                ui.add(Label::new(text(*part, fonts::sans(12.0), ink)).truncate());
            });
        }
    });
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::{NOTICES, crates};
    use std::{collections::BTreeSet, process::Command};

    fn locked() -> BTreeSet<(String, String)> {
        let lock = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.lock"));
        let mut found = BTreeSet::new();
        for package in lock.split("[[package]]").skip(1) {
            let value = |key: &str| {
                let line = package.lines().find_map(|line| line.strip_prefix(key)).unwrap();
                line.trim_matches('"').to_owned()
            };
            found.insert((value("name = \""), value("version = \"")));
        }
        // The crates of this repository are not listed.
        found.retain(|(name, _)| !name.starts_with("kessel"));
        found
    }

    #[test]
    fn every_crate_of_the_lock_file_is_named_with_its_licence() {
        let listed: BTreeSet<(String, String)> =
            crates().map(|[name, version, _]| (name.to_owned(), version.to_owned())).collect();
        let locked = locked();
        assert!(locked.len() > 300);
        assert_eq!(listed, locked, "run the test `writes_the_list_of_crates` to make the list anew");
        assert!(crates().all(|[.., licence]| licence.len() > 2 && !licence.contains("None")));
    }

    /// Returns the crates that the notices name under a licence text: name and version, in indented lines.
    fn noticed() -> BTreeSet<(String, String)> {
        let crates = NOTICES.lines().filter_map(|line| {
            let mut words = line.strip_prefix("  ")?.split_whitespace();
            let (name, version) = (words.next()?, words.next()?);
            let is_version =
                version.split('.').count() >= 3 && version.starts_with(|c: char| c.is_ascii_digit());
            (!line.starts_with("   ") && is_version).then(|| (name.to_owned(), version.to_owned()))
        });
        crates.filter(|(name, _)| name != "kessel").collect()
    }

    /// MIT, BSD and OFL require their text in copies of the program. Crates of the tests alone are in no program.
    #[test]
    fn every_crate_of_the_program_has_its_licence() {
        let (noticed, locked) = (noticed(), locked());
        let stale: Vec<_> = noticed.difference(&locked).collect();
        assert!(stale.is_empty(), "run tools/make-notices: {stale:?}");
        let manifest = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"));
        let own =
            manifest.split("[dependencies]").nth(1).unwrap().split("[dev-dependencies]").next().unwrap();
        let own = own.lines().filter(|line| !line.starts_with([' ', '#', ']', '"']));
        // A library with another name here has its own in `package`.
        let named = |(name, told): (&'static str, &'static str)| {
            let package = told.split_once("package = \"").and_then(|(_, rest)| rest.split('"').next());
            package.unwrap_or(name)
        };
        let own: Vec<&str> = own.filter_map(|line| line.split_once(" = ")).map(named).collect();
        assert!(own.len() > 25 && noticed.len() > 400, "{} of {}", own.len(), noticed.len());
        for name in own {
            assert!(noticed.iter().any(|(crate_name, _)| crate_name == name), "no licence of {name}");
        }
        for font in ["Libertinus", "Noto Sans", "Noto Emoji", "Ubuntu", "Hack", "emoji-icon-font", "DejaVu"] {
            assert!(NOTICES.contains(font), "no licence of {font}");
        }
    }

    /// Writes `assets/crates.txt` again from Cargo's metadata.
    #[test]
    #[ignore = "writes a file of the checkout"]
    fn writes_the_list_of_crates() {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let output =
            Command::new(cargo).args(["metadata", "--format-version", "1", "--locked"]).output().unwrap();
        let told: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        let word = |value: &serde_json::Value| value.as_str().unwrap_or("see its file").to_owned();
        let lines: BTreeSet<String> = told["packages"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|package| !word(&package["name"]).starts_with("kessel"))
            .map(|package| {
                let parts = ["name", "version", "license"].map(|key| word(&package[key]));
                format!("{}\n", parts.join("\t"))
            })
            .collect();
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/crates.txt");
        std::fs::write(path, lines.into_iter().collect::<String>()).unwrap();
    }
}
