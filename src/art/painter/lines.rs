//! Roads and railways: chains joined and smoothed, pushed apart where they run side by side.

use super::{
    canvas::Canvas,
    curve,
    geometry::{Point, WorldRect, hex_centre, hex_corners, off_the_map, side_corners},
    names::nearby::Nearby,
    rivers::{self, Course},
    sheet::SheetRect,
};
use crate::{
    art::packs::map_art::{self, MapArt},
    engine::board::{Board, Hex, MapFile, PlaceKind, RiverSides, Terrain},
};
use resvg::tiny_skia::PathBuilder;
use std::collections::{BTreeMap, BTreeSet};

/// Samples from hex to hex, and the number over which the wobble fades at the ends.
const SAMPLES: (usize, f32) = (12, 8.0);
/// The part of the wobble that is left where roads and railways could meet.
const WOBBLE_SHARE: f32 = 0.6;
/// The distance before and after the middle of a bridge over which its road is straight. The second is the distance at
/// which it passes the hexes on either side.
const BRIDGE: (f32, f32) = (0.26, 0.70);
/// The distance from a bridge within which a road does not wobble, and from which it wobbles fully.
const STEADY: (f32, f32) = (0.75, 2.4);
/// The waves of roads that bend: the part and the wavelength of each.
const BENDS: [(f32, f32); 3] = [(1.15, 4.6), (0.75, 2.1), (0.25, 1.0)];
/// The largest distance of a road from the centre of its hex.
const MOST: f32 = 0.42;
/// The least length of dashes and gaps in pixels: without any length they would never end.
const SHORTEST_DASH: f32 = 0.1;

pub struct Lines {
    pub roads: Vec<Vec<Point>>,
    /// Railways.
    pub rails: Vec<Vec<Point>>,
    /// Gaps of roads at rivers.
    pub fords: Vec<Vec<Point>>,
    /// The curve of each step of a road from hex to hex.
    road_steps: Steps,
    /// The place at which roads pass each hex.
    road_places: BTreeMap<Hex, Point>,
    /// The middle of each bridge, and its direction.
    bridges: Vec<(Point, Point)>,
    /// Whether hexes are so small that a road is drawn at its true width.
    broad: bool,
}

/// The curve of each step from hex to hex.
pub type Steps = BTreeMap<(Hex, Hex), Vec<Point>>;

/// Returns the courses of a map's roads from hex to hex, also over rivers.
pub fn road_ways(map: &MapFile, board: &Board, art: &MapArt) -> Steps {
    let neat_line = SheetRect::new(board.columns(), board.rows()).neat_line;
    let courses = rivers::all(map, board, &neat_line, &art.rivers);
    let lines = Lines::new(map, board, &neat_line, &art.lines, &courses);
    let mut steps = lines.road_steps;
    let fords = map.road_river_joins.iter().map(|(from, to)| (*from, *to));
    steps.extend(fords.zip(lines.fords));
    steps
}

/// Returns the steps of chains, in both directions.
fn links(chains: &[Vec<Hex>]) -> BTreeSet<(Hex, Hex)> {
    chains
        .iter()
        .flat_map(|chain| chain.windows(2))
        .flat_map(|pair| [(pair[0], pair[1]), (pair[1], pair[0])])
        .collect()
}

