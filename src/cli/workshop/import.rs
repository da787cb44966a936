//! `kessel import`: makes an art pack of the pictures in a VASSAL module of the user's own.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::{
    cli::{
        Entry, Failure, GameList, Outcome, cannot_write, may_write, output::carry_on_unread, print_json, say,
    },
    engine::{
        complain,
        data::{self, DataError, Shown, plain_lines},
        storage::Disk,
    },
    workshop::module::{Matches, Matching, Module, Packed, Unit, write_pack},
};
use clap::Args;
use std::path::{Path, PathBuf};

#[derive(Args, Debug)]
pub(in crate::cli) struct Arguments {
    /// A VASSAL module (.vmod).
    module: PathBuf,
    /// The game for whose units the pack is made.
    #[arg(long, required_unless_present_any = ["list", "matches"])]
    game: Option<String>,
    /// The folder of the new art pack.
    #[arg(long, value_name = "PACK", required_unless_present = "list")]
    out: Option<PathBuf>,
    /// A file that says which picture is which unit's; without it the names are compared, and such a file is written.
    #[arg(long, value_name = "FILE")]
    matches: Option<PathBuf>,
    /// List the pieces and the pictures of the module, and write nothing.
    #[arg(long, conflicts_with_all = ["game", "out", "matches"])]
    list: bool,
    /// Overwrite an existing pack.
    #[arg(long)]
    force: bool,
}

impl Arguments {
    /// The files that the command reads.
    pub(in crate::cli) fn files(&self) -> Vec<&PathBuf> {
        [&self.module].into_iter().chain(&self.matches).collect()
    }

    /// The folder that it writes.
    pub(in crate::cli) fn written(&self) -> Option<&Path> {
        self.out.as_deref()
    }
}

pub(in crate::cli) fn run(games: GameList, asked: &Arguments, json: bool) -> Outcome {
    let Some(out) = &asked.out else { return list(&asked.module, json) };
    // A pack that is there is refused before a large module is read.
    may_write(out, asked.force)?;
    carry_on_unread();
    let own = match &asked.matches {
        Some(file) => Some(OwnMatches::read(file)?),
        None => None,
    };
    let game = game_of(games, asked.game.as_deref(), own.as_ref())?;
    let mut module = Module::open(&asked.module)?;
    let units: Vec<Unit> = game.drawn_units().into_iter().map(unit_of).collect();
    tell(&module.notes);
    if let Some(own) = own {
        let faults =
            own.matches.faults((&own.name, &own.text), &units, &|image| module.find_image(image).is_some());
        if !faults.is_empty() {
            return Err(in_lines(&faults));
        }
        let packed = write_pack(&Disk::default(), &mut module, &own.matches, out, asked.force)?;
        return answer(
            &Answer { asked, out, game: game.id(), own: None, matches: &own.matches, units: &units, packed },
            json,
        );
    }
    let file = file_of_matches(out);
    may_write(&file, asked.force)?;
    let called = asked.module.file_name().unwrap_or_default().shown();
    let table = Matching::guessed(units, module.pieces.clone());
    let matches = Matches::of(&table, &called, game.id());
    let packed = write_pack(&Disk::default(), &mut module, &matches, out, asked.force)?;
    let text = matches.to_text(table.units());
    Disk::default().write_whole(&file, text.as_bytes()).map_err(|error| cannot_write(&file, &error))?;
    let units = table.units();
    answer(&Answer { asked, out, game: game.id(), own: Some(&file), matches: &matches, units, packed }, json)
}

/// A file with matches of the user's own.
struct OwnMatches {
    name: String,
    text: String,
    matches: Matches,
}

impl OwnMatches {
    fn read(file: &Path) -> Result<Self, Failure> {
        let (name, text) = (file.shown(), data::read_file(file)?);
        let matches = Matches::parse(&name, &text).map_err(|faults| in_lines(&faults))?;
        Ok(Self { name, text, matches })
    }
}

