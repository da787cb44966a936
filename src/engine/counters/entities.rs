//! Components of counters and markers as entities, whatever the game.

use super::UnitId;
use crate::engine::board::Hex;
use bevy::prelude::{Component, Entity, Resource};

/// The counter that an entity represents.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct CounterId(pub UnitId);

/// The number of a counter in the position's list.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CounterNumber(pub usize);

/// The hex that a counter or marker is in; counters off the map and those that are
/// carried are in none.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct OnHex(pub Hex);

/// The entities of the counters in a world.
#[derive(Resource, Default)]
pub struct CounterEntities(pub(crate) Vec<Entity>);

impl CounterEntities {
    /// The entity of each counter, in the order of their numbers.
    pub fn all(&self) -> &[Entity] {
        &self.0
    }

    pub fn get(&self, number: usize) -> Option<Entity> {
        self.0.get(number).copied()
    }
}
