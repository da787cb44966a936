//! State that a side does not see changes none of its refusals (19.2). Its orders are judged by its knowledge, and only
//! then by the true state. The twins of `tests/proof/secrets/twins` try all orders of whole games; these tests try each
//! kind by itself.

use super::harness::{Table, fire, hex, table, word};
use kessel::{
    engine::orders::Game,
    games::platoon::rules::{
        Platoon,
        combat::indirect::Call,
        counter::{LoadMarker, Place},
        event::Event,
        kinds::Side,
        order::{Order, Work},
        phase::{Phase, Segment},
        position::{Fort, Mines},
        scenario::{SetUp, Works},
        set_up,
    },
};
use std::sync::Arc;

fn heard(events: &[Event]) -> Vec<&Event> {
    events.iter().filter(|event| !matches!(event, Event::Unseen { .. })).collect()
}

/// 11.1, 12, 16: whether a unit is hidden in a hex changes no word of the refusals of fire and assaults at it.
#[test]
fn fire_and_assaults_are_refused_alike_wherever_somebody_is_hidden() {
    let refusals = |at: &str| -> Vec<String> {
        let mut table = table(&format!("ge-rifle {at}\nso-t34-76 1305\nso-rifle 1306"), "hidden_units");
        assert_eq!(table.counter("ge-rifle-1").place, Place::Unseen);
        let mut refused = |segment, orders: &[Order]| -> Vec<String> {
            table.set_clock(1, Phase::Second(segment));
            orders.iter().map(|order| table.attempt(order).unwrap_err().to_string()).collect()
        };
        let shots = ["1302", "1301"].map(|target| {
            [fire("so-t34-76-1", target, None), fire("so-t34-76-1", target, Some("ge-rifle-1"))]
        });
        let assault = |target: &str| Order::Assault { units: vec![word("so-rifle-1")], hex: hex(target) };
        let overrun = |target: &str| Order::Overrun { units: vec![word("so-t34-76-1")], hex: hex(target) };
        [
            refused(Segment::DirectFire, shots.as_flattened()),
            refused(Segment::Assault, &["1302", "1301"].map(assault)),
            refused(Segment::Vehicles, &["1302", "1301"].map(overrun)),
        ]
        .concat()
    };
    let (one, other) = (refusals("1302"), refusals("1301"));
    assert_eq!(one, other);
    assert!(one[0].contains("no enemy unit is in 1302"), "{one:?}");
}

/// A table at the Soviet set-up, in columns where Germans are already set up.
fn soviets_set_up(german: &str) -> Table {
    let mut table = table(german, "hidden_units");
    let mut rules = (*table.rules).clone();
    rules.scenario.set_up = vec![Side::Soviet];
    let (units, loaded) = (vec![(word("so-rifle"), 1)], Vec::new());
    rules.scenario.soviet.set_up = vec![SetUp { columns: (10, 15), units, loaded }];
    rules.scenario.soviet.mines = Some(Works { columns: (10, 15), number: 2 });
    table.rules = Arc::new(rules);
    Platoon::restore(&mut table.world, &table.rules, set_up::start(&table.rules, 1));
    table
}

/// 4.1, 19.2: a unit that is set up among hidden enemies is not refused for a reason that its side did not know. It
/// meets them, and is set up in another hex.
#[test]
fn whoever_sets_up_where_somebody_is_hidden_meets_him() {
    for order in [
        Order::Place { unit: word("so-rifle-1"), hex: hex("1302") },
        Order::Lay { work: Work::Mines, hex: hex("1302"), there: true },
    ] {
        let mut table = soviets_set_up("ge-rifle 1302");
        assert!(table.public().phase.is_set_up(), "{:?}", table.public().phase);
        let events = table.must(order.clone(), &[]);
        assert!(events.contains(&Event::Shown { units: vec![word("ge-rifle-1")] }), "{events:?}");
        assert_eq!(table.counter("so-rifle-1").place, Place::SetUp(0));
        assert!(Platoon::position(&table.world).known_to(Side::Soviet).mines.is_empty());
        table.attempt(&order).unwrap_err();
    }
    let mut table = soviets_set_up("ge-rifle 1302");
    table.set(|position| {
        position.secrets.unseen.mines.insert(hex("1202"), Mines { side: Side::German, known: false });
    });
    let lay = Order::Lay { work: Work::Mines, hex: hex("1202"), there: true };
    let events = table.must(lay, &[]);
    assert_eq!(events, [Event::MinesKnown { hex: hex("1202") }]);
}

