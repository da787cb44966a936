//! Golden games: games with all their events, word for word. A change of the rules shows as the first order with
//! another result.
//!
//! `KESSEL_RENEW_GOLDEN=games cargo test --test proof golden` plays and writes them again. `KESSEL_RENEW_GOLDEN=logs`
//! keeps the games and writes only their events. `KESSEL_RENEW_GOLDEN=hashes` keeps their starts and orders and writes
//! the resulting events and positions. Read the differences.

use crate::games::Table;
use kessel::{
    engine::{
        data,
        data::Source,
        orders::{FORMAT, Game, GameFile, PlayedOrder, Record},
    },
    games::guderian::rules::{Guderian, Rulebook, order::Order},
};
use serde::Deserialize;
use std::{
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
    process::Command,
    sync::Arc,
};

/// Games from scenario, dice and orders that were written by hand.
const BY_HAND: &[&str] = &["overrun", "combat", "arrivals"];

/// Scenarios and seeds of random games, with the number of orders stored of each.
const RANDOM: &[(&str, u64, usize)] = &[("smolensk", 501, 150), ("dvina", 502, 300), ("dnieper", 503, 250)];

/// Dice and orders of a game made by hand.
#[derive(Deserialize)]
struct Script {
    dice: Vec<u8>,
    orders: Vec<Order>,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

fn renews(what: &str) -> bool {
    std::env::var("KESSEL_RENEW_GOLDEN").is_ok_and(|wanted| wanted == what)
}

fn read(path: &Path) -> String {
    data::read_file(path).unwrap_or_else(|error| panic!("{error}"))
}

/// Writes a game and its events to the folder.
fn write(name: &str, rulebook: &Arc<Rulebook>, seed: u64, dice: &[u8], orders: &[Order]) {
    let mut world = Guderian::world();
    let mut record = Record::<Guderian>::new(&mut world, Arc::clone(rulebook), seed);
    if !dice.is_empty() {
        record.give_dice(&mut world, dice);
    }
    for order in orders {
        record.play(&mut world, order).unwrap_or_else(|refusal| panic!("{name}: {refusal}: {order:?}"));
    }
    // Positions in between would only make the file long.
    record.file.positions.clear();
    record.file.header.program = "golden".to_owned();
    let path = folder().join(name);
    record.file.write(&path.join("game.kessel")).unwrap();
    fs::write(path.join("events.log"), told(rulebook, &record.file)).unwrap();
}

/// Returns all events of a game, an event a line.
fn told(rulebook: &Arc<Rulebook>, file: &GameFile<Guderian>) -> String {
    let mut world = Guderian::world();
    let mut record = Record::<Guderian>::new(&mut world, Arc::clone(rulebook), file.header.seed);
    Guderian::restore(&mut world, rulebook, file.start.clone());
    let mut log = String::new();
    for played in &file.played {
        writeln!(log, "{} {} {}", played.number, played.side, ron::to_string(&played.order).unwrap())
            .unwrap();
        for command in file.commands_after(played.number - 1) {
            record.command(&mut world, command.clone()).unwrap();
        }
        match record.play(&mut world, &played.order) {
            Err(refusal) => writeln!(log, "  refused: {refusal}").unwrap(),
            Ok(events) => {
                for event in events {
                    writeln!(log, "  {}", ron::to_string(&event).unwrap()).unwrap();
                }
                let now = record.file.played.last().unwrap();
                if now.hash != played.hash {
                    writeln!(log, "  the position differs").unwrap();
                }
            }
        }
    }
    log
}

/// Returns the orders of a game with their positions and dice by the current rules.
fn played_anew(rulebook: &Arc<Rulebook>, file: &GameFile<Guderian>) -> Vec<PlayedOrder<Order>> {
    let mut world = Guderian::world();
    let mut record = Record::<Guderian>::new(&mut world, Arc::clone(rulebook), file.header.seed);
    Guderian::restore(&mut world, rulebook, file.start.clone());
    for played in &file.played {
        for command in file.commands_after(played.number - 1) {
            record.command(&mut world, command.clone()).unwrap();
        }
        record.play(&mut world, &played.order).unwrap_or_else(|refusal| panic!("{refusal}: {played:?}"));
    }
    record.file.played
}

fn replays(name: &str, rulebook: &Arc<Rulebook>) {
    let path = folder().join(name);
    let game = path.join("game.kessel");
    let mut file = GameFile::<Guderian>::read(&game).unwrap_or_else(|fault| panic!("{fault}"));
    assert!(!file.played.is_empty() && !file.cut_off);
    if renews("hashes") {
        file.played = played_anew(rulebook, &file);
        file.write(&game).unwrap();
        file = GameFile::read(&game).unwrap();
        fs::write(path.join("events.log"), told(rulebook, &file)).unwrap();
    }
    if renews("logs") {
        fs::write(path.join("events.log"), told(rulebook, &file)).unwrap();
    }
    assert_eq!(file.header.format, FORMAT, "{name}: its hashes are those of this format");
    let (now, then) = (told(rulebook, &file), read(&path.join("events.log")));
    let mut order = "";
    for (number, (new, old)) in now.lines().zip(then.lines()).enumerate() {
        if !old.starts_with(' ') {
            order = old;
        }
        assert_eq!(new, old, "{name}: line {} of events.log differs, in order {order}", number + 1);
    }
    assert_eq!(now.len(), then.len(), "{name}: the log ends elsewhere");
    assert!(now == then);
}

fn by_hand(name: &str) -> (Arc<Rulebook>, Script) {
    let path = folder().join(name);
    let scenario = path.join("scenario.ron");
    let source = Source { name: scenario.display().to_string(), text: read(&scenario) };
    let rulebook = Rulebook::from_source(&source).unwrap_or_else(|faults| panic!("{}", faults[0]));
    let script = path.join("orders.ron");
    let script =
        data::parse(&script.display().to_string(), &read(&script)).unwrap_or_else(|error| panic!("{error}"));
    (Arc::new(rulebook), script)
}

#[test]
fn games_made_by_hand_play_as_ever() {
    for name in BY_HAND {
        let (rulebook, script) = by_hand(name);
        if renews("games") {
            write(name, &rulebook, 1, &script.dice, &script.orders);
        }
        replays(name, &rulebook);
    }
}

#[test]
fn random_games_play_as_ever() {
    for (scenario, seed, number) in RANDOM {
        let name = format!("random-{scenario}");
        let rulebook = Arc::new(Rulebook::load(scenario).expect("a shipped scenario"));
        if renews("games") {
            let mut table = Table::new(&rulebook, *seed);
            let orders: Vec<Order> = std::iter::from_fn(|| table.step()).take(*number).collect();
            write(&name, &rulebook, *seed, &[], &orders);
        }
        replays(&name, &rulebook);
    }
}

/// A folder with the scenarios of the games made by hand, deleted when the test ends.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        let here = std::env::temp_dir().join(format!("kessel-golden-{}", std::process::id()));
        let scenarios = here.join("scenarios/guderian");
        fs::create_dir_all(&scenarios).unwrap();
        for name in BY_HAND {
            let scenario = folder().join(name).join("scenario.ron");
            fs::copy(scenario, scenarios.join(format!("{name}.ron"))).unwrap();
        }
        Self(here)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The program verifies every golden file like any game.
#[test]
fn the_command_line_replays_every_golden_game() {
    let here = Folder::new();
    let mut games: Vec<PathBuf> =
        fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path().join("game.kessel")).collect();
    games.retain(|game| game.is_file());
    assert_eq!(games.len(), BY_HAND.len() + RANDOM.len());
    for game in games {
        let mut program = Command::new(env!("CARGO_BIN_EXE_kessel"));
        let output = program.current_dir(&here.0).arg("replay").arg(&game).output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success() && said.is_empty(), "{}: {said}", game.display());
    }
}
