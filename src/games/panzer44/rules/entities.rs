//! Entities: every counter and marker is one, kept in step with the position.

use super::{
    counter::{Condition, Counter, Place},
    kinds::Mines,
    position::{Position, Public},
    rulebook::{Rulebook, Rules},
};
use crate::engine::{
    board::Hex,
    counters::Word,
    orders::{leave_phases, set_phase},
};
use bevy::prelude::*;
use std::{collections::BTreeMap, sync::Arc};

/// The counter that an entity is.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct CounterId(pub Word);

/// A marker on the map.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marker {
    /// Mines.
    Mines(Mines),
    /// An improved position.
    Position,
    /// A wreck.
    Wreck,
}

/// The hex that a marker lies on.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct OnHex(pub Hex);

/// The entities of the counters, in their order, and what was last written to them.
#[derive(Resource, Default)]
pub struct CounterEntities {
    entities: Vec<Entity>,
    written: Vec<Counter>,
    markers: Vec<(Marker, Hex, Entity)>,
}

impl CounterEntities {
    /// The entity of each counter, in the order of their ids.
    pub fn all(&self) -> &[Entity] {
        &self.entities
    }
}

/// Puts a position into a world without opening its phase again: no die is thrown and nothing happens.
pub fn restore(world: &mut World, rulebook: &Arc<Rulebook>, position: Position) {
    set_phase(world, position.public.phase);
    world.insert_resource(Rules(Arc::clone(rulebook)));
    world.insert_resource(position);
    clear_others(world);
    mirror(world);
}

/// Takes every counter entity out of the world that is none of the position's.
fn clear_others(world: &mut World) {
    let mut old = world.remove_resource::<CounterEntities>().unwrap_or_default();
    let counters = world.get_resource::<Position>().map(|position| position.public.counters.as_slice());
    let pairs = old.written.iter().zip(counters.unwrap_or_default());
    let same = pairs.take_while(|(written, counter)| written.id == counter.id).count();
    old.written.truncate(same);
    for entity in old.entities.drain(same..) {
        world.despawn(entity);
    }
    world.insert_resource(old);
}

/// Takes the game out of a world that another game is put into: its position, its counters and markers.
pub fn remove(world: &mut World) {
    world.remove_resource::<Position>();
    world.remove_resource::<Rules>();
    leave_phases::<super::phase::Phase>(world);
    let old = world.remove_resource::<CounterEntities>().unwrap_or_default();
    let markers = old.markers.into_iter().map(|(.., marker)| marker);
    for entity in old.entities.into_iter().chain(markers) {
        world.despawn(entity);
    }
}

/// Writes what has changed in the position to the entities.
pub(super) fn mirror(world: &mut World) {
    let Some(position) = world.remove_resource::<Position>() else { return };
    let mut entities = world.remove_resource::<CounterEntities>().unwrap_or_default();
    mirror_counters(world, &position.public, &mut entities);
    mirror_markers(world, &position.public, &mut entities);
    world.insert_resource(entities);
    world.insert_resource(position);
}

fn mirror_counters(world: &mut World, public: &Public, entities: &mut CounterEntities) {
    for (number, counter) in public.counters.iter().enumerate() {
        match entities.written.get_mut(number) {
            None => {
                let bundle = (CounterId(counter.id), counter.place, counter.condition.clone());
                entities.entities.push(world.spawn(bundle).id());
                entities.written.push(counter.clone());
            }
            Some(written) if written != counter => {
                let mut entity = world.entity_mut(entities.entities[number]);
                if written.place != counter.place {
                    entity.insert(counter.place);
                }
                if written.condition != counter.condition {
                    entity.insert(counter.condition.clone());
                }
                written.clone_from(counter);
            }
            Some(_) => {}
        }
    }
}

/// Every marker on the map.
fn markers(public: &Public) -> Vec<(Marker, Hex)> {
    let mines = public.mines.iter().map(|(hex, mines)| (Marker::Mines(*mines), *hex));
    let positions = public.positions.iter().map(|hex| (Marker::Position, *hex));
    let wrecks = public.wrecks.iter().map(|hex| (Marker::Wreck, *hex));
    mines.chain(positions).chain(wrecks).collect()
}

fn mirror_markers(world: &mut World, public: &Public, entities: &mut CounterEntities) {
    let wanted = markers(public);
    entities.markers.retain(|(marker, hex, entity)| {
        let stays = wanted.contains(&(*marker, *hex));
        if !stays {
            world.despawn(*entity);
        }
        stays
    });
    for (marker, hex) in wanted {
        if !entities.markers.iter().any(|(old, at, _)| (*old, *at) == (marker, hex)) {
            let entity = world.spawn((marker, OnHex(hex))).id();
            entities.markers.push((marker, hex, entity));
        }
    }
}

/// Whether the entities say what the position says; a check on ourselves.
pub fn agree(world: &mut World) -> bool {
    let mut query = world.query::<(&CounterId, &Place, &Condition)>();
    let seen: BTreeMap<Word, (Place, Condition)> =
        query.iter(world).map(|(id, place, condition)| (id.0, (*place, condition.clone()))).collect();
    let mut query = world.query::<(&Marker, &OnHex)>();
    let lying = query.iter(world).count();
    let public = &world.resource::<Position>().public;
    lying == markers(public).len()
        && public.counters.len() == seen.len()
        && public
            .counters
            .iter()
            .all(|counter| seen.get(&counter.id) == Some(&(counter.place, counter.condition.clone())))
}
