//! Damaged game files: a wrong bit costs its line, and no game is lost by it. A game that cannot be replayed opens as
//! it was played. The player chooses whether it opens from the next position in the file, or before the damage. The
//! original file is copied beside it before it is overwritten.

use crate::games::{on_all_cores, order_of, without_marks};
use bevy::prelude::World;
use kessel::{
    engine::orders::{
        AtDamage, Autosave, Game, GameFile, Opened, Reading, Record, RecoveryOption, Timeline, hash,
    },
    games::{
        guderian::{
            players::by_name,
            rules::{Guderian, order::Order},
        },
        panzer44::{self, rules::Panzer44},
    },
    play::players::{Player, Thought},
};
use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering},
    },
};

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("kessel-damage-{name}-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Returns a game of the training scenario, played at random.
fn game(seed: u64, orders: usize) -> Record<Guderian> {
    let rulebook = Arc::new(Guderian::load("training", &Default::default()).unwrap());
    let mut world = Guderian::world();
    let mut record = Record::<Guderian>::new(&mut world, Arc::clone(&rulebook), seed);
    let mut player = by_name("random", seed).unwrap();
    for number in 0..orders {
        // To get ends of phases.
        let mut order = order_of(player.as_mut(), &rulebook, Guderian::position(&world));
        if number % 5 == 4 && record.tried(&world, &Order::EndPhase, &[]).is_ok() {
            order = Order::EndPhase;
        }
        record.play(&mut world, &order).unwrap();
    }
    record
}

/// Returns the text of a game with its last hash.
fn text_of(record: &Record<Guderian>) -> (String, String) {
    (record.file.text().unwrap(), record.file.played.last().unwrap().hash.to_string())
}

/// Opens the text of a file.
fn open<G: Game>(text: &[u8], at: AtDamage) -> Result<(World, Opened<G>), Vec<String>> {
    let reading = Reading::<G>::parse("game.kessel", text).map_err(|fault| vec![fault.to_string()])?;
    let mut world = G::world();
    let opened = Record::<G>::from_reading(&mut world, &reading, at)?;
    Ok((world, opened))
}

/// Returns the position of an opened game, as a hash.
fn stands<G: Game>(world: &World) -> String {
    hash(G::position(world)).unwrap().to_string()
}

/// Returns the results of wrong bits in a file: the number of files that opened at the end of the game, the number that
/// opened elsewhere, and the messages about the refused ones.
fn flips<G: Game>(text: &str, end: &str, number: u64) -> (usize, usize, Vec<String>) {
    const PARTS: u64 = 4;
    let whole = Reading::<G>::parse("game.kessel", text.as_bytes()).unwrap();
    let rulebook = Arc::new(G::load(&whole.header.scenario, &whole.header.options).unwrap());
    let (same, elsewhere, refused) = (AtomicUsize::new(0), AtomicUsize::new(0), Mutex::new(Vec::new()));
    on_all_cores(0..PARTS, |part| {
        let mut world = G::world();
        let mut open = |text: &[u8]| {
            let reading =
                Reading::<G>::parse("game.kessel", text).map_err(|fault| vec![fault.to_string()])?;
            let opened =
                Record::<G>::by_rulebook(&mut world, &reading, Arc::clone(&rulebook), AtDamage::After)?;
            Ok::<_, Vec<String>>((stands::<G>(&world), opened))
        };
        for flip in (part..number).step_by(PARTS as usize) {
            let at = (flip as usize * 2 + 1) * text.len() / (number as usize * 2);
            let mut bytes = text.as_bytes().to_vec();
            bytes[at] ^= 1 << (flip % 8);
            match open(&bytes) {
                Ok((stands, opened)) => {
                    let whole = stands == end;
                    let count = if whole { &same } else { &elsewhere };
                    count.fetch_add(1, Ordering::Relaxed);
                    assert!(whole || !opened.notes.is_empty(), "byte {at}: the end is lost without a word");
                    // An opened game can be written, and opened again without a note.
                    if flip % 5 == 0 {
                        let again = open(opened.record.file.text().unwrap().as_bytes());
                        let (other, again) = again.unwrap_or_else(|faults| panic!("byte {at}: {faults:?}"));
                        assert_eq!((again.notes, other), (Vec::new(), stands), "byte {at}");
                    }
                }
                Err(faults) => {
                    let line = text.as_bytes()[..at].iter().filter(|byte| **byte == b'\n').count() + 1;
                    refused.lock().unwrap().push(format!("line {line}: {}", faults.join("; ")));
                }
            }
        }
    });
    (same.into_inner(), elsewhere.into_inner(), refused.into_inner().unwrap())
}

/// 240 files, each with one wrong bit: none is refused, and all but those with damage in the last lines open at the end
/// of the game.
#[test]
fn one_wrong_bit_loses_no_game() {
    let (text, end) = text_of(&game(81, 18));
    let (same, elsewhere, refused) = flips::<Guderian>(&text, &end, 240);
    assert_eq!(refused, Vec::<String>::new());
    assert!(same >= 230, "{same} open where the game stood, {elsewhere} elsewhere");
}

/// Files of the first format have no checksums: the form of their lines and the hashes decide. Only a file with damage
/// in its first line can be refused, with that reason.
#[test]
fn one_wrong_bit_in_an_old_file_loses_no_game() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/format-1/vauclair.kessel");
    let text = fs::read_to_string(path).unwrap();
    let (_, opened) = open::<Panzer44>(text.as_bytes(), AtDamage::After).unwrap();
    let end = opened.record.file.played.last().unwrap().hash.to_string();
    let (same, elsewhere, refused) = flips::<Panzer44>(&text, &end, 80);
    assert!(refused.iter().all(|told| told.starts_with("line 1: game.kessel:1:")), "{refused:?}");
    assert!(refused.len() <= 1, "{refused:?}");
    assert!(same >= 70, "{same} open where the game stood, {elsewhere} elsewhere");
}

