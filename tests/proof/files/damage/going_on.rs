//! Games that continue behind their damage, or before it.

use super::{HIT, folder, game, hit, open, stands, text_of};
use crate::games::{order_of, without_marks};
use kessel::{
    engine::orders::{AtDamage, Autosave, Game, GameFile, Record, RecoveryOption, Timeline, hash},
    games::guderian::{players::by_name, rules::Guderian},
};
use std::{fs, process::Command, sync::Arc};

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
    // The orders on both sides of the gap are in the file; none is undone across it.
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
    // The copy can be opened at the other place.
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
    assert!(notes.contains("public.rail_used was 3 and is now 0"), "{notes}");
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
    assert!(opened.notes[0].contains("not text in UTF-8"), "{:?}", opened.notes);
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
    assert!(told.is_none_or(|told| told.contains("this is not a game file")), "no first line is left");
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
        told.lines().filter(|line| line.contains("missing here, and the game continues")).collect();
    assert!(done && gaps.len() == 1, "{told}{said}");
    assert!(gaps[0].starts_with("   11  ") && gaps[0].contains("position in its file: "), "{gaps:?}");
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
