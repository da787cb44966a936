//! Questions about the hexes that count for victory and about the fire of a turn.

use crate::engine::board::Hex;
use std::collections::BTreeSet;

/// A hex that counts for victory, as a side sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VictoryHex {
    pub hex: Hex,
    pub state: HexState,
}

impl VictoryHex {
    /// Returns each of these hexes once, with its state.
    pub fn each<'a>(hexes: impl IntoIterator<Item = &'a Hex>, state: impl Fn(Hex) -> HexState) -> Vec<Self> {
        let hexes: BTreeSet<Hex> = hexes.into_iter().copied().collect();
        hexes.into_iter().map(|hex| Self { hex, state: state(hex) }).collect()
    }
}

/// The state of a hex for a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HexState {
    /// The side controls it or has a unit in it.
    Own,
    /// The enemy or no side controls it, and no enemy is seen in it.
    Open,
    /// An enemy is seen in it.
    Enemy,
}

impl HexState {
    /// Returns the state of a hex, by whether an enemy is seen in it, and whether the side controls it or has a unit in
    /// it.
    pub fn of(has_enemy: bool, is_own: bool) -> Self {
        match (has_enemy, is_own) {
            (true, _) => Self::Enemy,
            (false, true) => Self::Own,
            (false, false) => Self::Open,
        }
    }
}

/// The fire that is still to come in the turn of a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FireToCome {
    /// The side may still choose fire of its own before it moves.
    Own,
    /// Enemies that the side sees may still fire at units that move.
    Reaction,
    /// No enemy that the side sees can still fire at units that move.
    #[default]
    Spent,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_hex_is_named_once_with_its_state() {
        let [held, left, lost] = ["0604", "0703", "0704"].map(|id| id.parse::<Hex>().unwrap());
        let state = |hex: Hex| HexState::of(hex == lost, hex == held);
        let found = VictoryHex::each(&[lost, held, left, held], state);
        let states = [(held, HexState::Own), (left, HexState::Open), (lost, HexState::Enemy)];
        assert_eq!(found, states.map(|(hex, state)| VictoryHex { hex, state }));
        assert_eq!(HexState::of(true, true), HexState::Enemy, "its last holder has left it to an enemy");
    }
}
