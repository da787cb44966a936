//! Cover: protection of a unit by the ground and its work (6.3, 20.2 to 20.4).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{ground_cover, in_arc};
use crate::{
    engine::board::Hex,
    games::squad::rules::{
        counter::Counter,
        position::{Public, Work, WorkKind},
        rulebook::Rulebook,
        scenario::units::{Kind, UnitType},
    },
};

/// The cover that a work gives to the units in it (20.2 to 20.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gives {
    /// This cover, whatever the ground.
    Instead(i8),
    /// This cover in addition to the ground.
    Added(i8),
}

/// The cover that a work gives infantry in it (20.2 to 20.4); none for works without cover.
fn protects(work: WorkKind) -> Option<Gives> {
    match work {
        WorkKind::EarthBunker => Some(Gives::Instead(3)),
        WorkKind::ConcreteBunker => Some(Gives::Instead(4)),
        WorkKind::Sandbags => Some(Gives::Instead(2)),
        WorkKind::Foxhole => Some(Gives::Added(1)),
        WorkKind::Trench => Some(Gives::Added(2)),
        WorkKind::Wire | WorkKind::Mines => None,
    }
}

/// The cover that a work gives a unit of this type. Guns have none from works dug into the ground (20.2 to 20.4).
pub fn gives(work: WorkKind, kind: &UnitType) -> Option<Gives> {
    let gun = matches!(kind.kind, Kind::Gun(_));
    protects(work).filter(|gives| kind.is_infantry() || gun && matches!(gives, Gives::Instead(_)))
}

/// The work that a unit is in (20.1).
pub fn work_of<'a>(public: &'a Public, counter: &Counter) -> Option<&'a Work> {
    if !counter.condition.in_work {
        return None;
    }
    public.works.get(&counter.hex()?)
}

/// Whether a unit is in a bunker, which makes it no target of anti-tank fire and limits its arc (16.1, 20.2).
pub fn in_bunker(public: &Public, counter: &Counter) -> bool {
    work_of(public, counter).is_some_and(|work| work.kind.is_bunker())
}

/// The cover of a unit in a hex: that of the ground, and of the work if it is in it (6.3, 20.2 to 20.4). A carried unit
/// has that of the ground.
pub fn cover(rulebook: &Rulebook, public: &Public, hex: Hex, counter: &Counter) -> i8 {
    let ground = ground_cover(&rulebook.board, &rulebook.charts, &rulebook.options, hex);
    let work = work_of(public, counter).filter(|_| counter.hex() == Some(hex));
    match work.and_then(|work| gives(work.kind, rulebook.kind(counter))) {
        Some(Gives::Instead(cover)) => cover,
        Some(Gives::Added(cover)) => ground + cover,
        None => ground,
    }
}

/// The cover against one roll at several units in a hex: the best that any of them has (13.5, 17.6). Without units it
/// is that of the ground.
pub fn cover_of_all(rulebook: &Rulebook, public: &Public, hex: Hex, units: &[&Counter]) -> i8 {
    let best = units.iter().map(|counter| cover(rulebook, public, hex, counter)).max();
    best.unwrap_or_else(|| ground_cover(&rulebook.board, &rulebook.charts, &rulebook.options, hex))
}

/// The best cover that a unit on foot can have in a hex, by the ground and the work there. Both players know this much
/// about hidden units (22.2).
pub fn best_cover(rulebook: &Rulebook, public: &Public, hex: Hex) -> i8 {
    let ground = ground_cover(&rulebook.board, &rulebook.charts, &rulebook.options, hex);
    match public.works.get(&hex).and_then(|work| protects(work.kind)) {
        Some(Gives::Instead(cover)) => ground.max(cover),
        Some(Gives::Added(cover)) => ground + cover,
        None => ground,
    }
}

