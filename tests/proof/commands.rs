//! What the commands answer to tools: values by their schema, refusals with their case, and thousands of questions
//! to one program.

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
        guderian::rules::{Guderian, Position, combat, counter::Place, kinds::Kind, legal, phase::Phase},
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
    sync::Arc,
};

/// A folder of its own, gone when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("kessel-commands-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    /// A file in it, by its whole name.
    fn file(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    /// A game that begins in a position of the campaign.
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

/// What one program answers to these bytes, a value a line.
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

/// What one program answers to commands, each a list of words.
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

/// Holds a value against a definition of the schema.
#[track_caller]
fn holds(definition: &str, value: &Value) {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/commands.schema.json");
    let mut known: Value = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    assert!(known["$defs"].get(definition).is_some(), "{definition} is not in the schema");
    known["$ref"] = json!(format!("#/$defs/{definition}"));
    let faults = schema::faults(&known, value);
    assert!(faults.is_empty(), "{definition}: {faults:?}\n{value}");
}

/// A position of the campaign in this phase, with nothing owed, late enough that much stands on the map.
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
                .advise(&panzer44::rules::View::to_play(&rulebook, &position), &Thought::default())
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

/// Values, not sentences: what a tool needs of a counter, and zones, holders and level of the whole map.
#[test]
fn show_gives_values() {
    let folder = Folder::new("values");
    let moment = at(Phase::GermanMovement);
    let shown = answer(&["show", &folder.game("game.kessel", moment), "--json"]);
    let public = &moment.public;
    let of = |id: &str| {
        let counters = shown["counters"].as_array().unwrap();
        counters.iter().find(|counter| counter["id"] == id).unwrap().clone()
    };
    let leader = public.counters.iter().find(|one| one.kind == Kind::Leader && one.hex().is_some()).unwrap();
    let told = of(leader.id.as_str());
    assert!(told["radius"].as_u64().unwrap() > 0 && told["strength"].is_null());
    let untried = public.counters.iter().find(|one| one.is_untried() && one.hex().is_some()).unwrap();
    let told = of(untried.id.as_str());
    assert_eq!(
        (&told["strength"], &told["untried"], told.get("in_truth")),
        (&Value::Null, &true.into(), None)
    );
    let panzers = public.counters.iter().find(|one| one.kind == Kind::Panzer && one.hex().is_some()).unwrap();
    let told = of(panzers.id.as_str());
    assert_eq!(told["place"], json!({ "kind": "map", "hex": panzers.hex() }));
    assert_eq!((&told["class"], &told["side"]), (&"motor".into(), &"German".into()));
    assert_eq!(told["left"], json!(panzers.condition.left));
    let steps = told["strength"]["attack"].as_array().unwrap().len();
    assert_eq!(told["steps"]["of"], steps);
    assert_eq!(
        told["steps"]["left"].as_u64().unwrap(),
        steps as u64 - u64::from(panzers.condition.steps_lost)
    );
    let zones = |side: &str| -> BTreeSet<Hex> {
        shown["zones"][side]
            .as_array()
            .unwrap()
            .iter()
            .map(|hex| hex.as_str().unwrap().parse().unwrap())
            .collect()
    };
    for hex in campaign().board.hexes() {
        assert_eq!(
            zones("German").contains(&hex),
            public.in_zone_of(kessel::games::guderian::rules::kinds::Side::German, hex)
        );
    }
    assert_eq!(shown["holders"].as_object().unwrap().len(), public.holders.len());
    assert!(shown["level"].as_str().unwrap().contains(' '));
}

/// Several units go together, with what each has left; trains with their points; entries with their cost; and the
/// case of a refusal is a field (K5.1, 6.2, K16.2).
#[test]
fn moves_of_groups() {
    let folder = Folder::new("groups");
    let rulebook = campaign();
    // Some stack of several that can walk, in whatever moment there is one.
    let (moment, stack) = moments()
        .iter()
        .filter(|moment| moment.public.owed.is_none() && moment.public.phase.is_movement())
        .find_map(|moment| {
            let stacks = rulebook.board.hexes().map(|hex| moment.public.stack(hex).collect::<Vec<_>>());
            let mut several = stacks.filter(|stack| stack.len() > 1);
            let stack = several.find(|stack| legal::walks(&rulebook, &moment.public, stack).len() > 2)?;
            Some((moment, stack))
        })
        .unwrap();
    let public = &moment.public;
    let game = folder.game("german.kessel", moment);
    let names: Vec<String> = stack.iter().map(|piece| public.counter(*piece).id.to_string()).collect();
    let told = answer(&["moves", &game, &names.join(","), "--json"]);
    let walks = legal::walks(&rulebook, public, &stack);
    assert_eq!(told["walks"].as_array().unwrap().len(), walks.len());
    for walk in told["walks"].as_array().unwrap() {
        assert_eq!(walk["left"].as_array().unwrap().len(), stack.len());
        assert!(walk["cost"].as_f64().unwrap() > 0.0);
    }
    let refused = answer(&["moves", &game, &names.join(","), "--to", "5931", "--json"]);
    assert_eq!(refused["allowed"], false);
    assert!(refused["refusal"]["case"].as_str().unwrap().len() > 1, "{refused}");
    let rides = |moment: &'static Position| {
        let free = moment.public.owed.is_none().then_some(moment)?;
        let mut pieces = free.public.pieces().map(|(piece, _)| piece);
        let rider =
            pieces.find(|piece| !legal::train_rides(&campaign(), &free.public, &[*piece]).is_empty())?;
        Some((free, rider))
    };
    let (soviet, rider) = moments().iter().find_map(rides).unwrap();
    let game = folder.game("soviet.kessel", soviet);
    let told = answer(&["moves", &game, soviet.public.counter(rider).id.as_str(), "--json"]);
    assert!(told["rail"][0]["points"].as_u64().unwrap() > 0, "{told}");
    assert!(told["capacity"]["needed"].as_u64().unwrap() <= told["capacity"]["of"].as_u64().unwrap());
    let due = moments().iter().find_map(|moment| {
        let arrivals = legal::arrivals(&moment.public);
        let able = |piece: &&_| !legal::entries(&campaign(), &moment.public, &[**piece]).is_empty();
        let piece = arrivals.iter().find(able).filter(|_| moment.public.owed.is_none())?;
        Some((moment, moment.public.counter(*piece)))
    });
    let (moment, counter) = due.unwrap();
    let told = answer(&["moves", &folder.game("due.kessel", moment), counter.id.as_str(), "--json"]);
    let entry = &told["entries"][0];
    let spent = entry["cost"].as_f64().unwrap() + entry["left"][0].as_f64().unwrap();
    assert_eq!(spent, f64::from(counter.allowance), "{entry}");
}

