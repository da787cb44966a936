//! How far it is: movement points over the board, with what the enemy adds.

use crate::{
    board::{ALL_SIDES, Hex, HexMap},
    games::guderian::{
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
const BUCKETS: usize = 128;

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
        let mut buckets: Vec<Vec<Hex>> = vec![Vec::new(); BUCKETS];
        let reach = |points: &mut HexMap<u16>, buckets: &mut Vec<Vec<Hex>>, hex: Hex, spent: u16| {
            if spent < points[hex] {
                points[hex] = spent;
                if buckets.len() <= usize::from(spent) {
                    buckets.resize(usize::from(spent) + BUCKETS, Vec::new());
                }
                buckets[usize::from(spent)].push(hex);
            }
        };
        for (hex, spent) in starts {
            reach(&mut points, &mut buckets, hex, spent);
        }
        let mut spent = 0;
        while spent < buckets.len() {
            let Some(hex) = buckets[spent].pop() else {
                spent += 1;
                continue;
            };
            if usize::from(points[hex]) != spent {
                continue;
            }
            for (way, next) in board.neighbours(hex).iter().enumerate() {
                let Some(next) = *next else { continue };
                let Some(cost) = cost(hex, next, way) else { continue };
                reach(&mut points, &mut buckets, next, spent as u16 + cost);
            }
        }
        points
    }
}
