//! Games by e-mail: a command that would reveal a secret or try the next orders needs `--spoil`, which the file then
//! records. A reader of the file alone finds no seed to guess, and no two equal seals.

use crate::games::{random_order, with_options, without_marks};
use kessel::{
    engine::orders::{Game, GameFile, Record, TableCommand, hash},
    games::{
        guderian::rules::{Guderian, Rulebook, order::Order},
        panzer44::{
            self,
            rules::{Panzer44, kinds::Side, plot::Plot},
        },
    },
};
use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
    process::Command,
    sync::Arc,
};

/// The answer of the program: its exit code and both outputs.
struct Answer {
    code: Option<i32>,
    told: String,
    complaint: String,
}

fn kessel(words: &[&str]) -> Answer {
    let output = Command::new(env!("CARGO_BIN_EXE_kessel")).args(words).output().unwrap();
    Answer {
        code: output.status.code(),
        told: String::from_utf8(output.stdout).unwrap(),
        complaint: String::from_utf8(output.stderr).unwrap(),
    }
}

/// A folder for the test, deleted at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("kessel-spoil-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Writes a new game, played in this way by these players.
fn game_of<G: Game>(path: &str, scenario: &str, (by_file, players): (bool, &[&str])) -> Record<G> {
    let rulebook = G::load(scenario, &G::Options::default()).unwrap();
    let mut record = Record::<G>::new(&mut G::world(), Arc::new(rulebook), 5);
    record.file.header.by_file = by_file;
    record.file.header.players = players.iter().map(|player| (*player).to_owned()).collect();
    record.file.write(Path::new(path)).unwrap();
    record
}

/// Writes a game of each kind by e-mail, and an order for each.
fn sent(folder: &Folder) -> [(String, String); 2] {
    let (first, second) = (folder.file("first.kessel"), folder.file("second.kessel"));
    game_of::<Guderian>(&first, "dnieper", (true, &[]));
    game_of::<Panzer44>(&second, "vauclair", (true, &["human", "human"]));
    [(first, "first.ron", "[EndPhase]"), (second, "second.ron", "[EndPhase]")].map(|(game, name, text)| {
        let orders = folder.file(name);
        std::fs::write(&orders, text).unwrap();
        (game, orders)
    })
}

/// Returns the commands that need the option, with their names in a note.
fn asking<'a>(game: &'a str, orders: &'a str) -> [(Vec<&'a str>, &'static str); 3] {
    [
        (vec!["show", game, "--as", "referee"], "show --as referee"),
        (vec!["run", game, orders, "--keep-going"], "run"),
        (vec!["replay", game], "replay"),
    ]
}

#[test]
fn what_would_show_a_secret_of_a_game_by_file_is_refused_and_leaves_the_file() {
    let folder = Folder::new("refused");
    for (game, orders) in &sent(&folder) {
        let before = std::fs::read(game).unwrap();
        for (mut words, name) in asking(game, orders) {
            for json in [false, true] {
                words.extend(json.then_some("--json"));
                let answer = kessel(&words);
                assert_eq!((answer.code, answer.told.as_str()), (Some(1), ""), "{words:?}");
                let sentence = answer.complaint;
                assert!(sentence.contains("--spoil") && sentence.contains(name), "{words:?}: {sentence}");
                assert!(std::fs::read(game).unwrap() == before, "{words:?} has written into the file");
            }
        }
        // A branch can state any viewer: an attack in it would show what it meets.
        let words = ["shot", game, "--branch", "1", "--size", "64x64", "--out", &folder.file("branch.png")];
        let answer = kessel(&words);
        assert!(answer.code == Some(1) && answer.complaint.contains("--spoil"), "{}", answer.complaint);
        assert!(std::fs::read(game).unwrap() == before, "{words:?} has written into the file");
        // A player's own view needs no option.
        for words in [vec!["show", game], vec!["show", game, "--as", "german"], vec!["report", game]] {
            let answer = kessel(&words);
            assert_eq!(answer.code, Some(0), "{words:?}: {}", answer.complaint);
            assert!(std::fs::read(game).unwrap() == before, "{words:?} has written into the file");
        }
    }
}

