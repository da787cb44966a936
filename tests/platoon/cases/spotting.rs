//! Spotting (10).

use super::*;

/// Case 10.3: fire from cover gives the marker `spotted` in the own turn, and `opportunity spotted` in the opponent's
/// movement.
#[test]
fn case_10_3_two_markers() {
    let mut table = table("ge-marder-3 0402\nge-rifle 0101\nso-t34-76 0405\nso-t34-76 4016", "");
    table.set_clock(1, First(DirectFire));
    let events = table.must(fire("ge-marder-3-1", "0405", Some("so-t34-76-1")), &[6]);
    assert_eq!(marked(&events), [("ge-marder-3-1".to_owned(), false)]);
    let mut table = self::table("ge-marder-3 0402\nso-t34-76 0505\nso-t34-76 4016", "");
    table.set_clock(1, Second(Vehicles));
    table.must(walk("so-t34-76-1", "0405"), &[]);
    let events = table.must(shoot("ge-marder-3-1"), &[6]);
    assert_eq!(marked(&events), [("ge-marder-3-1".to_owned(), true)]);
}

/// Case 10.3: a unit that is opportunity spotted may be attacked like one that is spotted.
#[test]
fn case_10_3_opportunity_spotted_is_spotted() {
    let mut table = table("ge-marder-3 0402\nso-t34-76 0405", "");
    table.set_clock(1, Second(DirectFire));
    let order = fire("so-t34-76-1", "0402", Some("ge-marder-3-1"));
    assert_eq!(table.case(order.clone()), "10.1");
    table.condition("ge-marder-3-1", |condition| condition.opportunity_spotted = true);
    table.must(order, &[6]);
}

/// Case 10.3: interdiction from cover in sight is fire in the opponent's movement, too.
#[test]
fn case_10_3_interdiction_from_cover() {
    let mut table = table("ge-mortar-120 0402\nso-t34-76 0505\nso-t34-76 4016", "");
    mark(&mut table, "ge-mortar-120-1", "0405");
    table.set_clock(1, Second(Vehicles));
    table.must(walk("so-t34-76-1", "0405"), &[]);
    let events = table.must(interdict("ge-mortar-120-1"), &[6]);
    assert_eq!(marked(&events), [("ge-mortar-120-1".to_owned(), true)]);
}

/// Case 10.4: foot units enter cover unspotted, except by quick march; faster units are spotted.
#[test]
fn case_10_4_slow_units() {
    let mut table = table("ge-rifle 1306\nge-hmg 1305\nge-cavalry 1306\nso-smg 1505", "");
    table.set_clock(1, First(Others));
    assert!(table.rules.sees(hex("1505"), hex("1406")));
    table.must(walk("ge-rifle-1", "1406"), &[]);
    table.must(quick("ge-hmg-1", "1306 1406"), &[]);
    table.must(walk("ge-cavalry-1", "1406"), &[]);
    assert_eq!(
        ["ge-rifle-1", "ge-hmg-1", "ge-cavalry-1"].map(|unit| seen(&table, unit)),
        [false, true, true]
    );
}

/// Case 10.4: at road rate they are spotted, unless a friendly unit in the hex prevents the road rate.
#[test]
fn case_10_4_at_road_rate() {
    for (friend, spotted) in [("0101", true), ("1512", false)] {
        let mut table = table(&format!("ge-rifle 1412\nge-cp {friend}\nso-smg 1310"), "");
        table.set_clock(1, First(Others));
        table.must(walk("ge-rifle-1", "1512"), &[]);
        assert_eq!(spent(&table, "ge-rifle-1"), if spotted { 1 } else { 2 });
        assert_eq!(seen(&table, "ge-rifle-1"), spotted);
    }
}

/// Case 10.4: a unit that enters cover next to an enemy spotter is spotted, slow or not. By a marker it stays spotted
/// when no enemy is adjacent any more but one sees it.
#[test]
fn case_10_4_beside_a_spotter() {
    let mut table = table("ge-rifle 1306\nso-smg 1506", "");
    table.set_clock(1, First(Others));
    table.must(walk("ge-rifle-1", "1406"), &[]);
    assert!(seen(&table, "ge-rifle-1"));
    table.put("so-smg-1", "1505");
    assert!(seen(&table, "ge-rifle-1"), "by a marker");
}

