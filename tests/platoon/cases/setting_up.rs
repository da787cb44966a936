//! Set-up, entry, exit (3, 4).

use super::*;

/// Case 4.1: the sides set up one after the other, in their zones and up to the stacking limit; carriers may start
/// loaded.
#[test]
fn case_4_1_set_up_in_zone_and_stack() {
    let mut table = scenario(&format!(
        "set_up: [German, Soviet], {DRAW}, \
         german: (set_up: [(columns: (1, 10), units: [(\"ge-rifle\", 4), (\"ge-truck\", 1)])]), \
         soviet: (set_up: [(columns: (15, 20), units: [(\"so-rifle\", 1)])])"
    ));
    refused(&mut table, place("so-rifle-1", "1804"));
    assert_eq!(table.case(place("ge-rifle-1", "1104")), "4.1");
    for unit in ["ge-rifle-1", "ge-rifle-2", "ge-truck-1"] {
        table.must(place(unit, "0404"), &[]);
    }
    assert_eq!(table.case(place("ge-rifle-3", "0404")), "7.1");
    table.must(Order::PlaceAboard { unit: word("ge-rifle-3"), carrier: word("ge-truck-1") }, &[]);
    table.must(place("ge-rifle-4", "1004"), &[]);
    table.must(Order::Done, &[]);
    assert_eq!(table.public().phase, SecondSetUp);
    assert_eq!(table.case(place("so-rifle-1", "1004")), "4.1");
    table.must(place("so-rifle-1", "1504"), &[]);
}

/// Case 4.1: at most one each of mines, fort and block in a hex, none in a hex with enemies; no forts and mines in
/// swamp.
#[test]
fn case_4_1_works() {
    let mut table = scenario(&format!(
        "set_up: [Soviet, German], {DRAW}, soviet: (set_up: [(columns: (1, 10), units: [(\"so-rifle\", 1)])]), \
         german: (placed: [(unit: \"ge-rifle\", hex: \"0101\")], mines: Some((columns: (1, 10), number: 3)), \
         forts: Some((columns: (1, 10), number: 3, strength: 20)), blocks: Some((columns: (1, 10), number: 3)))"
    ));
    table.must(place("so-rifle-1", "0404"), &[]);
    table.must(Order::Done, &[]);
    for work in [Work::Mines, Work::Fort, Work::Block] {
        assert_eq!(table.case(lay(work, "0404")), "4.1", "enemies");
        assert_eq!(table.case(lay(work, "1104")), "4.1", "its zone");
        table.must(lay(work, "0504"), &[]);
        assert_eq!(table.case(lay(work, "0504")), "4.1", "one of each");
    }
    assert_eq!(table.case(lay(Work::Mines, "0915")), "4.1", "swamp");
    assert_eq!(table.case(lay(Work::Fort, "0915")), "4.1", "swamp");
}

/// Case 4.1: only forts and mines are kept out of swamp; a block is not.
#[test]
fn case_4_1_a_block_in_swamp() {
    let mut table = scenario(&format!(
        "set_up: [German], {DRAW}, soviet: (placed: [(unit: \"so-rifle\", hex: \"4016\")]), \
         german: (placed: [(unit: \"ge-rifle\", hex: \"0101\")], blocks: Some((columns: (1, 10), number: 1)))"
    ));
    table.must(lay(Work::Block, "0915"), &[]);
    assert!(table.public().blocks.contains(&hex("0915")));
}

/// Case 4.1: a unit set up in cover starts unspotted, even in sight; next to an enemy it is spotted (ruling at 10.2).
#[test]
fn case_4_1_cover_starts_unspotted() {
    let mut table = scenario(&format!(
        "set_up: [Soviet, German], {DRAW}, soviet: (set_up: [(columns: (1, 10), units: [(\"so-rifle\", 2)])]), \
         german: (set_up: [(columns: (1, 10), units: [(\"ge-rifle\", 2)])])"
    ));
    for (unit, at) in [("so-rifle-1", "0405"), ("so-rifle-2", "0409")] {
        table.must(place(unit, at), &[]);
    }
    table.must(Order::Done, &[]);
    for (unit, at) in [("ge-rifle-1", "0402"), ("ge-rifle-2", "0309")] {
        table.must(place(unit, at), &[]);
    }
    table.must(Order::Done, &[]);
    assert!(table.rules.sees(hex("0405"), hex("0402")));
    assert_eq!([seen(&table, "ge-rifle-1"), seen(&table, "ge-rifle-2")], [false, true]);
}

/// Germans that must enter, with the units that are on the map.
fn arriving(turn: u8, entry: &str, units: &str, on_map: &str) -> Table {
    table_with(on_map, "", [&format!("arrivals: [(turn: {turn}, entry: [{entry}], units: [{units}])]"), ""])
}

/// Case 4.2: the first hex costs its terrain, or ½ if a road leaves the map and no other unit is there; waiting costs
/// nothing.
#[test]
fn case_4_2_the_price_of_entering() {
    let units = "(\"ge-pz-4h\", 2), (\"ge-truck\", 2)";
    let mut table = arriving(1, "\"0105\", \"0104\"", units, "so-rifle 4016");
    table.set_clock(1, First(Vehicles));
    for (unit, at, halves) in
        [("ge-pz-4h-1", "0105", 1), ("ge-truck-1", "0105", 4), ("ge-pz-4h-2", "0104", 2)]
    {
        table.must(enter(unit, at), &[]);
        assert_eq!((table.hex_of(unit), spent(&table, unit)), (Some(hex(at)), halves), "{unit}");
    }
    table.must(walk("ge-pz-4h-1", "0205 0305"), &[]);
    table.must(walk("ge-truck-1", "0205"), &[]);
    table.must(enter("ge-truck-2", "0105"), &[]);
    assert_eq!(spent(&table, "ge-truck-2"), 1, "the road is free, and it pays nothing for waiting");
}

