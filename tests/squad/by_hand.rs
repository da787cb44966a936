//! With the referee off: counters and marks by hand, the check before the referee is on again, and a scenario made of
//! the position.

use crate::table::{Table, fire, hex, table, table_with, walk, word, words};
use kessel::{
    engine::{
        counters::UnitId,
        data::Source,
        orders::{Game, Gone, Record, Refusal, TableCommand, Viewer, play},
    },
    games::squad::rules::{
        Rulebook, Squad,
        by_hand::{marking::Marking, table_command::Command},
        counter::{Condition, Counter, Place},
        kinds::Side,
        order::Order,
        phase::{Phase, Step},
        position::{Public, WorkKind, invariants},
        scenario::options::Options,
    },
};
use std::sync::Arc;

const BEGINS: Phase = Phase::First(Step::Support);

fn give(table: &mut Table, wish: Command) -> Result<(), Refusal> {
    let position = Squad::position(&table.world).clone();
    let mut record = Record::<Squad>::at(&mut table.world, Arc::clone(&table.rules), position, 1);
    record.command(&mut table.world, TableCommand::Game(wish)).map(|_| ())
}

#[track_caller]
fn must(table: &mut Table, wish: Command) {
    give(table, wish.clone()).unwrap_or_else(|refusal| panic!("{wish:?}: {refusal}"));
}

/// The reason why a command is refused; nothing has changed then.
#[track_caller]
fn refused(table: &mut Table, wish: Command) -> String {
    let before = Squad::position(&table.world).clone();
    let refusal = give(table, wish).expect_err("it is granted");
    assert!(*Squad::position(&table.world) == before, "{refusal} changed something");
    refusal.words()
}

fn placed(units: &str, at: &str) -> Command {
    Command::Place { units: words(units), hex: hex(at) }
}

fn marked(marking: Marking, at: &str) -> Command {
    Command::Mark { marking, hex: hex(at) }
}

const UNITS: &str =
    "ge-rifle-1 0604 ge-mg34-1\nge-pak-40-1 0603\nge-truck-1 0602\nus-rifle-1 0402\nus-m4-75-1 0303";

fn out() -> Table {
    let mut table = table("patrol", Step::Movement, UNITS);
    must(&mut table, Command::Referee { on: false });
    table
}

/// The patrol with a squad of each side on the map, in the given turn, and all other units off the map.
fn patrol_out(turn: u8) -> Table {
    let mut table = begun("patrol");
    must(&mut table, Command::Referee { on: false });
    must(&mut table, placed("us-rifle-1", "0402"));
    must(&mut table, placed("ge-rifle-1", "0604"));
    let waits = |it: &&Counter| matches!(it.place, Place::SetUp(_));
    let units: Vec<UnitId> = table.public().counters.iter().filter(waits).map(|it| it.id).collect();
    must(&mut table, Command::TakeOff { units, gone: Gone::Exited });
    must(&mut table, Command::Clock { turn, phase: BEGINS });
    table
}

/// With the referee off no order is judged; counters stay where they are put, with everything that they carry.
#[test]
fn counters_lie_where_they_are_put() {
    let mut table = out();
    let why = table.attempt(&walk("us-rifle-1", "0503")).unwrap_err().words();
    assert!(why.contains("referee"), "{why}");
    must(&mut table, placed("ge-rifle-1", "0101"));
    assert_eq!(table.hex_of("ge-rifle-1"), Some(hex("0101")));
    assert_eq!(table.counter("ge-mg34-1").place, Place::Carried(word("ge-rifle-1")), "it goes along");
    let why = refused(&mut table, placed("ge-mg34-1", "0102"));
    assert!(why.contains("carried"), "weapons lie nowhere by themselves (1.4): {why}");
    must(&mut table, Command::TakeOff { units: words("us-rifle-1"), gone: Gone::Destroyed });
    assert!(table.is_lost("us-rifle-1"));
    must(&mut table, Command::Load { unit: word("ge-pak-40-1"), carrier: word("ge-truck-1") });
    assert_eq!(table.counter("ge-pak-40-1").place, Place::Aboard(word("ge-truck-1")));
    let why = refused(&mut table, Command::Load { unit: word("us-m4-75-1"), carrier: word("ge-truck-1") });
    assert!(why.contains("cannot be given"), "{why}");
}

/// A unit that is put into a hex that counts holds it (23.2).
#[test]
fn who_is_put_into_a_hex_that_counts_holds_it() {
    let mut table = out();
    must(&mut table, placed("ge-rifle-1", "0101"));
    must(&mut table, placed("us-rifle-1", "0604"));
    assert_eq!(table.public().holders.get(&hex("0604")), Some(&Side::Allied));
}

