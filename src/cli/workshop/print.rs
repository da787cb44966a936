//! `kessel print`: counters, maps and charts as PDF.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::{
    art::{
        own_fonts,
        packs::pack::library::{self, STANDARD},
    },
    cli::{Failure, Outcome, cannot_write, entry::GameList, find, print_json, say},
    engine::{
        board::MapFile,
        complain,
        data::{self, DataError, Shown, Source, has_field, plain_lines},
        storage::Disk,
        text::{ENGLISH, Language, Languages, within},
    },
    workshop::print::{Paper, Parts, PrintJob, PrintSettings, Printed, dots, length, print},
};
use clap::{Args, ValueEnum};
use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

#[derive(Args, Debug)]
pub(in crate::cli) struct Arguments {
    /// A game, for everything in its unit lists; a scenario, by its id or as a file; or a map, as a file or by its name,
    /// such as GAME/map.ron.
    #[arg(value_name = "GAME, SCENARIO or MAP")]
    subject: String,
    /// The parts to print, separated by commas; all that there are if not given.
    #[arg(long, value_enum, value_delimiter = ',')]
    what: Vec<Part>,
    /// The side of a counter, from 5 to 60 mm, such as 15mm or 0.5in.
    #[arg(long, default_value = "15mm", value_parser = size)]
    size: f32,
    /// The width of a hex between two opposite sides, from 5 to 100 mm; a fifth more than a counter if not given.
    #[arg(long, value_parser = hex)]
    hex: Option<f32>,
    /// Dots to an inch of the pictures of a map, from 100 to 400.
    #[arg(long, default_value = "200", value_parser = dots)]
    dpi: f32,
    /// The paper: A4 or Letter.
    #[arg(long, default_value = "A4", value_parser = paper)]
    paper: Paper,
    /// The language of charts, turn tracks and the words at the foot of a sheet, such as de.
    #[arg(long, default_value = ENGLISH)]
    language: String,
    /// The art pack: its name in the list of packs, or its folder.
    #[arg(long, default_value = STANDARD)]
    pack: String,
    /// The PDF to write.
    #[arg(long)]
    pub(in crate::cli) out: PathBuf,
    /// Overwrite an existing file.
    #[arg(long)]
    pub(in crate::cli) force: bool,
}

/// A part of a print.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Part {
    /// The counters, with their backs.
    Counters,
    /// The markers that a game needs beside its counters.
    Markers,
    /// The map without counters.
    Map,
    /// The charts of the game, and the turn track, or those of all scenarios.
    Charts,
}

fn size(text: &str) -> Result<f32, String> {
    let size = length(text)?;
    checked(PrintSettings::new(size, Paper::A4))?;
    Ok(size)
}

fn hex(text: &str) -> Result<f32, String> {
    let hex = length(text)?;
    checked(PrintSettings { hex, ..PrintSettings::new(15.0, Paper::A4) })?;
    Ok(hex)
}

fn checked(settings: PrintSettings) -> Result<(), String> {
    settings.check().map_err(|fault| fault.to_string())
}

fn paper(text: &str) -> Result<Paper, String> {
    text.parse()
}

/// Prints what is asked for into a file.
pub(in crate::cli) fn run(games: GameList, arguments: &Arguments, json: bool) -> Outcome {
    for fault in own_fonts::read_own() {
        complain!("a font cannot be used: {fault}");
    }
    let reading = library::load(&library::folders(), &arguments.pack, None)?;
    for fault in reading.faults.iter().chain(&reading.notes) {
        complain!("{fault}");
    }
    let language = language(&Languages::of_user(), &arguments.language)?;
    let Printed { pdf, notes } = within(language, || {
        let job = job(games, &arguments.subject)?;
        Ok::<_, Failure>(print(&job, &reading.pack, &settings(arguments))?)
    })?;
    for note in notes {
        complain!("kessel: {}", plain_lines(&note));
    }
    let written = Disk::default().write_whole(&arguments.out, &pdf);
    written.map_err(|error| cannot_write(&arguments.out, &error))?;
    if json {
        return print_json(&serde_json::json!({ "pdf": arguments.out.shown() }));
    }
    say!("{} written", arguments.out.shown());
    Ok(())
}

/// Returns a language by its id.
fn language(known: &Languages, id: &str) -> Result<Arc<Language>, Failure> {
    let ids = known.ids();
    match ids.iter().any(|known| known == id) {
        true => Ok(known.read(id)),
        false => Err(Failure(format!("there is no language {id}: choose {}", ids.join(", ")))),
    }
}

fn settings(arguments: &Arguments) -> PrintSettings {
    let usual = PrintSettings::new(arguments.size, arguments.paper);
    let asks = |part: Part| arguments.what.is_empty() || arguments.what.contains(&part);
    PrintSettings {
        hex: arguments.hex.unwrap_or(usual.hex),
        dots: arguments.dpi,
        parts: Parts {
            counters: asks(Part::Counters),
            markers: asks(Part::Markers),
            map: asks(Part::Map),
            charts: asks(Part::Charts),
        },
        ..usual
    }
}

/// Returns what can be printed of a game, a scenario or a map.
fn job(games: GameList, subject: &str) -> Result<PrintJob, Failure> {
    if let Some(game) = games.iter().find(|game| game.id() == subject) {
        return Ok(game.lists_to_print());
    }
    if let Some(map) = map(subject)? {
        let file: MapFile = map.read().map_err(in_lines)?;
        let board = file.board().map_err(|faults| in_lines(map.places(faults)))?;
        return Ok(PrintJob::of_map(file, board));
    }
    let (game, source) = find::scenario(games, subject)?;
    game.scenario_to_print(&source)
}

/// Returns the text of a map, from a file or by its name below `scenarios`; none if this names something else.
fn map(subject: &str) -> Result<Option<Source>, Failure> {
    let path = Path::new(subject);
    let source = if path.is_file() {
        Source { name: path.shown(), text: data::read_file(path)? }
    } else {
        match data::load(subject) {
            Ok(source) => source,
            Err(_) => return Ok(None),
        }
    };
    let is_map = ["columns", "woods"].iter().all(|field| has_field(&source.text, field));
    Ok(is_map.then_some(source))
}

fn in_lines(faults: Vec<DataError>) -> Failure {
    Failure(faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_size_has_a_unit_and_bounds() {
        assert_eq!(size("15mm"), Ok(15.0));
        assert_eq!(size("0.5in"), Ok(12.7));
        assert_eq!(hex("20"), Ok(20.0));
        let why = "a counter of 4 mm cannot be printed: sizes go from 5 to 60 mm";
        assert_eq!(size("4mm"), Err(why.to_owned()));
        assert!(size("61mm").is_err() && hex("3mm").is_err() && size("large").is_err());
        assert!(paper("A3").is_err() && paper("letter") == Ok(Paper::Letter));
    }

    #[test]
    fn a_language_is_known_by_its_id() {
        let built_in = Languages::in_folders(Vec::new());
        assert!(language(&built_in, "de").is_ok_and(|german| german.id() == "de"));
        let why = language(&built_in, "xx").unwrap_err().0;
        assert!(why.starts_with("there is no language xx: choose en, de"), "{why}");
    }

    #[test]
    fn a_map_is_known_by_its_fields() {
        let map = map("guide/none.ron").unwrap();
        assert!(map.is_none());
        let why = job(&[], "nothing").unwrap_err().0;
        assert!(why.contains("there is no scenario and no file nothing"), "{why}");
    }
}