/// The number, from 1, of an order in the middle of a game with a position after it.
const HIT: usize = 12;

/// Returns a game, and its text with an unreadable line of an order.
fn hit() -> (Record<Guderian>, String) {
    let record = game(82, 24);
    let text = record.file.text().unwrap();
    let from = format!("Order((number:{HIT},");
    assert!(text.contains(&from));
    let text = text.replace(&from, "Order((number:\u{fffd},");
    (record, text)
}

#[test]
fn a_game_goes_on_behind_a_damaged_order_or_before_it() {
    let (record, text) = hit();
    let end = record.file.played.last().unwrap().hash.to_string();
    let next = record.file.positions.iter().map(|(after, _)| *after).find(|after| *after >= HIT).unwrap();
    let (mut world, mut opened) = open::<Guderian>(text.as_bytes(), AtDamage::After).unwrap();
    assert_eq!(stands::<Guderian>(&world), end, "it opens at its end");
    let missing = next - (HIT - 1);
    assert_eq!(opened.record.file.played.len(), 24 - missing);
    let notes = opened.notes.join("\n");
    assert!(notes.contains(&format!("after order {next}")), "{notes}");
    let offer = opened.offer.take().unwrap();
    let before = HIT - 1;
    assert_eq!(
        offer,
        RecoveryOption {
            at: AtDamage::Before,
            sentence: format!("as the rules replay it, after order {before}")
        }
    );
    // The orders on both sides of the gap are there; none is undone across it.
    assert_eq!(opened.record.file.played[..before], record.file.played[..before]);
    let orders = |record: &Record<Guderian>, from: usize| -> Vec<String> {
        record.file.played[from..]
            .iter()
            .map(|played| format!("{:?} {}", played.order, played.hash))
            .collect()
    };
    assert_eq!(orders(&opened.record, before), orders(&record, next));
    while opened.record.undo(&mut world) {}
    assert!(opened.record.file.played.len() >= before);
    let after_gap = &record.file.positions.iter().find(|(after, _)| *after == next).unwrap().1;
    if opened.record.file.played.len() == before {
        assert_eq!(stands::<Guderian>(&world), hash(after_gap).unwrap().to_string());
    }
    // A timeline goes through the gap.
    let (_, opened) = open::<Guderian>(text.as_bytes(), AtDamage::After).unwrap();
    let mut line = Timeline::new(&opened.record, |_, _| {}).unwrap();
    assert_eq!(hash(line.position(usize::MAX)).unwrap().to_string(), end);
    assert_eq!(hash(line.position(before)).unwrap(), hash(after_gap).unwrap());

    let (world, opened) = open::<Guderian>(text.as_bytes(), AtDamage::Before).unwrap();
    assert_eq!(opened.record.file.played, record.file.played[..before]);
    assert_eq!(stands::<Guderian>(&world), record.file.played[before - 1].hash.to_string());
    assert_eq!(opened.offer.unwrap().at, AtDamage::After);
}