/// A condition is set only if the kind of the counter can have it: AFVs are not pinned (16.7), others are not immobile,
/// and only infantry is valorous (21.1).
#[test]
fn what_a_counter_suffers_is_set_by_hand() {
    let mut table = out();
    let change = |unit: &str, set: fn(&mut Condition)| {
        let mut condition = Condition::default();
        set(&mut condition);
        Command::Change { unit: word(unit), condition }
    };
    must(&mut table, change("us-rifle-1", |it| (it.pinned, it.valorous) = (true, true)));
    let condition = &table.counter("us-rifle-1").condition;
    assert!(condition.pinned && condition.valorous);
    must(&mut table, change("us-m4-75-1", |it| it.immobile = true));
    assert!(table.counter("us-m4-75-1").condition.immobile);
    for (unit, set) in [
        ("us-m4-75-1", (|it| it.pinned = true) as fn(&mut Condition)),
        ("us-rifle-1", |it| it.immobile = true),
        ("ge-pak-40-1", |it| it.valorous = true),
        ("us-rifle-half-1a", |it| it.fired = true),
    ] {
        assert!(!refused(&mut table, change(unit, set)).is_empty());
    }
    must(
        &mut table,
        Command::Face { unit: word("ge-pak-40-1"), facing: kessel::engine::board::Hexside::South },
    );
    assert_eq!(table.counter("ge-pak-40-1").facing, Some(kessel::engine::board::Hexside::South));
    let wish = Command::Face { unit: word("us-rifle-1"), facing: kessel::engine::board::Hexside::South };
    assert!(refused(&mut table, wish).contains("has no facing"));
}

/// A squad becomes a half squad, or both; its weapon stays with the first (1.5, 12.1).
#[test]
fn squads_are_halved_by_hand() {
    for (both, other) in [(false, Place::Destroyed), (true, Place::Map(hex("0604")))] {
        let mut table = out();
        must(&mut table, Command::Halve { squad: word("ge-rifle-1"), both });
        assert_eq!(table.hex_of("ge-rifle-half-1a"), Some(hex("0604")));
        assert_eq!(table.counter("ge-rifle-half-1b").place, other);
        assert_eq!(table.counter("ge-mg34-1").place, Place::Carried(word("ge-rifle-half-1a")));
        assert!(
            refused(&mut table, Command::Halve { squad: word("ge-rifle-1"), both })
                .contains("is not a squad")
        );
    }
}

/// Smoke, works and holders are set and removed; a work replaces another one (11.2, 20.1, 23.2).
#[test]
fn marks_are_set_and_taken_off() {
    let mut table = out();
    must(&mut table, marked(Marking::Smoke(2), "0209"));
    assert_eq!(table.public().smoke.get(&hex("0209")), Some(&2));
    must(&mut table, marked(Marking::Smoke(2), "0209"));
    assert!(table.public().smoke.is_empty(), "a second click takes it off");
    must(&mut table, marked(Marking::Work(WorkKind::Wire), "0209"));
    must(&mut table, marked(Marking::Work(WorkKind::EarthBunker), "0209"));
    let work = table.public().works[&hex("0209")];
    assert!(work.kind == WorkKind::EarthBunker && work.facing.is_some(), "a bunker faces a side (7.1)");
    must(&mut table, Command::FaceWork { hex: hex("0209"), facing: kessel::engine::board::Hexside::South });
    assert_eq!(table.public().works[&hex("0209")].facing, Some(kessel::engine::board::Hexside::South));
    must(&mut table, marked(Marking::Held(Side::Allied), "0604"));
    assert_eq!(table.public().holders[&hex("0604")], Side::Allied);
    for (marking, at) in [
        (Marking::Held(Side::Allied), "0604"),
        (Marking::Held(Side::German), "0101"),
        (Marking::Smoke(9), "0209"),
    ] {
        assert!(!refused(&mut table, marked(marking, at)).is_empty(), "{marking:?}");
    }
    let wish = Command::FaceWork { hex: hex("0101"), facing: kessel::engine::board::Hexside::South };
    assert!(refused(&mut table, wish).contains("no bunker"));
}

/// The referee can be switched on in a possible position, and judges from there.
#[test]
fn the_referee_comes_back_to_a_position_that_can_be() {
    let mut table = patrol_out(2);
    must(&mut table, placed("us-rifle-1", "0604"));
    let why = refused(&mut table, Command::Referee { on: true });
    assert!(why.contains(&table.rules.board.with_places("Both sides have units in 0604")), "{why}");
    must(&mut table, placed("us-rifle-1", "0503"));
    must(&mut table, Command::Referee { on: true });
    assert_eq!(invariants::broken(&table.rules, Squad::position(&table.world)), Vec::<String>::new());
    let why = refused(&mut table, placed("us-rifle-1", "0402"));
    assert!(why.contains("the referee is on"), "{why}");
    while table.public().phase != Phase::First(Step::Fire) {
        table.must(Order::Done, &[]);
    }
    table.must(fire("us-rifle-1", "0604"), &[6, 5]);
}

