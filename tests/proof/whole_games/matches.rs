//! `kessel match`: its games are those of `selfplay`, and the share is counted from their points.

use crate::selfplay::{failed, folder, printed};
use kessel::{
    engine::{data, orders::PlayedOrder},
    games::guderian::rules::{Guderian, Rulebook, order::Order},
    play::matches::{Fairness, FairnessState, FairnessTest, Match, Tally},
};
use serde_json::Value;
use std::sync::Arc;

/// Returns the points of games of the training scenario, by `selfplay`.
fn points(soviet: &str, german: &str, games: u64) -> Vec<i64> {
    let words =
        format!("selfplay training --soviet {soviet} --german {german} --games {games} --seed 5 --json");
    let told = printed(&words);
    told.lines().take(games as usize).map(|line| values(line)["points"].as_i64().unwrap()).collect()
}

fn values(line: &str) -> Value {
    serde_json::from_str(line).unwrap()
}

#[test]
fn both_games_are_those_of_selfplay() {
    let games = 6;
    for (side, seats) in [("german", ["random", "greedy"]), ("soviet", ["greedy", "random"])] {
        let first = points(seats[0], seats[1], games);
        let second = points("random", "random", games);
        let text =
            printed(&format!("match training greedy random --side {side} --games {games} --seed 5 --json"));
        let lines: Vec<Value> = text.lines().map(values).collect();
        assert_eq!(lines.len() as u64, games + 1);
        let mut won = 0.0;
        for (number, pair) in lines[..games as usize].iter().enumerate() {
            assert_eq!(pair["seed"], 5 + number as u64);
            assert_eq!(pair["points"], serde_json::json!([first[number], second[number]]));
            let lead = first[number] - second[number];
            let lead = if side == "german" { lead } else { -lead };
            let score = f64::from(lead.signum() as i32 + 1) / 2.0;
            assert_eq!(pair["score"], score, "{side}: {pair}");
            won += score;
        }
        let share = &lines[games as usize]["share"];
        assert_eq!((share["of"].as_u64(), share["share"].as_f64()), (Some(games), Some(won / games as f64)));
        assert!(share["low"].as_f64() < share["share"].as_f64());
    }
}

/// The player with the higher bid plays the Germans to the end of the game (K19.3): the report names the players of the
/// sides.
#[test]
fn players_change_seats_by_their_bids() {
    let mut rulebook = Rulebook::load("training").unwrap();
    rulebook.options.bidding = true;
    let rulebook = Arc::new(rulebook);
    let mut changed = [0, 0];
    for seed in 1..=8 {
        let (report, file) =
            Match::<Guderian>::between(&rulebook, seed, ["greedy", "random"]).play_recorded();
        assert_eq!(report.broken, [""; 0]);
        let bid = |order: &Order| if let Order::Bid { points } = order { Some(*points) } else { None };
        let bids: Vec<u8> = file.played.iter().filter_map(|played| bid(&played.order)).collect();
        let [first, second] = bids[..] else { panic!("{bids:?}") };
        let die = file.played[1].dice.first();
        let change = if first == second { *die.unwrap() <= 3 } else { first > second };
        let players = if change { ["random", "greedy"] } else { ["greedy", "random"] };
        assert_eq!(report.players.0, players, "{bids:?}");
        // Only greedy has reasons.
        let greedy = if change { "German" } else { "Soviet" };
        let reasoned = |played: &&PlayedOrder<Order>| played.number > 2 && !played.reason.is_empty();
        assert!(file.played.iter().filter(reasoned).all(|played| played.side == greedy));
        assert!(file.played.iter().any(|played| reasoned(&played)));
        changed[usize::from(change)] += 1;
    }
    assert!(changed.iter().all(|games| *games > 0), "{changed:?}");
    assert!(failed("match training greedy random --side german --option bidding=on").contains("cannot bid"));
}

#[test]
fn a_player_is_as_good_as_itself() {
    let told = printed("match training greedy greedy --side german --games 3");
    assert_eq!(told.lines().filter(|line| line.ends_with("equal")).count(), 3);
    assert!(told.contains("better 0, equal 3, worse 0\nshare 50.0%, 95% interval "), "{told}");
    assert!(failed("match training greedy nobody --side german").contains("no player nobody"));
}

