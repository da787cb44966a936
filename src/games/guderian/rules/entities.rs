//! Entities: every counter, marker and hex in play is one, kept in step with the position.

use super::{
    counter::{Condition, Counter, Place},
    kinds::Side,
    phase::Phase,
    position::{Position, Public},
    rulebook::{Rulebook, Rules},
};
use crate::engine::{
    board::{Hex, Terrain},
    counters::Word,
    orders::{leave_phases, set_phase},
};
use bevy::prelude::*;
use std::sync::Arc;

/// The counter that an entity is.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct CounterId(pub Word);

/// A marker on the map.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marker {
    /// An interdiction marker of a side (13.0).
    Interdiction(Side),
    /// A cut in a railway (6.37).
    RailCut,
}

/// The hex that an entity is, or that a marker lies on.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct OnHex(pub Hex);

/// What covers a hex entity.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct HexTerrain(pub Terrain);

/// The entities of the counters, in the order of their numbers, and what was last written to them.
#[derive(Resource, Default)]
pub struct CounterEntities {
    entities: Vec<Entity>,
    written: Vec<Counter>,
    markers: Vec<(Marker, Hex, Entity)>,
}

impl CounterEntities {
    /// The entity of each counter, in the order of their numbers.
    pub fn all(&self) -> &[Entity] {
        &self.entities
    }
}

/// Puts a position into a world without opening its phase again: no die is thrown and nothing
/// happens.
pub fn restore(world: &mut World, rulebook: &Arc<Rulebook>, mut position: Position) {
    position.public.fill_presence(rulebook);
    seat(world, rulebook, position);
    clear_others(world);
    mirror(world);
}

/// Puts a position into a world, its derived parts as they are, and no entity.
pub(super) fn seat(world: &mut World, rulebook: &Arc<Rulebook>, position: Position) {
    set_phase(world, position.public.phase);
    world.insert_resource(Rules(Arc::clone(rulebook)));
    world.insert_resource(position);
}

/// Puts another position of the game into a world that [`seat`] has prepared.
pub(super) fn seat_again(world: &mut World, position: &Position) {
    set_phase(world, position.public.phase);
    world.resource_mut::<Position>().clone_from(position);
}

/// A world in which orders are only tried: nobody looks at its counters, so they are no entities.
#[derive(Resource)]
struct Imagined;

/// Makes a world one in which orders are only tried.
pub(super) fn imagine(world: &mut World) {
    world.insert_resource(Imagined);
}

/// Takes every counter entity out of the world that is none of the position's. Those that stay keep
/// what the window has given them, so that nothing flickers when a position is shown in place of
/// another of the same game.
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
    leave_phases::<Phase>(world);
    let old = world.remove_resource::<CounterEntities>().unwrap_or_default();
    let markers = old.markers.into_iter().map(|(.., marker)| marker);
    for entity in old.entities.into_iter().chain(markers) {
        world.despawn(entity);
    }
}

/// Makes an entity of every hex, for the window.
pub fn spawn_board(world: &mut World, rulebook: &Rulebook) {
    let hexes: Vec<(OnHex, HexTerrain)> =
        rulebook.board.hexes().map(|hex| (OnHex(hex), HexTerrain(rulebook.board.terrain(hex)))).collect();
    world.spawn_batch(hexes);
}

/// Writes what has changed in the position to the entities.
pub(super) fn mirror(world: &mut World) {
    if world.contains_resource::<Imagined>() {
        return;
    }
    let Some(position) = world.remove_resource::<Position>() else { return };
    let mut entities = world.remove_resource::<CounterEntities>().unwrap_or_default();
    mirror_counters(world, &position.public, &mut entities);
    mirror_markers(world, &position.public, &mut entities);
    world.insert_resource(entities);
    world.insert_resource(position);
}

fn mirror_counters(world: &mut World, public: &Public, entities: &mut CounterEntities) {
    for (piece, counter) in public.pieces() {
        match entities.written.get_mut(piece.index()) {
            None => {
                let bundle =
                    (CounterId(counter.id), piece, counter.kind, counter.place, counter.condition.clone());
                entities.entities.push(world.spawn(bundle).id());
                entities.written.push(counter.clone());
            }
            Some(written) if written != counter => {
                let mut entity = world.entity_mut(entities.entities[piece.index()]);
                if written.place != counter.place {
                    entity.insert(counter.place);
                }
                if written.condition != counter.condition {
                    entity.insert(counter.condition.clone());
                }
                if written.kind != counter.kind {
                    entity.insert(counter.kind);
                }
                written.clone_from(counter);
            }
            Some(_) => {}
        }
    }
}

fn mirror_markers(world: &mut World, public: &Public, entities: &mut CounterEntities) {
    let air = public.air_markers.iter().map(|hex| (Marker::Interdiction(Side::German), *hex));
    let soviet = public.soviet_marker.iter().map(|hex| (Marker::Interdiction(Side::Soviet), *hex));
    let cuts = public.rail_cuts.iter().filter(|cut| cut.mended.is_none());
    let cuts = cuts.map(|cut| (Marker::RailCut, cut.hex));
    let wanted: Vec<(Marker, Hex)> = air.chain(soviet).chain(cuts).collect();
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
    let mut query = world.query::<(&CounterId, &super::kinds::Kind, &Place, &Condition)>();
    let seen: std::collections::BTreeMap<Word, (super::kinds::Kind, Place, Condition)> = query
        .iter(world)
        .map(|(id, kind, place, condition)| (id.0, (*kind, *place, condition.clone())))
        .collect();
    let public = &world.resource::<Position>().public;
    public.counters.len() == seen.len()
        && public.counters.iter().all(|counter| {
            seen.get(&counter.id).is_some_and(|(kind, place, condition)| {
                (*kind, *place) == (counter.kind, counter.place) && *condition == counter.condition
            })
        })
}