/// One changed hash, as if a later program judged an order differently. The game opens at its end as it was played, a
/// note names the order, and the original file is copied beside the new one.
#[test]
fn a_game_that_rules_judge_otherwise_opens_as_it_was_played() {
    let folder = folder("otherwise");
    let path = folder.join("game.kessel");
    let record = game(83, 24);
    let hashes: Vec<String> = record.file.played.iter().map(|played| played.hash.to_string()).collect();
    let text = without_marks(&record.file.text().unwrap());
    let changed = text.replacen(&format!("hash:\"{}\"", hashes[HIT - 1]), "hash:\"0123456789abcdef\"", 1);
    assert_ne!(changed, text);
    fs::write(&path, &changed).unwrap();
    let mut world = Guderian::world();
    let mut opened = Record::<Guderian>::open(&mut world, &path).unwrap();
    assert_eq!(stands::<Guderian>(&world), hashes[23]);
    let notes = opened.notes.join("\n");
    assert!(
        notes.contains(&format!("order {HIT} (")) && notes.contains("no longer plays as it was"),
        "{notes}"
    );
    let copy = folder.join("game.damaged-1.kessel");
    assert!(notes.contains(&copy.display().to_string()), "{notes}");
    assert_eq!(opened.kept_beside.as_deref(), Some(copy.as_path()));
    assert_eq!(fs::read_to_string(&copy).unwrap(), changed);
    // It is overwritten, played on, and opens without a note from now on.
    let mut autosave = Autosave::begin(&path, &opened.record).unwrap();
    let rulebook = Arc::clone(&opened.record.rulebook);
    let order = order_of(by_name("random", 5).unwrap().as_mut(), &rulebook, Guderian::position(&world));
    opened.record.play(&mut world, &order).unwrap();
    autosave.keep(&opened.record);
    autosave.settle().unwrap();
    drop(autosave);
    let again = Record::<Guderian>::open(&mut Guderian::world(), &path).unwrap();
    assert_eq!((again.notes, again.offer, again.whole), (Vec::new(), None, true));
    assert_eq!(again.record.file.text().unwrap(), fs::read_to_string(&path).unwrap());
    // The copy can be opened in the other way.
    let mut world = Guderian::world();
    let before = Record::<Guderian>::open_at(&mut world, &copy, AtDamage::Before).unwrap();
    assert_eq!(before.record.file.played.len(), HIT - 1);
    assert_eq!(stands::<Guderian>(&world), hashes[HIT - 2]);
    assert_eq!(before.offer.unwrap().at, AtDamage::After);
    fs::remove_dir_all(&folder).unwrap();
}

