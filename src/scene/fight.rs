//! The fight on the map for viewers: where it is, its odds and chances, and how it ended. A plan, a roll and a result are
//! the same kind of data, made from what both sides know.

use super::caption::Chance;
use crate::engine::{board::Hex, counters::UnitId};
use std::collections::BTreeSet;

/// The stage of a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FightStage {
    /// A player plans it.
    Planned,
    /// Its dice roll.
    Rolling,
    /// The dice have shown its result.
    Decided,
}

/// A fight, as viewers see it on the map.
#[derive(Clone, Debug, PartialEq)]
pub struct Fight {
    pub stage: FightStage,
    /// The number of the attacking side.
    pub side: usize,
    /// The units that attack, in a plan; of an attack that is rolled for the deed names them.
    pub attackers: Vec<UnitId>,
    pub targets: Vec<Hex>,
    /// The hexes of the attackers, each with the target that it attacks.
    pub from: Vec<[Hex; 2]>,
    /// The odds, or another number of the attack, as the caption has it.
    pub odds: String,
    /// The possible results; empty if they are not known.
    pub chances: Vec<Chance>,
    /// The result; empty until it is decided.
    pub result: String,
    /// The meaning of the result; empty until it is decided.
    pub meaning: String,
}

impl Fight {
    /// Returns a planned fight without odds, of units that are not named.
    pub fn planned(side: usize, targets: Vec<Hex>, from: impl IntoIterator<Item = Hex>) -> Self {
        let from = arrows(from, &targets);
        Self {
            stage: FightStage::Planned,
            side,
            attackers: Vec::new(),
            targets,
            from,
            odds: String::new(),
            chances: Vec::new(),
            result: String::new(),
            meaning: String::new(),
        }
    }

    /// Returns the hexes of the fight: first the targets, then those of the attackers.
    pub fn hexes(&self) -> Vec<Hex> {
        let mut hexes: Vec<Hex> = Vec::new();
        for hex in self.targets.iter().copied().chain(self.from.iter().map(|[from, _]| *from)) {
            if !hexes.contains(&hex) {
                hexes.push(hex);
            }
        }
        hexes
    }
}

/// Returns an arrow from each of these hexes to the nearest target, in the order of the hexes.
pub fn arrows(from: impl IntoIterator<Item = Hex>, targets: &[Hex]) -> Vec<[Hex; 2]> {
    let starts: BTreeSet<Hex> = from.into_iter().collect();
    let nearest = |from: Hex| targets.iter().copied().min_by_key(|target| from.distance(*target));
    let arrow = |from: Hex| nearest(from).filter(|target| *target != from).map(|target| [from, target]);
    starts.into_iter().filter_map(arrow).collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;

    /// A stack has one arrow, to the nearest target; a unit in the attacked hex has none.
    #[test]
    fn each_stack_has_one_arrow() {
        let hex = |text: &str| text.parse::<Hex>().unwrap();
        let from = ["0504", "0101", "0101", "0303"].map(hex);
        let fight = Fight::planned(1, vec![hex("0303"), hex("0505")], from);
        let arrows = [["0101", "0303"], ["0504", "0505"]].map(|pair| pair.map(hex));
        assert_eq!(fight.from, arrows);
        assert_eq!(fight.hexes(), ["0303", "0505", "0101", "0504"].map(hex));
        assert_eq!((fight.stage, fight.result.as_str()), (FightStage::Planned, ""));
    }
}
