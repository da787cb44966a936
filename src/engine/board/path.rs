//! Floods over the board that several rules share.

use super::{Board, Hex, HexMap};

/// Counts, for every hex, the hexes entered on the shortest way from the nearest start.
///
/// `open` says whether a way may lead on from a hex; a hex that is not open may still be the last
/// of a way. Starts always lead on. Ways never touch a lake and are at most `limit` hexes long.
/// Hexes that no way reaches keep `u16::MAX`.
pub fn flood(
    board: &Board,
    starts: impl IntoIterator<Item = Hex>,
    limit: u16,
    mut open: impl FnMut(Hex) -> bool,
) -> HexMap<u16> {
    let mut distance = HexMap::filled(board.columns(), u16::MAX);
    let mut ring: Vec<Hex> = Vec::with_capacity(64);
    for start in starts {
        if distance[start] != 0 {
            distance[start] = 0;
            ring.push(start);
        }
    }
    let mut next_ring = Vec::with_capacity(64);
    for steps in 1..=limit {
        for hex in ring.drain(..) {
            for next in board.land_neighbours(hex) {
                if distance[next] == u16::MAX {
                    distance[next] = steps;
                    if open(next) {
                        next_ring.push(next);
                    }
                }
            }
        }
        if next_ring.is_empty() {
            break;
        }
        std::mem::swap(&mut ring, &mut next_ring);
    }
    distance
}