/// Odds are told in any phase, with the case that forbids the attack now; what could never be an attack is refused,
/// in JSON too (9.0).
#[test]
fn odds_in_any_phase() {
    let folder = Folder::new("odds");
    let fight = at(Phase::GermanCombat);
    let (target, able) = combat::opportunities(&campaign(), &fight.public).into_iter().next().unwrap();
    let unit = fight.public.counter(able[0]).id.to_string();
    let ask = |game: &str, target: &str| {
        answer(&["odds", game, "--attackers", &unit, "--target", target, "--json"])
    };
    let target = target.to_string();
    let now = ask(&folder.game("now.kessel", fight), &target);
    assert_eq!((&now["allowed"], &now["refusal"]), (&true.into(), &Value::Null));
    let mut before = fight.clone();
    before.public.phase = Phase::SovietInterdiction;
    let game = folder.game("before.kessel", &before);
    let early = ask(&game, &target);
    assert_eq!((&early["allowed"], &early["refusal"]["case"]), (&false.into(), &"4.0".into()));
    assert_eq!(early["preview"], now["preview"]);
    assert!(early["preview"]["columns"].as_array().is_some_and(|columns| !columns.is_empty()));
    let nobody = ask(&game, "5931");
    assert_eq!((&nobody["allowed"], &nobody["preview"]), (&false.into(), &Value::Null));
    // For people: the odds, and that it is not the time.
    let told = kessel(&["odds", &game, "--attackers", &unit, "--target", &target]);
    assert!(String::from_utf8(told.stdout).unwrap().starts_with("not now: [4.0]"));
    let told = kessel(&["odds", &game, "--attackers", &unit, "--target", "5931"]);
    assert_eq!(told.status.code(), Some(1));
}

