//! Overrun and close assault (15, 16).

use super::*;

/// Case 15.5: whatever the result, the overrunning units exit behind the hex, stop and stay face up.
#[test]
fn case_15_5_out_behind_and_stop() {
    for (die, gone) in [(6, false), (1, true)] {
        let mut table = table("ge-pz-4h 1804\nge-pz-4h 1804\nso-rifle 1904\nso-rifle 4016", "");
        table.set_clock(1, First(Vehicles));
        table.must(overrun("ge-pz-4h-1 ge-pz-4h-2", "1904"), &[die]);
        assert_eq!(table.counter("so-rifle-1").place == Place::Destroyed, gone);
        for unit in ["ge-pz-4h-1", "ge-pz-4h-2"] {
            assert_eq!(table.hex_of(unit), Some(hex("2003")));
            assert!(!table.counter(unit).condition.inverted);
            assert_eq!(table.case(walk(unit, "2103")), "6.9");
        }
    }
}

/// Case 15.5: in the exit hex there is opportunity fire as usual.
#[test]
fn case_15_5_fire_at_who_comes_out() {
    let mut table = table("ge-pz-4h 1804\nso-rifle 1904\nso-at-76 2006", "");
    table.set_clock(1, First(Vehicles));
    table.must(overrun("ge-pz-4h-1", "1904"), &[6]);
    assert_eq!(asked(&table), Some(hex("2003")));
    let events = table.must(shoot("so-at-76-1"), &[1]);
    assert_eq!(attacks(&events), ["24 : 8 3-1 +1"]);
}

/// Case 15.5: there is also interdiction, if the exit hex is marked.
#[test]
fn case_15_5_interdiction_of_who_comes_out() {
    let mut table = table("ge-pz-4h 1804\nso-rifle 1904\nso-mortar-120 3004", "");
    mark(&mut table, "so-mortar-120-1", "2003");
    table.set_clock(1, First(Vehicles));
    table.must(overrun("ge-pz-4h-1", "1904"), &[6]);
    let events = table.must(interdict("so-mortar-120-1"), &[1]);
    assert_eq!(attacks(&events), ["12 : 8 1-1 +0"]);
}

/// Case 16.3: the die is two less, and one more against cover; an engineer with another unit of its hex shifts one
/// column.
#[test]
fn case_16_3_die_and_engineers() {
    for (engineer, at, told) in [
        ("1303", "1302", "9 : 8 2-1 -1"),
        ("1402", "1302", "9 : 8 1-1 -1"),
        ("1303", "1304", "9 : 8 2-1 -2"),
        ("1403", "1304", "9 : 8 1-1 -2"),
    ] {
        let mut table = table(&format!("ge-pz-4h {at}\nso-guards 1303\nso-engineer {engineer}"), "");
        table.set_clock(1, Second(Assault));
        let events = table.must(assault("so-guards-1 so-engineer-1", at), &[6]);
        assert_eq!(attacks(&events), [told], "an engineer in {engineer}");
    }
}

/// Case 16.3: an engineer alone shifts no column; a second engineer in its hex counts as the other assaulting unit.
#[test]
fn case_16_3_two_engineers() {
    let mut table = table("ge-smg 1304\nso-engineer 1303\nso-engineer 1303", "");
    table.set_clock(1, Second(Assault));
    let events = table.must(assault("so-engineer-1 so-engineer-2", "1304"), &[6]);
    assert_eq!(attacks(&events), ["6 : 6 2-1 -2"]);
    table.set(|position| {
        position.public.counters.iter_mut().for_each(|unit| unit.condition = Default::default())
    });
    let events = table.must(assault("so-engineer-1", "1304"), &[6]);
    assert_eq!(attacks(&events), ["3 : 6 1-2 -2"]);
}

/// Case 16.4: infantry does not fire at armour, but assaults it; no unit enters the hex, not even if the armour is
/// destroyed.
#[test]
fn case_16_4_infantry_and_armour() {
    let mut table = table("ge-pz-4h 1804\nge-rifle 0101\nso-guards 1904\nso-guards 1904", "");
    table.set_clock(1, Second(DirectFire));
    assert_eq!(table.case(fire("so-guards-1 so-guards-2", "1804", Some("ge-pz-4h-1"))), "11.3");
    table.set_clock(1, Second(Assault));
    table.must(assault("so-guards-1 so-guards-2", "1804"), &[1]);
    assert_eq!(table.counter("ge-pz-4h-1").place, Place::Destroyed, "12 : 8 is 1-1, 1 - 2 is -1");
    table.set_clock(1, Second(Others));
    for unit in ["so-guards-1", "so-guards-2"] {
        assert_eq!(table.hex_of(unit), Some(hex("1904")));
        assert_eq!(table.case(walk(unit, "2003")), "11.10");
    }
}
