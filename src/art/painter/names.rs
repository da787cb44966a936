//! Names of places: their type, and their places on the map.
//!
//! The place of a name never changes, with any counters on the map and at any zoom. It is chosen for the zoom at which
//! letters are largest beside hexes. At any nearer zoom the name only shrinks towards its hex.

pub(super) mod lettering;
pub(super) mod name_ground;
pub(super) mod name_setter;
pub(super) mod nearby;
pub(super) mod plates;
pub(super) mod river_names;
pub(super) mod text;

use super::{
    geometry::{Point, WorldRect, hex_centre},
    sheet::furniture::VictoryMark,
};
use crate::{
    art::packs::map_art::{Names, Type},
    engine::board::{Hex, PlaceKind},
};
use name_ground::{NameGround, cost_of, sample_cost};
use plates::{NameKind, NamePlate, PlacedLetter};
use river_names::Stretch;
use text::{Line, Style};

/// The victory points from which a town is lettered as an objective of the campaign.
const CAPITAL_POINTS: u32 = 20;
/// The distance of the ring to the right of a name, and the room that it takes, in ring radii.
const RING_ROOM: (f32, f32) = (1.58, 2.9);
/// Distances from the hex centre to the near side of a name: no farther than the next hex.
const WAYS: [f32; 4] = [0.75, 1.0, 1.3, 1.7];
/// Directions in degrees, in order of preference: east and west, between the counters of adjacent hexes, the corners,
/// north, south.
const DIRECTIONS: [f32; 8] = [0.0, 180.0, -35.0, 35.0, 215.0, 145.0, -90.0, 90.0];
/// Cost of each step down the list of directions, and of each hex radius farther away.
const COST_RANK: f32 = 1.0;
const COST_WAY: f32 = 7.0;
/// The distance from another place, in hex radii, within which a name seems to belong to it; and the cost of each hex
/// radius nearer.
const OTHERS: (f32, f32) = (1.3, 20.0);
/// The vector from the centre of a hex with a house to the ring of its points, in hex radii: over its roof, and under a
/// counter.
const CORNER: (f32, f32) = (0.46, -0.30);
/// Samples across and down a name.
const SAMPLES: (usize, usize) = (13, 3);

/// A name and its place.
#[derive(Clone, Debug)]
pub struct Standing {
    seeker: Seeker,
    place: Place,
}

#[derive(Clone, Copy, Debug)]
enum Place {
    /// A star in the middle of its hexes.
    Middle(Point),
    /// Letters beside a hex: the distance to their near side, and the direction in degrees.
    Beside { hex: Hex, way: f32, direction: f32 },
}

/// The places of all names of a map.
#[derive(Clone, Debug)]
pub struct Places {
    towns: Vec<Standing>,
    rivers: Vec<Stretch>,
}

/// A name that needs a place.
#[derive(Clone, Debug)]
struct Seeker {
    kind: NameKind,
    text: String,
    hexes: Vec<Hex>,
    points: Option<u32>,
}

impl NameKind {
    /// Returns the face, the size and the tracking.
    pub fn type_face(self, art: &Names) -> (Style, Type) {
        match self {
            Self::Objective => (Style::Bold, art.capital),
            Self::Major => (Style::Semibold, art.major),
            Self::Minor | Self::Star => (Style::Italic, art.minor),
            Self::River => (Style::Italic, art.river),
        }
    }
}

/// Chooses the places of all names: stars, towns from the largest to the smallest, then rivers, which are written where
/// there is room at some zoom.
pub fn choose<'a>(at: &dyn Fn(f32) -> NameGround<'a>, marks: &[VictoryMark]) -> Places {
    let ground = at(name_ground::COARSEST);
    let cities = ground.board.hexes().filter(|hex| ground.board.city(*hex).is_some());
    let mut blocked: Vec<WorldRect> = cities.map(|hex| WorldRect::about(hex_centre(hex), 1.0, 1.0)).collect();
    let (mut seekers, stars) = seekers(&ground, marks);
    let mut towns = Vec::new();
    for seeker in stars {
        let standing = Standing { place: Place::Middle(seeker.middle()), seeker };
        blocked.push(standing.plate(&ground).bounds);
        towns.push(standing);
    }
    seekers.sort_by_key(|seeker| (seeker.kind, std::cmp::Reverse(seeker.points)));
    let named: Vec<Hex> = seekers.iter().flat_map(|seeker| seeker.hexes.clone()).collect();
    for seeker in seekers {
        let others: Vec<Point> =
            named.iter().filter(|hex| !seeker.hexes.contains(hex)).map(|hex| hex_centre(*hex)).collect();
        let Some(standing) = beside(&ground, seeker, &blocked, &others) else { continue };
        blocked.push(standing.plate(&ground).bounds.grown(2.0 / ground.radius));
        towns.push(standing);
    }
    let rivers = river_names::choose(at, |ground| printed(ground, &towns));
    Places { towns, rivers }
}

