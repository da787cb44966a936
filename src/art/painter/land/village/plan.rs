//! Plans of buildings: wings from centre to centre of their hexes, each with its own roof, which meets the others in
//! valleys and hips.

use super::super::noise::Chances;
use crate::{
    art::{
        packs::map_art,
        painter::{
            geometry::{Point, SQRT_3, WorldRect, hex_centre},
            lines::Lines,
        },
    },
    engine::board::{Building, Hex, Material},
};

/// The least and the largest reduction of the width of a building's wings from that in the art.
const NARROWER: (f32, f32) = (0.0, 0.05);
/// The ratio of length to width of a house of one hex: its half length, in half widths of a wing.
const LONGER: (f32, f32) = (1.06, 1.20);
/// The distance of a road within which a house of one hex is parallel to it; otherwise its direction is random.
const ALONG_ROAD: f32 = 2.2;
/// Half the side of a church's tower, in half widths of a wing.
const TOWER: f32 = 0.62;
/// The extension of wings into the corner in which their outer walls meet, so that it is filled.
const CORNER: f32 = 0.03;
/// The steepness of the ends of hipped roofs relative to their sides.
const HIP: f32 = 0.75;

/// A wing: its middle line, and half its width.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wing {
    middle: Point,
    /// The direction of the ridge.
    on: Point,
    long: f32,
    half: f32,
    /// Whether the roof also slopes at each of its two ends.
    hips: [bool; 2],
    /// The line along which it meets another at an angle: a point of it, and the direction beyond it.
    cut: Option<(Point, Point)>,
}

/// The roof at a place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Roof {
    /// Its height above the eaves.
    pub height: f32,
    /// The direction downhill.
    pub down: Point,
    /// The distance along its eaves from a fixed point.
    pub along: f32,
    /// The distance to the line at which two of its planes meet, and whether that is a valley.
    pub edge: (f32, bool),
}

impl Wing {
    fn between(from: Point, to: Point, half: f32, beyond: [f32; 2]) -> Self {
        let on = (to - from).unit();
        let (from, to) = (from - on * beyond[0], to + on * beyond[1]);
        let middle = from.towards(to, 0.5);
        Self { middle, on, long: from.distance(to) / 2.0, half, hips: [false; 2], cut: None }
    }

    /// Returns a place on its own axes.
    fn own(&self, place: Point) -> (f32, f32) {
        let way = place - self.middle;
        (way.dot(self.on), way.dot(self.on.turned()))
    }

    fn is_cut(&self, place: Point) -> bool {
        self.cut.is_some_and(|(on, beyond)| (place - on).dot(beyond) > 0.0)
    }

    /// Returns the distance to the nearest of its walls, negative outside.
    fn inside(&self, place: Point) -> f32 {
        let (x, y) = self.own(place);
        let (x, y) = (x.abs() - self.long, y.abs() - self.half);
        if x > 0.0 && y > 0.0 { -x.hypot(y) } else { -x.max(y) }
    }

    /// Returns the roof over a place inside.
    fn roof(&self, place: Point) -> Roof {
        let (x, y) = self.own(place);
        let side = self.half - y.abs();
        let across = self.on.turned() * if y < 0.0 { -1.0 } else { 1.0 };
        let mut roof = Roof { height: side, down: across, along: x, edge: (y.abs(), false) };
        let end = (self.long - x.abs()) / HIP;
        if self.hips[usize::from(x > 0.0)] {
            roof.edge.0 = roof.edge.0.min((end - side).abs());
            if end < side {
                let down = self.on * x.signum();
                roof = Roof { height: end, down, along: y, edge: ((end - side).abs(), false) };
            }
        }
        if let Some((on, beyond)) = self.cut {
            let way = (place - on).dot(beyond).abs();
            if way < roof.edge.0 {
                roof.edge = (way, false);
            }
        }
        roof
    }

    fn corners(&self) -> [Point; 4] {
        let (on, aside) = (self.on * self.long, self.on.turned() * self.half);
        [
            self.middle - on - aside,
            self.middle + on - aside,
            self.middle + on + aside,
            self.middle - on + aside,
        ]
    }
}

/// The plan of a building, or of the tower of one.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    wings: Vec<Wing>,
    pub of: Material,
    pub tower: bool,
    /// The places of chimneys.
    pub chimneys: Vec<Point>,
    /// The seed of its noise.
    pub seed: u32,
    bounds: WorldRect,
}