fn in_lines(faults: &[DataError]) -> Failure {
    Failure(faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
}

/// Returns the game that is asked for, by its id or by that in the file with matches.
fn game_of(
    games: GameList,
    asked: Option<&str>,
    own: Option<&OwnMatches>,
) -> Result<&'static dyn Entry, Failure> {
    let in_file = own.map(|own| own.matches.game.as_str());
    if let (Some(asked), Some(own), Some(in_file)) = (asked, own, in_file)
        && asked != in_file
    {
        return Err(
            own.fault_of_game(format!("these are matches for {in_file}, and --game asks for {asked}"))
        );
    }
    let id = asked.or(in_file).unwrap_or_default();
    games.iter().copied().find(|game| game.id() == id).ok_or_else(|| {
        let known: Vec<&str> = games.iter().map(|game| game.id()).collect();
        let why = format!("there is no game \"{id}\"; there are: {}", known.join(", "));
        match own.filter(|_| asked.is_none()) {
            Some(own) => own.fault_of_game(why),
            None => Failure(format!("--game: {why}")),
        }
    })
}

impl OwnMatches {
    fn fault_of_game(&self, why: String) -> Failure {
        in_lines(&data::with_places(&self.name, &self.text, vec![data::Fault::new("game", why)]))
    }
}

/// Returns a unit as the import knows it.
pub(in crate::cli) fn unit_of(unit: crate::cli::look::drawn::DrawnUnit) -> Unit {
    Unit { id: unit.id, name: unit.name, templates: unit.templates, keys: unit.keys }
}

/// The file with the matches of a pack: beside its folder, since in the folder are only files of the pack.
fn file_of_matches(out: &Path) -> PathBuf {
    let mut name = out.file_name().unwrap_or_default().to_owned();
    name.push(".matches.ron");
    out.with_file_name(name)
}

/// Prints what is wrong with single pieces and pictures: the others are used.
fn tell(notes: &[String]) {
    notes.iter().for_each(|note| complain!("kessel: {}", plain_lines(note)));
}

/// The result of the command.
struct Answer<'a> {
    asked: &'a Arguments,
    out: &'a Path,
    game: &'a str,
    /// The file with matches that was written.
    own: Option<&'a Path>,
    matches: &'a Matches,
    units: &'a [Unit],
    packed: Packed,
}

fn answer(answer: &Answer, json: bool) -> Outcome {
    let Answer { asked, out, game, own, matches, units, packed } = answer;
    tell(&packed.notes);
    let has_card =
        |unit: &Unit| matches.with_pictures().any(|one| one.unit == unit.id || unit.keys.contains(&one.unit));
    if json {
        let without: Vec<&str> =
            units.iter().filter(|unit| !has_card(unit)).map(|unit| unit.id.as_str()).collect();
        return print_json(&serde_json::json!({
            "module": asked.module.shown(),
            "game": game,
            "pack": out.shown(),
            "matches": own.map(|file| file.shown()),
            "cards": packed.units,
            "pictures": packed.images,
            "without": without,
            "faults": packed.notes,
        }));
    }
    let doubtful = matches.with_pictures().filter(|one| one.score < DOUBTFUL).count();
    say!("{} cards with {} pictures for {game}, in {}", packed.units, packed.images, out.shown());
    say!(
        "{} of {} unit types keep their usual card",
        units.iter().filter(|unit| !has_card(unit)).count(),
        units.len()
    );
    if let Some(file) = own {
        say!("{} says which picture is which unit's; {doubtful} guesses are doubtful", file.shown());
        say!("correct it and give it with --matches {} --force", file.shown());
    }
    Ok(())
}

/// A guess below this score should be looked at.
const DOUBTFUL: f32 = 0.8;

/// Prints the pieces and the pictures of a module.
fn list(path: &Path, json: bool) -> Outcome {
    let module = Module::open(path)?;
    let images: Vec<&str> = module.images().collect();
    if json {
        return print_json(&serde_json::json!({
            "module": path.shown(),
            "name": module.name,
            "pieces": module.pieces,
            "pictures": images,
            "faults": module.notes,
        }));
    }
    tell(&module.notes);
    say!("{} pieces", module.pieces.len());
    for piece in &module.pieces {
        let or_none = |image: &str| if image.is_empty() { "–".to_owned() } else { image.to_owned() };
        say!("  {}: {}, {}", piece.path(), or_none(&piece.front), or_none(&piece.back));
    }
    say!("{} pictures", images.len());
    images.iter().for_each(|image| say!("  {image}"));
    Ok(())
}
