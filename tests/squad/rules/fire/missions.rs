//! Worked examples of missions (29), and units that may call them.

use crate::{
    rules::samples::{but, counter, of_map, position, work},
    shared::names::{hex, word},
};
use kessel::games::squad::rules::{
    fire::{
        missions::{Strike, astray, falls, left_for_others, may_lay_barrage, may_place, on_infantry},
        modifier::Reason,
    },
    kinds::Side,
    position::{Mission, WorkKind},
    refusal::Why,
};

/// Example 26: a heavy barrage on 1206 scatters into the Post.
#[test]
fn a_barrage_goes_astray() {
    let rulebook = of_map("map-valmont");
    assert_eq!(falls(&rulebook.board, hex("1206"), 6, 4), Some(hex("1208")));
    let public = position([counter("ge-rifle", 1, "1208")]);
    let strike = Strike::new(&rulebook, &public, Mission::Heavy, hex("1208")).unwrap();
    assert_eq!(strike.modifiers, [(Reason::Cover, 3)]);
    assert_eq!([7, 8, 9].map(|dice| strike.casualties(&rulebook, dice)), [2, 1, 0]);
    assert!(!strike.doubled);
}

/// Example 27: a light mission on infantry in woods.
#[test]
fn shells_in_woods_count_twice_on_infantry() {
    let rulebook = of_map("map-valmont");
    let public = position([counter("us-rifle", 1, "0401"), counter("us-m4-75", 1, "0401")]);
    let strike = Strike::new(&rulebook, &public, Mission::Light, hex("0401")).unwrap();
    assert_eq!(strike.units, [word("us-rifle-1")]);
    let points = strike.casualties(&rulebook, 6);
    assert_eq!((points, on_infantry(points, strike.doubled)), (3, 6));
    let by_air = Strike::new(&rulebook, &public, Mission::FighterBomber, hex("0401")).unwrap();
    assert_eq!((by_air.casualties(&rulebook, 6), by_air.doubled), (2, false));
    assert_eq!(Strike::new(&rulebook, &public, Mission::Light, hex("0201")), None);
}

/// Infantry pays first. The points that it has not paid fall singly on guns and vehicles (ruling on 19.5).
#[test]
fn guns_beside_infantry_in_woods_pay_singly() {
    assert_eq!([0, 1, 4, 5, 6].map(|paid| left_for_others(3, true, paid)), [3, 2, 1, 0, 0]);
    assert_eq!([0, 2, 4].map(|paid| left_for_others(3, false, paid)), [3, 1, 0]);
}

/// A die of 5 or 6 scatters, and a mission off the map is lost (19.2).
#[test]
fn what_leaves_the_map_is_lost() {
    let board = of_map("map-valmont").board;
    assert_eq!([1, 4, 5, 6].map(astray), [0, 0, 1, 2]);
    let around = (1..=6).map(|direction| falls(&board, hex("1007"), 5, direction).unwrap().to_string());
    assert_eq!(around.collect::<Vec<_>>(), ["1006", "1107", "1108", "1008", "0908", "0907"]);
    assert_eq!(falls(&board, hex("0101"), 4, 1), Some(hex("0101")));
    assert_eq!(falls(&board, hex("0101"), 5, 1), None);
    assert_eq!(falls(&board, hex("2013"), 6, 4), None);
}

/// Artillery needs an unused mission and an unpinned unit with a line of sight to the hex. Aircraft need no spotter
/// (19.1, 19.2).
#[test]
fn artillery_is_spotted() {
    let rulebook = of_map("map-valmont");
    let mut public = position([
        counter("us-rifle", 1, "1014"),
        but(counter("us-rifle", 2, "1014"), |condition| condition.pinned = true),
        counter("sniper", 1, "1014"),
        counter("ge-rifle", 1, "1014"),
    ]);
    public.stores[1].missions.extend([(Mission::Light, 1), (Mission::FighterBomber, 1)]);
    let place = |mission, at: &str, spotter: Option<&str>| {
        may_place(&rulebook, &public, (Side::Allied, mission), hex(at), spotter.map(word))
    };
    let (seen, unseen) = (hex("1007"), hex("0807"));
    assert!(rulebook.seeing(&public).hindrances(hex("1014"), unseen).is_err());
    assert_eq!(place(Mission::Light, "1007", Some("us-rifle-1")), Ok(()));
    for spotter in [None, Some("us-rifle-2"), Some("sniper-1"), Some("ge-rifle-1")] {
        assert_eq!(place(Mission::Light, "1007", spotter), Err(Why::NoSpotter { hex: seen }), "{spotter:?}");
    }
    assert_eq!(place(Mission::Light, "0807", Some("us-rifle-1")), Err(Why::NoSpotter { hex: unseen }));
    assert_eq!(place(Mission::FighterBomber, "0807", None), Ok(()));
    assert_eq!(place(Mission::Heavy, "1007", Some("us-rifle-1")), Err(Why::NoMissionLeft));
}

/// A smoke barrage needs two factors and an unused mission (19.6).
#[test]
fn a_smoke_barrage_wants_factors_and_a_mission() {
    let rulebook = of_map("map-valmont");
    let barrage = |mission, smoke, lies: Option<u8>| {
        let mut public = position([counter("us-rifle", 1, "1014")]);
        public.stores[1].smoke = smoke;
        public.stores[1].missions.insert(mission, 1);
        public.smoke.extend(lies.map(|number| (hex("1007"), number)));
        may_lay_barrage(&rulebook, &public, Side::Allied, hex("1007"), Some(word("us-rifle-1")))
    };
    assert_eq!(barrage(Mission::Heavy, 2, Some(1)), Ok(()));
    assert_eq!(barrage(Mission::FighterBomber, 2, None), Err(Why::NoMissionLeft));
    assert_eq!(barrage(Mission::Light, 1, None), Err(Why::TooLittleSmoke { factors: 2, left: 1 }));
    assert_eq!(barrage(Mission::Light, 2, Some(2)), Err(Why::SmokeLies { hex: hex("1007") }));
}

/// The best cover of the units that are hit counts, including works (19.3).
#[test]
fn works_protect_from_above() {
    let rulebook = of_map("map-valmont");
    let mut public = position([but(counter("us-rifle", 1, "0201"), |condition| condition.in_work = true)]);
    public.works.insert(hex("0201"), work(WorkKind::Trench));
    let strike = Strike::new(&rulebook, &public, Mission::Heavy, hex("0201")).unwrap();
    assert_eq!(strike.modifiers, [(Reason::Cover, 2)]);
}
