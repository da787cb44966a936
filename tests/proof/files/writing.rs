//! Files are written in one place, and no file is overwritten by mistake.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

/// The calls that write into a file system, which only one place may contain.
const WRITES: [&str; 9] = [
    "fs::write(",
    "fs::rename(",
    "fs::copy(",
    "fs::remove_file(",
    "File::create(",
    "File::create_new(",
    ".save_png(",
    ".sync_all(",
    ".set_len(",
];

/// The exceptions: old pictures are cleared out of the cache.
const ALLOWED: [(&str, &str); 1] = [("src/art/painter/cache.rs", "fs::remove_file(")];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// Every write goes through one place, so that a test can add faults to all of them.
#[test]
fn every_file_is_written_by_the_storage_layer() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    sources(&root.join("src"), &mut found);
    let mut elsewhere = Vec::new();
    for path in found {
        let name = path.strip_prefix(root).unwrap().to_str().unwrap().replace('\\', "/");
        // SQLite writes its own files; tests kill it at any moment of that.
        let is_database = name.starts_with("src/referee/store/sqlite/");
        if name.starts_with("src/engine/storage/") || is_database || name.contains("tests") {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let program = text.split("#[cfg(test)]").next().unwrap_or_default();
        for (number, line) in (1..).zip(program.lines()) {
            let writes = WRITES.iter().filter(|write| line.contains(**write));
            let wrong = writes.filter(|write| !ALLOWED.contains(&(name.as_str(), write)));
            elsewhere.extend(wrong.map(|write| format!("{name}:{number}: {write}")));
        }
    }
    assert!(elsewhere.is_empty(), "{elsewhere:#?}");
}

fn kessel(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_kessel")).args(words).output().unwrap()
}

/// Every command that writes a file refuses an existing one, and overwrites it with `--force`.
#[test]
fn no_command_writes_over_a_file_unless_it_is_forced_to() {
    let folder = std::env::temp_dir().join(format!("kessel-forced-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let (game, orders, there) = (path("game.kessel"), path("orders.ron"), path("there"));
    fs::write(&orders, "[]").unwrap();
    assert!(kessel(&["new", "training", "--seed", "1", "--out", &game]).status.success());
    let second = path("second.kessel");
    assert!(kessel(&["new", "ailette", "--seed", "1", "--out", &second]).status.success());
    let commands: [&[&str]; 12] = [
        &["new", "training", "--seed", "2", "--out", &there],
        &["new", "ailette", "--seed", "2", "--out", &there],
        &["run", &game, &orders, "--out", &there],
        &["run", &second, &orders, "--out", &there],
        &["replay", &game, "--feed", &there],
        &["replay", &second, "--feed", &there],
        &["replay", &second, "--to", "0", "--out", &there],
        &["answer", &game, "--side", "german", "--player", "greedy", "--out", &there],
        &["shot", &game, "--size", "64x64", "--out", &there],
        &["selfplay", "training", "--games", "1", "--feed", &there],
        &["selfplay", "ailette", "--games", "1", "--feed", &there],
        &["selfplay", "training", "--games", "1", "--keep", &path("kept")],
    ];
    fs::create_dir_all(path("kept")).unwrap();
    let kept = path("kept/training-random-random-1.kessel");
    for words in commands {
        let written = if words.contains(&"--keep") { &kept } else { &there };
        let old = "a game that somebody loves";
        fs::write(written, old).unwrap();
        let refused = kessel(words);
        let said = String::from_utf8(refused.stderr).unwrap();
        assert!(!refused.status.success() && said.contains("already exists"), "{words:?}: {said}");
        assert_eq!(fs::read_to_string(written).unwrap(), old, "{words:?}");
        let forced = kessel(&[words, &["--force"]].concat());
        assert!(forced.status.success(), "{words:?}: {}", String::from_utf8_lossy(&forced.stderr));
        assert!(fs::metadata(written).unwrap().len() > 100, "{words:?}");
        fs::remove_file(written).unwrap();
    }
    // The window is not even opened; without `--force` it never is.
    fs::write(&there, "a game that somebody loves").unwrap();
    let refused = kessel(&["play", "training", "--feed", &there]);
    assert!(!refused.status.success());
    assert!(String::from_utf8(refused.stderr).unwrap().contains("--force"));
    assert_eq!(fs::read_to_string(&there).unwrap(), "a game that somebody loves");
    // A probe file is overwritten, and no other; the feed prevents the window from opening.
    for (text, refused) in [("a game that somebody loves", true), ("{\"size\":[1,2]}", false), ("", false)] {
        fs::write(&there, text).unwrap();
        let said = kessel(&["play", "training", "--probe", &there, "--feed", &game]).stderr;
        assert_eq!(String::from_utf8(said).unwrap().contains("is not a probe"), refused, "{text}");
        assert_eq!(fs::read_to_string(&there).unwrap(), text);
    }
    fs::remove_dir_all(&folder).unwrap();
}
