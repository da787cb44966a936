//! River courses: softened, tapered, with a slight wobble, but always on their hexsides.

pub(super) mod river_graph;

use super::{
    canvas::Canvas,
    curve,
    geometry::{Point, WorldRect, hex_centre, off_the_map},
    names::nearby::Nearby,
};
use crate::{
    art::packs::map_art::{MapArt, Rivers},
    engine::board::{Board, Hex, MapFile, SideFeature},
};
use river_graph::{End, RiverGraph, Stem};

/// Samples from corner to corner.
const SAMPLES: usize = 14;
/// Samples over which the push fades at the ends.
const CALM: f32 = 10.0;
/// The distance that a river continues towards the middle of a lake.
const RUN_INTO_LAKE: f32 = 0.30;
/// The largest width of a stream.
const STREAM: f32 = 0.075;
/// The waves of water that bends: the part and the wavelength of each.
const BENDS: [(f32, f32); 3] = [(1.35, 3.7), (0.75, 1.9), (0.32, 0.75)];
/// The share of the hexsides' zigzag that bending water keeps, from the largest to none, and the wavelength of the
/// change.
const ZIGZAG: (f32, f32) = (0.60, 2.7);
/// The largest distance of bending water from its hexsides.
const NEAR: f32 = 0.46;
/// The distance over which water is straight under a bridge.
const STRAIGHT: (f32, f32) = (0.30, 0.75);
/// The distance downstream of its corner at which a stream flows into a river: at a small angle, not square.
const DOWNSTREAM: f32 = 0.46;
/// The distance from the river at which it turns downstream.
const ALONGSIDE: f32 = 0.28;
/// The distance from the shore at which a river ends in a lake.
const MOUTH: f32 = 0.03;

/// A river from its mouth upstream.
#[derive(Clone, Debug)]
pub struct Course {
    /// Its middle line.
    pub points: Vec<Point>,
    /// Its width at every point.
    pub widths: Vec<f32>,
    left: Vec<Point>,
    right: Vec<Point>,
    /// The points at which it meets a lake, and half its width there.
    mouths: Vec<(Point, f32)>,
}

impl Course {
    /// Makes a course along a line with a width at every point.
    pub(super) fn along(points: Vec<Point>, widths: Vec<f32>) -> Self {
        let half_sides =
            || curve::sideways(&points).into_iter().zip(&widths).map(|(side, width)| side * (width / 2.0));
        let left = points.iter().zip(half_sides()).map(|(point, side)| *point + side).collect();
        let right = points.iter().zip(half_sides()).map(|(point, side)| *point - side).collect();
        Self { left, right, points, widths, mouths: Vec::new() }
    }

    /// Cuts off the parts that continue into a lake beyond its shore.
    pub fn end_at_shores(&mut self, in_lake: impl Fn(Point) -> bool) {
        let first = self.points.iter().position(|point| !in_lake(*point)).unwrap_or(0);
        let last = self.points.iter().rposition(|point| !in_lake(*point)).map_or(0, |last| last + 1);
        if last.saturating_sub(first) < 2 {
            return;
        }
        self.mouths = [(first > 0).then_some(first), (last < self.points.len()).then_some(last - 1)]
            .into_iter()
            .flatten()
            .map(|index| (self.points[index], self.widths[index] / 2.0))
            .collect();
        for line in [&mut self.points, &mut self.left, &mut self.right] {
            *line = line[first..last].to_vec();
        }
        self.widths = self.widths[first..last].to_vec();
    }
}

/// Returns the width of a river with this many hexsides upstream.
pub fn river_width(size: f32, art: &Rivers) -> f32 {
    (art.width.0 + art.growth.0 * size.max(0.0).sqrt()).clamp(art.widths.least, art.widths.most)
}

/// Whether a river has ended at this distance from the shore of a lake.
pub fn has_ended(depth: f32) -> bool {
    depth > MOUTH
}

/// Returns the courses of all rivers and streams of a map, which continue into lakes.
pub fn all(map: &MapFile, board: &Board, neat_line: &WorldRect, art: &Rivers) -> Vec<Course> {
    let mut all = courses(map, board, neat_line, art);
    let streams = streams(map, board, neat_line, art, &all);
    all.extend(streams);
    all
}

/// Returns the courses of all rivers of a map, the largest first.
fn courses(map: &MapFile, board: &Board, neat_line: &WorldRect, art: &Rivers) -> Vec<Course> {
    let graph = RiverGraph::new(board);
    let moved = vec![None; graph.places.len()];
    along(&graph, moved, map, neat_line, art)
}

