//! The components of the entities of counters and markers.

use crate::engine::{board::Hex, counters::UnitId};
use bevy::{
    ecs::{component::Mutable, query::QueryFilter},
    prelude::{Changed, Component, EntityRef, EntityWorldMut, Or},
};

/// Components that a game adds to its counters.
pub trait Components: Sized {
    /// The filter for a change of one of them.
    type Changed: QueryFilter + 'static;

    /// Writes the components that differ from those written before.
    fn write(self, before: Option<Self>, entity: &mut EntityWorldMut<'_>);
    /// Whether an entity has exactly these components.
    fn are_of(&self, entity: EntityRef<'_>) -> bool;
}

macro_rules! components {
    ($($part:ident $now:ident $old:ident),*) => {
        impl<$($part: Component<Mutability = Mutable> + PartialEq),*> Components for ($($part,)*) {
            type Changed = Or<($(Changed<$part>,)*)>;

            fn write(self, before: Option<Self>, entity: &mut EntityWorldMut<'_>) {
                let ($($now,)*) = self;
                match before {
                    None => {
                        entity.insert(($($now,)*));
                    }
                    Some(($($old,)*)) => {
                        $(if $now != $old {
                            entity.insert($now);
                        })*
                    }
                }
            }

            fn are_of(&self, entity: EntityRef<'_>) -> bool {
                let ($($now,)*) = self;
                $(entity.get::<$part>() == Some($now))&&*
            }
        }
    };
}
components!(A a0 a1);
components!(A a0 a1, B b0 b1);
components!(A a0 a1, B b0 b1, C c0 c1);
components!(A a0 a1, B b0 b1, C c0 c1, D d0 d1);

/// A counter of a game, with what its entity and the cursor need.
pub trait InPlay: Clone + PartialEq + Send + Sync + 'static {
    /// The components of its entity beside its id, its number and its hex.
    type Parts: Components;

    fn id(&self) -> UnitId;

    /// The hex that it occupies itself.
    fn hex(&self) -> Option<Hex>;

    /// The number of its side.
    fn side(&self) -> usize;

    /// Whether it is still in the game: on the map, in a carrier, or still to enter.
    fn is_in_play(&self) -> bool {
        self.hex().is_some()
    }

    /// The unit that carries it.
    fn carrier(&self) -> Option<UnitId> {
        None
    }

    /// Whether it waits off the map in the same place as another counter of its side.
    fn waits_with(&self, _: &Self) -> bool {
        false
    }

    /// Whether both are of one type or formation and are picked up together.
    fn is_of_one_kind(&self, other: &Self) -> bool {
        self.id() == other.id()
    }

    /// The components of its entity, as the counter with this number.
    fn parts(&self, number: usize) -> Self::Parts;
}

/// The marker type of a game without markers.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoMarker {}
