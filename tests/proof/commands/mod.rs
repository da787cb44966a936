//! The answers of the commands to tools: values that fit their schema, refusals with their case, and thousands of
//! questions to one program.

mod answering;
mod batches;
#[cfg(all(feature = "online", unix))]
mod clubs;
mod figures;
mod guides;
mod modules;
mod options;
mod pdf;
mod platoon;
mod playing;
mod printed;
mod record;
mod refusals;
mod squad;
mod texts;
mod value;
mod values;

use crate::{
    games::{campaign, moments},
    schema,
    secrets::twin,
};
use kessel::{
    engine::{
        board::Hex,
        orders::{Game, Record, play},
    },
    games::{
        guderian::rules::{
            Guderian, Position, combat, counter::Place, kinds::Kind, order::legal, phase::Phase,
        },
        panzer44::{self, players::Random, rules::Panzer44},
    },
    play::players::{Player, Thought},
};
use serde_json::{Value, json};
use std::{
    collections::BTreeSet,
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
    sync::{Arc, LazyLock},
};

/// A folder for the test, deleted when it ends.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("kessel-commands-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    /// Returns the full path of a file in it.
    fn file(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    /// Writes a game that begins in a position of the campaign.
    fn game(&self, name: &str, position: &Position) -> String {
        let mut world = Guderian::world();
        let record = Record::<Guderian>::at(&mut world, campaign(), position.clone(), 1);
        record.file.write(&self.0.join(name)).unwrap();
        self.file(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn program(words: &[&str]) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_kessel"));
    program.args(words);
    program
}

fn kessel(words: &[&str]) -> Output {
    program(words).output().unwrap()
}

fn answer(words: &[&str]) -> Value {
    let output = kessel(words);
    let complaints = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{words:?}: {complaints}");
    serde_json::from_slice(&output.stdout).unwrap()
}

/// Returns the answers of one program to these bytes, a value a line.
fn batch_of(input: &[u8]) -> Vec<Value> {
    let mut child = program(&["--batch"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // Answers come while questions are still being written.
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Returns the answers of one program to commands, each a list of words.
fn batch(commands: &[Vec<String>]) -> Vec<Value> {
    let lines: Vec<String> = commands.iter().map(|words| json!(words).to_string() + "\n").collect();
    let answers = batch_of(lines.concat().as_bytes());
    assert_eq!(answers.len(), commands.len());
    for (number, answer) in answers.iter().enumerate() {
        assert_eq!(answer["line"], number as u64 + 1);
        holds("batch_line", answer);
    }
    answers
}

fn words(line: &str) -> Vec<String> {
    line.split_whitespace().map(str::to_owned).collect()
}

/// Checks a value against a definition of the schema.
#[track_caller]
fn holds(definition: &str, value: &Value) {
    static KNOWN: LazyLock<Value> = LazyLock::new(|| {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/commands.schema.json");
        serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
    });
    let part = KNOWN["$defs"].get(definition);
    let part = part.unwrap_or_else(|| panic!("{definition} is not in the schema"));
    let faults = schema::faults_by(&KNOWN, part, value);
    assert!(faults.is_empty(), "{definition}: {faults:?}\n{value}");
}

/// Returns a position of the campaign in this phase, without a pending decision, late enough that many units are on the
/// map.
fn at(phase: Phase) -> &'static Position {
    let fits = |moment: &&Position| {
        let public = &moment.public;
        public.phase == phase && public.owed.is_none()
    };
    let moments = || moments().iter().filter(fits);
    moments().find(|moment| moment.public.turn >= 3).or_else(|| moments().next()).unwrap()
}

#[test]
fn answers_about_guderian_are_what_the_schema_says() {
    let folder = Folder::new("guderian");
    let (mut commands, mut kinds) = (Vec::new(), Vec::new());
    let mut ask = |definition: &'static str, line: String| {
        commands.push(words(&line));
        kinds.push(definition);
    };
    // A moment of each kind, and some more.
    let mut met = BTreeSet::new();
    let moments = moments().iter().enumerate();
    for (number, moment) in
        moments.filter(|(_, one)| met.insert(crate::games::moment(one)) || one.public.phase.is_combat())
    {
        let game = folder.game(&format!("{number}.kessel"), moment);
        for eyes in ["", "--as soviet", "--as german", "--as referee"] {
            ask("show_guderian", format!("show {game} {eyes}"));
        }
        ask("show_guderian", format!("show {game} --hex 2216"));
        ask("legal_guderian", format!("legal {game}"));
        ask("legal_guderian", format!("legal {game} --as german"));
        let public = &moment.public;
        for counter in public.counters.iter().filter(|counter| counter.hex().is_some()).step_by(20) {
            ask("show_guderian", format!("show {game} --unit {}", counter.id));
            ask("moves_guderian", format!("moves {game} {}", counter.id));
            for to in ["1510", "6535"] {
                ask("moves_to_guderian", format!("moves {game} {} --to {to}", counter.id));
            }
            let near = counter.hex().and_then(|hex| campaign().board.land_neighbours(hex).next()).unwrap();
            for overrun in ["", "--overrun"] {
                ask(
                    "odds_guderian",
                    format!("odds {game} --attackers {} --target {near} {overrun}", counter.id),
                );
            }
        }
        for counter in public.counters.iter().filter(|one| matches!(one.place, Place::Due { .. })).take(2) {
            ask("moves_guderian", format!("moves {game} {}", counter.id));
        }
        if let Some((target, able)) = combat::opportunities(&campaign(), public).into_iter().next() {
            let unit = public.counter(able[0]).id;
            ask("odds_guderian", format!("odds {game} --attackers {unit} --target {target}"));
        }
    }
    ask("list", "list".to_owned());
    let answers = batch(&commands);
    let mut seen = BTreeSet::new();
    for ((line, kind), answer) in commands.iter().zip(kinds).zip(&answers) {
        assert_eq!(answer["ok"], true, "{line:?}: {answer}");
        holds(kind, &answer["answer"]);
        if let Some(owed) = answer["answer"]["owed"]["kind"].as_str() {
            seen.insert(format!("owed {owed}"));
        }
        for shape in answer["answer"]["shapes"].as_array().into_iter().flatten() {
            seen.insert(format!("shape {}", shape["order"].as_str().unwrap()));
        }
    }
    for wanted in ["owed route", "owed advance", "shape move", "shape rail", "shape enter", "shape attack"] {
        assert!(seen.contains(wanted), "{wanted} never came up: {seen:?}");
    }
}

#[test]
fn answers_about_panzer_44_are_what_the_schema_says() {
    let folder = Folder::new("panzer44");
    let (mut commands, mut kinds) = (Vec::new(), Vec::new());
    for (id, seed) in [("vauclair", 3), ("fog", 4)] {
        let rulebook = Arc::new(panzer44::rules::Rulebook::load(id).unwrap());
        let mut world = Panzer44::world();
        Panzer44::restore(&mut world, &rulebook, Panzer44::start(&rulebook, seed));
        let mut player = Random::new(seed);
        for number in 0..240 {
            let position = Panzer44::position(&world).clone();
            if position.public.outcome.is_some() {
                break;
            }
            if number % 30 == 0 || position.public.owed.is_some() && number % 3 == 0 {
                let game = folder.file(&format!("{id}-{number}.kessel"));
                let mut world = Panzer44::world();
                let record = Record::<Panzer44>::at(&mut world, Arc::clone(&rulebook), position.clone(), 1);
                record.file.write(Path::new(&game)).unwrap();
                let mut ask = |definition: &'static str, line: String| {
                    commands.push(words(&line));
                    kinds.push(definition);
                };
                for eyes in ["", "--as german", "--as allied", "--as referee"] {
                    ask("show_panzer44", format!("show {game} {eyes}"));
                }
                ask("show_panzer44", format!("show {game} --hex 1510"));
                ask("legal_panzer44", format!("legal {game}"));
                ask("legal_panzer44", format!("legal {game} --as allied"));
                let on_map: Vec<_> =
                    position.public.counters.iter().filter(|one| one.hex().is_some()).collect();
                for (one, other) in on_map.iter().step_by(7).zip(on_map.iter().rev().step_by(5)) {
                    ask("moves_panzer44", format!("moves {game} {}", one.id));
                    ask("moves_to_panzer44", format!("moves {game} {} --to 1510", one.id));
                    ask("moves_to_panzer44", format!("moves {game} {} --to 6535", one.id));
                    let hex = other.hex().unwrap();
                    ask("odds_panzer44", format!("odds {game} --attackers {} --target {hex}", one.id));
                    ask("attack_panzer44", format!("attack {game} {} {}", one.id, other.id));
                }
            }
            let order = player
                .choose_order(&panzer44::rules::View::to_play(&rulebook, &position), &Thought::default())
                .order;
            play::<Panzer44>(&mut world, &order).unwrap();
        }
    }
    let answers = batch(&commands);
    let mut shapes = BTreeSet::new();
    for ((line, kind), answer) in commands.iter().zip(kinds).zip(&answers) {
        assert_eq!(answer["ok"], true, "{line:?}: {answer}");
        holds(kind, &answer["answer"]);
        let told = answer["answer"]["shapes"].as_array().into_iter().flatten();
        shapes.extend(told.map(|shape| shape["order"].as_str().unwrap().to_owned()));
    }
    for wanted in ["deploy", "plot", "move"] {
        assert!(shapes.contains(wanted), "{wanted} never came up: {shapes:?}");
    }
}
