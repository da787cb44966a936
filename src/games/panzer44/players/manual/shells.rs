//! Shells: two vehicles do not end their moves in one hex on which the enemy can drop high explosive, because one fire
//! hits both, and both then panic turn after turn.

use crate::{
    engine::board::Hex,
    games::panzer44::{
        players::estimate::Estimate,
        rules::{counter::Counter, kinds::Class, plot::observers, scenario::units::UnitType},
    },
};

/// Whether one fire would hit a vehicle in this hex together with a friendly unit.
pub(super) fn hit_two(estimate: &Estimate, counter: &Counter, kind: &UnitType, end: Hex) -> bool {
    kind.moves.is_vehicle()
        && estimate.public.crowd(counter.side, end, Some(counter.id)) > 0
        && may_fall(estimate, end)
}

/// Whether the enemy has high explosive that reaches a hex, and an observer that sees it (8.2).
fn may_fall(estimate: &Estimate, hex: Hex) -> bool {
    let (rulebook, public, enemy) = (estimate.rulebook, estimate.public, estimate.side.enemy());
    let off_board = || public.fires_left[enemy.number()].values().any(|left| *left > 0);
    let reaches = |(counter, at): (&Counter, Hex)| {
        let gun = rulebook.kind(counter).gun.filter(|gun| gun.class == Class::H);
        counter.condition.disruption == 0 && gun.is_some_and(|gun| gun.reaches(at.distance(hex)))
    };
    (off_board() || public.on_map(enemy).any(reaches))
        && observers(rulebook, public, enemy, hex).next().is_some()
}
