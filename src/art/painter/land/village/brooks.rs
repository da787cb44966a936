//! Brooks through the centres of their hexes, with banks, and the bridges that carry roads over them.

use super::super::{gullies::crossing, noise::Chances};
use crate::{
    art::{
        packs::map_art::{self, MapArt},
        painter::{
            canvas::Canvas,
            curve,
            geometry::{Point, WorldRect, hex_centre, off_the_map},
            lines::Lines,
            rivers::Course,
        },
    },
    engine::board::{Board, Hex, MapFile},
};

/// Points from hex to hex.
const SAMPLES: usize = 14;
/// The part of its own place that a centre keeps when a brook is softened.
const OWN_PLACE: f32 = 0.62;
/// The windings of a brook to either side, with their wavelengths.
const WINDS: [(f32, f32); 2] = [(0.17, 1.5), (0.08, 0.55)];
/// The distance from a bridge within which it does not wind, and the distance over which the windings begin.
const STEADY: (f32, f32) = (0.45, 0.8);
/// The distance before and after a bridge over which it is straight.
const STRAIGHT: f32 = 0.42;
/// The change of the width along a brook, and its wavelength.
const UNEVEN: (f32, f32) = (0.35, 0.7);
/// The distance over which a brook grows that begins on the map.
const SPRING: f32 = 1.6;
/// The length of a bridge beyond the water on either side, and its width beyond the road.
const DECK: (f32, f32) = (0.17, 0.03);
/// Points from one stroke of light on the water to the next, and the least and the largest length of a stroke in
/// points.
const CURRENT: (usize, f32, f32) = (4, 3.0, 9.0);
/// The distance from the centre of a bridge's hex within which roads are searched.
const ABOUT: f32 = 1.0;

/// A bridge: its middle, the direction of the road, and half the width of the water.
#[derive(Clone, Copy, Debug)]
struct Bridge {
    middle: Point,
    way: Point,
    half: f32,
}

/// The brooks of a map and their bridges.
#[derive(Clone, Debug, Default)]
pub struct Brooks {
    courses: Vec<Course>,
    bridges: Vec<Bridge>,
}

/// Returns the runs of a list of hexes in which each is adjacent to the one before.
pub(crate) fn runs(hexes: &[Hex]) -> Vec<Vec<Hex>> {
    let mut runs: Vec<Vec<Hex>> = Vec::new();
    for hex in hexes {
        match runs.last_mut() {
            Some(run) if run.last().is_some_and(|last| last.side_towards(*hex).is_some()) => run.push(*hex),
            _ => runs.push(vec![*hex]),
        }
    }
    runs
}

/// Returns the points to which the ends of a run continue if they are at the edge of the map.
pub(crate) fn off_ends(run: &[Hex], board: &Board, neat_line: &WorldRect) -> [Option<Point>; 2] {
    let at_edge = |hex: &Hex| board.neighbours(*hex).iter().any(Option::is_none);
    let off = |end: Option<&Hex>, before: Option<&Hex>| {
        let (end, before) = (end.filter(|end| at_edge(end))?, before?);
        let (from, way) = (hex_centre(*end), hex_centre(*end) - hex_centre(*before));
        Some(off_the_map(from, way, neat_line))
    };
    [off(run.first(), run.get(1)), off(run.last(), run.iter().rev().nth(1))]
}

impl Brooks {
    /// Makes the brooks of a board whose roads are laid out.
    pub fn new(
        map: &MapFile,
        board: &Board,
        neat_line: &WorldRect,
        lines: &Lines,
        art: &map_art::Village,
    ) -> Self {
        let fords: Vec<(Hex, Point, Point)> = map
            .bridge_hexes
            .iter()
            .filter_map(|hex| {
                let (place, way) = road_at(softened(*hex, &map.stream_hexes), lines)?;
                Some((*hex, place, way))
            })
            .collect();
        let runs = runs(&map.stream_hexes).into_iter().filter(|run| run.len() > 1);
        let courses: Vec<Course> =
            runs.map(|run| course(&run, off_ends(&run, board, neat_line), &fords, art)).collect();
        let bridges = fords.iter().map(|(_, place, way)| bridge((*place, *way), lines, &courses)).collect();
        Self { courses, bridges }
    }

