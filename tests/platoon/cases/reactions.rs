//! Fire in the opponent's movement (14).

use super::*;

/// Case 14.3: even the first step may be fired at; a unit that fired does nothing through its own next player turn.
#[test]
fn case_14_3_no_least_movement_before_the_shot() {
    let mut table = table("ge-at-88 2804\nge-pz-4h 0101\nso-t34-76 1805\nso-t34-76 4016", "");
    table.set_clock(1, Second(Vehicles));
    table.must(walk("so-t34-76-1", "1804 1904 2003"), &[]);
    assert_eq!(asked(&table), Some(hex("1804")));
    table.must(shoot("ge-at-88-1"), &[6]);
    assert_eq!(table.hex_of("so-t34-76-1"), Some(hex("2003")));
}

/// Case 14.3: a unit that took opportunity fire is inverted until the end of its own next player turn.
#[test]
fn case_14_3_inverted_through_the_next_turn() {
    let mut table = table("ge-at-88 2804\nge-pz-4h 0101\nso-t34-76 1805\nso-t34-76 4016", "");
    table.set_clock(1, Second(Vehicles));
    table.must(walk("so-t34-76-1", "1804"), &[]);
    table.must(shoot("ge-at-88-1"), &[6]);
    table.go_to(2, First(Vehicles));
    assert!(table.counter("ge-at-88-1").condition.inverted);
    table.set_clock(2, First(DirectFire));
    assert_eq!(table.case(fire("ge-at-88-1", "1804", Some("so-t34-76-1"))), "11.10");
    table.go_to(2, Second(DirectFire));
    assert!(!table.counter("ge-at-88-1").condition.inverted);
}

/// Case 14.3: a unit that fires from cover is opportunity spotted only if an enemy spotter sees it; a truck is no
/// spotter.
#[test]
fn case_14_3_seen_by_a_spotter() {
    for (other, spotted) in [("4016", false), ("0505", true)] {
        let mut table = table(&format!("ge-at-75 0402\nso-truck 0505\nso-smg {other}"), "");
        table.set_clock(1, Second(Vehicles));
        table.must(walk("so-truck-1", "0405"), &[]);
        table.must(shoot("ge-at-75-1"), &[6]);
        let condition = &table.counter("ge-at-75-1").condition;
        assert_eq!((condition.inverted, condition.opportunity_spotted), (true, spotted));
    }
}

/// Case 14.4: units that stay in place, load, unload or leave the map cause no question.
#[test]
fn case_14_4_what_asks_nobody() {
    let units = "ge-at-88 3705\nso-t34-76 4005\nso-t34-76 4004\nso-smg 4004\nso-t34-76 4003 with so-smg\nso-t34-76 0116";
    let mut table = table_with(units, "", ["", "exits: [\"4005\"]"]);
    for at in ["4003", "4004", "4005"] {
        assert!(table.rules.sees(hex("3705"), hex(at)));
    }
    table.set_clock(1, Second(Vehicles));
    let exit = Order::Exit { unit: word("so-t34-76-1") };
    for order in [walk("so-t34-76-4", "0115"), load("so-t34-76-2", "so-smg-1"), unload("so-t34-76-3"), exit] {
        table.must(order.clone(), &[]);
        assert_eq!(asked(&table), None, "{order:?}");
    }
    table.must(walk("so-t34-76-3", "4002"), &[]);
    assert_eq!(asked(&table), Some(hex("4002")), "it would have been asked");
}

/// Case 14.4: in an overrun the exit hex causes a question, the target hex does not.
#[test]
fn case_14_4_the_exit_hex_of_an_overrun() {
    let mut table = table("ge-rifle 1904\nge-at-88 2006\nso-t34-76 1804", "");
    table.set_clock(1, Second(Vehicles));
    assert!(table.rules.sees(hex("2006"), hex("1904")));
    table.must(overrun("so-t34-76-1", "1904"), &[6]);
    assert_eq!(asked(&table), Some(hex("2003")));
}

