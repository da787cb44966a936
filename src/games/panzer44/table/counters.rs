//! The counters: which of a stack is seen, where it lies and with which face; and the markers under them.

use crate::table::{
    animation::{Gliding, Throw},
    counters::{CardSize, LaidOut, PlainFaces, Shown, offset},
    layers::for_all,
    layout::{centre_of, height},
    pictures::Pictures,
    session::{Played, Session},
    waiting,
};
use crate::{
    art::packs::{face::Face, raster::margin},
    engine::{
        board::Hex,
        counters::{CounterEntities, OnHex},
    },
    games::panzer44::{
        rules::{Marker, Panzer44, Position, event::Event, kinds::Mines, position::Public},
        table::face,
    },
    settings::Motion,
};
use bevy::prelude::*;
use std::collections::BTreeMap;

/// Cards of a stack that are seen: no more may stand in a hex, but for units that were stopped there.
const SEEN: usize = 4;
/// Seconds that a step takes, and at most a whole march.
const STEP: f32 = 0.14;
/// Side of a marker in sides of a card.
const MARKER: f32 = 0.9;

/// Decides for every counter whether it is seen, where, and with which face.
pub(crate) fn lay_out(
    session: Res<Session<Panzer44>>,
    position: Res<Position>,
    entities: Res<CounterEntities>,
    (size, plain, throw): (Res<CardSize>, Res<PlainFaces>, Res<Throw>),
    mut laid: ResMut<LaidOut>,
    mut shown: Query<(&mut Shown, &mut Visibility)>,
) {
    let Some(rulebook) = &session.rulebook else { return };
    let public = &position.public;
    let hexes = hexes_held(public);
    let mut seen: BTreeMap<_, (Vec2, f32, Option<usize>)> = BTreeMap::new();
    for hex in &hexes {
        let stack: Vec<_> = public.stack(*hex).map(|counter| counter.id).collect();
        let hidden = stack.len().saturating_sub(SEEN);
        for (number, unit) in stack.iter().skip(hidden).enumerate() {
            let place = centre_of(*hex) + offset(number, stack.len() - hidden) * size.side;
            let top = number + 1 == stack.len() - hidden;
            let counted = top && (stack.len() > SEEN || (stack.len() > 1 && size.pixels < 38));
            let layer = height::COUNTERS + 8.0 * number as f32 + 0.01 * f32::from(hex.column());
            seen.insert(*unit, (place, layer, counted.then_some(stack.len())));
        }
    }
    // Who waits in the margin lies there, each card for itself.
    let waiting = waiting::boxes::<Panzer44>(rulebook, &position, size.side).into_iter();
    for (number, (unit, place)) in waiting.flat_map(|waiting| waiting.cards).enumerate() {
        seen.insert(unit, (place, height::COUNTERS + 0.01 * number as f32, None));
    }
    laid.set_if_neq(LaidOut { hexes, moves: session.moves });
    for (counter, entity) in public.counters.iter().zip(entities.all()) {
        let Ok((mut shown, mut visibility)) = shown.get_mut(*entity) else { continue };
        shown.flag = Some(counter.side.into());
        let Some((place, layer, count)) = seen.get(&counter.id) else {
            // Until the die has shown what it says, nothing is taken off.
            if throw.hides_result() {
                continue;
            }
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        let known = !shown.face.template.is_empty() && *visibility != Visibility::Hidden;
        if !(known && throw.hides_result()) {
            shown.face = face::face(rulebook, public, counter);
            if plain.0 {
                shown.face.badges.clear();
                shown.face.dimmed = false;
            }
            shown.face.badges.extend(count.map(|count| format!("count:{count}")));
        }
        (shown.rest, shown.height) = (*place, *layer);
        visibility.set_if_neq(Visibility::Visible);
    }
}

/// Every hex in which a counter stands.
pub(super) fn hexes_held(public: &Public) -> Vec<Hex> {
    let mut hexes: Vec<Hex> = public.counters.iter().filter_map(|counter| counter.hex()).collect();
    hexes.sort_unstable();
    hexes.dedup();
    hexes
}

/// Units that have moved walk there, one after the other.
pub(super) fn walk(
    mut played: MessageReader<Played<Panzer44>>,
    mut commands: Commands,
    motion: Res<Motion>,
    (position, entities): (Option<Res<Position>>, Option<Res<CounterEntities>>),
) {
    let (Some(position), Some(entities)) = (position, entities) else { return };
    for Played { events, stood } in played.read() {
        let mut ways: BTreeMap<_, Vec<Vec2>> = BTreeMap::new();
        for event in events {
            if let Event::Moved { unit, hex, .. } = event {
                let from = stood.get(unit).map_or(centre_of(*hex), |from| centre_of(*from));
                ways.entry(*unit).or_insert_with(|| vec![from]).push(centre_of(*hex));
            }
        }
        if *motion == Motion::Reduced {
            continue;
        }
        for (unit, way) in ways {
            let number = position.public.counters.binary_search_by(|counter| counter.id.cmp(&unit)).ok();
            let Some(entity) = number.and_then(|number| entities.all().get(number)) else { continue };
            let takes = walk_seconds(way.len());
            commands.entity(*entity).insert(Gliding::walk(way, 0.0, takes));
        }
    }
}

/// Seconds that a march of so many steps takes.
pub(super) fn walk_seconds(steps: usize) -> f32 {
    (STEP * steps as f32).clamp(0.22, 1.4)
}

/// Gives every marker its picture at the size of the zoom.
pub(super) fn wear_markers(
    mut commands: Commands,
    mut pictures: ResMut<Pictures>,
    size: Res<CardSize>,
    mut seen: Local<u64>,
    markers: Query<(Entity, Ref<Marker>, &OnHex)>,
) {
    let new = markers.iter().any(|(_, marker, _)| marker.is_added());
    if !new && !size.is_changed() && *seen == pictures.arrived {
        return;
    }
    *seen = pictures.arrived;
    let pixels = (size.pixels as f32 * MARKER).round().max(8.0) as u32;
    for (entity, marker, hex) in &markers {
        let (name, above) = match *marker {
            Marker::Position => ("position", 0.0),
            Marker::Mines(Mines::Hasty) => ("mines_hasty", 0.1),
            Marker::Mines(Mines::Preventative) => ("mines_preventative", 0.1),
            Marker::Mines(Mines::Defensive) => ("mines_defensive", 0.1),
            Marker::Wreck => ("wreck", 0.2),
        };
        let face = Face { template: "marker".to_owned(), symbol: name.to_owned(), ..Face::default() };
        let Some(image) = pictures.get(&face, pixels) else { continue };
        let whole = (pixels + 2 * margin(pixels)) as f32;
        commands.entity(entity).insert((
            Sprite { image, custom_size: Some(Vec2::splat(whole / size.radius)), ..default() },
            Transform::from_translation(centre_of(hex.0).extend(height::MARKERS + above)),
            Visibility::Inherited,
            for_all(),
        ));
    }
}

/// Away from the table no marker is seen.
pub(super) fn hide_markers(mut markers: Query<&mut Visibility, With<Marker>>) {
    for mut visibility in &mut markers {
        *visibility = Visibility::Hidden;
    }
}

/// Back at it they are.
pub(super) fn show_markers(mut markers: Query<&mut Visibility, With<Marker>>) {
    for mut visibility in &mut markers {
        *visibility = Visibility::Inherited;
    }
}
