//! Golden games: games by chance with everything that happened in them, word for word. A change of the rules shows as the first
//! order that now tells something else.
//!
//! `KESSEL_RENEW_GOLDEN=squad cargo test --test squad golden` plays and writes them anew, `=squad-valmont` that one: read
//! the differences.

use super::play::Lots;
use kessel::{
    engine::{
        data,
        orders::{Game, Record},
    },
    games::squad::rules::{Rulebook, Squad, View, legal, options::Options, view::to_play},
};
use std::{fmt::Write as _, fs, path::PathBuf, sync::Arc};

/// The golden game with every option.
const OPTIONS: &str = "options";
/// Names of files, scenarios and seeds, with the orders that are kept of each game.
const GAMES: [(&str, &str, u64, usize); 5] = [
    ("patrol", "patrol", 701, 160),
    ("valmont", "valmont", 702, 220),
    ("crossroads", "crossroads", 703, 220),
    ("hill-71", "hill-71", 704, 220),
    (OPTIONS, "valmont", 705, 220),
];

fn path(scenario: &str, ending: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/squad/golden/{scenario}.{ending}"))
}

/// Everything that happened in a game: each order with its events, an event a line.
fn told(record: &Record<Squad>) -> String {
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

fn play_anew((name, scenario, seed, orders): (&str, &str, u64, usize)) {
    let rulebook = match name {
        OPTIONS => Squad::load(scenario, &Options::EVERY).unwrap(),
        _ => Rulebook::load(scenario).unwrap(),
    };
    let rulebook = Arc::new(rulebook);
    let mut world = Squad::world();
    let mut record = Record::<Squad>::new(&mut world, Arc::clone(&rulebook), seed);
    let mut lots = Lots(seed);
    for _ in 0..orders {
        let position = Squad::position(&world);
        if position.public.outcome.is_some() {
            break;
        }
        let view = View::new(&rulebook, position, to_play(&rulebook, &position.public));
        let order = lots.choose(&legal::orders(&rulebook, view.public(), view.side));
        record.play(&mut world, &order).unwrap_or_else(|refusal| panic!("{name}: {order:?}: {refusal}"));
    }
    // Positions on the way would only make the file long.
    record.file.positions.clear();
    record.file.header.program = "golden".to_owned();
    fs::create_dir_all(path(name, "log").parent().unwrap()).unwrap();
    record.file.write(&path(name, "kessel")).unwrap();
    fs::write(path(name, "log"), told(&record)).unwrap();
}

#[test]
fn golden_games_replay_word_for_word() {
    for game in GAMES {
        let (name, ..) = game;
        let renewed = ["squad".to_owned(), format!("squad-{name}")];
        if std::env::var("KESSEL_RENEW_GOLDEN").is_ok_and(|wanted| renewed.contains(&wanted)) {
            play_anew(game);
        }
        let opened = Record::<Squad>::open(&mut Squad::world(), &path(name, "kessel")).unwrap();
        assert!(opened.whole, "{name} does not play as it was recorded: {:?}", opened.notes);
        let (then, now) = (data::read_file(&path(name, "log")).unwrap(), told(&opened.record));
        let differs = then.lines().zip(now.lines()).find(|(then, now)| then != now);
        assert_eq!(differs, None, "{name}");
        assert_eq!(then.lines().count(), now.lines().count(), "{name}");
    }
}