impl Lines {
    pub fn new(
        map: &MapFile,
        board: &Board,
        neat_line: &WorldRect,
        art: &map_art::Lines,
        courses: &[Course],
    ) -> Self {
        let shared: BTreeSet<_> = links(&map.roads).intersection(&links(&map.rails)).copied().collect();
        let water = Water::new(courses);
        let over: BTreeMap<(Hex, Hex), (Point, Point)> = map
            .bridges
            .iter()
            .filter_map(|(from, to)| Some(((*from, *to), water.crossing(*from, *to)?)))
            .flat_map(|((from, to), (place, way))| {
                [((from, to), (place, way)), ((to, from), (place, way * -1.0))]
            })
            .collect();
        let bends = map.countryside.map_or(0.0, |countryside| f32::from(countryside.bends.min(100)) / 100.0);
        let bridges: Vec<(Point, Point)> =
            over.iter().filter(|((from, to), _)| from < to).map(|(_, bridge)| *bridge).collect();
        let near = Nearby::new(bridges.iter().map(|(middle, _)| *middle).collect());
        let smoother = |push| {
            let places = BTreeMap::new();
            let (shared, over, near) = (&shared, &over, &near);
            Smoother { board, neat_line, art, shared, push, places, over, near, bends }
        };
        let (rails, ..) = smoother(-art.apart.0).curves(&map.rails, &map.rail_exits);
        let (roads, road_places, road_steps) = smoother(art.apart.0).curves(&map.roads, &map.road_exits);
        let place = |hex: &Hex| road_places.get(hex).copied().unwrap_or_else(|| hex_centre(*hex));
        let fords = map.road_river_joins.iter().map(|(from, to)| vec![place(from), place(to)]).collect();
        Self { roads, rails, fords, road_steps, road_places, bridges, broad: !map.buildings.is_empty() }
    }

    /// The middle of each bridge, and its direction.
    pub fn bridges(&self) -> &[(Point, Point)] {
        &self.bridges
    }

    /// The place at which the road passes a hex, for lines that follow it.
    pub fn road_place(&self, hex: Hex) -> Point {
        self.road_places.get(&hex).copied().unwrap_or_else(|| hex_centre(hex))
    }

    /// Points on all lines, close to each other.
    pub fn points(&self) -> impl Iterator<Item = Point> + '_ {
        self.roads.iter().chain(&self.rails).flatten().copied()
    }

    /// Paints the roads, then the railways.
    pub fn paint(&self, art: &MapArt, canvas: &mut Canvas, detailed: bool) {
        let pieces = |lines: &[Vec<Point>], area| -> Vec<(Vec<Point>, f32)> {
            lines.iter().flat_map(|line| pieces(line, area)).collect()
        };
        let area = canvas.view().grown(1.0);
        let colours = &art.colours;
        let map_art::Roads { casing, core, bare_casing, ford, ford_dash, ford_gap } = art.roads;
        if detailed {
            let [width, dash, gap] = [ford.width, ford_dash, ford_gap].map(|length| canvas.pixels(length));
            for (line, start) in pieces(&self.fords, area) {
                dashes(canvas, &line, start, (dash, gap), |canvas, path| {
                    canvas.stroke(path, colours.road, width, ford.strength.0)
                });
            }
        }
        let roads: Vec<_> =
            pieces(&self.roads, area).iter().filter_map(|(line, _)| canvas.path(line, false)).collect();
        let broad = if self.broad { art.village.roads.0 } else { 1.0 };
        let width = canvas.pixels(casing.width) * broad * if detailed { 1.0 } else { bare_casing.0 };
        for road in &roads {
            canvas.stroke_round(road, colours.road, width, casing.strength.0);
        }
        if detailed {
            // The casing remains a line.
            let lines = canvas.pixels(casing.width) - canvas.pixels(core.width);
            let width = if self.broad { width - lines } else { canvas.pixels(core.width) };
            for road in &roads {
                canvas.stroke_round(road, colours.road_fill, width, core.strength.0);
            }
        }
        paint_rails(art, canvas, &pieces(&self.rails, area), detailed);
    }
}

fn paint_rails(art: &MapArt, canvas: &mut Canvas, rails: &[(Vec<Point>, f32)], detailed: bool) {
    let (colours, map_art::Rails { glow, line, ties, tie, tie_gap }) = (&art.colours, art.rails);
    let [glow_width, line_width, tie_length] = [glow, line, ties].map(|stroke| canvas.pixels(stroke.width));
    let [tie, gap] = [tie, tie_gap].map(|length| canvas.pixels(length));
    for (rail, start) in rails {
        let Some(path) = canvas.path(rail, false) else { continue };
        if detailed {
            canvas.stroke(&path, colours.paper_high, glow_width, glow.strength.0);
        }
        canvas.stroke(&path, colours.rail, line_width, line.strength.0);
        if detailed {
            dashes(canvas, rail, *start, (tie, gap), |canvas, path| {
                canvas.stroke(path, colours.rail, tie_length, ties.strength.0);
            });
        }
    }
}

