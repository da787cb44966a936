//! Reach: the hexes to which a group can move, each with the cheapest cost and the path.

#![warn(clippy::cast_possible_truncation)]

use super::{Group, MOST_CLASSES, interdiction};
use crate::{
    engine::{
        board::{ALL_SIDES, Hex, HexMap},
        counters::Points,
    },
    games::guderian::rules::{kinds::March, position::Public, rulebook::Rulebook},
};
use std::{cell::RefCell, cmp::Reverse, collections::BinaryHeap};

/// No label.
const NONE: u32 = u32::MAX;
/// More than any allowance, in half points.
const FAR: u8 = u8::MAX;
/// Most tables that are kept for the next search.
const MOST_IDLE: usize = 8;

thread_local! {
    /// Tables that no reach uses, without a label. To fill a new one for the whole board would take as long as a
    /// search, and longer on larger boards.
    static IDLE: RefCell<Vec<HexMap<u32>>> = const { RefCell::new(Vec::new()) };
}

/// A path to a hex: the points paid by each movement class, and the path that it continues.
#[derive(Clone, Copy, Debug)]
struct Label {
    hex: Hex,
    paid: [u8; MOST_CLASSES],
    /// The label that it continues.
    from: u32,
    /// The next label that has paid as much, while both wait to be continued.
    beside: u32,
}

/// The hexes to which a group can move.
#[derive(Clone, Debug)]
pub struct Reach {
    labels: Vec<Label>,
    /// The cheapest label of each hex.
    at: HexMap<u32>,
    /// The hexes reached, the start first.
    hexes: Vec<Hex>,
}

impl Reach {
    /// Finds the hexes to which the group can move. The start is always reached, at no cost.
    pub fn new(rulebook: &Rulebook, public: &Public, group: &Group) -> Self {
        let start = Label { hex: group.start, paid: [0; MOST_CLASSES], from: NONE, beside: NONE };
        let mut reach = Self {
            labels: Vec::with_capacity(256),
            at: table(rulebook.board.room()),
            hexes: Vec::with_capacity(256),
        };
        reach.labels.push(start);
        reach.at[group.start] = 0;
        reach.hexes.push(group.start);
        if group.must_stop(public, group.start) {
            return reach; // 8.13: walking out of a zone of control is impossible
        }
        match group.classes.as_slice() {
            [(march, left)] => reach.spread(rulebook, public, group, *march, *left),
            _ => reach.spread_together(rulebook, public, group),
        }
        reach
    }

    /// Searches for one movement class, with buckets by cost. A bucket is a chain through its labels, the newest first,
    /// and needs no memory of its own.
    fn spread(&mut self, rulebook: &Rulebook, public: &Public, group: &Group, march: March, left: Points) {
        let limit = u8::try_from(left.0).unwrap_or(FAR).min(FAR - 1);
        let mut buckets = [NONE; FAR as usize];
        buckets[0] = 0;
        for paid in 0..=limit {
            while buckets[usize::from(paid)] != NONE {
                let number = buckets[usize::from(paid)];
                let Label { hex: here, beside, .. } = self.labels[number as usize];
                buckets[usize::from(paid)] = beside;
                if self.at[here] != number || (paid > 0 && group.must_stop(public, here)) {
                    continue;
                }
                let costs = rulebook.costs.around(group.side, march, here);
                for (way, cost) in costs.iter().enumerate() {
                    let Some(total) = paid.checked_add(*cost).filter(|total| *total <= limit) else {
                        continue;
                    };
                    let Some(to) = rulebook.board.neighbours(here)[way] else { continue };
                    let total = u16::from(total) + interdiction(rulebook, public, group.side, to).0;
                    let Some(total) = u8::try_from(total).ok().filter(|total| *total <= limit) else {
                        continue;
                    };
                    if total >= self.cheapest(to) {
                        continue;
                    }
                    if self.at[to] == NONE && group.may_enter(rulebook, public, to).is_err() {
                        continue;
                    }
                    let beside = buckets[usize::from(total)];
                    let mut label = Label { hex: to, paid: [0; MOST_CLASSES], from: number, beside };
                    label.paid[0] = total;
                    buckets[usize::from(total)] = self.add(label);
                }
            }
        }
    }