/// The difference is named if it is public: here a counter in another place in the position after the order.
#[test]
fn what_differs_is_named() {
    let record = game(84, 24);
    let (after, position) = record.file.positions.iter().find(|(after, _)| *after >= 8).unwrap().clone();
    let mut file = record.file;
    let mut other = position;
    other.public.rail_used += 3;
    let other_hash = hash(&other).unwrap();
    file.played[after - 1].hash = other_hash;
    file.positions.iter_mut().find(|(number, _)| *number == after).unwrap().1 = other;
    let (_, opened) = open::<Guderian>(file.text().unwrap().as_bytes(), AtDamage::After).unwrap();
    let notes = opened.notes.join("\n");
    assert!(notes.contains("public.rail_used was 3 and is 0 now"), "{notes}");
}

/// Notes of players stay with their moments; an unreadable line costs only itself.
#[test]
fn notes_stay_with_their_moments() {
    let mut record = game(85, 24);
    record.note(3, "early");
    record.note(20, "late");
    let next = record.file.positions.iter().map(|(after, _)| *after).find(|after| *after >= HIT).unwrap();
    let mut bytes = record.file.text().unwrap().into_bytes();
    let line = format!("Order((number:{HIT},");
    let at = bytes.windows(line.len()).position(|window| window == line.as_bytes()).unwrap();
    bytes[at + 20] = 0xff;
    let (_, opened) = open::<Guderian>(&bytes, AtDamage::After).unwrap();
    assert!(opened.notes[0].contains("not a text in UTF-8"), "{:?}", opened.notes);
    let missing = next - (HIT - 1);
    let notes: Vec<_> = opened.record.file.notes.into_iter().collect();
    assert_eq!(notes, [(3, "early".to_owned()), (20 - missing, "late".to_owned())]);
}

/// With any lines missing, the rest is opened: without its first line, without its start, without both.
#[test]
fn a_game_is_found_again_without_its_beginning() {
    let (text, end) = text_of(&game(86, 24));
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let without = |gone: &[usize]| -> String {
        lines.iter().enumerate().filter(|(number, _)| !gone.contains(number)).map(|(_, line)| *line).collect()
    };
    for gone in [&[0][..], &[1], &[0, 1], &[2], &[1, 2]] {
        let (world, opened) = open::<Guderian>(without(gone).as_bytes(), AtDamage::After)
            .unwrap_or_else(|faults| panic!("{gone:?}: {faults:?}"));
        assert_eq!(stands::<Guderian>(&world), end, "{gone:?}");
        assert_eq!(opened.record.file.played.len(), 24, "{gone:?}");
    }
    // Without start and first order it begins with the first full position, if there is one; otherwise a message says
    // what is missing.
    let order = lines.iter().position(|line| line.starts_with("Order(")).unwrap();
    match open::<Guderian>(without(&[1, order]).as_bytes(), AtDamage::After) {
        Ok((world, _)) => assert_eq!(stands::<Guderian>(&world), end),
        Err(faults) => assert!(faults[0].contains("the position in which the game began"), "{faults:?}"),
    }
    let faults = open::<Guderian>(without(&[0, 2]).as_bytes(), AtDamage::After);
    let told = faults.err().map(|faults| faults.join("\n"));
    assert!(told.is_none_or(|told| told.contains("this is no game file")), "no first line is left");
}

/// The program opens its own files of any size: here a file larger than data files may be.
#[test]
fn a_large_game_opens() {
    let folder = folder("large");
    let path = folder.join("game.kessel");
    let rulebook = Arc::new(Guderian::load("training", &Default::default()).unwrap());
    let mut world = Guderian::world();
    let mut record = Record::<Guderian>::new(&mut world, Arc::clone(&rulebook), 87);
    let mut player = by_name("random", 87).unwrap();
    let reason = "it stands well there ".repeat(60_000);
    for _ in 0..8 {
        let order = order_of(player.as_mut(), &rulebook, Guderian::position(&world));
        record.play_because(&mut world, &order, &[], &reason).unwrap();
    }
    record.file.write(&path).unwrap();
    assert!(fs::metadata(&path).unwrap().len() > 9 * 1024 * 1024);
    let opened = Record::<Guderian>::open(&mut Guderian::world(), &path).unwrap();
    assert_eq!((opened.record.file.played.len(), opened.notes), (8, Vec::new()));
    fs::remove_dir_all(&folder).unwrap();
}