/// Returns the rectangles of towns, their names, and stars.
fn printed(ground: &NameGround, towns: &[Standing]) -> Vec<WorldRect> {
    let cities = ground.board.hexes().filter(|hex| ground.board.city(*hex).is_some());
    let cities = cities.map(|hex| WorldRect::about(hex_centre(hex), 1.0, 1.0));
    let names = towns.iter().map(|standing| standing.plate(ground).bounds.grown(2.0 / ground.radius));
    cities.chain(names).collect()
}

impl Places {
    /// Returns the names at their places for a zoom; a river has none if it would cover another name.
    pub fn plates(&self, ground: &NameGround) -> Vec<NamePlate> {
        let mut plates: Vec<NamePlate> = self.towns.iter().map(|standing| standing.plate(ground)).collect();
        let mut covered = printed(ground, &self.towns);
        for river in &self.rivers {
            plates.extend(river.plate(ground, &mut covered));
        }
        plates
    }
}

/// Returns the names of towns, and the marks that belong to no town: each mark on a house, of which a village has many,
/// is separate.
fn seekers(ground: &NameGround, marks: &[VictoryMark]) -> (Vec<Seeker>, Vec<Seeker>) {
    let map = ground.map;
    let in_house = |mark: &VictoryMark| mark.hexes.iter().any(|hex| ground.board.built_of(*hex).is_some());
    let belongs = |mark: &VictoryMark, hexes: &[Hex]| {
        !in_house(mark) && mark.hexes.iter().any(|hex| hexes.contains(hex))
    };
    let towns = map.places.iter().map(|place| {
        let points = marks.iter().find(|mark| belongs(mark, &place.hexes)).map(|mark| mark.points);
        let kind = match place.kind {
            PlaceKind::Major if points.is_some_and(|points| points >= CAPITAL_POINTS) => NameKind::Objective,
            PlaceKind::Major => NameKind::Major,
            PlaceKind::Minor | PlaceKind::Name => NameKind::Minor,
        };
        let capitals = matches!(kind, NameKind::Objective | NameKind::Major);
        let text = if capitals { place.name.to_uppercase() } else { place.name.clone() };
        Seeker { kind, text, hexes: place.hexes.clone(), points }
    });
    let stars =
        marks.iter().filter(|mark| !map.places.iter().any(|place| belongs(mark, &place.hexes))).map(|mark| {
            Seeker {
                kind: NameKind::Star,
                text: mark.label.clone(),
                hexes: mark.hexes.clone(),
                points: Some(mark.points),
            }
        });
    (towns.collect(), stars.collect())
}

impl Seeker {
    fn stands_on_house(&self, ground: &NameGround) -> bool {
        self.hexes.iter().any(|hex| ground.board.built_of(*hex).is_some())
    }

    fn middle(&self) -> Point {
        let sum =
            self.hexes.iter().map(|hex| hex_centre(*hex)).fold(Point::default(), |sum, place| sum + place);
        sum * (1.0 / self.hexes.len().max(1) as f32)
    }
}

/// Returns the cheapest place for a name beside one of its hexes, clear of `blocked` rectangles and of `others`, the
/// places that it does not name.
fn beside(ground: &NameGround, seeker: Seeker, blocked: &[WorldRect], others: &[Point]) -> Option<Standing> {
    let mut best: Option<(f32, Place)> = None;
    let lettering = Lettering::of(ground, &seeker);
    for hex in &seeker.hexes {
        for way in WAYS {
            for (rank, direction) in DIRECTIONS.into_iter().enumerate() {
                let bounds = lettering.bounds(*hex, way, direction);
                let mut cost = rank as f32 * COST_RANK + (way - WAYS[0]) * COST_WAY;
                cost += cost_of(ground, &bounds, blocked) + cost_of_ground(ground, &bounds);
                let near = others.iter().map(|place| (OTHERS.0 - gap(&bounds, *place)).max(0.0));
                cost += OTHERS.1 * near.sum::<f32>();
                if best.is_none_or(|(least, _)| cost < least) {
                    best = Some((cost, Place::Beside { hex: *hex, way, direction }));
                }
            }
        }
    }
    best.map(|(_, place)| Standing { seeker, place })
}

