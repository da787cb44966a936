//! Paints buildings: yard, shadow, and roofs of slate over stone or of shingle over wood, with the light on each plane.

use super::{
    super::{ground::TABLE_RADIUS, slopes::LIGHT},
    plan::{Plan, Roof},
};
use crate::{
    art::{
        packs::map_art::MapArt,
        painter::{canvas::Canvas, curve::push_noise, geometry::Point},
    },
    engine::board::Material,
};

/// The extent of a yard around its building, and the distance over which it fades.
const YARD: (f32, f32) = (0.10, 0.16);
/// The number of places along a shadow, and the softness of its edge.
const FALL: (usize, f32) = (10, 0.045);
/// The thickness of the walls visible beside the eaves: of stone, of wood.
const WALL: [f32; 2] = [0.038, 0.020];
/// The distance between courses of slate, and the length of a slate; the width of shingles, and the distance between
/// their ends.
const SLATE: (f32, f32) = (0.062, 0.125);
const SHINGLE: (f32, f32) = (0.066, 0.30);
/// The width of the lines where planes meet.
const RIDGE: f32 = 0.022;
/// The number of pixels to a course below which courses are not visible.
const FINEST: f32 = 2.2;

fn mixed(one: [f32; 3], other: [f32; 3], part: f32) -> [f32; 3] {
    [0, 1, 2].map(|level: usize| {
        let (from, to) = (one.get(level).copied().unwrap_or(0.0), other.get(level).copied().unwrap_or(0.0));
        from + (to - from) * part
    })
}

/// Paints the pale ground around a building.
pub(super) fn paint_yard(plan: &Plan, art: &MapArt, canvas: &mut Canvas) {
    if plan.tower {
        return;
    }
    let ground = art.colours.city_ground.levels();
    canvas.wash(&plan.bounds().grown(0.5), |place| {
        let away = -plan.inside(place) + 0.12 * push_noise(place, 0.5, 101);
        let strength = 1.0 - ((away - YARD.0) / YARD.1).clamp(0.0, 1.0);
        (strength > 0.0).then_some((ground, strength * art.village.yard.0))
    });
}

/// Paints its shadow on the ground: longer for higher buildings.
pub(super) fn paint_shadow(plan: &Plan, art: &MapArt, canvas: &mut Canvas) {
    let village = &art.village;
    let colour = art.colours.city_shadow.levels();
    let long = village.fall.0 * if plan.tower { 1.8 } else { 1.0 };
    canvas.wash(&plan.bounds().grown(long + 0.1), |place| {
        let steps = (0..=FALL.0).map(|step| LIGHT * (long * 1.25 * step as f32 / FALL.0 as f32));
        let inside = steps.map(|way| plan.inside(place + way)).fold(-1.0, f32::max);
        let part = ((inside + FALL.1) / (2.0 * FALL.1)).clamp(0.0, 1.0);
        (part > 0.0).then_some((colour, village.shadow.0 * part * part * (3.0 - 2.0 * part)))
    });
}

