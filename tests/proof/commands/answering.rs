//! `kessel answer`: a computer player gives its orders in a game file. And `kessel run`, which writes no game after a
//! refused order.

use super::*;
use kessel::{engine::orders::GameFile, games::squad::rules::Squad};

/// A scenario of each game.
const SCENARIOS: [&str; 4] = ["training", "fog", "meeting", "patrol"];

/// Begins a game, and returns its file and the side that must give the first order, as an option.
fn begun(folder: &Folder, scenario: &str) -> (String, String) {
    let game = folder.file(&format!("{scenario}.kessel"));
    let output = kessel(&["new", scenario, "--seed", "4", "--out", &game]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let next = to_play(&game);
    (game, next)
}

/// Returns the word for the side that must give the next order.
fn to_play(game: &str) -> String {
    answer(&["show", game, "--json"])["to_play"].as_str().unwrap().to_lowercase()
}

/// Returns the word for the other side of Guderian.
fn other(side: &str) -> &'static str {
    if side == "soviet" { "german" } else { "soviet" }
}

/// Returns the lines of an answer in JSON, each as the schema has it.
fn lines(words: &[&str]) -> Vec<Value> {
    let output = kessel(&[words, &["--json"]].concat());
    let complaints = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{words:?}: {complaints}");
    let text = String::from_utf8(output.stdout).unwrap();
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    lines.iter().for_each(|line| holds("answer", line));
    lines
}

/// Returns the message of a command that fails with 1, prints nothing and leaves the game as it is.
fn refused(game: &str, words: &[&str]) -> String {
    let before = fs::read(game).unwrap();
    let output = kessel(words);
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{words:?}: {complaint}");
    assert!(output.stdout.is_empty(), "{words:?}: {}", String::from_utf8_lossy(&output.stdout));
    assert!(fs::read(game).unwrap() == before, "{words:?} has written into the game");
    complaint
}

/// Changes the header of a game of Guderian.
fn named(game: &str, by_file: bool, players: &[&str]) {
    let mut file = GameFile::<Guderian>::read(Path::new(game)).unwrap();
    file.header.by_file = by_file;
    file.header.players = players.iter().map(|player| (*player).to_owned()).collect();
    file.write(Path::new(game)).unwrap();
}

/// In every game the player gives its orders until the other side must act, by the rules and the same ones each time.
#[test]
fn a_computer_player_answers_in_a_game_file() {
    let folder = Folder::new("answer");
    for scenario in SCENARIOS {
        let (game, side) = begun(&folder, scenario);
        let before = fs::read(&game).unwrap();
        let (first, second) =
            (folder.file(&format!("{scenario}-1.kessel")), folder.file(&format!("{scenario}-2.kessel")));
        let words = ["answer", &game, "--side", &side, "--player", "greedy", "--effort", "0.1"];
        let told = lines(&[&words[..], &["--out", &first]].concat());
        let (last, reports) = told.split_last().unwrap();
        assert!(fs::read(&game).unwrap() == before, "{scenario}: --out leaves the game as it is");
        assert_eq!((&last["player"], &last["game"]), (&json!("greedy"), &json!(first)));
        assert_eq!(last["given"], last["orders"], "{scenario}: the game was at its beginning");
        assert!(reports.len() as u64 <= last["given"].as_u64().unwrap());
        let next = last["to_play"].as_str().unwrap().to_lowercase();
        assert_ne!(next, side);
        assert_eq!(to_play(&first), next);
        let replayed = answer(&["replay", &first, "--json"]);
        assert_eq!((&replayed["orders"], &replayed["verified"]), (&last["orders"], &json!(true)));
        // The same again, into the game itself.
        kessel(&[&words[..], &["--out", &second]].concat());
        assert!(kessel(&words).status.success());
        for written in [&second, &game] {
            assert!(fs::read(written).unwrap() == fs::read(&first).unwrap(), "{scenario}: {written}");
        }
        // The other side goes on from there.
        let again = lines(&["answer", &game, "--side", &next, "--player", "random"]);
        assert!(again.last().unwrap()["orders"].as_u64() > last["orders"].as_u64(), "{scenario}");
    }
}

/// The file says which side the computer has, and by which player.
#[test]
fn the_players_of_the_file_are_taken() {
    let folder = Folder::new("answer-seats");
    let (game, side) = begun(&folder, "training");
    assert_eq!(side, "german");
    let out = folder.file("out.kessel");
    let words = ["answer", &game, "--out", &out, "--force"];
    assert!(refused(&game, &words).contains("names no computer player"));
    named(&game, false, &["human", "greedy"]);
    let told = lines(&words);
    let last = told.last().unwrap();
    assert_eq!((&last["side"], &last["player"]), (&json!("German"), &json!("greedy")));
    let told = lines(&[&words[..], &["--player", "random"]].concat());
    assert_eq!(told.last().unwrap()["player"], "random");
    named(&game, false, &["random", "greedy"]);
    assert!(refused(&game, &words).contains("both sides"));
    assert!(kessel(&[&words[..], &["--side", "german"]].concat()).status.success());
    named(&game, false, &["greedy", "human"]);
    assert!(refused(&game, &words).contains("the next order is for the Germans, not for the Soviets"));
    named(&game, false, &["human", "nobody"]);
    assert!(refused(&game, &words).contains("there is no player nobody"));
}

