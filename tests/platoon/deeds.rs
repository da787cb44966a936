//! The combats on the map: who fires at whom, with what, what comes of it, and who sees it.

use super::harness::{fire, hex, table, walk, word};
use kessel::{
    engine::orders::Viewer,
    games::platoon::{
        rules::{
            combat::indirect::Call,
            order::Order,
            phase::{Phase, Segment},
        },
        words::names::unit_name,
    },
    scene::deed::{Deed, Manner, WeaponClass},
};

/// The lines of a deed at a hex.
fn lines(deed: &Deed, at: &str) -> Vec<String> {
    let here = deed.outcomes.iter().filter(|outcome| outcome.hex == hex(at));
    here.flat_map(kessel::scene::deed::Outcome::lines).collect()
}

#[test]
fn a_gun_has_a_line_to_its_target_and_the_result_is_words() {
    let mut table = table("ge-rifle 1804\nge-pz-4h 0101\nso-t34-76 2104\nso-t34-76 4016", "");
    table.set_clock(1, Phase::Second(Segment::DirectFire));
    let shot = fire("so-t34-76-1", "1804", Some("ge-rifle-1"));
    let deed = table.deed(shot, &[2], Viewer::All, None).unwrap();
    let [strike] = deed.strikes.as_slice() else { panic!("{deed:?}") };
    let [firer] = strike.firers.as_slice() else { panic!("{deed:?}") };
    assert_eq!((deed.side, strike.manner, strike.targets.as_slice()), (1, Manner::Fire, &[hex("1804")][..]));
    assert_eq!((firer.unit, firer.hex, firer.weapon), (word("so-t34-76-1"), hex("2104"), WeaponClass::Gun));
    let name = unit_name(&table.rules, table.public(), word("ge-rifle-1"));
    assert_eq!(lines(&deed, "1804"), [format!("{name} dispersed")]);
    assert!(deed.losses.is_empty());
}

#[test]
fn no_effect_is_words_and_what_is_lost_leaves_its_face() {
    let shot = || fire("so-t34-76-1", "1804", Some("ge-truck-1"));
    let came = |die: u8| {
        let mut table = table("ge-truck 1804\nge-pz-4h 0101\nso-t34-76 1904", "");
        table.set_clock(1, Phase::Second(Segment::DirectFire));
        table.deed(shot(), &[die], Viewer::All, None).unwrap()
    };
    let [lost, spared] = [1, 6].map(came);
    assert_eq!(lost.losses.len(), 1, "{lost:?}");
    let loss = &lost.losses[0];
    assert_eq!((loss.unit, loss.hex, loss.side, loss.only), (word("ge-truck-1"), hex("1804"), 0, None));
    assert!(loss.face.template.contains("german"), "{:?}", loss.face);
    assert!(spared.losses.is_empty() || lines(&spared, "1804") != ["no effect"]);
}

/// A march is no deed, and fire at it is one, from where the unit was struck.
#[test]
fn fire_at_a_march_strikes_where_it_was() {
    let mut table = table("ge-pz-4h 2204\nso-t34-76 1704\nso-t34-76 4016", "");
    table.set_clock(1, Phase::Second(Segment::Vehicles));
    let marched = table.deed(walk("so-t34-76-1", "1804"), &[], Viewer::All, None);
    assert_eq!(marched, None);
    let shot = Order::OpportunityFire { firers: vec![word("ge-pz-4h-1")] };
    let deed = table.deed(shot, &[4], Viewer::All, None).unwrap();
    assert_eq!((deed.side, deed.strikes[0].targets[0]), (0, hex("1804")));
}

/// The marks of fire without effect go with the unit that goes on in the same order: in the hex that it has left they would
/// seem to belong to another unit, or to none.
#[test]
fn marks_of_fire_go_with_the_unit_that_goes_on() {
    let mut table = table("ge-pz-4h 2204\nso-t34-76 1704\nso-t34-76 4016", "");
    table.set_clock(1, Phase::Second(Segment::Vehicles));
    let march = Order::Move {
        unit: word("so-t34-76-1"),
        path: vec![hex("1804"), hex("1904")],
        quick: false,
        concealed: false,
    };
    assert_eq!(table.deed(march, &[], Viewer::All, None), None);
    let shot = Order::OpportunityFire { firers: vec![word("ge-pz-4h-1")] };
    let deed = table.deed(shot, &[6], Viewer::All, None).unwrap();
    assert_eq!(table.public().find(word("so-t34-76-1")).and_then(|it| it.hex()), Some(hex("1904")));
    assert_eq!(deed.strikes[0].targets, [hex("1804")]);
    assert_eq!(lines(&deed, "1804"), ["no effect"]);
    // While the die rolls the unit is still where it was fired at.
    assert_eq!([true, false].map(|rolls| deed.place(hex("1804"), rolls)), [hex("1804"), hex("1904")]);
}

/// "Somebody unseen" has no line for the side that does not see it; its owner has one that viewers do not get (19.2).
#[test]
fn who_is_unseen_has_no_line() {
    let units = "ge-rifle 1811\nso-mortar-120 1302\nso-rifle 1812";
    let came = |eyes| {
        let mut table = table(units, "hidden_units");
        table.go_to(1, Phase::Second(Segment::IndirectFire));
        let order = Order::IndirectFire {
            firers: vec![(word("so-mortar-120-1"), Call::FromTheHip)],
            hex: hex("1811"),
        };
        table.deed(order, &[6], eyes, None).unwrap()
    };
    for eyes in [Viewer::Side(0), Viewer::Both] {
        let deed = came(eyes);
        assert_eq!(deed.strikes.len(), 1, "the target knows that it was shelled");
        assert!(deed.strikes[0].firers.is_empty(), "{deed:?}");
        assert!(!format!("{deed:?}").contains("1302"), "{deed:?}");
    }
    let own = came(Viewer::Side(1));
    let [firer] = own.strikes[0].firers.as_slice() else { panic!("{own:?}") };
    assert_eq!((firer.hex, firer.weapon, firer.only), (hex("1302"), WeaponClass::Indirect, Some(1)));
    for eyes in [Viewer::Side(0), Viewer::Both] {
        let seen = own.seen_by(Some(eyes)).unwrap();
        assert!(seen.strikes[0].firers.is_empty(), "{seen:?}");
    }
}
