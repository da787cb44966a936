//! A position: everything that changes in a game, in two halves, public and secret. Positions of all games are put into
//! a world, sealed, compared, hashed and restored here. Every counter and every marker is an entity: the function
//! `mirror` below is the one path from a position to them, and writes the changes after each order.

pub(super) mod difference;
pub(super) mod hash;
pub(super) mod mirror;
pub(super) mod number;
pub(super) mod scratch;
pub(super) mod snapshots;

use super::{
    InPlay, PositionData, leave_phases,
    secrets::seal::{seal_value, sealed_or_plain},
    set_phase,
};
use crate::engine::{
    board::Hex,
    counters::{CounterEntities, CounterId, CounterNumber, OnHex, UnitId},
};
use bevy::prelude::{Entity, Resource, World};
use mirror::Components;
use serde::{Deserialize, Serialize, Serializer, ser::SerializeStruct};
use std::{borrow::Cow, fmt, sync::Arc};

/// A complete position of a game. For whichever viewer it is laid out, files get its public half and its secrets.
#[derive(Resource, Deserialize)]
#[serde(bound = "")]
pub struct Position<G: PositionData> {
    pub public: G::Public,
    /// The secret half, which a game file seals.
    #[serde(deserialize_with = "sealed_or_plain")]
    pub secrets: G::Secrets,
}

impl<G: PositionData> Clone for Position<G> {
    fn clone(&self) -> Self {
        Self { public: self.public.clone(), secrets: self.secrets.clone() }
    }

    fn clone_from(&mut self, other: &Self) {
        self.public.clone_from(&other.public);
        self.secrets.clone_from(&other.secrets);
    }
}

impl<G: PositionData> PartialEq for Position<G> {
    fn eq(&self, other: &Self) -> bool {
        self.public == other.public && self.secrets == other.secrets
    }
}

impl<G: PositionData> Eq for Position<G> {}

impl<G: PositionData> fmt::Debug for Position<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Position").field("public", &self.public).field("secrets", &self.secrets).finish()
    }
}

impl<G: PositionData> Serialize for Position<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut parts = serializer.serialize_struct("Position", 2)?;
        parts.serialize_field("public", &*G::kept(&self.public, &self.secrets))?;
        parts.serialize_field("secrets", &self.secrets)?;
        parts.end()
    }
}

/// A position as a game file stores it.
#[derive(Serialize)]
#[serde(rename = "Position", bound = "P: Serialize + Clone")]
pub struct Sealed<'a, P: Clone> {
    public: Cow<'a, P>,
    secrets: String,
}

impl<G: PositionData> Position<G> {
    /// Returns the position as a game file stores it; reading it gives the position again.
    ///
    /// # Errors
    /// The secret half has no form as text.
    pub fn sealed(&self) -> Result<Sealed<'_, G::Public>, ron::Error> {
        let secrets = seal_value(&self.secrets)?;
        Ok(Sealed { public: G::kept(&self.public, &self.secrets), secrets })
    }
}

/// The rulebook of the game in a world, shared and never changed.
#[derive(Resource)]
pub struct Rules<G: PositionData>(pub Arc<G::Rulebook>);

/// Puts a position into a world without opening its phase again: no die is rolled and no event happens.
pub(super) fn restore<G: PositionData>(
    world: &mut World,
    rulebook: &Arc<G::Rulebook>,
    mut position: Position<G>,
) {
    G::derive(rulebook, &mut position.public);
    seat(world, rulebook, position);
    lay::<G>(world);
}

/// Puts a position into a world, with its derived parts as they are, and without entities.
pub fn seat<G: PositionData>(world: &mut World, rulebook: &Arc<G::Rulebook>, position: Position<G>) {
    set_phase(world, G::phase(&position.public));
    world.insert_resource(Rules::<G>(Arc::clone(rulebook)));
    world.insert_resource(position);
}

/// Puts another position of the game into a world that [`seat`] has prepared.
pub fn seat_again<G: PositionData>(world: &mut World, position: &Position<G>) {
    set_phase(world, G::phase(&position.public));
    world.resource_mut::<Position<G>>().clone_from(position);
}

/// Takes a game out of a world that another game is put into: its position, its rulebook, its phase.
pub fn unseat<G: PositionData>(world: &mut World) {
    world.remove_resource::<Position<G>>();
    world.remove_resource::<Rules<G>>();
    leave_phases::<G::Phase>(world);
}

