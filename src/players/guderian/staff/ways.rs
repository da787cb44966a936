//! How far it is: movement points over the board, with what the enemy adds.

use crate::{
    board::{ALL_SIDES, Hex, HexMap},
    games::guderian::{
        kinds::{March, Side},
        position::Public,
        rulebook::Rulebook,
    },
};
use std::{cmp::Reverse, collections::BinaryHeap};

/// Farther than any way.
pub(super) const FAR: u16 = u16::MAX;
/// Half points that it costs, more or less, to get past an enemy and through his zone.
const PAST_ENEMY: u16 = 12;
const THROUGH_ZONE: u16 = 5;

/// Who walks, and whether enemies are in his way.
#[derive(Clone, Copy)]
pub(super) struct Walker<'a> {
    pub rulebook: &'a Rulebook,
    pub public: &'a Public,
    pub side: Side,
    pub march: March,
    /// Whether enemies cost him time.
    pub delayed: bool,
}

impl Walker<'_> {
    fn delay(&self, hex: Hex) -> u16 {
        if !self.delayed {
            return 0;
        }
        let enemy = self.side.enemy();
        if self.public.holds(enemy, hex) {
            PAST_ENEMY
        } else if self.public.in_zone_of(enemy, hex) {
            THROUGH_ZONE
        } else {
            0
        }
    }

    /// Half points from every hex to the nearest of the goals.
    pub fn to_goals(&self, goals: &[Hex]) -> HexMap<u16> {
        self.spread(goals.iter().map(|hex| (*hex, 0)), |walker, nearer, farther, way: usize| {
            let cost =
                walker.rulebook.costs.step(walker.side, walker.march, farther, ALL_SIDES[way].opposite())?;
            Some(cost.0 + walker.delay(nearer))
        })
    }

    /// Half points from the nearest of the starts, each with what it has spent already, to every hex.
    pub fn from_starts(&self, starts: impl Iterator<Item = (Hex, u16)>) -> HexMap<u16> {
        self.spread(starts, |walker, here, there, way: usize| {
            let cost = walker.rulebook.costs.step(walker.side, walker.march, here, ALL_SIDES[way])?;
            Some(cost.0 + walker.delay(there))
        })
    }

    fn spread(
        &self,
        starts: impl Iterator<Item = (Hex, u16)>,
        cost: impl Fn(&Self, Hex, Hex, usize) -> Option<u16>,
    ) -> HexMap<u16> {
        let board = &self.rulebook.board;
        let mut points = HexMap::filled(board.columns(), FAR);
        let mut open = BinaryHeap::new();
        for (hex, spent) in starts {
            if spent < points[hex] {
                points[hex] = spent;
                open.push(Reverse((spent, hex)));
            }
        }
        while let Some(Reverse((spent, hex))) = open.pop() {
            if points[hex] != spent {
                continue;
            }
            for (way, next) in board.neighbours(hex).iter().enumerate() {
                let Some(next) = *next else { continue };
                let Some(cost) = cost(self, hex, next, way) else { continue };
                let total = spent.saturating_add(cost);
                if total < points[next] {
                    points[next] = total;
                    open.push(Reverse((total, next)));
                }
            }
        }
        points
    }
}
