//! Broken files: every fault is reported with file, line, column and a sentence, and nothing panics.
//!
//! `tests/broken/expected.txt` has the messages for each file of its folder;
//! `KESSEL_RENEW_BROKEN=1 cargo test --test proof broken` writes it again.

use crate::games::{campaign, moments, order_of, without_marks};
use kessel::{
    art::packs::pack::Pack,
    cli::check::{faults, file_faults, game_faults},
    engine::{
        data::{self, Source},
        orders::{Game, GameFile, Record},
    },
    games::{
        GAMES,
        guderian::rules::{Guderian, Rulebook},
    },
};
use proptest::{collection::vec, prelude::*};
use rand::{Rng, SeedableRng, rngs::ChaCha8Rng};
use std::{fs, path::Path};

fn broken() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/broken")
}

/// Returns all messages about one file or pack of the folder.
fn said_about(name: &str) -> Vec<String> {
    let path = broken().join(name);
    if path.is_dir() {
        let read = |file: &str| fs::read(path.join(file));
        return Pack::read(name, &read).err().map(|error| error.to_string()).into_iter().collect();
    }
    let text = data::read_file(&path).unwrap();
    faults(&GAMES, &Source { name: name.to_owned(), text }).iter().map(ToString::to_string).collect()
}

#[test]
fn each_broken_file_gets_the_expected_sentence() {
    let mut names: Vec<String> = fs::read_dir(broken())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name != "expected.txt")
        .collect();
    names.sort();
    assert!(names.len() >= 20);
    let mut all = String::new();
    for name in &names {
        let said = said_about(name);
        assert!(!said.is_empty(), "{name} passes for whole");
        for line in said {
            assert!(line.starts_with(name.as_str()), "the fault of {name} is put somewhere else: {line}");
            all += &format!("{line}\n");
        }
    }
    let table = broken().join("expected.txt");
    if std::env::var_os("KESSEL_RENEW_BROKEN").is_some() {
        fs::write(&table, &all).unwrap();
    }
    let expected = fs::read_to_string(&table).unwrap();
    for (new, old) in all.lines().zip(expected.lines()) {
        assert_eq!(new, old);
    }
    assert_eq!(all, expected);
}

/// Returns the messages about a game file with changed text.
fn game_with(change: impl Fn(&str) -> String) -> Vec<String> {
    let mut world = Guderian::world();
    let mut record = Record::<Guderian>::new(&mut world, campaign(), 3);
    let mut player = kessel::games::guderian::players::by_name("random", 3).unwrap();
    for _ in 0..4 {
        let order = order_of(player.as_mut(), &campaign(), Guderian::position(&world));
        record.play(&mut world, &order).unwrap();
    }
    let text = without_marks(&record.file.text().unwrap());
    let changed = change(&text);
    assert_ne!(text, changed, "nothing was changed");
    let said = game_faults(&GAMES, "game.kessel", &changed);
    // A fault that `check` finds is also found on opening, which refuses the game or repairs it; neither panics.
    let opened = GameFile::<Guderian>::parse("game.kessel", &changed)
        .map_err(|fault| vec![fault.to_string()])
        .and_then(|file| Record::<Guderian>::from_file(&mut Guderian::world(), file));
    assert_eq!(opened.map_or(true, |opened| !opened.whole), !said.is_empty(), "{said:?}");
    said.iter().map(ToString::to_string).collect()
}

/// A word of a game file, its replacement, and the expected message.
const BROKEN_GAMES: [(&str, &str, &str); 9] = [
    (
        "Game(",
        "Gone(",
        "1:1: this line of the game file is damaged: \"Gone\" is not known here: Game, Start, Order, Position, Change, Table, Note, Drawn or Branch is expected",
    ),
    (
        "format:3",
        "format:7",
        "1:1: this game was written by another version of the program (0.1.0) in format 7: this one, 0.1.0, reads formats 1 to 3",
    ),
    (
        "game:\"guderian\"",
        "game:\"chess\"",
        "1:1: this is a game of \"chess\", which this program does not know",
    ),
    (
        "scenario:\"smolensk\"",
        "scenario:\"moscow\"",
        "1:1: guderian/moscow.ron:1:1: there is no such data file",
    ),
    ("number:2,", "number:5,", "5:1: order 2 is expected here, not 5"),
    ("place:Map(\"4015\")", "place:Map(\"9963\")", "2:1: hex 9963 is off the map"),
    ("id:\"leader-konev\"", "id:\"leader-lukin\"", "2:1: leader-lukin is there twice"),
    (
        "unit:Some(\"leader-konev\")",
        "unit:Some(\"leader-napoleon\")",
        "2:1: the order of battle has no counter leader-napoleon",
    ),
    ("german_places:[false,", "german_places:[", "2:1: the scenario has 12 places that count for victory"),
];

