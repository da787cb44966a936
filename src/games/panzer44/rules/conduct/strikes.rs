//! The hexes that high explosive hits (2.3).

use crate::{
    engine::board::Hex,
    games::panzer44::rules::{kinds::Fire, rulebook::Rulebook},
};

/// The target hex, and for a loose pattern the six adjacent hexes that are on the map.
pub fn struck(rulebook: &Rulebook, fire: Fire, target: Hex) -> Vec<Hex> {
    let around = rulebook.board.neighbours(target).iter().flatten().copied();
    let around = around.filter(|_| fire == Fire::Loose);
    [target].into_iter().chain(around).collect()
}