    /// Searches for several movement classes at once: keeps each path that no other path beats for every class.
    fn spread_together(&mut self, rulebook: &Rulebook, public: &Public, group: &Group) {
        let mut queue = BinaryHeap::from([Reverse((0_u32, 0_u32))]);
        // The labels that are kept for each hex reached. During the search the place of a hex in this list is stored
        // where its cheapest label is stored afterwards.
        let mut kept: Vec<Vec<u32>> = vec![vec![0]];
        while let Some(Reverse((_, number))) = queue.pop() {
            let label = self.labels[number as usize];
            let here = label.hex;
            let stale = !kept[self.at[here] as usize].contains(&number);
            if stale || (number != 0 && group.must_stop(public, here)) {
                continue;
            }
            for way in ALL_SIDES {
                let Some(to) = rulebook.board.neighbours(here)[way.number()] else { continue };
                let Some(paid) = pay(rulebook, public, group, &label, here, to) else { continue };
                let known = kept.get_mut(self.at[to] as usize);
                let labels = &self.labels;
                let beats = |other: &u32| no_dearer(&labels[*other as usize].paid, &paid);
                let beaten = known.as_ref().is_some_and(|others| others.iter().any(beats));
                if beaten || group.may_enter(rulebook, public, to).is_err() {
                    continue;
                }
                let next = u32::try_from(labels.len()).unwrap_or(NONE);
                if let Some(others) = known {
                    others.retain(|other| !no_dearer(&paid, &labels[*other as usize].paid));
                    others.push(next);
                } else {
                    self.at[to] = u32::try_from(kept.len()).unwrap_or(NONE);
                    self.hexes.push(to);
                    kept.push(vec![next]);
                }
                self.labels.push(Label { hex: to, paid, from: number, beside: NONE });
                queue.push(Reverse((paid.iter().map(|paid| u32::from(*paid)).sum(), next)));
            }
        }
        for (hex, kept) in self.hexes.iter().zip(kept) {
            let best = kept.into_iter().min_by_key(|number| self.labels[*number as usize].paid);
            self.at[*hex] = best.unwrap_or(NONE);
        }
    }

    fn cheapest(&self, hex: Hex) -> u8 {
        match self.at[hex] {
            NONE => FAR,
            number => self.labels[number as usize].paid[0],
        }
    }

    fn add(&mut self, label: Label) -> u32 {
        let number = u32::try_from(self.labels.len()).unwrap_or(NONE);
        if self.at[label.hex] == NONE {
            self.hexes.push(label.hex);
        }
        self.at[label.hex] = number;
        self.labels.push(label);
        number
    }

    /// The hexes reached, the start first.
    pub fn hexes(&self) -> &[Hex] {
        &self.hexes
    }

    /// The cost of the path to the hex for the first movement class in the group.
    pub fn cost(&self, hex: Hex) -> Option<Points> {
        match self.at[hex] {
            NONE => None,
            number => Some(Points(u16::from(self.labels[number as usize].paid[0]))),
        }
    }

    /// The path to the hex, without the start; none if it is not reached.
    pub fn path(&self, hex: Hex) -> Option<Vec<Hex>> {
        let mut number = self.at[hex];
        if number == NONE {
            return None;
        }
        let mut path = Vec::new();
        loop {
            let label = &self.labels[number as usize];
            if label.from == NONE {
                break;
            }
            path.push(label.hex);
            number = label.from;
        }
        path.reverse();
        Some(path)
    }
}

impl Drop for Reach {
    fn drop(&mut self) {
        let mut at = std::mem::take(&mut self.at);
        for hex in &self.hexes {
            at.set(*hex, NONE);
        }
        // When a thread ends, the list may be gone already.
        let _ = IDLE.try_with(|idle| {
            let mut idle = idle.borrow_mut();
            if idle.len() < MOST_IDLE {
                idle.push(at);
            }
        });
    }
}

/// A table of a board without a label.
fn table(room: usize) -> HexMap<u32> {
    let idle = IDLE.with_borrow_mut(Vec::pop).filter(|idle| idle.size() == room);
    idle.unwrap_or_else(|| HexMap::filled(room, NONE))
}

/// The points that each class has paid after the step, if all can pay.
fn pay(
    rulebook: &Rulebook,
    public: &Public,
    group: &Group,
    label: &Label,
    from: Hex,
    to: Hex,
) -> Option<[u8; MOST_CLASSES]> {
    let way = from.side_towards(to)?;
    let mut paid = label.paid;
    for (number, (march, left)) in group.classes.iter().enumerate() {
        let cost = group.cost(rulebook, public, *march, from, way)?;
        let total = u16::from(paid[number]) + cost.0;
        if total > left.0 {
            return None;
        }
        paid[number] = u8::try_from(total).ok()?;
    }
    Some(paid)
}

/// Whether the first costs no class more than the second.
fn no_dearer(first: &[u8; MOST_CLASSES], second: &[u8; MOST_CLASSES]) -> bool {
    first.iter().zip(second).all(|(first, second)| first <= second)
}
