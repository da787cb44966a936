//! Works: hexes in which they may be built, and the units in them (20).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Moves, NoWay};
use crate::{
    engine::board::{Hex, Terrain},
    games::squad::rules::{
        counter::Counter,
        position::{Public, WorkKind},
        rulebook::Rulebook,
        scenario::units::UnitType,
    },
};

/// Checks that a work may be in a hex. Fortifications are allowed only in the open, entrenchments not in buildings,
/// streams and gullies, with one work in a hex (20.1).
///
/// # Errors
/// The ground is not fit for it, or a work is there.
pub fn may_build(rulebook: &Rulebook, public: &Public, kind: WorkKind, hex: Hex) -> Result<(), NoWay> {
    if !rulebook.board.contains(hex) {
        return Err(NoWay::OffMap { hex });
    }
    // A bridge is not open ground and cannot be dug up.
    let fit = !rulebook.board.is_bridge(hex)
        && match (kind, rulebook.board.terrain(hex)) {
            (_, Terrain::Clear | Terrain::Hilltop) => true,
            (WorkKind::Foxhole | WorkKind::Trench, terrain) => {
                matches!(terrain, Terrain::Woods | Terrain::Orchard | Terrain::Crops)
            }
            _ => false,
        };
    if !fit {
        return Err(NoWay::NoWorkHere { hex });
    }
    if public.works.contains_key(&hex) { Err(NoWay::WorkThere { hex }) } else { Ok(()) }
}

/// Whether a unit of a type that stops in a hex with a work is in it and has its cover. Infantry is in all works with
/// cover, guns in bunkers and sandbags (20.1 to 20.4).
pub fn shelters(work: WorkKind, kind: &UnitType) -> bool {
    match work {
        WorkKind::EarthBunker | WorkKind::ConcreteBunker | WorkKind::Sandbags => {
            matches!(Moves::of(kind), Some(Moves::Foot | Moves::ByHand | Moves::Towed))
        }
        WorkKind::Foxhole | WorkKind::Trench => Moves::of(kind) == Some(Moves::Foot),
        WorkKind::Mines | WorkKind::Wire => false,
    }
}

/// Whether a unit of a type that stops in a hex is in the work there. A unit that passes is not (20.1).
pub fn would_shelter(public: &Public, kind: &UnitType, hex: Hex) -> bool {
    public.works.get(&hex).is_some_and(|work| shelters(work.kind, kind))
}

/// Whether a unit is passing a work: it is not in the work of its hex, but would be if it stopped there (20.1).
pub fn passes_work(rulebook: &Rulebook, public: &Public, counter: &Counter) -> bool {
    let outside = !counter.condition.in_work;
    outside && counter.hex().is_some_and(|hex| would_shelter(public, rulebook.kind(counter), hex))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::squad::rules::movement::samples::{at, hex, work};
    use WorkKind::{EarthBunker, Foxhole, Mines, Sandbags, Trench, Wire};

    /// 20.1: open ground, orchard, woods, building, stream, bridge.
    #[test]
    fn works_lie_where_the_ground_is_fit() {
        let rulebook = Rulebook::of_map("map-valmont");
        let grounds = ["0209", "0306", "0211", "0604", "0913", "1013"];
        let fit = |kind| grounds.map(|on| may_build(&rulebook, &Public::default(), kind, hex(on)).is_ok());
        for kind in [EarthBunker, Sandbags, Mines, Wire] {
            assert_eq!(fit(kind), [true, false, false, false, false, false], "{kind:?}");
        }
        for kind in [Foxhole, Trench] {
            assert_eq!(fit(kind), [true, true, true, false, false, false], "{kind:?}");
        }
        let taken = work(Public::default(), "0209", Mines);
        let there = may_build(&rulebook, &taken, Foxhole, hex("0209"));
        assert_eq!(there, Err(NoWay::WorkThere { hex: hex("0209") }));
        let hill = Rulebook::of_map("map-hill-71");
        assert_eq!(may_build(&hill, &Public::default(), Wire, hex("0905")), Ok(()), "an open hilltop");
    }

    /// Foxholes and trenches are for infantry, sandbags and bunkers also for guns, and no work is for vehicles (20.2 to
    /// 20.4).
    #[test]
    fn works_shelter_infantry_and_some_guns() {
        let rulebook = Rulebook::of_map("map-valmont");
        let units = ["ge-rifle-1", "ge-leader-0-1", "ge-pak-40-1", "ge-pz-4h-1", "ge-truck-1"];
        let sheltered = |work| units.map(|id| shelters(work, rulebook.kind(&at(id, "0209"))));
        for kind in [EarthBunker, Sandbags] {
            assert_eq!(sheltered(kind), [true, true, true, false, false], "{kind:?}");
        }
        for kind in [Foxhole, Trench] {
            assert_eq!(sheltered(kind), [true, true, false, false, false], "{kind:?}");
        }
        for kind in [Mines, Wire] {
            assert_eq!(sheltered(kind), [false; 5], "{kind:?}");
        }
    }
}
