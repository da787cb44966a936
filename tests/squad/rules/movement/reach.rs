//! The search for the paths of infantry (6).

use crate::{
    rules::{
        movement::samples::{at, case_of, changed, counter, hexes, on_board, position, some, work},
        samples::of_map,
    },
    shared::names::hex,
};
use kessel::{
    engine::board::Hex,
    games::squad::rules::{
        counter::{Counter, Place},
        movement::{NoWay, reach, walk},
        position::{Public, WorkKind},
        rulebook::Rulebook,
    },
};

/// All hexes that a stack finds by trying all paths.
fn tried(rulebook: &Rulebook, public: &Public, units: &[&Counter], assault: bool) -> Vec<(Hex, u16)> {
    let start = units.first().and_then(|unit| unit.hex());
    let mut best: Vec<(Hex, u16)> = Vec::new();
    let mut paths: Vec<Vec<Hex>> = vec![Vec::new()];
    while let Some(path) = paths.pop() {
        let Some(last) = path.last().copied().or(start) else { continue };
        for to in rulebook.board.neighbours(last).iter().flatten() {
            let longer = [&path[..], &[*to]].concat();
            let left = match walk(rulebook, public, units, &longer, assault) {
                Ok(strides) => strides.last().map(|stride| stride.left),
                Err(NoWay::Full { .. }) => None,
                Err(_) => continue,
            };
            match best.iter_mut().find(|(hex, _)| hex == to) {
                _ if Some(*to) == start => {}
                Some((_, most)) => *most = (*most).max(left.unwrap_or(0)),
                None => best.extend(left.map(|left| (*to, left))),
            }
            paths.push(longer);
        }
    }
    best.sort_unstable();
    best
}

/// The search finds the same as all paths together. Its paths can be walked and cost the stated points.
#[test]
fn infantry_reaches_what_its_paths_reach() {
    let valmont = of_map("map-valmont");
    let hill = of_map("map-hill-71");
    let steep = on_board("level_2: [\"0507\", \"0508\"], level_1: [\"0608\"]");
    for (rulebook, start) in [(&valmont, "0407"), (&valmont, "1206"), (&hill, "0907"), (&steep, "0506")] {
        let mut public = position(vec![at("us-rifle-1", start), at("us-leader-0-1", start)]);
        for id in ["0608", "1107", "0808", "0806", "1006"] {
            public.works.extend(work(Public::default(), id, WorkKind::Wire).works);
        }
        let units = some(&public, &["us-rifle-1"]);
        for assault in [false, true] {
            let Ok(found) = reach(rulebook, &public, &units, assault, &[]) else { panic!("it may move") };
            let all: Vec<(Hex, u16)> =
                found.ends().iter().map(|hex| (*hex, found.left(*hex).unwrap_or(99))).collect();
            assert_eq!(all, tried(rulebook, &public, &units, assault), "{start} {assault}");
            for (hex, left) in all {
                let strides = walk(rulebook, &public, &units, &found.path(hex), assault);
                let rest = strides.map(|strides| strides.last().map(|stride| stride.left));
                assert_eq!(rest, Ok(Some(left)), "{hex}");
            }
        }
    }
}

/// Example 30: a led squad reaches the top; one without a leader reaches 0906 with one point left.
#[test]
fn the_top_of_example_30_is_reached_by_who_is_led() {
    let rulebook = of_map("map-hill-71");
    let public = position(vec![at("so-rifle-1", "0908"), at("so-leader-0-1", "0908")]);
    let left = |units: &[&str], on| {
        let reach = reach(&rulebook, &public, &some(&public, units), false, &[]);
        reach.map(|reach| reach.left(hex(on)))
    };
    let both = ["so-rifle-1", "so-leader-0-1"];
    assert_eq!([left(&both, "0905"), left(&both, "0906")], [Ok(Some(1)), Ok(Some(3))]);
    assert_eq!([left(&both[..1], "0905"), left(&both[..1], "0906")], [Ok(None), Ok(Some(1))]);
}

/// Enemies bar the path, and wire ends it. Full hexes can be passed, but are no end (6.6, 6.7, 20.6).
#[test]
fn what_lies_on_the_way_counts() {
    let rulebook = on_board("");
    let mut units = vec![at("us-rifle-9", "0101"), at("ge-rifle-1", "0202")];
    for number in 1..=4 {
        units.push(at(&format!("us-rifle-{number}"), "0102"));
    }
    let public = work(position(units), "0201", WorkKind::Wire);
    let found = reach(&rulebook, &public, &some(&public, &["us-rifle-9"]), false, &[]);
    let Ok(found) = found else { panic!("it may move") };
    assert_eq!(found.left(hex("0202")), None, "an enemy");
    assert_eq!(found.left(hex("0102")), Some(3));
    assert!(!found.ends().contains(&hex("0102")), "full");
    assert_eq!(found.path(hex("0103")), hexes(&["0102", "0103"]));
    assert_eq!(found.path(hex("0201")), hexes(&["0201"]), "wire");
    assert_eq!(found.left(hex("0301")), None, "behind the wire");
    assert_eq!(found.path(hex("0202")), Vec::new());
    let pinned = changed(&public, "us-rifle-9", |condition| condition.pinned = true);
    let refused = reach(&rulebook, &pinned, &some(&pinned, &["us-rifle-9"]), false, &[]);
    assert_eq!(refused.map(|reach| reach.ends().len()).map_err(case_of), Err("6.8"));
}

/// A gun moves by hand to an adjacent hex, once (6.1). An unloaded unit moves one hex (8.2).
#[test]
fn some_go_one_hex() {
    let rulebook = on_board("");
    let public = position(vec![at("us-at-57-1", "0507"), at("us-rifle-1", "0507")]);
    let around = hexes(&["0406", "0407", "0506", "0508", "0606", "0607"]);
    let ends = |public: &Public, id| {
        reach(&rulebook, public, &some(public, &[id]), false, &[]).map(|reach| reach.ends().to_vec())
    };
    assert_eq!(ends(&public, "us-at-57-1"), Ok(around.clone()));
    let moved = changed(&public, "us-at-57-1", |condition| condition.spent = 1);
    assert_eq!(ends(&moved, "us-at-57-1"), Ok(Vec::new()));
    let unloaded = changed(&public, "us-rifle-1", |condition| condition.transported = true);
    assert_eq!(ends(&unloaded, "us-rifle-1"), Ok(around));
}

/// 4.2: a waiting unit begins in its entry hexes and reaches others from there.
#[test]
fn who_waits_begins_at_the_edge() {
    let rulebook = of_map("map-valmont");
    let public = position(vec![counter("us-rifle-1", Place::Due(0))]);
    let entries = hexes(&["0714", "1014"]);
    let Ok(found) = reach(&rulebook, &public, &some(&public, &["us-rifle-1"]), false, &entries) else {
        panic!("it may enter")
    };
    assert_eq!([found.left(hex("0714")), found.left(hex("1014"))], [Some(2), Some(3)]);
    assert_eq!(found.path(hex("1012")), hexes(&["1014", "1013", "1012"]));
}
