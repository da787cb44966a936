//! Floods over the board and the cheapest ways, which several rules and all computer players share.

use super::{ALL_SIDES, Board, Hex, HexMap, Side6};

/// Points that are made room for at once.
const BUCKETS: usize = 256;
/// Hexes that are made room for, counted as often as a cheaper way to them is found.
const ENTRIES: usize = 4096;
/// The end of a list.
const NOBODY: u32 = u32::MAX;

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

/// Counts, for every hex, what the cheapest way costs from the starts, each with what has been spent there already.
///
/// `cost` says what a step costs from a hex to its neighbour over this side, or that there is none. Hexes that no way
/// reaches keep `u16::MAX`; a way that costs as much is none either.
pub fn spread(
    board: &Board,
    starts: impl IntoIterator<Item = (Hex, u16)>,
    cost: impl Fn(Hex, Hex, Side6) -> Option<u16>,
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

/// Hexes in the order of what has been spent; of those that cost the same, the last that came goes first. All
/// lie in one list, each with the number of the next one that costs as much.
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
