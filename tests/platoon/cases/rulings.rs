//! Rulings (24).

use super::*;

fn beside(unit: &str, to: &str) -> Order {
    Order::MoveBeside { unit: word(unit), hex: hex(to) }
}

/// Case 24.1: a truck on the road next to a gully cannot drive into it, not even for its whole move. It drives along
/// the gully, and other units enter it at the cost of clear ground.
#[test]
fn case_24_1_no_truck_goes_into_a_gully() {
    let mut table = table("ge-truck 0905\nge-pz-4h 0905\nge-truck 0803\nge-wagon 0903\nso-rifle 4016", "");
    table.set_clock(1, First(Vehicles));
    let refusal = refused(&mut table, walk("ge-truck-1", "0904"));
    assert_eq!(refusal.case, "6.2", "{refusal}");
    assert!(refusal.words().contains("it is a gully"), "{refusal}");
    for (unit, halves) in [("ge-pz-4h-1", 2), ("ge-wagon-1", 2), ("ge-truck-2", 4)] {
        table.must(walk(unit, "0904"), &[]);
        assert_eq!(spent(&table, unit), halves, "{unit}");
    }
}

/// Case 24.1: nor does it enter the map in a gully without a road; other units do (4.2).
#[test]
fn case_24_1_no_truck_enters_the_map_in_a_gully() {
    let comes = "arrivals: [(turn: 1, entry: [\"1516\"], units: [(\"ge-truck\", 1), (\"ge-pz-4h\", 1)])]";
    let mut table = table_with("ge-rifle 0101\nso-rifle 4016", "", [comes, ""]);
    table.set_clock(1, First(Vehicles));
    let enter = |unit: &str| Order::Enter { unit: word(unit), hex: hex("1516") };
    assert_eq!(table.case(enter("ge-truck-1")), "6.2");
    let listed = Platoon::listed(&table.rules, table.public());
    assert!(!listed.contains(&enter("ge-truck-1")) && listed.contains(&enter("ge-pz-4h-1")));
    table.must(enter("ge-pz-4h-1"), &[]);
}

/// Case 24.2: a slow unit that moves one hex along a road into cover may decline the road rate: then it pays 1 and is
/// not spotted. At the road rate it pays a half and is spotted.
#[test]
fn case_24_2_beside_the_road_nobody_is_seen() {
    for (order, halves, spotted) in
        [(walk("ge-rifle-1", "1512"), 1, true), (beside("ge-rifle-1", "1512"), 2, false)]
    {
        let mut table = table("ge-rifle 1412\nso-smg 1310", "");
        table.set_clock(1, First(Others));
        assert!(Platoon::listed(&table.rules, table.public()).contains(&order), "{order:?} is listed");
        table.must(order, &[]);
        assert_eq!((spent(&table, "ge-rifle-1"), seen(&table, "ge-rifle-1")), (halves, spotted));
    }
}

/// Case 24.2: next to a spotter the unit is spotted all the same, and a faster one is spotted as well. Only one hex
/// along a road is moved in this way, with the points for it.
#[test]
fn case_24_2_what_beside_the_road_does_not_do() {
    let mut near = table("ge-rifle 1412\nso-smg 1511", "");
    near.set_clock(1, First(Others));
    near.must(beside("ge-rifle-1", "1512"), &[]);
    assert!(seen(&near, "ge-rifle-1"));
    let mut fast = table("ge-cavalry 1412\nso-smg 1310", "");
    fast.set_clock(1, First(Others));
    fast.must(beside("ge-cavalry-1", "1512"), &[]);
    assert!(seen(&fast, "ge-cavalry-1"));
    let mut table = table("ge-rifle 1412\nge-rifle 1312\nso-smg 4016", "");
    table.set_clock(1, First(Others));
    assert_eq!(table.case(beside("ge-rifle-1", "1413")), "6.3", "no road leads there");
    assert_eq!(table.case(beside("ge-rifle-1", "1612")), "1.3");
    table.must(walk("ge-rifle-1", "1512"), &[]);
    assert_eq!(table.case(beside("ge-rifle-1", "1612")), "6.1", "half a point is left");
}

/// Case 24.3: a Pz IV and a rifle platoon fire at a truck (1) with a T-34 (9): as armour 28, as unarmoured 7 + 3. The
/// rifles alone, or two of them, have no effect on such a stack.
#[test]
fn case_24_3_half_armoured_stacks() {
    let units = "ge-pz-4h 1202\nge-rifle 1202\nge-rifle 1202\nso-truck 1304\nso-t34-76 1304";
    let mut table = table(units, "");
    table.set_clock(1, First(DirectFire));
    assert_eq!(table.case(fire("ge-rifle-1", "1304", None)), "11.3");
    assert_eq!(table.case(fire("ge-rifle-1 ge-rifle-2", "1304", None)), "11.3");
    let all = fire("ge-pz-4h-1 ge-rifle-1 ge-rifle-2", "1304", None);
    assert!(Platoon::listed(&table.rules, table.public()).contains(&all), "{all:?} is listed");
    let events = table.must(fire("ge-rifle-1 ge-pz-4h-1", "1304", None), &[6]);
    assert_eq!(attacks(&events), ["10 : 10 1-1 +0"]);
}