/// A file of differences is a fraction of one with full positions, and each of its positions is exact.
#[test]
fn positions_take_little_room_and_are_exact() {
    let rulebook = Arc::new(panzer44::rules::Rulebook::load("ailette").unwrap());
    let mut world = Panzer44::world();
    let mut second = Record::<Panzer44>::new(&mut world, Arc::clone(&rulebook), 88);
    let mut players = [0, 1].map(|side| kessel::games::panzer44::players::Random::new(88 + side));
    for _ in 0..120 {
        let view = panzer44::rules::View::to_play(&rulebook, Panzer44::position(&world));
        let order = players[view.side.number()].choose_order(&view, &Thought::default()).order;
        second.play(&mut world, &order).unwrap();
    }
    exact(&second.file);
    exact(&game(89, 40).file);
}

/// Returns the length of a line without its sealed part, which is padded so that its length reveals nothing.
fn without_seals(line: &str) -> usize {
    let sealed = line.match_indices("sealed:").map(|(at, _)| line[at..].find('"').unwrap_or(0));
    line.len() - sealed.sum::<usize>()
}

fn exact<G: Game>(file: &GameFile<G>) {
    let text = file.text().unwrap();
    assert!(file.positions.len() >= 5);
    assert!(text.matches("\nChange(").count() >= file.positions.len() * 2 / 3);
    let read = GameFile::<G>::parse("game.kessel", &text).unwrap();
    let hashes = |file: &GameFile<G>| -> Vec<(usize, String)> {
        file.positions.iter().map(|(after, position)| (*after, hash(position).unwrap().to_string())).collect()
    };
    assert_eq!(hashes(&read), hashes(file));
    let full: usize = file.positions.iter().map(|(_, at)| ron::to_string(at).unwrap().len()).sum();
    let written: usize = text
        .lines()
        .filter(|line| line.starts_with("Change(") || line.starts_with("Position("))
        .map(without_seals)
        .sum();
    assert!(written * 5 < full * 2, "{written} bytes for {} positions of {full}", file.positions.len());
}

/// A game whose rules are in edited files names them, with their digests.
#[test]
fn edited_files_are_named_with_their_digests() {
    let text = game(90, 6).file.text().unwrap();
    let file = GameFile::<Guderian>::parse("game.kessel", &text).unwrap();
    let map = file.header.digests[1].clone();
    let edited = without_marks(&text).replace(&map, "0123456789abcdef");
    let (_, opened) = open::<Guderian>(edited.as_bytes(), AtDamage::After).unwrap();
    let expected =
        format!("training was played with another version of the map (digest 0123456789abcdef, now {map})");
    assert_eq!(opened.notes.len(), 1);
    assert!(opened.notes[0].ends_with(&expected), "{}", opened.notes[0]);
    let gone = without_marks(&text).replace("scenario:\"training\"", "scenario:\"nowhere\"");
    let faults = open::<Guderian>(gone.as_bytes(), AtDamage::After).err().unwrap();
    let digest = &file.header.digests[0];
    assert!(faults[0].contains("nowhere") && faults[0].contains(digest.as_str()), "{faults:?}");
}

