//! The memory of a game: the timeline shows every position as it was, and notes stay in the file. The report adds up,
//! and neither it nor a thumbnail reveals a secret.

use crate::games::{Table, campaign, random_order};
use kessel::play::luck::{lead, usual};
use kessel::{
    engine::orders::{Autosave, Game, GameFile, Record, Timeline, dice_of},
    games::guderian::{
        rules::{
            Guderian, Position, Rulebook,
            counter::{Counter, Place},
            event::{DiePurpose, Event},
            kinds::Side,
            position::Public,
        },
        words::report::{BattleReport, Fate, Report},
    },
    table::files::thumbnail,
};
use std::{fs, path::Path, sync::Arc};

/// Returns this many orders of a random game, and every position of it.
fn recorded(seed: u64, orders: usize) -> (Record<Guderian>, Vec<Position>) {
    let mut table = Table::new(&campaign(), seed);
    let mut world = Guderian::world();
    let mut record = Record::<Guderian>::new(&mut world, campaign(), seed);
    let mut positions = vec![Guderian::position(&world).clone()];
    while let Some(order) = table.step() {
        record.play(&mut world, &order).unwrap();
        positions.push(Guderian::position(&world).clone());
        if positions.len() > orders {
            break;
        }
    }
    (record, positions)
}

#[test]
fn the_time_line_shows_every_position_byte_for_byte() {
    let (record, positions) = recorded(31, 300);
    let mut shown = 0;
    let mut timeline = Timeline::new(&record, |number, position| {
        assert!(*position == positions[number]);
        shown += 1;
    })
    .unwrap();
    assert_eq!((timeline.orders(), shown), (300, 300));
    fn text(position: &Position) -> String {
        ron::to_string(position).unwrap()
    }
    let same = |timeline: &mut Timeline<Guderian>, moment: usize| {
        assert_eq!(text(timeline.position(moment)), text(&positions[moment]), "after {moment} orders");
    };
    for moment in 0..=300 {
        same(&mut timeline, moment);
    }
    for moment in (0..=300).rev() {
        same(&mut timeline, moment);
    }
    for step in 0..300 {
        same(&mut timeline, step * 97 % 301);
    }
    assert_eq!(text(timeline.position(5000)), text(&positions[300]), "after the end comes the end");
}

#[test]
fn given_dice_are_in_the_time_line() {
    let mut table = Table::new(&campaign(), 32);
    let mut world = Guderian::world();
    let mut record = Record::<Guderian>::new(&mut world, campaign(), 32);
    for number in 0..60 {
        let Some(order) = table.step() else { break };
        record.play(&mut world, &order).unwrap();
        if number == 40 {
            record.give_dice(&mut world, &[6, 6]);
            break;
        }
    }
    let mut timeline = Timeline::new(&record, |_, _| {}).unwrap();
    assert!(timeline.position(41) == Guderian::position(&world));
    assert!(timeline.position(40).secrets.dice.given.is_empty());
    assert_eq!(timeline.position(41).secrets.dice.given, [6, 6]);
}