    /// Their courses, which are painted like rivers.
    pub fn courses(&self) -> &[Course] {
        &self.courses
    }

    /// Points on the water.
    pub fn points(&self) -> impl Iterator<Item = Point> + '_ {
        self.courses.iter().flat_map(|course| course.points.iter().copied())
    }

    /// Paints the banks: grass that descends to the water, darker in its own shade, with reeds and stones.
    pub fn paint_banks(&self, art: &MapArt, canvas: &mut Canvas) {
        let (colours, bank) = (&art.colours, art.village.bank.0);
        let view = canvas.view().grown(1.0);
        for course in &self.courses {
            for range in curve::stretches_in(&course.points, &view) {
                // Painted as a whole, so that every visible piece is the same.
                let edge = |hand: f32, beyond: f32| -> Vec<Point> {
                    let places =
                        course.points.iter().zip(&course.widths).zip(curve::sideways(&course.points));
                    let wide = |place: Point| beyond * (1.0 + 0.9 * curve::push_noise(place, 0.5, 131));
                    let all = places
                        .map(|((place, width), side)| *place + side * (hand * (width / 2.0 + wide(*place))));
                    all.skip(range.start).take(range.len()).collect()
                };
                let mut strip = |beyond: f32, colour, strength| {
                    let back = edge(-1.0, beyond).into_iter().rev();
                    let outline: Vec<Point> = edge(1.0, beyond).into_iter().chain(back).collect();
                    canvas.fill_shape(&outline, colour, strength);
                };
                strip(bank * 1.35, colours.grass, 0.45);
                strip(bank, colours.grass, 0.75);
                strip(bank * 0.48, colours.wood_edge, 0.75);
                strip(bank * 0.20, colours.gully_shade, 0.45);
            }
            paint_reeds(course, art, canvas);
        }
    }

    /// Paints light on the water in strokes along the current.
    pub fn paint_current(&self, art: &MapArt, canvas: &mut Canvas) {
        let view = canvas.view().grown(1.0);
        let width = canvas.at_least(0.020, 0.7);
        for course in &self.courses {
            let sides = curve::sideways(&course.points);
            let at = |number: usize, out: f32| -> Option<Point> {
                let (place, width) = (course.points.get(number)?, course.widths.get(number)?);
                Some(*place + *sides.get(number)? * (width * out))
            };
            for start in (0..course.points.len()).step_by(CURRENT.0) {
                let Some(place) = at(start, 0.0).filter(|place| view.contains(*place)) else { continue };
                let mut chances = Chances::named(&format!("{:.2} {:.2} current", place.x, place.y));
                let (out, long) = (chances.between(-0.30, 0.30), chances.between(CURRENT.1, CURRENT.2));
                let stroke: Vec<Point> =
                    (start..=start + long as usize).filter_map(|number| at(number, out)).collect();
                let tone = if chances.roll() < 0.7 { art.colours.shallow } else { art.colours.bank };
                canvas.line(&stroke, tone, width, 0.50);
            }
        }
    }

    /// Paints bridges: the road between two stone parapets, and their shadow on the water.
    pub fn paint_bridges(&self, art: &MapArt, canvas: &mut Canvas) {
        let view = canvas.view().grown(1.0);
        let colours = &art.colours;
        let road = art.roads.casing.width.radii.0 * art.village.roads.0 / 2.0;
        for bridge in self.bridges.iter().filter(|bridge| view.contains(bridge.middle)) {
            let (long, broad) = (bridge.half + DECK.0, road + DECK.1);
            let aside = bridge.way.turned();
            let at = |along: f32, out: f32| bridge.middle + bridge.way * along + aside * out;
            let deck = |wide: f32| [at(-long, -wide), at(long, -wide), at(long, wide), at(-long, wide)];
            let shadow = deck(broad + 0.05).map(|corner| corner + Point::new(0.07, 0.09));
            canvas.fill_shape(&shadow, colours.city_shadow, 0.32);
            canvas.fill_shape(&deck(broad), colours.road_fill, 1.0);
            let boards = (2.0 * long / 0.085).max(1.0) as usize;
            let thin = canvas.at_least(0.012, 0.5);
            for board in 1..boards {
                let along = long * (2.0 * board as f32 / boards as f32 - 1.0);
                canvas.line(&[at(along, -broad), at(along, broad)], colours.road, thin, 0.35);
            }
            let (outer, inner) = (canvas.at_least(0.105, 2.4), canvas.at_least(0.058, 1.2));
            for hand in [-1.0, 1.0] {
                // The parapets widen like a funnel towards the banks.
                let line = [
                    at(-long - 0.10, hand * (broad + 0.11)),
                    at(-long + 0.03, hand * broad),
                    at(long - 0.03, hand * broad),
                    at(long + 0.10, hand * (broad + 0.11)),
                ];
                canvas.line(&line, colours.city_edge, outer, 1.0);
                canvas.line(&line, colours.stone, inner, 1.0);
            }
        }
    }

    /// Returns the middle of each bridge, and its direction.
    #[cfg(test)]
    pub fn bridges(&self) -> impl Iterator<Item = (Point, Point)> + '_ {
        self.bridges.iter().map(|bridge| (bridge.middle, bridge.way))
    }
}

