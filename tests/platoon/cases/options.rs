//! Options (18).

use super::*;

/// Case 18.3: a marker of 2 in woods in sight reveals the carrier; one of 1 does not, nor one out of sight or in the
/// open.
#[test]
fn case_18_3_a_marker_is_seen() {
    let both = "heavy_equipment revealed_movement";
    for (gun, at, spotter, options, expected) in [
        ("ge-at-88", "0402", "0405", both, true),
        ("ge-at-75", "0402", "0405", both, false),
        ("ge-at-88", "0402", "4016", both, false),
        ("ge-at-88", "0404", "0405", both, false),
        ("ge-at-88", "0402", "0405", "heavy_equipment", false),
    ] {
        let mut table = table(&format!("ge-prime-mover {at} with {gun}\nso-smg {spotter}"), options);
        table.set_clock(1, First(Vehicles));
        let told = marked(&table.must(unload("ge-prime-mover-1"), &[]));
        let shown = told.contains(&("ge-prime-mover-1".to_owned(), false));
        assert_eq!(shown, expected, "{gun} in {at}, a spotter in {spotter}, {options}");
    }
}

/// Case 18.3: so does one that replaces another at the Start, also with loading; the enemy may then attack.
#[test]
fn case_18_3_loading_and_stepping() {
    let units = "ge-prime-mover 0402\nge-howitzer-150 0402\nso-t34-76 4016\nge-pz-4h 0101";
    let mut table = table(units, "heavy_equipment revealed_movement");
    table.set_clock(1, First(Vehicles));
    assert_eq!(marked(&table.must(load("ge-prime-mover-1", "ge-howitzer-150-1"), &[])), []);
    table.put("so-t34-76-1", "0405");
    table.set_clock(2, First(Start));
    table.must(Order::Done, &[]);
    table.set_clock(2, Second(DirectFire));
    table.must(fire("so-t34-76-1", "0402", Some("ge-prime-mover-1")), &[6]);
}

/// A gun that unloads in woods, in sight of the enemy, over two turns.
fn getting_down() -> Table {
    let units = "ge-prime-mover 0402 with ge-at-88\nge-pz-4h 0101\nso-smg 0405\nso-t34-76 4016";
    let mut table = table(units, "heavy_equipment revealed_movement");
    table.set_clock(1, First(Vehicles));
    table.must(unload("ge-prime-mover-1"), &[]);
    table
}

/// Case 18.3: not the carrier alone is spotted, but its passenger as well.
#[test]
fn case_18_3_the_passenger_is_spotted_too() {
    assert!(getting_down().counter("ge-at-88-1").condition.spotted);
}

/// Case 18.3: because it is a gun, a passenger that was spotted stays spotted while it is in sight (10.7), also after
/// it is unloaded.
#[test]
fn case_18_3_the_gun_stays_spotted() {
    let mut table = getting_down();
    table.go_to(3, First(Vehicles));
    assert_eq!(table.hex_of("ge-at-88-1"), Some(hex("0402")));
    assert!(seen(&table, "ge-at-88-1"));
}

/// A howitzer with its observer, and an enemy unit in each of two hexes.
fn howitzer(options: &str, named: &str) -> Table {
    let units = "ge-wespe 2804\nge-wespe 2804\nge-rifle 1205\nso-rifle 1105\nso-rifle 1305";
    table_with(units, options, [named, ""])
}

fn markers(table: &Table, unit: &str) -> Vec<String> {
    let of_unit = table.public().registrations.iter().filter(|marker| marker.unit == word(unit));
    of_unit.map(|marker| format!("{} {}", marker.hex, marker.turn)).collect()
}

/// Case 18.5: one marker a turn, two in all; without the option the second replaces the first.
#[test]
fn case_18_5_two_markers_one_a_turn() {
    for (options, expected) in [("shell_game", vec!["1105 1", "1305 2"]), ("", vec!["1305 2"])] {
        let mut table = howitzer(options, "");
        table.set_clock(1, First(Registration));
        table.must(register("ge-wespe-1", "1305"), &[]);
        let _ = table.attempt(&register("ge-wespe-1", "1105"));
        assert_eq!(markers(&table, "ge-wespe-1").len(), 1, "one a turn");
        table.set(|position| position.public.registrations.clear());
        mark(&mut table, "ge-wespe-1", "1105");
        table.set_clock(2, First(Registration));
        table.must(register("ge-wespe-1", "1305"), &[]);
        assert_eq!(markers(&table, "ge-wespe-1"), expected, "{options}");
    }
}

/// Case 18.5: the scenario may give two markers to some units only.
#[test]
fn case_18_5_some_units_only() {
    let mut table = howitzer("shell_game", "shell_game: [\"ge-wespe-2\"]");
    for unit in ["ge-wespe-1", "ge-wespe-2"] {
        mark(&mut table, unit, "1105");
    }
    table.set_clock(2, First(Registration));
    for unit in ["ge-wespe-1", "ge-wespe-2"] {
        table.must(register(unit, "1305"), &[]);
    }
    assert_eq!(markers(&table, "ge-wespe-1"), ["1305 2"]);
    assert_eq!(markers(&table, "ge-wespe-2"), ["1105 1", "1305 2"]);
}

/// Case 18.5: it fires registered at either of its hexes, also at the one with a marker that becomes stale this turn,
/// but at one only.
#[test]
fn case_18_5_registered_at_one_of_two() {
    for at in ["1105", "1305"] {
        let mut table = howitzer("shell_game", "");
        for (at, turn) in [("1105", 1), ("1305", 2)] {
            let marker = Marker { unit: word("ge-wespe-1"), hex: hex(at), turn };
            table.set(|position| _ = position.public.registrations.insert(marker));
        }
        table.set_clock(3, First(IndirectFire));
        let events = table.must(shell("ge-wespe-1", Call::Registered, at), &[6]);
        assert_eq!(attacks(&events), ["40 : 16 2-1 +0"]);
        let other = if at == "1105" { "1305" } else { "1105" };
        assert_eq!(table.case(shell("ge-wespe-1", Call::Registered, other)), "11.10");
    }
}

/// Case 18.4: a scenario may limit the turns and the columns of off-board artillery.
#[test]
fn case_18_4_artillery_beside_the_map_reaches_its_columns() {
    let battery = "off_board: [(id: \"ge-off\", unit: \"ge-howitzer-105\", turns: (1, 8), columns: Some((10, 15)))], \
                   forward_observers: [\"ge-cp-1\"]";
    let mut table = table_with(
        "ge-cp 1202\nge-rifle 1202\nso-rifle 1304\nso-rifle 1604",
        "rolling_thunder",
        [battery, ""],
    );
    table.set_clock(1, First(IndirectFire));
    let shell =
        |at: &str| Order::IndirectFire { firers: vec![(word("ge-off"), Call::FromTheHip)], hex: hex(at) };
    let refused = table.attempt(&shell("1604")).unwrap_err();
    assert_eq!(refused.case, "18.4", "{refused}");
    table.must(shell("1304"), &[6]);
    table.set_clock(9, First(IndirectFire));
    table.condition("ge-off", |condition| condition.inverted = false);
    assert_eq!(table.case(shell("1304")), "18.4", "its turns are over");
}
