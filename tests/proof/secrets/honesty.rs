//! Computer players are honest by construction: no part of them can name a secret type.

use std::path::{Path, PathBuf};

/// The types that contain secrets, or give access to them.
const HIDDEN: &[&str] = &["World", "Dice", "Secrets", "Position"];

/// Returns every source file below a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    found
}

/// Returns the hidden types that a text names as words, except in comments.
fn named(text: &str) -> Vec<&'static str> {
    let code: Vec<&str> = text.lines().map(|line| line.split("//").next().unwrap_or_default()).collect();
    let code = code.join("\n");
    let words: Vec<&str> = code.split(|letter: char| !letter.is_alphanumeric() && letter != '_').collect();
    HIDDEN.iter().copied().filter(|hidden| words.contains(hidden)).collect()
}

#[test]
fn no_player_names_what_is_hidden() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let folders = ["play/players", "games/guderian/players", "games/panzer44/players"];
    let files: Vec<PathBuf> = folders.iter().flat_map(|folder| sources(&source.join(folder))).collect();
    assert!(files.len() >= 50, "{files:?}");
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        assert_eq!(named(&text), Vec::<&str>::new(), "{}", file.display());
    }
}

#[test]
fn the_scan_finds_what_it_looks_for() {
    assert_eq!(named("use crate::games::guderian::{Position, View};"), ["Position"]);
    assert_eq!(named("fn look(world: &World) { world.resource::<Secrets>() }"), ["World", "Secrets"]);
    assert_eq!(named("// A World of Dice.\nlet positions = PositionCheck::new();"), Vec::<&str>::new());
}
