//! Movement (6, 7).

use super::*;

/// Case 6.4: a unit that has spent nothing may take one step that costs more than its points, for all of them.
#[test]
fn case_6_4_the_least_move() {
    let mut table = table("ge-wagon 0206\nge-wagon 0206\nso-rifle 4016", "");
    // No step of the map costs more than a wagon's three points: a slope is made dearer.
    Arc::make_mut(&mut table.rules).charts.slope.wagon = Some(Points::whole(9));
    table.set(|position| (position.public.turn, position.public.phase) = (1, First(Vehicles)));
    refused(&mut table, walk("ge-wagon-1", "0307 0308"));
    table.must(walk("ge-wagon-1", "0307"), &[]);
    assert_eq!(spent(&table, "ge-wagon-1"), 6, "its whole three points");
    assert_eq!(table.case(walk("ge-wagon-1", "0308")), "6.1");
    table.must(walk("ge-wagon-2", "0207"), &[]);
    assert_eq!(table.case(walk("ge-wagon-2", "0307")), "6.1", "it has spent something");
}

/// Case 6.4: the least move does not allow enemy hexes, closed woods, or streams for trucks.
#[test]
fn case_6_4_the_least_move_opens_nothing() {
    let mut table = table("ge-truck 1108\nge-pz-4h 1306\nso-rifle 1305", "");
    table.set_clock(1, First(Vehicles));
    for (unit, to, case) in
        [("ge-truck-1", "1208", "6.2"), ("ge-pz-4h-1", "1406", "6.2"), ("ge-pz-4h-1", "1305", "6.5")]
    {
        assert_eq!(table.case(walk(unit, to)), case, "{unit} to {to}");
    }
}

/// Case 6.6: friendly units and full stacks may be passed; the limit is checked at the end of a move.
#[test]
fn case_6_6_through_a_full_stack() {
    let mut table = table("so-rifle 1804\nso-rifle 1804\nso-t34-76 1704\nge-rifle 0101", "");
    table.set_clock(1, Second(Vehicles));
    assert_eq!(table.case(walk("so-t34-76-1", "1804")), "7.1");
    table.must(walk("so-t34-76-1", "1804 1904"), &[]);
    assert_eq!(table.hex_of("so-t34-76-1"), Some(hex("1904")));
}

/// Case 7.2: riders that fall off stay in a full hex; until it is within the limit again, no friendly unit may end
/// there, but it may pass.
#[test]
fn case_7_2_riders_in_a_full_hex() {
    let units = "ge-pz-4h 2604\nso-t34-76 1804 with so-smg\nso-t34-76 1804\nso-t34-76 1704\nso-t34-76 1705";
    let mut table = table(units, "");
    table.set_clock(1, First(DirectFire));
    table.must(fire("ge-pz-4h-1", "1804", Some("so-t34-76-1")), &[3]);
    assert_eq!(table.hex_of("so-smg-1"), Some(hex("1804")), "three units now");
    table.set_clock(1, Second(Vehicles));
    refused(&mut table, walk("so-t34-76-3", "1804"));
    table.must(walk("so-t34-76-3", "1804 1904"), &[]);
    table.must(walk("so-t34-76-2", "1904"), &[]);
    refused(&mut table, walk("so-t34-76-4", "1804"));
    table.put("so-smg-1", "1805");
    table.must(walk("so-t34-76-4", "1804"), &[]);
}

/// Case 7.2: the two sides are never in one hex, not even in passing.
#[test]
fn case_7_2_never_both_sides() {
    let mut table = table("ge-rifle 1804\nso-t34-76 1704", "");
    table.set_clock(1, Second(Vehicles));
    for path in ["1804", "1804 1904"] {
        assert_eq!(table.case(walk("so-t34-76-1", path)), "6.5");
    }
}

/// Case 6.7: a quick march is two steps at once, with its cost.
#[test]
fn case_6_7_a_quick_march() {
    let mut table = table("ge-rifle 0404\nso-rifle 4016", "");
    table.set_clock(1, First(Others));
    assert_eq!(table.case(walk("ge-rifle-1", "0504 0604")), "6.1");
    table.must(quick("ge-rifle-1", "0504 0604"), &[]);
    assert!(table.counter("ge-rifle-1").condition.quick);
    table.go_to(2, First(Others));
    assert_eq!(table.case(quick("ge-rifle-1", "0504 0404")), "6.7");
    table.go_to(3, First(Others));
    assert!(!table.counter("ge-rifle-1").condition.quick);
}
