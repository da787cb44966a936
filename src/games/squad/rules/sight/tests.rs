#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use super::*;
use crate::games::squad::rules::{position::Public, rulebook::Rulebook};

fn hex(id: &str) -> Hex {
    id.parse().unwrap()
}

/// The examples of 9.8: pairs of hexes, with the hindrance or the blocking hexes.
const EXAMPLES: [(&str, &str, &str, Result<i8, &[&str]>); 20] = [
    ("map-valmont", "1007", "1014", Ok(0)),
    ("map-valmont", "1507", "1907", Ok(0)),
    ("map-valmont", "0508", "0206", Ok(0)),
    ("map-valmont", "0307", "0310", Ok(2)),
    ("map-valmont", "1402", "1304", Ok(1)),
    ("map-valmont", "1709", "1510", Ok(0)),
    ("map-valmont", "1811", "1511", Ok(2)),
    ("map-valmont", "1012", "1512", Ok(2)),
    ("map-valmont", "1008", "1009", Ok(0)),
    ("map-valmont", "0808", "0606", Err(&["0708"])),
    ("map-valmont", "1205", "1203", Err(&["1204"])),
    ("map-hill-71", "0908", "0905", Ok(0)),
    ("map-hill-71", "0808", "0905", Err(&["0806", "0906"])),
    ("map-hill-71", "1005", "1009", Ok(1)),
    ("map-hill-71", "1009", "1005", Ok(0)),
    ("map-hill-71", "1105", "1606", Err(&["1506"])),
    ("map-hill-71", "0804", "1204", Err(&["1004"])),
    ("map-hill-71", "1105", "1706", Err(&["1506", "1605"])),
    ("map-hill-71", "0905", "1105", Ok(0)),
    ("map-hill-71", "0903", "1203", Err(&["1003"])),
];

#[test]
fn the_examples_of_sight_come_out_as_they_stand() {
    for (map, from, to, expected) in EXAMPLES {
        let (rulebook, public) = (Rulebook::of_map(map), Public::default());
        let seeing = rulebook.seeing(&public);
        let found = seeing.hindrances(hex(from), hex(to));
        match expected {
            Ok(sum) => {
                assert_eq!(seeing.hindrance(hex(from), hex(to)), Some(sum), "{from} {to}: {found:?}");
            }
            Err(blocking) => {
                let mut blocked = found.unwrap_err().hexes;
                blocked.sort_unstable();
                let expected: Vec<Hex> = blocking.iter().map(|id| hex(id)).collect();
                assert_eq!(blocked, expected, "{from} {to}");
            }
        }
    }
}

/// Example 33: the forward arc of a unit that faces north in 1007.
#[test]
fn the_forward_arc_has_its_borders() {
    let inside = |id: &str| in_arc(hex("1007"), Hexside::North, hex(id));
    for id in ["1004", "0904", "0806", "1206"] {
        assert!(inside(id), "{id}");
    }
    for id in ["0807", "1207", "1008", "1007"] {
        assert!(!inside(id), "{id}");
    }
}

/// Example 34: the armour that a firer hits.
#[test]
fn armour_is_met_by_where_the_firer_stands() {
    let met = |facing, id: &str| met(hex("1007"), facing, hex(id));
    let firers = ["1106", "1207", "1107"];
    // Two of the hexes are directly across only on paper: 1207 is due east of 1007.
    assert_eq!(firers.map(|id| met(Hexside::North, id)), [Met::Front, Met::Between, Met::Front]);
    assert_eq!(firers.map(|id| met(Hexside::South, id)), [Met::Rear, Met::Between, Met::Rear]);
}
