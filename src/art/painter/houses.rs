//! Hexes full of houses: lots along a turned grid of streets, with roofs of two pitches, gardens between them,
//! and nothing on the roads.

use super::canvas::Canvas;
use super::geometry::{Point, hex_centre, nearest_hex};
use super::ground::TABLE_RADIUS;
use super::lines::Lines;
use super::noise::Chances;
use crate::art::packs::map_art::MapArt;
use crate::engine::board::{Board, Hex, Terrain};

/// From lot to lot, in hex radii.
const PITCH: (f32, f32) = (0.245, 0.215);
/// How far lots lie from the middle of the hex.
const REACH: f32 = 0.80;
/// Share of lots that are gardens.
const GARDENS: f32 = 0.17;
/// How far houses keep off the middle of roads.
const OFF_ROADS: f32 = 0.085;
/// The ground that a town hex lies on: its radius, and how soft its rim is.
const GROUND: (f32, f32) = (0.80, 0.22);

/// A house: its middle, half its sides on the town's own axes, its turn.
#[derive(Clone, Copy, Debug)]
struct House {
    centre: Point,
    half: Point,
    turn: f32,
    /// Which of the roof's colours it has.
    tone: f32,
}

/// The houses of every town hex of a board.
#[derive(Clone, Debug, Default)]
pub struct Houses {
    hexes: Vec<Hex>,
    houses: Vec<House>,
}

impl Houses {
    /// The houses of a board whose roads are laid.
    pub fn new(board: &Board, lines: &Lines) -> Self {
        let hexes: Vec<Hex> = board.hexes().filter(|hex| board.terrain(*hex) == Terrain::Town).collect();
        let roads: Vec<Point> = if hexes.is_empty() { Vec::new() } else { lines.points().collect() };
        let mut houses: Vec<House> = hexes.iter().flat_map(|hex| of_hex(board, *hex, &roads)).collect();
        // What stands in front is painted last.
        houses.sort_by(|one, other| one.centre.y.total_cmp(&other.centre.y));
        Self { hexes, houses }
    }

    /// Points all over the towns, for keeping trees and names away.
    pub fn points(&self) -> impl Iterator<Item = Point> + '_ {
        self.houses.iter().map(|house| house.centre)
    }

    /// The ground under the houses, below roads and grid.
    pub fn paint_ground(&self, art: &MapArt, canvas: &mut Canvas) {
        let view = canvas.view().grown(1.5);
        for centre in self.hexes.iter().map(|hex| hex_centre(*hex)).filter(|place| view.contains(*place)) {
            let (size, soft) = GROUND;
            canvas.soft_disc(centre, size - soft, size + soft, art.colours.city_ground, 0.72);
        }
    }

    /// The houses.
    pub fn paint(&self, art: &MapArt, canvas: &mut Canvas) {
        let (colours, view) = (&art.colours, canvas.view().grown(1.0));
        let near = canvas.radius >= TABLE_RADIUS;
        for house in self.houses.iter().filter(|house| view.contains(house.centre)) {
            let corners = house.corners();
            if near {
                let shadow = corners.map(|corner| corner + Point::new(0.020, 0.026));
                canvas.fill_shape(&shadow, colours.city_shadow, 0.34);
            }
            let dark = if house.tone < 0.68 { colours.roof } else { colours.city };
            canvas.fill_shape(&corners, dark, 1.0);
            // The pitch towards the light.
            let [a, b, c, d] = corners;
            let long = a.distance(b) >= b.distance(c);
            let (left, right) = if long {
                (a.towards(d, 0.5), b.towards(c, 0.5))
            } else {
                (a.towards(b, 0.5), d.towards(c, 0.5))
            };
            let light = if long { [a, b, right, left] } else { [a, left, right, d] };
            let pale = if house.tone < 0.68 { colours.roof_light } else { colours.city_pale };
            canvas.fill_shape(&light, pale, 1.0);
            if near {
                canvas.outline(&corners, colours.city_edge, 0.012 * canvas.radius, 0.75);
            }
        }
    }
}

impl House {
    fn corners(&self) -> [Point; 4] {
        let (sin, cos) = self.turn.sin_cos();
        [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, y)| {
            let corner = Point::new(x * self.half.x, y * self.half.y);
            self.centre + Point::new(corner.x * cos - corner.y * sin, corner.x * sin + corner.y * cos)
        })
    }
}

/// The houses of one hex: on lots that lie in a town hex and on no road.
fn of_hex(board: &Board, hex: Hex, roads: &[Point]) -> Vec<House> {
    let name = board.place_at(hex).map_or("", |place| place.name.as_str());
    // The streets of a place run one way through all its hexes.
    let turn = Chances::named(&format!("{name} streets")).between(-16.0, 16.0).to_radians();
    let mut chances = Chances::named(&format!("{name}{hex} houses"));
    let middle = hex_centre(hex);
    let (sin, cos) = turn.sin_cos();
    let steps = (REACH / PITCH.1).ceil() as i32;
    let mut houses = Vec::new();
    for row in -steps..=steps {
        for column in -steps..=steps {
            let on_axes = Point::new(column as f32 * PITCH.0, row as f32 * PITCH.1);
            let jitter = Point::new(chances.between(-0.03, 0.03), chances.between(-0.025, 0.025));
            let place = on_axes + jitter;
            let centre = middle + Point::new(place.x * cos - place.y * sin, place.x * sin + place.y * cos);
            let (garden, tone) = (chances.roll() < GARDENS, chances.roll());
            let half = Point::new(chances.between(0.062, 0.095), chances.between(0.048, 0.066));
            let thin = (on_axes.length() / REACH).powi(6) * 0.7;
            let at_home = nearest_hex(centre, board.columns(), board.rows()) == Some(hex);
            let clear = roads.iter().all(|road| road.distance(centre) > OFF_ROADS + half.y);
            if at_home && clear && !garden && on_axes.length() <= REACH && chances.roll() >= thin {
                houses.push(House { centre, half, turn, tone });
            }
        }
    }
    houses
}