/// While a decision is owed nothing else is allowed, and `moves` and `odds` say so as the door does (4.0).
#[test]
fn nothing_is_allowed_while_a_decision_is_owed() {
    let folder = Folder::new("owed");
    let rulebook = campaign();
    let mut asked = 0;
    for (number, moment) in moments().iter().enumerate() {
        let public = &moment.public;
        if public.owed.is_none() || number % 5 > 0 && !public.phase.is_movement() {
            continue;
        }
        let mut free = moment.clone();
        free.public.owed = None;
        let game = folder.game(&format!("{number}.kessel"), moment);
        if public.phase.is_movement() {
            for piece in legal::movers(&rulebook, &free.public).into_iter().take(2) {
                let told = answer(&["moves", &game, public.counter(piece).id.as_str(), "--json"]);
                assert_eq!(told["held"]["case"], "4.0", "{told}");
                let none = ["walks", "rail", "overruns", "entries"];
                assert!(none.iter().all(|ways| told[*ways].as_array().unwrap().is_empty()), "{told}");
                asked += 1;
            }
            continue;
        }
        free.public.battle = None;
        let first = combat::opportunities(&rulebook, &free.public).into_iter().next();
        let able = first.iter().flat_map(|(_, able)| able).map(|piece| public.counter(*piece));
        let unit = able.into_iter().find(|counter| counter.is_combat_unit()).map(|counter| counter.id);
        if let (Some((target, _)), Some(unit)) = (&first, unit) {
            let target = target.to_string();
            let told = answer(&["odds", &game, "--attackers", unit.as_str(), "--target", &target, "--json"]);
            assert_eq!((&told["allowed"], &told["refusal"]["case"]), (&false.into(), &"4.0".into()));
            assert!(!told["preview"].is_null());
            asked += 1;
        }
    }
    assert!(asked > 4, "{asked}");
}

/// A scenario that nobody knows is answered with those there are; a file begins a game that opens again.
#[test]
fn a_game_begins_with_a_file() {
    let folder = Folder::new("new");
    let game = folder.file("game.kessel");
    let output = kessel(&["new", "stalingrad", "--out", &game]);
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1));
    for known in ["stalingrad", "smolensk", "dvina", "vauclair", "ailette"] {
        assert!(complaint.contains(known), "{complaint}");
    }
    for line in [
        "selfplay stalingrad --games 1",
        "match stalingrad greedy random --side german --games 1",
        "sight dvina 0101 0102",
    ] {
        let output = program(&line.split(' ').collect::<Vec<_>>()).output().unwrap();
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{complaint}");
        assert!(complaint.contains("there is no scenario") && complaint.contains("training"), "{complaint}");
    }
    for (game_of, id) in [("guderian", "training"), ("panzer44", "fog")] {
        let shipped = format!("{}/scenarios/{game_of}/{id}.ron", env!("CARGO_MANIFEST_DIR"));
        let text = fs::read_to_string(shipped).unwrap();
        let own = text.replacen(&format!("id: \"{id}\""), &format!("id: \"{id}-of-mine\""), 1);
        assert_ne!(own, text);
        let file = folder.file(&format!("{id}-of-mine.ron"));
        fs::write(&file, own).unwrap();
        // A home of its own, where the scenario is kept.
        let home = folder.file("home");
        let at_home = |words: &[&str]| {
            program(words)
                .env("HOME", &home)
                .env("XDG_DATA_HOME", &home)
                .current_dir(&folder.0)
                .output()
                .unwrap()
        };
        let game = folder.file(&format!("{id}.kessel"));
        let output = at_home(&["new", &file, "--seed", "7", "--out", &game, "--json"]);
        let told: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(told["scenario"], format!("{id}-of-mine"));
        holds("new", &told);
        let shown = at_home(&["show", &game, "--json"]);
        let shown: Value = serde_json::from_slice(&shown.stdout).unwrap();
        assert_eq!((&shown["scenario"], &shown["game"]), (&told["scenario"], &game_of.into()));
        // The same file again is known; another one of the same id is not taken for it.
        assert!(
            at_home(&["new", &file, "--out", &folder.file(&format!("{id}-again.kessel"))]).status.success()
        );
        fs::write(&file, fs::read_to_string(&file).unwrap() + "\n// changed\n").unwrap();
        let other = at_home(&["new", &file, "--out", &folder.file(&format!("{id}-other.kessel"))]);
        assert!(String::from_utf8(other.stderr).unwrap().contains("another scenario is called"));
    }
}