#[test]
fn with_spoil_it_is_done_and_stands_in_the_file() {
    let folder = Folder::new("done");
    for (game, orders) in &sent(&folder) {
        for (number, (mut words, name)) in asking(game, orders).into_iter().enumerate() {
            words.push("--spoil");
            let answer = kessel(&words);
            assert!(answer.code == Some(0) && !answer.told.is_empty(), "{words:?}: {}", answer.complaint);
            let text = std::fs::read_to_string(game).unwrap();
            let notes: Vec<&str> = text.lines().filter(|line| line.contains("Table(Spoiled(")).collect();
            assert_eq!(notes.len(), number + 1, "{text}");
            assert!(notes[number].contains(&format!("command:\"{name}\"")), "{}", notes[number]);
            assert!(notes[number].contains(" UTC\""), "{}", notes[number]);
        }
        let shown = kessel(&["show", game]).told;
        assert_eq!(
            shown.matches("Hidden information of this game was viewed or used on").count(),
            3,
            "{shown}"
        );
        let shown: serde_json::Value = serde_json::from_str(&kessel(&["show", game, "--json"]).told).unwrap();
        assert_eq!(shown["spoiled"][1]["command"], "run");
        // A copy that is played on has the note too, and so does its copy.
        let (once, twice) = (folder.file("once.kessel"), folder.file("twice.kessel"));
        for (from, to) in [(game, &once), (&once, &twice)] {
            kessel(&["run", from, orders, "--keep-going", "--spoil", "--force", "--out", to]);
        }
        let text = std::fs::read_to_string(&twice).unwrap();
        assert!(text.matches("Table(Spoiled(").count() > 4, "{text}");
    }
}

/// The note stays after any order or undo; it changes nothing.
#[test]
fn a_note_is_never_taken_back() {
    let folder = Folder::new("kept");
    let game = folder.file("game.kessel");
    game_of::<Guderian>(&game, "training", (true, &[]));
    let mut world = Guderian::world();
    let open = |world: &mut _| {
        let opened = Record::<Guderian>::open(world, Path::new(&game)).unwrap();
        assert_eq!(opened.notes, [""; 0]);
        opened.record
    };
    let spoiled = |record: &Record<Guderian>| {
        let notes = record.file.commands.iter();
        notes.filter(|(_, command)| matches!(command, TableCommand::Spoiled(_))).count()
    };
    let mut record = open(&mut world);
    // An order that may be undone, and then a look at the game's secrets.
    let rulebook = Arc::clone(&record.rulebook);
    let taken_back = (0..200).any(|seed| {
        let order = random_order(seed, &rulebook, Guderian::position(&world));
        record.play(&mut world, &order).unwrap();
        record.can_undo()
    });
    assert!(taken_back);
    let orders = record.file.played.len();
    record.file.write(Path::new(&game)).unwrap();
    assert_eq!(kessel(&["show", &game, "--as", "referee", "--spoil"]).code, Some(0));
    let mut record = open(&mut world);
    assert_eq!(spoiled(&record), 1);
    assert!(record.undo(&mut world), "the order is taken back");
    assert_eq!((record.file.played.len(), spoiled(&record)), (orders - 1, 1), "what was seen is not");
    record.redo(&mut world).unwrap();
    assert_eq!(spoiled(&record), 1);
    record.undo(&mut world);
    record.play(&mut world, &Order::EndPhase).unwrap();
    record.file.write(Path::new(&game)).unwrap();
    assert_eq!(spoiled(&open(&mut world)), 1);
}

/// In games without an opponent to deceive, no option is needed, and nothing is noted.
#[test]
fn other_games_ask_for_nothing() {
    let folder = Folder::new("others");
    let orders = folder.file("orders.ron");
    std::fs::write(&orders, "[EndPhase]").unwrap();
    let game = folder.file("game.kessel");
    for custom in [(false, &["human", "random"][..]), (false, &[]), (true, &["random", "random"])] {
        game_of::<Guderian>(&game, "dnieper", custom);
        let before = std::fs::read(&game).unwrap();
        for (mut words, _) in asking(&game, &orders) {
            assert_eq!(kessel(&words).code, Some(0), "{words:?}");
            words.push("--spoil");
            assert_eq!(kessel(&words).code, Some(0), "{words:?}");
            assert!(std::fs::read(&game).unwrap() == before, "{words:?}");
        }
    }
}

/// Without the note there is no answer: another running copy saves its game in the file.
#[test]
fn what_cannot_be_noted_is_not_told() {
    let folder = Folder::new("locked");
    let game = folder.file("game.kessel");
    let record = game_of::<Guderian>(&game, "dnieper", (true, &[]));
    let _running = kessel::engine::orders::Autosave::begin(Path::new(&game), &record).unwrap();
    let before = std::fs::read(&game).unwrap();
    let answer = kessel(&["show", &game, "--as", "referee", "--spoil"]);
    assert_eq!((answer.code, answer.told.as_str()), (Some(1), ""));
    assert!(answer.complaint.contains("another running copy"), "{}", answer.complaint);
    assert!(std::fs::read(&game).unwrap() == before);
}

/// Returns every seal of a text.
fn seals(text: &str) -> Vec<String> {
    let rest = |at: usize| text[at..].chars().take_while(|letter| *letter != '"').collect();
    text.match_indices("sealed:").map(|(at, _)| rest(at)).collect()
}