/// Returns the cost of covering the ground there.
fn cost_of_ground(ground: &NameGround, bounds: &WorldRect) -> f32 {
    let part = |number: usize, all: usize| number as f32 / (all - 1) as f32;
    let samples = (0..SAMPLES.0).flat_map(|column| (0..SAMPLES.1).map(move |row| (column, row)));
    let places = samples.map(|(column, row)| {
        let (across, down) = (part(column, SAMPLES.0), part(row, SAMPLES.1));
        Point::new(bounds.left + bounds.width() * across, bounds.top + bounds.height() * down)
    });
    places.map(|place| sample_cost(ground, place)).sum()
}

/// Returns the distance of a place from a name.
pub(super) fn gap(bounds: &WorldRect, place: Point) -> f32 {
    let nearest =
        Point::new(place.x.clamp(bounds.left, bounds.right), place.y.clamp(bounds.top, bounds.bottom));
    nearest.distance(place)
}

/// The letters of a name at a zoom, with the ring of its points.
struct Lettering {
    line: Line,
    size: f32,
    ring: f32,
    width: f32,
    height: f32,
}

impl Lettering {
    fn of(ground: &NameGround, seeker: &Seeker) -> Self {
        let art = &ground.art.names;
        let (style, Type { size, tracking }) = seeker.kind.type_face(art);
        let size = size.at(ground.points()) / ground.points();
        let ring = art.ring.radii.0.max(art.ring.pixels.0 / ground.points());
        let line = ground.fonts.line(&seeker.text, style, tracking.0);
        let room = if seeker.points.is_some() { RING_ROOM.1 * ring } else { 0.0 };
        Self { width: line.width * size + room, height: size * 0.78, line, size, ring }
    }

    /// Returns the rectangle that it covers beside a hex: at any zoom it is inside that of a coarser one.
    fn bounds(&self, hex: Hex, way: f32, direction: f32) -> WorldRect {
        let (sin, cos) = direction.to_radians().sin_cos();
        let beside = if direction.abs() == 90.0 { 0.0 } else { cos * (way + self.width / 2.0) };
        let middle = hex_centre(hex) + Point::new(beside, sin * (way + self.height / 2.0));
        WorldRect::about(middle, self.width, self.height)
    }
}

impl Standing {
    fn plate(&self, ground: &NameGround) -> NamePlate {
        let Seeker { kind, text, points, .. } = &self.seeker;
        let blank = NamePlate {
            text: text.clone(),
            kind: *kind,
            bounds: WorldRect::default(),
            radius: ground.radius,
            points: *points,
            ring: None,
            size: 0.0,
            letters: Vec::new(),
        };
        match self.place {
            // A star would hide its house: the ring of a town is drawn instead, in a corner of the hex.
            Place::Middle(middle) if self.seeker.stands_on_house(ground) => {
                let names = &ground.art.names;
                let ring = names.ring.radii.0.max(names.ring.pixels.0 / ground.points());
                let corner = middle + Point::new(CORNER.0, CORNER.1);
                let bounds = WorldRect::about(corner, 2.0 * ring, 2.0 * ring);
                NamePlate { bounds, ring: Some((corner, ring)), kind: NameKind::Minor, ..blank }
            }
            Place::Middle(middle) => {
                let size = ground.art.names.star.0;
                let bounds = WorldRect::about(middle, 2.0 * size, 2.0 * size);
                NamePlate { bounds, ring: Some((middle, size)), ..blank }
            }
            Place::Beside { hex, way, direction } => {
                let lettering = Lettering::of(ground, &self.seeker);
                let bounds = lettering.bounds(hex, way, direction);
                let Lettering { line, size, ring, .. } = lettering;
                let start = Point::new(bounds.left, bounds.bottom);
                let end = start + Point::new(line.width * size + RING_ROOM.0 * ring, -0.33 * size);
                let letters = straight(&line, start, size);
                NamePlate { bounds, ring: points.map(|_| (end, ring)), size, letters, ..blank }
            }
        }
    }
}

/// Returns the letters of a straight line from a start.
fn straight(line: &Line, start: Point, size: f32) -> Vec<PlacedLetter> {
    line.letters
        .iter()
        .filter_map(|letter| {
            let place = start + Point::new(letter.start * size, 0.0);
            Some(PlacedLetter { outline: letter.outline.clone()?, place, turn: 0.0 })
        })
        .collect()
}