/// Whether the shield of a gun protects it from a firer: the firer is in its arc, and the gun does not move (13.10,
/// 16.2).
pub fn is_shielded(rulebook: &Rulebook, gun: &Counter, moving: bool, firer: Hex) -> bool {
    let has_shield = rulebook.kind(gun).gun().is_some_and(|gun| gun.shield);
    let faces = gun.hex().zip(gun.facing).is_some_and(|(hex, facing)| in_arc(hex, facing, firer));
    has_shield && faces && !moving
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::board::Side6,
        games::squad::rules::samples::{but, counter, facing, hex, position, work},
    };

    /// The cover of a unit of a type in a hex with a work, inside or outside it.
    fn covered(rulebook: &Rulebook, kind: &str, at: &str, built: Option<WorkKind>, inside: bool) -> i8 {
        let unit = but(counter(kind, 1, at), |condition| condition.in_work = inside);
        let mut public = position([unit.clone()]);
        public.works.extend(built.map(|kind| (hex(at), work(kind))));
        cover(rulebook, &public, hex(at), &unit)
    }

    #[test]
    fn foxholes_and_trenches_add_to_the_ground_and_only_for_infantry() {
        let rulebook = Rulebook::of_map("map-valmont");
        let dug = |kind, at, work| covered(&rulebook, kind, at, Some(work), true);
        // Hex 0401 is woods, hex 0201 open.
        assert_eq!(covered(&rulebook, "ge-rifle", "0401", None, false), 2);
        assert_eq!(dug("ge-rifle", "0401", WorkKind::Foxhole), 3);
        assert_eq!(dug("ge-rifle", "0201", WorkKind::Trench), 2);
        assert_eq!(dug("ge-pak-40", "0401", WorkKind::Foxhole), 2);
        assert_eq!(dug("ge-pz-4h", "0201", WorkKind::Trench), 0);
        assert_eq!(covered(&rulebook, "ge-rifle", "0201", Some(WorkKind::Trench), false), 0, "beside it");
        assert_eq!(dug("ge-rifle", "0201", WorkKind::Wire), 0);
    }

    #[test]
    fn sandbags_and_bunkers_stand_instead_of_the_ground() {
        let rulebook = Rulebook::of_map("map-valmont");
        let inside = |kind, at, work| covered(&rulebook, kind, at, Some(work), true);
        assert_eq!(inside("ge-rifle", "0201", WorkKind::EarthBunker), 3);
        assert_eq!(inside("ge-pak-40", "0201", WorkKind::ConcreteBunker), 4);
        assert_eq!(inside("ge-pz-4h", "0201", WorkKind::Sandbags), 0);
        // Ruling on 16.2: a gun has the cover of the building that it is in, and in sandbags their cover instead.
        assert_eq!(covered(&rulebook, "ge-pak-40", "0905", None, false), 3);
        assert_eq!(inside("ge-pak-40", "0905", WorkKind::Sandbags), 2);
    }

    #[test]
    fn one_roll_at_several_goes_by_the_best_cover() {
        let rulebook = Rulebook::of_map("map-valmont");
        let squad = but(counter("ge-rifle", 1, "0201"), |condition| condition.in_work = true);
        let truck = counter("ge-truck", 1, "0201");
        let mut public = position([squad.clone(), truck.clone()]);
        public.works.insert(hex("0201"), work(WorkKind::Trench));
        assert_eq!(cover_of_all(&rulebook, &public, hex("0201"), &[&truck]), 0);
        assert_eq!(cover_of_all(&rulebook, &public, hex("0201"), &[&squad, &truck]), 2);
        assert_eq!(cover_of_all(&rulebook, &public, hex("0401"), &[]), 2, "of the ground alone");
    }

    #[test]
    fn a_shield_is_of_use_in_the_arc_of_a_gun_that_stands() {
        let rulebook = Rulebook::of_map("map-valmont");
        let gun = facing("ge-pak-40", 1, "1007", Side6::North);
        assert!(is_shielded(&rulebook, &gun, false, hex("1004")));
        assert!(!is_shielded(&rulebook, &gun, false, hex("1009")));
        assert!(!is_shielded(&rulebook, &gun, true, hex("1004")), "it is pushed");
        assert!(!is_shielded(&rulebook, &facing("ge-pz-4h", 1, "1007", Side6::North), false, hex("1004")));
    }
}
