//! Entering and leaving the map (4.2, 4.3).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Cost, Moves, NoWay, Step, costs::in_hex, enemy_in, fits};
use crate::{
    engine::board::{ALL_SIDES, Board, Hex, Side6},
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
pub fn entry_facings(board: &Board, hex: Hex) -> impl Iterator<Item = Side6> + '_ {
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
pub fn exit_cost(board: &Board, moves: Moves, hex: Hex, facing: Option<Side6>) -> Result<Cost, NoWay> {
    let leads_out = |side: Side6| hex.step(side).is_none_or(|next| !board.contains(next));
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::squad::rules::{
        counter::Place,
        movement::samples::{at, counter, hex, hexes, position, some, work},
        position::WorkKind,
    };
    use Side6::{North, NorthEast, NorthWest, South, SouthEast};

    /// 4.2: the first hex costs as any other, without hexside features and slopes.
    #[test]
    fn the_first_hex_is_paid_as_any_other() {
        let rulebook = Rulebook::of_map("map-valmont");
        let public = position(vec![at("ge-rifle-1", "0114")]);
        let enter = |moves, on| entry_step(&rulebook, &public, (Side::Allied, moves), hex(on));
        let cost = |moves, on| enter(moves, on).map(|step| step.cost);
        assert_eq!(cost(Moves::Foot, "0714"), Ok(Cost::Points(2)), "the stream");
        assert_eq!(cost(Moves::Wheels, "0714"), Ok(Cost::Points(3)));
        assert_eq!(cost(Moves::Armour, "1014"), Ok(Cost::Points(1)));
        assert_eq!(cost(Moves::Foot, "2009"), Ok(Cost::Points(1)), "a hedge lies to its south only");
        assert_eq!(enter(Moves::Foot, "0114"), Err(NoWay::EnemyThere { hex: hex("0114") }));
        assert_eq!(enter(Moves::Foot, "0115"), Err(NoWay::OffMap { hex: hex("0115") }));
        let wire = work(public.clone(), "1014", WorkKind::Wire);
        let enter = entry_step(&rulebook, &wire, (Side::Allied, Moves::Foot), hex("1014"));
        assert_eq!(enter, Ok(Step { cost: Cost::Points(1), stops: true }));
    }

    /// 4.2: a vehicle faces inwards.
    #[test]
    fn a_vehicle_enters_facing_inwards() {
        let rulebook = Rulebook::of_map("map-valmont");
        let facings = |on| entry_facings(&rulebook.board, hex(on)).collect::<Vec<_>>();
        assert_eq!(facings("1014"), [North, NorthEast, NorthWest]);
        assert_eq!(facings("0101"), [SouthEast, South], "a corner");
    }

    /// 4.2: full hexes and hexes with enemies are closed. If all are closed, the nearest ones of the edge are open.
    #[test]
    fn closed_entry_hexes_open_their_neighbours() {
        let rulebook = Rulebook::of_map("map-valmont");
        let mut units = vec![at("ge-rifle-1", "0114"), counter("us-rifle-9", Place::Due(0))];
        for number in 1..=4 {
            units.push(at(&format!("us-rifle-{number}"), "0214"));
        }
        let public = position(units);
        let due = some(&public, &["us-rifle-9"]);
        let edge: Vec<Hex> = rulebook.board.hexes().filter(|hex| hex.row() == 14).collect();
        let open = |arrival: &[&str]| open_entries(&rulebook, &public, &due, &hexes(arrival), &edge);
        assert_eq!(open(&["0114", "0214", "0714"]), hexes(&["0714"]));
        assert_eq!(open(&["0114", "0214"]), hexes(&["0314"]));
        assert_eq!(open(&["0214"]), hexes(&["0314"]));
    }

    /// 4.3: one point from an edge hex; for vehicles by their facing (7.2).
    #[test]
    fn the_map_is_left_from_its_edge() {
        let rulebook = Rulebook::of_map("map-valmont");
        let leave = |moves, on, facing| exit_cost(&rulebook.board, moves, hex(on), facing);
        assert_eq!(leave(Moves::Foot, "1014", None), Ok(Cost::Points(1)));
        assert_eq!(leave(Moves::Foot, "1013", None), Err(NoWay::NoExit { hex: hex("1013") }));
        assert_eq!(leave(Moves::Armour, "1014", Some(South)), Ok(Cost::Points(1)));
        assert_eq!(leave(Moves::Armour, "1014", Some(North)), Ok(Cost::Points(2)));
        assert_eq!(leave(Moves::Wheels, "0105", Some(North)), Err(NoWay::NotAhead { hex: hex("0105") }));
        assert_eq!(leave(Moves::ByHand, "1014", Some(North)), Ok(Cost::Whole));
    }
}