/// Paints the roof, its eaves, and the things on it.
pub(super) fn paint(plan: &Plan, art: &MapArt, canvas: &mut Canvas) {
    let (colours, radius) = (&art.colours, canvas.radius);
    if plan.tower {
        // It is higher than the roofs beside it, so that its shadow is on them.
        paint_shadow(plan, art, canvas);
    }
    let (low, high, wall) = match plan.of {
        Material::Stone => (colours.slate, colours.slate_light, WALL[0]),
        Material::Wood => (colours.shingle, colours.shingle_light, WALL[1]),
    };
    let (low, high) = (low.levels(), high.levels());
    let outline = colours.city_edge.levels();
    let eaves = match plan.of {
        Material::Stone => colours.stone.levels(),
        Material::Wood => outline,
    };
    let line = (0.012_f32).max(0.7 / radius);
    let cover = |inside: f32| (inside * radius + 0.5).clamp(0.0, 1.0);
    canvas.wash(&plan.bounds().grown(0.05), |place| {
        let inside = plan.inside(place);
        let seen = cover(inside + line);
        if seen <= 0.0 {
            return None;
        }
        let mut colour = mixed(outline, eaves, cover(inside));
        if let Some(roof) = plan.roof(place).filter(|_| inside > wall - 1.0 / radius) {
            let tile = tile(&roof, plan, place, radius);
            let lit = 0.5 + 0.5 * roof.down.dot(LIGHT);
            let mut of_roof = mixed(low, high, lit.powf(1.15)).map(|level| level * tile);
            let (way, valley) = roof.edge;
            let near = cover(RIDGE.max(0.8 / radius) - way) * if valley { 0.45 } else { 0.5 };
            of_roof = mixed(of_roof, if valley { outline } else { high.map(|level| level * 1.12) }, near);
            // A line of shade under the eaves separates the roof from the wall.
            let edge = 1.0 - cover(inside - wall - line);
            of_roof = mixed(of_roof, outline, 0.6 * edge);
            colour = mixed(colour, of_roof, cover(inside - wall));
        }
        Some((colour, seen))
    });
    if radius >= TABLE_RADIUS {
        plan.chimneys.iter().for_each(|chimney| paint_chimney(*chimney, plan.middle().1, art, canvas));
    }
    if plan.tower {
        paint_cross(plan, art, canvas);
    }
}

/// Returns the lightness of the slates or shingles of a roof at a place.
fn tile(roof: &Roof, plan: &Plan, place: Point, radius: f32) -> f32 {
    let (course, piece) = match plan.of {
        // Slates are in courses along the eaves; shingles run down the roof in boards.
        Material::Stone => ((roof.height, SLATE.0), (roof.along, SLATE.1)),
        Material::Wood => ((roof.along, SHINGLE.0), (roof.height, SHINGLE.1)),
    };
    let seen = ((course.1 * radius - FINEST) / FINEST).clamp(0.0, 1.0);
    let row = (course.0 / course.1 + 40.0).max(0.0);
    let along = piece.0 / piece.1 + 0.5 * (row.floor() % 2.0) + 40.0;
    let groove = |part: f32, wide: f32| if part.fract() < wide { 1.0 } else { 0.0 };
    let cell = Point::new(row.floor() * 3.1, along.floor() * 1.7);
    let shade = push_noise(cell, 1.0, plan.seed);
    let weather = push_noise(place, 0.55, plan.seed + 1);
    1.0 + 0.10 * weather + seen * (0.13 * shade - 0.13 * groove(row, 0.24) - 0.05 * groove(along, 0.14))
}

fn paint_chimney(middle: Point, on: Point, art: &MapArt, canvas: &mut Canvas) {
    let colours = &art.colours;
    let aside = on.turned();
    let square = |size: f32, shift: Point| {
        [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
            .map(|(x, y)| middle + shift + on * (x * size * 1.25) + aside * (y * size))
    };
    canvas.fill_shape(&square(0.050, Point::new(0.05, 0.06)), colours.city_shadow, 0.45);
    canvas.fill_shape(&square(0.050, Point::default()), colours.city_edge, 1.0);
    canvas.fill_shape(&square(0.038, Point::new(-0.004, -0.004)), colours.roof_light, 1.0);
    canvas.fill_shape(&square(0.018, Point::default()), colours.city_edge, 1.0);
}

/// Paints the cross on the tower of a church.
fn paint_cross(plan: &Plan, art: &MapArt, canvas: &mut Canvas) {
    let (middle, _) = plan.middle();
    let at = |x: f32, y: f32| middle + Point::new(x, y);
    let width = canvas.at_least(0.040, 1.2);
    for (colour, width) in [(art.colours.city_edge, width * 2.1), (art.colours.paper_high, width)] {
        canvas.line(&[at(0.0, -0.13), at(0.0, 0.13)], colour, width, 1.0);
        canvas.line(&[at(-0.085, -0.04), at(0.085, -0.04)], colour, width, 1.0);
    }
}