/// Case 4.2: units enter in their segment, on an entry hex, when they are due or later.
#[test]
fn case_4_2_when_and_where_units_enter() {
    let units = "(\"ge-pz-4h\", 1), (\"ge-rifle\", 1)";
    let mut table = arriving(2, "\"0105\"", units, "ge-hmg 0404\nso-rifle 4016");
    table.set_clock(1, First(Vehicles));
    assert_eq!(table.case(enter("ge-pz-4h-1", "0105")), "4.2", "not due");
    table.set_clock(4, First(Vehicles));
    assert_eq!(table.case(enter("ge-pz-4h-1", "0106")), "4.2", "no entry hex");
    assert_eq!(table.case(enter("ge-rifle-1", "0105")), "3", "foot enters in 2c");
    table.must(enter("ge-pz-4h-1", "0105"), &[]);
    table.set_clock(4, First(Others));
    table.must(enter("ge-rifle-1", "0105"), &[]);
}

/// Case 4.2: an entry hex with an enemy is closed; if all are closed or full, the nearest ones of the same edge may be
/// used.
#[test]
fn case_4_2_closed_entry_hexes() {
    let pz = "(\"ge-pz-4h\", 1)";
    let mut table = arriving(1, "\"0105\", \"0112\"", pz, "so-rifle 0105");
    table.set_clock(1, First(Vehicles));
    for at in ["0105", "0104"] {
        assert_eq!(table.case(enter("ge-pz-4h-1", at)), "4.2", "0112 is open, so {at} is not");
    }
    table.must(enter("ge-pz-4h-1", "0112"), &[]);
    let full = "ge-rifle 0105\nge-rifle 0105\nge-rifle 0105\nso-rifle 4016";
    for on_map in ["so-rifle 0105", full] {
        for at in ["0104", "0106"] {
            let mut table = arriving(1, "\"0105\"", pz, on_map);
            table.set_clock(1, First(Vehicles));
            for far in ["0105", "0107", "0205"] {
                assert_eq!(table.case(enter("ge-pz-4h-1", far)), "4.2", "{far}");
            }
            table.must(enter("ge-pz-4h-1", at), &[]);
        }
    }
}

/// Case 4.2: the first hex is entered as from a clear adjacent hex: no vehicle enters the map in woods.
#[test]
fn case_4_2_entering_in_a_wood() {
    let mut table =
        arriving(1, "\"0501\", \"0401\"", "(\"ge-pz-4h\", 1), (\"ge-rifle\", 1)", "so-rifle 4016");
    table.set_clock(1, First(Vehicles));
    assert_eq!(table.case(enter("ge-pz-4h-1", "0501")), "6.2");
    table.set_clock(1, First(Others));
    table.must(enter("ge-rifle-1", "0501"), &[]);
    assert_eq!(spent(&table, "ge-rifle-1"), 2);
}

/// Case 4.4: a unit that enters the map may be fired at in its entry hex.
#[test]
fn case_4_4_fire_at_who_enters() {
    let mut table = arriving(1, "\"0105\"", "(\"ge-pz-4h\", 1)", "so-at-76 0404");
    table.set_clock(1, First(Vehicles));
    table.must(enter("ge-pz-4h-1", "0105"), &[]);
    assert_eq!(asked(&table), Some(hex("0105")));
    let events = table.must(shoot("so-at-76-1"), &[1]);
    assert_eq!(attacks(&events), ["24 : 8 3-1 +1"]);
    assert_eq!(table.counter("ge-pz-4h-1").place, Place::Destroyed);
}

/// Case 3.1: a unit that has fired cannot move in the same player turn.
#[test]
fn case_3_1_fire_or_move() {
    let mut table = table("ge-pz-4h 1202\nge-pz-4h 1202\nso-t34-76 1304", "");
    table.set_clock(1, First(DirectFire));
    table.must(fire("ge-pz-4h-1", "1304", Some("so-t34-76-1")), &[6]);
    table.set_clock(1, First(Vehicles));
    assert!(table.attempt(&walk("ge-pz-4h-1", "1201")).is_err());
    table.must(walk("ge-pz-4h-2", "1201"), &[]);
}

/// Case 4.3: a unit leaves the map in the scenario's hexes, at their cost, with its passenger, and never returns.
#[test]
fn case_4_3_leaving_the_map() {
    let mut table =
        table_with("ge-rifle 1302\nso-t34-76 0205 with so-smg\nso-rifle 3016", "", ["", "exits: [\"0105\"]"]);
    table.set_clock(1, Second(Vehicles));
    let exit = || Order::Exit { unit: word("so-t34-76-1") };
    assert_eq!(table.case(exit()), "4.3", "0205 is no exit");
    table.must(walk("so-t34-76-1", "0105"), &[]);
    table.must(exit(), &[]);
    assert_eq!(table.counter("so-t34-76-1").place, Place::Exited);
    assert_eq!(table.hex_of("so-smg-1"), None, "its passenger has gone with it");
    assert_ne!(table.counter("so-smg-1").place, Place::Destroyed, "nobody is lost");
    table.go_to(2, Second(Vehicles));
    assert!(table.attempt(&walk("so-t34-76-1", "0105")).is_err());
}