/// A scenario whose id differs from its file name is refused, by `check` and when a game begins. The game could not be
/// opened again, or it would open with another scenario's rules.
#[test]
fn a_scenario_is_called_as_its_file() {
    let folder = folder("misnamed");
    let scenarios = folder.join("scenarios/guderian");
    fs::create_dir_all(&scenarios).unwrap();
    let text = kessel::engine::data::load("guderian/training.ron").unwrap().text;
    let path = scenarios.join("other.ron");
    fs::write(&path, &text).unwrap();
    let run = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_kessel"));
        let output = command.args(arguments).current_dir(&folder).output().unwrap();
        (output.status.success(), String::from_utf8(output.stderr).unwrap())
    };
    let (done, said) = run(&["check", "scenarios/guderian/other.ron"]);
    assert!(!done && said.contains("calls itself training, but its file is other.ron"), "{said}");
    let (done, said) = run(&["new", "other", "--out", "game.kessel"]);
    assert!(!done && said.contains("calls itself training, but its file is other.ron"), "{said}");
    fs::write(&path, text.replacen("\"training\"", "\"other\"", 1)).unwrap();
    let (done, said) = run(&["check", "scenarios/guderian/other.ron"]);
    assert!(done, "{said}");
    let (done, said) = run(&["new", "other", "--out", "game.kessel"]);
    assert!(done, "{said}");
    let (done, said) = run(&["replay", "game.kessel"]);
    assert!(done, "{said}");
    fs::remove_dir_all(&folder).unwrap();
}

/// On the command line the player chooses with a word; looking writes nothing, writing keeps the original file.
#[test]
fn the_command_line_opens_a_damaged_game_where_one_wishes() {
    let folder = folder("line");
    let (record, text) = hit();
    let path = folder.join("game.kessel");
    fs::write(&path, &text).unwrap();
    fs::write(folder.join("orders.ron"), "[]").unwrap();
    let run = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_kessel"));
        let output = command.args(arguments).current_dir(&folder).output().unwrap();
        let told = |bytes| String::from_utf8(bytes).unwrap();
        (output.status.success(), told(output.stdout), told(output.stderr))
    };
    let (done, _, said) = run(&["replay", "game.kessel"]);
    assert!(!done && said.contains("damaged"), "{said}");
    // After the damage the game opens with a gap, which its log mentions from then on.
    let (done, _, said) = run(&["run", "game.kessel", "orders.ron", "--out", "gap.kessel"]);
    assert!(done, "{said}");
    let (done, told, said) = run(&["replay", "gap.kessel", "--log"]);
    let gaps: Vec<&str> =
        told.lines().filter(|line| line.contains("missing, and the game goes on")).collect();
    assert!(done && gaps.len() == 1, "{told}{said}");
    assert!(gaps[0].starts_with("   11  Here ") && gaps[0].contains("stood in its file: "), "{gaps:?}");
    fs::remove_file(folder.join("gap.kessel")).unwrap();
    fs::remove_file(folder.join("game.damaged-1.kessel")).unwrap();
    let (done, told, said) = run(&["replay", "game.kessel", "--at-damage", "before", "--json"]);
    assert!(done && told.contains("\"orders\":11,\"verified\":false"), "{told}{said}");
    assert!(said.contains("--at-damage after opens it as it was played"), "{said}");
    let (done, _, said) = run(&["show", "game.kessel"]);
    assert!(
        done && said.contains("--at-damage before opens it as the rules replay it, after order 11"),
        "{said}"
    );
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 2, "looking writes nothing");
    let (done, _, said) =
        run(&["run", "game.kessel", "orders.ron", "--at-damage", "before", "--out", "out.kessel"]);
    assert!(done && said.contains("game.damaged-1.kessel"), "{said}");
    let written = GameFile::<Guderian>::read(&folder.join("out.kessel")).unwrap();
    assert_eq!(written.played, record.file.played[..11]);
    fs::remove_dir_all(&folder).unwrap();
}

/// Returns the rest of a game in this text: the number of its orders, whether it has the same end, and whether there is
/// a note.
fn left_of(text: &[u8], end: &str) -> (usize, bool, bool) {
    let (world, opened) =
        open::<Guderian>(text, AtDamage::After).unwrap_or_else(|faults| panic!("{faults:?}"));
    (opened.record.file.played.len(), stands::<Guderian>(&world) == end, !opened.notes.is_empty())
}

