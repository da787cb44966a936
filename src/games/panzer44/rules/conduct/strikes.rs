//! The hexes that high explosive strikes (2.3).

use crate::{
    engine::board::Hex,
    games::panzer44::rules::{kinds::Fire, rulebook::Rulebook},
};

/// The target hex, and for a loose pattern the six around it as far as they lie on the map.
pub fn struck(rulebook: &Rulebook, fire: Fire, target: Hex) -> Vec<Hex> {
    let around = rulebook.board.neighbours(target).iter().flatten().copied();
    let around = around.filter(|_| fire == Fire::Loose);
    [target].into_iter().chain(around).collect()
}
