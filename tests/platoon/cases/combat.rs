//! Combat, direct and indirect fire (11 to 13).

use super::*;

/// Case 11.9: a dispersed unit does not move, fire, assault, load or unload.
#[test]
fn case_11_9_dispersed_units_do_nothing() {
    let units = "ge-pz-4h 1804\nge-rifle 1804\nge-truck 1804\nge-sdkfz-251 1704 with ge-hmg\nso-rifle 1904";
    let mut table = table(units, "");
    for unit in ["ge-pz-4h-1", "ge-rifle-1", "ge-sdkfz-251-1"] {
        table.condition(unit, |condition| condition.dispersed = true);
    }
    table.set_clock(1, First(DirectFire));
    assert_eq!(table.case(fire("ge-pz-4h-1", "1904", Some("so-rifle-1"))), "11.9");
    table.set_clock(1, First(Vehicles));
    assert_eq!(table.case(walk("ge-pz-4h-1", "1803")), "11.9");
    assert_eq!(table.case(overrun("ge-pz-4h-1", "1904")), "11.9");
    assert_eq!(table.case(load("ge-truck-1", "ge-rifle-1")), "11.9");
    refused(&mut table, unload("ge-sdkfz-251-1"));
    table.set_clock(1, First(Assault));
    assert_eq!(table.case(assault("ge-rifle-1", "1904")), "11.9");
    table.set_clock(1, First(Others));
    assert_eq!(table.case(walk("ge-rifle-1", "1803")), "11.9");
}

/// Case 11.9: a dispersed unit does not spot adjacent hexes, and does not observe.
#[test]
fn case_11_9_dispersed_units_do_not_look() {
    let mut table = table("ge-rifle 1303\nge-mortar-120 1811\nso-smg 1302\nso-smg 1304", "");
    assert!(!table.rules.sees(hex("1811"), hex("1304")) && !table.rules.sees(hex("1811"), hex("1302")));
    table.set_clock(1, First(IndirectFire));
    assert!(seen(&table, "so-smg-1"));
    table.condition("ge-rifle-1", |condition| condition.dispersed = true);
    assert!(!seen(&table, "so-smg-1"));
    let shells = shell("ge-mortar-120-1", Call::FromTheHip, "1304");
    assert_eq!(table.case(shells.clone()), "13.2");
    table.condition("ge-rifle-1", |condition| condition.dispersed = false);
    table.must(shells, &[6]);
}

/// Case 11.9: dispersal by the enemy's fire lasts through the owner's next player turn, and ends with it.
#[test]
fn case_11_9_dispersed_for_a_player_turn() {
    let mut table = table("ge-rifle 1804\nge-pz-4h 0101\nso-t34-76 2104\nso-t34-76 4016", "");
    table.set_clock(1, Second(DirectFire));
    table.must(fire("so-t34-76-1", "1804", Some("ge-rifle-1")), &[2]);
    for (turn, phase, dispersed) in
        [(1, Second(Vehicles), true), (2, First(Vehicles), true), (2, Second(DirectFire), false)]
    {
        table.go_to(turn, phase);
        assert_eq!(table.counter("ge-rifle-1").condition.dispersed, dispersed, "turn {turn}, {phase:?}");
    }
}

/// Case 11.9: a unit dispersed in its own player turn stays dispersed through the next one.
#[test]
fn case_11_9_dispersed_in_ones_own_turn() {
    let mut table = table("ge-pz-4h 2204\nso-t34-76 1704\nso-t34-76 4016", "");
    table.set_clock(1, Second(Vehicles));
    table.must(walk("so-t34-76-1", "1804"), &[]);
    table.must(shoot("ge-pz-4h-1"), &[4]);
    for (turn, phase, dispersed) in
        [(2, First(Vehicles), true), (2, Second(Vehicles), true), (3, First(Vehicles), false)]
    {
        table.go_to(turn, phase);
        assert_eq!(table.counter("so-t34-76-1").condition.dispersed, dispersed, "turn {turn}, {phase:?}");
    }
}

/// Case 11.11: a destroyed tank is removed at once and leaves a wreck in its hex; a gun leaves none.
#[test]
fn case_11_11_wrecks() {
    let mut table = table("ge-pz-4h 2204\nge-pz-4h 2204\nso-t34-76 1804\nso-at-45 1804\nso-rifle 4016", "");
    table.set_clock(1, First(DirectFire));
    table.must(fire("ge-pz-4h-1", "1804", Some("so-t34-76-1")), &[1]);
    assert_eq!(table.counter("so-t34-76-1").place, Place::Destroyed);
    assert_eq!(table.public().wrecks.get(&hex("1804")), Some(&1));
    table.must(fire("ge-pz-4h-2", "1804", Some("so-at-45-1")), &[1]);
    assert_eq!(table.counter("so-at-45-1").place, Place::Destroyed);
    assert_eq!(table.public().wrecks.get(&hex("1804")), Some(&1));
}