/// A wrong bit in any line end costs no order: the two lines are separated by their checksums.
#[test]
fn a_wrong_bit_in_a_line_end_costs_no_order() {
    let (text, end) = text_of(&game(91, 14));
    let ends = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| at);
    for (number, at) in ends.enumerate() {
        let mut wrong = text.clone().into_bytes();
        wrong[at] ^= 1 << (number % 8);
        let (orders, same, told) = left_of(&wrong, &end);
        assert_eq!((orders, same), (14, true), "byte {at}");
        assert!(told || at == text.len() - 1, "byte {at}: nothing is told");
    }
}

/// A single wrong bit anywhere costs no order: the checksum of its line identifies it.
#[test]
fn one_wrong_bit_costs_no_order() {
    let (text, end) = text_of(&game(92, 14));
    for flip in 0..60 {
        let at = (flip * 2 + 1) * text.len() / 120;
        let mut wrong = text.clone().into_bytes();
        wrong[at] ^= 1 << (flip % 8);
        assert_eq!(left_of(&wrong, &end), (14, true, true), "byte {at}");
    }
}

/// A hole costs no more than the orders up to the place where the game is found again: the next position with a
/// readable line, and with readable lines of those that it differs from.
#[test]
fn a_hole_costs_what_lies_before_the_next_position() {
    let (text, end) = text_of(&game(93, 40));
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let orders_to = |line: usize| lines[..line].iter().filter(|line| line.starts_with("Order(")).count();
    let starts: Vec<usize> =
        lines.iter().scan(0, |at, line| Some(std::mem::replace(at, *at + line.len()))).collect();
    let is = |line: usize, kind: &str| lines[line].starts_with(kind);
    for hole in 0..24 {
        let at = (hole * 2 + 1) * text.len() / 48;
        let mut wrong = text.clone().into_bytes();
        wrong[at..at + 3].iter_mut().for_each(|byte| *byte = 0xff);
        let hit = starts.partition_point(|start| *start <= at) - 1;
        let last_hit = starts.partition_point(|start| *start <= at + 2) - 1;
        let touches = |kind: &str| (hit..=last_hit).any(|line| is(line, kind));
        let found = |kinds: &[&str]| {
            let line = (last_hit + 1..lines.len()).find(|line| kinds.iter().any(|kind| is(*line, kind)));
            line.map_or(40, orders_to)
        };
        // A lost order takes the following ones in its phase with it; a lost difference takes none, because the orders
        // are played.
        let most = match (touches("Order("), touches("Change(")) {
            (false, _) => 0,
            (true, false) => found(&["Change(", "Position("]) - orders_to(hit),
            (true, true) => found(&["Position("]) - orders_to(hit),
        };
        let (orders, same, told) = left_of(&wrong, &end);
        let is_last = found(&["Change(", "Position("]) == 40;
        assert!(40 - orders <= most, "byte {at}, line {hit}: {} orders are lost, {most} may be", 40 - orders);
        assert!(told && (same || is_last), "byte {at}: it ends elsewhere");
    }
}

/// If a difference is lost, later positions are known again from play: a second hole costs no more than its own phase.
#[test]
fn positions_behind_a_lost_difference_are_found_by_playing() {
    let (text, end) = text_of(&game(94, 40));
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let changes: Vec<usize> = (0..lines.len()).filter(|line| lines[*line].starts_with("Change(")).collect();
    assert!(changes.len() > 4);
    // The first difference is missing, and the first order after the third.
    lines[changes[0]] = "???".to_owned();
    let order = (changes[2]..lines.len()).find(|line| lines[*line].starts_with("Order(")).unwrap();
    lines[order] = "???".to_owned();
    let next = changes.iter().find(|line| **line > order).unwrap();
    let lost = (order..*next).filter(|line| *line == order || lines[*line].starts_with("Order(")).count();
    let (orders, same, told) = left_of((lines.join("\n") + "\n").as_bytes(), &end);
    assert_eq!((40 - orders, same, told), (lost, true, true));
}
