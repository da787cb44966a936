//! Golden games: games by chance with everything that happened in them, word for word. A change of the rules shows as the first
//! order that now tells something else.
//!
//! `KESSEL_RENEW_GOLDEN=platoon cargo test --test platoon golden` plays and writes them anew: read the differences.

use super::play::Lots;
use kessel::{
    engine::{
        data,
        orders::{Game, Record},
    },
    games::platoon::rules::{Platoon, Rulebook, legal, view::to_play},
};
use std::{fmt::Write as _, fs, path::PathBuf, sync::Arc};

/// Scenarios and seeds, with the orders that are kept of each game.
const GAMES: [(&str, u64, usize); 4] =
    [("farm-road", 601, 120), ("meeting", 602, 200), ("village", 603, 200), ("stream-line", 604, 260)];

fn path(scenario: &str, ending: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/platoon/golden/{scenario}.{ending}"))
}

/// Everything that happened in a game: each order with its events, an event a line.
fn told(record: &Record<Platoon>) -> String {
    let mut log = String::new();
    for (played, events) in record.file.played.iter().zip(&record.events) {
        let order = ron::to_string(&played.order).unwrap();
        writeln!(log, "{} {} {order}", played.number, played.side).unwrap();
        for event in events {
            writeln!(log, "  {}", ron::to_string(event).unwrap()).unwrap();
        }
    }
    log
}

fn play_anew((scenario, seed, orders): (&str, u64, usize)) {
    let rulebook = Arc::new(Rulebook::load(scenario).unwrap());
    let mut world = Platoon::world();
    let mut record = Record::<Platoon>::new(&mut world, Arc::clone(&rulebook), seed);
    let mut lots = Lots(seed);
    for _ in 0..orders {
        let position = Platoon::position(&world);
        if position.public.outcome.is_some() {
            break;
        }
        let side = to_play(&rulebook, &position.public);
        let order = lots.choose(&legal::orders(&rulebook, &position.known_to(side), side));
        record.play(&mut world, &order).unwrap_or_else(|refusal| panic!("{scenario}: {order:?}: {refusal}"));
    }
    // Positions on the way would only make the file long.
    record.file.positions.clear();
    record.file.header.program = "golden".to_owned();
    fs::create_dir_all(path(scenario, "log").parent().unwrap()).unwrap();
    record.file.write(&path(scenario, "kessel")).unwrap();
    fs::write(path(scenario, "log"), told(&record)).unwrap();
}

#[test]
fn golden_games_replay_word_for_word() {
    for game in GAMES {
        if std::env::var("KESSEL_RENEW_GOLDEN").is_ok_and(|wanted| wanted == "platoon") {
            play_anew(game);
        }
        let (scenario, ..) = game;
        let opened = Record::<Platoon>::open(&mut Platoon::world(), &path(scenario, "kessel")).unwrap();
        assert!(opened.whole, "{scenario} does not play as it was recorded: {:?}", opened.notes);
        let (then, now) = (data::read_file(&path(scenario, "log")).unwrap(), told(&opened.record));
        let differs = then.lines().zip(now.lines()).find(|(then, now)| then != now);
        assert_eq!(differs, None, "{scenario}");
        assert_eq!(then.lines().count(), now.lines().count(), "{scenario}");
    }
}
