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
