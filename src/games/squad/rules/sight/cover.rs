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
