//! Placing by hand while the referee is off.

use super::{Played, hex, scenario::saved};
use crate::{
    games::{campaign, moments},
    secrets::twin,
};
use kessel::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{Game, hash},
    },
    games::guderian::{
        rules::{
            Guderian, Position, agree,
            by_hand::{free_hand::PHASES, markings::Marking, table_command::Command},
            event::Event,
            kinds::{Kind, Side},
            order::Order,
            phase::Phase,
            position::{Public, invariants},
            set_up,
        },
        words::{report::Report, story},
    },
};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng, seq::IndexedRandom};

/// Returns any command that people could give.
fn any_command(public: &Public, chance: &mut ChaCha8Rng) -> Command {
    let units: Vec<UnitId> = public.counters.iter().map(|counter| counter.id).collect();
    let unit = *units.choose(chance).unwrap();
    let board = &campaign().board;
    let hexes: Vec<Hex> = board.hexes().collect();
    let taken: Vec<Hex> = public.counters.iter().filter_map(|counter| counter.hex()).collect();
    let near = taken.choose(chance).copied().filter(|_| chance.random_ratio(1, 3));
    let anywhere = near.unwrap_or(*hexes.choose(chance).unwrap());
    match chance.random_range(0..13) {
        0..4 => Command::Place { units: vec![unit], hex: anywhere },
        4 => Command::ToArea { units: vec![unit], area: "A".parse().unwrap() },
        5 => Command::TakeOff { units: vec![unit] },
        6 => Command::Steps { unit, lost: chance.random_range(0..4) },
        7 => Command::Disrupt { unit, disrupted: chance.random_bool(0.5) },
        8 if chance.random_ratio(1, 4) => Command::Reveal { unit },
        9 => Command::Clock { turn: chance.random_range(0..14), phase: *PHASES.choose(chance).unwrap() },
        11 => Command::Mark { marking: *Marking::ALL.choose(chance).unwrap(), hex: anywhere },
        10 => Command::Referee { on: chance.random_bool(0.5) },
        _ => Command::Draw {
            kind: if chance.random_bool(0.5) { Kind::Rifle } else { Kind::Armour },
            hex: anywhere,
        },
    }
}

#[test]
fn with_the_referee_out_counters_lie_where_they_are_put() {
    let mut game = Played::new();
    let (konev, panzer) = ("leader-konev".parse().unwrap(), "pz-25-7".parse().unwrap());
    let place = |units, at| Command::Place { units, hex: hex(at) };
    let refusal = game.give(place(vec![konev], "3010")).unwrap_err();
    assert!(refusal.contains("turn it off"), "{refusal}");
    game.give(Command::Referee { on: false }).unwrap();
    let before = game.position().clone();
    // Far behind the enemy, from the reinforcement box, out of phase.
    game.give(place(vec![konev, panzer], "3010")).unwrap();
    assert_eq!((game.stands(konev), game.stands(panzer)), (Some(hex("3010")), Some(hex("3010"))));
    let refused = game.record.play(&mut game.world, &Order::EndPhase).unwrap_err();
    assert!(refused.words().contains("the referee is off"), "{refused}");
    let refusal = game.give(Command::Referee { on: true }).unwrap_err();
    let there = game.record.rulebook.board.hex_name(hex("3010"));
    assert!(refusal.contains(&format!("Both sides have units in {there}")), "{refusal}");
    let again = game.reopened();
    assert_eq!(hash(again.position()), hash(game.position()), "the file keeps it");
    assert!(game.record.undo(&mut game.world));
    assert!(*game.position() == before, "it can be taken back");
    let again = game.record.redo(&mut game.world).unwrap();
    assert!(matches!(again.as_slice(), [Event::Placed { .. }]));
    assert_eq!(game.stands(konev), Some(hex("3010")), "and done again");
    assert!(game.record.undo(&mut game.world));
    game.give(Command::Referee { on: true }).unwrap();
    assert!(!game.public().table.referee_off);
}

