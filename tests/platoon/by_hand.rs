//! With the referee off: counters and marks by hand, the check before the referee is on again, and a scenario made of
//! the position.

use super::harness::{Table, hex, table, walk, word};
use kessel::{
    engine::{
        counters::UnitId,
        data::Source,
        orders::{Game, Gone, Record, Refusal, TableCommand, Viewer, play},
    },
    games::platoon::rules::{
        Platoon, Rulebook,
        by_hand::{marking::Marking, table_command::Command},
        counter::Place,
        kinds::Side,
        order::Order,
        phase::{Phase, Segment},
        position::invariants,
        set_up,
    },
};
use std::sync::Arc;

const BEGINS: Phase = Phase::First(Segment::Start);

fn give(table: &mut Table, wish: Command) -> Result<(), Refusal> {
    let position = Platoon::position(&table.world).clone();
    let mut record = Record::<Platoon>::at(&mut table.world, Arc::clone(&table.rules), position, 1);
    record.command(&mut table.world, TableCommand::Game(wish)).map(|_| ())
}

#[track_caller]
fn must(table: &mut Table, wish: Command) {
    give(table, wish.clone()).unwrap_or_else(|refusal| panic!("{wish:?}: {refusal}"));
}

fn placed(units: &[&str], at: &str) -> Command {
    Command::Place { units: units.iter().map(|unit| word(unit)).collect(), hex: hex(at) }
}

fn out() -> Table {
    let mut table = table("ge-rifle 1302\nge-sdkfz-251 1302 with ge-hmg\nso-t34-76 1305\nso-rifle 2005", "");
    table.go_to(1, Phase::Second(Segment::Vehicles));
    must(&mut table, Command::Referee { on: false });
    table
}

#[test]
fn with_the_referee_out_counters_lie_where_they_are_put() {
    let mut table = out();
    let refused = table.attempt(&walk("so-t34-76-1", "1304")).unwrap_err();
    assert!(refused.words().contains("referee"), "no order is judged: {}", refused.words());
    must(&mut table, placed(&["ge-sdkfz-251-1"], "0101"));
    assert_eq!(table.hex_of("ge-sdkfz-251-1"), Some(hex("0101")));
    assert_eq!(table.counter("ge-hmg-1").place, Place::Aboard(word("ge-sdkfz-251-1")), "it goes along");
    must(&mut table, placed(&["ge-hmg-1"], "1302"));
    assert_eq!(table.hex_of("ge-hmg-1"), Some(hex("1302")));
    must(&mut table, Command::TakeOff { units: vec![word("so-rifle-1")], gone: Gone::Destroyed });
    assert_eq!(table.counter("so-rifle-1").place, Place::Destroyed);
    let unit = word("ge-rifle-1");
    must(&mut table, Command::Change { unit, inverted: true, dispersed: true, spotted: false });
    let condition = &table.counter("ge-rifle-1").condition;
    assert!(condition.inverted && condition.dispersed && !condition.dispersed_now);
    for marking in [Marking::Mines(Side::German), Marking::Fort(Side::Soviet), Marking::Block, Marking::Wreck]
    {
        must(&mut table, Command::Mark { marking, hex: hex("1510") });
    }
    let public = table.public();
    let at = hex("1510");
    assert!(public.mines.contains_key(&at) && public.blocks.contains(&at) && public.wrecks[&at] == 1);
    assert!(public.forts[&at].strength >= 10);
    must(&mut table, Command::Mark { marking: Marking::Wreck, hex: at });
    assert!(!table.public().wrecks.contains_key(&at), "a second click takes it off");
    must(&mut table, Command::Referee { on: true });
    let broken = invariants::broken(&table.rules, Platoon::position(&table.world));
    assert_eq!(broken, Vec::<String>::new());
    table.must(walk("so-t34-76-1", "1304"), &[]);
}

#[test]
fn the_referee_comes_back_to_a_position_that_can_be() {
    let mut table = out();
    must(&mut table, placed(&["so-t34-76-1"], "1302"));
    let refused = give(&mut table, Command::Referee { on: true }).unwrap_err();
    let both = table.rules.board.with_places("Both sides have units in 1302");
    assert!(refused.words().contains(&both), "{}", refused.words());
    must(&mut table, placed(&["so-t34-76-1"], "1303"));
    let spotted =
        Command::Change { unit: word("so-t34-76-1"), inverted: false, dispersed: false, spotted: true };
    must(&mut table, spotted);
    must(&mut table, Command::Referee { on: true });
    assert!(!table.counter("so-t34-76-1").condition.spotted, "in the open nobody is marked (10.5)");
    let refused = give(&mut table, placed(&["so-t34-76-1"], "1305")).unwrap_err();
    assert!(refused.words().contains("the referee is on"), "{}", refused.words());
}

