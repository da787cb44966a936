//! The streets of places with hexes full of houses: roads through them, streets from hex to hex if no road leads there,
//! and lanes off both. The houses along them are here as well.

use super::{house::House, noise::Chances};
use crate::{
    art::painter::{
        curve,
        geometry::{Point, hex_centre, nearest_hex},
        lines::Lines,
        names::nearby::{Nearby, Taken},
    },
    engine::board::{ALL_SIDES, Board, Hex, Link, PlaceKind, Terrain},
};
use std::collections::{BTreeMap, BTreeSet};

/// The distance from house to house along a street, and from its middle to their fronts, in hex radii.
const PITCH: (f32, f32) = (0.170, 0.055);
/// The distance from lane to lane along a street, and the length of a lane: in a town, and in a village.
const LANES: [(f32, f32); 2] = [(0.42, 0.80), (0.52, 0.58)];
/// The reach of a place around the lines between the centres of its hexes, and the change of that reach along them.
const REACH: (f32, f32) = (0.60, 0.26);
/// The share of lots that are gardens in the middle of a place, and the extra share in the middle of its last hexes.
const GARDENS: (f32, f32) = (0.04, 0.20);
/// The least distance between two houses.
const APART: f32 = 0.150;
/// The distance of houses from the middle of streets.
const OFF_STREETS: f32 = 0.045;
/// The share of lines between hexes that are streets although another street leads there.
const ROUND_ABOUT: f32 = 0.25;
/// The longest track to a road from a place that has none.
const TRACK: f32 = 6.0;
/// Points from hex to hex.
const SAMPLES: usize = 6;

/// The streets of all places.
#[derive(Clone, Debug, Default)]
pub struct Streets {
    /// Stretches of roads in town hexes.
    roads: Vec<Street>,
    /// The first hex of each place, which has the church.
    churches: BTreeSet<Hex>,
    columns: u8,
    rows: u8,
    /// All other streets in towns.
    pub lanes: Vec<Vec<Point>>,
    /// Tracks from places without a road to the nearest one.
    pub tracks: Vec<Vec<Point>>,
}

type Street = Vec<Point>;

impl Streets {
    /// Lays out the streets of a board whose roads are laid out.
    pub fn new(board: &Board, lines: &Lines) -> Self {
        let towns: Vec<Hex> = board.hexes().filter(|hex| is_town(board, *hex)).collect();
        let churches = board.places().iter().filter_map(|place| place.hexes.first().copied()).collect();
        let (columns, rows) = (board.columns(), board.rows());
        let mut streets = Self { churches, columns, rows, ..Self::default() };
        if towns.is_empty() {
            return streets;
        }
        let built = Built { board };
        streets.roads = built.roads(lines);
        let (between, tracks) = built.between(&towns, lines);
        streets.tracks = tracks;
        streets.lanes = built.lanes(&streets.roads, between);
        streets
    }

    /// All roads and lanes.
    pub fn all(&self) -> impl Iterator<Item = &Street> {
        self.roads.iter().chain(&self.lanes)
    }

    /// Builds the houses on either side of every street.
    pub fn build(&self) -> Vec<House> {
        let mut ways = Taken::default();
        self.all().flatten().for_each(|place| ways.add(*place, 0.0));
        let (mut houses, mut taken) = (Vec::new(), Taken::default());
        let mut churches = self.churches.clone();
        for street in self.all() {
            let Some(start) = street.first() else { continue };
            let mut chances = Chances::named(&format!("{:.2} {:.2} houses", start.x, start.y));
            let lengths = curve::lengths(street);
            let total = lengths.last().copied().unwrap_or_default();
            let mut way = chances.between(0.04, 0.12);
            while way < total {
                let (root, on) = (curve::along(street, &lengths, way), curve::heading(street, &lengths, way));
                for side in [on.turned(), on.turned() * -1.0] {
                    let (garden, tone) = (chances.roll(), chances.roll());
                    let half = Point::new(chances.between(0.055, 0.080), chances.between(0.045, 0.060));
                    let hex = nearest_hex(root, self.columns, self.rows);
                    let church = hex.is_some_and(|hex| churches.contains(&hex));
                    let half = if church { Point::new(0.125, 0.062) } else { half };
                    let back = PITCH.1 + half.y + chances.between(0.0, 0.03);
                    let turn = on.y.atan2(on.x);
                    let house = House { centre: root + side * back, half, turn, tone };
                    let away = hex.map_or(0.0, |hex| house.centre.distance(hex_centre(hex)));
                    let gardens = GARDENS.0 + GARDENS.1 * away;
                    let wide = (half.x - 0.08).max(0.0);
                    let fits = !ways.meets(house.centre, OFF_STREETS + half.y)
                        && !taken.meets(house.centre, APART + wide);
                    if !fits || (garden < gardens && !church) {
                        continue;
                    }
                    taken.add(house.centre, wide);
                    if let Some(hex) = hex.filter(|_| church) {
                        churches.remove(&hex);
                        houses.push(House { tone: 0.9, ..house });
                        let tower = Point::new(0.05, 0.05);
                        houses.push(House {
                            centre: house.centre - on * 0.125,
                            half: tower,
                            turn,
                            tone: 0.1,
                        });
                    } else {
                        houses.push(house);
                    }
                }
                way += PITCH.0 * chances.between(0.95, 1.2);
            }
        }
        houses
    }
}