/// Case 24.3: if the reading as armour gives less, it is used, and the rifles add nothing to it. Here an assault gun
/// fires with a howitzer, beyond half of its range.
#[test]
fn case_24_3_the_reading_as_armour_may_be_the_less() {
    let mut table = table("so-su-122 1205\nso-rifle 0805\nge-truck 0705\nge-pz-4h 0705", "");
    table.set_clock(1, Second(DirectFire));
    let events = table.must(fire("so-su-122-1 so-rifle-1", "0705", None), &[6]);
    assert_eq!(attacks(&events), ["15 : 9 1-1 +0"]);
}

/// Case 24.4: a marker of 2 or more that is turned round in woods in sight reveals carrier and passenger, as by a step.
/// A marker of 1 does not, nor does any marker without the option.
#[test]
fn case_24_4_a_marker_that_is_turned_round_is_seen() {
    let both = "heavy_equipment revealed_movement";
    for (gun, options, expected) in [
        ("ge-howitzer-150", both, true),
        ("ge-at-75", both, false),
        ("ge-howitzer-150", "heavy_equipment", false),
    ] {
        let units = format!("ge-prime-mover 0402 with {gun}\nso-t34-76 4016\nge-pz-4h 0101");
        let mut table = table(&units, options);
        table.set_clock(1, First(Vehicles));
        table.must(unload("ge-prime-mover-1"), &[]);
        table.put("so-t34-76-1", "0405");
        table.set_clock(2, First(Start));
        let events = table.must(Order::Flip { carrier: word("ge-prime-mover-1") }, &[]);
        let gun = format!("{gun}-1");
        let shown = ["ge-prime-mover-1", gun.as_str()].map(|unit| (unit.to_owned(), false));
        assert_eq!(marked(&events), if expected { shown.to_vec() } else { Vec::new() }, "{gun}, {options}");
    }
}

/// An off-board battery with a limit, and enemies in two observed hexes.
fn battery(limit: &str) -> Table {
    let battery = format!(
        "off_board: [(id: \"ge-off\", unit: \"ge-howitzer-105\", turns: (1, 8), {limit})], \
         forward_observers: [\"ge-cp-1\"]"
    );
    let units = "ge-cp 1202\nge-rifle 1202\nso-rifle 1304\nso-rifle 1303\nso-t34-76 1303";
    let mut table = table_with(units, "rolling_thunder", [&battery, ""]);
    table.set_clock(1, First(IndirectFire));
    table
}

fn shelled(at: &str) -> Order {
    Order::IndirectFire { firers: vec![(word("ge-off"), Call::FromTheHip)], hex: hex(at) }
}

/// Case 24.5: a scenario may limit off-board artillery to a list of hexes: it fires at no other, and registers on none.
#[test]
fn case_24_5_a_list_of_hexes() {
    for limit in ["", "hexes: Some([\"1303\", \"0101\"])"] {
        let mut table = battery(limit);
        let listed = Platoon::listed(&table.rules, table.public());
        assert_eq!(listed.contains(&shelled("1304")), limit.is_empty(), "{limit}");
        assert!(listed.contains(&shelled("1303")), "{limit}");
        table.set_clock(1, First(Registration));
        let listed = Platoon::listed(&table.rules, table.public());
        assert_eq!(listed.contains(&register("ge-off", "1304")), limit.is_empty(), "{limit}");
        if !limit.is_empty() {
            assert_eq!(table.case(register("ge-off", "1304")), "18.4");
            table.set_clock(1, First(IndirectFire));
            let refusal = refused(&mut table, shelled("1304"));
            assert_eq!(refusal.case, "18.4", "{refusal}");
        }
        table.set_clock(1, First(IndirectFire));
        table.must(shelled("1303"), &[6, 6]);
    }
}

/// Case 24.5: it may also limit it to types of enemy units, of which one must be spotted in the hex; limits add up.
#[test]
fn case_24_5_types_of_targets() {
    let mut table = battery("targets: Some([\"so-t34-76\", \"so-kv-1\"])");
    let refusal = refused(&mut table, shelled("1304"));
    assert_eq!(refusal.case, "18.4", "{refusal}");
    assert!(!Platoon::listed(&table.rules, table.public()).contains(&shelled("1304")));
    table.must(shelled("1303"), &[6, 6]);
    let mut both = battery("hexes: Some([\"1304\"]), targets: Some([\"so-t34-76\"])");
    assert_eq!(both.case(shelled("1303")), "18.4");
    assert_eq!(both.case(shelled("1304")), "18.4");
}