/// Case 10.6: in a march from woods to woods each hex is judged by itself: only the second is in sight.
#[test]
fn case_10_6_seen_at_the_second_wood() {
    let mut table = table("ge-cavalry 1201\nso-smg 1304", "");
    table.set_clock(1, First(Others));
    assert_eq!(["1301", "1302"].map(|wood| table.rules.sees(hex("1304"), hex(wood))), [false, true]);
    let events = table.must(walk("ge-cavalry-1", "1301 1302"), &[]);
    let step = |at: &str| {
        events.iter().position(|event| matches!(event, Event::Moved { hex: to, .. } if *to == hex(at)))
    };
    let spotted = events.iter().position(|event| matches!(event, Event::Spotted { .. }));
    assert!(step("1301") < step("1302") && step("1302") < spotted, "{events:?}");
    assert_eq!(marked(&events).len(), 1);
}

/// Case 10.6: here only the first: the marker is removed with the step out of sight (10.5).
#[test]
fn case_10_6_seen_at_the_first_wood() {
    let mut table = table("ge-cavalry 1202\nso-smg 1304", "");
    table.set_clock(1, First(Others));
    let events = table.must(walk("ge-cavalry-1", "1302 1301"), &[]);
    assert_eq!(marked(&events), [("ge-cavalry-1".to_owned(), false)]);
    assert!(!table.counter("ge-cavalry-1").is_marked());
}

/// Case 10.7: at the end of a player turn the opponent's units that move lose `spotted`. Guns in sight keep it, and so
/// do the units of the active side.
#[test]
fn case_10_7_guns_stay_spotted() {
    let mut table = table("ge-rifle 1302\nge-at-88 1302\nso-t34-76 1304\nso-smg 2704\nge-pz-4h 2404", "");
    assert!(table.rules.sees(hex("1304"), hex("1302")) && table.rules.sees(hex("2404"), hex("2704")));
    for unit in ["ge-rifle-1", "ge-at-88-1", "so-smg-1"] {
        table.condition(unit, |condition| condition.spotted = true);
    }
    let spotted = |table: &Table| {
        ["ge-rifle-1", "ge-at-88-1", "so-smg-1"].map(|unit| table.counter(unit).condition.spotted)
    };
    table.set_clock(1, Second(Registration));
    table.must(Order::Done, &[]);
    assert_eq!(spotted(&table), [false, true, true]);
    table.set_clock(2, First(Registration));
    table.must(Order::Done, &[]);
    assert_eq!(spotted(&table), [false, true, false]);
}

/// Case 10.7: first `spotted` is removed, then `opportunity spotted` becomes `spotted`: it is not lost at once.
#[test]
fn case_10_7_opportunity_becomes_spotted() {
    let mut table = table("ge-rifle 1302\nso-t34-76 1304", "");
    table.condition("ge-rifle-1", |condition| condition.opportunity_spotted = true);
    table.set_clock(1, Second(Registration));
    table.must(Order::Done, &[]);
    let condition = &table.counter("ge-rifle-1").condition;
    assert_eq!((condition.spotted, condition.opportunity_spotted), (true, false));
}

/// Case 10.8: mines hit an unspotted unit in woods.
#[test]
fn case_10_8_mines_find_the_unspotted() {
    let mut table = table("ge-rifle 0101\nso-smg 1302", "");
    mine(&mut table, "1302");
    assert!(!seen(&table, "so-smg-1"));
    table.set_clock(1, Second(Registration));
    table.must(Order::Done, &[3]);
    assert!(table.counter("so-smg-1").condition.dispersed);
}

/// Case 10.8: indirect fire at a spotted unit also hits the unspotted one in the same woods; direct fire does not.
#[test]
fn case_10_8_shells_find_the_unspotted() {
    let units = "ge-mortar-120 1306\nge-stuh-42 1306\nso-mortar-82 1302\nso-mortar-82 1302";
    let mut table = table(units, "");
    table.condition("so-mortar-82-1", |condition| condition.spotted = true);
    assert_eq!(["so-mortar-82-1", "so-mortar-82-2"].map(|unit| seen(&table, unit)), [true, false]);
    table.set_clock(1, First(DirectFire));
    assert_eq!(table.case(fire("ge-stuh-42-1", "1302", Some("so-mortar-82-2"))), "10.1");
    table.set_clock(1, First(IndirectFire));
    let events = table.must(shell("ge-mortar-120-1", Call::FromTheHip, "1302"), &[6, 6]);
    assert_eq!(attacks(&events), ["7 : 3 2-1 +2", "7 : 3 2-1 +2"]);
}
