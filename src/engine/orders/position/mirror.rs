//! What the entities of counters and markers bear.

use crate::engine::{board::Hex, counters::UnitId};
use bevy::{
    ecs::{component::Mutable, query::QueryFilter},
    prelude::{Changed, Component, EntityRef, EntityWorldMut, Or},
};

/// Components that a game gives its counters.
pub trait Components: Sized {
    /// Whether one of them has changed.
    type Changed: QueryFilter + 'static;

    /// Writes those that differ from what was written before.
    fn write(self, before: Option<Self>, entity: &mut EntityWorldMut<'_>);
    /// Whether an entity has them just so.
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

/// A counter of a game, as far as its entity and the hand must know of it.
pub trait InPlay: Clone + PartialEq + Send + Sync + 'static {
    /// What its entity bears beside its id, its number and its hex.
    type Parts: Components;

    fn id(&self) -> UnitId;

    /// The hex that it stands in by itself.
    fn hex(&self) -> Option<Hex>;

    /// The number of the side that it is of.
    fn side(&self) -> usize;

    /// Whether it is still in the game: on the map, in a carrier, or to come.
    fn is_in_play(&self) -> bool {
        self.hex().is_some()
    }

    /// In whom it is.
    fn carrier(&self) -> Option<UnitId> {
        None
    }

    /// Whether it waits beside the map just where another does of its side.
    fn waits_with(&self, _: &Self) -> bool {
        false
    }

    /// Whether both are of one type or formation, which is taken up together.
    fn is_of_one_kind(&self, other: &Self) -> bool {
        self.id() == other.id()
    }

    /// What its entity bears, as the counter with this number.
    fn parts(&self, number: usize) -> Self::Parts;
}

/// The marker of a game that has none.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoMarker {}