/// Whether a hex is filled with houses; not if its building has a plan of its own.
fn is_town(board: &Board, hex: Hex) -> bool {
    board.terrain(hex) == Terrain::Town && board.built_of(hex).is_none()
}

/// The ground that places are built on.
struct Built<'a> {
    board: &'a Board,
}

impl Built<'_> {
    /// Returns the adjacent town hexes.
    fn beside(&self, hex: Hex) -> impl Iterator<Item = Hex> + '_ {
        self.board.neighbours(hex).iter().flatten().copied().filter(|next| is_town(self.board, *next))
    }

    /// Whether a place is in a town: near the centre of its hex, or near the line to the next hex of the town.
    fn has(&self, place: Point) -> bool {
        let Some(hex) = nearest_hex(place, self.board.columns(), self.board.rows()) else { return false };
        if !is_town(self.board, hex) {
            return false;
        }
        let middle = hex_centre(hex);
        let away = |next: Hex| {
            let way = hex_centre(next) - middle;
            let part = ((place - middle).dot(way) / way.dot(way)).clamp(0.0, 0.5);
            place.distance(middle + way * part)
        };
        let away = self.beside(hex).map(away).fold(place.distance(middle), f32::min);
        away < REACH.0 + 2.0 * REACH.1 * curve::push_noise(place, 0.7, 83)
    }

    /// Returns the stretches of roads in towns.
    fn roads(&self, lines: &Lines) -> Vec<Street> {
        let mut stretches: Vec<Street> = Vec::new();
        for road in &lines.roads {
            let mut inside = false;
            for place in road {
                let here = self.has(*place);
                match stretches.last_mut().filter(|_| inside) {
                    Some(stretch) if here => stretch.push(*place),
                    _ if here => stretches.push(vec![*place]),
                    _ => {}
                }
                inside = here;
            }
        }
        stretches.retain(|stretch| stretch.len() > 2);
        stretches
    }

    /// Returns streets between hexes of a place that no road joins, one through a single hex, and tracks from places
    /// without a road.
    fn between(&self, towns: &[Hex], lines: &Lines) -> (Vec<Street>, Vec<Street>) {
        let mut joined = Joined(towns.iter().map(|hex| (*hex, *hex)).collect());
        let mut pairs: Vec<(f32, Hex, Hex)> = Vec::new();
        for hex in towns {
            for side in ALL_SIDES {
                let Some(next) = self.board.neighbour(*hex, side).filter(|next| is_town(self.board, *next))
                else {
                    continue;
                };
                if self.board.link(Link::Road, *hex, side) {
                    joined.join(*hex, next);
                } else if *hex < next {
                    pairs.push((Chances::named(&format!("{hex} {next} street")).roll(), *hex, next));
                }
            }
        }
        pairs.sort_by(|one, other| one.0.total_cmp(&other.0));
        let (mut streets, mut street_in) = (Vec::new(), BTreeSet::new());
        for (roll, from, to) in pairs {
            if joined.join(from, to) || roll > 1.0 - ROUND_ABOUT {
                streets.push(self.street(lines.road_place(from), lines.road_place(to)));
                street_in.extend([from, to]);
            }
        }
        let roads: Vec<Point> = lines.roads.iter().flatten().copied().collect();
        let near = Nearby::new(roads.clone());
        let with_road: BTreeSet<Hex> =
            towns.iter().filter(|hex| self.board.has_road(**hex)).map(|hex| joined.root(*hex)).collect();
        let mut tracks = Vec::new();
        let mut done = BTreeSet::new();
        for hex in towns {
            let middle = hex_centre(*hex);
            let road = near.nearest(middle).and_then(|number| roads.get(number)).copied();
            let alone = !street_in.contains(hex) && !self.board.has_road(*hex);
            let way = road.map_or(Point::new(1.0, 0.3), |road| road - middle).unit();
            if alone {
                streets.push(self.street(middle - way * 0.62, middle + way * 0.62));
            }
            let root = joined.root(*hex);
            if !with_road.contains(&root) && done.insert(root) {
                let road = road.filter(|road| road.distance(middle) < TRACK);
                tracks.extend(road.map(|road| self.street(middle, road)));
            }
        }
        (streets, tracks)
    }

    /// Returns a street that bends a little.
    fn street(&self, from: Point, to: Point) -> Street {
        let aside = (to - from).turned();
        let push = |part: f32, seed: u32| {
            let place = from.towards(to, part);
            place + aside * (0.34 * curve::push_noise(place, 0.9, seed))
        };
        curve::smooth(&[from, push(0.33, 85), push(0.67, 86), to], SAMPLES)
    }

    /// Returns lanes off all streets to either side, and the streets that are not roads.
    fn lanes(&self, roads: &[Street], between: Vec<Street>) -> Vec<Street> {
        let mut ways = Taken::default();
        roads.iter().chain(&between).flatten().for_each(|place| ways.add(*place, 0.0));
        let main: Vec<Street> = roads.iter().chain(&between).cloned().collect();
        let mut lanes = between;
        for street in &main {
            let Some(start) = street.first() else { continue };
            let hex = nearest_hex(*start, self.board.columns(), self.board.rows());
            let is_major = hex.and_then(|hex| self.board.city(hex)) == Some(PlaceKind::Major);
            let lane = LANES[usize::from(!is_major)];
            let mut chances = Chances::named(&format!("{:.2} {:.2} lanes", start.x, start.y));
            let lengths = curve::lengths(street);
            let total = lengths.last().copied().unwrap_or_default();
            let mut way = chances.between(0.14, 0.34);
            while way < total - 0.1 {
                let (from, on) = (curve::along(street, &lengths, way), curve::heading(street, &lengths, way));
                for side in [on.turned(), on.turned() * -1.0] {
                    let heading = (side + on * chances.between(-0.3, 0.3)).unit();
                    let long = lane.1 * chances.between(0.6, 1.1);
                    let lane = self.lane(from, heading, long, &ways);
                    if lane.len() > 3 {
                        lane.iter().for_each(|place| ways.add(*place, 0.0));
                        lanes.push(lane);
                    }
                }
                way += lane.0 * chances.between(0.8, 1.3);
            }
        }
        lanes
    }

    /// Returns a lane from a street outwards, until it meets another one.
    fn lane(&self, from: Point, way: Point, long: f32, ways: &Taken) -> Street {
        let mut lane = vec![from];
        for step in 1..=(long / 0.08) as usize {
            let place = from + way * (0.08 * step as f32);
            if (step > 2 && ways.meets(place, 0.17)) || !self.has(place) {
                break;
            }
            lane.push(place);
        }
        lane
    }
}

/// Groups of connected hexes: each hex refers to one of its group, and the last of these to itself.
struct Joined(BTreeMap<Hex, Hex>);

impl Joined {
    fn root(&self, hex: Hex) -> Hex {
        let mut root = hex;
        while let Some(next) = self.0.get(&root).filter(|next| **next != root) {
            root = *next;
        }
        root
    }

    /// Joins two hexes, and returns whether they were in different groups.
    fn join(&mut self, one: Hex, other: Hex) -> bool {
        let (one, other) = (self.root(one), self.root(other));
        self.0.insert(one.max(other), one.min(other));
        one != other
    }
}
