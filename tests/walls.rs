//! The walls of the house: the rooms that each room may use. Every import of the sources is read, and an arrow in the
//! wrong direction is reported with file and line. Known wrong arrows, from before the rooms were turned round, are
//! listed in `walls/known.txt`. None may be added, and one that is gone must be removed, so the list only shrinks.
#![expect(clippy::unwrap_used, reason = "a test that meets the unexpected shall stop")]

#[path = "walls/cycles.rs"]
mod cycles;
#[path = "walls/doors.rs"]
mod doors;
#[path = "walls/imports.rs"]
mod imports;
#[path = "walls/recipes.rs"]
mod recipes;
#[path = "walls/rooms.rs"]
mod rooms;
#[path = "walls/texts.rs"]
mod texts;

use imports::{Import, imports_of};
use rooms::{Room, may_use};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

/// Every source file, with its path from `src`.
fn sources() -> Vec<(PathBuf, String)> {
    fn collect(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                collect(&path, found);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                found.push(path);
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    collect(&root, &mut found);
    found.sort();
    let told = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        (path.strip_prefix(&root).unwrap().to_owned(), text)
    };
    found.into_iter().map(told).collect()
}

/// The arrows that are known to have the wrong direction: `file -> room`.
fn known() -> BTreeSet<String> {
    let text = include_str!("walls/known.txt");
    text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).map(str::to_owned).collect()
}

/// Wrong arrows by `file -> room`, each with the places of its imports.
fn wrong_arrows() -> BTreeMap<String, Vec<String>> {
    let mut wrong: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (path, text) in sources() {
        let file = path.to_str().unwrap().replace('\\', "/");
        let Some(from) = Room::of_file(&file) else { continue };
        for Import { path, line, .. } in imports_of(&file, &text) {
            let Some(to) = Room::of_path(&path) else { continue };
            if !may_use(&from, &to) {
                let place = format!("src/{file}:{line}: {}", path.join("::"));
                wrong.entry(format!("{file} -> {to}")).or_default().push(place);
            }
        }
    }
    wrong
}

#[test]
fn arrows_point_one_way() {
    let (wrong, known) = (wrong_arrows(), known());
    if std::env::var("KESSEL_RENEW_GOLDEN").is_ok_and(|wanted| wanted == "walls") {
        let list: String = wrong.keys().map(|arrow| format!("{arrow}\n")).collect();
        let head = "# Arrows that still point the wrong way: `file -> room`. None may be added.\n";
        fs::write(
            Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/walls/known.txt"),
            head.to_owned() + &list,
        )
        .unwrap();
        return;
    }
    let new: Vec<&String> =
        wrong.iter().filter(|(arrow, _)| !known.contains(*arrow)).flat_map(|(_, places)| places).collect();
    assert!(new.is_empty(), "these arrows point the wrong way:\n{new:#?}");
    let gone: Vec<&String> = known.iter().filter(|arrow| !wrong.contains_key(*arrow)).collect();
    assert!(gone.is_empty(), "these arrows are gone; take them out of tests/walls/known.txt:\n{gone:#?}");
}

/// The test finds the faults that it is for.
#[test]
fn a_wrong_arrow_is_found_whatever_its_form() {
    let arrows = |file: &str, text: &str| -> Vec<String> {
        let from = Room::of_file(file).unwrap();
        let found = imports_of(file, text).into_iter().filter_map(|import| {
            let to = Room::of_path(&import.path)?;
            (!may_use(&from, &to)).then(|| format!("{}:{to}", import.line))
        });
        found.collect()
    };
    assert_eq!(
        arrows(
            "engine/board/mod.rs",
            "use std::fs;\nuse crate::{\n    engine::dice,\n    table::{Hand, offer::Mark},\n};"
        ),
        ["4:table", "4:table"]
    );
    assert_eq!(
        arrows("table/hand.rs", "fn f() { crate::games::guderian::rules::start() }"),
        ["1:games/guderian/rules"]
    );
    assert_eq!(
        arrows("games/guderian/rules/reach.rs", "use super::super::words::names;"),
        ["1:games/guderian/words"]
    );
    assert_eq!(
        arrows("games/panzer44/table/show.rs", "use crate::games::guderian::rules::Position as Other;"),
        ["1:games/guderian/rules"]
    );
    assert_eq!(
        arrows(
            "games/guderian/table/marks.rs",
            "use crate::{games::guderian::rules, table::layout, panels::Action};"
        ),
        [""; 0]
    );
    assert_eq!(
        arrows("engine/dice.rs", "// use crate::table::Hand;\nconst S: &str = \"use crate::table::Hand;\";"),
        [""; 0]
    );
}

