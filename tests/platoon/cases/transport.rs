//! Transport (8).

use super::*;

/// Case 8.3: a carrier moves, unloads its passenger at no cost, and moves on with its remaining points.
#[test]
fn case_8_3_down_on_the_way() {
    let mut table = table("ge-truck 1804 with ge-at-75\nso-rifle 4016", "");
    table.set_clock(1, First(Vehicles));
    table.must(walk("ge-truck-1", "1904"), &[]);
    table.must(unload("ge-truck-1"), &[]);
    assert_eq!((table.hex_of("ge-at-75-1"), spent(&table, "ge-truck-1")), (Some(hex("1904")), 4));
    table.must(walk("ge-truck-1", "2004"), &[]);
    assert_eq!(spent(&table, "ge-truck-1"), 8);
    assert_eq!(table.hex_of("ge-at-75-1"), Some(hex("1904")));
}

/// Case 8.3: no unit unloads in a hex without room, even if its full carrier is there.
#[test]
fn case_8_3_no_room_to_get_down() {
    let mut table = table("ge-truck 1804 with ge-rifle\nge-hmg 1804\nge-smg 1804\nso-rifle 4016", "");
    table.set_clock(1, First(Vehicles));
    let case = table.case(unload("ge-truck-1"));
    assert!(["7.1", "8.3"].contains(&&*case), "{case}");
    table.put("ge-smg-1", "1904");
    table.must(unload("ge-truck-1"), &[]);
}

/// Case 8.3: a gun unloads in woods that its carrier entered by road, and is spotted there if the carrier is.
#[test]
fn case_8_3_a_gun_in_a_wood() {
    for (spotter, spotted) in [("1310", true), ("4016", false)] {
        let mut table = table(&format!("ge-truck 1412 with ge-at-75\nso-smg {spotter}"), "");
        table.set_clock(1, First(Vehicles));
        table.must(walk("ge-truck-1", "1512"), &[]);
        table.must(unload("ge-truck-1"), &[]);
        assert_eq!(table.hex_of("ge-at-75-1"), Some(hex("1512")));
        assert_eq!([seen(&table, "ge-truck-1"), seen(&table, "ge-at-75-1")], [spotted; 2]);
    }
}

/// Case 8.7: no unit unloads from a dispersed or an inverted carrier.
#[test]
fn case_8_7_nobody_gets_down() {
    let mut table = table("ge-truck 1804 with ge-rifle\nge-sdkfz-251 1904 with ge-hmg\nso-rifle 2004", "");
    table.condition("ge-truck-1", |condition| condition.dispersed = true);
    table.condition("ge-sdkfz-251-1", |condition| condition.inverted = true);
    table.set_clock(1, First(Vehicles));
    refused(&mut table, unload("ge-truck-1"));
    refused(&mut table, unload("ge-sdkfz-251-1"));
    table.condition("ge-truck-1", |condition| condition.dispersed = false);
    table.condition("ge-sdkfz-251-1", |condition| condition.inverted = false);
    table.must(unload("ge-truck-1"), &[]);
    table.must(unload("ge-sdkfz-251-1"), &[]);
}

/// Cases 8.7 and 8.6: D makes riders fall off their tank, dispersed; a passenger inside a half-track is dispersed in
/// it.
#[test]
fn case_8_7_only_riders_fall_off() {
    let units = "ge-pz-4h 1804 with ge-rifle\nge-sdkfz-251 1904 with ge-hmg\nso-t34-76 2204\nso-t34-76 2304";
    let mut table = table(units, "");
    table.set_clock(1, Second(DirectFire));
    table.must(fire("so-t34-76-1", "1804", Some("ge-pz-4h-1")), &[3]);
    table.must(fire("so-t34-76-2", "1904", Some("ge-sdkfz-251-1")), &[4]);
    assert_eq!(table.counter("ge-rifle-1").place, Place::Map(hex("1804")));
    assert_eq!(table.counter("ge-hmg-1").place, Place::Aboard(word("ge-sdkfz-251-1")));
    for unit in ["ge-pz-4h-1", "ge-rifle-1", "ge-sdkfz-251-1", "ge-hmg-1"] {
        assert!(table.counter(unit).condition.dispersed, "{unit}");
    }
}

/// Cases 8.2 to 8.6: riders load, ride, fall off.
#[test]
fn case_8_transport() {
    let mut table = table("ge-pz-4h 2804\nso-t34-76 1804\nso-smg 1804\nso-at-45 1904\nso-rifle 4016", "");
    table.set_clock(1, Second(Vehicles));
    let load =
        |carrier: &str, passenger: &str| Order::Load { carrier: word(carrier), passenger: word(passenger) };
    assert_eq!(table.case(load("so-t34-76-1", "so-at-45-1")), "8.1");
    table.must(load("so-t34-76-1", "so-smg-1"), &[]);
    assert_eq!(table.case(walk("so-t34-76-1", "1904")), "6.9", "a whole player turn");
    table.go_to(2, Second(Vehicles));
    table.must(walk("so-t34-76-1", "1904 2004"), &[]);
    table.must(Order::Unload { carrier: word("so-t34-76-1") }, &[]);
    assert_eq!(table.hex_of("so-smg-1"), Some(hex("2004")));
    assert!(table.counter("so-smg-1").condition.fresh);
    table.must(walk("so-t34-76-1", "2005"), &[]);
    table.go_to(2, Second(Others));
    assert_eq!(table.case(walk("so-smg-1", "2003")), "8.4");
}

/// Case 8.8: with points a carrier moves before it loads or unloads, or after it, not both.
#[test]
fn case_8_8_transport_by_points() {
    let mut table = table("ge-pz-4h 2804\nso-t34-76 1804\nso-smg 1904\nso-rifle 4016", "pl_transport");
    table.set_clock(1, Second(Vehicles));
    table.must(walk("so-t34-76-1", "1904"), &[]);
    table.must(Order::Load { carrier: word("so-t34-76-1"), passenger: word("so-smg-1") }, &[]);
    assert_eq!(table.case(walk("so-t34-76-1", "2004")), "6.9", "it came before");
    table.go_to(2, Second(Vehicles));
    table.must(walk("so-t34-76-1", "2004"), &[]);
    table.must(Order::Unload { carrier: word("so-t34-76-1") }, &[]);
    assert_eq!(table.case(walk("so-t34-76-1", "2005")), "6.9", "it came before");
    table.go_to(3, Second(Vehicles));
    table.must(Order::Load { carrier: word("so-t34-76-1"), passenger: word("so-smg-1") }, &[]);
    table.must(walk("so-t34-76-1", "2005"), &[]);
    table.go_to(4, Second(Vehicles));
    table.must(Order::Unload { carrier: word("so-t34-76-1") }, &[]);
    table.must(walk("so-t34-76-1", "2004"), &[]);
}