/// A revealed division is called by its own name in every command and in order files (12.2); an untried one is not.
#[test]
fn names_of_revealed_divisions() {
    let folder = Folder::new("names");
    let moment = moments().iter().find(|moment| {
        let public = &moment.public;
        public.phase == Phase::SovietMovement
            && public.owed.is_none()
            && legal::movers(&campaign(), public).iter().any(|piece| {
                let counter = public.counter(*piece);
                counter.unit.is_some_and(|unit| unit != counter.id)
                    && !legal::walks(&campaign(), public, &[*piece]).is_empty()
            })
    });
    let moment = moment.unwrap();
    let public = &moment.public;
    let movers = legal::movers(&campaign(), public);
    let piece = movers.into_iter().find(|piece| {
        let counter = public.counter(*piece);
        counter.unit.is_some_and(|unit| unit != counter.id)
            && !legal::walks(&campaign(), public, &[*piece]).is_empty()
    });
    let counter = public.counter(piece.unwrap());
    let (slot, name) = (counter.id.to_string(), counter.unit.unwrap().to_string());
    let game = folder.game("game.kessel", moment);
    let show = |unit: &str| answer(&["show", &game, "--unit", unit, "--json"])["counters"].clone();
    assert_eq!(show(&name), show(&slot));
    let moves = |unit: &str| answer(&["moves", &game, unit, "--json"]);
    assert_eq!(moves(&name), moves(&slot));
    let odds = |unit: &str| answer(&["odds", &game, "--attackers", unit, "--target", "0101", "--json"]);
    assert_eq!(odds(&name), odds(&slot));
    let path = &moves(&slot)["walks"][0]["path"];
    let run = |unit: &str| {
        let orders = folder.file("orders.ron");
        fs::write(&orders, format!("[Move(units: [\"{unit}\"], path: {path})]")).unwrap();
        answer(&["run", &game, &orders, "--json"])["events"].clone()
    };
    assert_eq!(run(&name), run(&slot));
    let hidden = moment
        .secrets
        .identity
        .iter()
        .find(|(slot, _)| public.find(**slot).is_some_and(|piece| public.counter(piece).is_untried()));
    let (_, division) = hidden.unwrap();
    let output = kessel(&["show", &game, "--unit", division.as_str()]);
    assert_eq!(output.status.code(), Some(1), "{division} is still untried");
}