impl Plan {
    /// Returns the plans of a building: its own, and that of its tower if it is a church.
    pub fn of(building: &Building, lines: &Lines, art: &map_art::Village) -> Vec<Self> {
        let Some(first) = building.hexes.first() else { return Vec::new() };
        let mut chances = Chances::named(&format!("{} {first}", building.name));
        let half = (art.wing.0 - chances.between(NARROWER.0, NARROWER.1)).max(0.01);
        let mut wings = match building.hexes.len() {
            1 => vec![alone(*first, half, lines, &mut chances)],
            _ => wings(&building.hexes, half, art.beyond.0),
        };
        let hipped = building.of == Material::Stone && chances.roll() < 0.7;
        for wing in &mut wings {
            wing.hips = [hipped && wing.hips[0], hipped && wing.hips[1]];
        }
        let seed = (chances.roll() * 1000.0) as u32;
        let tower = building.name.contains("Church").then(|| tower(&wings)).flatten();
        let chimneys = match (building.of, tower) {
            (Material::Stone, None) => wings.iter().flat_map(|wing| chimneys(wing, &mut chances)).collect(),
            _ => Vec::new(),
        };
        let mut plans = vec![Self::new(wings, building.of, false, chimneys, seed)];
        plans.extend(tower.map(|tower| Self::new(vec![tower], building.of, true, Vec::new(), seed)));
        plans
    }

    fn new(wings: Vec<Wing>, of: Material, tower: bool, chimneys: Vec<Point>, seed: u32) -> Self {
        let corners = wings.iter().flat_map(Wing::corners);
        let bounds = corners
            .map(|corner| WorldRect::new(corner.x, corner.y, corner.x, corner.y))
            .reduce(|one, other| one.joined(&other))
            .unwrap_or_default();
        Self { wings, of, tower, chimneys, seed, bounds }
    }

    /// The rectangle around it.
    pub fn bounds(&self) -> &WorldRect {
        &self.bounds
    }

    /// Returns the distance to its nearest wall, negative outside.
    pub fn inside(&self, place: Point) -> f32 {
        let wings = self.wings.iter().filter(|wing| !wing.is_cut(place));
        wings.map(|wing| wing.inside(place)).fold(-4.0, f32::max)
    }

    /// Returns the roof over a place inside: the highest of those of its wings.
    pub fn roof(&self, place: Point) -> Option<Roof> {
        let over = self.wings.iter().filter(|wing| !wing.is_cut(place) && wing.inside(place) > -0.05);
        let mut roofs: Vec<Roof> = over.map(|wing| wing.roof(place)).collect();
        roofs.sort_by(|one, other| other.height.total_cmp(&one.height));
        let mut roof = *roofs.first()?;
        if let Some(below) = roofs.get(1) {
            let way = (roof.height - below.height) / 2.0;
            if way < roof.edge.0 {
                roof.edge = (way, true);
            }
        }
        Some(roof)
    }

    /// Returns the middle of its first wing, and its direction.
    pub fn middle(&self) -> (Point, Point) {
        self.wings.first().map_or_else(Default::default, |wing| (wing.middle, wing.on))
    }

    /// Returns points all over it.
    pub fn points(&self) -> impl Iterator<Item = Point> + '_ {
        self.wings.iter().flat_map(|wing| {
            let steps = (wing.long / 0.2).ceil() as i32;
            (-steps..=steps).flat_map(move |step| {
                let on = wing.middle + wing.on * (wing.long * step as f32 / steps.max(1) as f32);
                [-0.7, 0.0, 0.7].map(|aside| on + wing.on.turned() * (wing.half * aside))
            })
        })
    }
}

/// Returns a house in one hex, parallel to the road if one is near.
fn alone(hex: Hex, half: f32, lines: &Lines, chances: &mut Chances) -> Wing {
    let middle = hex_centre(hex);
    let pieces = lines.roads.iter().flat_map(|road| road.windows(2));
    let near = pieces
        .filter_map(|pair| Some((*pair.first()?, *pair.get(1)?)))
        .map(|(from, to)| (from.distance(middle), to - from))
        .filter(|(away, _)| *away < ALONG_ROAD)
        .min_by(|one, other| one.0.total_cmp(&other.0));
    let turn = chances.between(-0.6, 0.6);
    let on = near.map_or(Point::new(turn.cos(), turn.sin()), |(_, way)| way.unit());
    let half = half * 0.96;
    let long = half * chances.between(LONGER.0, LONGER.1);
    Wing { middle, on, long, half, hips: [true; 2], cut: None }
}

