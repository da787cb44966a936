//! Counters as sprites: which of a stack is seen, where it lies, which picture it wears.

use super::{
    animation::Gliding,
    hand::Hand,
    inks::{Inks, ink},
    layers::for_all,
    layout::{card_side, centre_of, height},
    pictures::Pictures,
    screen::{Screen, game_is_shown},
    session::{Session, lies},
    view::View,
    waiting,
};
use crate::games::guderian::table::faces::{Supply, face_with};
use crate::{
    art::packs::{face::Face, raster::margin},
    engine::{
        board::Hex,
        counters::{CounterEntities, CounterId, Flag},
    },
    games::{
        guderian::rules::{Guderian, Position, counter::Piece, kinds::Kind, position::Public},
        panzer44::{self, rules::Panzer44},
    },
};
use bevy::{picking::Pickable, prelude::*};
use std::collections::HashMap;

/// Cards of a stack that are seen.
const SEEN: usize = 3;
/// American drab, for as long as a picture has not come.
const OLIVE: Color = Color::srgb(0.37, 0.42, 0.23);
/// How far each card of a stack lies beside the one below it, in sides of a card.
const STEP: f32 = 0.085;

/// What a counter's sprite shows.
#[derive(Component, Clone, Debug, Default)]
pub struct Shown {
    /// Its face.
    pub face: Face,
    /// The side of the card in the picture, in pixels; 0 for none yet.
    pub drawn: u32,
    /// Where it rests, its middle.
    pub rest: Vec2,
    /// Its height over the table at rest.
    pub height: f32,
    /// Whether it is in the hand, and moved by that.
    pub held: bool,
    /// Whose it is, for as long as its picture has not come.
    pub flag: Option<Flag>,
}

/// Where counters lie, for those who must keep out of their way.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct LaidOut {
    /// The hexes that hold any.
    pub hexes: Vec<Hex>,
    /// Counts what has changed on the table.
    pub moves: u64,
}

/// The pixel size that cards are drawn at; follows the zoom when that stands still.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct CardSize {
    /// Side of a card in physical pixels.
    pub pixels: u32,
    /// Side of a card in hex radii.
    pub side: f32,
    /// Physical pixels to a hex radius for which it was chosen.
    pub radius: f32,
}

/// Whether counters wear no badges of their state, as in presenter mode: viewers are told in words.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlainFaces(pub bool);

/// Where the systems that lay counters out run.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct LayOut;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CardSize>()
        .init_resource::<LaidOut>()
        .init_resource::<PlainFaces>()
        .insert_resource(SpritePickingSettings {
            picking_mode: SpritePickingMode::BoundingBox,
            // Only at the table: nothing is touched in the capture window.
            require_markers: true,
        })
        .add_systems(
            Update,
            (
                choose_size,
                dress,
                lay_out.run_if(
                    lies::<Guderian>.and_then(
                        resource_exists_and_changed::<Position>
                            .or_else(resource_changed::<CardSize>)
                            .or_else(resource_changed::<Hand>)
                            .or_else(resource_changed::<PlainFaces>)
                            .or_else(state_changed::<Screen>),
                    ),
                ),
                crate::games::panzer44::table::lay_out.run_if(
                    game_is_shown
                        .and_then(lies::<Panzer44>)
                        .and_then(resource_exists::<panzer44::rules::Position>),
                ),
                wear,
                place,
            )
                .chain()
                .in_set(LayOut)
                .after(super::session::answer_requests)
                .run_if(game_is_shown),
        )
        .add_systems(OnEnter(Screen::Title), hide_all);
}

/// Chooses the size of cards anew when the zoom stands still.
fn choose_size(view: Res<View>, mut size: ResMut<CardSize>) {
    let side = card_side(view.radius);
    if view.is_still() && (size.radius - view.pixels()).abs() > 1e-3 {
        let pixels = (side * view.pixels()).round().max(8.0) as u32;
        *size = CardSize { pixels, side, radius: view.pixels() };
    }
}

/// Gives every counter entity what it needs to be seen and touched.
fn dress(mut commands: Commands, bare: Query<Entity, (With<CounterId>, Without<Shown>)>) {
    for entity in &bare {
        commands.entity(entity).insert((
            Shown::default(),
            for_all(),
            Sprite { color: Color::NONE, custom_size: Some(Vec2::ONE), ..default() },
            Transform::default(),
            Visibility::Hidden,
            Pickable { should_block_lower: true, is_hoverable: true },
        ));
    }
}

/// The counters of a hex from the bottom to the top: leaders lie on top.
pub(crate) fn stack_order(public: &Public, hex: Hex) -> Vec<Piece> {
    let mut stack: Vec<Piece> = public.stack(hex).collect();
    stack.sort_by_key(|piece| (public.counter(*piece).kind == Kind::Leader, *piece));
    stack
}

/// Where the cards of a stack of so many lie, beside the middle of their hex, in sides of a card.
pub(crate) fn offset(number: usize, seen: usize) -> Vec2 {
    Vec2::splat((number as f32 - (seen as f32 - 1.0) / 2.0) * STEP)
}