#[test]
fn notes_are_lines_of_the_file_that_change_no_position() {
    let folder = std::env::temp_dir().join(format!("kessel-remember-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join("game.kessel");
    let (mut record, _) = recorded(33, 25);
    let without = record.file.text().unwrap();
    let mut autosave = Autosave::begin(&path, &record).unwrap();
    let notes = |path: &Path| GameFile::<Guderian>::read(path).unwrap().notes;
    record.note(0, "Before the first order");
    record.note(9, "Ведьмы: 9 (quote \" and \\)\nsecond line");
    autosave.keep(&record);
    autosave.settle().unwrap();
    assert_eq!(notes(&path), record.file.notes);
    assert_eq!(notes(&path)[&9], "Ведьмы: 9 (quote \" and \\) second line");
    record.note(9, "Rewritten");
    record.note(0, "");
    autosave.keep(&record);
    autosave.settle().unwrap();
    assert_eq!(notes(&path).into_iter().collect::<Vec<_>>(), [(9, "Rewritten".to_owned())]);
    // Written as a whole, the file has the same content, and it replays in the same way.
    let whole = record.file.text().unwrap();
    assert_eq!(
        whole.lines().filter(|line| !line.starts_with("Note(")).collect::<Vec<_>>().join("\n") + "\n",
        without
    );
    let mut world = Guderian::world();
    let opened = Record::<Guderian>::open(&mut world, &path).unwrap();
    assert!(opened.notes.is_empty(), "{:?}", opened.notes);
    assert_eq!(opened.record.file.notes, record.file.notes);
    assert_eq!(opened.record.events, record.events, "what has happened is known again");
    drop(autosave);
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_glance_at_a_file_tells_what_reading_it_tells() {
    let folder = std::env::temp_dir().join(format!("kessel-glance-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join("game.kessel");
    for orders in [0, 3, 120] {
        let (mut record, _) = recorded(34, orders.max(1));
        if orders == 0 {
            record = Record::new(&mut Guderian::world(), campaign(), 34);
        }
        record.note(0, "Position(as a note)");
        record.file.write(&path).unwrap();
        let glance = GameFile::<Guderian>::glance(&path).unwrap();
        let read = GameFile::<Guderian>::read(&path).unwrap();
        assert_eq!(glance.orders, read.played.len());
        assert_eq!(glance.header, read.header);
        assert!(glance.position == *read.positions.last().map_or(&read.start, |(_, position)| position));
        // A last line that was cut off is ignored.
        let text = fs::read_to_string(&path).unwrap();
        fs::write(&path, format!("{text}Position((public:(turn:3")).unwrap();
        assert!(GameFile::<Guderian>::glance(&path).unwrap().position == glance.position);
    }
    fs::write(&path, "nothing of a game\n").unwrap();
    assert!(GameFile::<Guderian>::glance(&path).is_err());
    fs::remove_dir_all(&folder).unwrap();
}

fn report(rulebook: &Rulebook, record: &Record<Guderian>, now: &Position) -> Report {
    Report::of(rulebook, &record.file.start.public, &now.public, record.happened())
}

/// The golden games and a whole random one: every sum of the report is that of the events.
#[test]
fn the_report_adds_up_to_the_events() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut fought = 0;
    for name in ["random-smolensk", "random-dvina", "random-dnieper"] {
        let mut world = Guderian::world();
        let opened = Record::<Guderian>::open(&mut world, &folder.join(name).join("game.kessel")).unwrap();
        fought += adds_up(&opened.record, Guderian::position(&world));
    }
    let (record, positions) = recorded(35, usize::MAX);
    let last = positions.last().unwrap();
    assert!(last.public.outcome.is_some());
    fought += adds_up(&record, last);
    assert!(fought > 40, "{fought} combats");
}

/// Checks the sums and returns the number of combats with a die.
fn adds_up(record: &Record<Guderian>, now: &Position) -> usize {
    let rulebook: &Arc<Rulebook> = &record.rulebook;
    let report = report(rulebook, record, now);
    let events: Vec<&Event> = record.events.iter().flatten().collect();
    let count = |fits: fn(&Event) -> bool| events.iter().filter(|event| fits(event)).count();
    assert_eq!(report.orders, record.file.played.len());
    let declared =
        count(|event| matches!(event, Event::AttackDeclared { .. } | Event::OverrunDeclared { .. }));
    assert_eq!(report.battles.len(), declared);
    assert_eq!(report.turns.iter().flat_map(|turn| turn.attacks).map(usize::from).sum::<usize>(), declared);
    let resolved = count(|event| matches!(event, Event::Resolved { .. }));
    let thrown = |battle: &&BattleReport| matches!(battle.fate, Fate::Fought(_));
    assert_eq!(report.battles.iter().filter(thrown).count(), resolved);
    let combat = |event: &Event| matches!(event, Event::Die { purpose: DiePurpose::Combat, .. });
    assert_eq!(report.dice.combat.iter().sum::<u32>() as usize, count(combat));
    let dice: Vec<u8> = dice_of::<Guderian>(&record.events.concat());
    let all: u32 = report.dice.combat.iter().chain(&report.dice.other).sum();
    assert_eq!(all as usize, dice.len());
    let passed = count(|event| matches!(event, Event::Passed { .. }));
    assert_eq!(report.turns.iter().map(|turn| turn.taken.len()).sum::<usize>(), passed);
    let gone = count(|event| matches!(event, Event::Eliminated { .. }));
    let losses = report.losses;
    let counted: u16 = losses.iter().map(|loss| loss.units + loss.leaders).sum();
    assert_eq!(usize::from(counted), gone);
    // Steps: those of every counter at the start or on arrival, minus those it has now.
    let steps = |counter: &Counter| {
        let print = counter.unit.and_then(|unit| rulebook.order_of_battle.find(unit));
        print.map_or(1, |print| rulebook.order_of_battle.record(print).steps())
    };
    for side in Side::BOTH {
        let lost: u16 = report.turns.iter().map(|turn| turn.losses[side.number()].steps).sum();
        assert_eq!(lost, losses[side.number()].steps);
        let in_battle: u16 = report.battles.iter().map(|battle| battle.losses[side.number()].steps).sum();
        assert!(in_battle <= lost);
    }
    let lost = |public: &Public| -> u16 {
        let german = public.counters.iter().filter(|counter| counter.side() == Side::German);
        german
            .map(|counter| match counter.place {
                Place::Gone => u16::from(steps(counter)),
                _ => u16::from(counter.condition.steps_lost),
            })
            .sum()
    };
    let german = lost(&now.public) - lost(&record.file.start.public);
    assert_eq!(losses[1].steps, german, "German steps");
    assert!(usual(&report.luck) >= 0.0 && lead(&report.luck, 1).is_finite());
    let german_luck: f64 = report
        .battles
        .iter()
        .filter_map(|battle| match &battle.fate {
            Fate::Fought(throw) if battle.attacker == Side::German => Some(throw.luck),
            Fate::Fought(throw) => Some(-throw.luck),
            _ => None,
        })
        .sum();
    assert!((german_luck - lead(&report.luck, 1)).abs() < 1e-6);
    resolved
}

/// The same game from two starts that differ only in secrets, as long as none is revealed, has the same report.
#[test]
fn neither_report_nor_thumbnail_tells_a_secret() {
    let rulebook = campaign();
    let mut compared = 0;
    for (one, other) in crate::secrets::pairs().into_iter().step_by(9) {
        let events = record_events(&one, &other);
        let (now_one, now_other) = (&one.public, &other.public);
        let report =
            |start, now| Report::of(&rulebook, start, now, (1..).zip(events.iter().map(Vec::as_slice)));
        let (left, right) = (report(&one.public, now_one), report(&other.public, now_other));
        let text = |report: &Report| serde_json::to_string(report).unwrap();
        assert_eq!(text(&left), text(&right));
        for division in one.secrets.identity.values().chain(one.secrets.pools.iter().flatten()) {
            let known = one.public.counters.iter().any(|counter| counter.unit == Some(*division));
            assert!(known || !text(&left).contains(&format!("\"{division}\"")), "{division} is told");
        }
        compared += 1;
    }
    assert!(compared >= 10, "{compared} pairs");
    for (one, other) in crate::secrets::pairs().into_iter().step_by(40).take(2) {
        let paint = |position| thumbnail::paint::<Guderian>(&rulebook, position, None).unwrap();
        assert!(paint(&one) == paint(&other), "a thumbnail tells a secret");
    }
}

/// Returns the events of orders that reveal no secret, the same in both positions.
fn record_events(one: &Position, other: &Position) -> Vec<Vec<Event>> {
    let rulebook = campaign();
    let mut told = Vec::new();
    for seed in 0..4 {
        let order = random_order(seed, &rulebook, one);
        let both: Vec<Option<Vec<Event>>> = [one, other]
            .into_iter()
            .map(|position| {
                let mut world = Guderian::world();
                Guderian::restore(&mut world, &rulebook, position.clone());
                kessel::engine::orders::play::<Guderian>(&mut world, &order).ok()
            })
            .collect();
        if both[0] == both[1] {
            told.extend(both.into_iter().next().flatten());
        }
    }
    told
}