/// Returns the courses of streams: like rivers, but narrow everywhere, and joined to the rivers that they flow into.
fn streams(
    map: &MapFile,
    board: &Board,
    neat_line: &WorldRect,
    art: &Rivers,
    rivers: &[Course],
) -> Vec<Course> {
    let graph = RiverGraph::along(board, |hex, side| board.feature(SideFeature::Stream, hex, side));
    let mut narrow = *art;
    narrow.widths.most = narrow.widths.least.max(STREAM);
    let river = RiverGraph::new(board);
    let corners = Nearby::new(river.places);
    let water: Vec<(usize, usize)> = rivers
        .iter()
        .enumerate()
        .flat_map(|(course, river)| (0..river.points.len()).map(move |number| (course, number)))
        .collect();
    let places = Nearby::new(rivers.iter().flat_map(|course| course.points.iter().copied()).collect());
    let joins = |corner: &Point| {
        let joins = corners.away(*corner) < 0.01;
        let (course, number) = *water.get(joins.then(|| places.nearest(*corner)).flatten()?)?;
        downstream(&rivers.get(course)?.points, number)
    };
    let moved = graph.places.iter().map(joins).collect();
    along(&graph, moved, map, neat_line, &narrow)
}

/// Returns the point of a course some distance downstream of one of its points; courses begin at their mouths.
fn downstream(points: &[Point], from: usize) -> Option<Point> {
    let mut way = 0.0;
    let mut at = from;
    while at > 0 && way < DOWNSTREAM {
        way += points.get(at)?.distance(*points.get(at - 1)?);
        at -= 1;
    }
    points.get(at).copied()
}

/// The bends of a map's water, if it has them.
struct Bent {
    /// Their size to either side.
    bends: f32,
    /// The bridges, under which it is straight.
    bridges: Nearby,
}

impl Bent {
    fn new(map: &MapFile) -> Option<Self> {
        let bends = f32::from(map.countryside?.bends.min(100)) / 100.0;
        let middle = |(from, to): &(Hex, Hex)| hex_centre(*from).towards(hex_centre(*to), 0.5);
        let bridges = Nearby::new(map.bridges.iter().map(middle).collect());
        (bends > 0.0).then_some(Self { bends, bridges })
    }

    /// Returns the part of its own place that a corner keeps against the mean of its neighbours: in some places the
    /// hexsides are followed, in others they are not.
    fn own_place(&self, corner: Point) -> f32 {
        let (most, wave) = ZIGZAG;
        0.5 + most * curve::push_noise(corner, wave, 97).clamp(0.0, 0.5)
    }

    /// Returns its shift to the side at a place.
    fn push(&self, place: Point) -> f32 {
        let waves = BENDS.iter().zip(93..);
        let push: f32 =
            waves.map(|((share, wave), seed)| share * curve::push_noise(place, *wave, seed)).sum();
        let (none, all) = STRAIGHT;
        let free = ((self.bridges.away(place) - none) / (all - none)).clamp(0.0, 1.0);
        2.0 * self.bends * push * free
    }
}

/// Makes the courses of a graph; `moved` has the places of corners that belong to other water too.
fn along(
    graph: &RiverGraph,
    mut moved: Vec<Option<Point>>,
    map: &MapFile,
    neat_line: &WorldRect,
    art: &Rivers,
) -> Vec<Course> {
    let joined: Vec<bool> = moved.iter().map(Option::is_some).collect();
    let mut stems = graph.stems(map);
    for stem in &mut stems {
        let ends = [stem.corners[0], stem.corners[stem.corners.len() - 1]].map(|corner| joined[corner]);
        for (end, joins) in [&mut stem.mouth, &mut stem.head].into_iter().zip(ends) {
            if joins && *end == End::Open {
                *end = End::Fork;
            }
        }
    }
    let bent = Bent::new(map);
    stems
        .iter()
        .map(|stem| {
            let ends = [stem.corners[0], stem.corners[stem.corners.len() - 1]].map(|corner| joined[corner]);
            course((stem, ends), graph, &mut moved, neat_line, (art, bent.as_ref()))
        })
        .collect()
}

/// Leads water that joins other water downstream of its corner almost to that corner first, so that it meets it at a
/// small angle.
fn lead_alongside(joins: [bool; 2], own: &mut Vec<Point>, places: &mut Vec<Point>, sizes: &mut Vec<f32>) {
    for (joins, first) in joins.into_iter().zip([true, false]) {
        let last = places.len() - 1;
        if !joins || last == 0 {
            continue;
        }
        let (end, before, at) = if first { (0, 1, 1) } else { (last, last - 1, last) };
        let way = places[before] - own[end];
        let bend = own[end] + way.unit() * ALONGSIDE.min(way.length() / 2.0);
        let size = sizes[end];
        own.insert(at, own[end]);
        places.insert(at, bend);
        sizes.insert(at, size);
    }
}

