//! The fire that bears on a hex.

use crate::{
    rules::samples::{carrying, of_map, placed},
    shared::names::{hex, word},
};
use kessel::games::squad::rules::{
    fire::{Bearing, bearing},
    position::Public,
};

/// A squad counts its own strength and that of its machine gun within its own range, and only the gun beyond that
/// (12.2). Hindrance and cover are given with it (13.2).
#[test]
fn a_squad_bears_on_what_it_sees_and_reaches() {
    let rulebook = of_map("map-valmont");
    let mut public = placed(&[("ge-rifle-1", "1007")]);
    let bears = |public: &Public, at: &str| {
        bearing(&rulebook, public, public.find(word("ge-rifle-1")).unwrap(), hex(at))
    };
    assert_eq!(bears(&public, "1011"), Some(Bearing { strength: 4, added: 0, indirect: false }));
    assert_eq!(bears(&public, "1014"), None, "seven hexes");
    carrying(&mut public, "ge-mg42-1", "ge-rifle-1");
    assert_eq!(bears(&public, "1011").map(|it| it.strength), Some(8));
    assert_eq!(bears(&public, "1014").map(|it| it.strength), Some(4));
    assert_eq!(bears(&public, "1206").map(|it| it.added), Some(3), "stone");
    public.counters.iter_mut().for_each(|counter| counter.condition.pinned = true);
    assert_eq!(bears(&public, "1011"), None, "a pinned unit does nothing (6.8)");
}

/// A gun fires only into its forward arc (10.2).
#[test]
fn a_gun_bears_forwards() {
    let rulebook = of_map("map-valmont");
    let public = placed(&[("ge-pak-40-1", "1007")]);
    let gun = public.find(word("ge-pak-40-1")).unwrap();
    assert!(bearing(&rulebook, &public, gun, hex("1003")).is_some());
    assert_eq!(bearing(&rulebook, &public, gun, hex("1011")), None);
}
