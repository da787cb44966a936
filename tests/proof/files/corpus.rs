//! Game files of every format that a released program has written: each opens for ever, at its last position.
//!
//! `KESSEL_RENEW_CORPUS=format-N cargo test --test proof corpus` writes the files of the current format; those of older
//! ones cannot be written any more and are never touched.

use crate::games::order_of;
use kessel::{
    engine::orders::{
        AtDamage, FORMAT, Game, GameFile, Opening, PositionHash, Record, TableCommand, game_of, hash,
        hash_of_text,
    },
    games::{
        guderian::{
            players::by_name,
            rules::{Guderian, by_hand::table_command::Command},
        },
        panzer44::{self, rules::Panzer44},
    },
    play::players::{Player, Thought},
};
use std::{
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus")
}

fn opening(side: &str) -> Opening {
    Opening { side: side.to_owned(), turn: 1, at: "22 November 2026, 04:10 UTC".to_owned() }
}

/// Returns the training game played at random to its end, with notes and with reasons.
fn finished() -> Record<Guderian> {
    let rulebook = Arc::new(Guderian::load("training", &Default::default()).unwrap());
    let mut world = Guderian::world();
    let mut record = Record::<Guderian>::new(&mut world, Arc::clone(&rulebook), 71);
    record.file.header.players = vec!["human".to_owned(), "random".to_owned()];
    let mut player = by_name("random", 72).unwrap();
    while Guderian::position(&world).public.outcome.is_none() {
        let order = order_of(player.as_mut(), &rulebook, Guderian::position(&world));
        let reason = if record.file.played.len() % 9 == 4 { "it stands \"well\" there // so" } else { "" };
        record.play_because(&mut world, &order, &[], reason).unwrap();
    }
    record.note(3, "the first mistake");
    record.note(17, "Bjelyj – Белый must be held");
    record
}

/// Returns a game with every command of a table beside orders.
fn by_hand() -> Record<Guderian> {
    let rulebook = Arc::new(Guderian::load("training", &Default::default()).unwrap());
    let mut world = Guderian::world();
    let mut record = Record::<Guderian>::new(&mut world, Arc::clone(&rulebook), 73);
    record.file.header.by_file = true;
    record.file.header.dice_by_hand = true;
    let mut player = by_name("random", 74).unwrap();
    let mut play = |record: &mut Record<Guderian>, world: &mut _, number: usize| {
        for _ in 0..number {
            let order = order_of(player.as_mut(), &rulebook, Guderian::position(world));
            record.play_with_dice(world, &order, &[3, 5, 1]).unwrap();
        }
    };
    record.note_opening(opening("German"));
    play(&mut record, &mut world, 12);
    let command = |record: &mut Record<Guderian>, world: &mut _, command| {
        record.command(world, TableCommand::Game(command)).unwrap();
    };
    command(&mut record, &mut world, Command::Referee { on: false });
    let stands = Guderian::position(&world).public.counters.iter().find(|counter| counter.hex().is_some());
    let (unit, hex) = stands.map(|counter| (counter.id, counter.hex().unwrap())).unwrap();
    command(&mut record, &mut world, Command::Disrupt { unit, disrupted: true });
    command(&mut record, &mut world, Command::Place { units: vec![unit], hex });
    command(&mut record, &mut world, Command::Referee { on: true });
    record.give_dice(&mut world, &[6, 2]);
    play(&mut record, &mut world, 20);
    record.note_opening(opening("Soviet"));
    record.note_opening(opening("Soviet"));
    record.give_dice(&mut world, &[4]);
    record.note(12, "the referee was out");
    record
}

/// Returns a game that a player resigned.
fn given_up() -> Record<Guderian> {
    let rulebook = Arc::new(Guderian::load("dvina", &Default::default()).unwrap());
    let mut world = Guderian::world();
    let mut record = Record::<Guderian>::new(&mut world, Arc::clone(&rulebook), 75);
    let mut player = by_name("random", 76).unwrap();
    for _ in 0..60 {
        let order = order_of(player.as_mut(), &rulebook, Guderian::position(&world));
        record.play(&mut world, &order).unwrap();
    }
    let side = kessel::games::guderian::rules::kinds::Side::Soviet;
    record.command(&mut world, TableCommand::Game(Command::Resign { side })).unwrap();
    record
}

/// Returns the first orders of a scenario of the second game.
fn panzer(scenario: &str, seed: u64, orders: usize) -> Record<Panzer44> {
    let rulebook = Arc::new(panzer44::rules::Rulebook::load(scenario).unwrap());
    let mut world = Panzer44::world();
    let mut record = Record::<Panzer44>::new(&mut world, Arc::clone(&rulebook), seed);
    record.file.header.by_file = true;
    record.file.header.dice_by_hand = true;
    let mut players = [0, 1].map(|side| kessel::games::panzer44::players::Random::new(seed + side));
    for number in 0..orders {
        if Panzer44::position(&world).public.outcome.is_some() {
            break;
        }
        let view = panzer44::rules::View::to_play(&rulebook, Panzer44::position(&world));
        let order = players[view.side.number()].choose_order(&view, &Thought::default()).order;
        if number % 20 == 7 {
            record.give_dice(&mut world, &[10, 1]);
            record.note_opening(opening("Allied"));
        }
        record.play(&mut world, &order).unwrap();
    }
    record.note(5, "who saw that?");
    record
}

