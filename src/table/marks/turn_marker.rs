//! The turn marker on the track at the foot of the sheet.

use crate::{
    art::{
        packs::{drawing::raster::margin, face::Face},
        painter::{SheetRect, turn_box},
    },
    engine::orders::Position,
    scene::layout::{height, table_rect},
    table::{
        app::{
            screen::Screen,
            sets::{GameSet, TableSet},
        },
        counters::{CardSize, animation::Throw, pictures::Pictures},
        map::layers::for_all,
        session::Session,
        tabled::OnTable,
    },
};
use bevy::prelude::*;

/// Side of the marker's picture, and its middle in the box, in parts of the box's width and height.
const SIDE: f32 = 0.52;
const MIDDLE: (f32, f32) = (0.33, 0.50);

#[derive(Component)]
struct TurnMarker;

pub(crate) fn game_plugin<G: OnTable>(app: &mut App) {
    app.add_systems(Update, lay::<G>.in_set(GameSet::ShowBoard(G::ID)).after(TableSet::LayOut));
}

/// Returns the box of the current turn; none before the first turn, or if the track does not show it.
fn box_of<G: OnTable>(rulebook: &G::Rulebook, turn: u8) -> Option<Rect> {
    let furniture = G::furniture(rulebook);
    let number = furniture.turns.iter().position(|shown| shown.number == turn.to_string())?;
    let board = G::board(rulebook);
    let sheet = SheetRect::new(board.columns(), board.rows());
    Some(table_rect(&turn_box(&sheet, &furniture, number)))
}

/// Lays out the marker again when the turn or the zoom has changed.
fn lay<G: OnTable>(
    mut commands: Commands,
    (session, position): (Res<Session<G>>, Option<Res<Position<G>>>),
    (size, throw): (Res<CardSize>, Res<Throw>),
    mut pictures: ResMut<Pictures>,
    mut shown: Local<Option<(u8, u32, String)>>,
    markers: Query<Entity, With<TurnMarker>>,
) {
    let (Some(rulebook), Some(position)) = (&session.rulebook, position) else { return };
    let wanted = (G::turn(&position.public), size.radius.to_bits(), G::about(rulebook).id.to_owned());
    // A turn that ends with a roll ends for the player when the dice are at rest.
    let same_game = shown.as_ref().is_some_and(|(_, radius, id)| (*radius, id) == (wanted.1, &wanted.2));
    if throw.hides_result() && same_game {
        return;
    }
    // Before the first turn there is no marker, and the title removes it.
    let is_on_table = wanted.0 == 0 || !markers.is_empty();
    if shown.as_ref() == Some(&wanted) && is_on_table || size.radius <= 0.0 {
        return;
    }
    let Some(place) = box_of::<G>(rulebook, wanted.0) else {
        markers.iter().for_each(|marker| commands.entity(marker).despawn());
        *shown = Some(wanted);
        return;
    };
    let side = place.width() * SIDE;
    let pixels = (side * size.radius).round().max(8.0) as u32;
    let face = Face { template: "marker".to_owned(), symbol: "turn".to_owned(), ..Face::default() };
    let Some(image) = pictures.get(&face, pixels) else { return };
    markers.iter().for_each(|marker| commands.entity(marker).despawn());
    let whole = (pixels + 2 * margin(pixels)) as f32 / size.radius;
    let middle = Vec2::new(place.min.x + MIDDLE.0 * place.width(), place.max.y - MIDDLE.1 * place.height());
    commands.spawn((
        TurnMarker,
        DespawnOnEnter(Screen::Title),
        for_all(),
        Sprite { image, custom_size: Some(Vec2::splat(whole)), ..default() },
        Transform::from_translation(middle.extend(height::MARKERS)),
    ));
    *shown = Some(wanted);
}
