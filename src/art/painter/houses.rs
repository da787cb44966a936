//! Hexes full of houses: along the roads and along lanes between them, with roofs of two pitches, a church in each place, and
//! nothing on the ways.

use super::canvas::Canvas;
use super::curve;
use super::geometry::{Point, hex_centre, nearest_hex};
use super::ground::TABLE_RADIUS;
use super::lines::Lines;
use super::noise::Chances;
use crate::art::packs::map_art::MapArt;
use crate::engine::board::{Board, Hex, Terrain};
use std::collections::BTreeMap;

/// From house to house along a street, and from its middle to their fronts, in hex radii.
const PITCH: (f32, f32) = (0.175, 0.055);
/// From lane to lane along a street, and how long a lane is.
const LANE: (f32, f32) = (0.40, 0.80);
/// How far from the middle of the hex houses and lanes reach.
const REACH: f32 = 0.82;
/// Share of lots that are gardens.
const GARDENS: f32 = 0.12;
/// How near two houses may stand to each other.
const APART: f32 = 0.150;
/// How far houses keep off the middle of streets.
const OFF_STREETS: f32 = 0.045;
/// The ground that a town hex lies on: its radius, and how soft its rim is.
const GROUND: (f32, f32) = (0.80, 0.22);

/// A house: its middle, half its sides on the town's own axes, its turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct House {
    pub centre: Point,
    pub half: Point,
    pub turn: f32,
    /// Which of the roof's colours it has, from 0 to 1.
    pub tone: f32,
}

/// The houses of every town hex of a board.
#[derive(Clone, Debug, Default)]
pub struct Houses {
    hexes: Vec<Hex>,
    houses: Vec<House>,
    lanes: Vec<Vec<Point>>,
}

impl Houses {
    /// The houses of a board whose roads are laid.
    pub fn new(board: &Board, lines: &Lines) -> Self {
        let hexes: Vec<Hex> = board.hexes().filter(|hex| board.terrain(*hex) == Terrain::Town).collect();
        let (mut houses, mut lanes) = (Vec::new(), Vec::new());
        let mut roads = stretches(board, lines);
        for hex in &hexes {
            let place = Town { board, hex: *hex };
            let roads = roads.remove(hex).unwrap_or_default();
            let own = place.lanes(&roads);
            houses.extend(place.build(&roads, &own));
            lanes.extend(own);
        }
        // What stands in front is painted last.
        houses.sort_by(|one, other| one.centre.y.total_cmp(&other.centre.y));
        Self { hexes, houses, lanes }
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
        let width = canvas.at_least(0.05, 1.0);
        for lane in &self.lanes {
            canvas.line(lane, art.colours.paper_high, width, 0.85);
        }
    }

    pub fn paint(&self, art: &MapArt, canvas: &mut Canvas) {
        let view = canvas.view().grown(1.0);
        let houses = self.houses.iter().filter(|house| view.contains(house.centre));
        houses.for_each(|house| house.paint(art, canvas));
    }
}

impl House {
    /// Its shadow, its roof, and the pitch towards the light.
    pub fn paint(&self, art: &MapArt, canvas: &mut Canvas) {
        let (colours, near) = (&art.colours, canvas.radius >= TABLE_RADIUS);
        let corners = self.corners();
        if near {
            let shadow = corners.map(|corner| corner + Point::new(0.020, 0.026));
            canvas.fill_shape(&shadow, colours.city_shadow, 0.34);
        }
        let dark = if self.tone < 0.68 { colours.roof } else { colours.city };
        canvas.fill_shape(&corners, dark, 1.0);
        let [a, b, c, d] = corners;
        let long = a.distance(b) >= b.distance(c);
        let (left, right) = if long {
            (a.towards(d, 0.5), b.towards(c, 0.5))
        } else {
            (a.towards(b, 0.5), d.towards(c, 0.5))
        };
        let light = if long { [a, b, right, left] } else { [a, left, right, d] };
        let pale = if self.tone < 0.68 { colours.roof_light } else { colours.city_pale };
        canvas.fill_shape(&light, pale, 1.0);
        if near {
            canvas.outline(&corners, colours.city_edge, 0.012 * canvas.radius, 0.75);
        }
    }

    fn corners(&self) -> [Point; 4] {
        let (sin, cos) = self.turn.sin_cos();
        [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, y)| {
            let corner = Point::new(x * self.half.x, y * self.half.y);
            self.centre + Point::new(corner.x * cos - corner.y * sin, corner.x * sin + corner.y * cos)
        })
    }
}

/// The stretches of roads in each town hex, found in one walk along the roads.
fn stretches(board: &Board, lines: &Lines) -> BTreeMap<Hex, Vec<Vec<Point>>> {
    let mut stretches: BTreeMap<Hex, Vec<Vec<Point>>> = BTreeMap::new();
    for road in &lines.roads {
        let mut before = None;
        for place in road {
            let hex = nearest_hex(*place, board.columns(), board.rows());
            let here = hex.filter(|hex| {
                board.terrain(*hex) == Terrain::Town && place.distance(hex_centre(*hex)) <= REACH
            });
            if let Some(hex) = here {
                let own = stretches.entry(hex).or_default();
                match own.last_mut().filter(|_| before == here) {
                    Some(stretch) => stretch.push(*place),
                    None => own.push(vec![*place]),
                }
            }
            before = here;
        }
    }
    stretches.values_mut().for_each(|own| own.retain(|stretch| stretch.len() > 2));
    stretches
}