/// Returns the counter with this id, if there is one.
pub fn counter<G: PositionData>(public: &G::Public, id: UnitId) -> Option<&G::Counter> {
    G::counters(public).iter().find(|counter| counter.id() == id)
}

/// The counters and markers last written to the entities of a world.
#[derive(Resource)]
struct Written<G: PositionData> {
    counters: Vec<G::Counter>,
    markers: Vec<(G::Marker, Hex, Entity)>,
}

impl<G: PositionData> Default for Written<G> {
    fn default() -> Self {
        Self { counters: Vec::new(), markers: Vec::new() }
    }
}

/// A mark for a world in which orders are only tried: its counters need no entities.
#[derive(Resource)]
struct Imagined;

/// Marks a world as one in which orders are only tried.
pub fn imagine(world: &mut World) {
    world.insert_resource(Imagined);
}

/// Makes the entities of a position that was put into a world. Counters that were there before keep the components of
/// the window, so that nothing flickers when a position replaces another of the same game.
pub fn lay<G: PositionData>(world: &mut World) {
    world.init_resource::<Written<G>>();
    world.init_resource::<CounterEntities>();
    let written = &world.resource::<Written<G>>().counters;
    let pairs = written.iter().zip(G::counters(&world.resource::<Position<G>>().public));
    let same = pairs.take_while(|(written, counter)| written.id() == counter.id()).count();
    world.resource_mut::<Written<G>>().counters.truncate(same);
    let others = &mut world.resource_mut::<CounterEntities>().0;
    let others = others.split_off(same.min(others.len()));
    for entity in others {
        world.despawn(entity);
    }
    mirror::<G>(world);
}

/// Removes every counter and marker of a game from a world that another game is put into. Does nothing for a game that
/// is not in the world: the counters belong to another one.
pub fn take_away<G: PositionData>(world: &mut World) {
    let Some(written) = world.remove_resource::<Written<G>>() else { return };
    let counters = world.remove_resource::<CounterEntities>().unwrap_or_default().0;
    for entity in counters.into_iter().chain(written.markers.into_iter().map(|(.., marker)| marker)) {
        world.despawn(entity);
    }
}

/// Writes the changes of the position to the entities. The position is only read, so that change detection sees none.
pub fn mirror<G: PositionData>(world: &mut World) {
    if world.contains_resource::<Imagined>() {
        return;
    }
    let (counters, markers) = {
        let position = world.resource::<Position<G>>();
        let written = world.get_resource::<Written<G>>();
        let before = |number: usize| written.and_then(|written| written.counters.get(number));
        let counters = G::counters(&position.public).iter().enumerate();
        let changed = counters.filter(|(number, counter)| before(*number) != Some(*counter));
        let changed: Vec<(usize, G::Counter)> =
            changed.map(|(number, counter)| (number, counter.clone())).collect();
        let lying = written.map(|written| written.markers.as_slice()).unwrap_or_default();
        let markers = G::markers(&position.public);
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

fn write_counter<G: PositionData>(world: &mut World, number: usize, counter: G::Counter) {
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
fn write_markers<G: PositionData>(world: &mut World, wanted: Vec<(G::Marker, Hex)>) {
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

/// Whether the entities of a world agree with its position: a check on the program itself.
pub fn agree<G: PositionData>(world: &mut World) -> bool {
    let seen = world.query::<&CounterId>().iter(world).count();
    let mut lying = world.query::<(&G::Marker, &OnHex)>();
    let lying: Vec<(G::Marker, Hex)> = lying.iter(world).map(|(marker, hex)| (*marker, hex.0)).collect();
    let world = &*world;
    let counters = G::counters(&world.resource::<Position<G>>().public);
    let says = |(number, counter): (usize, &G::Counter)| {
        let entity = world.get_resource::<CounterEntities>().and_then(|entities| entities.get(number));
        entity.and_then(|entity| world.get_entity(entity).ok()).is_some_and(|entity| {
            entity.get::<CounterId>() == Some(&CounterId(counter.id()))
                && entity.get::<CounterNumber>() == Some(&CounterNumber(number))
                && entity.get::<OnHex>().copied() == counter.hex().map(OnHex)
                && counter.parts(number).are_of(entity)
        })
    };
    let markers = G::markers(&world.resource::<Position<G>>().public);
    seen == counters.len()
        && counters.iter().enumerate().all(says)
        && lying.len() == markers.len()
        && markers.iter().all(|marker| lying.contains(marker))
}
