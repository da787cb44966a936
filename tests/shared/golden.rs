//! Golden games: stored games with all their events, word for word.

use kessel::engine::{
    data,
    orders::{Game, Record},
};
use serde::Serialize;
use std::{fmt::Write as _, fs, path::PathBuf};

fn path<G: Game>(name: &str, ending: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/{}/golden/{name}.{ending}", G::ID))
}

/// Returns all events of a game: each order with its events, an event a line.
fn told<G: Game<Order: Serialize, Event: Serialize>>(record: &Record<G>) -> String {
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

/// Whether the golden games of this name must be written again: `KESSEL_RENEW_GOLDEN` names the game, or it and one of
/// them.
pub fn is_renewed<G: Game>(name: &str) -> bool {
    let wanted = std::env::var("KESSEL_RENEW_GOLDEN").unwrap_or_default();
    wanted == G::ID || wanted == format!("{}-{name}", G::ID)
}

/// Stores a game that was played.
pub fn keep<G: Game<Order: Serialize, Event: Serialize>>(name: &str, record: &mut Record<G>) {
    // Positions in between would only make the file long.
    record.file.positions.clear();
    record.file.header.program = "golden".to_owned();
    fs::create_dir_all(path::<G>(name, "log").parent().unwrap()).unwrap();
    record.file.write(&path::<G>(name, "kessel")).unwrap();
    fs::write(path::<G>(name, "log"), told(record)).unwrap();
}

/// Plays a stored game again: it plays as recorded, with the same events.
pub fn replays_word_for_word<G: Game<Order: Serialize, Event: Serialize>>(name: &str) {
    let opened = Record::<G>::open(&mut G::world(), &path::<G>(name, "kessel")).unwrap();
    assert!(opened.whole, "{name} does not play as it was recorded: {:?}", opened.notes);
    let (then, now) = (data::read_file(&path::<G>(name, "log")).unwrap(), told(&opened.record));
    let differs = then.lines().zip(now.lines()).find(|(then, now)| then != now);
    assert_eq!(differs, None, "{name}");
    assert_eq!(then.lines().count(), now.lines().count(), "{name}");
}
