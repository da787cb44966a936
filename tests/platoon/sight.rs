//! Lines of sight by the examples of 9.7 (example 26).

use super::harness::{hex, hexes, table};
use kessel::games::platoon::rules::sight::{Obstacle, obstacle};

/// Case 9.7: two hexes, and the hexes between them that block; empty if they see each other; `gully` before the gully.
const EXAMPLES: [(&str, &str, &str); 14] = [
    ("1205", "0905", ""),
    ("1707", "0907", ""),
    ("1707", "1108", "1308"),
    ("1307", "1507", "1406 1407"),
    ("1009", "1409", ""),
    ("2006", "1208", "1208 1308 1407 1508 1607 1707 1806 1807 1907"),
    ("0407", "1707", ""),
    ("1413", "1512", "gully 1413"),
    ("1608", "1212", ""),
    ("1608", "1513", "1511 1512"),
    ("3110", "2706", ""),
    ("3110", "2605", "2706 2707"),
    ("3110", "2409", ""),
    ("2510", "2310", "gully 2510"),
];

#[test]
fn lines_of_sight_are_as_in_the_examples() {
    let rules = table("ge-rifle 0101\nso-rifle 4016", "").rules;
    for (from, to, blocked) in EXAMPLES {
        for (one, other) in [(from, to), (to, from)] {
            let found = obstacle(&rules.board, hex(one), hex(other));
            let expected = match blocked.strip_prefix("gully ") {
                Some(gully) => Some(Obstacle::Gully(hex(gully))),
                None if blocked.is_empty() => None,
                None => {
                    // The ends are named for the reader of the table only.
                    let mut between = hexes(blocked);
                    between.retain(|hex| ![from, to].contains(&hex.to_string().as_str()));
                    Some(Obstacle::Hexes(between))
                }
            };
            let sorted = found.map(|found| match found {
                Obstacle::Hexes(mut hexes) => {
                    hexes.sort_unstable();
                    Obstacle::Hexes(hexes)
                }
                gully => gully,
            });
            assert_eq!(sorted, expected, "{one} to {other}");
        }
    }
}

#[test]
fn sight_goes_both_ways_and_neighbours_see_each_other() {
    let rules = table("ge-rifle 0101\nso-rifle 4016", "").rules;
    let all: Vec<_> = rules.board.hexes().collect();
    for (number, from) in all.iter().enumerate().step_by(7) {
        for to in &all[number..] {
            let clear =
                [(from, to), (to, from)].map(|(from, to)| obstacle(&rules.board, *from, *to).is_none());
            assert_eq!(clear, [rules.sees(*from, *to); 2], "{from} {to}");
            assert_eq!(clear, [rules.sees(*to, *from); 2], "{from} {to}");
            assert!(from.distance(*to) != 1 || rules.sees(*from, *to), "{from} {to}");
        }
    }
}
