//! Golden games: games with all of their events, word for word. A change of the rules appears as the first order with a
//! different text.
//!
//! `KESSEL_RENEW_GOLDEN=panzer44 cargo test --test main golden` writes them again. Read the differences.

use kessel::{
    engine::{
        data,
        orders::{Game, Record},
    },
    games::panzer44::{
        players::Random,
        rules::{Panzer44, Rulebook, View},
    },
    play::players::{Player, Thought},
};
use std::{
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

/// Scenarios and seeds of random games, with the number of orders that are kept of each.
const GAMES: &[(&str, u64, usize)] = &[("vauclair", 601, 70), ("fog", 602, 60), ("ailette", 603, 70)];

fn path(scenario: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/panzer44/golden/{scenario}.log"))
}

/// All events of the first orders of a random game, an event a line; with full plots, since the game is over.
fn told(scenario: &str, seed: u64, orders: usize) -> String {
    let rulebook = Arc::new(Rulebook::load(scenario).unwrap());
    let mut world = Panzer44::world();
    let mut record = Record::<Panzer44>::new(&mut world, Arc::clone(&rulebook), seed);
    let mut players = [Random::new(seed), Random::new(seed + 1)];
    let mut log = String::new();
    for number in 1..=orders {
        let view = View::to_play(&rulebook, Panzer44::position(&world));
        let side = view.side;
        let order = players[side.number()].choose_order(&view, &Thought::default()).order;
        writeln!(log, "{number} {side} {order:?}").unwrap();
        let events = record.play(&mut world, &order).unwrap_or_else(|refusal| panic!("{refusal}: {order:?}"));
        for event in events {
            writeln!(log, "  {}", ron::to_string(&event).unwrap()).unwrap();
        }
    }
    log
}

/// Every golden game has the same text as when it was written.
#[test]
fn golden_games() {
    for (scenario, seed, orders) in GAMES {
        let (path, log) = (path(scenario), told(scenario, *seed, *orders));
        if std::env::var("KESSEL_RENEW_GOLDEN").is_ok_and(|wanted| wanted == "panzer44") {
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(&path, &log).unwrap();
        }
        let kept = data::read_file(&path).unwrap_or_else(|error| panic!("{error}"));
        for (number, (now, then)) in log.lines().zip(kept.lines()).enumerate() {
            assert_eq!(now, then, "{scenario}, line {}", number + 1);
        }
        assert_eq!(log.lines().count(), kept.lines().count(), "{scenario}");
    }
}

/// A game that is written to a file and read again is the same game, and no plot can be read in the file.
#[test]
fn files_keep_games_and_secrets() {
    let rulebook = Arc::new(Rulebook::load("fog").unwrap());
    let mut world = Panzer44::world();
    let mut record = Record::<Panzer44>::new(&mut world, Arc::clone(&rulebook), 7);
    let mut players = [Random::new(8), Random::new(9)];
    for _ in 0..40 {
        let view = View::to_play(&rulebook, Panzer44::position(&world));
        let order = players[view.side.number()].choose_order(&view, &Thought::default()).order;
        record.play(&mut world, &order).unwrap();
    }
    let folder = std::env::temp_dir().join(format!("kessel-panzer44-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join("game.kessel");
    record.file.write(&file).unwrap();
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains("Plot(side:German,plot:\"sealed:"), "plots are sealed");
    assert!(!text.contains("Watch("), "no watched hex can be read");
    let mut again = Panzer44::world();
    let opened = Record::<Panzer44>::open(&mut again, &file).unwrap_or_else(|faults| panic!("{faults:?}"));
    assert_eq!(opened.notes, Vec::<String>::new());
    assert!(Panzer44::position(&again) == Panzer44::position(&world));
    fs::remove_dir_all(&folder).unwrap();
}
