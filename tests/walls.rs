//! The walls of the house: which room may use which. Every import of the sources is read, and an arrow that points the
//! wrong way is told with file and line. Arrows that still point the wrong way, from before the house was turned round,
//! stand in `walls/known.txt`: none may be added, and one that is gone must be taken out, so that the list only shrinks.
#![expect(clippy::unwrap_used, reason = "a test that meets the unexpected shall stop")]

#[path = "walls/imports.rs"]
mod imports;
#[path = "walls/rooms.rs"]
mod rooms;

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

/// The arrows that are known to point the wrong way: `file -> room`.
fn known() -> BTreeSet<String> {
    let text = include_str!("walls/known.txt");
    text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).map(str::to_owned).collect()
}

/// Wrong arrows by `file -> room`, each with the places where it stands.
fn wrong_arrows() -> BTreeMap<String, Vec<String>> {
    let mut wrong: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (path, text) in sources() {
        let file = path.to_str().unwrap().replace('\\', "/");
        let Some(from) = Room::of_file(&file) else { continue };
        for Import { path, line } in imports_of(&file, &text) {
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

/// The test sees what it is there for.
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
            "use crate::{games::guderian::rules, table::layout, panels::theme};"
        ),
        [""; 0]
    );
    assert_eq!(
        arrows("engine/dice.rs", "// use crate::table::Hand;\nconst S: &str = \"use crate::table::Hand;\";"),
        [""; 0]
    );
}