/// The rooms in which no files may use each other in a ring.
const WITHOUT_RINGS: [&str; 10] =
    ["engine", "settings", "art", "play", "scene", "planning", "panels", "table", "workshop", "cli"];

/// The rooms of every game, by their folders.
fn rooms_of_games() -> Vec<String> {
    let games = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games")).unwrap();
    let games = games.map(|entry| entry.unwrap()).filter(|entry| entry.path().is_dir());
    let rooms = games.flat_map(|game| {
        let game = game.file_name().into_string().unwrap();
        rooms::names().map(move |room| format!("games/{game}/{room}"))
    });
    rooms.collect()
}

/// The most permitted rings of more than two files.
const MOST_RINGS: usize = 8;
/// The reason in the list of a ring that has no reason yet.
const NO_REASON: &str = "# Why?";

/// The rings in the list, each with the reason for which it is permitted.
fn known_rings(list: &str) -> Vec<(String, BTreeSet<String>)> {
    let mut reason = String::new();
    let mut rings = Vec::new();
    for line in list.lines() {
        if line.starts_with('#') {
            line.clone_into(&mut reason);
        } else {
            let files = line.split(' ').map(str::to_owned).collect();
            rings.push((std::mem::take(&mut reason), files));
        }
    }
    rings
}

/// Files that use each other in a ring, by room.
#[test]
fn no_files_use_each_other_in_a_ring() {
    let sources = sources();
    let named: Vec<(&str, &str)> =
        sources.iter().map(|(path, text)| (path.to_str().unwrap(), text.as_str())).collect();
    let mut rings: Vec<BTreeSet<String>> = Vec::new();
    for room in WITHOUT_RINGS.map(str::to_owned).into_iter().chain(rooms_of_games()) {
        let inside: Vec<(&str, &str)> =
            named.iter().filter(|(file, _)| file.starts_with(&format!("{room}/"))).copied().collect();
        assert!(!inside.is_empty(), "{room} has moved");
        rings.extend(cycles::cycles(&inside).into_iter().map(|ring| ring.into_iter().collect()));
    }
    let list = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/walls/rings.txt");
    let known = known_rings(&fs::read_to_string(&list).unwrap());
    if std::env::var("KESSEL_RENEW_GOLDEN").is_ok_and(|wanted| wanted == "walls") {
        let head = "# Rings of files that use each other, a line a ring, under the reason why it stands. None may grow.\n";
        let lines = rings.iter().map(|ring| {
            let before = known.iter().find(|(_, known)| !known.is_disjoint(ring));
            let reason = before.map_or(NO_REASON, |(reason, _)| reason.as_str());
            let files: Vec<&str> = ring.iter().map(String::as_str).collect();
            format!("{reason}\n{}\n", files.join(" "))
        });
        fs::write(list, head.to_owned() + &lines.collect::<String>()).unwrap();
        return;
    }
    for ring in &rings {
        let stands = known.iter().any(|(_, known)| ring.is_subset(known));
        assert!(stands, "these files use each other in a ring that is new, or larger than before: {ring:#?}");
    }
    for (reason, files) in &known {
        assert!(reason.len() > NO_REASON.len(), "no reason is given for this ring: {files:#?}");
        let stands = rings.iter().any(|ring| ring.is_subset(files));
        assert!(stands, "this ring is gone; take it out of tests/walls/rings.txt: {files:#?}");
    }
    let large = rings.iter().filter(|ring| ring.len() > 2).count();
    assert!(large <= MOST_RINGS, "{large} rings of more than two files");
}