/// Returns the pieces of a line that touch an area, each with the distance to its start.
fn pieces(line: &[Point], area: WorldRect) -> Vec<(Vec<Point>, f32)> {
    let lengths = curve::lengths(line);
    curve::stretches_in(line, &area)
        .into_iter()
        .map(|range| (line[range.clone()].to_vec(), lengths[range.start]))
        .collect()
}

/// Draws dashes (length and gap in pixels) along a piece of a line, counted from the line's start.
fn dashes(
    canvas: &mut Canvas,
    piece: &[Point],
    start: f32,
    (dash, gap): (f32, f32),
    draw: impl Fn(&mut Canvas, &resvg::tiny_skia::Path),
) {
    let lengths = curve::lengths(piece);
    let Some(total) = lengths.last() else { return };
    let (dash, gap) = (dash.max(SHORTEST_DASH), gap.max(SHORTEST_DASH));
    let (dash, period) = (dash / canvas.radius, (dash + gap) / canvas.radius);
    let mut way = (start / period).ceil() * period - start;
    let mut builder = PathBuilder::new();
    while way + dash <= *total {
        let ends = [curve::along(piece, &lengths, way), curve::along(piece, &lengths, way + dash)];
        canvas.add(&mut builder, &ends, false);
        way += period;
    }
    if let Some(path) = builder.finish() {
        draw(canvas, &path);
    }
}

/// Makes curves of chains; every hex has one place, so that junctions remain joined.
struct Smoother<'a> {
    board: &'a Board,
    neat_line: &'a WorldRect,
    art: &'a map_art::Lines,
    shared: &'a BTreeSet<(Hex, Hex)>,
    push: f32,
    places: BTreeMap<Hex, Point>,
    /// The places where roads cross water from hex to hex, with the direction.
    over: &'a BTreeMap<(Hex, Hex), (Point, Point)>,
    /// The middles of bridges.
    near: &'a Nearby,
    /// The size of their bends to either side.
    bends: f32,
}

/// All water, to find what runs between two hexes.
pub(super) struct Water<'a> {
    courses: &'a [Course],
    /// The course of each of the sorted points, and its number there.
    numbers: Vec<(usize, usize)>,
    points: Nearby,
}

impl<'a> Water<'a> {
    pub(super) fn new(courses: &'a [Course]) -> Self {
        let numbers: Vec<(usize, usize)> = courses
            .iter()
            .enumerate()
            .flat_map(|(course, water)| (0..water.points.len()).map(move |number| (course, number)))
            .collect();
        let points = courses.iter().flat_map(|course| course.points.iter().copied()).collect();
        Self { courses, numbers, points: Nearby::new(points) }
    }

    /// Returns the course nearest to the middle of the hexside between two hexes, and its point there.
    pub(super) fn nearest(&self, from: Hex, to: Hex) -> Option<(&'a Course, usize)> {
        let middle = hex_centre(from).towards(hex_centre(to), 0.5);
        let (course, number) = *self.numbers.get(self.points.nearest(middle)?)?;
        Some((self.courses.get(course)?, number))
    }

    /// Returns the place where the water between two hexes is crossed: on its course, nearest to the middle of their
    /// hexside, and square to it.
    pub(super) fn crossing(&self, from: Hex, to: Hex) -> Option<(Point, Point)> {
        let (course, number) = self.nearest(from, to)?;
        let points = &course.points;
        let along = points[(number + 3).min(points.len() - 1)] - points[number.saturating_sub(3)];
        let way = along.unit().turned();
        let forth = way.dot(hex_centre(to) - hex_centre(from)) >= 0.0;
        Some((points[number], if forth { way } else { way * -1.0 }))
    }
}