/// A table on which a mortar, registered on 1804 beyond its half range, waits for a unit that enters it.
fn registered(soviets: &str, options: &str) -> Table {
    let mut table = table_with(
        &format!("ge-mortar-120 3004\n{soviets}"),
        options,
        ["nearby_fire: [\"ge-mortar-120\"]", ""],
    );
    mark(&mut table, "ge-mortar-120-1", "1804");
    table.set_clock(1, Second(Vehicles));
    table
}

/// Case 14.5: a registered mortar interdicts a unit that enters its hex, without a modifier, and once only.
#[test]
fn case_14_5_interdiction() {
    let mut table = registered("so-t34-76 1704\nso-t34-76 1704", "");
    table.must(walk("so-t34-76-1", "1804"), &[]);
    assert_eq!(asked(&table), Some(hex("1804")));
    let events = table.must(interdict("ge-mortar-120-1"), &[6]);
    assert_eq!(attacks(&events), ["7 : 9 1-2 +0"]);
    assert!(table.counter("ge-mortar-120-1").condition.inverted);
    table.must(walk("so-t34-76-2", "1804"), &[]);
    assert_eq!(asked(&table), None, "it has interdicted");
}

/// Case 14.5: friendly units of the one that entered are hit in the hex, too, by 13.8.
#[test]
fn case_14_5_all_in_the_hex_are_hit() {
    let mut table = registered("so-t34-76 1704\nso-smg 1804", "");
    table.must(walk("so-t34-76-1", "1804"), &[]);
    let events = table.must(interdict("ge-mortar-120-1"), &[1, 1]);
    assert_eq!(attacks(&events), ["7 : 12 1-2 +0", "3 : 9 1-3 +0"]);
    assert!(["so-smg-1", "so-t34-76-1"].iter().all(|unit| table.counter(unit).condition.dispersed));
}

/// Case 14.5: adjacent to the marker the question comes only with the option, at +1.
#[test]
fn case_14_5_beside_the_marker() {
    let mut table = registered("so-t34-76 1704", "");
    table.must(walk("so-t34-76-1", "1705"), &[]);
    assert_eq!(asked(&table), None);
    let mut table = registered("so-t34-76 1704", "nearby_fire");
    table.must(walk("so-t34-76-1", "1705"), &[]);
    let events = table.must(interdict("ge-mortar-120-1"), &[6]);
    assert_eq!(attacks(&events), ["7 : 9 1-2 +1"]);
}

/// Case 14.5: an observer must see the hex, and the enemy must be spotted.
#[test]
fn case_14_5_observer_and_spotted_enemy() {
    let mut table = registered("so-t34-76 1704", "");
    table.put("ge-mortar-120-1", "1811");
    assert!(!table.rules.sees(hex("1811"), hex("1804")));
    table.must(walk("so-t34-76-1", "1804"), &[]);
    assert_eq!(asked(&table), None, "nobody observes");
    for (unit, spotted) in [("so-rifle", false), ("so-cavalry", true)] {
        let mut table = self::table(&format!("ge-mortar-120 1811\nge-smg 1505\n{unit} 1306"), "");
        mark(&mut table, "ge-mortar-120-1", "1406");
        table.set_clock(1, Second(Others));
        table.must(walk(&format!("{unit}-1"), "1406"), &[]);
        assert_eq!(asked(&table).is_some(), spotted, "{unit}");
    }
}

/// Case 14.5: a unit interdicts or opens opportunity fire, not both on one step; another may still fire, at a dispersed
/// one (−1).
#[test]
fn case_14_5_not_both() {
    let mut table = registered("ge-at-88 2804\nso-t34-76 1704", "");
    table.put("ge-mortar-120-1", "2604");
    table.must(walk("so-t34-76-1", "1804"), &[]);
    table.must(interdict("ge-mortar-120-1"), &[1]);
    assert_eq!(asked(&table), Some(hex("1804")));
    refused(&mut table, shoot("ge-mortar-120-1"));
    refused(&mut table, shoot("ge-mortar-120-1 ge-at-88-1"));
    let events = table.must(shoot("ge-at-88-1"), &[6]);
    assert_eq!(attacks(&events), ["40 : 9 4-1 +0"], "opportunity +1, dispersed -1");
}