/// Returns the wings of a building of several hexes: along hexes in a row, square to them where one is beside two of
/// them, and around a bend.
fn wings(hexes: &[Hex], half: f32, beyond: f32) -> Vec<Wing> {
    let mut wings: Vec<Wing> = Vec::new();
    let mut reached: Vec<Hex> = Vec::new();
    let beside = |hex: &Hex, other: &Hex| hex.side_towards(*other).is_some();
    while let Some(hex) = next(hexes, &reached) {
        let known: Vec<Hex> = reached.iter().filter(|other| beside(other, &hex)).copied().collect();
        let to = hex_centre(hex);
        match known[..] {
            [] => {
                if let Some(other) = hexes.iter().find(|other| beside(other, &hex)) {
                    wings.push(Wing::between(to, hex_centre(*other), half, [beyond; 2]));
                    wings.iter_mut().for_each(|wing| wing.hips = [true; 2]);
                    reached.push(*other);
                } else {
                    wings.push(Wing::between(to - Point::new(0.05, 0.0), to, half, [beyond * 0.9; 2]));
                }
            }
            [one] => round_the_bend(&mut wings, (hex_centre(one), to), half, beyond),
            [one, other, ..] => {
                let from = hex_centre(one).towards(hex_centre(other), 0.5);
                let mut wing = Wing::between(from, to, half * 0.94, [0.0, beyond]);
                wing.hips = [false, true];
                // It ends at the ridge of the other wing.
                wing.cut = Some((from, (from - to).unit()));
                wings.push(wing);
            }
        }
        reached.push(hex);
    }
    wings
}

/// Returns the hex to be reached next: one adjacent to those that are reached, if there is one.
fn next(hexes: &[Hex], reached: &[Hex]) -> Option<Hex> {
    let mut left = hexes.iter().filter(|hex| !reached.contains(hex));
    let near = |hex: &&Hex| reached.iter().any(|other| other.side_towards(**hex).is_some());
    left.clone().find(near).or_else(|| left.next()).copied()
}

/// Adds a wing from one centre to the next; if it continues the end of another, both are cut along the line between
/// them.
fn round_the_bend(wings: &mut Vec<Wing>, (from, to): (Point, Point), half: f32, beyond: f32) {
    let way = (to - from).unit();
    let ends_here = |wing: &&mut Wing| {
        let (x, y) = wing.own(from);
        y.abs() < 0.01 && (wing.long - beyond - x.abs()).abs() < 0.05 && wing.cut.is_none()
    };
    let Some(before) = wings.iter_mut().find(ends_here) else {
        wings.push(Wing { hips: [false, true], ..Wing::between(from, to, half, [0.0, beyond]) });
        return;
    };
    let forth = (from - before.middle).dot(before.on) > 0.0;
    let coming = if forth { before.on } else { before.on * -1.0 };
    if coming.dot(way) > 0.9 {
        // In a row it is one wing.
        let far = from.distance(to) / 2.0;
        before.long += far;
        before.middle = before.middle + coming * far;
        return;
    }
    let between = (coming + way).unit();
    // Around a bend the outer walls meet beyond the centre.
    let outer = half / SQRT_3 + CORNER;
    let shift = outer - beyond;
    before.long += shift / 2.0;
    before.middle = before.middle + coming * (shift / 2.0);
    before.half = half;
    before.hips[usize::from(forth)] = false;
    before.cut = Some((from, between));
    let mut wing = Wing::between(from, to, half, [outer, beyond]);
    wing.hips = [false, true];
    wing.cut = Some((from, between * -1.0));
    wings.push(wing);
}

/// Returns the tower of a church, at the end of its first wing.
fn tower(wings: &[Wing]) -> Option<Wing> {
    let wing = wings.first()?;
    let side = wing.half * TOWER;
    let end = if wing.cut.is_some_and(|(on, _)| (on - wing.middle).dot(wing.on) < 0.0) { 1.0 } else { -1.0 };
    let middle = wing.middle + wing.on * (end * (wing.long - side * 0.9));
    Some(Wing { middle, long: side, half: side, hips: [true; 2], cut: None, ..*wing })
}

/// Returns the chimneys on a ridge, at about a quarter of it from one end or both.
fn chimneys(wing: &Wing, chances: &mut Chances) -> Vec<Point> {
    let ends = [(-1.0, chances.roll()), (1.0, chances.roll())];
    let (at, aside) = (chances.between(0.30, 0.50), chances.between(-0.12, 0.12));
    let stands = ends.into_iter().filter(|(_, roll)| *roll < 0.62);
    stands
        .map(|(end, _)| {
            wing.middle + wing.on * (end * at * wing.long) + wing.on.turned() * (aside * wing.half)
        })
        .collect()
}
