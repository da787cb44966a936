//! The appearance of snipers, and the worked example (29).

use crate::{
    rules::samples::{but, counter, of_map, position, work},
    shared::names::hex,
};
use kessel::games::squad::rules::{
    counter::{Counter, Place},
    fire::sniper::{appears, casualties, driven_out, is_found, may_fire},
    kinds::Side,
    position::{Public, WorkKind},
};

fn sniper(place: Place) -> Counter {
    Counter { side: Side::German, place, ..counter("sniper", 1, "0101") }
}

fn on(id: &str) -> Place {
    Place::Map(hex(id))
}

/// Example 22: dice of 5 and 2 against a unit in woods.
#[test]
fn a_sniper_fires_at_infantry_in_woods() {
    let rulebook = of_map("map-valmont");
    let squad = counter("us-rifle", 1, "0402");
    let mut public = position([squad.clone(), sniper(on("0406"))]);
    let points =
        |public: &Public, die| casualties(&rulebook, public, (hex("0406"), hex("0402")), &[&squad], die);
    assert_eq!([5, 2, 1].map(|die| points(&public, die)), [3, 0, 0]);
    public.smoke.insert(hex("0404"), 2);
    assert_eq!(points(&public, 5), 1, "smoke hinders");
}

/// A sniper appears within six hexes of the units that rolled a twelve, with a line of sight to them and in cover
/// (21.3).
#[test]
fn a_sniper_appears_in_cover() {
    let rulebook = of_map("map-valmont");
    let squad = counter("us-rifle", 1, "0206");
    let public = position([squad.clone(), sniper(Place::Away), counter("us-rifle", 2, "0406")]);
    let from = hex("0206");
    let found = appears(&rulebook, &public, Side::German, from, 12);
    assert!(found.contains(&hex("0306")) && found.contains(&hex("0308")), "orchards: {found:?}");
    assert!(found.contains(&hex("0402")), "woods");
    assert!(!found.contains(&hex("0207")), "open ground");
    assert!(!found.contains(&hex("0406")), "enemies are there");
    assert!(!found.contains(&hex("0401")), "unseen behind other woods");
    assert!(!found.contains(&from));
    assert!(found.iter().all(|hex| hex.distance(from) <= 6));
    assert!(!found.contains(&hex("0213")) && rulebook.seeing(&public).hindrances(hex("0213"), from).is_err());
    // It is in no work, and smoke does not last.
    let mut others = public.clone();
    others.works.insert(hex("0204"), work(WorkKind::Trench));
    others.smoke.insert(hex("0205"), 1);
    assert_eq!(appears(&rulebook, &others, Side::German, from, 12), found);
    assert!(appears(&rulebook, &public, Side::German, from, 11).is_empty());
    assert!(appears(&rulebook, &public, Side::Allied, from, 12).is_empty(), "the Allies have none");
    for place in [Place::Destroyed, on("0402")] {
        let public = position([squad.clone(), sniper(place)]);
        assert!(appears(&rulebook, &public, Side::German, from, 12).is_empty(), "{place:?}");
    }
}

/// A die above the sniper's cover finds it, if one of the units that it attacked is not pinned (21.4).
#[test]
fn a_sniper_is_found() {
    let rulebook = of_map("map-valmont");
    let mut public = position([]);
    let unpinned = counter("us-rifle", 1, "0206");
    let pinned = but(unpinned.clone(), |condition| condition.pinned = true);
    let least = |public: &Public, at: &str, units: &[&Counter]| {
        (1..=6).find(|die| is_found(&rulebook, public, &sniper(on(at)), units, *die))
    };
    assert_eq!(least(&public, "0402", &[&unpinned, &pinned]), Some(3), "woods");
    assert_eq!(least(&public, "0306", &[&unpinned]), Some(2), "an orchard");
    assert_eq!(least(&public, "0402", &[&pinned]), None);
    public.smoke.insert(hex("0306"), 2);
    assert_eq!(least(&public, "0306", &[&unpinned]), Some(4), "and smoke");
}

/// It fires once in an enemy's movement, and only at infantry (21.5).
#[test]
fn a_sniper_fires_at_moving_infantry() {
    let rulebook = of_map("map-valmont");
    let (squad, tank) = (counter("us-rifle", 1, "0404"), counter("us-m4-75", 1, "0404"));
    let public = position([squad.clone(), tank.clone()]);
    let fires =
        |sniper: &Counter, to: &str, units: &[&Counter]| may_fire(&rulebook, &public, sniper, hex(to), units);
    assert!(fires(&sniper(on("0402")), "0404", &[&squad]));
    assert!(!fires(&sniper(on("0402")), "0404", &[&tank]));
    assert!(!fires(&sniper(on("0402")), "0409", &[&squad]), "seven hexes");
    assert!(!fires(&sniper(Place::Away), "0404", &[&squad]));
    let marked = but(sniper(on("0402")), |condition| condition.fired = true);
    assert!(!fires(&marked, "0404", &[&squad]));
}

/// A unit that enters its hex eliminates an enemy sniper, but not a friendly one (21.5).
#[test]
fn a_sniper_is_driven_out() {
    let rulebook = of_map("map-valmont");
    let public = position([sniper(on("0402"))]);
    let out = |side, at: &str| driven_out(&rulebook, &public, side, hex(at)).is_some();
    assert!(out(Side::Allied, "0402"));
    assert!(!out(Side::German, "0402"));
    assert!(!out(Side::Allied, "0403"));
}