/// Marks (13.0, 6.37, 15.11) stay where they are set, can be removed, and are checked when the referee is switched on.
#[test]
fn with_the_referee_out_marks_are_set_and_taken_off() {
    let mut game = Played::new();
    let mark = |marking, at| Command::Mark { marking, hex: hex(at) };
    let air = Marking::Interdiction(Side::German);
    game.give(mark(air, "1715")).unwrap_err();
    game.give(Command::Referee { on: false }).unwrap();
    for at in ["1715", "1716", "1717", "1718"] {
        game.give(mark(air, at)).unwrap();
    }
    game.give(mark(Marking::Interdiction(Side::Soviet), "2010")).unwrap();
    game.give(mark(Marking::Interdiction(Side::Soviet), "2011")).unwrap();
    let public = game.public();
    assert_eq!(public.air_markers.len(), 4);
    assert_eq!((public.soviet_marker, public.soviet_marker_uses), (Some(hex("2011")), 0));
    let refusal = game.give(mark(Marking::RailCut, "2010")).unwrap_err();
    assert!(refusal.contains("no railway runs through"), "{refusal}");
    let railway = campaign().board.hexes().find(|hex| campaign().board.has_rail(*hex)).unwrap();
    let cut = || Command::Mark { marking: Marking::RailCut, hex: railway };
    game.give(cut()).unwrap();
    let found = Guderian::findings(&campaign(), game.public()).irregular;
    let found: String = found.into_iter().map(|finding| finding.text.to_string() + " ").collect();
    assert!(found.contains("German interdiction markers on the map: 4") && found.contains("6.37"), "{found}");
    assert_eq!(game.public().rail_cuts.len(), 1);
    game.give(cut()).unwrap();
    game.give(mark(air, "1716")).unwrap();
    game.give(mark(Marking::Interdiction(Side::Soviet), "2011")).unwrap();
    let public = game.public();
    assert_eq!(public.air_markers, [hex("1715"), hex("1717"), hex("1718")]);
    assert!(public.rail_cuts.is_empty() && public.soviet_marker.is_none());
    // Smolensk gets another holder; woods that are no victory hex have none.
    game.give(mark(Marking::Held(Side::German), "2216")).unwrap();
    assert_eq!(game.public().holders[&hex("2216")], Side::German);
    let refusal = game.give(mark(Marking::Held(Side::German), "3025")).unwrap_err();
    assert!(refusal.contains("only victory hexes"), "{refusal}");
    let again = game.reopened();
    assert_eq!(hash(again.position()), hash(game.position()), "the file keeps it");
    game.give(Command::Referee { on: true }).unwrap();
}

/// The report uses places set by hand, and counts no gain or loss from them.
#[test]
fn the_report_counts_nothing_that_was_done_by_hand() {
    let mut game = Played::new();
    game.give(Command::Referee { on: false }).unwrap();
    let panzer: UnitId = "pz-25-7".parse().unwrap();
    game.give(Command::Place { units: vec![panzer], hex: hex("3010") }).unwrap();
    game.give(Command::Draw { kind: Kind::Rifle, hex: hex("3012") }).unwrap();
    game.give(Command::Mark { marking: Marking::Held(Side::German), hex: hex("2216") }).unwrap();
    game.give(Command::Clock { turn: 4, phase: Phase::GermanMovement }).unwrap();
    let happened: Vec<(usize, usize)> =
        game.record.happened().map(|(orders, events)| (orders, events.len())).collect();
    assert_eq!(happened.len(), 5);
    assert!(happened.iter().all(|(orders, events)| *orders == 0 && *events > 0), "{happened:?}");
    let start = &game.record.file.start.public;
    let report = Report::of(&game.record.rulebook, start, game.public(), game.record.happened());
    assert_eq!((report.orders, report.ground), (0, [0, 0]));
    assert!(report.turns.iter().all(|turn| turn.taken.is_empty()));
    assert_eq!(report.turns.last().map(|turn| turn.turn), Some(4), "the clock is followed");
    game.record.undo(&mut game.world);
    assert_eq!(game.record.happened().count(), 4);
}

#[test]
fn everything_done_without_the_referee_can_be_taken_back_at_once() {
    let mut game = Played::new();
    let before = game.position().clone();
    game.give(Command::Referee { on: false }).unwrap();
    for at in ["3010", "3011", "3012"] {
        game.give(Command::Place { units: vec!["leader-konev".parse().unwrap()], hex: hex(at) }).unwrap();
    }
    let is_back = |position: &Position| !position.public.table.referee_off;
    assert!(game.record.undo_commands_to(&mut game.world, is_back));
    assert!(*game.position() == before);
    assert!(!game.record.undo_commands_to(&mut game.world, |_| false));
}