/// Without a name the captain plays.
#[test]
fn the_captain_is_the_usual_player() {
    let folder = Folder::new("answer-usual");
    let (game, side) = begun(&folder, "patrol");
    let told = lines(&["answer", &game, "--side", &side, "--effort", "0.1"]);
    assert_eq!(told.last().unwrap()["player"], "captain");
    let output = kessel(&["answer", &game, "--side", &to_play(&game), "--player", "greedy"]);
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("greedy gave ") && said.ends_with(&format!("{game} written\n")), "{said}");
}

/// A game that the player cannot answer is reported in a sentence, and the file stays as it is.
#[test]
fn what_cannot_be_answered_is_reported() {
    let folder = Folder::new("answer-wrong");
    let (game, side) = begun(&folder, "training");
    let with = |more: &[&str]| refused(&game, &[&["answer", &game][..], more].concat());
    let said = with(&["--side", other(&side), "--player", "greedy"]);
    assert!(said.contains("the next order is for the Germans, not for the Soviets"), "{said}");
    let said = with(&["--side", &side, "--player", "nobody"]);
    assert!(said.contains("there is no player nobody; choose one of random, recruit, captain"), "{said}");
    assert!(with(&["--side", "allied"]).contains("has no Allied side"));
    assert!(with(&["--side", &side, "--player", "greedy", "--out", &game]).contains("already exists"));
    for words in [["--side", "referee"], ["--effort", "0"], ["--seed", "-1"]] {
        assert_eq!(kessel(&[&["answer", &game][..], &words].concat()).status.code(), Some(2), "{words:?}");
    }
    let letter = folder.file("letter.kessel");
    fs::write(&letter, "dear diary\n").unwrap();
    let said = refused(&letter, &["answer", &letter, "--side", "german"]);
    assert!(said.contains("letter.kessel"), "{said}");
    let output = kessel(&["answer", &folder.file("missing.kessel"), "--side", "german"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8(output.stderr).unwrap().contains("missing.kessel"));
    let kept = folder.file("kept");
    assert!(kessel(&["selfplay", "training", "--keep", &kept]).status.success());
    let over = fs::read_dir(&kept).unwrap().next().unwrap().unwrap().path().display().to_string();
    for side in ["german", "soviet"] {
        assert!(refused(&over, &["answer", &over, "--side", side]).contains("the game is over"));
    }
}

/// A game by e-mail: no side of a person is played, and the orders of a computer are given once.
#[test]
fn a_game_by_mail_keeps_its_secrets() {
    let folder = Folder::new("answer-mail");
    let (game, _) = begun(&folder, "training");
    let out = folder.file("out.kessel");
    for players in [&[][..], &["human", "human"], &["greedy", "human"]] {
        named(&game, true, players);
        let words = ["answer", &game, "--side", "german", "--player", "greedy"];
        for more in [&[][..], &["--out", &out]] {
            let said = refused(&game, &[&words[..], more].concat());
            assert!(said.contains("play-by-file") && said.contains("a person plays this side"), "{said}");
        }
    }
    named(&game, true, &[]);
    assert!(refused(&game, &["answer", &game]).contains("a person plays this side"));
    named(&game, true, &["human", "greedy"]);
    let said = refused(&game, &["answer", &game, "--out", &out]);
    assert!(said.contains("given once"), "{said}");
    assert!(!Path::new(&out).exists());
    assert_eq!(lines(&["answer", &game]).last().unwrap()["to_play"], "Soviet");
}

/// Where units are set up hidden, nothing of that is printed for the other side (Squad 22.1).
#[test]
fn a_hidden_set_up_is_not_printed() {
    let folder = Folder::new("answer-hidden");
    let game = folder.file("game.kessel");
    let words = ["new", "patrol", "--seed", "4", "--option", "hidden_set_up", "--out", &game];
    let output = kessel(&words);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let side = to_play(&game);
    let told = lines(&["answer", &game, "--side", &side, "--player", "greedy"]);
    let (last, reports) = told.split_last().unwrap();
    let file = GameFile::<Squad>::read(Path::new(&game)).unwrap();
    assert_eq!(json!(file.played.len()), last["orders"]);
    for report in reports {
        let number = report["order"].as_u64().unwrap() as usize;
        let reason = &file.played[number - 1].reason;
        let log = report["log"].to_string();
        assert!(!log.contains("why: "), "{log}");
        assert!(reason.is_empty() || !log.contains(reason.as_str()), "{log}");
        let events = report["events"].to_string();
        assert!(!events.contains("Unseen"), "{events}");
    }
}

/// A refused order ends `run`, and its game is not written; with `--keep-going` it is.
#[test]
fn a_refused_order_writes_no_game() {
    let folder = Folder::new("refused-run");
    let (game, _) = begun(&folder, "fog");
    let (orders, out) = (folder.file("orders.json"), folder.file("out.kessel"));
    fs::write(&orders, "[\"EndPhase\"]").unwrap();
    let words = ["run", &game, &orders, "--out", &out];
    let output = kessel(&words);
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{complaint}");
    assert!(complaint.contains("an order was refused") && complaint.contains("not written"), "{complaint}");
    assert!(!Path::new(&out).exists());
    // An older file of that name stays as well.
    fs::write(&out, "an older game").unwrap();
    assert_eq!(kessel(&[&words[..], &["--force"]].concat()).status.code(), Some(1));
    assert_eq!(fs::read_to_string(&out).unwrap(), "an older game");
    assert!(kessel(&[&words[..], &["--force", "--keep-going"]].concat()).status.success());
    assert_eq!(answer(&["replay", &out, "--json"])["orders"], 0);
}
