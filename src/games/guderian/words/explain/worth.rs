//! The value of a hex for victory, and the reason why it counts or not.

use super::{Asked, add, hexes, words::Says};
use crate::{
    engine::{board::Hex, manual::Sentence},
    games::guderian::rules::turn::{
        interdiction::{has_line_west, is_german_held, is_german_hex},
        victory::worth,
    },
};

pub(super) fn victory(asked: &Asked) -> Vec<Sentence> {
    let Asked { rulebook, public, hex, .. } = *asked;
    let mut said = Vec::new();
    let places = rulebook.scenario.victory.places.iter().enumerate();
    for (number, place) in places.filter(|(_, place)| place.hexes.contains(&hex)) {
        let name = place.name.clone();
        add(&mut said, Says::Worth { place: name.clone(), points: worth(rulebook, public, number, place) });
        if is_german_held(rulebook, public, &place.hexes) {
            add(&mut said, Says::Held { place: name });
        } else {
            let lost: Vec<Hex> =
                place.hexes.iter().copied().filter(|hex| !is_german_hex(public, *hex)).collect();
            if !lost.is_empty() {
                add(&mut said, Says::HexesNotHeld { hexes: hexes(lost) });
            }
            if !has_line_west(rulebook, public, &place.hexes) {
                add(&mut said, Says::NoLineWest);
            }
        }
        if place.retaken {
            add(&mut said, Says::Retaken { points: rulebook.scenario.victory.retaken });
        }
    }
    said
}
