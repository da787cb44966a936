//! The manual of a strong player: moves and orders that a club player would not give are dropped, whatever their value.
//!
//! A ban is lifted when nothing else is left. It uses only what the side may see, and reach, sight and fire come from the
//! rules. `greedy` has no manual.

mod ban;
mod clock;
mod holder;
mod mines;
mod shells;
mod trucks;
mod window;

pub(super) use ban::Ban;
pub(super) use holder::last_holder;
pub(super) use trucks::{is_in_front, is_wasted, waits_for_arms};

use super::estimate::Estimate;
use crate::{
    engine::board::Hex,
    games::panzer44::rules::{counter::Counter, scenario::units::UnitType},
};

/// The bans for one unit, with what does not depend on its end.
pub(super) struct Bans<'a> {
    counter: &'a Counter,
    kind: &'a UnitType,
    /// Whether its paths are past known mines.
    dry: bool,
    /// Whether it may take risks: it must exit the map now, or no fire follows.
    bold: bool,
}

impl<'a> Bans<'a> {
    /// The bans for a unit; none if the player has no manual.
    pub fn new(estimate: &'a Estimate<'_>, counter: &'a Counter) -> Option<Self> {
        estimate.manner.manual.then(|| Self {
            counter,
            kind: estimate.rulebook.kind(counter),
            dry: estimate.keeps_off_mines(counter),
            bold: estimate.is_last_turn() || estimate.must_go(counter),
        })
    }

    /// The ban on a move to an end, with the hexes that it enters in any order. A move that `scores` may take the risk of
    /// fire.
    pub fn against(
        &self,
        estimate: &Estimate,
        end: Hex,
        way: impl Iterator<Item = Hex>,
        scores: bool,
    ) -> Option<Ban> {
        let is_last = estimate.is_last_turn();
        for hex in way {
            // In the last turn nothing is lost by mines if there are points behind them.
            if self.dry && !(is_last && scores) && estimate.public.mines.contains_key(&hex) {
                return Some(Ban::Mines(hex));
            }
            if hex != end && holder::is_left_open(estimate, hex, end) {
                return Some(Ban::Open(hex));
            }
        }
        if self.bold || scores || window::guards(estimate, end) {
            return None;
        }
        if shells::hit_two(estimate, self.counter, self.kind, end) {
            return Some(Ban::Shells);
        }
        window::ban(estimate, self.counter, self.kind, end)
    }
}

#[cfg(test)]
mod tests;
