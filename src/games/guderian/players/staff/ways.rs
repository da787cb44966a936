//! How far it is: movement points over the board, with what the enemy adds.

use crate::{
    engine::board::{ALL_SIDES, Hex, HexMap},
    games::guderian::rules::{
        kinds::{March, Side},
        position::Public,
        rulebook::Rulebook,
    },
};
use std::sync::Arc;

/// Farther than any way.
pub(super) const FAR: u16 = u16::MAX;
/// Half points that it costs, more or less, to get past an enemy and through his zone.
const PAST_ENEMY: u16 = 12;
const THROUGH_ZONE: u16 = 5;
/// Half points that are made room for at once.
const BUCKETS: usize = 256;
/// Hexes that are made room for, counted as often as a cheaper way to them is found.
const ENTRIES: usize = 4096;
/// The end of a list.
const NOBODY: u32 = u32::MAX;

/// Who walks, and whether enemies are in his way.
pub(super) struct Walker<'a> {
    pub rulebook: &'a Rulebook,
    pub side: Side,
    pub march: March,
    /// Half points that enemies cost him in each hex.
    pub delays: Arc<HexMap<u16>>,
}

/// Half points that the enemies of a side cost in each hex, as they stand.
pub(super) fn delays(rulebook: &Rulebook, public: &Public, side: Side) -> HexMap<u16> {
    let mut delays = HexMap::filled(rulebook.board.columns(), 0);
    let enemy = side.enemy();
    for hex in rulebook.board.hexes() {
        if public.holds(enemy, hex) {
            delays[hex] = PAST_ENEMY;
        } else if public.in_zone_of(enemy, hex) {
            delays[hex] = THROUGH_ZONE;
        }
    }
    delays
}

impl<'a> Walker<'a> {
    /// One whom nobody delays.
    pub fn free(rulebook: &'a Rulebook, side: Side, march: March) -> Self {
        let delays = Arc::new(HexMap::filled(rulebook.board.columns(), 0));
        Self { rulebook, side, march, delays }
    }

    /// Half points from every hex to the nearest of the goals.
    pub fn to_goals(&self, goals: &[Hex]) -> HexMap<u16> {
        self.spread(goals.iter().map(|hex| (*hex, 0)), |nearer, farther, way: usize| {
            let cost = self.rulebook.costs.step(self.side, self.march, farther, ALL_SIDES[way].opposite())?;
            Some(cost.0 + self.delays[nearer])
        })
    }

    /// Half points from the nearest of the starts, each with what it has spent already, to every hex.
    pub fn spread_from(&self, starts: impl Iterator<Item = (Hex, u16)>) -> HexMap<u16> {
        self.spread(starts, |here, there, way: usize| {
            let cost = self.rulebook.costs.step(self.side, self.march, here, ALL_SIDES[way])?;
            Some(cost.0 + self.delays[there])
        })
    }

    fn spread(
        &self,
        starts: impl Iterator<Item = (Hex, u16)>,
        cost: impl Fn(Hex, Hex, usize) -> Option<u16>,
    ) -> HexMap<u16> {
        let board = &self.rulebook.board;
        let mut points = HexMap::filled(board.columns(), FAR);
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
            for (way, next) in board.neighbours(hex).iter().enumerate() {
                let Some(next) = *next else { continue };
                let Some(cost) = cost(hex, next, way) else { continue };
                reach(&mut points, &mut queue, next, spent + cost);
            }
        }
        points
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::orders::Game,
        games::guderian::rules::{Guderian, options::Options},
    };

    /// Every way is one step and the way from there, and no neighbour offers a shorter one.
    #[test]
    fn ways_are_the_shortest() {
        let rulebook = Arc::new(Guderian::load("smolensk", &Options::default()).unwrap());
        let public = Guderian::start(&rulebook, 1).public;
        let delays = Arc::new(delays(&rulebook, &public, Side::German));
        let walker = Walker { rulebook: &rulebook, side: Side::German, march: March::Motor, delays };
        let goals = &rulebook.scenario.victory.places[3].hexes;
        let ways = walker.to_goals(goals);
        for hex in rulebook.board.hexes().filter(|hex| !goals.contains(hex)) {
            let steps = ALL_SIDES.into_iter().filter_map(|way| {
                let next = rulebook.board.neighbours(hex)[way.number()]?;
                let cost = rulebook.costs.step(Side::German, March::Motor, hex, way)?;
                (ways[next] != FAR).then(|| ways[next] + cost.0 + walker.delays[next])
            });
            assert_eq!(ways[hex], steps.min().unwrap_or(FAR), "{hex}");
        }
        assert!(goals.iter().all(|hex| ways[*hex] == 0));
        assert!(rulebook.board.hexes().any(|hex| ways[hex] > 40 && ways[hex] != FAR));
    }
}