/// The test finds the faults that it is for, and only these.
#[test]
fn a_ring_is_found_behind_what_a_folder_passes_on() {
    let ring = [
        ("table/mod.rs", "mod hand;\nmod offer;\npub use hand::Hand;\npub use offer::Offer;"),
        ("table/hand.rs", "use super::Offer;"),
        ("table/offer.rs", "use crate::table::Hand;"),
    ];
    let found = cycles::cycles(&ring);
    assert_eq!(found.into_iter().collect::<Vec<_>>(), [["table/hand.rs", "table/offer.rs"]]);
    let renamed = [
        ("table/mod.rs", "mod hand;\nmod offer;\npub use hand::Hand as Grip;\npub use offer::Offer;"),
        ("table/hand.rs", "use super::Offer;"),
        ("table/offer.rs", "use super::Grip;"),
    ];
    let found = cycles::cycles(&renamed);
    assert_eq!(found.into_iter().collect::<Vec<_>>(), [["table/hand.rs", "table/offer.rs"]]);
    let none = [
        ("table/mod.rs", "mod hand;\nmod offer;\npub use hand::Hand;\npub use offer::Offer;"),
        ("table/hand.rs", "use super::Offer;\nmod tests { use super::*; }"),
        ("table/offer.rs", "use std::fmt;"),
    ];
    assert!(cycles::cycles(&none).is_empty());
}

/// The most files flat in a folder: more are a list, and no map.
const FLAT: usize = 25;

#[test]
fn no_folder_is_a_hall() {
    let mut flat: BTreeMap<PathBuf, usize> = BTreeMap::new();
    for (path, _) in sources() {
        *flat.entry(path.parent().unwrap().to_owned()).or_default() += 1;
    }
    let halls: Vec<_> = flat.into_iter().filter(|(_, files)| *files > FLAT).collect();
    assert!(halls.is_empty(), "more than {FLAT} files lie flat in these folders: {halls:#?}");
}

/// A game is named in its own room and in the list of games, and in no other file, neither in code nor in a text. Files
/// of tests may name the games that they test.
#[test]
fn no_game_is_named_outside_its_room() {
    let games = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games")).unwrap();
    let games: Vec<String> = games
        .filter_map(|entry| entry.unwrap().file_name().into_string().ok())
        .filter(|name| !name.contains('.'))
        .collect();
    assert!(games.contains(&"guderian".to_owned()), "the games have moved: {games:?}");
    // The game's title on the title screen counts, too.
    let title = |game: &String| {
        let text = sources()
            .into_iter()
            .find(|(path, _)| *path == Path::new("games").join(game).join("rules/mod.rs"));
        let (_, text) = text?;
        let (_, rest) = text.split_once("const TITLE: &'static str = \"")?;
        rest.split_once('"').map(|(title, _)| title.to_lowercase())
    };
    let titles: Vec<String> = games.iter().filter_map(title).collect();
    assert_eq!(titles.len(), games.len(), "a game without a title: {titles:?}");
    let games: Vec<String> = games.into_iter().chain(titles).collect();
    let is_test = |file: &str| file.split('/').any(|part| part == "tests" || part.ends_with("tests.rs"));
    let mut naming = BTreeSet::new();
    for (path, text) in sources() {
        let file = path.to_str().unwrap().to_owned();
        if file.starts_with("games/") || is_test(&file) {
            continue;
        }
        let told = |line: &str| {
            let line = line.to_lowercase();
            let code = !line.trim_start().starts_with("//");
            code && games.iter().any(|game| line.contains(game.as_str()))
        };
        if text.lines().any(told) {
            naming.insert(file);
        }
    }
    let list = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/walls/named.txt");
    if std::env::var("KESSEL_RENEW_GOLDEN").is_ok_and(|wanted| wanted == "walls") {
        let head = "# Files outside the games that name a game. None may be added.\n".to_owned();
        fs::write(list, naming.iter().fold(head, |text, file| text + file + "\n")).unwrap();
        return;
    }
    let known = fs::read_to_string(list).unwrap();
    let known: BTreeSet<String> =
        known.lines().filter(|line| !line.starts_with('#')).map(str::to_owned).collect();
    let new: Vec<&String> = naming.difference(&known).collect();
    assert!(new.is_empty(), "these files name a game: {new:#?}");
    let gone: Vec<&String> = known.difference(&naming).collect();
    assert!(
        gone.is_empty(),
        "these files name no game any more; take them out of tests/walls/named.txt: {gone:#?}"
    );
}

