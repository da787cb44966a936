//! Games that tools begin and play.

use super::*;
use kessel::engine::orders::{Branch, BranchDice, BranchEyes, BranchOrder, GameFile};
use std::collections::BTreeMap;

/// An unknown scenario is answered with the existing ones; a file begins a game that opens again.
#[test]
fn a_game_begins_with_a_file() {
    let folder = Folder::new("new");
    let game = folder.file("game.kessel");
    let output = kessel(&["new", "stalingrad", "--out", &game]);
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1));
    for known in ["stalingrad", "smolensk", "dvina", "vauclair", "ailette"] {
        assert!(complaint.contains(known), "{complaint}");
    }
    for line in [
        "selfplay stalingrad --games 1",
        "match stalingrad greedy random --side german --games 1",
        "fair stalingrad",
        "sight dvina 0101 0102",
    ] {
        let output = program(&line.split(' ').collect::<Vec<_>>()).output().unwrap();
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{complaint}");
        assert!(complaint.contains("there is no scenario") && complaint.contains("training"), "{complaint}");
    }
    for (game_of, id) in [("guderian", "training"), ("panzer44", "fog")] {
        let shipped = format!("{}/scenarios/{game_of}/{id}.ron", env!("CARGO_MANIFEST_DIR"));
        let text = fs::read_to_string(shipped).unwrap();
        let own = text.replacen(&format!("id: \"{id}\""), &format!("id: \"{id}-of-mine\""), 1);
        assert_ne!(own, text);
        let file = folder.file(&format!("{id}-of-mine.ron"));
        fs::write(&file, own).unwrap();
        // A home for the test, where the scenario is stored.
        let home = folder.file("home");
        let at_home = |words: &[&str]| {
            program(words)
                .env("HOME", &home)
                .env("XDG_DATA_HOME", &home)
                .current_dir(&folder.0)
                .output()
                .unwrap()
        };
        let game = folder.file(&format!("{id}.kessel"));
        let output = at_home(&["new", &file, "--seed", "7", "--out", &game, "--json"]);
        let told: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(told["scenario"], format!("{id}-of-mine"));
        holds("new", &told);
        let shown = at_home(&["show", &game, "--json"]);
        let shown: Value = serde_json::from_slice(&shown.stdout).unwrap();
        assert_eq!((&shown["scenario"], &shown["game"]), (&told["scenario"], &game_of.into()));
        // The same file again is recognized; another one with the same id is not mistaken for it.
        assert!(
            at_home(&["new", &file, "--out", &folder.file(&format!("{id}-again.kessel"))]).status.success()
        );
        fs::write(&file, fs::read_to_string(&file).unwrap() + "\n// changed\n").unwrap();
        let other = at_home(&["new", &file, "--out", &folder.file(&format!("{id}-other.kessel"))]);
        assert!(String::from_utf8(other.stderr).unwrap().contains("another scenario has the id"));
    }
}

/// `run` accepts every order that `legal` lists, from a file in RON, or in JSON as it was printed.
#[test]
fn a_listed_order_is_run() {
    let folder = Folder::new("listed");
    for phase in [Phase::AirInterdiction, Phase::GermanMovement] {
        let game = folder.game("game.kessel", at(phase));
        let told = kessel(&["legal", &game]);
        let text = String::from_utf8(told.stdout).unwrap();
        let orders: Vec<&str> = text.lines().filter(|line| !line.starts_with("of this shape")).collect();
        assert!(!orders.is_empty());
        let file = folder.file("orders.ron");
        fs::write(&file, format!("[{}]", orders[0])).unwrap();
        assert!(kessel(&["run", &game, &file]).status.success(), "{}", orders[0]);
        let listed = answer(&["legal", &game, "--json"])["orders"].as_array().unwrap().clone();
        // By the name of the file, and by its content.
        for name in ["orders.json", "orders"] {
            let file = folder.file(name);
            for order in listed.iter().take(3).chain(listed.last()) {
                fs::write(&file, json!([order]).to_string()).unwrap();
                let played = answer(&["run", &game, &file, "--json"]);
                holds("run", &played);
                assert_eq!(&played["order"], order);
                assert!(played["events"].as_array().is_some_and(|events| !events.is_empty()), "{played}");
            }
        }
    }
}

/// Faults of orders in JSON are reported with file, line and column, like those in RON.
#[test]
fn wrong_orders_in_json_are_told_with_their_place() {
    let folder = Folder::new("wrong");
    let game = folder.game("game.kessel", at(Phase::GermanMovement));
    let deep = "[".repeat(100_000);
    for (text, place, word) in [
        ("[\"EndPhase\",\n \"Fly\"]", ":2:", "Fly"),
        ("[{\"Overrun\":{\"units\":[\"pz-25-7\"]}}]", ":1:", "target"),
        ("[\"EndPhase\"", ":1:", "EOF"),
        ("{\"orders\":[]}", ":1:", "sequence"),
        ("", ":1:1:", "EOF"),
        (deep.as_str(), ":1:", "expected"),
    ] {
        let file = folder.file("orders.json");
        fs::write(&file, text).unwrap();
        let output = kessel(&["run", &game, &file, "--json"]);
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{complaint}");
        assert!(complaint.contains(&format!("{file}{place}")) && complaint.contains(word), "{complaint}");
    }
}

