//! The features of the places that count most: their holder, the strength that can be there in the next turn, and
//! whether the holder is in supply.

use super::{
    super::staff::{Walker, delays},
    forces::{Forces, Unit},
    scale::{sign, within},
};
use crate::{
    engine::board::{Hex, HexMap},
    games::guderian::rules::{
        kinds::{March, Side},
        position::Public,
        rulebook::Rulebook,
        scenario::VictoryPlace,
        turn::interdiction::is_german_held,
    },
};
use std::{collections::BTreeMap, sync::Arc};

/// The number of places.
const MOST_PLACES: usize = 6;
/// Points of a place that make one.
const POINTS: f64 = 10.0;
/// Strength at a place that makes one.
const STRENGTH: f64 = 20.0;

/// Five features of each place, those of most points first; zeros where there are fewer places.
pub(super) fn of_places(
    rulebook: &Rulebook,
    public: &Public,
    forces: &Forces,
    side: Side,
) -> [[f64; 5]; MOST_PLACES] {
    let mut places: Vec<&VictoryPlace> = rulebook.scenario.victory.places.iter().collect();
    places.sort_by_key(|place| std::cmp::Reverse(place.points));
    let delays = Side::BOTH.map(|side| Arc::new(delays(rulebook, public, side)));
    let mut features = [[0.0; 5]; MOST_PLACES];
    for (place, features) in places.into_iter().zip(&mut features) {
        *features = of_place(rulebook, public, (forces, &delays), side, place);
    }
    features
}

fn of_place(
    rulebook: &Rulebook,
    public: &Public,
    (forces, delays): (&Forces, &[Arc<HexMap<u16>>; 2]),
    side: Side,
    place: &VictoryPlace,
) -> [f64; 5] {
    let holder = if is_german_held(rulebook, public, &place.hexes) { Side::German } else { Side::Soviet };
    let mut ways: BTreeMap<(Side, March), HexMap<u16>> = BTreeMap::new();
    let (mut mine, mut theirs) = (0.0_f64, 0.0_f64);
    for unit in forces.units.iter().filter(|unit| is_near(unit, &place.hexes)) {
        let away = ways.entry((unit.side, unit.march)).or_insert_with(|| {
            let [soviet, german] = delays;
            let delays = Arc::clone(if unit.side == Side::Soviet { soviet } else { german });
            Walker { rulebook, side: unit.side, march: unit.march, delays }.to_goals(&place.hexes)
        });
        if away[unit.hex] <= unit.points {
            let counts = if unit.side == holder { unit.defence } else { unit.attack };
            if unit.side == side { mine += counts } else { theirs += counts }
        }
    }
    let held = sign(side, holder) * f64::from(place.points) / POINTS;
    let margin = within((mine + 1.0).ln() - (theirs + 1.0).ln());
    let supply = sign(side, holder) * supply(rulebook, public, forces, holder, place);
    [held, mine / STRENGTH, theirs / STRENGTH, margin, supply]
}

/// Whether a unit could be in one of these hexes if each hex on its path cost half a point, the least that one costs.
fn is_near(unit: &Unit, hexes: &[Hex]) -> bool {
    hexes.iter().any(|hex| hex.distance(unit.hex) <= u32::from(unit.points))
}

/// One if all units of the holder in a place are in supply, minus one if any is not, one less if any is surrounded;
/// zero for an empty place.
fn supply(rulebook: &Rulebook, public: &Public, forces: &Forces, holder: Side, place: &VictoryPlace) -> f64 {
    let there = || forces.units.iter().filter(|unit| unit.side == holder && place.hexes.contains(&unit.hex));
    if there().next().is_none() {
        return 0.0;
    }
    let is_surrounded = |unit: &Unit| {
        let mut near = rulebook.board.land_neighbours(unit.hex);
        near.all(|near| public.in_zone_of(holder.enemy(), near) && !public.holds(holder, near))
    };
    let supplied = if there().all(|unit| unit.supplied) { 1.0 } else { -1.0 };
    supplied - f64::from(u8::from(there().any(is_surrounded)))
}
