//! Games of a club as game files.

use super::{Club, Person, Seat, play};
use kessel::{
    club::server::Waits,
    games::{panzer44::rules::Panzer44, platoon::rules::Platoon},
    referee::Played,
};
use serde_json::{Value, json};
use std::process::Command;

/// Runs a command, and returns its answer.
fn kessel(words: &[&str]) -> Value {
    let output = Command::new(env!("CARGO_BIN_EXE_kessel")).args(words).output().unwrap();
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

fn exported<G: Played>(scenario: &str) {
    let club = Club::open(&format!("export-{scenario}"), Waits::default());
    let invite = club.invite(2);
    let (mut first, mut second) =
        (Person::join(&club, &invite, "Anna"), Person::join(&club, &invite, "Bert"));
    let game = first.make::<G>(scenario);
    second.sit::<G>(&game);
    let mut seats = [Seat::<G>::new(first, &game, 5), Seat::new(second, &game, 6)];
    play(&mut seats, 6);
    let data = club.folder.to_str().unwrap().to_owned();
    let out = club.folder.join("game.kessel");
    let out = out.to_str().unwrap();
    // A server may run meanwhile.
    let answer = kessel(&["club", "export", &game, "--data", &data, "--out", out, "--json"]);
    assert_eq!(answer["game"], out);
    let replayed = kessel(&["replay", out, "--json"]);
    assert_eq!(replayed["verified"], true);
    assert!(replayed["orders"].as_u64().unwrap() >= 6, "{replayed}");
    let text = std::fs::read_to_string(out).unwrap();
    assert!(text.contains("sealed:"), "secrets are sealed as in every game file");
    let verified = kessel(&["club", "verify", "--data", &data, "--json"]);
    assert_eq!((&verified["games"], &verified["faults"]), (&json!(1), &json!([])));
    let listed = kessel(&["club", "list", "--data", &data, "--json"]);
    assert_eq!(listed["games"][0]["players"], json!(["Anna", "Bert"]));
}

#[test]
fn an_exported_game_is_replayed() {
    exported::<Platoon>("meeting");
    exported::<Panzer44>("ailette");
}
