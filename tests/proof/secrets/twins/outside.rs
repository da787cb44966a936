//! The output and the pictures of the program itself for a game file, for any owner of the file.

use super::Hides;
use kessel::engine::orders::{Branch, BranchDice, BranchEyes, GameFile};
use std::{collections::BTreeMap, fs, path::Path, process::Command};

/// Returns the printed and painted output about a game for a side.
pub fn said<G: Hides>(file: &GameFile<G>, side: usize) -> Vec<(&'static str, String)> {
    let folder = std::env::temp_dir().join(format!("kessel-twins-{}-{}", G::ID, std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let (game, picture) = (folder.join("game.kessel"), folder.join("shot.png"));
    file.write(&game).unwrap();
    let eyes = G::SIDES[side].name.to_lowercase();
    let mut said = Vec::new();
    for words in [
        vec!["report"],
        vec!["report", "--json"],
        vec!["replay", "--log"],
        vec!["show"],
        vec!["show", "--json"],
        vec!["show", "--json", "--as", &eyes],
        vec!["legal", "--as", &eyes],
    ] {
        said.push(("the program", format!("{words:?} {}", ask(&game, &words))));
    }
    let out = picture.display().to_string();
    let painted = ask(&game, &["shot", "--out", &out, "--force", "--size", "800x500"]);
    let pixels = fs::read(&picture).unwrap_or_else(|_| panic!("nothing is painted: {painted}"));
    said.push(("the picture", format!("{painted} {} bytes {:?}", pixels.len(), digest(&pixels))));
    said.extend(figures::<G>(&game, &folder, &eyes));
    said.extend(branch::<G>(&game, &folder, (side, &eyes)));
    fs::remove_dir_all(&folder).unwrap();
    said
}

/// Returns figures and a film of a game for a side and for viewers, with everything that can be laid over the map.
fn figures<G: Hides>(game: &Path, folder: &Path, eyes: &str) -> Vec<(&'static str, String)> {
    let words: Vec<&str> = G::OVERLAY_WORDS.iter().copied().filter(|word| !word.is_empty()).collect();
    let (all, hex) = (words.join(","), "0303");
    let mut said = Vec::new();
    let options =
        ["--show", &all, "--ring", hex, "--arrow", "0303-0404:red", "--caption", "a gap", "--legend"];
    let as_side = ["--as", eyes];
    for (name, more) in [
        ("a.png", &as_side[..]),
        ("b.png", &["--grey", "--crop", "0303-0606"][..]),
        ("c.svg", &["--svg", "--bare", "--as", eyes][..]),
        ("d.png", &["--to", "0", "--as", eyes][..]),
    ] {
        let out = folder.join(name).display().to_string();
        let shot = [&["shot", "--size", "500x400", "--out", &out, "--force"][..], &options, more].concat();
        said.push(("a figure", seen(game, &shot, &out)));
    }
    for viewer in [&as_side[..], &[]] {
        let out = folder.join("film.png").display().to_string();
        let film = [&["film", "--size", "300x200", "--out", &out, "--force"][..], viewer].concat();
        said.push(("a film", seen(game, &film, &out)));
    }
    said
}

/// Returns a branch that the side begins at the last moment, as the side and viewers read and see it.
fn branch<G: Hides>(game: &Path, folder: &Path, (side, eyes): (usize, &str)) -> Vec<(&'static str, String)> {
    let mut file = GameFile::<G>::read(game).unwrap();
    let branch = Branch {
        id: 1,
        parent: None,
        after: file.played.len(),
        name: "a branch".to_owned(),
        eyes: BranchEyes::Side(side),
        dice: BranchDice::Rolled,
        seed: 7,
        orders: Vec::new(),
        notes: BTreeMap::new(),
        drawn: BTreeMap::new(),
    };
    file.study.put(branch).unwrap();
    let studied = folder.join("studied.kessel");
    file.write(&studied).unwrap();
    let mut said = vec![("a branch", ask(&studied, &["replay", "--branch", "1", "--log", "--as", eyes]))];
    for viewer in [&["--as", eyes][..], &[]] {
        let out = folder.join("branch.png").display().to_string();
        let words = ["shot", "--branch", "1", "--size", "500x400", "--out", &out, "--force"];
        said.push(("a branch", seen(&studied, &[&words[..], viewer].concat(), &out)));
    }
    said
}

/// Returns what a command says, and the file that it writes.
fn seen(game: &Path, words: &[&str], out: &str) -> String {
    let told = ask(game, words);
    let bytes = fs::read(out).unwrap_or_else(|_| panic!("nothing is painted: {told}"));
    format!("{told} {} bytes {:?}", bytes.len(), digest(&bytes))
}

fn ask(game: &Path, words: &[&str]) -> String {
    let mut words = words.iter();
    let mut command = Command::new(env!("CARGO_BIN_EXE_kessel"));
    let output = command.args(words.next()).arg(game).args(words).output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    format!("{:?} {} {}", output.status.code(), text(&output.stdout), text(&output.stderr))
}

/// Returns a digest that distinguishes pictures.
fn digest(pixels: &[u8]) -> u64 {
    pixels
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}
