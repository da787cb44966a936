//! The side's own last turn: the units and the places that they can still take are an assignment, and a unit may still
//! drive up to an enemy whose loss counts.

use crate::{
    engine::{
        board::Hex,
        counters::{Points, UnitId},
    },
    games::platoon::{
        players::{
            close,
            estimate::{Estimate, Foe, Purpose, points_of_loss},
            roaming::Way,
        },
        rules::counter::Counter,
    },
};

/// Whether a unit could overrun an enemy whose loss counts from the end of a path.
pub(in crate::games::platoon::players) fn strikes(
    estimate: &Estimate,
    counter: &Counter,
    (end, left): (Hex, Points),
) -> bool {
    let counts =
        |foe: &Foe| foe.hex.distance(end) == 1 && points_of_loss(estimate.rulebook, foe.counter) > 0.0;
    estimate.manner.last_turn
        && estimate.public.passenger(counter.id).is_none()
        && estimate.foes.iter().any(counts)
        && close::prospect(estimate, counter, end, left).is_some()
}

/// The places that can still be entered for points in the side's own last turn, each with the unit that is to enter it:
/// as many places as possible. `ways` gives the paths of a unit.
pub(in crate::games::platoon::players) fn assigned(
    estimate: &Estimate,
    units: &[UnitId],
    ways: impl Fn(&Counter) -> Vec<Way>,
) -> Vec<(UnitId, Hex)> {
    if !estimate.manner.last_turn || estimate.own_turns > 1 {
        return Vec::new();
    }
    let open = estimate.aims.iter().filter(|aim| aim.what == Purpose::Hold && aim.gain > 0.0);
    let places: Vec<Hex> = open.map(|aim| aim.hex).collect();
    if places.is_empty() {
        return Vec::new();
    }
    let options: Vec<(UnitId, Vec<usize>)> = units
        .iter()
        .filter_map(|unit| {
            let ways = ways(estimate.public.find(*unit)?);
            let enters = |place: &Hex| ways.iter().any(|way| way.path.contains(place));
            let able = places.iter().enumerate().filter(|(_, place)| enters(place));
            Some((*unit, able.map(|(number, _)| number).collect()))
        })
        .collect();
    let lists: Vec<&[usize]> = options.iter().map(|(_, able)| able.as_slice()).collect();
    let takers = matched(&lists, places.len());
    let pair = |(place, taker): (&Hex, &Option<usize>)| Some((options.get((*taker)?)?.0, *place));
    places.iter().zip(&takers).filter_map(pair).collect()
}

/// A largest matching: for each place the number of the unit that takes it. Each unit lists the places that it could
/// take.
fn matched(options: &[&[usize]], places: usize) -> Vec<Option<usize>> {
    let mut takers = vec![None; places];
    for unit in 0..options.len() {
        let mut tried = vec![false; places];
        finds_place(unit, options, &mut tried, &mut takers);
    }
    takers
}

/// Gives a unit a place, if others can move to other places for it.
fn finds_place(unit: usize, options: &[&[usize]], tried: &mut [bool], takers: &mut [Option<usize>]) -> bool {
    let able = options.get(unit).copied().unwrap_or_default();
    for place in able {
        let Some(seen) = tried.get_mut(*place) else { continue };
        if std::mem::replace(seen, true) {
            continue;
        }
        let taker = takers.get(*place).copied().flatten();
        if taker.is_none_or(|other| finds_place(other, options, tried, takers)) {
            if let Some(taker) = takers.get_mut(*place) {
                *taker = Some(unit);
            }
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first unit gives way to one that can take only its place.
    #[test]
    fn a_unit_with_one_place_gets_it() {
        assert_eq!(matched(&[&[0, 1], &[0]], 2), [Some(1), Some(0)]);
        assert_eq!(matched(&[&[0], &[0]], 2), [Some(0), None]);
        assert_eq!(matched(&[&[], &[1], &[1, 0], &[2]], 3), [Some(2), Some(1), Some(3)]);
        assert_eq!(matched(&[], 1), [None]);
    }
}