impl Smoother<'_> {
    fn curves(
        mut self,
        chains: &[Vec<Hex>],
        exits: &[RiverSides],
    ) -> (Vec<Vec<Point>>, BTreeMap<Hex, Point>, Steps) {
        let mut chains = joined(chains);
        chains.sort_by_key(|chain| std::cmp::Reverse(chain.len()));
        let mut open: Vec<(Hex, Point)> = exits
            .iter()
            .flat_map(|exit| exit.sides.iter().map(|side| (exit.hex, *side)))
            .map(|(hex, side)| {
                let (corners, (from, to)) = (hex_corners(hex, 1.0), side_corners(side));
                (hex, corners[from].towards(corners[to], 0.5) - hex_centre(hex))
            })
            .collect();
        let (mut curves, mut steps) = (Vec::new(), Steps::new());
        for chain in &chains {
            let places = self.place(chain);
            let (mut places, mut numbers) = self.over_water(chain, places);
            for first in [true, false] {
                let Some(end) = (if first { chain.first() } else { chain.last() }) else { continue };
                let Some(index) = open.iter().position(|(hex, _)| hex == end) else { continue };
                let (_, way) = open.swap_remove(index);
                if first {
                    places.insert(0, off_the_map(places[0], way, self.neat_line));
                    numbers.iter_mut().for_each(|number| *number += 1);
                } else {
                    places.push(off_the_map(places[places.len() - 1], way, self.neat_line));
                }
            }
            let curve = self.curve(&places);
            for (step, ends) in chain.windows(2).zip(numbers.windows(2)) {
                let piece = curve.get(ends[0] * SAMPLES.0..=ends[1] * SAMPLES.0).unwrap_or_default();
                steps.insert((step[0], step[1]), piece.to_vec());
            }
            curves.push(curve);
        }
        for (hex, way) in open {
            let from = self.places.get(&hex).copied().unwrap_or_else(|| hex_centre(hex));
            curves.push(self.curve(&[from, off_the_map(from, way, self.neat_line)]));
        }
        (curves, self.places, steps)
    }

    fn place(&mut self, chain: &[Hex]) -> Vec<Point> {
        let last = chain.len().saturating_sub(1);
        let mut places = Vec::with_capacity(chain.len() + 2);
        for (index, hex) in chain.iter().enumerate() {
            let centre = hex_centre(*hex);
            let bend = self.bend(centre);
            // Beside a bridge the road leads straight from it, so that both are square to the water.
            let beside = [index.checked_sub(1), Some(index + 1).filter(|next| *next <= last)];
            let bridge = beside.iter().flatten().find_map(|other| self.over.get(&(*hex, chain[*other])));
            let place = *self.places.entry(*hex).or_insert_with(|| {
                // Blocks of a town are around the centre of their hex; houses are along the road.
                if self.board.city(*hex) == Some(PlaceKind::Major)
                    && self.board.terrain(*hex) != Terrain::Town
                {
                    return centre;
                }
                if let Some((middle, way)) = bridge.filter(|_| self.bends > 0.0) {
                    let aside = *middle - *way * BRIDGE.1 - centre;
                    return centre + aside * (MOST / aside.length().max(MOST));
                }
                let shares =
                    beside.iter().flatten().any(|other| self.shared.contains(&(*hex, chain[*other])));
                let mut place = centre;
                if let [Some(before), Some(after)] = beside {
                    let sum = hex_centre(chain[before]) + hex_centre(chain[after]);
                    let own = self.art.own_place.0;
                    place = centre * own + sum * ((1.0 - own) / 2.0);
                }
                let place = place + bend;
                Point::new(place.x, place.y + if shares { self.push } else { 0.0 })
            });
            places.push(place);
        }
        places
    }

    /// Returns the shift of a road from its place in a hex; less beside a bridge, to which it leads straight.
    fn bend(&self, centre: Point) -> Point {
        let push = |seed: u32| -> f32 {
            let waves = BENDS.iter().zip(seed..);
            waves.map(|((share, wave), seed)| share * curve::push_noise(centre, *wave, seed)).sum()
        };
        let free = ((self.near.away(centre) - 0.9) / 1.6).clamp(0.15, 1.0);
        let push = Point::new(push(55), push(75)) * (2.0 * self.bends * free);
        push * (MOST / push.length().max(MOST))
    }

    /// Returns the places of a chain, with additional ones before and after each bridge, so that it is crossed
    /// straight; and the index of each hex's own place among them.
    fn over_water(&self, chain: &[Hex], places: Vec<Point>) -> (Vec<Point>, Vec<usize>) {
        let mut all = Vec::with_capacity(places.len() + 4);
        let mut numbers = Vec::with_capacity(places.len());
        for (number, place) in places.iter().enumerate() {
            numbers.push(all.len());
            all.push(*place);
            let next = chain.get(number + 1).and_then(|next| self.over.get(&(chain[number], *next)));
            if let Some((middle, way)) = next {
                all.extend([*middle - *way * BRIDGE.0, *middle + *way * BRIDGE.0]);
            }
        }
        (all, numbers)
    }

    fn curve(&self, places: &[Point]) -> Vec<Point> {
        // Before and after a bridge the places are close together.
        let smooth = if self.over.is_empty() { curve::smooth } else { curve::smooth_uneven };
        let curve = smooth(places, SAMPLES.0);
        let (none, all) = STEADY;
        curve::wobbled(&curve, SAMPLES.1, |point| {
            let free = ((self.near.away(point) - none) / (all - none)).clamp(0.0, 1.0);
            2.0 * self.art.sway.0 * WOBBLE_SHARE * free * curve::push_noise(point, self.art.wavelength.0, 51)
        })
    }
}

