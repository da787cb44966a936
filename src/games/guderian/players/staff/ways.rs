//! Distances: movement points over the board, with the delay by enemies.

use crate::{
    engine::board::{Hex, HexMap, spread},
    games::guderian::rules::{
        kinds::{March, Side},
        position::Public,
        rulebook::Rulebook,
    },
};
use std::sync::Arc;

/// Farther than any path.
pub(super) const FAR: u16 = u16::MAX;
/// Half points that it costs, roughly, to get past an enemy and through its zone.
const PAST_ENEMY: u16 = 12;
const THROUGH_ZONE: u16 = 5;
/// A walker of one movement class, and whether enemies delay it.
pub(in crate::games::guderian::players) struct Walker<'a> {
    pub rulebook: &'a Rulebook,
    pub side: Side,
    pub march: March,
    /// Half points that enemies cost it in each hex.
    pub delays: Arc<HexMap<u16>>,
}

/// Half points that the enemies of a side cost in each hex, from their present hexes.
pub(in crate::games::guderian::players) fn delays(
    rulebook: &Rulebook,
    public: &Public,
    side: Side,
) -> HexMap<u16> {
    let mut delays = HexMap::filled(rulebook.board.room(), 0);
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
    /// A walker without delays.
    pub fn free(rulebook: &'a Rulebook, side: Side, march: March) -> Self {
        let delays = Arc::new(HexMap::filled(rulebook.board.room(), 0));
        Self { rulebook, side, march, delays }
    }

    /// Half points from every hex to the nearest of the goals.
    pub fn to_goals(&self, goals: &[Hex]) -> HexMap<u16> {
        spread(&self.rulebook.board, goals.iter().map(|hex| (*hex, 0)), |nearer, farther, way| {
            let cost = self.rulebook.costs.step(self.side, self.march, farther, way.opposite())?;
            Some(cost.0 + self.delays[nearer])
        })
    }

    /// Half points from the nearest of the starts, each with what it has spent already, to every hex.
    pub fn spread_from(&self, starts: impl Iterator<Item = (Hex, u16)>) -> HexMap<u16> {
        spread(&self.rulebook.board, starts, |here, there, way| {
            let cost = self.rulebook.costs.step(self.side, self.march, here, way)?;
            Some(cost.0 + self.delays[there])
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::{board::ALL_SIDES, orders::Game},
        games::guderian::rules::{Guderian, scenario::options::Options},
    };

    /// Every path is one step and the path from there, and no adjacent hex offers a shorter one.
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