/// The referee can be switched off with hidden units, too (19.2). When it is on again, a unit that was put into cover
/// is hidden from the other side, and one that was put into the open is visible. Before that, nothing of it is in the
/// public state, or in a scenario.
#[test]
fn with_hidden_units_he_puts_away_again_what_is_hidden() {
    let mut table = table("ge-rifle 1302\nge-hmg 0908\nso-t34-76 1305", "hidden_units");
    table.go_to(1, Phase::Second(Segment::Vehicles));
    let place = |table: &Table, unit: &str| table.public().find(word(unit)).unwrap().place;
    assert_eq!(place(&table, "ge-rifle-1"), Place::Unseen, "it lies in a wood");
    let saved = |table: &Table| {
        Platoon::scenario_of(&table.rules, Platoon::position(&table.world), word("saved"), "Saved")
    };
    must(&mut table, Command::Referee { on: false });
    must(&mut table, placed(&["ge-rifle-1"], "1004"));
    must(&mut table, placed(&["ge-hmg-1"], "0909"));
    must(&mut table, Command::Clock { turn: 3, phase: BEGINS });
    let text = saved(&table).unwrap();
    let rulebook = Arc::new(Rulebook::from_source(&Source { name: "saved.ron".to_owned(), text }).unwrap());
    let mut begun = set_up::start(&rulebook, 1);
    assert_eq!(begun.public.find(word("ge-hmg-1")).unwrap().place, Place::Unseen);
    begun.look(Viewer::All);
    assert_eq!(begun.public.find(word("ge-hmg-1")).unwrap().place, Place::Map(hex("0909")));
    must(&mut table, Command::Referee { on: true });
    assert!(saved(&table).unwrap_err().contains("hidden"), "it would show them to whoever reads the file");
    assert_eq!(place(&table, "ge-rifle-1"), Place::Map(hex("1004")));
    assert_eq!(place(&table, "ge-hmg-1"), Place::Unseen);
    let position = Platoon::position(&table.world);
    assert_eq!(invariants::broken(&table.rules, position), Vec::<String>::new());
    let known = position.known_to(Side::German);
    assert_eq!(known.find(word("ge-hmg-1")).unwrap().place, Place::Map(hex("0909")));
}

/// A saved position begins with every unit in its place and condition; and it is played.
#[test]
fn a_position_becomes_a_scenario() {
    let mut table = out();
    let unit = word("ge-rifle-1");
    must(&mut table, Command::Change { unit, inverted: false, dispersed: true, spotted: false });
    must(&mut table, Command::TakeOff { units: vec![word("so-rifle-1")], gone: Gone::Exited });
    must(&mut table, Command::Mark { marking: Marking::Mines(Side::German), hex: hex("1510") });
    let id: UnitId = word("saved");
    let save = |table: &Table| {
        let position = Platoon::position(&table.world);
        Platoon::scenario_of(&table.rules, position, id, "Saved at the table")
    };
    let refused = save(&table).unwrap_err();
    assert!(refused.contains("choose one under “Turn and phase”"), "{refused}");
    must(&mut table, Command::Clock { turn: 3, phase: BEGINS });
    let refused =
        give(&mut table, Command::Clock { turn: 3, phase: Phase::Second(Segment::Others) }).unwrap_err();
    assert!(refused.words().contains("the game cannot be set"), "{}", refused.words());
    let text = save(&table).unwrap();
    let rulebook = Arc::new(Rulebook::from_source(&Source { name: "saved.ron".to_owned(), text }).unwrap());
    let begun = set_up::start(&rulebook, 1);
    assert_eq!(begun.public.turn, 3);
    let stood = |public: &kessel::games::platoon::rules::position::Public| -> Vec<_> {
        public
            .counters
            .iter()
            .map(|counter| (counter.id, counter.place, counter.condition.dispersed))
            .collect()
    };
    assert_eq!(stood(&begun.public), stood(table.public()));
    assert!(begun.public.mines.contains_key(&hex("1510")));
    let mut world = Platoon::world();
    Platoon::restore(&mut world, &rulebook, begun);
    play::<Platoon>(&mut world, &Order::Done).unwrap();
    assert_eq!(invariants::broken(&rulebook, Platoon::position(&world)), Vec::<String>::new());
}

/// A scenario that names a unit twice, or puts both sides into one hex, is refused with the place of the fault.
#[test]
fn a_saved_scenario_that_was_spoilt_is_refused() {
    let mut table = out();
    must(&mut table, Command::Clock { turn: 3, phase: BEGINS });
    let position = Platoon::position(&table.world);
    let text = Platoon::scenario_of(&table.rules, position, word("saved"), "Saved").unwrap();
    for (from, to, expected) in [
        ("\"so-rifle-1\"", "\"so-t34-76-1\"", "two counters have the id so-t34-76-1"),
        ("Map(\"1305\")", "Map(\"1302\")", "both sides are in 1302"),
        ("\"ge-rifle\"", "\"ge-nobody\"", "there is no unit type ge-nobody"),
    ] {
        assert!(text.contains(from), "{text}");
        let source = Source { name: "saved.ron".to_owned(), text: text.replacen(from, to, 1) };
        let faults = Rulebook::from_source(&source).unwrap_err();
        let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
        assert!(faults.join("\n").contains(expected), "{to}: {faults:?}");
    }
}
