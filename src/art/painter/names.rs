//! Names of places: their type, and where on the map they stand.

use super::furniture::VictoryMark;
use super::geometry::{Point, WorldRect, hex_centre};
use super::name_ground::{NameGround, cost_of, cost_of_overlap, sample_cost};
use super::plates::{NameKind, NamePlate, PlacedLetter};
use super::text::{Line, Style};
use crate::art::packs::map_art::{Names, Type};
use crate::engine::board::{Hex, MapFile, PlaceKind};

/// From this many victory points on a town is lettered as the aim of the campaign.
const CAPITAL_POINTS: u32 = 20;
/// Where the ring stands right of a name, and the room it takes, in ring radii.
const RING_ROOM: (f32, f32) = (1.58, 2.9);
/// Where the star of a hex with counters lies, right of its middle in hex radii, and how large it is then.
const BESIDE: f32 = 0.86;
const SMALL: f32 = 0.5;
/// Ways from the hex centre to the near side of a name, the far ones for towns that are fought over.
const WAYS: [f32; 6] = [0.75, 1.0, 1.3, 1.8, 2.5, 3.3];
/// Directions in degrees, the favourite first: east, west, the corners, north, south.
const DIRECTIONS: [f32; 8] = [0.0, 180.0, -35.0, 35.0, 215.0, 145.0, -90.0, 90.0];
/// Cost of each step down the list of directions, and of each hex radius farther away.
const COST_RANK: f32 = 0.5;
const COST_WAY: f32 = 7.0;
/// How much more it costs to lie over what is printed than over a counter, which will move on.
const COST_PRINTED: f32 = 3.0;
/// A name moves only to a place that is cheaper by so much.
const COST_MOVE: f32 = 15.0;
/// Samples across and down a name.
const SAMPLES: (usize, usize) = (13, 3);

/// A name that seeks its place.
struct Seeker {
    kind: NameKind,
    text: String,
    hexes: Vec<Hex>,
    points: Option<u32>,
}

impl NameKind {
    /// The face, the size and the tracking.
    pub fn type_face(self, art: &Names) -> (Style, Type) {
        match self {
            Self::Capital => (Style::Bold, art.capital),
            Self::Major => (Style::Semibold, art.major),
            Self::Minor | Self::Star => (Style::Italic, art.minor),
            Self::River => (Style::Italic, art.river),
        }
    }
}

/// Places all names: stars, towns from the greatest to the smallest, then rivers. `blocked` is what
/// they dodge; `kept` are the plates of the last time, which stay unless a much better place is free.
pub fn place(
    ground: &NameGround,
    marks: &[VictoryMark],
    blocked: &[WorldRect],
    kept: &[NamePlate],
) -> Vec<NamePlate> {
    let mut blocked = blocked.to_vec();
    // What comes behind these is printed on the sheet, and never written over.
    let counters = blocked.len();
    for hex in ground.board.hexes().filter(|hex| ground.board.city(*hex).is_some()) {
        blocked.push(WorldRect::about(hex_centre(hex), 1.0, 1.0));
    }
    let mut plates = Vec::new();
    let (mut seekers, stars) = seekers(ground.map, marks);
    for star in &stars {
        let plate = star_plate(ground, star, &blocked);
        blocked.push(plate.bounds);
        plates.push(plate);
    }
    seekers.sort_by_key(|seeker| (seeker.kind, std::cmp::Reverse(seeker.points)));
    for seeker in &seekers {
        let old = kept.iter().find(|plate| plate.kind == seeker.kind && plate.text == seeker.text);
        let plate = town_plate(ground, seeker, (&blocked, counters), old);
        blocked.push(plate.bounds.grown(2.0 / ground.radius));
        plates.push(plate);
    }
    super::river_names::place(ground, (&mut blocked, counters), &mut plates);
    plates
}

