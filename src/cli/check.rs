//! `kessel check`: looks for faults in data files.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    Failure, Outcome,
    entry::{Entry, GameList},
    faults::{faults_of, places},
    named::{self, Named},
    parcels, print_json, say,
};
use crate::{
    art::packs::{
        self,
        check::{Known, KnownType},
        map_art::MapArt,
        pack::{PACK_FILE, library},
    },
    engine::{
        board::MapFile,
        complain,
        data::{
            self, DataError, Fault, STUDIES, Shown, Source, has_field,
            parcel::{ABOUT_FILE, About, LEDGER_FILE, Ledger},
        },
        lessons::course_faults,
        manual::RulesText,
        orders::{game_of, newer_writer, unknown_game},
        text::{Gap, GapKind, files_in, gaps, is_language_id},
        translations::translation_faults,
    },
    play::{chances::ChanceFile, players::value},
    workshop::module::Matches,
};
use clap::Args;
use serde::{Deserialize, de::IgnoredAny};
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// Files, folders, or the names of scenarios, lessons and art packs.
    #[arg(value_name = "PATH or NAME")]
    paths: Vec<PathBuf>,
}

pub(super) fn run(games: GameList, arguments: &Arguments, json: bool) -> Outcome {
    let mut files = 0;
    let mut errors: Vec<String> = Vec::new();
    if arguments.paths.is_empty() {
        errors.push("nothing to check: give files, or folders with files".to_owned());
    }
    for path in &arguments.paths {
        let before = (files, errors.len());
        match path.exists() {
            true => check(games, path, DEEPEST, &mut files, &mut errors),
            false => check_named(games, path, &mut files, &mut errors),
        }
        if before == (files, errors.len()) {
            let name = path.shown();
            errors.push(format!(
                "{name}: nothing to check: no pack, and no file that ends in .ron, .ftl, .zip or .kessel"
            ));
        }
    }
    if json {
        print_json(&serde_json::json!({ "files": files, "errors": errors }))?;
    } else if errors.is_empty() {
        say!("{files} {} checked: no faults", if files == 1 { "file" } else { "files" });
    }
    if errors.is_empty() { Ok(()) } else { Err(Failure(errors.join("\n"))) }
}

/// Checks everything with this name.
fn check_named(games: GameList, name: &Path, files: &mut usize, errors: &mut Vec<String>) {
    match named::things(games, &name.shown()) {
        // If a file was meant, the message is that it cannot be read.
        Err(_) if name.components().count() > 1 || name.extension().is_some() => {
            check(games, name, DEEPEST, files, errors);
        }
        Err(Failure(why)) => errors.push(why),
        Ok(things) => {
            for thing in things {
                match thing {
                    Named::Place(path) => check(games, &path, DEEPEST, files, errors),
                    Named::Text(source) => {
                        *files += 1;
                        errors.extend(faults(games, &source).iter().map(ToString::to_string));
                    }
                    Named::Study(text) => {
                        *files += 1;
                        let file = format!("scenarios/{STUDIES}/{}.kessel", name.shown());
                        errors.extend(game_faults(games, &file, text).iter().map(ToString::to_string));
                    }
                    Named::Pack(id) => {
                        *files += 1;
                        let reading = library::load(&[], id, None);
                        let faults = reading.map(|reading| reading.faults).map_err(|error| error.to_string());
                        match faults {
                            Ok(faults) => errors.extend(faults.iter().map(ToString::to_string)),
                            Err(error) => errors.push(error),
                        }
                    }
                }
            }
        }
    }
}

/// Largest depth of nested folders.
const DEEPEST: u32 = 12;

/// Checks a file, or everything in a folder. The file of a pack is checked with its folder, whose pictures it names.
fn check(games: GameList, path: &Path, deep: u32, files: &mut usize, errors: &mut Vec<String>) {
    let path = pack_of_file(path).unwrap_or(path);
    if path.join("pack.ron").is_file() {
        *files += 1;
        errors.extend(path_faults(games, path));
        return;
    }
    if path.extension().is_some_and(|ending| ending == "ftl") && !path.is_dir() {
        *files += 1;
        errors.extend(translation_faults_at(path));
        return;
    }
    check_translations(path, files, errors);
    if path.is_dir() {
        return check_folder(games, path, deep, files, errors);
    }
    *files += 1;
    if path.extension().is_some_and(|ending| ending == "zip") {
        errors.extend(parcels::faults(games, path, &|path| path_faults(games, path)));
        return;
    }
    let faults = file_faults(games, path);
    let newer = newer_writer(path).map(|why| DataError::whole_file(&path.shown(), why));
    match newer {
        Some(why) if faults.is_empty() => complain!("kessel: {why}"),
        why => errors.extend(faults.iter().chain(&why).map(ToString::to_string)),
    }
}

