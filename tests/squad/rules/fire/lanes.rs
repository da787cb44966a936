//! Fire lanes (14.5).

use crate::rules::samples::of_map;
use kessel::games::squad::rules::{
    fire::{
        lanes::{lane, modifiers},
        modifier::sum,
    },
    position::Public,
};

fn lane_of(from: &str, towards: &str, range: u32, left: bool) -> String {
    let rulebook = of_map("map-valmont");
    let [from, towards] = [from, towards].map(|hex| hex.parse().unwrap());
    let hexes = lane(&rulebook, &Public::default(), from, towards, range, left);
    hexes.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// One marker at each distance up to the range of the gun (14.5).
#[test]
fn a_lane_has_a_marker_at_each_distance() {
    assert_eq!(lane_of("1002", "1006", 8, true), "1003 1004 1005 1006 1007 1008 1009 1010");
    // Eastwards two hexes share every second distance: left first, then right.
    assert_eq!(lane_of("0107", "0307", 6, true), "0206 0307 0407 0507 0606 0707");
    assert_eq!(lane_of("0107", "0307", 6, false), "0207 0307 0406 0507 0607 0707");
}

/// A lane ends where the firer's line of sight is blocked.
#[test]
fn a_lane_ends_at_a_house() {
    assert_eq!(lane_of("0607", "0604", 6, true), "0606 0605 0604");
}

/// Example 9: two markers, and a roll of six.
#[test]
fn a_second_marker_makes_it_worse_for_who_enters() {
    let rulebook = of_map("map-valmont");
    let added = modifiers(2);
    assert_eq!(sum(&added), -1);
    assert_eq!(rulebook.charts.casualties(rulebook.charts.lane_row, 6 + sum(&added)), 2);
    assert_eq!(modifiers(1), []);
}
