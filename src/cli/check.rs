//! `kessel check`: looks for faults in data files.

use super::{Failure, Outcome, print_json, say};
use crate::{
    art::packs::{self, map_art::MapArt},
    engine::{
        board::MapFile,
        counters::Word,
        data::{self, DataError, Source},
        orders::{Game, GameFile, Reading, game_of, newer_writer, unknown_game},
    },
    games::{
        self, GAMES,
        guderian::{
            rules::{
                Guderian, Rulebook,
                charts::Charts,
                order_of_battle::{OrderOfBattle, OrderOfBattleFile},
            },
            words::rules_text::RulesText,
        },
        panzer44::{
            self,
            rules::{
                Panzer44,
                units::{Units, UnitsFile},
            },
        },
    },
};
use clap::Args;
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// Files, or folders with files.
    paths: Vec<PathBuf>,
}

pub(super) fn run(arguments: &Arguments, json: bool) -> Outcome {
    let mut files = 0;
    let mut errors: Vec<String> = Vec::new();
    if arguments.paths.is_empty() {
        errors.push("nothing to check: give files, or folders with files".to_owned());
    }
    for path in &arguments.paths {
        let before = (files, errors.len());
        check(path, DEEPEST, &mut files, &mut errors);
        if before == (files, errors.len()) {
            let name = path.display();
            errors.push(format!(
                "{name}: nothing to check here: no pack, and no file that ends in .ron or .kessel"
            ));
        }
    }
    if json {
        print_json(&serde_json::json!({ "files": files, "errors": errors }))?;
    } else if errors.is_empty() {
        say!("{files} {} checked: no fault", if files == 1 { "file" } else { "files" });
    }
    if errors.is_empty() { Ok(()) } else { Err(Failure(errors.join("\n"))) }
}

/// Folders in folders that are looked into.
const DEEPEST: u32 = 12;

/// Checks a file, or everything in a folder.
fn check(path: &Path, deep: u32, files: &mut usize, errors: &mut Vec<String>) {
    if path.join("pack.ron").is_file() {
        *files += 1;
        errors.extend(packs::check::faults(path, &units()).iter().map(ToString::to_string));
        return;
    }
    if !path.is_dir() {
        *files += 1;
        let faults = file_faults(path);
        let newer = newer_writer(path).map(|why| DataError::whole_file(&path.display().to_string(), why));
        match newer {
            Some(why) if faults.is_empty() => eprintln!("kessel: {why}"),
            why => errors.extend(faults.iter().chain(&why).map(ToString::to_string)),
        }
        return;
    }
    match fs::read_dir(path) {
        Err(error) => {
            let fault =
                DataError::whole_file(&path.display().to_string(), format!("cannot be read: {error}"));
            errors.push(fault.to_string());
        }
        Ok(entries) => {
            // A link to a folder can lead round to where it stands.
            let leads_round = |entry: &fs::DirEntry| {
                entry.file_type().is_ok_and(|kind| kind.is_symlink()) && entry.path().is_dir()
            };
            let entries = entries.flatten().filter(|entry| !leads_round(entry));
            let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
            paths.sort();
            let ours = |path: &PathBuf| {
                (path.is_dir() && deep > 0)
                    || path.extension().is_some_and(|ending| ending == "ron" || ending == "kessel")
            };
            for path in paths.into_iter().filter(ours) {
                check(&path, deep.saturating_sub(1), files, errors);
            }
        }
    }
}

/// The ids of all units that a pack can draw on their own.
pub fn units() -> Vec<String> {
    let source = data::load("guderian/order-of-battle.ron");
    let file = source.and_then(|source| data::parse::<OrderOfBattleFile>(&source.name, &source.text));
    let whole = file.ok().and_then(|file| OrderOfBattle::new(&file).ok()).unwrap_or_default();
    let first = whole.records().map(|(_, record)| record.id.to_string());
    let second = data::scenario_ids(Panzer44::ID)
        .into_iter()
        .filter_map(|id| panzer44::rules::Rulebook::load(&id).ok());
    let counters = second.flat_map(|rulebook| Panzer44::start(&rulebook, 1).public.counters);
    let ids: BTreeSet<String> = first.chain(counters.map(|counter| counter.id.to_string())).collect();
    ids.into_iter().collect()
}

/// Every fault of one file, whose kind is told by its first field or its name's ending.
pub fn file_faults(path: &Path) -> Vec<DataError> {
    let name = path.display().to_string();
    if path.extension().is_some_and(|ending| ending == "kessel") {
        return data::read_game(path).map_or_else(|error| vec![error], |text| game_faults(&name, text));
    }
    match data::read_file(path) {
        Ok(text) => faults(&Source { name, text }),
        Err(error) => vec![error],
    }
}