/// With `--against` both games are against a third player, and a file of results belongs to it.
#[test]
fn both_players_meet_a_third_one() {
    let games = 4;
    let first = points("greedy", "greedy", games);
    let second = points("greedy", "random", games);
    let words =
        format!("match training greedy random --side german --against greedy --games {games} --seed 5");
    let text = printed(&format!("{words} --json"));
    let pairs: Vec<Value> = text.lines().take(games as usize).map(values).collect();
    for (number, pair) in pairs.iter().enumerate() {
        assert_eq!(pair["points"], serde_json::json!([first[number], second[number]]));
    }
    let told = printed(&words);
    assert!(told.contains("greedy against random on the German side, both against greedy: better"), "{told}");
    let folder = folder("against");
    let out = folder.join("out.jsonl").display().to_string();
    printed(&format!("{words} --out {out}"));
    let other = format!("match training greedy random --side german --games {games} --seed 5 --out {out}");
    assert!(failed(&other).contains("was not made with these arguments"));
    assert!(failed(&words.replace("--against greedy", "--against nobody")).contains("no player nobody"));
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_match_is_gone_on_with() {
    let folder = folder("match");
    let path = folder.join("match.jsonl");
    let play = |games: u8, side: &str| {
        format!("match training greedy random --side {side} --games {games} --out {}", path.display())
    };
    let all = printed(&play(4, "soviet"));
    let text = std::fs::read_to_string(&path).unwrap();
    assert_eq!(text.lines().count(), 5);
    let kept: Vec<&str> = text.lines().take(3).collect();
    std::fs::write(&path, kept.join("\n") + "\n{\"seed\"").unwrap();
    assert_eq!(printed(&play(4, "soviet")), all);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
    assert!(failed(&play(4, "german")).contains("was not made with these arguments"));
    std::fs::remove_dir_all(&folder).unwrap();
}

/// Variants of one player are compared by their weights and efforts: the shipped weights change nothing, and faults of a
/// file are reported before a game is played.
#[test]
fn variants_of_a_player_are_compared() {
    let folder = folder("variants");
    let file = |name: &str, text: &str| {
        let path = folder.join(name);
        std::fs::write(&path, text).unwrap();
        path.display().to_string()
    };
    let shipped = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/players/guderian/staff.ron"));
    let same = file("same.ron", shipped);
    let of_guderian = "match training staff:cadet staff:cadet --side german --games 2";
    let told = printed(&format!("{of_guderian} --first-weights {same} --second-effort 0.5"));
    assert!(
        told.contains(&format!("staff:cadet ({same}) against staff:cadet (effort 0.5) on the German side"))
    );
    assert!(told.contains("better 0, equal 2, worse 0"), "{told}");
    let broken = file("broken.ron", &shipped.replacen("panzer_step:", "panzer_stop:", 1));
    let line = shipped.lines().position(|line| line.contains("panzer_step:")).unwrap() + 1;
    let said = failed(&format!("{of_guderian} --second-weights {broken}"));
    assert!(said.contains(&format!("broken.ron:{line}:")), "{said}");
    let said = failed(&format!("match training greedy greedy --side german --first-weights {same}"));
    assert!(said.contains("same.ron:1:1: the player greedy has no weights that a file can change"), "{said}");
    assert!(failed(&format!("{of_guderian} --first-weights {same}-none")).contains("same.ron-none:1:1: "));
    // In Squad and Platoon a file may leave out what stays as it is.
    let (empty, wild) = (file("empty.ron", "()"), file("wild.ron", "(\n  patience: 7)"));
    let of_squad = "match patrol staff staff --side german --games 1 --effort 0.1";
    let usual = printed(&format!("{of_squad} --json"));
    assert_eq!(printed(&format!("{of_squad} --first-weights {empty} --json")), usual);
    for scenario in ["patrol", "meeting"] {
        let words = format!("match {scenario} staff staff --side german --second-weights {wild}");
        assert!(failed(&words).contains("wild.ron:2:"), "{scenario}");
    }
    // A file of results belongs to its weights.
    let out = folder.join("out.jsonl").display().to_string();
    printed(&format!("{of_squad} --first-weights {empty} --out {out}"));
    let said = failed(&format!("{of_squad} --out {out}"));
    assert!(said.contains("was not made with these arguments"), "{said}");
    std::fs::remove_dir_all(&folder).unwrap();
}

/// Tests the training scenario by chance on this many threads.
fn fairness(games: u64, threads: usize) -> Tally {
    let scenario = data::load_of("guderian", "training").unwrap();
    let test = FairnessTest { threads, ..FairnessTest::by("random", games) };
    Fairness::begin::<Guderian>(scenario, &test).unwrap().wait().unwrap()
}

/// The seeds are 1, 2 and so on: the result is that of `selfplay`, each time and on any number of threads.
#[test]
fn a_test_of_fairness_has_the_same_result_each_time() {
    let once = fairness(4, 1);
    assert_eq!(once.played(), 4);
    assert_eq!(fairness(4, 3), once);
    let rulebook = Arc::new(Rulebook::load("training").unwrap());
    let won = |side: &str| {
        let of = |seed: &u64| Match::<Guderian>::between(&rulebook, *seed, ["random"; 2]).play().winner;
        (1..=4).filter(|seed| of(seed).as_deref() == Some(side)).count() as u64
    };
    assert_eq!(once.wins, ["Soviet", "German"].map(won));
    let told = printed("fair training --games 4 --player random --json");
    let told = values(&told);
    assert_eq!(told["wins"], serde_json::json!(once.wins));
    assert_eq!(told["draws"], once.draws);
    assert_eq!(printed("fair training --games 4 --player random").trim(), told["line"].as_str().unwrap());
}

/// A test does not wait for its games: it is polled, and stopped in the middle of a game.
#[test]
fn a_test_of_fairness_runs_in_the_background() {
    let scenario = data::load_of("guderian", "dnieper").unwrap();
    let test = FairnessTest { threads: 2, ..FairnessTest::by("random", 100_000) };
    let running = Fairness::begin::<Guderian>(scenario.clone(), &test).unwrap();
    assert_eq!(running.state(), FairnessState::Counting);
    assert!(running.tally().played() < 100_000);
    running.stop();
    assert_eq!(running.state(), FairnessState::Stopped);
    let so_far = running.wait().unwrap();
    assert!(so_far.played() < 100_000);
    // Faults of the scenario, and an unknown player.
    let faulty =
        data::Source { text: scenario.text.replacen("last_turn: 7", "last_turn: 100", 1), ..scenario };
    let faulty = Fairness::begin::<Guderian>(faulty, &test).unwrap().wait().unwrap_err();
    assert!(faulty.contains("last_turn"), "{faulty}");
    let nobody = Fairness::begin::<Guderian>(
        data::load_of("guderian", "training").unwrap(),
        &FairnessTest::by("me", 1),
    );
    assert!(nobody.unwrap_err().contains("there is no player me"));
}
