//! The answers of the command line about a game of Panzer ’44.

use super::harness::{Phase, hex, word};
use kessel::{
    engine::{
        board::Hex,
        orders::{Game, Record},
    },
    games::{
        guderian::{self, rules::Guderian},
        panzer44::rules::{Panzer44, Rulebook, counter::Place, set_up},
    },
};
use serde_json::Value;
use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    sync::Arc,
};

/// A folder of its own with a game in it that waits for the first plots of `vauclair`.
struct Kept(PathBuf);

impl Kept {
    fn new(name: &str, placed: &[(&str, &str)]) -> Self {
        let folder = std::env::temp_dir().join(format!("kessel-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let kept = Self(folder);
        let rulebook = Arc::new(Rulebook::load("vauclair").unwrap());
        let mut position = set_up::start(&rulebook, 1);
        position.public.phase = Phase::Plot;
        position.public.turn = 1;
        for counter in &mut position.public.counters {
            // Units that no question is about are moved out of the path.
            if matches!(counter.place, Place::SetUp(_)) {
                counter.place = Place::Map(Hex::new(20, 1 + counter.id.as_str().len() as u8 % 12).unwrap());
            }
        }
        for (unit, at) in placed {
            let counters = &mut position.public.counters;
            let counter = counters.iter_mut().find(|counter| counter.id == word(unit)).unwrap();
            counter.place = Place::Map(hex(at));
        }
        let mut world = Panzer44::world();
        Record::<Panzer44>::at(&mut world, rulebook, position, 1).file.write(&kept.path()).unwrap();
        kept
    }

    fn path(&self) -> PathBuf {
        self.0.join("game.kessel")
    }

    /// Runs a command on the game, and returns its output and its errors.
    fn asked(&self, command: &str, words: &str) -> (String, String) {
        kessel(command, &self.path(), words)
    }

    #[track_caller]
    fn printed(&self, command: &str, words: &str) -> String {
        let (printed, complaints) = self.asked(command, words);
        assert_eq!(complaints, "", "{command} {words}");
        printed
    }

    fn json(&self, command: &str, words: &str) -> Value {
        serde_json::from_str(&self.printed(command, &format!("{words} --json"))).unwrap()
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn kessel(command: &str, game: &Path, words: &str) -> (String, String) {
    let mut program = Command::new(env!("CARGO_BIN_EXE_kessel"));
    let output = program.arg(command).arg(game).args(words.split_whitespace()).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr))
}

const PLACED: &[(&str, &str)] = &[
    ("ge-stug-3-1", "1310"),
    ("ge-pak-40-1", "1310"),
    ("ge-mortar-8cm-1", "1310"),
    ("us-m4-75-1", "0610"),
    ("us-m10-1", "1210"),
];

/// The hexes that a unit can reach, the costs, and the reason for other hexes.
#[test]
fn moves() {
    let game = Kept::new("p44-moves", PLACED);
    let told = game.printed("moves", "ge-stug-3-1");
    assert!(told.lines().any(|line| line == "1410  ½  8½ left"), "a step along the road: {told}");
    assert_eq!(game.printed("moves", "ge-stug-3-1 --to 1410"), "may move to 1410: costs ½, 8½ MP left\n");
    assert_eq!(
        game.printed("moves", "ge-stug-3-1 --to 1210"),
        "[7.7] cannot enter 1210: an enemy unit is there\n"
    );
    let guns = "cannot move: [11.5] ge-pak-40-1 cannot move unless it is loaded\n";
    assert_eq!(game.printed("moves", "ge-pak-40-1"), guns);
    let json = game.json("moves", "ge-stug-3-1");
    let walks = json["walks"].as_array().unwrap();
    let step = walks.iter().find(|walk| walk["hex"] == "1410").unwrap();
    assert_eq!((&step["cost"], &step["left"]), (&0.5.into(), &8.5.into()));
    assert_eq!(game.json("moves", "ge-stug-3-1 --to 1210")["allowed"], false);
    let (_, complaints) = game.asked("moves", "ge-tiger-1-1");
    assert!(complaints.ends_with(": there is no counter ge-tiger-1-1 in this game\n"), "{complaints}");
}

/// The odds of each attacker on each unit in the hexes, or the reason why it may not fire at it.
#[test]
fn odds() {
    let game = Kept::new("p44-odds", PLACED);
    let told = game.printed("odds", "--attackers ge-pak-40-1,ge-mortar-8cm-1 --target 1210");
    assert!(told.starts_with("ge-pak-40-1 in 1310 at us-m10-1 in 1210\n"), "{told}");
    assert!(told.contains("  1. range 1: 20\n"), "a gun is doubled beside its target: {told}");
    assert!(told.contains("ge-mortar-8cm-1 at us-m10-1 in 1210: [8.1]"), "too near for a mortar: {told}");
    let (_, complaints) = game.asked("odds", "--attackers ge-pak-40-1 --target 1211");
    assert!(complaints.ends_with(": [5.1] no enemy unit is in 1211\n"), "{complaints}");
    let json = game.json("odds", "--attackers ge-pak-40-1,ge-mortar-8cm-1 --target 1210");
    let attacks = &json["attacks"];
    assert_eq!((&attacks[0]["unit"], &attacks[0]["preview"]["range"]), (&"ge-pak-40-1".into(), &1.into()));
    let dice = attacks[0]["preview"]["results"]
        .as_array()
        .unwrap()
        .iter()
        .map(|result| result["dice"].as_u64().unwrap());
    assert_eq!(dice.sum::<u64>(), 6);
    assert_eq!((&attacks[1]["allowed"], &attacks[1]["refusal"]["case"]), (&false.into(), &"8.1".into()));
    let (_, complaints) = game.asked("odds", "--attackers ge-pak-40-1 --target 1210 --overrun");
    assert!(complaints.contains("no overruns"), "{complaints}");
}

/// The target of an attack is within the range of the unit, and at its least range or beyond (6.2, 8.1).
#[test]
fn an_attack_within_range() {
    let game = Kept::new("p44-attack", PLACED);
    assert!(game.printed("attack", "ge-pak-40-1 us-m4-75-1").contains("1. range 7: 8"));
    let (_, complaints) = game.asked("attack", "us-m10-1 ge-pz-4h-1");
    assert!(complaints.contains("ge-pz-4h-1 is not on the map"), "{complaints}");
    let (_, complaints) = game.asked("attack", "ge-mortar-8cm-1 us-m10-1");
    let near = ": [8.1] ge-mortar-8cm-1 cannot fire at 1210: range 1, minimum 2\n";
    assert!(complaints.ends_with(near), "{complaints}");
    let far = Kept::new("p44-attack-far", &[("ge-pak-40-1", "1310"), ("us-m4-75-1", "0210")]);
    let (_, complaints) = far.asked("attack", "ge-pak-40-1 us-m4-75-1");
    let far = ": [6.2] ge-pak-40-1 cannot fire at 0210: range 11, maximum 10\n";
    assert!(complaints.ends_with(far), "{complaints}");
}

/// A side sees its own plot and the revealed part of the other's. The output for one side does not depend on state that
/// only the other knows (1.5, 5.6).
#[test]
fn nobody_is_told_the_others_plot() {
    let game = Kept::new("p44-plots", PLACED);
    let text = "[Plot(side: Allied, plot: (orders: {\"us-m10-1\": Move}))]";
    let orders = game.0.join("orders.ron");
    fs::write(&orders, text).unwrap();
    let plotted = game.0.join("plotted.kessel");
    let words = format!("{} --out {}", orders.display(), plotted.display());
    game.printed("run", &words);
    let show = |eyes: &str| -> Value {
        let (told, complaints) = kessel("show", &plotted, &format!("{eyes} --json"));
        assert_eq!(complaints, "");
        serde_json::from_str(&told).unwrap()
    };
    let of = |shown: &Value| shown["plots"]["Allied"]["orders"]["us-m10-1"].clone();
    let mv = serde_json::json!({ "kind": "move" });
    for (eyes, told) in [("", false), ("--as german", false), ("--as allied", true), ("--as referee", true)] {
        let shown = show(eyes);
        assert_eq!(of(&shown) == mv, told, "{eyes}");
        assert_eq!(shown["plotted"]["Allied"], true);
        let counters = shown["counters"].as_array().unwrap();
        let unit = counters.iter().find(|counter| counter["id"] == "us-m10-1").unwrap();
        assert_eq!(unit["task"] == mv, told, "{eyes}");
    }
    // The German output is the same, whatever the Allies have plotted.
    fs::write(&orders, text.replace("us-m10-1", "us-m4-75-1")).unwrap();
    let other = game.0.join("other.kessel");
    game.printed("run", &format!("{} --out {}", orders.display(), other.display()));
    for command in ["show", "legal"] {
        let told = |path: &Path| kessel(command, path, "--as german --json");
        assert_eq!(told(&plotted), told(&other), "{command}");
    }
    let (_, complaints) = kessel("show", &plotted, "--as soviet");
    assert!(complaints.contains("no Soviet side"), "{complaints}");
}

/// A command for one game only reports it for a sound file of the other.
#[test]
fn the_other_game() {
    let folder = std::env::temp_dir().join(format!("kessel-p44-other-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join("game.kessel");
    let rulebook = Arc::new(guderian::rules::Rulebook::load("dvina").unwrap());
    let mut world = Guderian::world();
    Record::<Guderian>::new(&mut world, rulebook, 1).file.write(&path).unwrap();
    let (_, complaints) = kessel("attack", &path, "ge-pak-40-1 us-m4-75-1");
    assert!(complaints.contains("is a game of guderian: this command is only for games of panzer44"));
    fs::remove_dir_all(&folder).unwrap();
}