/// What is wrong with the text of a game file: its lines, its form, its scenario, or where it begins.
pub fn game_faults(name: &str, text: impl AsRef<[u8]>) -> Vec<DataError> {
    let game = game_of(text.as_ref());
    match GAMES.into_iter().find(|entry| game.as_deref().is_none_or(|game| game == entry.id())) {
        Some(entry) => entry.faults_of_game(name, text.as_ref()),
        None => vec![DataError::whole_file(name, unknown_game(&game.unwrap_or_default()))],
    }
}

/// What is wrong with the text of a game of one kind.
pub(super) fn faults_of_game<G: Game>(name: &str, text: &[u8]) -> Vec<DataError> {
    let reading = match Reading::<G>::parse(name, text) {
        Ok(reading) => reading,
        Err(fault) => return vec![fault],
    };
    if !reading.damage.is_empty() {
        return reading.damage;
    }
    let file = match GameFile::try_from(reading) {
        Ok(file) => file,
        Err(fault) => return vec![fault],
    };
    let at = |line: usize| move |sentence| DataError { file: name.to_owned(), line, column: 1, sentence };
    match G::load(&file.header.scenario, &file.header.options) {
        Err(faults) => faults.into_iter().map(at(1)).collect(),
        Ok(rulebook) => {
            let faults = G::faults(&rulebook, &file.start);
            faults.into_iter().take(data::MOST_FAULTS).map(at(2)).collect()
        }
    }
}

/// The game that the text of a scenario is of, by the fields that only one game has.
pub(super) fn game_of_scenario(text: &str) -> &'static str {
    let has = |field: &str| data::locate(text, field) != data::locate(text, "");
    if has("first_player") || has("allied") { Panzer44::ID } else { Guderian::ID }
}

/// Every fault of a data text.
pub fn faults(source: &Source) -> Vec<DataError> {
    let text = source.text.as_str();
    // The fields of a newer format tell nothing of its kind.
    if let Err(newer) = data::without_format(&source.name, text) {
        return vec![newer];
    }
    let has = |field: &str| data::locate(text, field) != data::locate(text, "");
    if has("steps") && has("closing") {
        games::lesson_faults(source)
    } else if has("colours") || has("relief") {
        MapArt::read(&source.name, text).err().into_iter().collect()
    } else if has("columns") || has("woods") || has("rivers") {
        match data::parse::<MapFile>(&source.name, text) {
            Err(error) => vec![error],
            Ok(map) => places(source, map.board().err().unwrap_or_default()),
        }
    } else if has("rifle_pool") || has("leaders") {
        match data::parse::<OrderOfBattleFile>(&source.name, text) {
            Err(error) => vec![error],
            Ok(file) => places(source, OrderOfBattle::new(&file).err().unwrap_or_default()),
        }
    } else if has("unit_types") {
        match data::parse::<UnitsFile>(&source.name, text) {
            Err(error) => vec![error],
            Ok(file) => places(source, Units::new(&file).err().unwrap_or_default()),
        }
    } else if has("procedure") || has("attenuation") {
        match data::parse::<panzer44::rules::charts::Charts>(&source.name, text) {
            Err(error) => vec![error],
            Ok(charts) => places(source, charts.faults()),
        }
    } else if game_of_scenario(text) == Panzer44::ID {
        scenario_faults(
            source,
            panzer44::rules::Rulebook::from_source(source).map(|rulebook| rulebook.scenario.id),
        )
    } else if has("combat_results") || has("odds") {
        match data::parse::<Charts>(&source.name, text) {
            Err(error) => vec![error],
            Ok(charts) => places(source, charts.faults()),
        }
    } else if has("worth") && has("plans") {
        crate::games::guderian::players::staff_faults(&source.name, text)
    } else if has("greedy") && has("staff") {
        crate::games::panzer44::players::manner_faults(&source.name, text)
    } else if has("chapters") {
        match data::parse::<RulesText>(&source.name, text) {
            Err(error) => vec![error],
            Ok(rules) => places(source, rules.faults()),
        }
    } else {
        scenario_faults(source, Rulebook::from_source(source).map(|rulebook| rulebook.scenario.id))
    }
}

/// What is wrong with a scenario that has this id, or these faults.
fn scenario_faults(source: &Source, id: Result<Word, Vec<DataError>>) -> Vec<DataError> {
    match id {
        Err(faults) => faults,
        Ok(id) => data::misnamed(&source.name, &source.text, id.as_str()).into_iter().collect(),
    }
}

fn places(source: &Source, faults: Vec<data::Fault>) -> Vec<DataError> {
    data::with_places(&source.name, &source.text, faults)
}
