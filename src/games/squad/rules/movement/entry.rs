//! Entering and leaving the map (4.2, 4.3).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Cost, Moves, NoWay, Step, costs::in_hex, enemy_in, fits};
use crate::{
    engine::board::{ALL_SIDES, Board, Hex, Hexside},
    games::squad::rules::{counter::Counter, kinds::Side, position::Public, rulebook::Rulebook},
};

/// Returns the cost of entering the map in a hex: as from open ground of its level, over no hexside feature (4.2).
/// Vehicles and guns enter on a bridge only where its road leaves the map.
///
/// # Errors
/// An enemy is there, or the ground is closed to this kind of movement.
pub fn entry_step(
    rulebook: &Rulebook,
    public: &Public,
    (side, moves): (Side, Moves),
    hex: Hex,
) -> Result<Step, NoWay> {
    let board = &rulebook.board;
    if !board.contains(hex) {
        return Err(NoWay::OffMap { hex });
    }
    if moves != Moves::Foot && board.is_bridge(hex) && !board.is_road_exit(hex) {
        return Err(NoWay::BridgeByRoad { from: hex, to: hex });
    }
    let step = in_hex(rulebook, public, moves, hex)?;
    if enemy_in(rulebook, public, side, hex) { Err(NoWay::EnemyThere { hex }) } else { Ok(step) }
}

/// The facings with which a vehicle may enter the map in a hex: towards adjacent hexes on the map (4.2).
pub fn entry_facings(board: &Board, hex: Hex) -> impl Iterator<Item = Hexside> + '_ {
    ALL_SIDES.into_iter().filter(move |side| hex.step(*side).is_some_and(|next| board.contains(next)))
}

/// Returns the hexes in which waiting units may enter: those of their arrival without enemies and with room for them.
/// If all are closed, it is the nearest open ones of the same edge (4.2).
pub fn open_entries(
    rulebook: &Rulebook,
    public: &Public,
    units: &[&Counter],
    arrival: &[Hex],
    edge: &[Hex],
) -> Vec<Hex> {
    let enemies = |hex: Hex| units.iter().any(|unit| enemy_in(rulebook, public, unit.side, hex));
    let open = |hex: &Hex| !enemies(*hex) && fits(rulebook, public, *hex, units) == Ok(());
    let own: Vec<Hex> = arrival.iter().copied().filter(open).collect();
    if !own.is_empty() {
        return own;
    }
    let others: Vec<Hex> = edge.iter().copied().filter(open).collect();
    let far = |hex: &Hex| arrival.iter().map(|entry| entry.distance(*hex)).min();
    let nearest = others.iter().filter_map(far).min();
    others.into_iter().filter(|hex| far(hex) == nearest).collect()
}

/// Movement points for leaving the map from a hex at its edge (4.3).
const EXIT: u16 = 1;

/// Returns the cost of leaving the map from a hex: one point. A vehicle leaves over the hexside that it faces, or in
/// reverse for twice the cost (7.2).
///
/// # Errors
/// The hex is not at the edge, or the vehicle has the wrong facing.
pub fn exit_cost(board: &Board, moves: Moves, hex: Hex, facing: Option<Hexside>) -> Result<Cost, NoWay> {
    let leads_out = |side: Hexside| hex.step(side).is_none_or(|next| !board.contains(next));
    if !ALL_SIDES.into_iter().any(leads_out) {
        return Err(NoWay::NoExit { hex });
    }
    match (moves, facing) {
        (Moves::Foot, _) => Ok(Cost::Points(EXIT)),
        (Moves::ByHand | Moves::Towed, _) => Ok(Cost::Whole),
        (_, Some(facing)) if leads_out(facing) => Ok(Cost::Points(EXIT)),
        (_, Some(facing)) if leads_out(facing.opposite()) => Ok(Cost::Points(2 * EXIT)),
        _ => Err(NoWay::NotAhead { hex }),
    }
}