/// Returns the point at which a brook passes a hex: near its centre, towards those before and after.
fn softened(hex: Hex, run: &[Hex]) -> Point {
    let middle = hex_centre(hex);
    let Some(number) = run.iter().position(|other| *other == hex) else { return middle };
    let before = number.checked_sub(1).and_then(|before| run.get(before));
    let beside = [before, run.get(number + 1)].map(|hex| hex.map(|hex| hex_centre(*hex)));
    match beside {
        [Some(before), Some(after)] => middle * OWN_PLACE + before.towards(after, 0.5) * (1.0 - OWN_PLACE),
        _ => middle,
    }
}

/// Returns the point of a road nearest to a place, and its direction there.
fn road_at(middle: Point, lines: &Lines) -> Option<(Point, Point)> {
    let pieces = lines.roads.iter().flat_map(|road| road.windows(2));
    let pieces = pieces.filter_map(|pair| Some((*pair.first()?, *pair.get(1)?)));
    let away = |(from, to): &(Point, Point)| from.towards(*to, 0.5).distance(middle);
    let (from, to) = pieces.min_by(|one, other| away(one).total_cmp(&away(other)))?;
    (from.distance(middle) < ABOUT).then(|| (from.towards(to, 0.5), (to - from).unit()))
}

/// Returns a brook through the centres of a run of hexes, square to the roads that bridges carry over it.
fn course(
    run: &[Hex],
    off: [Option<Point>; 2],
    bridges: &[(Hex, Point, Point)],
    art: &map_art::Village,
) -> Course {
    let middles: Vec<Point> = run.iter().map(|hex| hex_centre(*hex)).collect();
    let mut places: Vec<Point> = off.first().copied().flatten().into_iter().collect();
    for (number, (hex, middle)) in run.iter().zip(&middles).enumerate() {
        let before = number.checked_sub(1).and_then(|before| middles.get(before)).copied();
        let after = middles.get(number + 1).copied();
        if let Some((_, place, way)) = bridges.iter().find(|(bridge, ..)| bridge == hex) {
            let on = after.unwrap_or(*middle) - before.unwrap_or(*middle);
            let along = way.turned() * if way.turned().dot(on) < 0.0 { -STRAIGHT } else { STRAIGHT };
            places.extend([*place - along, *place, *place + along]);
            continue;
        }
        places.push(softened(*hex, run));
    }
    places.extend(off.get(1).copied().flatten());
    let steady = |place: Point| {
        let away = bridges.iter().map(|(_, bridge, _)| bridge.distance(place)).fold(f32::MAX, f32::min);
        ((away - STEADY.0) / STEADY.1).clamp(0.0, 1.0)
    };
    let points = curve::wobbled(&curve::smooth_uneven(&places, SAMPLES), 6.0, |place| {
        let waves = WINDS.iter().zip(121..);
        let push: f32 =
            waves.map(|((most, wave), seed)| 2.0 * most * curve::push_noise(place, *wave, seed)).sum();
        push * steady(place)
    });
    let lengths = curve::lengths(&points);
    let total = lengths.last().copied().unwrap_or_default();
    let open = off.map(|off| off.is_some());
    let widths = points
        .iter()
        .zip(&lengths)
        .map(|(place, way)| {
            let grown = |open: bool, way: f32| if open { 1.0 } else { (0.25 + way / SPRING).min(1.0) };
            let uneven = 1.0 + UNEVEN.0 * curve::push_noise(*place, UNEVEN.1, 123) * steady(*place);
            art.brook.0 * uneven * grown(open[0], *way) * grown(open[1], total - way)
        })
        .collect();
    Course::along(points, widths)
}