/// Whatever stands in a line, it is answered with a line, and the next one is read.
#[test]
fn hostile_lines_do_not_stop_a_batch() {
    let folder = Folder::new("hostile");
    let game = folder.game("a game.kessel", at(Phase::GermanMovement));
    let deep = "[".repeat(100_000);
    let long = "x".repeat((1 << 20) + 10);
    let many = format!("odds '{game}' --attackers {} --target 0101", vec!["pz-25-7"; 20_000].join(","));
    let lines: Vec<&[u8]> = vec![
        b"",
        b"   ",
        b"fly",
        b"--help",
        b"--version",
        b"--batch",
        b"show",
        b"show nowhere.kessel",
        b"show /dev/null",
        b"show 'unclosed",
        b"play",
        b"selfplay smolensk --games 1000000",
        b"bench",
        b"[1, 2]",
        b"[\"show\", {}]",
        b"[]",
        b"null",
        b"\xff\xfe show",
        b"\0\0\0",
        deep.as_bytes(),
        long.as_bytes(),
        many.as_bytes(),
        b"moves . nobody",
    ];
    let good = json!(["show", game]).to_string();
    let quoted = format!("show '{game}' --hex 1510");
    let mut input = Vec::new();
    for line in &lines {
        input.extend_from_slice(line);
        input.push(b'\n');
        input.extend_from_slice(quoted.as_bytes());
        input.push(b'\n');
    }
    // The last line has no end.
    input.extend_from_slice(good.as_bytes());
    let answers = batch_of(&input);
    assert_eq!(answers.len(), 2 * lines.len() + 1);
    for (number, answer) in answers.iter().enumerate() {
        assert_eq!(answer["line"], number as u64 + 1);
        holds("batch_line", answer);
        assert_eq!(answer["ok"], number % 2 == 1 || number == 2 * lines.len(), "{answer}");
    }
    let both = [["--batch", "list"], ["list", "--batch"]];
    assert!(both.iter().all(|words| kessel(words).status.code() != Some(0)));
}

