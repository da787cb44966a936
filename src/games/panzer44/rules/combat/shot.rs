//! A shot, as the attack procedure chart takes it.

use crate::{
    engine::board::Hex,
    games::panzer44::rules::{
        counter::Counter,
        kinds::{Fire, Mobility},
        rulebook::Rulebook,
        scenario::units::Gun,
    },
};

/// A shot, apart from its target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shot {
    /// Its class and pattern.
    pub fire: Fire,
    /// The printed strength.
    pub strength: i16,
    /// The hex of the firer, if it is on the map.
    pub from: Option<Hex>,
    /// Whether a unit on foot fires it (9).
    pub by_foot: bool,
}

impl Shot {
    /// The direct fire of a unit.
    pub fn direct(rulebook: &Rulebook, counter: &Counter, gun: &Gun, from: Hex) -> Self {
        let by_foot = rulebook.kind(counter).moves == Mobility::Foot;
        Self { fire: Fire::direct(gun.class), strength: gun.attack, from: Some(from), by_foot }
    }

    /// High explosive with an origin that does not matter.
    pub fn indirect(fire: Fire, strength: i16) -> Self {
        Self { fire, strength, from: None, by_foot: false }
    }
}