/// Source files outside of tests that contain one of these words, with the place, except these files.
fn past_the_door(words: &[&str], but_for: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    for (path, text) in sources() {
        let file = path.to_str().unwrap().replace('\\', "/");
        if !doors::is_test(&file) && !but_for.contains(&file.as_str()) {
            found.extend(doors::uses(&text, words).into_iter().map(|line| format!("src/{file}:{line}")));
        }
    }
    found
}

/// Everything that is read as text goes through `engine/data/text.rs`, which knows byte-order marks, line ends of other
/// systems and other encodings.
#[test]
fn text_comes_in_by_one_door() {
    const PAST: [&str; 5] = ["read_to_string", "from_utf8", ".read_line(", "fs::read(", "from_utf16"];
    let but_for = [
        "engine/data/text.rs",
        // Parts of a text that has been read already, and equal names in the list of a zip.
        "art/packs/drawing/source.rs",
        "engine/data/locate.rs",
        "engine/data/parcel/read.rs",
        // Digits and letters that the program has written itself.
        "engine/board/hex.rs",
        "engine/counters/id.rs",
        "engine/orders/secrets/seal.rs",
        "engine/text/ids.rs",
        // A list of the system that is no text, keys, and certificates.
        "table/app/start_check.rs",
        "club/server/encryption.rs",
        "club/tickets/kept.rs",
        // Texts of another program on a line by ticket, and parts of a ticket: UTF-8 and nothing else.
        "club/dial/by_ticket.rs",
        "club/tickets/frames.rs",
        "club/tickets/text.rs",
    ];
    let past = past_the_door(&PAST, &but_for);
    assert!(past.is_empty(), "read text with `data::read_file` or `data::text_of`: {past:#?}");
}

/// Every path in a message goes through `engine/data/paths.rs`: each can be printed, as a sentence and as JSON.
#[test]
fn paths_are_told_by_one_door() {
    const PAST: [&str; 6] = [
        ".display()",
        "to_string_lossy",
        ".into_string()",
        ".to_str().unwrap",
        ".to_str().expect",
        "into_os_string",
    ];
    let past = past_the_door(&PAST, &["engine/data/paths.rs"]);
    assert!(past.is_empty(), "tell paths with `data::Shown`: {past:#?}");
    for (path, text) in sources() {
        let written = doors::paths_in_written_types(&text);
        assert!(written.is_empty(), "{path:?}: not every path can be written as JSON or RON: {written:?}");
    }
}

/// The tests find the faults that they are for.
#[test]
fn what_goes_past_a_door_is_found() {
    let text = "use std::fs;\n// fs::read_to_string\nfn f() { fs::read_to_string(path) }\n\n#[cfg(test)]\nmod tests {\n    \
                fn g() { fs::read_to_string(path) }\n}\n";
    assert_eq!(doors::uses(text, &["read_to_string"]), [3]);
    assert!(doors::is_test("art/packs/check/fault_tests.rs") && doors::is_test("panels/tests/sheets.rs"));
    assert!(!doors::is_test("table/app/rest.rs"));
    let types = "#[derive(Clone, Serialize)]\npub struct Report {\n    file: PathBuf,\n}\n#[derive(Clone)]\nstruct Other \
                 {\n    file: PathBuf,\n}\n";
    assert_eq!(doors::paths_in_written_types(types), ["Report"]);
}