/// A hex that houses are built in.
struct Town<'a> {
    board: &'a Board,
    hex: Hex,
}

impl Town<'_> {
    fn middle(&self) -> Point {
        hex_centre(self.hex)
    }

    fn has(&self, place: Point) -> bool {
        let own = nearest_hex(place, self.board.columns(), self.board.rows()) == Some(self.hex);
        own && place.distance(self.middle()) <= REACH
    }

    /// Lanes off the roads to either side; where no road passes, off a street towards the middle of the place.
    fn lanes(&self, roads: &[Vec<Point>]) -> Vec<Vec<Point>> {
        let name = self.board.place_at(self.hex).map_or("", |place| place.name.as_str());
        let mut chances = Chances::named(&format!("{name}{} lanes", self.hex));
        let mut lanes = Vec::new();
        let main: Vec<Vec<Point>> = if roads.is_empty() {
            let towards = self.centre_of_place() - self.middle();
            let way = if towards.length() < 0.1 { Point::new(1.0, 0.3) } else { towards }.unit();
            let street: Vec<Point> = (-8..=8).map(|step| self.middle() + way * (0.1 * step as f32)).collect();
            let street: Vec<Point> = street.into_iter().filter(|place| self.has(*place)).collect();
            lanes.push(street.clone());
            vec![street]
        } else {
            roads.to_vec()
        };
        for street in &main {
            let lengths = curve::lengths(street);
            let total = lengths.last().copied().unwrap_or_default();
            let mut way = chances.between(0.12, 0.3);
            while way < total {
                let from = curve::along(street, &lengths, way);
                let on = curve::heading(street, &lengths, way);
                for side in [on.turned(), on.turned() * -1.0] {
                    let lean = on * chances.between(-0.25, 0.25);
                    let lane = self.lane(from, (side + lean).unit(), roads, &lanes);
                    if lane.len() > 3 {
                        lanes.push(lane);
                    }
                }
                way += LANE.0 * chances.between(0.9, 1.25);
            }
        }
        lanes
    }

    /// A lane from a street outwards, as far as it meets nothing.
    fn lane(&self, from: Point, way: Point, roads: &[Vec<Point>], lanes: &[Vec<Point>]) -> Vec<Point> {
        let mut lane = vec![from];
        let steps = (LANE.1 / 0.08) as usize;
        for step in 1..=steps {
            let place = from + way * (0.08 * step as f32);
            let others = roads.iter().chain(lanes).flatten();
            let meets = step > 2 && others.into_iter().any(|other| other.distance(place) < 0.17);
            if meets || !self.has(place) {
                break;
            }
            lane.push(place);
        }
        lane
    }

    fn centre_of_place(&self) -> Point {
        let Some(place) = self.board.place_at(self.hex) else { return self.middle() };
        let sum = place.hexes.iter().fold(Point::default(), |sum, hex| sum + hex_centre(*hex));
        sum * (1.0 / place.hexes.len().max(1) as f32)
    }

    /// Houses on either side of every street; the first hex of a place has the church.
    fn build(&self, roads: &[Vec<Point>], lanes: &[Vec<Point>]) -> Vec<House> {
        let mut houses = Vec::new();
        let mut chances = Chances::named(&format!("{} houses", self.hex));
        let streets: Vec<Point> = roads.iter().chain(lanes).flatten().copied().collect();
        let first = self.board.place_at(self.hex).is_some_and(|place| place.hexes.first() == Some(&self.hex));
        let mut church = first;
        for street in roads.iter().chain(lanes) {
            let lengths = curve::lengths(street);
            let total = lengths.last().copied().unwrap_or_default();
            let mut way = chances.between(0.06, 0.14);
            while way < total {
                let root = curve::along(street, &lengths, way);
                let on = curve::heading(street, &lengths, way);
                for side in [on.turned(), on.turned() * -1.0] {
                    let (garden, tone) = (chances.roll() < GARDENS, chances.roll());
                    let half = Point::new(chances.between(0.055, 0.080), chances.between(0.045, 0.060));
                    let half = if church { Point::new(0.125, 0.062) } else { half };
                    let back = PITCH.1 + half.y + chances.between(0.0, 0.03);
                    let turn = on.y.atan2(on.x);
                    let house = House { centre: root + side * back, half, turn, tone };
                    let fits = (church || !garden) && self.has(house.centre) && house.fits(&streets, &houses);
                    if fits && church {
                        let tower = Point::new(0.05, 0.05);
                        houses.push(House { tone: 0.9, ..house });
                        houses.push(House {
                            centre: house.centre - on * 0.125,
                            half: tower,
                            turn,
                            tone: 0.1,
                        });
                        church = false;
                    } else if fits {
                        houses.push(house);
                    }
                }
                way += PITCH.0 * chances.between(0.95, 1.2);
            }
        }
        houses
    }
}

impl House {
    /// Whether it stands on no street, and no other house of its hex is too near.
    fn fits(&self, streets: &[Point], houses: &[Self]) -> bool {
        let apart = APART + (self.half.x - 0.08).max(0.0);
        streets.iter().all(|street| street.distance(self.centre) > OFF_STREETS + self.half.y)
            && houses.iter().all(|other| {
                let wide = (other.half.x - 0.08).max(0.0);
                other.centre.distance(self.centre) > apart + wide
            })
    }
}
