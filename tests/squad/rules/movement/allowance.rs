//! Movement points of units (6.1).

use crate::{
    rules::{
        movement::samples::{at, carried, changed, position, some},
        samples::of_map,
    },
    shared::names::word,
};
use kessel::games::squad::rules::{
    movement::{Pace, allowance, is_led, left},
    position::Public,
};

const ON_FOOT: Pace = Pace { led: false, assault: false };

const LED: Pace = Pace { led: true, assault: false };

const ASSAULT: Pace = Pace { led: false, assault: true };

const LED_ASSAULT: Pace = Pace { led: true, assault: true };

const ALL: [Pace; 4] = [ON_FOOT, LED, ASSAULT, LED_ASSAULT];

fn position_of_infantry() -> Public {
    position(vec![
        at("us-rifle-1", "0507"),
        at("us-rifle-half-2a", "0507"),
        at("us-rifle-3", "0507"),
        carried("us-m2-1", "us-rifle-3"),
        at("us-rifle-4", "0507"),
        carried("us-bar-1", "us-rifle-4"),
        at("us-leader-1-1", "0507"),
        carried("us-bar-2", "us-leader-1-1"),
    ])
}

/// 6.1, 6.2, their rulings, and example 25: a led squad with a tripod gun has 3 − 1 points by assault move.
#[test]
fn infantry_has_points_by_its_leader_its_weapon_and_its_pace() {
    let (rulebook, public) = (of_map("map-valmont"), position_of_infantry());
    let points = |id: &str| {
        let unit =
            public.find(word(id)).map(|unit| ALL.map(|pace| allowance(&rulebook, &public, unit, pace)));
        unit.unwrap_or_default()
    };
    assert_eq!(points("us-rifle-1"), [4, 6, 2, 3]);
    assert_eq!(points("us-rifle-half-2a"), [4, 6, 2, 3]);
    assert_eq!(points("us-rifle-3"), [3, 5, 1, 2], "with a heavy weapon");
    assert_eq!(points("us-rifle-4"), [4, 6, 2, 3], "with a light one");
    assert_eq!(points("us-leader-1-1"), [6, 6, 3, 3], "a leader with a light weapon");
    assert_eq!(points("us-bar-1"), [0; 4], "weapons do not move");
}

/// Example 25 with the German weapon that it names.
#[test]
fn a_led_tripod_gun_has_two_points_by_assault_move() {
    let rulebook = of_map("map-valmont");
    let public = position(vec![
        at("ge-rifle-1", "0507"),
        carried("ge-mg42-tripod-1", "ge-rifle-1"),
        at("ge-leader-0-1", "0507"),
    ]);
    let stack = some(&public, &["ge-leader-0-1", "ge-rifle-1"]);
    let points = stack.iter().map(|unit| {
        let led = is_led(&rulebook, unit, &stack);
        allowance(&rulebook, &public, unit, Pace { led, assault: true })
    });
    assert_eq!(points.collect::<Vec<_>>(), [3, 2]);
}

/// Vehicles have their printed points, guns one hex or none (6.1). Assault move does not affect them.
#[test]
fn vehicles_and_guns_have_what_is_printed() {
    let rulebook = of_map("map-valmont");
    let public = position(vec![
        at("us-m4-75-1", "0507"),
        at("us-truck-1", "0507"),
        at("us-at-57-1", "0507"),
        at("ge-flak-88-1", "0508"),
    ]);
    let points = ["us-m4-75-1", "us-truck-1", "us-at-57-1", "ge-flak-88-1"]
        .map(|id| public.find(word(id)).map(|unit| allowance(&rulebook, &public, unit, LED_ASSAULT)));
    assert_eq!(points, [10, 14, 1, 0].map(Some));
}

/// A unit that loses its leader goes on within 4 points, less one for a heavy weapon, or stops (6.1).
#[test]
fn who_loses_his_leader_goes_on_within_his_own_points() {
    let (rulebook, public) = (of_map("map-valmont"), position_of_infantry());
    let rest = |id: &str, spent: u16| {
        let public = changed(&public, id, |condition| (condition.led, condition.spent) = (true, spent));
        public.find(word(id)).map(|unit| left(&rulebook, &public, unit, ON_FOOT))
    };
    assert_eq!([3, 4, 5].map(|spent| rest("us-rifle-1", spent)), [1, 0, 0].map(Some));
    assert_eq!([2, 3, 4].map(|spent| rest("us-rifle-3", spent)), [1, 0, 0].map(Some));
}

/// A unit is led if it moves with the leader from the first hex. A pinned leader does not lead, and neither does
/// one met during the move (6.1).
#[test]
fn a_leader_leads_from_the_first_hex() {
    let (rulebook, public) = (of_map("map-valmont"), position_of_infantry());
    let led = |public: &Public, ids: &[&str]| {
        let units = some(public, ids);
        units.first().is_some_and(|squad| is_led(&rulebook, squad, &units))
    };
    let pair = ["us-rifle-1", "us-leader-1-1"];
    assert!(led(&public, &pair));
    assert!(!led(&public, &["us-rifle-1"]));
    assert!(!led(&public, &["us-rifle-1", "us-rifle-4"]));
    let pinned = changed(&public, "us-leader-1-1", |condition| condition.pinned = true);
    assert!(!led(&pinned, &pair));
    let met = changed(&public, "us-rifle-1", |condition| condition.spent = 2);
    assert!(!led(&met, &pair), "he has not come with it");
    let both = changed(&met, "us-leader-1-1", |condition| condition.spent = 2);
    assert!(!led(&both, &pair), "they came by ways of their own");
    let together = changed(&both, "us-rifle-1", |condition| condition.led = true);
    assert!(led(&together, &pair));
}
