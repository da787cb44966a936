//! The table until the map is painted: a sketch of the whole sheet, visible from the first frame on, and scaled
//! smoothly at any zoom.

use super::{layers::for_all, materials::TileMaterial, svg::image_of};
use crate::{
    art::{
        packs::map_art::MapArt,
        painter::{SKETCH_RADIUS, SheetRect, sketch},
    },
    scene::{
        Print,
        layout::{height, table_rect},
    },
};
use bevy::{prelude::*, render::render_resource::TextureFormat};

/// The format in which tiles are drawn with their stored colours.
pub(super) const AS_PAINTED: TextureFormat = TextureFormat::Rgba8Unorm;

/// The sheet before it is painted.
#[derive(Component)]
pub(super) struct Sketched;

/// Puts the sketch of a sheet on the table; without a readable pack, only paper.
pub(crate) fn lay(world: &mut World, print: &Print, art: Option<&MapArt>, quad: Handle<Mesh>) {
    let paper = SheetRect::new(print.board.columns(), print.board.rows()).paper;
    let area = table_rect(&paper);
    let at = Transform::from_translation(area.center().extend(height::GROUND));
    let Some(art) = art else {
        let sprite = Sprite { color: Color::WHITE, custom_size: Some(area.size()), ..default() };
        world.spawn((Sketched, for_all(), sprite, at));
        return;
    };
    let picture = sketch(&print.board, art);
    let area = table_rect(&picture.area.world(SKETCH_RADIUS));
    let mut image = image_of(picture.area.width, picture.area.height, picture.pixels);
    image.texture_descriptor.format = AS_PAINTED;
    let picture = world.resource_mut::<Assets<Image>>().add(image);
    let material = world.resource_mut::<Assets<TileMaterial>>().add(TileMaterial { picture });
    world.spawn((
        Sketched,
        for_all(),
        Mesh2d(quad),
        MeshMaterial2d(material),
        Transform::from_translation(area.center().extend(height::GROUND)).with_scale(area.size().extend(1.0)),
    ));
}