/// A game is read once, and anew only when its file has changed: a thousand questions take no thousand replays.
#[test]
fn a_batch_keeps_its_games() {
    let folder = Folder::new("kept");
    let (one, other) = (at(Phase::GermanMovement), at(Phase::SovietMovement));
    let game = folder.game("game.kessel", one);
    let unit = one.public.counters.iter().find(|counter| counter.hex().is_some()).unwrap().id;
    let commands: Vec<Vec<String>> =
        (0..1000).map(|_| words(&format!("show {game} --unit {unit} --hex 1510"))).collect();
    let answers = batch(&commands);
    assert!(answers.iter().all(|answer| answer["answer"] == answers[0]["answer"]));
    assert_eq!(answers[0]["ok"], true);
    // The program is asked, the file changes, and it is asked again.
    let mut child = program(&["--batch"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let (mut stdin, stdout) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    let mut lines = std::io::BufRead::lines(std::io::BufReader::new(stdout));
    let mut ask = || {
        stdin.write_all(format!("show {game}\n").as_bytes()).unwrap();
        let line = lines.next().unwrap().unwrap();
        serde_json::from_str::<Value>(&line).unwrap()["answer"]["phase"].clone()
    };
    assert_eq!(ask(), "GermanMovement");
    assert_eq!(ask(), "GermanMovement");
    folder.game("game.kessel", other);
    assert_eq!(ask(), "SovietMovement");
    drop(stdin);
    assert!(child.wait().unwrap().success());
}

/// What `legal` lists, `run` takes, from a file as anybody writes it: in RON, or in JSON as it was printed.
#[test]
fn a_listed_order_is_run() {
    let folder = Folder::new("listed");
    for phase in [Phase::AirInterdiction, Phase::GermanMovement] {
        let game = folder.game("game.kessel", at(phase));
        let told = kessel(&["legal", &game]);
        let text = String::from_utf8(told.stdout).unwrap();
        let orders: Vec<&str> = text.lines().filter(|line| !line.starts_with("of this shape")).collect();
        assert!(!orders.is_empty());
        let file = folder.file("orders.ron");
        fs::write(&file, format!("[{}]", orders[0])).unwrap();
        assert!(kessel(&["run", &game, &file]).status.success(), "{}", orders[0]);
        let listed = answer(&["legal", &game, "--json"])["orders"].as_array().unwrap().clone();
        // By the name of the file, and by what stands in it.
        for name in ["orders.json", "orders"] {
            let file = folder.file(name);
            for order in listed.iter().take(3).chain(listed.last()) {
                fs::write(&file, json!([order]).to_string()).unwrap();
                let played = answer(&["run", &game, &file, "--json"]);
                holds("run", &played);
                assert_eq!(&played["order"], order);
                assert!(played["events"].as_array().is_some_and(|events| !events.is_empty()), "{played}");
            }
        }
    }
}

/// Orders in JSON that are wrong are told with file, line and column, as those in RON are.
#[test]
fn wrong_orders_in_json_are_told_with_their_place() {
    let folder = Folder::new("wrong");
    let game = folder.game("game.kessel", at(Phase::GermanMovement));
    let deep = "[".repeat(100_000);
    for (text, place, word) in [
        ("[\"EndPhase\",\n \"Fly\"]", ":2:", "Fly"),
        ("[{\"Overrun\":{\"units\":[\"pz-25-7\"]}}]", ":1:", "target"),
        ("[\"EndPhase\"", ":1:", "EOF"),
        ("{\"orders\":[]}", ":1:", "sequence"),
        ("", ":1:1:", "EOF"),
        (deep.as_str(), ":1:", "expected"),
    ] {
        let file = folder.file("orders.json");
        fs::write(&file, text).unwrap();
        let output = kessel(&["run", &game, &file, "--json"]);
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{complaint}");
        assert!(complaint.contains(&format!("{file}{place}")) && complaint.contains(word), "{complaint}");
    }
}

/// A game of Panzer '44 is played from JSON to its second turn, plots included, and replays as it was played.
#[test]
fn a_game_is_played_in_json() {
    let folder = Folder::new("json");
    let game = folder.file("game.kessel");
    assert!(kessel(&["new", "fog", "--seed", "5", "--out", &game]).status.success());
    let rulebook = Arc::new(panzer44::rules::Rulebook::load("fog").unwrap());
    let mut world = Panzer44::world();
    Panzer44::restore(&mut world, &rulebook, Panzer44::start(&rulebook, 5));
    let mut player = Random::new(5);
    let mut orders = Vec::new();
    while Panzer44::position(&world).public.turn < 2 {
        let position = Panzer44::position(&world).clone();
        let order =
            player.advise(&panzer44::rules::View::to_play(&rulebook, &position), &Thought::default()).order;
        play::<Panzer44>(&mut world, &order).unwrap();
        orders.push(order);
    }
    let (file, out) = (folder.file("orders.json"), folder.file("out.kessel"));
    fs::write(&file, serde_json::to_string(&orders).unwrap()).unwrap();
    let output = kessel(&["run", &game, &file, "--out", &out, "--json"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let played: Vec<Value> = String::from_utf8(output.stdout)
        .unwrap()
        .lines()
        .map(|line| {
            let played: Value = serde_json::from_str(line).unwrap();
            holds("run", &played);
            played["order"].clone()
        })
        .collect();
    assert_eq!(played.len(), orders.len());
    holds("orders", &json!(orders));
    // What was printed is taken again; what is refused is told with its case, and is an answer.
    fs::write(&file, Value::from(played).to_string()).unwrap();
    assert!(kessel(&["run", &game, &file]).status.success());
    fs::write(&file, "[\"EndPhase\"]").unwrap();
    let output = kessel(&["run", &game, &file, "--json"]);
    let refused: Value = serde_json::from_slice(&output.stdout).unwrap();
    holds("run", &refused);
    assert_eq!((output.status.code(), &refused["refusal"]["case"]), (Some(1), &"3.1".into()));
    assert_eq!(answer(&["replay", &out, "--json"])["verified"], true);
    assert_eq!(answer(&["show", &out, "--json"])["turn"], 2);
}

/// The other side's eyes and the secrets behind a position change nothing of what is told.
#[test]
fn what_is_told_hangs_on_nothing_hidden() {
    let folder = Folder::new("hidden");
    for (number, moment) in moments().iter().enumerate().step_by(17) {
        let tell = |position: &Position| {
            let game = folder.game("game.kessel", position);
            let lines = ["show GAME", "show GAME --as soviet", "show GAME --as german", "legal GAME"];
            let commands: Vec<_> = lines.iter().map(|line| words(&line.replace("GAME", &game))).collect();
            batch(&commands)
        };
        assert_eq!(tell(moment), tell(&twin(moment, number as u64)));
    }
}