/// Checks the translations in a folder: each of a data file with that file, the messages of the program together.
fn check_translations(path: &Path, files: &mut usize, errors: &mut Vec<String>) {
    let mut texts = files_in(path);
    *files += texts.len();
    texts.retain(|text| match data_faults(text) {
        Some(faults) => {
            errors.extend(faults);
            false
        }
        None => true,
    });
    if !texts.is_empty() {
        errors.extend(text_faults(&texts, true));
    }
}

/// Checks every file of the program in a folder, and its folders down to a depth.
fn check_folder(games: GameList, path: &Path, deep: u32, files: &mut usize, errors: &mut Vec<String>) {
    let entries = match fs::read_dir(path) {
        Ok(entries) => entries,
        Err(error) => {
            let fault = DataError::whole_file(&path.shown(), format!("cannot be read: {error}"));
            errors.push(fault.to_string());
            return;
        }
    };
    // A link to a folder can lead back to a folder that contains it.
    let leads_round =
        |entry: &fs::DirEntry| entry.file_type().is_ok_and(|kind| kind.is_symlink()) && entry.path().is_dir();
    let entries = entries.flatten().filter(|entry| !leads_round(entry));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    paths.sort();
    let ours = |path: &PathBuf| {
        (path.is_dir() && deep > 0)
            || path
                .extension()
                .is_some_and(|ending| ["ron", "kessel", "zip"].iter().any(|known| ending == *known))
    };
    for path in paths.into_iter().filter(ours) {
        check(games, &path, deep.saturating_sub(1), files, errors);
    }
}

/// Returns the faults of the translation of a data file; none if the file is no such translation.
fn data_faults(translation: &Path) -> Option<Vec<String>> {
    let (_, language) = translation.file_stem()?.to_str()?.rsplit_once('.')?;
    let file = data::translated_file(translation).filter(|_| is_language_id(language))?;
    Some(match file {
        Ok(file) => translation_faults(translation, &file),
        Err(fault) => vec![DataError::whole_file(&translation.shown(), fault.to_string()).to_string()],
    })
}

/// Returns the faults of a translation: of a data file, or of messages.
fn translation_faults_at(path: &Path) -> Vec<String> {
    data_faults(path).unwrap_or_else(|| text_faults(&[path.to_owned()], false))
}

/// Returns the faults of files of messages; those of a whole language also say what is missing.
fn text_faults(files: &[PathBuf], is_whole: bool) -> Vec<String> {
    let mut faults = Vec::new();
    let mut sources = Vec::new();
    for file in files {
        match data::read_file(file) {
            Ok(text) => sources.push((file.shown(), text)),
            Err(error) => faults.push(error.to_string()),
        }
    }
    let gaps = gaps(sources.iter().map(|(name, text)| (name.as_str(), text.as_str())));
    let counts = |gap: &&Gap| is_whole || !matches!(gap.what, GapKind::Missing(_));
    faults.extend(gaps.iter().filter(counts).map(ToString::to_string));
    faults
}

/// Returns the folder of a pack by the path of its file; none if the path is that of something else.
fn pack_of_file(path: &Path) -> Option<&Path> {
    let is_its_file = path.file_name().is_some_and(|name| name == PACK_FILE) && path.is_file();
    let folder = path.parent().filter(|_| is_its_file)?;
    Some(if folder.as_os_str().is_empty() { Path::new(".") } else { folder })
}

/// Returns every fault of the folder of a pack, of a translation, or of another file.
pub fn path_faults(games: GameList, path: &Path) -> Vec<String> {
    if path.extension().is_some_and(|ending| ending == "ftl") && path.is_file() {
        return translation_faults_at(path);
    }
    let path = pack_of_file(path).unwrap_or(path);
    match path.join(PACK_FILE).is_file() {
        true => packs::check::faults(path, &known(games, path)).iter().map(ToString::to_string).collect(),
        false => file_faults(games, path).iter().map(ToString::to_string).collect(),
    }
}

/// Returns the names that a pack may use in these games: their units, and the games and scenarios in which packs are
/// used. This includes scenarios beside the pack, as in a parcel that has both.
fn known(games: GameList, pack: &Path) -> Known {
    let units: BTreeSet<String> = games.iter().flat_map(|game| game.units()).collect();
    let drawn = games.iter().flat_map(|game| game.drawn_units());
    let types = drawn.map(|unit| KnownType { id: unit.id, units: unit.keys }).collect();
    let ids = |id: &str| [vec![id.to_owned()], data::scenario_ids(id)].concat();
    let worn: BTreeSet<String> = games.iter().flat_map(|game| ids(game.id())).chain(beside(pack)).collect();
    Known { units: units.into_iter().collect(), types, games: worn.into_iter().collect() }
}

