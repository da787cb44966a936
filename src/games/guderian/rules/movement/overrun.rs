//! Overruns (6.5): attacks during movement.

use super::{march, may_enter_column, may_move, none_picked_up, not_parted};
use crate::{
    engine::{board::Hex, counters::Points},
    games::guderian::rules::{
        counter::Piece, kinds::Side, position::Public, refusal::Why, rulebook::Rulebook, supply::SupplyLines,
    },
};

/// Whether these units may overrun the hex now, and the points that each has left after paying for it.
///
/// # Errors
/// A unit may not move or has too few points; they did not start together; a Soviet unit was out of every leader's
/// radius; there are only leaders; the target is not an adjacent enemy.
pub fn may_overrun(
    rulebook: &Rulebook,
    public: &Public,
    pieces: &[Piece],
    target: Hex,
) -> Result<Vec<Points>, Why> {
    let first = *pieces.first().ok_or(Why::NobodyNamed)?;
    let hex = public.counter(first).hex().ok_or_else(|| Why::NotOnMap { unit: public.counter(first).id })?;
    let side = public.counter(first).side();
    let mut left = Vec::with_capacity(pieces.len());
    for piece in pieces {
        may_move(public, *piece)?;
        let counter = public.counter(*piece);
        let unit = counter.id;
        if counter.hex() != Some(hex) {
            return Err(Why::NotTogether { unit, hex });
        }
        if start_of(public, *piece) != start_of(public, first) {
            return Err(Why::DidNotStartTogether { unit });
        }
        if march::must_march(rulebook, public, *piece) {
            return Err(Why::MarchNoOverrun { unit });
        }
        if march::is_held(rulebook, public, *piece) {
            return Err(Why::ArmyHeld { unit });
        }
        if defends_only(rulebook, public, *piece) {
            return Err(Why::DefendsOnly { unit });
        }
        let cost = rulebook.charts.overrun_cost;
        let have = counter.condition.left;
        left.push(have.less(cost).ok_or(Why::OverrunTooDear { unit, cost, left: have })?);
    }
    none_picked_up(public, pieces)?;
    not_parted(public, pieces)?;
    if !pieces.iter().any(|piece| public.counter(*piece).is_combat_unit()) {
        return Err(Why::OnlyLeaders);
    }
    may_be_target(rulebook, public, side, hex, target)?;
    for piece in pieces {
        if !was_commanded(rulebook, public, *piece) {
            return Err(Why::NotCommandedAtStart { unit: public.counter(*piece).id });
        }
    }
    Ok(left)
}

/// Whether the hex can be overrun from `hex`: an enemy is there, no lake is between, and the column is open, because it
/// must be entered.
fn may_be_target(rulebook: &Rulebook, public: &Public, side: Side, hex: Hex, target: Hex) -> Result<(), Why> {
    if hex.side_towards(target).is_none() {
        return Err(Why::OverrunTooFar { from: hex, to: target });
    }
    if !rulebook.board.contains(target) {
        return Err(Why::NobodyThere { hex: target });
    }
    if !rulebook.board.touches_over_land(hex, target) {
        return Err(Why::OverrunOverLake { hex: target });
    }
    if !public.holds(side.enemy(), target) {
        return Err(Why::NobodyThere { hex: target });
    }
    may_enter_column(rulebook, public, side, target)
}

/// The hex where the unit began this phase; a unit that entered the map in it is judged in its present hex (K8.2.1).
fn start_of(public: &Public, piece: Piece) -> Option<Hex> {
    let counter = public.counter(piece);
    if counter.condition.entry.is_some() { counter.hex() } else { counter.condition.start }
}

/// Whether the unit was in command. Soviet combat units must have been within a leader's radius when the phase opened
/// (6.55); for those that entered in it, now.
fn was_commanded(rulebook: &Rulebook, public: &Public, piece: Piece) -> bool {
    let counter = public.counter(piece);
    if counter.side() == Side::German || !counter.is_combat_unit() {
        return true;
    }
    if counter.condition.entry.is_none() {
        return counter.condition.commanded;
    }
    let lines = SupplyLines::new(rulebook, public, Side::Soviet);
    counter.hex().is_some_and(|hex| lines.commands(hex))
}

/// Whether a revealed division has no strength to attack with (12.3).
pub fn defends_only(rulebook: &Rulebook, public: &Public, piece: Piece) -> bool {
    let counter = public.counter(piece);
    counter.is_combat_unit()
        && counter.print.is_some_and(|print| {
            rulebook.order_of_battle.record(print).attack.iter().all(|attack| *attack == 0)
        })
}

/// The adjacent hexes that these units could overrun if their points were enough.
pub fn targets(rulebook: &Rulebook, public: &Public, pieces: &[Piece]) -> Vec<Hex> {
    let Some(hex) = pieces.first().and_then(|piece| public.counter(*piece).hex()) else {
        return Vec::new();
    };
    rulebook
        .board
        .land_neighbours(hex)
        .filter(|target| public.holder(*target).is_some())
        .filter(|target| may_overrun(rulebook, public, pieces, *target).is_ok())
        .collect()
}
