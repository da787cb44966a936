//! Walls and hedges along hexsides.

use super::super::{ground::TABLE_RADIUS, gullies::crossing, noise::Chances};
use crate::{
    art::{
        packs::map_art::MapArt,
        painter::{
            canvas::Canvas,
            geometry::{Point, hex_corners, side_corners},
        },
    },
    engine::board::{ALL_SIDES, Board, SideFeature},
};
use resvg::tiny_skia::PathBuilder;

/// The distance from stone to stone of a wall.
const STONE: f32 = 0.125;
/// The distance from bush to bush of a hedge, in their radii.
const BUSHES: f32 = 0.80;
/// The shadow of a wall on the ground.
const SHADE: Point = Point::new(0.035, 0.045);

/// A hexside, from corner to corner.
type Side = (Point, Point);

#[derive(Clone, Copy, Debug)]
struct Bush {
    place: Point,
    /// In radii of the art.
    crown: f32,
    tone: f32,
}

/// The hexsides with walls, and those with hedges.
#[derive(Clone, Debug, Default)]
pub(super) struct Sides {
    walls: Vec<Side>,
    hedges: Vec<Side>,
}

impl Sides {
    pub fn new(board: &Board) -> Self {
        let of = |kind: SideFeature| {
            let sides = board.hexes().flat_map(|hex| ALL_SIDES.map(|side| (hex, side)));
            let once = sides.filter(|(hex, side)| {
                board.feature(kind, *hex, *side)
                    && board.neighbour(*hex, *side).is_none_or(|next| *hex < next)
            });
            once.filter_map(|(hex, side)| {
                let (corners, (from, to)) = (hex_corners(hex, 1.0), side_corners(side));
                Some((*corners.get(from)?, *corners.get(to)?))
            })
            .collect()
        };
        Self { walls: of(SideFeature::Wall), hedges: of(SideFeature::Hedge) }
    }

    /// Whether a wall or a hedge is between two places.
    pub fn part(&self, from: Point, to: Point) -> bool {
        let mut sides = self.walls.iter().chain(&self.hedges);
        sides.any(|side| crossing((from, to), *side).is_some())
    }

    /// Paints walls: two lines with stones between them. Each coat is painted for all walls before the next, so that
    /// they join at corners.
    pub fn paint_walls(&self, art: &MapArt, canvas: &mut Canvas) {
        let (colours, view) = (&art.colours, canvas.view().grown(1.5));
        let walls: Vec<Side> = self.walls.iter().filter(|wall| view.contains(wall.0)).copied().collect();
        let joined = |canvas: &Canvas, shift: Point| {
            let mut path = PathBuilder::new();
            walls.iter().for_each(|(from, to)| canvas.add(&mut path, &[*from + shift, *to + shift], false));
            path.finish()
        };
        let width = canvas.at_least(art.village.wall.0, 2.6);
        let line = canvas.at_least(0.024, 0.8);
        let coats = [
            (SHADE, colours.city_shadow, width, 0.34),
            (Point::default(), colours.city_edge, width, 1.0),
            (Point::default(), colours.stone, (width - 2.0 * line).max(0.6), 1.0),
        ];
        for (shift, colour, width, strength) in coats {
            if let Some(path) = joined(canvas, shift) {
                canvas.stroke_round(&path, colour, width, strength);
            }
        }
        if canvas.radius < TABLE_RADIUS {
            return;
        }
        for (from, to) in &walls {
            let mut chances = Chances::named(&format!("{:.2} {:.2} wall", from.x, from.y));
            let aside = (*to - *from).unit().turned() * (0.5 * art.village.wall.0);
            let stones = (from.distance(*to) / STONE) as usize;
            for stone in 1..stones {
                let part = (stone as f32 + chances.between(-0.18, 0.18)) / stones as f32;
                let place = from.towards(*to, part);
                canvas.line(&[place - aside, place + aside], colours.city_edge, line * 0.8, 0.7);
            }
        }
    }

    /// Paints hedges: rows of bushes, those in front over those behind.
    pub fn paint_hedges(&self, art: &MapArt, canvas: &mut Canvas) {
        let (colours, view) = (&art.colours, canvas.view().grown(1.5));
        let crown = art.village.bush.0;
        let near = canvas.radius >= TABLE_RADIUS;
        let sides = self.hedges.iter().filter(|hedge| view.contains(hedge.0));
        let mut bushes: Vec<Bush> = sides.flat_map(|hedge| bushes(*hedge, crown)).collect();
        bushes.sort_by(|one, other| one.place.y.total_cmp(&other.place.y));
        for bush in &bushes {
            let shadow = bush.place + Point::new(0.55, 0.65) * crown;
            canvas.disc(shadow, crown * bush.crown, colours.tree_shadow, if near { 0.22 } else { 0.12 });
        }
        for bush in &bushes {
            let size = crown * bush.crown;
            canvas.disc(bush.place, size, colours.tree_shadow, 0.75);
        }
        for bush in &bushes {
            let size = crown * bush.crown;
            let tone = if bush.tone < 0.5 { colours.tree_low } else { colours.tree_middle };
            canvas.disc(bush.place + Point::new(-0.06, -0.10) * size, 0.86 * size, tone, 1.0);
            if near {
                canvas.disc(
                    bush.place + Point::new(-0.28, -0.36) * size,
                    0.42 * size,
                    colours.tree_high,
                    0.75,
                );
            }
        }
    }
}

/// Returns the bushes along a hexside, from corner to corner.
fn bushes((from, to): Side, crown: f32) -> Vec<Bush> {
    let mut chances = Chances::named(&format!("{:.2} {:.2} {:.2} hedge", from.x, from.y, to.y));
    let count = (from.distance(to) / (crown * BUSHES).max(0.04)).ceil().max(1.0) as usize;
    (0..=count)
        .map(|number| {
            let shake = Point::new(chances.between(-0.22, 0.22), chances.between(-0.22, 0.22)) * crown;
            Bush {
                place: from.towards(to, number as f32 / count as f32) + shake,
                crown: chances.between(0.72, 1.15),
                tone: chances.roll(),
            }
        })
        .collect()
}