/// The names of towns, and the marks that belong to no town.
fn seekers(map: &MapFile, marks: &[VictoryMark]) -> (Vec<Seeker>, Vec<Seeker>) {
    let belongs = |mark: &VictoryMark, hexes: &[Hex]| mark.hexes.iter().any(|hex| hexes.contains(hex));
    let towns = map.places.iter().map(|place| {
        let points = marks.iter().find(|mark| belongs(mark, &place.hexes)).map(|mark| mark.points);
        let kind = match place.kind {
            PlaceKind::Major if points.is_some_and(|points| points >= CAPITAL_POINTS) => NameKind::Capital,
            PlaceKind::Major => NameKind::Major,
            PlaceKind::Minor | PlaceKind::Name => NameKind::Minor,
        };
        let capitals = matches!(kind, NameKind::Capital | NameKind::Major);
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

/// A star in the middle of its hexes; where counters lie there, a small one at their right, with its number in sight.
fn star_plate(ground: &NameGround, seeker: &Seeker, blocked: &[WorldRect]) -> NamePlate {
    let count = seeker.hexes.len().max(1) as f32;
    let middle =
        seeker.hexes.iter().map(|hex| hex_centre(*hex)).fold(Point::default(), |sum, place| sum + place);
    let (middle, whole) = (middle * (1.0 / count), ground.art.names.star.0);
    let is_covered = blocked.iter().any(|rect| rect.contains(middle));
    let (ring, size) = match is_covered {
        true => (middle + Point::new(BESIDE, 0.0), whole * SMALL),
        false => (middle, whole),
    };
    NamePlate {
        text: seeker.text.clone(),
        kind: NameKind::Star,
        bounds: WorldRect::about(ring, 2.0 * size, 2.0 * size),
        radius: ground.radius,
        points: seeker.points,
        ring: Some((ring, size)),
        size: 0.0,
        letters: Vec::new(),
    }
}

fn town_plate(
    ground: &NameGround,
    seeker: &Seeker,
    (blocked, counters): (&[WorldRect], usize),
    old: Option<&NamePlate>,
) -> NamePlate {
    let art = &ground.art.names;
    let (style, Type { size, tracking }) = seeker.kind.type_face(art);
    let size = size.at(ground.points()) / ground.points();
    let ring = art.ring.radii.0.max(art.ring.pixels.0 / ground.points());
    let line = ground.fonts.line(&seeker.text, style, tracking.0);
    let room = if seeker.points.is_some() { RING_ROOM.1 * ring } else { 0.0 };
    let (width, height) = (line.width * size + room, size * 0.78);
    let full_cost = |bounds: &WorldRect| {
        let mut cost = cost_of(ground, bounds, blocked);
        cost += COST_PRINTED * cost_of_overlap(bounds, &blocked[counters..]);
        for column in 0..SAMPLES.0 {
            for row in 0..SAMPLES.1 {
                let across = bounds.width() * column as f32 / (SAMPLES.0 - 1) as f32;
                let down = bounds.height() * row as f32 / (SAMPLES.1 - 1) as f32;
                cost += sample_cost(ground, Point::new(bounds.left + across, bounds.top + down));
            }
        }
        cost
    };
    let mut best = (f32::MAX, WorldRect::default());
    for hex in &seeker.hexes {
        for way in WAYS {
            for (rank, direction) in DIRECTIONS.iter().enumerate() {
                let (sin, cos) = direction.to_radians().sin_cos();
                let beside = if direction.abs() == 90.0 { 0.0 } else { cos * (way + width / 2.0) };
                let middle = hex_centre(*hex) + Point::new(beside, sin * (way + height / 2.0));
                let bounds = WorldRect::about(middle, width, height);
                let cost = rank as f32 * COST_RANK + (way - WAYS[0]) * COST_WAY + full_cost(&bounds);
                if cost < best.0 {
                    best = (cost, bounds);
                }
            }
        }
    }
    // The old place counts only at the old size: at another zoom the name is set anew.
    if let Some(old) = old.filter(|old| (old.radius - ground.radius).abs() < 0.01 * ground.radius)
        && full_cost(&old.bounds) <= best.0 + COST_MOVE
    {
        best.1 = old.bounds;
    }
    let bounds = best.1;
    let start = Point::new(bounds.left, bounds.bottom);
    let end = Point::new(bounds.left + line.width * size + RING_ROOM.0 * ring, bounds.bottom - 0.33 * size);
    NamePlate {
        text: seeker.text.clone(),
        kind: seeker.kind,
        bounds,
        radius: ground.radius,
        points: seeker.points,
        ring: seeker.points.map(|_| (end, ring)),
        size,
        letters: straight(&line, start, size),
    }
}

/// The letters of a line set straight from a start.
fn straight(line: &Line, start: Point, size: f32) -> Vec<PlacedLetter> {
    line.letters
        .iter()
        .filter_map(|letter| {
            let place = start + Point::new(letter.start * size, 0.0);
            Some(PlacedLetter { outline: letter.outline.clone()?, place, turn: 0.0 })
        })
        .collect()
}
