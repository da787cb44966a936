//! Draws all drawings into one mesh, again when they or the zoom change.

use super::{COMES, ChalkMesh, Drawing, Drawings, Shape, StepArrows, stroke};
use crate::table::counters::easing;
use crate::{
    scene::layout::centre_of,
    settings::Chalk,
    table::{
        app::inks::{Inks, ink},
        map::view::MapView,
        marks::ribbon::Ribbons,
    },
};
use bevy::prelude::*;

pub(super) fn paint(
    (drawings, steady): (Res<Drawings>, Res<StepArrows>),
    (view, inks): (Res<MapView>, Res<Inks>),
    mut painted: Local<u32>,
    mut meshes: ResMut<Assets<Mesh>>,
    shown: Single<(&mut Mesh2d, &mut Visibility), With<ChalkMesh>>,
) {
    let zoom = view.radius.to_bits();
    let zoomed = *painted != zoom && !(drawings.is_empty() && steady.0.is_empty());
    if !drawings.is_changed() && !steady.is_changed() && !inks.is_changed() && !zoomed {
        return;
    }
    *painted = zoom;
    let mut ribbons = Ribbons::default();
    for arrow in &steady.0 {
        let path = stroke::bent(centre_of(arrow.from), centre_of(arrow.to));
        stroke::arrow(&mut ribbons, &path, 1.0, view.radius, inks.chalk(Chalk::default()).map(ink));
    }
    for Drawing { shape, chalk, age, .. } in drawings.done.iter().chain(&drawings.stroke) {
        let colours = inks.chalk(*chalk).map(ink);
        let part = easing::in_out((age / COMES).clamp(0.0, 1.0));
        match shape {
            Shape::Arrow(path) => stroke::arrow(&mut ribbons, path, part, view.radius, colours),
            Shape::Ring(hex) => stroke::ring(&mut ribbons, centre_of(*hex), part, view.radius, colours),
        }
    }
    ribbons.put(&mut meshes, shown.into_inner());
}