/// Case 14.5: units of one type interdict together; two types do not (13.6).
#[test]
fn case_14_5_together() {
    let mut table = registered("ge-mortar-120 3004\nge-mortar-81 3004\nso-t34-76 1704", "");
    mark(&mut table, "ge-mortar-120-2", "1804");
    mark(&mut table, "ge-mortar-81-1", "1804");
    table.must(walk("so-t34-76-1", "1804"), &[]);
    assert_eq!(table.case(interdict("ge-mortar-120-1 ge-mortar-81-1")), "13.6");
    let events = table.must(interdict("ge-mortar-120-1 ge-mortar-120-2"), &[6]);
    assert_eq!(attacks(&events), ["14 : 9 1-1 +0"], "each halved by 11.3, then added");
}

/// Case 14.7: a unit that is dispersed on its path stays in a hex that is full.
#[test]
fn case_14_7_stopped_in_a_full_hex() {
    let mut table = table("ge-pz-4h 2204\nso-rifle 1804\nso-rifle 1804\nso-t34-76 1704", "");
    table.set_clock(1, Second(Vehicles));
    table.must(walk("so-t34-76-1", "1804 1904"), &[]);
    table.must(shoot("ge-pz-4h-1"), &[4]);
    assert_eq!(table.hex_of("so-t34-76-1"), Some(hex("1804")));
    assert!(table.counter("so-t34-76-1").condition.dispersed && table.public().under_way.is_none());
}

/// Case 14.7: so does a vehicle on a road in the middle of woods.
#[test]
fn case_14_7_stopped_in_a_wood() {
    let mut table = table("ge-pz-4h 1312\nso-t34-76 1712", "");
    table.set_clock(1, Second(Vehicles));
    table.must(walk("so-t34-76-1", "1612 1512 1412"), &[]);
    assert_eq!(asked(&table), Some(hex("1512")));
    let events = table.must(shoot("ge-pz-4h-1"), &[3]);
    assert_eq!(attacks(&events), ["28 : 9 3-1 +2"]);
    assert_eq!(table.hex_of("so-t34-76-1"), Some(hex("1512")));
    assert!(table.counter("so-t34-76-1").condition.dispersed);
}

/// Case 14.6: a unit with an instruction fires by it without a question, at the targets that it allows. A unit that is
/// to hold fire is not asked.
#[test]
fn case_14_6_instructions() {
    let told = |instruction: Option<Instruction>, enters: &str| {
        let mut table = table(&format!("ge-at-88 1202\n{enters} 1306"), "");
        table.set_clock(1, First(Others));
        if let Some(instruction) = instruction {
            table.must(Order::Instruct { units: vec![word("ge-at-88-1")], instruction }, &[]);
        }
        table.set_clock(1, Second(Vehicles));
        let events = table.must(walk(&format!("{enters}-1"), "1305"), &[6]);
        let fires = events.iter().any(|event| matches!(event, Event::Attacked { .. }));
        (fires, table.public().owed.is_some())
    };
    let tank = "so-t34-76";
    assert_eq!(told(None, tank), (false, true), "it asks");
    assert_eq!(told(Some(Instruction::Ask), tank), (false, true));
    assert_eq!(told(Some(Instruction::Never), tank), (false, false));
    assert_eq!(told(Some(Instruction::AnyTarget), tank), (true, false));
    assert_eq!(told(Some(Instruction::ArmouredOnly), tank), (true, false));
    assert_eq!(told(Some(Instruction::AnyTarget), "so-truck"), (true, false));
    assert_eq!(told(Some(Instruction::ArmouredOnly), "so-truck"), (false, false), "a truck is no armour");
}

/// Case 14.6: instructions are given in any segment of the own side, and in no other.
#[test]
fn case_14_6_only_in_ones_own_segments() {
    let mut table = table("ge-at-88 1202\nso-t34-76 1306", "");
    table.set_clock(1, Second(Vehicles));
    let told = Order::Instruct { units: vec![word("ge-at-88-1")], instruction: Instruction::Never };
    assert!(table.attempt(&told).is_err());
}