#[test]
fn broken_games_are_refused_with_a_sentence() {
    let refused = |change: &dyn Fn(&str) -> String, expected: &str| {
        let said = game_with(change);
        assert_eq!(said.first(), Some(&format!("game.kessel:{expected}")), "{said:?}");
    };
    for (from, to, expected) in BROKEN_GAMES {
        refused(&|text| text.replacen(from, to, 1), expected);
    }
    refused(&|_| String::new(), "1:1: this is not a game file: its first line must be Game(…)");
    let without_start = |text: &str| -> String {
        text.split_inclusive('\n').filter(|line| !line.starts_with("Start")).collect()
    };
    refused(&without_start, "2:1: the second line must be Start(…), the first position");
}

#[test]
fn noise_is_refused() {
    let folder = std::env::temp_dir().join(format!("kessel-noise-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let mut bytes = vec![0_u8; 10 * 1024 * 1024];
    ChaCha8Rng::seed_from_u64(10).fill_bytes(&mut bytes);
    for (name, length, expected) in [
        ("large.ron", bytes.len(), "is 10485760 bytes long; the limit for data files is 8388608"),
        ("large.kessel", 100_000, "this line is not text in UTF-8"),
        ("small.ron", 100_000, "is not text in UTF-8"),
    ] {
        let path = folder.join(name);
        fs::write(&path, &bytes[..length]).unwrap();
        let said = file_faults(&GAMES, &path);
        assert_eq!((said.len(), said[0].line, said[0].column), (1, 1, 1));
        let said = &said[0].sentence;
        assert!(said.starts_with(expected), "{name}: {said}");
    }
    fs::remove_dir_all(&folder).unwrap();
    refuses_letters(&bytes[..500_000]);
}

/// Nearly as much as a data file may have.
#[test]
#[ignore = "long: texts of eight million letters"]
fn noise_as_long_as_a_file_may_be_is_refused() {
    let mut bytes = vec![0_u8; 8_000_000];
    ChaCha8Rng::seed_from_u64(10).fill_bytes(&mut bytes);
    refuses_letters(&bytes);
}

/// As letters noise reaches the parser.
fn refuses_letters(bytes: &[u8]) {
    let letters: String = bytes.iter().map(|byte| char::from(byte % 95 + 32)).collect();
    let length = letters.len();
    for noise in
        [letters.clone(), "(".repeat(length), "[\"".repeat(length / 2), format!("(columns: 3, {letters}")]
    {
        assert!(!faults(&GAMES, &Source { name: "noise.ron".to_owned(), text: noise.clone() }).is_empty());
        assert!(!game_faults(&GAMES, "noise.kessel", &noise).is_empty());
    }
}

/// A change of some bytes of a file.
#[derive(Clone, Debug)]
enum Damage {
    Delete(prop::sample::Index, usize),
    Insert(prop::sample::Index, Vec<u8>),
    Replace(prop::sample::Index, u8),
    Digit(prop::sample::Index, u8),
    Double(prop::sample::Index, usize),
}

fn damage() -> impl Strategy<Value = Damage> {
    let at = any::<prop::sample::Index>;
    prop_oneof![
        (at(), 1_usize..40).prop_map(|(at, length)| Damage::Delete(at, length)),
        (at(), vec(any::<u8>(), 1..6)).prop_map(|(at, bytes)| Damage::Insert(at, bytes)),
        (at(), any::<u8>()).prop_map(|(at, byte)| Damage::Replace(at, byte)),
        (at(), b'0'..=b'9').prop_map(|(at, digit)| Damage::Digit(at, digit)),
        (at(), 1_usize..80).prop_map(|(at, length)| Damage::Double(at, length)),
    ]
}

fn damaged(text: &str, damages: &[Damage]) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for damage in damages {
        let length = bytes.len().max(1);
        match damage {
            Damage::Delete(at, much) => {
                let at = at.index(length);
                bytes.drain(at..(at + much).min(bytes.len()));
            }
            Damage::Insert(at, new) => {
                let at = at.index(length);
                bytes.splice(at..at, new.iter().copied());
            }
            Damage::Replace(at, byte) => bytes[at.index(length)] = *byte,
            Damage::Digit(at, digit) => {
                // Numbers carry the meaning: the next digit is changed.
                let at = at.index(length);
                if let Some(found) = bytes[at..].iter().position(u8::is_ascii_digit) {
                    bytes[at + found] = *digit;
                }
            }
            Damage::Double(at, much) => {
                let at = at.index(length);
                let part = bytes[at..(at + much).min(bytes.len())].to_vec();
                bytes.splice(at..at, part);
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_damage_to_a_shipped_file_stops_the_program(
        file in any::<prop::sample::Index>(),
        damages in vec(damage(), 1..4),
        lines in 2_usize..90,
    ) {
        let names: Vec<&str> = data::shipped_names().collect();
        let name = names[file.index(names.len())];
        let text = data::load(name).unwrap().text;
        // Only the first lines of a long file change, so that every field has its turn.
        let start: usize = text.split_inclusive('\n').take(lines).map(str::len).sum();
        let text = damaged(&text[..start], &damages) + &text[start..];
        let source = Source { name: name.to_owned(), text };
        let said = faults(&GAMES, &source);
        for fault in &said {
            prop_assert!(fault.line >= 1 && fault.column >= 1 && !fault.sentence.is_empty(), "{fault}");
            prop_assert!(fault.line <= source.text.lines().count() + 1, "{fault}");
        }
        // A scenario without reported faults can be started.
        if said.is_empty() && let Ok(rulebook) = Rulebook::from_source(&source) {
            let rulebook = std::sync::Arc::new(rulebook);
            let start = Guderian::start(&rulebook, 1);
            prop_assert_eq!(Guderian::faults(&rulebook, &start), Vec::<String>::new());
            Guderian::restore(&mut Guderian::world(), &rulebook, start);
        }
    }

    #[test]
    fn no_damage_to_a_pack_stops_the_program(
        broken in prop_oneof![Just("pack.ron"), Just("map.ron")],
        damages in vec(damage(), 1..4),
    ) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/packs/standard");
        let read = |file: &str| {
            let text = fs::read_to_string(folder.join(file))?;
            Ok(if file == broken { damaged(&text, &damages) } else { text }.into_bytes())
        };
        if let Err(error) = Pack::read("standard", &read) {
            let said = error.to_string();
            let place: Vec<&str> = said.splitn(4, ':').collect();
            prop_assert!(place.len() == 4 && place[1].parse::<usize>().is_ok_and(|line| line >= 1), "{said}");
            prop_assert!(place[2].parse::<usize>().is_ok_and(|column| column >= 1), "{said}");
        }
    }

    #[test]
    fn no_damage_to_a_game_stops_the_program(
        moment in any::<prop::sample::Index>(),
        damages in vec(damage(), 1..4),
    ) {
        let position = moment.get(moments());
        let text = ron::to_string(position).unwrap();
        let Ok(position) = ron::from_str(&damaged(&text, &damages)) else { return Ok(()) };
        let rulebook = campaign();
        if Guderian::faults(&rulebook, &position).is_empty() {
            // It is accepted: then the game can continue from it, whatever it is.
            let mut world = Guderian::world();
            Guderian::restore(&mut world, &rulebook, position);
            let mut player = kessel::games::guderian::players::by_name("random", 1).unwrap();
            for _ in 0..30 {
                let position = Guderian::position(&world);
                if position.public.outcome.is_some() {
                    break;
                }
                let order = order_of(player.as_mut(), &rulebook, position);
                let _ = kessel::engine::orders::play::<Guderian>(&mut world, &order);
            }
        }
    }
}
