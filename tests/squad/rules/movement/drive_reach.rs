//! The search for the paths of a vehicle (7).

use crate::{
    rules::{
        movement::samples::{at, counter, facing, hexes, on_large_board, position},
        samples::of_map,
    },
    shared::names::hex,
};
use kessel::{
    engine::board::{ALL_SIDES, Hex, Hexside},
    games::squad::rules::{
        counter::{Condition, Counter, Place},
        movement::{VehicleStep, drive, drive_reach},
        position::Public,
        rulebook::Rulebook,
    },
};

/// All hexes and facings that a vehicle finds when it continues from the best known ones as long as any improves.
fn driven(rulebook: &Rulebook, public: &Public, tank: &Counter) -> Vec<((Hex, Hexside), u16)> {
    let mut best: Vec<((Hex, Hexside), u16)> = Vec::new();
    let mut paths: Vec<Vec<VehicleStep>> = vec![Vec::new()];
    while let Some(path) = paths.pop() {
        let (hex, ahead) =
            path.last().map_or((tank.hex(), tank.facing), |last| (Some(last.hex), Some(last.facing)));
        let Some((hex, ahead)) = hex.zip(ahead) else { continue };
        for (reverse, facing) in
            [false, true].into_iter().flat_map(|reverse| ALL_SIDES.map(|side| (reverse, side)))
        {
            let Some(hex) = hex.step(if reverse { ahead.opposite() } else { ahead }) else { continue };
            let longer = [&path[..], &[VehicleStep { hex, facing, reverse }]].concat();
            let Ok(driven) = drive(rulebook, public, tank, &longer) else { continue };
            let left = driven.last().map_or(0, |last| last.left);
            match best.iter_mut().find(|(known, _)| *known == (hex, facing)) {
                Some((_, known)) if left <= *known => continue,
                Some((_, known)) => *known = left,
                None => best.push(((hex, facing), left)),
            }
            paths.push(longer);
        }
    }
    best.retain(|(at, _)| Some(*at) != tank.hex().zip(tank.facing));
    best.sort_unstable();
    best
}

/// The search of vehicles finds the same as all paths together. Its paths can be driven and cost the stated points
/// (7).
#[test]
fn vehicles_reach_what_their_paths_reach() {
    let rulebook = of_map("map-valmont");
    for (id, on, ahead, spent) in [
        ("us-m4-75-1", "0907", Hexside::NorthEast, 4),
        ("us-truck-1", "1012", Hexside::South, 9),
        ("us-m4-75-1", "0101", Hexside::North, 5),
    ] {
        let tank =
            Counter { condition: Condition { spent, ..Condition::default() }, ..facing(id, on, ahead) };
        let public = position(vec![tank.clone(), at("ge-rifle-1", "1006"), at("ge-rifle-2", "0909")]);
        let Ok(found) = drive_reach(&rulebook, &public, &tank, &[]) else { panic!("it may drive") };
        let ends: Vec<((Hex, Hexside), u16)> = found
            .ends()
            .iter()
            .map(|(hex, facing)| ((*hex, *facing), found.left(*hex, *facing).unwrap_or(99)))
            .collect();
        assert_eq!(ends, driven(&rulebook, &public, &tank), "{on}");
        for ((hex, facing), left) in ends {
            let driven = drive(&rulebook, &public, &tank, &found.path(hex, facing));
            let rest = driven.map(|driven| driven.last().map(|last| last.left));
            assert_eq!(rest, Ok(Some(left)), "{hex} {facing:?}");
        }
    }
}

/// Example 32 by the search: the cheapest facings in 1006, and the hex behind.
#[test]
fn the_facings_of_example_32_are_found() {
    let rulebook = of_map("map-valmont");
    let tank = facing("us-m4-75-1", "0907", Hexside::NorthEast);
    let public = position(vec![tank.clone()]);
    let Ok(found) = drive_reach(&rulebook, &public, &tank, &[]) else { panic!("it may drive") };
    let left = |on, facing| found.left(hex(on), facing);
    assert_eq!(left("1006", Hexside::South), Some(8));
    assert_eq!(left("1006", Hexside::SouthEast), Some(9));
    assert_eq!(left("0807", Hexside::NorthEast), Some(8));
    let back = VehicleStep { hex: hex("0807"), facing: Hexside::NorthEast, reverse: true };
    assert_eq!(found.path(hex("0807"), Hexside::NorthEast), [back]);
    assert_eq!(found.best(hex("1006")), Some(Hexside::North), "the first of three");
    assert_eq!(found.best(hex("0708")), None, "a building");
    assert!(!found.ends().contains(&(hex("0907"), Hexside::NorthEast)), "where it stands");
}

/// 4.2: a vehicle that waits begins in its entry hexes, facing inwards. In reverse it can face outwards.
#[test]
fn who_waits_begins_at_the_edge() {
    let rulebook = of_map("map-valmont");
    let tank = counter("us-m4-75-1", Place::Due(0));
    let public = position(vec![tank.clone()]);
    let Ok(found) = drive_reach(&rulebook, &public, &tank, &hexes(&["0714", "1014"])) else {
        panic!("it may enter")
    };
    assert_eq!(found.left(hex("1014"), Hexside::North), Some(9));
    assert_eq!(found.left(hex("1014"), Hexside::South), Some(5));
    assert_eq!(found.path(hex("1014"), Hexside::South).len(), 3);
    assert_eq!(found.left(hex("0714"), Hexside::North), Some(7), "the stream");
    for (hex, facing) in found.ends() {
        let driven = drive(&rulebook, &public, &tank, &found.path(*hex, *facing));
        let left = driven.map(|driven| driven.last().map(|last| last.left));
        assert_eq!(left, Ok(found.left(*hex, *facing)), "{hex} {facing:?}");
    }
}

/// The largest allowed map is searched.
#[test]
fn a_large_map_is_searched_too() {
    let rulebook = on_large_board();
    let tank = facing("us-m4-75-1", "17090", Hexside::NorthEast);
    let public = position(vec![tank.clone()]);
    let Ok(found) = drive_reach(&rulebook, &public, &tank, &[]) else { panic!("it may drive") };
    assert_eq!(found.left(hex("18085"), Hexside::NorthEast), Some(0), "ten hexes straight on");
    // Northwards it begins with a hex to the side.
    assert_eq!(found.left(hex("17081"), Hexside::North), Some(0));
    assert_eq!(found.left(hex("17080"), Hexside::North), None);
}
