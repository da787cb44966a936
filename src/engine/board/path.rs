//! Floods over the board and the cheapest paths, shared by several rules and all computer players.

use super::{ALL_SIDES, Board, Hex, HexMap, Hexside};

/// Costs for which room is made at once.
const BUCKETS: usize = 256;
/// Hexes for which room is made, counted again each time a cheaper path to them is found.
const ENTRIES: usize = 4096;
/// The end of a list.
const NOBODY: u32 = u32::MAX;

/// Counts, for every hex, the hexes entered on the shortest path from the nearest start.
///
/// `open` states whether a path may continue from a hex; a hex that is not open may still be the end of a path. A path
/// may always continue from a start. Paths never touch a lake and are at most `limit` hexes long. Hexes that no path
/// reaches keep `u16::MAX`.
pub fn flood(
    board: &Board,
    starts: impl IntoIterator<Item = Hex>,
    limit: u16,
    mut open: impl FnMut(Hex) -> bool,
) -> HexMap<u16> {
    let mut distance = HexMap::filled(board.room(), u16::MAX);
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
            for next in board.around_on_land(hex) {
                let Some(next) = *next else { continue };
                let there = &mut distance[next];
                if *there == u16::MAX {
                    *there = steps;
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

/// Finds, for every hex, the cost of the cheapest path from the starts, each with the points already spent there.
///
/// `cost` returns the cost of a step from a hex to the adjacent hex over this side, or none if it is impossible. Hexes
/// that no path reaches keep `u16::MAX`; a path that costs as much counts as no path.
pub fn spread(
    board: &Board,
    starts: impl IntoIterator<Item = (Hex, u16)>,
    cost: impl Fn(Hex, Hex, Hexside) -> Option<u16>,
) -> HexMap<u16> {
    let mut points = HexMap::filled(board.room(), u16::MAX);
    let mut queue = Queue::new();
    let reach = |points: &mut HexMap<u16>, queue: &mut Queue, hex: Hex, spent: u16| {
        if spent < points[hex] {
            points[hex] = spent;
            queue.push(spent, hex);
        }
    };
    for (hex, spent) in starts {
        reach(&mut points, &mut queue, hex, spent);
    }
    while let Some((spent, hex)) = queue.pop() {
        if points[hex] != spent {
            continue;
        }
        for (way, next) in ALL_SIDES.into_iter().zip(board.neighbours(hex)) {
            let Some(next) = *next else { continue };
            let Some(cost) = cost(hex, next, way) else { continue };
            reach(&mut points, &mut queue, next, spent.saturating_add(cost));
        }
    }
    points
}

/// Hexes in the order of their cost; of equal ones the last added is taken first. All are in one list, each with the
/// number of the next one of the same cost.
struct Queue {
    first: Vec<u32>,
    entries: Vec<(Hex, u32)>,
    spent: usize,
}

impl Queue {
    fn new() -> Self {
        Self { first: vec![NOBODY; BUCKETS], entries: Vec::with_capacity(ENTRIES), spent: 0 }
    }

    fn push(&mut self, spent: u16, hex: Hex) {
        let spent = usize::from(spent);
        if self.first.len() <= spent {
            self.first.resize(spent + BUCKETS, NOBODY);
        }
        let number = self.entries.len() as u32;
        self.entries.push((hex, std::mem::replace(&mut self.first[spent], number)));
    }

    fn pop(&mut self) -> Option<(u16, Hex)> {
        loop {
            let first = self.first.get_mut(self.spent)?;
            if *first == NOBODY {
                self.spent += 1;
                continue;
            }
            let (hex, next) = self.entries[*first as usize];
            *first = next;
            return Some((self.spent as u16, hex));
        }
    }
}
