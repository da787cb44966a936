//! Games of a club as game files.

use super::{Club, Person, Seat, play};
use kessel::{
    club::server::Waits,
    games::{panzer44::rules::Panzer44, platoon::rules::Platoon, squad::rules::Squad},
    referee::{
        Played,
        client::Client,
        wire::{Question, read_from_referee},
    },
};
use serde_json::{Value, json};
use std::{
    fs,
    process::{Command, Output},
};

fn run(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_kessel")).args(words).output().unwrap()
}

/// Runs a command, and returns its answer.
fn kessel(words: &[&str]) -> Value {
    let output = run(words);
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// Returns the message of a command that fails with 1.
fn refused(words: &[&str]) -> String {
    let output = run(words);
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{words:?}: {complaint}");
    complaint
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
    assert_eq!(answer, json!({ "game": out, "proof": null }), "the game is running");
    assert!(!club.folder.join("game.proof").exists());
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

/// The proof has the number of the referee, from which the dice follow: it is written once the game is over.
#[test]
fn the_proof_of_the_dice_is_beside_a_game_that_has_ended() {
    let club = Club::open("export-proof", Waits::default());
    let invite = club.invite(2);
    let (mut first, mut second) =
        (Person::join(&club, &invite, "Anna"), Person::join(&club, &invite, "Bert"));
    let game = first.make::<Squad>("patrol");
    second.sit::<Squad>(&game);
    let mut seats = [Seat::<Squad>::new(first, &game, 5), Seat::new(second, &game, 6)];
    play(&mut seats, 4);
    let data = club.folder.to_str().unwrap();
    let [out, proof] = ["game.kessel", "game.proof"].map(|name| club.folder.join(name));
    let path = out.to_str().unwrap();
    let export = ["club", "export", game.as_str(), "--data", data, "--out", path, "--json"];
    assert_eq!(kessel(&export)["proof"], Value::Null);
    assert!(out.exists() && !proof.exists());
    assert!(refused(&["replay", path, "--proof"]).contains("game.proof"));

    // The last order of the opponent may still be under way: a player who does not know it cannot resign.
    let [first, _] = &mut seats;
    first.client = Client::new(&game, None);
    let question = first.client.question().unwrap();
    first.send(&question);
    let whole = first.person.answer("game").to_string();
    first.client.hear(&read_from_referee(&whole).unwrap());
    let resign = first.client.ask("resign", Question::Resign).unwrap();
    first.send(&resign);
    let sent = first.person.answer("proof");
    // A proof that is there already is as safe as a game file.
    fs::remove_file(&out).unwrap();
    fs::write(&proof, "another").unwrap();
    assert!(refused(&export).contains("game.proof already exists"));
    assert!(!out.exists(), "the game file is not written alone");
    assert_eq!(fs::read_to_string(&proof).unwrap(), "another");
    let answer = kessel(&[&export[..], &["--force"]].concat());
    assert_eq!(answer, json!({ "game": path, "proof": proof.to_str().unwrap() }));
    let written: Value = serde_json::from_str(&fs::read_to_string(&proof).unwrap()).unwrap();
    assert_eq!(written, json!({ "game": game, "proof": sent["proof"] }));
    let replayed = kessel(&["replay", path, "--proof", "--json"]);
    assert_eq!((&replayed["verified"], &replayed["proved"]), (&json!(true), &json!(true)));
    let beside =
        ["club", "export", game.as_str(), "--data", data, "--out", proof.to_str().unwrap(), "--force"];
    assert!(refused(&beside).contains("the ending of the proof of the dice"));
}
