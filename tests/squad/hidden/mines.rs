//! Hidden mines, and works that are not hidden (20.5, 22.1).

use crate::{
    hidden::{beside, heard},
    table::{Table, hex, table, walk, word},
};
use kessel::{
    engine::orders::{Game, Record},
    games::squad::{
        rules::{
            Rulebook, Squad,
            event::Event,
            kinds::Side,
            order::Order,
            phase::{Phase, Step},
            position::{Work, WorkKind},
        },
        words::{explain::why, log, story},
    },
};
use std::sync::Arc;

/// A patrol in which the Germans hide their mines.
fn mined(step: Step, units: &str) -> Table {
    let mut table = table("patrol", step, units);
    let mut rules = (*table.rules).clone();
    rules.scenario.german.hidden_mines = true;
    table.rules = Arc::new(rules);
    let mut position = Squad::position(&table.world).clone();
    position.secrets.unseen.mines.insert(hex("0209"), Side::German);
    Squad::restore(&mut table.world, &table.rules, position);
    table
}

/// 20.5, 22.1: hidden mines are known to their owner alone until a unit enters them.
#[test]
fn hidden_mines_are_known_when_somebody_enters() {
    let (from, _) = beside(&Rulebook::load("patrol").unwrap(), "0209");
    let mut table = mined(Step::Movement, &format!("us-rifle-1 {from}\nge-rifle-1 0604"));
    let lies = |table: &Table, side| {
        Squad::position(&table.world).known_to(side).works.get(&hex("0209")).map(|work| work.kind)
    };
    assert_eq!(Side::BOTH.map(|side| lies(&table, side)), [Some(WorkKind::Mines), None]);
    assert!(table.public().works.is_empty());
    let told = why(&table.rules, table.public(), hex("0209"), &[word("us-rifle-1")]);
    assert!(told.sentences().all(|sentence| !sentence.text.to_lowercase().contains("mine")));
    let events = table.must(walk("us-rifle-1", "0209"), &[3]);
    let shown = Event::MinesKnown { hex: hex("0209") };
    assert!(events.contains(&shown) && Squad::fact(&shown).is_final, "{events:?}");
    assert!(table.is_lost("us-rifle-1"));
    assert_eq!(lies(&table, Side::Allied), Some(WorkKind::Mines));
    assert!(table.public().works[&hex("0209")].known);
}

/// 22.1: only their owner's log has their placement, and no file reveals the place; building an entrenchment among them
/// reveals them.
#[test]
fn hidden_mines_are_laid_unseen() {
    let mut table = mined(Step::Fire, "us-rifle-1 0214\nge-rifle-1 0604");
    let mut rules = (*table.rules).clone();
    rules.scenario.german.set_up[0].works = vec![(WorkKind::Mines, 2)];
    rules.scenario.allied.set_up[0].works = vec![(WorkKind::Foxhole, 1)];
    rules.scenario.allied.set_up[0].columns = (1, 9);
    table.rules = Arc::new(rules);
    table.set_public(|public| {
        public.phase = Phase::FirstSetUp;
        public.stores[Side::German.number()].works.insert(WorkKind::Mines, 2);
        public.stores[Side::Allied.number()].works.insert(WorkKind::Foxhole, 1);
    });
    let build = |work, at: &str| Order::Build { work, hex: hex(at), facing: None, there: true };
    let order = build(WorkKind::Mines, "0504");
    assert!(Squad::seals_order(&order) && !Squad::seals_order(&build(WorkKind::Wire, "0504")));
    let events = table.must(order, &[]);
    assert_eq!(heard(&events), Vec::<&Event>::new());
    let event = events[0].itself();
    assert_eq!(story::tell(&table.rules, table.public(), event), None);
    let line = log::entries(&table.rules, table.public(), &events).remove(0);
    assert_eq!(line.only, Some(Side::German));
    table.set_public(|public| public.phase = Phase::SecondSetUp);
    let events = table.must(build(WorkKind::Foxhole, "0504"), &[]);
    assert_eq!(events, [Event::MinesKnown { hex: hex("0504") }], "no refusal tells of them before");
    assert_eq!(table.public().works[&hex("0504")].kind, WorkKind::Mines);
    assert_eq!(table.public().stores(Side::Allied).works[&WorkKind::Foxhole], 1);
}

/// A game's file hides the places of mines, even if no unit is hidden, and opens as it was played (22.1).
#[test]
fn a_file_keeps_mines_sealed() {
    let mut rules = Rulebook::load("hill-71").unwrap();
    rules.scenario.player_a = Side::Allied;
    let rules = Arc::new(rules);
    let mut world = Squad::world();
    let mut record = Record::<Squad>::new(&mut world, Arc::clone(&rules), 1);
    for work in [WorkKind::Mines, WorkKind::Wire] {
        let at = if work == WorkKind::Mines { "0907" } else { "0908" };
        let order = Order::Build { work, hex: hex(at), facing: None, there: true };
        record.play(&mut world, &order).unwrap();
    }
    let text = record.file.text().unwrap();
    let orders: Vec<&str> = text.lines().filter(|line| line.starts_with("Order(")).collect();
    assert!(orders[0].starts_with("Order(\"sealed:") && orders[1].contains("Wire"), "{orders:?}");
}

/// An open work is hidden from no side, and neither are mines that the scenario shows (22.1).
#[test]
fn open_works_are_seen() {
    let mut table = table("patrol", Step::Fire, "us-rifle-1 0214\nge-rifle-1 0604");
    table.set_public(|public| {
        public.works.insert(hex("0209"), Work { kind: WorkKind::Mines, facing: None, known: true });
    });
    let position = Squad::position(&table.world);
    for side in Side::BOTH {
        assert!(position.known_to(side).works.contains_key(&hex("0209")));
    }
}
