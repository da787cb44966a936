//! A place of the turn, and how far it is from each hex.

use super::ways::{FAR, Walker};
use crate::{
    engine::board::{Hex, HexMap},
    games::guderian::rules::{
        kinds::{March, Side},
        rulebook::Rulebook,
    },
};
use std::sync::{Arc, OnceLock};

/// A place of the turn.
pub(super) struct Aim {
    pub name: String,
    pub hexes: Vec<Hex>,
    /// Its value to the side now, in points.
    pub value: f64,
    /// The strength that it needs.
    pub need: f64,
    pub side: Side,
    /// Half points that enemies cost in each hex.
    pub delays: Arc<HexMap<u16>>,
    /// Half points to it, for each movement class that has been asked for.
    pub ways: [OnceLock<HexMap<u16>>; 3],
}

impl Aim {
    /// Half points from a hex to the place.
    pub fn away(&self, rulebook: &Rulebook, march: March, hex: Hex) -> u16 {
        let (number, march) = match march {
            March::Foot => (0, March::Foot),
            March::Horse => (1, March::Horse),
            March::Motor | March::Staff => (2, March::Motor),
        };
        let ways = self.ways[number].get_or_init(|| {
            let walker = Walker { rulebook, side: self.side, march, delays: Arc::clone(&self.delays) };
            walker.to_goals(&self.hexes)
        });
        ways[hex]
    }

    /// The share of its value for units of a movement class in a hex, with this number of half points a turn.
    pub fn worth_from(&self, rulebook: &Rulebook, march: March, hex: Hex, a_turn: f64, turns: f64) -> f64 {
        if self.value <= 0.0 {
            return 0.0;
        }
        let away = self.away(rulebook, march, hex);
        if away == FAR {
            return 0.0;
        }
        let needed = f64::from(away) / a_turn.max(1.0);
        if needed > turns { 0.0 } else { self.value / (1.0 + 0.5 * needed) }
    }
}
