//! Undamaged files: large ones, the size of their positions, and rule files that have changed since.

use super::{folder, game, open};
use crate::games::{order_of, without_marks};
use kessel::{
    engine::orders::{AtDamage, Game, GameFile, Record, hash},
    games::{
        guderian::{players::by_name, rules::Guderian},
        panzer44::{self, rules::Panzer44},
    },
    play::players::{Player, Thought},
};
use std::{fs, process::Command, sync::Arc};

/// The program opens its own files of any size: here a file larger than data files may be.
#[test]
fn a_large_game_opens() {
    let folder = folder("large");
    let path = folder.join("game.kessel");
    let rulebook = Arc::new(Guderian::load("training", &Default::default()).unwrap());
    let mut world = Guderian::world();
    let mut record = Record::<Guderian>::new(&mut world, Arc::clone(&rulebook), 87);
    let mut player = by_name("random", 87).unwrap();
    let reason = "it stands well there ".repeat(60_000);
    for _ in 0..8 {
        let order = order_of(player.as_mut(), &rulebook, Guderian::position(&world));
        record.play_because(&mut world, &order, &[], &reason).unwrap();
    }
    record.file.write(&path).unwrap();
    assert!(fs::metadata(&path).unwrap().len() > 9 * 1024 * 1024);
    let opened = Record::<Guderian>::open(&mut Guderian::world(), &path).unwrap();
    assert_eq!((opened.record.file.played.len(), opened.notes), (8, Vec::new()));
    fs::remove_dir_all(&folder).unwrap();
}

/// A file of differences is a fraction of one with full positions, and each of its positions is exact.
#[test]
fn positions_take_little_room_and_are_exact() {
    let rulebook = Arc::new(panzer44::rules::Rulebook::load("ailette").unwrap());
    let mut world = Panzer44::world();
    let mut second = Record::<Panzer44>::new(&mut world, Arc::clone(&rulebook), 88);
    let mut players = [0, 1].map(|side| kessel::games::panzer44::players::Random::new(88 + side));
    for _ in 0..120 {
        let view = panzer44::rules::View::to_play(&rulebook, Panzer44::position(&world));
        let order = players[view.side.number()].choose_order(&view, &Thought::default()).order;
        second.play(&mut world, &order).unwrap();
    }
    exact(&second.file);
    exact(&game(89, 40).file);
}

/// Returns the length of a line without its sealed part, which is padded so that its length reveals nothing.
fn without_seals(line: &str) -> usize {
    let sealed = line.match_indices("sealed:").map(|(at, _)| line[at..].find('"').unwrap_or(0));
    line.len() - sealed.sum::<usize>()
}

fn exact<G: Game>(file: &GameFile<G>) {
    let text = file.text().unwrap();
    assert!(file.positions.len() >= 5);
    assert!(text.matches("\nChange(").count() >= file.positions.len() * 2 / 3);
    let read = GameFile::<G>::parse("game.kessel", &text).unwrap();
    let hashes = |file: &GameFile<G>| -> Vec<(usize, String)> {
        file.positions.iter().map(|(after, position)| (*after, hash(position).unwrap().to_string())).collect()
    };
    assert_eq!(hashes(&read), hashes(file));
    let full: usize = file.positions.iter().map(|(_, at)| ron::to_string(at).unwrap().len()).sum();
    let written: usize = text
        .lines()
        .filter(|line| line.starts_with("Change(") || line.starts_with("Position("))
        .map(without_seals)
        .sum();
    assert!(written * 5 < full * 2, "{written} bytes for {} positions of {full}", file.positions.len());
}

/// A game whose rules are in edited files names them, with their digests.
#[test]
fn edited_files_are_named_with_their_digests() {
    let text = game(90, 6).file.text().unwrap();
    let file = GameFile::<Guderian>::parse("game.kessel", &text).unwrap();
    let map = file.header.digests[1].clone();
    let edited = without_marks(&text).replace(&map, "0123456789abcdef");
    let (_, opened) = open::<Guderian>(edited.as_bytes(), AtDamage::After).unwrap();
    let expected =
        format!("training was played with another version of the map (digest 0123456789abcdef, now {map})");
    assert_eq!(opened.notes.len(), 1);
    assert!(opened.notes[0].ends_with(&expected), "{}", opened.notes[0]);
    let gone = without_marks(&text).replace("scenario:\"training\"", "scenario:\"nowhere\"");
    let faults = open::<Guderian>(gone.as_bytes(), AtDamage::After).err().unwrap();
    let digest = &file.header.digests[0];
    assert!(faults[0].contains("nowhere") && faults[0].contains(digest.as_str()), "{faults:?}");
}

/// A scenario whose id differs from its file name is refused, by `check` and when a game begins. The game could not be
/// opened again, or it would open with another scenario's rules.
#[test]
fn a_scenario_is_called_as_its_file() {
    let folder = folder("misnamed");
    let scenarios = folder.join("scenarios/guderian");
    fs::create_dir_all(&scenarios).unwrap();
    let text = kessel::engine::data::load("guderian/training.ron").unwrap().text;
    let path = scenarios.join("other.ron");
    fs::write(&path, &text).unwrap();
    let run = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_kessel"));
        let output = command.args(arguments).current_dir(&folder).output().unwrap();
        (output.status.success(), String::from_utf8(output.stderr).unwrap())
    };
    let (done, said) = run(&["check", "scenarios/guderian/other.ron"]);
    assert!(
        !done && said.contains("the id of this scenario is training, but its file is other.ron"),
        "{said}"
    );
    let (done, said) = run(&["new", "other", "--out", "game.kessel"]);
    assert!(
        !done && said.contains("the id of this scenario is training, but its file is other.ron"),
        "{said}"
    );
    fs::write(&path, text.replacen("\"training\"", "\"other\"", 1)).unwrap();
    let (done, said) = run(&["check", "scenarios/guderian/other.ron"]);
    assert!(done, "{said}");
    let (done, said) = run(&["new", "other", "--out", "game.kessel"]);
    assert!(done, "{said}");
    let (done, said) = run(&["replay", "game.kessel"]);
    assert!(done, "{said}");
    fs::remove_dir_all(&folder).unwrap();
}
