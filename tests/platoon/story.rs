//! The log: an attack is one line with its figures, a march is one line, and all lines have names.

use super::harness::{hex, table, word};
use kessel::{
    engine::{
        counters::Points,
        orders::{Game, Record},
    },
    games::platoon::{
        rules::{
            Platoon, Rulebook, View,
            combat::{Kind, Reason},
            event::{DiePurpose, Event, Figures},
            kinds::Side,
            order::{Order, Target},
            phase::{Phase, Segment},
            scenario::charts::CombatResult,
            set_up,
        },
        words::{log, story},
    },
    play::players::{HasPlayers, Thought},
};
use std::sync::Arc;

#[test]
fn an_attack_is_one_line_with_its_figures() {
    let rulebook = Rulebook::load("farm-road").unwrap();
    let public = set_up::start(&rulebook, 1).public;
    let (stug, tank, rider) = (word("ge-stug-3g-1"), word("so-t34-76-1"), word("so-smg-1"));
    let at = hex("1205");
    let events = [
        Event::Attacked {
            kind: Kind::Direct,
            by: vec![stug],
            hex: at,
            struck: vec![tank],
            singly: true,
            figures: Some(Figures { strength: 24, defence: 9, odds: "2-1".parse().unwrap() }),
            modifiers: vec![(Reason::Cover, 1)],
        },
        Event::Die { purpose: DiePurpose::Unit(tank), roll: 3 },
        Event::Suffered { unit: tank, result: CombatResult::D },
        Event::Dispersed { unit: tank, now: false },
        Event::FellOff { unit: rider, hex: at },
        Event::Dispersed { unit: rider, now: false },
        Event::Inverted { units: vec![stug] },
        Event::Moved { unit: stug, hex: hex("1204"), spent: Points::whole(1) },
        Event::Moved { unit: stug, hex: at, spent: Points::whole(2) },
    ];
    let lines = log::entries(&rulebook, &public, &events);
    let texts: Vec<&str> = lines.iter().map(|line| line.text.as_str()).collect();
    assert_eq!(
        texts,
        [
            "StuG III G Platoon opens fire on Soviet 1st T-34/76 Platoon in 1205: it is dispersed; SMG Company falls off and is dispersed",
            "StuG III G Platoon moves to 1205 (6 MP left)"
        ]
    );
    assert_eq!(lines[0].detail, "24 to 9, odds 2-1\ndie 3, in cover +1: 4 → D");
}

/// Every event of a whole game has its text: with names, not ids, and a capital.
#[test]
fn the_log_of_a_whole_game_reads_in_names() {
    let rulebook = Arc::new(Rulebook::load("village").unwrap());
    let mut world = Platoon::world();
    let mut record = Record::<Platoon>::new(&mut world, Arc::clone(&rulebook), 5);
    let mut player = Platoon::player("random", 5).unwrap();
    let mut lines = Vec::new();
    for _ in 0..3000 {
        let position = Platoon::position(&world).clone();
        if position.public.outcome.is_some() {
            break;
        }
        let order = player.choose_order(&View::to_play(&rulebook, &position), &Thought::default()).order;
        let events: Vec<Event> = record.play(&mut world, &order).unwrap().to_vec();
        let public = &Platoon::position(&world).public;
        let told = log::entries(&rulebook, public, &events);
        // Two headings never follow each other: phases that are passed over are in one line.
        assert!(told.windows(2).all(|pair| !(pair[0].heading && pair[1].heading)), "{told:?}");
        lines.extend(told);
    }
    assert!(lines.len() > 100, "{}", lines.len());
    for line in &lines {
        assert!(line.text.starts_with(|first: char| !first.is_lowercase()), "{line:?}");
        assert!(!line.text.contains("ge-") && !line.text.contains("so-"), "{line:?}");
    }
    assert!(lines.iter().any(|line| line.heading && line.side.is_some()));
}

/// The target of fire in a stack is named in full, with the place, the odds and the die-roll modifiers.
#[test]
fn an_attack_tells_whom_where_and_how() {
    let mut table = table("so-su-122 1309\nge-rifle 0909\nge-smg 0909", "");
    for unit in ["ge-rifle-1", "ge-smg-1"] {
        table.condition(unit, |condition| condition.spotted = true);
    }
    table.set_clock(1, Phase::Second(Segment::DirectFire));
    let fire = Order::Fire { firers: vec![word("so-su-122-1")], hex: hex("0909"), target: Target::Stack };
    let events = table.must(fire, &[4]);
    let lines = log::entries(&table.rules, table.public(), &events);
    assert_eq!(
        lines[0].text,
        "SU-122 Platoon opens fire on German Rifle Platoon and SMG Platoon in Grusha (0909): all are dispersed"
    );
    assert_eq!(lines[0].detail, "30 to 14, odds 2-1\ndie 4, in cover +1: 5 → D");
    assert_eq!(lines[0].hex, Some(hex("0909")));
    let phase = story::phase_name(&table.rules.scenario, Phase::Second(Segment::Vehicles));
    assert_eq!(phase.to_string(), "Soviet vehicles move");
}

/// Segments in which no unit can act are named in one line before the one that opens, and not as headings.
#[test]
fn what_is_passed_over_is_told_in_a_line() {
    let mut table = table("ge-rifle 0101\nso-t34-76 2005", "");
    table.set_clock(1, Phase::First(Segment::Others));
    let events = table.must(Order::Done, &[]);
    let lines = log::entries(&table.rules, table.public(), &events);
    let [passed, heading] = &lines[..] else { panic!("{lines:?}") };
    assert_eq!(passed.text, "Skipped: German registration, Soviet indirect fire, Soviet direct fire");
    assert!(!passed.heading && heading.heading);
    assert_eq!(heading.text, "Turn 1: Soviet vehicles move");
}

/// Events that only one side sees are in its own log alone (19.2).
#[test]
fn what_one_side_sees_is_told_to_it_alone() {
    let mut table = table("ge-rifle 1302\nge-rifle 0101\nso-t34-76 2005", "hidden_units");
    table.go_to(1, Phase::First(Segment::Others));
    let events = table.must(super::harness::walk("ge-rifle-1", "1301"), &[]);
    assert!(events.iter().any(|event| matches!(event, Event::Unseen { .. })), "{events:?}");
    let lines = log::entries(&table.rules, table.public(), &events);
    let told = table.rules.board.with_places("1st Rifle Platoon moves to 1301");
    assert!(lines[0].text.starts_with(&told), "{lines:?}");
    assert_eq!(lines[0].only, Some(Side::German));
    let events = table.must(super::harness::walk("ge-rifle-2", "0102"), &[]);
    let lines = log::entries(&table.rules, table.public(), &events);
    assert_eq!(lines[0].only, None, "in the open everybody sees it");
}
