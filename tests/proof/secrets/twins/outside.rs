//! The output and the pictures of the program itself for a game file, for any owner of the file.

use super::Hides;
use kessel::engine::orders::{Branch, BranchDice, BranchEyes, GameFile};
use std::{
    collections::BTreeMap,
    fs,
    io::Write,
    path::Path,
    process::{Command, Stdio},
};

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
    let mut commands = figures::<G>(&game, &folder, &eyes);
    commands.extend(branch::<G>(&game, &folder, (side, &eyes)));
    said.extend(in_one_batch(&commands));
    fs::remove_dir_all(&folder).unwrap();
    said
}

/// A command about a game, and the picture that it writes, if it writes one.
struct Asked {
    what: &'static str,
    words: Vec<String>,
    picture: Option<String>,
}

impl Asked {
    fn new(what: &'static str, game: &Path, words: &[&str]) -> Self {
        let before = |word: &&&str| **word != "--out";
        let picture = words.iter().skip_while(before).nth(1).map(|path| (*path).to_owned());
        let game = game.display().to_string();
        let (command, rest) = words.split_at(1);
        let words = command.iter().copied().chain([game.as_str()]).chain(rest.iter().copied());
        Self { what, words: words.map(str::to_owned).collect(), picture }
    }
}

/// Returns figures and a film of a game for a side and for viewers, with everything that can be laid over the map.
fn figures<G: Hides>(game: &Path, folder: &Path, eyes: &str) -> Vec<Asked> {
    let words: Vec<&str> = G::OVERLAY_WORDS.iter().copied().filter(|word| !word.is_empty()).collect();
    let (all, hex) = (words.join(","), "0303");
    let mut asked = Vec::new();
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
        asked.push(Asked::new("a figure", game, &shot));
    }
    for (name, viewer) in [("side.png", &as_side[..]), ("viewers.png", &[])] {
        let out = folder.join(name).display().to_string();
        let film = [&["film", "--size", "300x200", "--out", &out, "--force"][..], viewer].concat();
        asked.push(Asked::new("a film", game, &film));
    }
    asked
}

/// Returns a branch that the side begins at the last moment, as the side and viewers read and see it.
fn branch<G: Hides>(game: &Path, folder: &Path, (side, eyes): (usize, &str)) -> Vec<Asked> {
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
    let log = ["replay", "--branch", "1", "--log", "--as", eyes];
    let mut asked = vec![Asked::new("a branch", &studied, &log)];
    for (name, viewer) in [("branch-side.png", &["--as", eyes][..]), ("branch-viewers.png", &[])] {
        let out = folder.join(name).display().to_string();
        let words = ["shot", "--branch", "1", "--size", "500x400", "--out", &out, "--force"];
        asked.push(Asked::new("a branch", &studied, &[&words[..], viewer].concat()));
    }
    asked
}

/// Returns what the program says to commands one after the other, and the files that they write. One program answers them
/// all, which prepares the sheet of the map once.
fn in_one_batch(commands: &[Asked]) -> Vec<(&'static str, String)> {
    let mut program = Command::new(env!("CARGO_BIN_EXE_kessel"));
    program.arg("--batch").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut program = program.spawn().unwrap();
    let mut input = program.stdin.take().unwrap();
    for command in commands {
        writeln!(input, "{}", serde_json::to_string(&command.words).unwrap()).unwrap();
    }
    drop(input);
    let output = program.wait_with_output().unwrap();
    let told = String::from_utf8(output.stdout).unwrap();
    let answers: Vec<&str> = told.lines().collect();
    assert_eq!(answers.len(), commands.len(), "{told} {}", String::from_utf8_lossy(&output.stderr));
    let said = commands.iter().zip(answers).map(|(command, answer)| {
        let picture = command.picture.as_ref().map(|path| {
            let bytes = fs::read(path).unwrap_or_else(|_| panic!("nothing is painted: {answer}"));
            format!("{} bytes {:?}", bytes.len(), digest(&bytes))
        });
        (command.what, format!("{answer} {picture:?}"))
    });
    said.collect()
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