/// Case 11.11: the results of one attack count for the next: shells disperse, and direct fire meets a dispersed unit.
#[test]
fn case_11_11_attack_by_attack() {
    let mut table = table("ge-mortar-120 2604\nge-pz-4h 2604\nso-t34-76 1804\nso-rifle 4016", "");
    table.set_clock(1, First(IndirectFire));
    let events = table.must(shell("ge-mortar-120-1", Call::FromTheHip, "1804"), &[1]);
    assert_eq!(attacks(&events), ["7 : 9 1-2 +1"]);
    assert!(table.counter("so-t34-76-1").condition.dispersed);
    table.go_to(1, First(DirectFire));
    let events = table.must(fire("ge-pz-4h-1", "1804", Some("so-t34-76-1")), &[2]);
    assert_eq!(attacks(&events), ["14 : 9 1-1 -1"]);
    assert_eq!(table.counter("so-t34-76-1").place, Place::Destroyed, "DD on a dispersed unit");
}

/// Case 12.3: howitzers and mortars fire directly at adjacent hexes, without a modifier for a call; indirectly they
/// cannot (13.1).
#[test]
fn case_12_3_howitzers_fire_directly() {
    let mut table = table("ge-howitzer-105 1804\nge-mortar-120 1804\nso-rifle 1904\nso-mortar-82 1805", "");
    table.set_clock(1, First(IndirectFire));
    assert_eq!(table.case(shell("ge-howitzer-105-1", Call::FromTheHip, "1904")), "13.1");
    assert_eq!(table.case(shell("ge-mortar-120-1", Call::FromTheHip, "1805")), "13.1");
    table.set_clock(1, First(DirectFire));
    let events = table.must(fire("ge-howitzer-105-1", "1904", Some("so-rifle-1")), &[6]);
    assert_eq!(attacks(&events), ["40 : 16 2-1 +0"]);
    let events = table.must(fire("ge-mortar-120-1", "1805", Some("so-mortar-82-1")), &[6]);
    assert_eq!(attacks(&events), ["15 : 3 4-1 +0"]);
}

/// Case 12.3: direct fire of a howitzer at near armour is not halved, and hits one unit of the stack; 13.8 does not
/// apply.
#[test]
fn case_12_3_at_armour() {
    let mut table = table("ge-infantry-gun-150 1804\nso-kv-1 2204\nso-kv-1 2204", "");
    table.set_clock(1, First(DirectFire));
    let events = table.must(fire("ge-infantry-gun-150-1", "2204", Some("so-kv-1-1")), &[6]);
    assert_eq!(attacks(&events), ["20 : 13 1-1 +0"]);
}

/// Case 12.4: if one firer is out of range, without sight or has the wrong weapon, the whole fire is refused.
#[test]
fn case_12_4_one_who_may_not_hit() {
    let units = "ge-pz-4h 2604\nge-pz-4h 2904\nge-pz-4h 1811\nge-rifle 1904\nso-t34-76 1804";
    let mut table = table(units, "");
    table.set_clock(1, First(DirectFire));
    for other in ["ge-pz-4h-2", "ge-pz-4h-3", "ge-rifle-1"] {
        refused(&mut table, fire(&format!("ge-pz-4h-1 {other}"), "1804", Some("so-t34-76-1")));
        assert!(!table.counter("ge-pz-4h-1").condition.inverted);
    }
    table.must(fire("ge-pz-4h-1", "1804", Some("so-t34-76-1")), &[6]);
}

/// Case 13.9: all units that fire indirectly are inverted, and cannot fire directly afterwards.
#[test]
fn case_13_9_all_firers_are_inverted() {
    let mut table = table("so-mortar-82 2604\nso-mortar-82 2604\nso-mortar-82 2603\nge-at-75 1804", "");
    table.set_clock(1, Second(IndirectFire));
    table.must(shell("so-mortar-82-1 so-mortar-82-2", Call::FromTheHip, "1804"), &[6]);
    let inverted = |unit: &str| table.counter(unit).condition.inverted;
    assert_eq!([1, 2, 3].map(|number| inverted(&format!("so-mortar-82-{number}"))), [true, true, false]);
    table.set_clock(1, Second(DirectFire));
    assert_eq!(table.case(fire("so-mortar-82-1", "1804", Some("ge-at-75-1"))), "11.10");
}

/// Cases 3.2 and 11.1: the segment is not passed over if only several units together are strong enough.
#[test]
fn case_11_1_two_weak_ones_fire_together() {
    let mut table = table("ge-rifle 1202\nge-rifle 1202\nso-rifle 1304", "");
    table.go_to(2, First(DirectFire));
    assert_eq!(table.public().phase, First(DirectFire));
    assert_eq!(table.case(fire("ge-rifle-1", "1304", None)), "11.5");
    table.must(fire("ge-rifle-1 ge-rifle-2", "1304", None), &[6]);
}