/// Decides for every counter whether it is seen, where, and with which face.
fn lay_out(
    session: Res<Session>,
    position: Res<Position>,
    entities: Res<CounterEntities>,
    (size, plain): (Res<CardSize>, Res<PlainFaces>),
    hand: Res<Hand>,
    mut laid: ResMut<LaidOut>,
    mut supply: Local<Option<(u64, Supply)>>,
    mut shown: Query<(&mut Shown, &mut Visibility, &mut Pickable)>,
) {
    let Some(rulebook) = &session.rulebook else { return };
    let public = &position.public;
    if supply.as_ref().is_none_or(|(moves, _)| *moves != session.moves) {
        *supply = Some((session.moves, Supply::new(rulebook, public)));
    }
    let Some((_, supply)) = supply.as_ref() else { return };
    let mut seen: HashMap<Piece, (Vec2, f32, Option<usize>)> = HashMap::new();
    laid.set_if_neq(LaidOut { hexes: hexes_held(public), moves: session.moves });
    for hex in hexes_held(public) {
        let stack: Vec<Piece> = stack_order(public, hex)
            .into_iter()
            .filter(|piece| !hand.holds(public.counter(*piece).id))
            .collect();
        let hidden = stack.len().saturating_sub(SEEN);
        let middle = centre_of(hex);
        for (number, piece) in stack.iter().skip(hidden).enumerate() {
            let place = middle + offset(number, stack.len() - hidden) * size.side;
            let layer = height::COUNTERS + 0.01 * f32::from(piece.0) + 8.0 * number as f32;
            let top = number + 1 == stack.len() - hidden;
            let counted = top && (stack.len() > SEEN || (stack.len() > 1 && size.pixels < 38));
            seen.insert(*piece, (place, layer, counted.then_some(stack.len())));
        }
    }
    // Who waits in the margin lies there, each card for itself.
    let waiting = waiting::boxes::<Guderian>(rulebook, &position, size.side);
    let waiting = waiting.into_iter().flat_map(|waiting| waiting.cards);
    for (piece, place) in waiting.filter_map(|(unit, place)| Some((public.find(unit)?, place))) {
        seen.insert(piece, (place, height::COUNTERS + 0.01 * f32::from(piece.0), None));
    }
    for (number, entity) in entities.all().iter().enumerate() {
        let piece = Piece(number as u16);
        let Ok((mut shown, mut visibility, mut pickable)) = shown.get_mut(*entity) else { continue };
        let face = || {
            let mut face = face_with(rulebook, public, supply, piece);
            if plain.0 {
                face.badges.clear();
                face.dimmed = false;
            }
            face
        };
        let held = hand.holds(public.counter(piece).id);
        shown.held = held;
        shown.flag = Some(public.counter(piece).side().into());
        let wanted = match (seen.get(&piece), held) {
            (_, true) => {
                shown.face = face();
                Visibility::Visible
            }
            (Some((place, layer, count)), false) => {
                shown.face = face();
                shown.face.badges.extend(count.map(|count| format!("count:{count}")));
                shown.rest = *place;
                shown.height = *layer;
                Visibility::Visible
            }
            (None, false) => Visibility::Hidden,
        };
        visibility.set_if_neq(wanted);
        // Under a card in the hand lies what it may be dropped on.
        pickable.set_if_neq(if held { Pickable::IGNORE } else { Pickable::default() });
    }
}

/// Every hex in which a counter stands.
pub(super) fn hexes_held(public: &Public) -> Vec<Hex> {
    let mut hexes: Vec<Hex> = public.counters.iter().filter_map(|counter| counter.hex()).collect();
    hexes.sort_unstable();
    hexes.dedup();
    hexes
}

/// Puts the right picture on every counter, as far as pictures are there.
fn wear(
    pictures: Option<ResMut<Pictures>>,
    (size, inks, plain): (Res<CardSize>, Res<Inks>, Res<PlainFaces>),
    mut seen_pictures: Local<u64>,
    mut counters: Query<(&mut Shown, &mut Sprite, &Visibility)>,
) {
    let Some(mut pictures) = pictures else {
        // Nobody draws: cards are plain, and as large as they would be.
        for (mut shown, mut sprite, ..) in &mut counters {
            shown.drawn = size.pixels;
            sprite.custom_size = Some(Vec2::splat(size.side));
        }
        return;
    };
    let changed = size.is_changed()
        || plain.is_changed()
        || counters.iter_mut().any(|(shown, ..)| shown.is_changed())
        || *seen_pictures != pictures.arrived;
    if !changed {
        return;
    }
    *seen_pictures = pictures.arrived;
    for (mut shown, mut sprite, visibility) in &mut counters {
        if *visibility == Visibility::Hidden {
            continue;
        }
        if let Some(picture) = pictures.get(&shown.face, size.pixels) {
            if sprite.image != picture {
                sprite.image = picture;
                sprite.color = Color::WHITE;
            }
            let whole = (size.pixels + 2 * margin(size.pixels)) as f32;
            sprite.custom_size = Some(Vec2::splat(whole / size.radius));
            shown.bypass_change_detection().drawn = size.pixels;
        } else if shown.drawn == 0 {
            sprite.color = match shown.flag {
                Some(Flag::Red) => ink(inks.soviet),
                Some(Flag::Olive) => OLIVE,
                _ => ink(inks.german),
            };
            sprite.custom_size = Some(Vec2::splat(size.side * 0.98));
        }
    }
}

/// Puts counters at rest where they rest, on whole pixels; those that move are moved by others.
fn place(size: Res<CardSize>, mut counters: Query<(&Shown, &mut Transform), Without<Gliding>>) {
    for (shown, mut transform) in &mut counters {
        if shown.held {
            continue;
        }
        let wanted = Transform::from_translation(on_pixels(shown, &size).extend(shown.height));
        transform.set_if_neq(wanted);
    }
}

/// The middle of a picture such that its edges lie on whole pixels.
pub(super) fn on_pixels(shown: &Shown, size: &CardSize) -> Vec2 {
    let half = (size.pixels + 2 * margin(size.pixels)) as f32 / 2.0;
    if size.radius <= 0.0 {
        return shown.rest;
    }
    ((shown.rest * size.radius - half).round() + half) / size.radius
}

fn hide_all(mut counters: Query<&mut Visibility, With<Shown>>) {
    for mut visibility in &mut counters {
        *visibility = Visibility::Hidden;
    }
}