/// 13.2, 17.3, 19.2: shells on cover reveal nothing of an unknown fort, until it falls.
#[test]
fn shells_tell_of_no_hidden_fort_until_it_falls() {
    let shelled = |die: u8| {
        let mut table = table("so-mortar-120 1305\nso-rifle 1306\nge-rifle 0309", "hidden_units");
        table.set(|position| {
            let fort = Fort { side: Side::German, strength: 2, attacked: false, known: false };
            position.secrets.unseen.forts.insert(hex("1302"), fort);
        });
        table.go_to(1, Phase::Second(Segment::IndirectFire));
        let firers = vec![(word("so-mortar-120-1"), Call::FromTheHip)];
        table.must(Order::IndirectFire { firers, hex: hex("1302") }, &[die])
    };
    let events = shelled(6);
    let tells =
        |event: &&Event| matches!(event, Event::FortHit { .. } | Event::Attacked { .. } | Event::Die { .. });
    assert!(events.iter().any(|event| tells(&event.itself())), "it was hit: {events:?}");
    assert_eq!(heard(&events).into_iter().filter(tells).count(), 0, "{events:?}");
    let events = shelled(1);
    let known = events.iter().position(|event| *event == Event::FortKnown { hex: hex("1302") });
    let falls = events.iter().position(|event| *event == Event::FortHit { hex: hex("1302"), falls: true });
    assert!(known.is_some() && known < falls, "{events:?}");
}

/// 13.8, 19.2: shells on cover are divided among all that are there. Neither strength nor odds of the attack on a unit that is
/// seen tell whether another is hidden beside it, nor does their absence.
#[test]
fn shells_on_a_unit_that_is_seen_tell_of_no_hidden_one_beside_it() {
    let shelled = |units: &str, at: &str, options: &str| {
        let mut table = table(&format!("so-mortar-120 1305\nso-rifle 1306\n{units}"), options);
        let seen = word("ge-rifle-1");
        table.set(|position| {
            let shown = position.public.counters.iter_mut().find(|shown| shown.id == seen).unwrap();
            if let Some(hidden) = position.secrets.unseen.counters.remove(&seen) {
                *shown = hidden;
            }
            shown.condition.spotted = true;
        });
        table.go_to(1, Phase::Second(Segment::IndirectFire));
        let firers = vec![(word("so-mortar-120-1"), Call::FromTheHip)];
        let events = table.must(Order::IndirectFire { firers, hex: hex(at) }, &[6, 6]);
        let of_seen = |event: &&Event| matches!(event, Event::Attacked { struck, .. } if *struck == [seen]);
        heard(&events).into_iter().find(of_seen).cloned().unwrap()
    };
    let figures = |event: &Event| match event {
        Event::Attacked { figures, .. } => *figures,
        _ => panic!("{event:?}"),
    };
    let alone = shelled("ge-rifle 1302", "1302", "hidden_units");
    assert_eq!(alone, shelled("ge-rifle 1302\nge-rifle 1302", "1302", "hidden_units"));
    assert_eq!(figures(&alone), None);
    // In the open everybody is seen, and without the option too.
    assert!(figures(&shelled("ge-rifle 1202", "1202", "hidden_units")).is_some());
    assert!(figures(&shelled("ge-rifle 1302", "1302", "")).is_some());
}

/// 18.2c, 19.2: a turned-round marker of a hidden carrier is its owner's secret.
#[test]
fn a_marker_that_is_turned_round_unseen_is_known_to_nobody() {
    let mut table = table("ge-truck 1302 with ge-at-75\nso-t34-76 1308", "hidden_units heavy_equipment");
    let (carrier, marker) = (word("ge-truck-1"), LoadMarker { unloading: false, turns: 2 });
    table.set(|position| {
        let counter = position.secrets.unseen.counters.get_mut(&carrier).unwrap();
        counter.condition.marker = Some(marker);
    });
    table.set_clock(1, Phase::First(Segment::Start));
    let events = table.must(Order::Flip { carrier }, &[]);
    assert_eq!(heard(&events), Vec::<&Event>::new());
    let position = Platoon::position(&table.world);
    assert!(position.public.flipped.is_empty() && position.known_to(Side::Soviet).flipped.is_empty());
    assert!(position.known_to(Side::German).flipped.contains(&carrier), "its owner knows");
    assert_eq!(table.case(Order::Flip { carrier }), "18.2", "once a segment");
}

/// 3.2, 19.2: a segment that passes by itself would reveal that no hidden unit can act in it.
#[test]
fn no_segment_of_hidden_units_passes_by_itself() {
    let opened = |units: &str| {
        let mut table = table(units, "hidden_units");
        table.go_to(1, Phase::First(Segment::IndirectFire));
        table.public().phase
    };
    // A rifle platoon fires no shells, nor does a mortar without an observer.
    for unit in ["ge-rifle", "ge-mortar-81"] {
        assert_eq!(opened(&format!("{unit} 1302\nso-t34-76 1316")), Phase::First(Segment::IndirectFire));
    }
    let seen = opened("ge-rifle 1202\nso-t34-76 1205");
    assert!(seen > Phase::First(Segment::IndirectFire), "nobody is hidden: {seen:?}");
}
