//! The mirror: the one way from a position to the entities of its world. Every counter and every marker is an
//! entity, and what has changed in the position is written to them after each order.

use super::Game;
use crate::engine::orders::Position;
use crate::engine::{
    board::Hex,
    counters::{CounterEntities, CounterId, CounterNumber, OnHex, Word},
};
use bevy::{
    ecs::{component::Mutable, query::QueryFilter},
    prelude::{Changed, Component, Entity, EntityRef, EntityWorldMut, Or, Resource, World},
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

/// A counter of a game, as far as its entity tells of it.
pub trait InPlay: Clone + PartialEq + Send + Sync + 'static {
    /// What its entity bears beside its id, its number and its hex.
    type Parts: Components;

    /// Its stable id.
    fn id(&self) -> Word;

    /// The hex that it stands in by itself.
    fn hex(&self) -> Option<Hex>;

    /// What its entity bears, as the counter with this number.
    fn parts(&self, number: usize) -> Self::Parts;
}

/// A game whose counters and markers are entities.
pub trait Mirrored: Game {
    type Counter: InPlay;
    type Marker: Component + Copy + PartialEq;

    /// Every counter, in the order of their numbers.
    fn counters(position: &Position<Self>) -> &[Self::Counter];

    /// Every marker on the map and where it lies.
    fn markers(position: &Position<Self>) -> Vec<(Self::Marker, Hex)>;
}

/// What was last written to the entities of a world.
#[derive(Resource)]
struct Written<G: Mirrored> {
    counters: Vec<G::Counter>,
    markers: Vec<(G::Marker, Hex, Entity)>,
}

impl<G: Mirrored> Default for Written<G> {
    fn default() -> Self {
        Self { counters: Vec::new(), markers: Vec::new() }
    }
}

/// A world in which orders are only tried: nobody looks at its counters, so they are no entities.
#[derive(Resource)]
struct Imagined;

/// Makes a world one in which orders are only tried.
pub fn imagine(world: &mut World) {
    world.insert_resource(Imagined);
}

/// Makes the entities of a position that was put into a world. Counters that were there before keep what the
/// window has given them, so that nothing flickers when a position is shown in place of another of the same
/// game.
pub fn lay<G: Mirrored>(world: &mut World) {
    world.init_resource::<Written<G>>();
    world.init_resource::<CounterEntities>();
    let written = &world.resource::<Written<G>>().counters;
    let pairs = written.iter().zip(G::counters(G::position(world)));
    let same = pairs.take_while(|(written, counter)| written.id() == counter.id()).count();
    world.resource_mut::<Written<G>>().counters.truncate(same);
    let others = &mut world.resource_mut::<CounterEntities>().0;
    let others = others.split_off(same.min(others.len()));
    for entity in others {
        world.despawn(entity);
    }
    mirror::<G>(world);
}

/// Takes every counter and marker of a game out of a world that another game is put into.
pub fn take_away<G: Mirrored>(world: &mut World) {
    let counters = world.remove_resource::<CounterEntities>().unwrap_or_default().0;
    let markers = world.remove_resource::<Written<G>>().unwrap_or_default().markers;
    for entity in counters.into_iter().chain(markers.into_iter().map(|(.., marker)| marker)) {
        world.despawn(entity);
    }
}

/// Writes what has changed in the position to the entities. The position is only read: what looks for changes
/// of it sees none.
pub fn mirror<G: Mirrored>(world: &mut World) {
    if world.contains_resource::<Imagined>() {
        return;
    }
    let (counters, markers) = {
        let position = G::position(world);
        let written = world.get_resource::<Written<G>>();
        let before = |number: usize| written.and_then(|written| written.counters.get(number));
        let counters = G::counters(position).iter().enumerate();
        let changed = counters.filter(|(number, counter)| before(*number) != Some(*counter));
        let changed: Vec<(usize, G::Counter)> =
            changed.map(|(number, counter)| (number, counter.clone())).collect();
        let lying = written.map(|written| written.markers.as_slice()).unwrap_or_default();
        let markers = G::markers(position);
        let same = markers.iter().copied().eq(lying.iter().map(|(marker, hex, _)| (*marker, *hex)));
        (changed, (!same).then_some(markers))
    };
    for (number, counter) in counters {
        write_counter::<G>(world, number, counter);
    }
    if let Some(markers) = markers {
        write_markers::<G>(world, markers);
    }
}

fn write_counter<G: Mirrored>(world: &mut World, number: usize, counter: G::Counter) {
    let before = world.get_resource_or_init::<Written<G>>().counters.get(number).cloned();
    let entity = match &before {
        Some(_) => world.resource::<CounterEntities>().get(number),
        None => {
            let entity = world.spawn((CounterId(counter.id()), CounterNumber(number))).id();
            world.get_resource_or_init::<CounterEntities>().0.push(entity);
            Some(entity)
        }
    };
    let Some(Ok(mut entity)) = entity.map(|entity| world.get_entity_mut(entity)) else { return };
    let stood = before.as_ref().and_then(InPlay::hex);
    match counter.hex() {
        Some(hex) if stood != Some(hex) => {
            entity.insert(OnHex(hex));
        }
        None if stood.is_some() => {
            entity.remove::<OnHex>();
        }
        _ => {}
    }
    counter.parts(number).write(before.as_ref().map(|before| before.parts(number)), &mut entity);
    let written = &mut world.resource_mut::<Written<G>>().counters;
    match written.get_mut(number) {
        Some(written) => *written = counter,
        None => written.push(counter),
    }
}

/// Markers that stay keep their entities.
fn write_markers<G: Mirrored>(world: &mut World, wanted: Vec<(G::Marker, Hex)>) {
    let mut old = std::mem::take(&mut world.get_resource_or_init::<Written<G>>().markers);
    let lay = |(marker, hex): (G::Marker, Hex)| {
        let lying = old.iter().position(|(old, at, _)| (*old, *at) == (marker, hex));
        let entity = match lying {
            Some(number) => old.swap_remove(number).2,
            None => world.spawn((marker, OnHex(hex))).id(),
        };
        (marker, hex, entity)
    };
    let markers = wanted.into_iter().map(lay).collect();
    for (.., entity) in old {
        world.despawn(entity);
    }
    world.resource_mut::<Written<G>>().markers = markers;
}

/// Whether the entities of a world say what its position says; a check on ourselves.
pub fn agree<G: Mirrored>(world: &mut World) -> bool {
    let seen = world.query::<&CounterId>().iter(world).count();
    let mut lying = world.query::<(&G::Marker, &OnHex)>();
    let lying: Vec<(G::Marker, Hex)> = lying.iter(world).map(|(marker, hex)| (*marker, hex.0)).collect();
    let world = &*world;
    let counters = G::counters(G::position(world));
    let says = |(number, counter): (usize, &G::Counter)| {
        let entity = world.get_resource::<CounterEntities>().and_then(|entities| entities.get(number));
        entity.and_then(|entity| world.get_entity(entity).ok()).is_some_and(|entity| {
            entity.get::<CounterId>() == Some(&CounterId(counter.id()))
                && entity.get::<CounterNumber>() == Some(&CounterNumber(number))
                && entity.get::<OnHex>().copied() == counter.hex().map(OnHex)
                && counter.parts(number).are_of(entity)
        })
    };
    let markers = G::markers(G::position(world));
    seen == counters.len()
        && counters.iter().enumerate().all(says)
        && lying.len() == markers.len()
        && markers.iter().all(|marker| lying.contains(marker))
}