/// A game of Panzer '44 is played from JSON to its second turn, including plots, and replays as it was played.
#[test]
fn a_game_is_played_in_json() {
    let folder = Folder::new("json");
    let game = folder.file("game.kessel");
    assert!(kessel(&["new", "fog", "--seed", "5", "--out", &game]).status.success());
    let rulebook = Arc::new(panzer44::rules::Rulebook::load("fog").unwrap());
    let mut world = Panzer44::world();
    Panzer44::restore(&mut world, &rulebook, Panzer44::start(&rulebook, 5));
    let mut player = Random::new(5);
    let mut orders = Vec::new();
    while Panzer44::position(&world).public.turn < 2 {
        let position = Panzer44::position(&world).clone();
        let order = player
            .choose_order(&panzer44::rules::View::to_play(&rulebook, &position), &Thought::default())
            .order;
        play::<Panzer44>(&mut world, &order).unwrap();
        orders.push(order);
    }
    let (file, out) = (folder.file("orders.json"), folder.file("out.kessel"));
    fs::write(&file, serde_json::to_string(&orders).unwrap()).unwrap();
    let output = kessel(&["run", &game, &file, "--out", &out, "--json"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let played: Vec<Value> = String::from_utf8(output.stdout)
        .unwrap()
        .lines()
        .map(|line| {
            let played: Value = serde_json::from_str(line).unwrap();
            holds("run", &played);
            played["order"].clone()
        })
        .collect();
    assert_eq!(played.len(), orders.len());
    holds("orders", &json!(orders));
    // A printed order is accepted again; a refused one is reported with its case, and is an answer.
    fs::write(&file, Value::from(played).to_string()).unwrap();
    assert!(kessel(&["run", &game, &file]).status.success());
    fs::write(&file, "[\"EndPhase\"]").unwrap();
    let output = kessel(&["run", &game, &file, "--json"]);
    let refused: Value = serde_json::from_slice(&output.stdout).unwrap();
    holds("run", &refused);
    assert_eq!((output.status.code(), &refused["refusal"]["case"]), (Some(1), &"3.1".into()));
    assert_eq!(answer(&["replay", &out, "--json"])["verified"], true);
    assert_eq!(answer(&["show", &out, "--json"])["turn"], 2);
}

/// A game of Guderian between players by chance, with a branch from its fifth and from its sixth moment.
fn with_branches(folder: &Folder) -> String {
    let kept = folder.file("kept");
    assert!(kessel(&["selfplay", "training", "--keep", &kept]).status.success());
    let game = fs::read_dir(&kept).unwrap().next().unwrap().unwrap().path();
    let mut file = GameFile::<Guderian>::read(&game).unwrap();
    let next = file.played[4].clone();
    let branch = Branch {
        id: 1,
        parent: None,
        after: 4,
        name: "again".to_owned(),
        eyes: BranchEyes::All,
        dice: BranchDice::Entered,
        seed: 3,
        orders: vec![BranchOrder { order: next.order, dice: next.dice }],
        notes: BTreeMap::new(),
        drawn: BTreeMap::new(),
    };
    let later = Branch { id: 2, after: 5, orders: Vec::new(), ..branch.clone() };
    file.study.put(branch).unwrap();
    file.study.put(later).unwrap();
    file.notes = [(4, "here".to_owned()), (5, "there".to_owned())].into();
    file.write(&game).unwrap();
    game.display().to_string()
}

/// A game is written up to a moment, with its study up to there, and continues from it.
#[test]
fn a_game_is_written_up_to_a_moment() {
    let folder = Folder::new("until");
    let (game, part) = (with_branches(&folder), folder.file("part.kessel"));
    let words = ["replay", &game, "--to", "4", "--out", &part, "--json"];
    let told = answer(&words);
    holds("replay", &told);
    assert_eq!((&told["orders"], &told["game"]), (&json!(4), &json!(part)));
    let whole = GameFile::<Guderian>::read(Path::new(&game)).unwrap();
    let written = GameFile::<Guderian>::read(Path::new(&part)).unwrap();
    assert!(written.played == whole.played[..4] && written.header == whole.header);
    assert_eq!(written.notes, [(4, "here".to_owned())].into());
    assert_eq!(written.study.branches().iter().map(|branch| branch.id).collect::<Vec<_>>(), [1]);
    assert_eq!(answer(&["replay", &part, "--json"])["orders"], 4);
    assert!(
        answer(&["legal", &part, "--json"])["orders"].as_array().is_some_and(|orders| !orders.is_empty())
    );
    assert!(String::from_utf8_lossy(&kessel(&words).stderr).contains("already exists"));
    // By e-mail it is asked for, and the new file tells of it as well.
    let sent = folder.file("sent.kessel");
    let mut file = whole;
    file.header.by_file = true;
    file.header.players.clear();
    file.write(Path::new(&sent)).unwrap();
    let words = ["replay", &sent, "--to", "4", "--out", &part, "--force"];
    assert!(String::from_utf8_lossy(&kessel(&words).stderr).contains("--spoil"));
    assert!(kessel(&[&words[..], &["--spoil"]].concat()).status.success());
    assert_eq!(GameFile::<Guderian>::read(Path::new(&part)).unwrap().spoiled().count(), 1);
}

/// A branch is replayed and painted by its number.
#[test]
fn a_branch_is_replayed_and_painted() {
    let folder = Folder::new("branches");
    let game = with_branches(&folder);
    let told = answer(&["replay", &game, "--branch", "1", "--log", "--json"]);
    holds("replay", &told);
    assert_eq!((&told["orders"], &told["verified"]), (&json!(1), &json!(true)));
    let shot = |name: &str, more: &[&str]| {
        let out = folder.file(name);
        let words = ["shot", &game, "--size", "300x200", "--out", &out];
        let output = kessel(&[&words[..], more].concat());
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        fs::read(&out).unwrap()
    };
    assert!(shot("a.png", &["--branch", "1", "--to", "0"]) == shot("b.png", &["--to", "4", "--bare"]));
    shot("c.png", &["--branch", "2"]);
    for (more, why) in [
        (&["--branch", "7"][..], "the game has no branch 7"),
        (&["--branch", "1", "--to", "2"], "branch 1 has 1 orders: there is no order 2"),
    ] {
        let output = kessel(&[&["replay", &game][..], more].concat());
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{complaint}");
        assert!(complaint.contains(why), "{complaint}");
    }
    assert_eq!(kessel(&["replay", &game, "--branch", "1", "--out", "x.kessel"]).status.code(), Some(2));
}

/// Every game answers whether a scenario is fair, in the form that the schema has.
#[test]
fn every_game_says_whether_a_scenario_is_fair() {
    for scenario in ["training", "farm-road"] {
        let told = answer(&["fair", scenario, "--games", "2", "--player", "random", "--json"]);
        holds("fair", &told);
        assert_eq!((&told["games"], &told["scenario"]), (&json!(2), &json!(scenario)));
    }
    for (words, why) in [
        (&["fair", "training", "--player", "me"][..], "there is no player me"),
        (&["fair", "training", "--option", "moons"], "there is no option moons"),
    ] {
        let output = kessel(words);
        assert_eq!(output.status.code(), Some(1));
        assert!(String::from_utf8(output.stderr).unwrap().contains(why), "{why}");
    }
    assert_eq!(kessel(&["fair", "training", "--games", "0"]).status.code(), Some(2));
}

/// Every game tells its chances, in the form that the schema has, and keeps them beside it.
#[test]
fn every_game_tells_its_chances() {
    let folder = Folder::new("chances");
    for scenario in ["training", "farm-road"] {
        let game = folder.file(&format!("{scenario}.kessel"));
        answer(&["new", scenario, "--seed", "3", "--out", &game, "--json"]);
        let ask = || answer(&["chances", &game, "--seconds", "120", "--json"]);
        let told = ask();
        holds("chances", &told);
        assert_eq!(told["moments"].as_array().map(Vec::len), Some(1), "{told}");
        assert!(fs::exists(folder.file(&format!("{scenario}.chances.ron"))).unwrap());
        assert_eq!(ask(), told);
    }
    let game = folder.file("training.kessel");
    assert_eq!(kessel(&["chances", &game, "--as", "referee"]).status.code(), Some(2));
    assert_eq!(kessel(&["chances", &game, "--seconds", "0"]).status.code(), Some(2));
}

/// An empty map is written without a window, and is a map without a fault.
#[test]
fn an_empty_map_is_written() {
    let folder = Folder::new("edit");
    let out = folder.file("map-mine.ron");
    let words = ["edit", "new", "20x15", "--game", "squad", "--id", "mine", "--out", &*out];
    let told = answer(&[&words[..], &["--json"]].concat());
    holds("edit", &told);
    assert_eq!((&told["columns"], &told["rows"], &told["id"]), (&json!(20), &json!(15), &json!("mine")));
    assert!(kessel(&["check", &out]).status.success());
    let again = kessel(&words);
    assert!(String::from_utf8(again.stderr).unwrap().contains("already exists"));
}

/// A fault of the overlay is a sentence before a window opens.
#[test]
fn an_overlay_that_cannot_be_served_is_told_at_once() {
    let taken = std::net::TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let used = format!("the overlay cannot be served on port {port}: another program uses it");
    for (words, why) in [
        (&["play", "training", "--overlay", port.as_str()][..], used.as_str()),
        (&["play", "training", "--delay", "5"][..], "--delay needs --overlay or --feed"),
    ] {
        let output = kessel(words);
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{complaint}");
        assert!(complaint.contains(why), "{complaint}");
    }
    assert_eq!(kessel(&["play", "training", "--overlay", "0"]).status.code(), Some(2));
}