/// Makes the course of a stem; `joins` states whether its first and its last corner belong to other water too.
fn course(
    (stem, joins): (&Stem, [bool; 2]),
    graph: &RiverGraph,
    moved: &mut [Option<Point>],
    neat_line: &WorldRect,
    (art, bent): (&Rivers, Option<&Bent>),
) -> Course {
    let mut own: Vec<Point> = stem.corners.iter().map(|corner| graph.places[*corner]).collect();
    let mut places = own.clone();
    for index in 1..own.len().saturating_sub(1) {
        let own_place = bent.map_or(art.own_place.0, |bent| bent.own_place(own[index]));
        let beside = (own[index - 1] + own[index + 1]) * ((1.0 - own_place) / 2.0);
        places[index] = own[index] * own_place + beside;
    }
    let ends = [0, own.len() - 1];
    for (index, place) in places.iter_mut().enumerate() {
        let shared = &mut moved[stem.corners[index]];
        match shared {
            Some(known) if ends.contains(&index) => *place = *known,
            Some(_) => {}
            None => *shared = Some(*place),
        }
    }
    let mut sizes = stem.sizes.clone();
    lead_alongside(joins, &mut own, &mut places, &mut sizes);
    let mut begun = 0;
    if let Some(point) = beyond(stem.mouth, &places, (0, 1), neat_line) {
        begun = 1;
        places.insert(0, point);
        sizes.insert(0, sizes[0]);
    }
    let last = places.len() - 1;
    if let Some(point) = beyond(stem.head, &places, (last, last.saturating_sub(1)), neat_line) {
        places.push(point);
        sizes.push(sizes[last]);
    }
    let points = curve::smooth(&places, SAMPLES);
    let points = match bent {
        Some(bent) => {
            let pushed = curve::wobbled(&curve::eased(&points, SAMPLES / 2), CALM, |point| bent.push(point));
            // The ends of a river that joins other water or leaves the map stay in place.
            let mut corners = places.clone();
            let inner = own.len().saturating_sub(1).max(1);
            corners[begun + 1..begun + inner].copy_from_slice(&own[1..inner]);
            curve::kept_near(&pushed, &corners, SAMPLES, NEAR)
        }
        None => curve::wobbled(&points, CALM, |point| {
            let long = curve::push_noise(point, art.wavelength.0, 91);
            let short = curve::push_noise(point, art.short_wavelength.0, 92);
            2.0 * art.sway.0 * (long + art.short_wave.0 * short)
        }),
    };
    let widths = widths(stem, &sizes, points.len(), art);
    Course::along(points, widths)
}

/// Returns the continuation of a river beyond its last corner.
fn beyond(
    end: End,
    places: &[Point],
    (last, before): (usize, usize),
    neat_line: &WorldRect,
) -> Option<Point> {
    match end {
        End::Border => Some(off_the_map(places[last], places[last] - places[before], neat_line)),
        End::Lake(middle) => Some(places[last].towards(middle, RUN_INTO_LAKE)),
        End::Open | End::Fork => None,
    }
}

fn widths(stem: &Stem, sizes: &[f32], count: usize, art: &Rivers) -> Vec<f32> {
    let (start, hexsides) = (art.spring.0, art.taper.0);
    let spring = |steps: usize| (steps as f32 / (hexsides * SAMPLES as f32) + start).min(1.0);
    (0..count)
        .map(|index| {
            let (corner, part) = (index / SAMPLES, (index % SAMPLES) as f32 / SAMPLES as f32);
            let here = river_width(sizes[corner.min(sizes.len() - 1)], art);
            let next = river_width(sizes[(corner + 1).min(sizes.len() - 1)], art);
            let mut width = here + (next - here) * part;
            if stem.head == End::Open {
                width *= spring(count - 1 - index);
            }
            if stem.mouth == End::Open {
                width *= spring(index);
            }
            width
        })
        .collect()
}

/// Paints all banks, then all water, so that rivers merge where they meet.
pub fn paint(courses: &[Course], art: &MapArt, canvas: &mut Canvas) {
    let (colours, bank) = (&art.colours, &art.rivers.bank);
    let area = canvas.view().grown(1.0);
    let shapes: Vec<_> = courses
        .iter()
        .flat_map(|course| {
            curve::stretches_in(&course.points, &area).into_iter().map(move |range| (course, range))
        })
        .filter_map(|(course, range)| {
            let back = course.right[range.clone()].iter().rev();
            let outline: Vec<Point> = course.left[range].iter().chain(back).copied().collect();
            canvas.path(&outline, true)
        })
        .collect();
    let width = canvas.pixels(bank.width);
    for shape in &shapes {
        canvas.stroke(shape, colours.bank, 2.0 * width, bank.strength.0);
    }
    for shape in &shapes {
        canvas.fill(shape, colours.bank, bank.strength.0);
    }
    for shape in &shapes {
        canvas.fill(shape, colours.water_deep, 1.0);
    }
    for (place, half) in courses.iter().flat_map(|course| &course.mouths) {
        canvas.disc(*place, *half, colours.water_deep, 1.0);
    }
}
