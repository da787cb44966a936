//! End and victory (20).

use super::*;

/// Case 20.1: the game ends after the Second Player's turn of the last turn, not before.
#[test]
fn case_20_1_after_the_last_player_turn() {
    let mut table = table("ge-pz-4h 0101\nso-t34-76 4016", "");
    table.set_clock(12, First(Registration));
    table.must(Order::Done, &[]);
    assert!(matches!(table.public().phase, Second(_)), "{:?}", table.public().phase);
    table.set_clock(12, Second(Registration));
    table.must(Order::Done, &[]);
    assert_eq!((table.public().phase, table.public().outcome.is_some()), (Over, true));
}

/// Case 20.1: it also ends when a side has no unit on the map and none to arrive.
#[test]
fn case_20_1_when_a_side_has_nobody() {
    let coming = "arrivals: [(turn: 5, entry: [\"4005\"], units: [(\"so-rifle\", 1)])]";
    let beside = "off_board: [(id: \"so-howitzer-122-1\", unit: \"so-howitzer-122\", turns: (1, 8))]";
    for (soviet, over) in [("", true), (coming, false), (beside, true)] {
        let units = "ge-pz-4h 2204\nso-at-45 1804";
        let mut table = table_with(units, "rolling_thunder", ["", soviet]);
        table.set_clock(1, First(DirectFire));
        table.must(fire("ge-pz-4h-1", "1804", Some("so-at-45-1")), &[1]);
        assert_eq!(table.counter("so-at-45-1").place, Place::Destroyed);
        if table.public().phase != Over {
            table.must(Order::Done, &[]);
        }
        assert_eq!(table.public().phase == Over, over);
    }
}

/// A game for the hexes 1804 and 1904, which the Soviets hold at first, and for destroyed units.
fn contest(units_of_german: &str, units_of_soviet: &str) -> Table {
    let mut table = scenario(&format!(
        "german: (placed: [{units_of_german}]), soviet: (placed: [{units_of_soviet}], exits: [\"4005\"]),          victory: (side: German, awards: [(to: German, points: 10, reason: Held([\"1804\", \"1904\"])),          (to: German, points: 1, reason: Destroyed(Soviet, [Any]))],          levels: [(name: \"Draw\", winner: None, at_least: -100)], held: [(Soviet, [\"1804\", \"1904\"])])"
    ));
    table.set_clock(1, First(Vehicles));
    table
}

fn holder(table: &Table, at: &str) -> Option<Side> {
    table.public().holders.get(&hex(at)).copied()
}

/// Case 20.2: the last side in a hex holds it, even if its unit only passed; before that the scenario decides.
#[test]
fn case_20_2_held_in_passing() {
    let mut table = contest("(unit: \"ge-pz-4h\", hex: \"1704\")", "(unit: \"so-rifle\", hex: \"4016\")");
    table.must(walk("ge-pz-4h-1", "1804 1705"), &[]);
    assert_eq!(["1804", "1904"].map(|at| holder(&table, at)), [Some(Side::German), Some(Side::Soviet)]);
    assert_eq!(points_of(&table.rules, table.public(), Side::German), 10);
}

/// Case 20.2: mines, forts and wrecks hold nothing.
#[test]
fn case_20_2_mines_forts_and_wrecks_hold_nothing() {
    let mut table = contest("(unit: \"ge-pz-4h\", hex: \"1704\")", "(unit: \"so-rifle\", hex: \"4016\")");
    mine(&mut table, "1904");
    let fort = Fort { side: Side::Soviet, strength: 20, attacked: false, known: true };
    table.set(|position| {
        position.public.forts.insert(hex("1804"), fort);
        position.public.wrecks.insert(hex("1904"), 1);
    });
    table.must(walk("ge-pz-4h-1", "1804 1705"), &[]);
    assert_eq!(["1804", "1904"].map(|at| holder(&table, at)), [Some(Side::German), Some(Side::Soviet)]);
}

/// Case 20.2: a dispersed unit holds, too, and its side keeps the hex when it is destroyed.
#[test]
fn case_20_2_dispersed_and_destroyed() {
    let so = "(unit: \"so-at-76\", hex: \"2104\")";
    for (die, place) in [(4, Place::Map(hex("1804"))), (1, Place::Destroyed)] {
        let mut table =
            contest("(unit: \"ge-pz-4h\", hex: \"1704\"), (unit: \"ge-rifle\", hex: \"0101\")", so);
        table.must(walk("ge-pz-4h-1", "1804"), &[]);
        table.must(shoot("so-at-76-1"), &[die]);
        assert_eq!(table.counter("ge-pz-4h-1").place, place);
        assert_eq!(holder(&table, "1804"), Some(Side::German));
    }
}

/// Case 20.2: loaded units hold with their carrier: a truck with a passenger takes a hex, and leaves it held by its
/// side.
#[test]
fn case_20_2_loaded_units() {
    let truck = "(unit: \"ge-truck\", hex: \"1704\", loaded: Some(\"ge-rifle\"))";
    let mut table = contest(truck, "(unit: \"so-rifle\", hex: \"4016\")");
    table.must(walk("ge-truck-1", "1804"), &[]);
    assert_eq!(holder(&table, "1804"), Some(Side::German));
}

/// Case 20.3: a passenger destroyed with its carrier counts.
#[test]
fn case_20_3_passengers_count() {
    let so =
        "(unit: \"so-t34-76\", hex: \"2304\", loaded: Some(\"so-smg\")), (unit: \"so-rifle\", hex: \"4016\")";
    let mut table = contest("(unit: \"ge-pz-4h\", hex: \"2604\")", so);
    table.set_clock(1, First(DirectFire));
    table.must(fire("ge-pz-4h-1", "2304", Some("so-t34-76-1")), &[1]);
    assert_eq!(points_of(&table.rules, table.public(), Side::German), 2);
}

/// Case 20.3: a unit that has left the map is not destroyed.
#[test]
fn case_20_3_who_left_does_not_count() {
    let so =
        "(unit: \"so-t34-76\", hex: \"4005\", loaded: Some(\"so-smg\")), (unit: \"so-rifle\", hex: \"4016\")";
    let mut table = contest("(unit: \"ge-pz-4h\", hex: \"0101\")", so);
    table.set_clock(1, Second(Vehicles));
    table.must(Order::Exit { unit: word("so-t34-76-1") }, &[]);
    assert_eq!(["so-t34-76-1", "so-smg-1"].map(|unit| table.counter(unit).place), [Place::Exited; 2]);
    assert_eq!(points_of(&table.rules, table.public(), Side::German), 0);
}