#[test]
fn equal_values_have_unequal_seals_and_a_game_has_always_the_same() {
    let folder = Folder::new("seals");
    let texts = ["dvina", "dvina", "dnieper", "vauclair", "fog"].map(|scenario| {
        let path = folder.file(&format!("{scenario}.kessel"));
        assert_eq!(kessel(&["new", scenario, "--seed", "7", "--out", &path]).code, Some(0));
        let text = std::fs::read_to_string(&path).unwrap();
        std::fs::remove_file(&path).unwrap();
        text
    });
    assert_eq!(texts[0], texts[1], "the same game is written in the same words");
    // The seed 7 in four games.
    let seeds: BTreeSet<String> = texts[1..].iter().map(|text| seals(text)[0].clone()).collect();
    assert_eq!(seeds.len(), 4, "{seeds:?}");

    // The same position in two places, and the same bid of two players and in two games.
    let rulebook = with_options(&[("bidding", "on")]);
    let mut all: Vec<String> = Vec::new();
    for seed in [3, 4] {
        let mut world = Guderian::world();
        let mut record = Record::<Guderian>::new(&mut world, Arc::clone(&rulebook), seed);
        let start = Guderian::position(&world).clone();
        record.play(&mut world, &Order::Bid { points: 37 }).unwrap();
        record.play(&mut world, &Order::Bid { points: 37 }).unwrap();
        record.file.positions = vec![(0, start.clone()), (1, start.clone()), (2, start)];
        let text = record.file.text().unwrap();
        assert_eq!(text, record.file.text().unwrap());
        let again = GameFile::<Guderian>::parse("game.kessel", &text).unwrap();
        assert_eq!(again.text().unwrap(), text, "read and written again it is the same");
        let seals = seals(&text);
        // The three positions are the start again: equal positions need no seal.
        assert_eq!(seals.len(), 2 + 1 + 2, "seed and its copy, start, two bids");
        all.extend(seals);
    }
    // Two empty plots.
    let rulebook = Panzer44::load("vauclair", &Default::default()).unwrap();
    let record = Record::<Panzer44>::new(&mut Panzer44::world(), Arc::new(rulebook), 3);
    let plot = |side| panzer44::rules::order::Order::Plot { side, plot: Plot::default() };
    let mut file = record.file;
    for (number, side) in [(1, Side::Allied), (2, Side::German), (3, Side::Allied)] {
        file.played.push(kessel::engine::orders::PlayedOrder {
            number,
            side: side.to_string(),
            order: plot(side),
            dice: Vec::new(),
            hash: hash(&()).unwrap(),
            reason: "nobody has anything to do".to_owned(),
        });
    }
    all.extend(seals(&file.text().unwrap()));
    for part in [0..16, 17..33] {
        let parts: BTreeSet<&str> = all.iter().map(|seal| &seal["sealed:".len()..][part.clone()]).collect();
        assert_eq!(parts.len(), all.len(), "salt or check of two seals are alike: {all:?}");
    }
}

/// A file from before seals were salted: its seed was 37.
#[test]
fn seals_of_earlier_programs_still_open() {
    let rulebook = Arc::new(Rulebook::load("dvina").unwrap());
    let record = Record::<Guderian>::new(&mut Guderian::world(), rulebook, 5);
    let text = record.file.text().unwrap();
    let old = without_marks(&text).replacen(&seals(&text)[0], "sealed:07ff8107b4c00a6f87d4", 1);
    assert_eq!(GameFile::<Guderian>::parse("game.kessel", &old).unwrap().header.seed, 37);
}

/// The time at which a game began does not reveal its seed.
#[test]
fn seeds_do_not_come_from_the_clock() {
    let folder = Folder::new("seeds");
    let path = folder.file("game.kessel");
    let seed = |scenario: &str| {
        let _ = std::fs::remove_file(&path);
        assert_eq!(kessel(&["new", scenario, "--out", &path]).code, Some(0));
        match scenario {
            "vauclair" => GameFile::<Panzer44>::read(Path::new(&path)).unwrap().header.seed,
            _ => GameFile::<Guderian>::read(Path::new(&path)).unwrap().header.seed,
        }
    };
    let seeds = ["dvina", "dvina", "vauclair", "vauclair"].map(seed);
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_nanos() as u64;
    for (number, one) in seeds.iter().enumerate() {
        for other in seeds[number + 1..].iter().chain([&now]) {
            // A second has 2^30 nanoseconds; nine days have 2^50.
            assert!(one.abs_diff(*other) > 1 << 50, "{seeds:?}, {now}");
        }
    }
}