#[test]
fn orders_and_commands_are_taken_back_in_their_order() {
    let mut game = Played::new();
    let deploy = |unit: &str| Order::Deploy { unit: unit.parse().unwrap(), hex: hex("0110") };
    let mut trail = vec![hash(game.position())];
    let waiting: Vec<UnitId> = set_up::waiting(game.public())
        .filter(|counter| counter.army.is_some_and(|army| army.as_str() == "20th"))
        .map(|counter| counter.id)
        .collect();
    game.record.play(&mut game.world, &deploy(waiting[0].as_str())).unwrap();
    trail.push(hash(game.position()));
    for command in [
        Command::Referee { on: false },
        Command::Place { units: vec![waiting[1]], hex: hex("0111") },
        Command::Referee { on: true },
    ] {
        game.give(command).unwrap();
        trail.push(hash(game.position()));
    }
    for unit in &waiting[2..4] {
        game.record.play(&mut game.world, &deploy(unit.as_str())).unwrap();
        trail.push(hash(game.position()));
    }
    let whole = game.record.file.text().unwrap();
    for expected in trail.iter().rev().skip(1) {
        assert!(game.record.undo(&mut game.world));
        assert_eq!(hash(game.position()), *expected);
    }
    assert!(!game.record.can_undo());
    for expected in &trail[1..] {
        game.record.redo(&mut game.world).unwrap();
        assert_eq!(hash(game.position()), *expected);
    }
    assert_eq!(game.record.file.text().unwrap(), whole);
}

/// After any commands by hand there is no panic, a refusal changes nothing, no counter is lost, and the file opens to
/// the same position.
#[test]
fn any_commands_leave_a_position_that_the_file_keeps() {
    let rulebook = campaign();
    let (mut accepted, mut back) = (0, 0);
    for (number, start) in moments().iter().enumerate().step_by(6) {
        let mut chance = ChaCha8Rng::seed_from_u64(number as u64);
        let mut game = Played::at(start.clone());
        let _ = game.give(Command::Referee { on: false });
        for _ in 0..80 {
            let command = any_command(game.public(), &mut chance);
            let before = hash(game.position());
            match game.give(command.clone()) {
                Err(_) => assert_eq!(hash(game.position()), before, "{command:?}"),
                Ok(events) => {
                    accepted += 1;
                    back += usize::from(command == Command::Referee { on: true });
                    for event in &events {
                        assert!(story::tell(&rulebook, game.public(), event).is_some() || events.len() > 1);
                    }
                }
            }
            let broken: Vec<String> = invariants::broken(&rulebook, game.position())
                .into_iter()
                // Faults that people may cause for a while, and that are reported when the referee is switched on.
                .filter(|fault| {
                    !["both sides", "cannot be entered", "too many"].iter().any(|free| fault.contains(free))
                })
                .collect();
            assert!(broken.is_empty(), "{command:?}: {broken:?}");
            assert!(agree(&mut game.world), "{command:?}: entities differ");
            Guderian::findings(&rulebook, game.public());
        }
        let again = game.reopened();
        assert_eq!(hash(again.position()), hash(game.position()));
    }
    assert!(accepted > 200 && back > 5, "{accepted} accepted, back {back} times");
}

/// Two games that differ only in secrets answer every command with the same text, unless it turns a division face up.
#[test]
fn commands_tell_the_same_whatever_is_hidden() {
    let rulebook = campaign();
    let mut answers = 0;
    for (number, one) in moments().iter().enumerate().step_by(7) {
        let mut chance = ChaCha8Rng::seed_from_u64(number as u64);
        let mut games = [Played::at(one.clone()), Played::at(twin(one, number as u64 + 3))];
        games.iter_mut().for_each(|game| drop(game.give(Command::Referee { on: false })));
        for _ in 0..40 {
            let command = any_command(games[0].public(), &mut chance);
            if matches!(command, Command::Reveal { .. }) {
                continue;
            }
            let told = games.each_mut().map(|game| {
                let answer = game.give(command.clone());
                let words = |event: &Event| story::in_english(&rulebook, game.public(), event);
                answer.map(|events| events.iter().map(words).collect::<Vec<_>>())
            });
            assert_eq!(told[0], told[1], "{command:?} tells a secret");
            assert!(games[0].public() == games[1].public());
            answers += 1;
        }
        let saved = games.each_ref().map(|game| saved(&rulebook, game.position()));
        assert_eq!(saved[0], saved[1], "a saved scenario tells a secret");
    }
    assert!(answers > 300);
}