/// Joins chains that continue through a junction, so that one smooth curve is drawn through it.
fn joined(chains: &[Vec<Hex>]) -> Vec<Vec<Hex>> {
    let mut chains: Vec<Vec<Hex>> = chains.iter().filter(|chain| chain.len() > 1).cloned().collect();
    let mut ends: BTreeMap<Hex, u32> = BTreeMap::new();
    for hex in chains.iter().flat_map(|chain| [chain[0], chain[chain.len() - 1]]) {
        *ends.entry(hex).or_default() += 1;
    }
    while let Some((first, second, both)) = next_join(&chains, &ends) {
        chains.swap_remove(second);
        chains[first] = both;
    }
    chains
}

/// Returns two chains of which one continues the other, the first before the second, and both joined.
fn next_join(chains: &[Vec<Hex>], ends: &BTreeMap<Hex, u32>) -> Option<(usize, usize, Vec<Hex>)> {
    // Only chains with a common end can continue each other.
    let mut at: BTreeMap<Hex, Vec<usize>> = BTreeMap::new();
    for (number, chain) in chains.iter().enumerate() {
        for end in [chain[0], chain[chain.len() - 1]] {
            at.entry(end).or_default().push(number);
        }
    }
    for (first, one) in chains.iter().enumerate() {
        let ends_of_one = [one[0], one[one.len() - 1]];
        let beside = ends_of_one.iter().filter_map(|end| at.get(end)).flatten();
        let seconds: BTreeSet<usize> = beside.copied().filter(|second| *second > first).collect();
        for (second, other) in seconds.into_iter().map(|second| (second, &chains[second])) {
            for (turn_one, turn_other) in [(false, false), (false, true), (true, false), (true, true)] {
                let (mut one, mut other) = (one.clone(), other.clone());
                if turn_one {
                    one.reverse();
                }
                if turn_other {
                    other.reverse();
                }
                let meeting = one[one.len() - 1];
                if meeting != other[0] || ends.get(&meeting).is_none_or(|count| *count > 3) {
                    continue;
                }
                let coming = hex_centre(meeting) - hex_centre(one[one.len() - 2]);
                let going = hex_centre(other[1]) - hex_centre(meeting);
                if coming.dot(going) > 0.2 {
                    one.extend_from_slice(&other[1..]);
                    return Some((first, second, one));
                }
            }
        }
    }
    None
}