/// The referee cannot be switched off while a decision is pending (5.1).
#[test]
fn the_referee_stays_while_somebody_is_asked() {
    let mut table = table("patrol", Step::Fire, "us-rifle-1 0503\nge-rifle-1 0504\nge-rifle-2 0504");
    table.must(fire("us-rifle-1", "0504"), &[1, 2]);
    assert!(table.owed().is_some());
    assert!(refused(&mut table, Command::Referee { on: false }).contains("the pending decision"));
}

/// The clock can be set to a set-up and to the start of a turn of the scenario, and to no other point.
#[test]
fn the_clock_is_set_by_hand() {
    let mut table = out();
    must(&mut table, Command::Clock { turn: 3, phase: BEGINS });
    assert_eq!((table.public().turn, table.public().phase), (3, BEGINS));
    must(&mut table, Command::Clock { turn: 0, phase: Phase::SecondSetUp });
    for (turn, phase) in [(99, BEGINS), (0, BEGINS), (3, Phase::Second(Step::Fire)), (3, Phase::FirstSetUp)] {
        let why = refused(&mut table, Command::Clock { turn, phase });
        assert!(
            why.contains("cannot be set to this phase") || why.contains("this phase is played only "),
            "{why}"
        );
    }
}

fn saved(table: &Table) -> Result<String, String> {
    Squad::scenario_of(&table.rules, Squad::position(&table.world), word("saved"), "Saved at the table")
}

fn loaded(text: String) -> Result<Rulebook, String> {
    let faults = |errors: Vec<_>| {
        errors
            .iter()
            .map(|error: &kessel::engine::data::DataError| error.to_string())
            .collect::<Vec<_>>()
            .join("\n")
    };
    Rulebook::from_source(&Source { name: "saved.ron".to_owned(), text }).map_err(faults)
}

/// A saved position begins with every unit in its place and condition; and it is played.
#[test]
fn a_position_becomes_a_scenario() {
    let mut table = patrol_out(3);
    let condition = Condition { pinned: true, ..Condition::default() };
    must(&mut table, Command::Change { unit: word("us-rifle-1"), condition });
    must(&mut table, marked(Marking::Work(WorkKind::Foxhole), "0209"));
    must(&mut table, marked(Marking::Smoke(1), "0210"));
    let rules = Arc::new(loaded(saved(&table).unwrap()).unwrap());
    let begun = <Squad as Game>::start(&rules, 1);
    let stood = |public: &Public| -> Vec<(UnitId, Place, bool)> {
        public.counters.iter().map(|it| (it.id, it.place, it.condition.pinned)).collect()
    };
    // Units are no longer pinned when their own segment begins (3.1 a).
    let mut then = table.public().clone();
    then.counters.iter_mut().filter(|it| it.side == Side::Allied).for_each(|it| it.condition.pinned = false);
    let mut now = begun.public.clone();
    now.counters.iter_mut().filter(|it| it.side == Side::Allied).for_each(|it| it.condition.pinned = false);
    assert_eq!(stood(&now), stood(&then));
    assert_eq!((&begun.public.works, &begun.public.smoke), (&then.works, &then.smoke));
    let mut world = Squad::world();
    Squad::restore(&mut world, &rules, begun);
    play::<Squad>(&mut world, &Order::Done).unwrap();
    assert_eq!(invariants::broken(&rules, Squad::position(&world)), Vec::<String>::new());
}

fn begun(id: &str) -> Table {
    Table::scenario(id, 1)
}

/// A damaged scenario is refused, with the fault.
#[test]
fn a_saved_scenario_that_was_spoilt_is_refused() {
    let text = saved(&patrol_out(3)).unwrap();
    for (from, to) in [
        ("\"us-rifle-1\"", "\"us-rifle-2\""),
        ("Map(\"0402\")", "Map(\"0604\")"),
        ("Map(\"0402\")", "Map(\"4040\")"),
        ("\"us-rifle-1\"", "\"nobody-1\""),
    ] {
        assert!(text.contains(from), "{text}");
        let why = loaded(text.replacen(from, to, 1)).expect_err(to);
        assert!(!why.is_empty());
    }
}

/// With hidden set-up, units are hidden again when the referee is on again. A scenario is saved only while it is off:
/// it would reveal hidden units (22.2).
#[test]
fn he_puts_away_again_what_is_hidden() {
    let option = Options { hidden_set_up: true, ..Options::default() };
    let mut table = table_with("patrol", option, Step::Movement, "ge-rifle-1 0209\nus-rifle-1 0214");
    must(&mut table, Command::Referee { on: false });
    must(&mut table, placed("ge-rifle-1", "0604"));
    must(&mut table, Command::Referee { on: true });
    assert_eq!(table.counter("ge-rifle-1").place, Place::Unseen);
    let mut position = Squad::position(&table.world).clone();
    position.look(Viewer::Side(Side::German.number()));
    assert_eq!(position.public.find(word("ge-rifle-1")).unwrap().place, Place::Map(hex("0604")));
}