/// Returns the ids of scenarios in the folder beside that with the pack.
fn beside(pack: &Path) -> Vec<String> {
    let Some(folder) = pack.ancestors().nth(2).map(|folder| folder.join("scenarios")) else {
        return Vec::new();
    };
    let inside =
        |folder: PathBuf| fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let files = inside(folder).filter(|path| path.is_dir()).flat_map(inside);
    let files = files.filter(|path| path.extension().is_some_and(|ending| ending == "ron"));
    files.filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned())).take(1000).collect()
}

/// Returns every fault of one file, whose kind is recognized by its first field or the ending of its name.
pub fn file_faults(games: GameList, path: &Path) -> Vec<DataError> {
    let name = path.shown();
    if path.extension().is_some_and(|ending| ending == "kessel") {
        return data::read_game(path)
            .map_or_else(|error| vec![error], |text| game_faults(games, &name, text));
    }
    if ChanceFile::is_named(path) {
        return ChanceFile::read(path).err().into_iter().collect();
    }
    match data::read_file(path) {
        Ok(text) if path.file_name().is_some_and(|file| file == ABOUT_FILE) => {
            About::read(&name, &text).err().unwrap_or_default()
        }
        Ok(text) if path.file_name().is_some_and(|file| file == LEDGER_FILE) => {
            Ledger::of_text(&name, &text).err().unwrap_or_default()
        }
        Ok(text) => faults(games, &Source { name, text }),
        Err(error) => vec![error],
    }
}

/// Returns the faults of the text of a game file: its lines, its form, its scenario, or its first position.
pub fn game_faults(games: GameList, name: &str, text: impl AsRef<[u8]>) -> Vec<DataError> {
    let game = game_of(text.as_ref());
    match games.iter().find(|entry| game.as_deref().is_none_or(|game| game == entry.id())) {
        Some(entry) => entry.faults_of_game(name, text.as_ref()),
        None => vec![DataError::whole_file(name, unknown_game(&game.unwrap_or_default()))],
    }
}

/// The game of a lesson, which decides how the rest of its file is read.
#[derive(Deserialize)]
struct Teaches {
    game: String,
}

/// Returns every fault of a lesson of any game.
fn lesson_faults(games: GameList, source: &Source) -> Vec<DataError> {
    let Teaches { game } = match data::parse(&source.name, &source.text) {
        Ok(teaches) => teaches,
        Err(error) => return vec![error],
    };
    match games.iter().find(|known| known.id() == game) {
        Some(known) => known.lesson_faults(source),
        None => {
            let fault = Fault::new("game", format!("there are no lessons of a game called {game}"));
            places(source, vec![fault])
        }
    }
}

/// Returns the faults of weights of a value: for the game that the file names, otherwise that of its folder. If neither is
/// known, or the game has no value, names of features are not checked.
fn value_faults(games: GameList, source: &Source) -> Vec<DataError> {
    let stated = value::value_game(&source.text);
    let folder = Path::new(&source.name).parent().and_then(Path::file_name).map(|folder| folder.shown());
    let is_of = |game: &&&dyn Entry| match &stated {
        Some(stated) => stated == game.id(),
        None => folder.as_deref() == Some(game.id()),
    };
    let tools = games.iter().find(is_of).and_then(|game| game.value_tools().ok());
    tools.map_or_else(|| value::value_faults(source), |tools| (tools.faults)(source))
}

/// The common part of all data files.
#[derive(Deserialize)]
struct Anything {
    #[serde(rename = "id")]
    _id: Option<IgnoredAny>,
}

/// Returns every fault of a data text.
pub fn faults(games: GameList, source: &Source) -> Vec<DataError> {
    let text = source.text.as_str();
    // The fields of a newer format do not show its kind.
    if let Err(newer) = data::without_format(&source.name, text) {
        return vec![newer];
    }
    let has = |field: &str| has_field(text, field);
    if has("steps") && has("closing") {
        return lesson_faults(games, source);
    }
    if has("parts") && has("title") && has("summary") {
        return course_faults(source);
    }
    if has("matches") && has("game") {
        return Matches::parse(&source.name, text).err().unwrap_or_default();
    }
    if has("models") {
        return value_faults(games, source);
    }
    if has("colours") || has("relief") {
        return MapArt::read_telling_all(&source.name, text).err().unwrap_or_default();
    }
    if has("columns") || has("woods") || has("rivers") {
        return faults_of::<MapFile>(source, MapFile::faults);
    }
    if has("chapters") {
        return faults_of::<RulesText>(source, RulesText::faults);
    }
    games.iter().find_map(|game| game.data_faults(source)).unwrap_or_else(|| {
        let unknown = "nothing in it shows what it is, a scenario or another file of a game";
        match data::parse::<Anything>(&source.name, text) {
            Err(error) => vec![error],
            Ok(_) => vec![DataError::whole_file(&source.name, unknown)],
        }
    })
}