/// Returns the bridge where a road crosses a brook nearest to a place.
fn bridge((place, way): (Point, Point), lines: &Lines, courses: &[Course]) -> Bridge {
    let near = |pair: &[Point]| {
        let (from, to) = (*pair.first()?, *pair.get(1)?);
        (from.distance(place) < ABOUT).then_some((from, to))
    };
    let roads: Vec<(Point, Point)> =
        lines.roads.iter().flat_map(|road| road.windows(2)).filter_map(near).collect();
    let water = courses.iter().flat_map(|course| course.points.windows(2).zip(&course.widths));
    let found = water
        .filter_map(|(pair, width)| Some((near(pair)?, *width)))
        .flat_map(|(cut, width)| {
            let cross = move |road: &(Point, Point)| Some((crossing(*road, cut)?, *road, width));
            roads.iter().filter_map(cross).collect::<Vec<_>>()
        })
        .min_by(|one, other| one.0.distance(place).total_cmp(&other.0.distance(place)));
    match found {
        Some((middle, (from, to), width)) => Bridge { middle, way: (to - from).unit(), half: width / 2.0 },
        None => Bridge { middle: place, way, half: 0.2 },
    }
}

/// Paints tufts of reed along the water, and some stones.
fn paint_reeds(course: &Course, art: &MapArt, canvas: &mut Canvas) {
    let (view, colours) = (canvas.view().grown(0.5), &art.colours);
    if canvas.radius < super::super::ground::TABLE_RADIUS {
        return;
    }
    let thin = canvas.at_least(0.016, 0.6);
    let sides = curve::sideways(&course.points);
    let places = course.points.iter().zip(&course.widths).zip(sides).enumerate();
    for (number, ((place, width), side)) in places.filter(|(_, ((place, _), _))| view.contains(**place)) {
        let mut chances = Chances::named(&format!("{number} {:.2} {:.2} reed", place.x, place.y));
        for hand in [-1.0, 1.0] {
            let (roll, out) = (chances.roll(), chances.between(0.02, 0.16));
            let foot = *place + side * (hand * (width / 2.0 + out));
            if roll < 0.42 {
                for lean in [-0.03, 0.0, 0.03] {
                    let tip = foot + Point::new(lean, -0.09 - chances.between(0.0, 0.05));
                    canvas.line(&[foot, tip], colours.tree_low, thin, 0.85);
                }
            } else if roll > 0.93 {
                canvas.disc(foot + Point::new(0.012, 0.015), 0.045, colours.city_shadow, 0.4);
                canvas.disc(foot, 0.042, colours.stone, 1.0);
            }
        }
    }
}