/// Returns the content of a file: its name, the numbers of orders, commands and notes, and its end.
///
/// It opens there, too. If the rules judge an order differently since the file was written, the positions in the file
/// decide. An end after the last of them is reached at least up to that position.
fn opened<G: Game>(name: &str, path: &Path, expected: &str) -> String {
    let file = GameFile::<G>::read(path).unwrap_or_else(|fault| panic!("{fault}"));
    let mut world = G::world();
    let opened = Record::<G>::look_into(&mut world, path, AtDamage::After);
    let opened = opened.unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
    // Changes that may occur after a release: the judgement of the rules, and the scenario's files.
    let may = ["no longer plays as it was recorded", "files have been edited since this game began"];
    let otherwise = opened.notes.iter().all(|note| may.iter().any(|words| note.contains(words)));
    assert!(otherwise, "{name}: {:?}", opened.notes);
    let told = |hash: &PositionHash| {
        format!(
            "{name} {} orders, {} commands, {} notes: {hash}\n",
            file.played.len(),
            file.commands.len(),
            file.notes.len()
        )
    };
    let bears_text = file.header.format <= 2;
    let stands = G::position(&world);
    let now = told(&if bears_text { hash_of_text(stands) } else { hash(stands) }.unwrap());
    let late = file.positions.last().map_or(0, |(after, _)| after - 1);
    let behind = file.played[late..].iter().any(|played| told(&played.hash) == now);
    match expected.lines().find(|line| line.starts_with(name)) {
        Some(line) if otherwise && !opened.notes.is_empty() && behind => format!("{line}\n"),
        _ => now,
    }
}

fn write(folder: &Path) {
    fs::create_dir_all(folder).unwrap();
    let path = |name: &str| folder.join(format!("{name}.kessel"));
    finished().file.write(&path("finished")).unwrap();
    by_hand().file.write(&path("by-hand")).unwrap();
    given_up().file.write(&path("given-up")).unwrap();
    panzer("vauclair", 77, 60).file.write(&path("vauclair")).unwrap();
    panzer("ailette", 79, 90).file.write(&path("ailette")).unwrap();
}

/// Every file of every format opens at its last position, without a note.
#[test]
fn games_of_every_format_open() {
    let renewed = std::env::var("KESSEL_RENEW_CORPUS").ok();
    if let Some(format) = &renewed {
        write(&folder().join(format));
    }
    let mut formats: Vec<PathBuf> =
        fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path()).collect();
    formats.sort();
    assert!(!formats.is_empty());
    for format in formats {
        let mut games: Vec<PathBuf> =
            fs::read_dir(&format).unwrap().map(|entry| entry.unwrap().path()).collect();
        games.retain(|path| path.extension().is_some_and(|ending| ending == "kessel"));
        games.sort();
        assert!(games.len() >= 5, "{}", format.display());
        let table = format.join("expected.txt");
        let expected = fs::read_to_string(&table).unwrap_or_default();
        let mut said = String::new();
        for path in games {
            let name = path.file_name().unwrap().to_str().unwrap();
            let game = game_of(fs::read(&path).unwrap()).unwrap();
            let line = if game == Panzer44::ID {
                opened::<Panzer44>(name, &path, &expected)
            } else {
                opened::<Guderian>(name, &path, &expected)
            };
            write!(said, "{line}").unwrap();
        }
        if renewed.as_deref() == format.file_name().and_then(|name| name.to_str()) {
            fs::write(&table, &said).unwrap();
        } else {
            assert_eq!(said, expected, "{}", format.display());
        }
    }
}

/// Returns the games of older formats.
fn older() -> impl Iterator<Item = PathBuf> {
    let formats = ["format-1", "format-2"].map(|format| folder().join(format));
    let files = formats.into_iter().flat_map(|format| fs::read_dir(format).unwrap());
    files
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "kessel"))
}

/// A game of an older format continues in the current one, its first line says so, and its hashes are verified by it.
fn goes_on<G: Game>(path: &Path) {
    let name = path.display();
    let mut world = G::world();
    let opened = Record::<G>::look_into(&mut world, path, AtDamage::After).unwrap();
    let text = opened.record.file.text().unwrap();
    let again = GameFile::<G>::parse("game.kessel", &text).unwrap();
    assert_eq!(again.header.format, FORMAT, "{name}");
    assert!(again.played == opened.record.file.played, "{name}");
    let mut world = G::world();
    let again = Record::<G>::from_file(&mut world, again).unwrap();
    assert!(again.whole, "{name}: {:?}", again.notes);
    assert!(again.record.file.text().unwrap() == text, "{name}");
}

/// A game that is only written again keeps its hashes, and its first line says that they are the old ones.
fn is_written_again<G: Game>(path: &Path) {
    let name = path.display();
    let read = GameFile::<G>::read(path).unwrap();
    let again = GameFile::<G>::parse("game.kessel", read.text().unwrap()).unwrap();
    assert_eq!(again.header.format, 2, "{name}");
    assert!(again.played == read.played, "{name}");
    let replayed = |file| Record::<G>::from_file(&mut G::world(), file).unwrap().record.file.played;
    assert!(replayed(again) == replayed(read), "{name}");
}

#[test]
fn games_of_older_formats_are_written_with_the_hashes_that_they_say() {
    for path in older() {
        if game_of(fs::read(&path).unwrap()).unwrap() == Panzer44::ID {
            goes_on::<Panzer44>(&path);
            is_written_again::<Panzer44>(&path);
        } else {
            goes_on::<Guderian>(&path);
            is_written_again::<Guderian>(&path);
        }
    }
}

/// A file with hashes of both kinds has no true first line: it is not written.
#[test]
fn a_file_bears_hashes_of_one_kind() {
    let path = folder().join("format-2/given-up.kessel");
    let mut file = GameFile::<Guderian>::read(&path).unwrap();
    let opened = Record::<Guderian>::look_into(&mut Guderian::world(), &path, AtDamage::After).unwrap();
    let mut record = opened.record;
    file.played[0] = record.file.played.swap_remove(0);
    assert!(file.text().is_err());
}
