//! Gullies: cuts through the centres of their hexes, dark towards the north-west and light towards the south-east,
//! which fade out at their ends.

use super::{ground::TABLE_RADIUS, noise::Chances, slopes::LIGHT};
use crate::{
    art::{
        packs::map_art::{self, MapArt},
        painter::{
            canvas::Canvas,
            curve,
            geometry::{Point, hex_centre},
            names::nearby::Nearby,
            trace::Trace,
        },
    },
    engine::board::Hex,
};

const SAMPLES: usize = 14;
/// The part of its own place that a centre keeps when a gully is softened; those before and after pull the rest.
const OWN_PLACE: f32 = 0.6;
/// The change of the width along a gully, and its wavelength.
const UNEVEN: (f32, f32) = (0.5, 0.45);
/// The length of a tick from the edge, in half widths.
const TICK: (f32, f32) = (0.35, 0.75);

/// The reach of a dam to either side of its road, and the distance of the pipe's head from it.
const DAM: [f32; 2] = [0.13, 0.10];
/// The largest length of a piece of a road.
const REACH: f32 = 0.6;

/// The part of the light across a gully from which a wall has its full width.
const FULLY_LIT: f32 = 0.25;

#[derive(Clone, Debug, Default)]
pub struct Gullies(Vec<Gully>);

/// A gully: its middle line, with the vector of half its width to the side at every point.
#[derive(Clone, Debug)]
struct Gully {
    course: Vec<Point>,
    aside: Vec<Point>,
    /// The direction of `aside` relative to the light, from −1 to 1.
    lit: Vec<f32>,
    /// The distance from point to point.
    step: f32,
}

impl Gullies {
    pub fn new(chains: &[Vec<Hex>], art: &map_art::Gullies) -> Self {
        let chains = chains.iter().filter(|chain| chain.len() > 1);
        Self(chains.map(|chain| Gully::new(chain, [None; 2], art)).collect())
    }

    /// Adds gullies that fill their hexes, each with the places off the map to which its ends continue.
    pub fn add_filling(&mut self, chains: &[(Vec<Hex>, [Option<Point>; 2])], art: &map_art::Gullies) {
        let chains = chains.iter().filter(|(chain, _)| chain.len() > 1);
        self.0.extend(chains.map(|(chain, off)| Gully::new(chain, *off, art)));
    }

    /// Points on all gullies, close to each other, on which nothing grows.
    pub fn points(&self) -> impl Iterator<Item = Point> + '_ {
        self.0.iter().flat_map(|gully| gully.course.iter().copied())
    }

    /// Returns the places where roads cross gullies, with the direction of the road.
    pub fn culverts(&self, roads: &[Vec<Point>]) -> Vec<Culvert> {
        let mut culverts: Vec<Culvert> = Vec::new();
        if self.0.is_empty() {
            return culverts;
        }
        let pieces: Vec<(Point, Point)> =
            roads.iter().flat_map(|road| road.windows(2)).map(|pair| (pair[0], pair[1])).collect();
        let near = Nearby::new(pieces.iter().map(|(from, to)| from.towards(*to, 0.5)).collect());
        for gully in &self.0 {
            for (number, pair) in gully.course.windows(2).enumerate() {
                let cut = (pair[0], pair[1]);
                let found = near.within(pair[0], REACH).filter_map(|piece| {
                    let road = pieces.get(piece)?;
                    Some((crossing(*road, cut)?, (road.1 - road.0).unit()))
                });
                for (middle, way) in found.collect::<Vec<_>>() {
                    let half = gully.aside[number].length();
                    if culverts.iter().all(|other| other.middle.distance(middle) > 2.0 * half) {
                        culverts.push(Culvert { middle, way, half });
                    }
                }
            }
        }
        culverts
    }

    /// The gullies, piece by piece; the ticks of each follow from its beginning.
    pub fn traces(&self) -> Vec<Trace> {
        let of = |gully: &Gully| {
            let start = gully.course.first().map_or(0.0, |start| start.x);
            let wide = |number: usize| Some(gully.aside.get(number)?.length() + start);
            Trace::along(&gully.course, wide)
        };
        self.0.iter().flat_map(of).collect()
    }

    /// Paints the gullies.
    pub fn paint(&self, art: &MapArt, canvas: &mut Canvas) {
        let view = canvas.view().grown(1.0);
        let seen = |gully: &&Gully| gully.course.iter().any(|place| view.contains(*place));
        self.0.iter().filter(seen).for_each(|gully| gully.paint(art, canvas));
    }
}

/// A road on a dam over a gully, with a head of stone to either side of the pipe.
#[derive(Clone, Copy, Debug)]
pub struct Culvert {
    pub middle: Point,
    /// The direction along the road.
    pub way: Point,
    /// Half the width of the gully.
    half: f32,
}

impl Culvert {
    pub fn trace(&self) -> Trace {
        Trace::of(self, [self.middle])
    }

    /// Paints the dam, under the road.
    pub fn paint_dam(&self, art: &MapArt, canvas: &mut Canvas) {
        let (foot, aside) = (self.way * (self.half * 1.25), self.way.turned());
        let corner = |along: f32, out: f32| self.middle + foot * along + aside * out;
        let [broad, narrow] = DAM;
        let dam = [corner(-1.0, -broad), corner(1.0, -broad), corner(1.0, broad), corner(-1.0, broad)];
        canvas.fill_shape(&dam, art.colours.paper, 1.0);
        canvas.fill_shape(&dam, art.colours.gully, art.gullies.ground.0 * 0.5);
        for hand in [-1.0, 1.0] {
            let head = [-0.62, -0.34, 0.34, 0.62].map(|along: f32| {
                corner(along, hand * if along.abs() < 0.5 { narrow } else { broad * 1.35 })
            });
            let width = canvas.at_least(0.034, 1.0);
            canvas.line(&head, art.colours.frame, width, 1.0);
        }
    }
}

/// Returns the point where two straight pieces cross.
pub(crate) fn crossing((a, b): (Point, Point), (c, d): (Point, Point)) -> Option<Point> {
    let (one, other, apart) = (b - a, d - c, c - a);
    let across = one.x * other.y - one.y * other.x;
    let part = (apart.x * other.y - apart.y * other.x) / across;
    let part_of_other = (apart.x * one.y - apart.y * one.x) / across;
    let within = |part: f32| (0.0..=1.0).contains(&part);
    (within(part) && within(part_of_other)).then(|| a.towards(b, part))
}

impl Gully {
    fn new(chain: &[Hex], off: [Option<Point>; 2], art: &map_art::Gullies) -> Self {
        let middles: Vec<Point> = chain.iter().map(|hex| hex_centre(*hex)).collect();
        let last = middles.len() - 1;
        let mut places = middles.clone();
        for number in 1..last {
            let beside = (middles[number - 1] + middles[number + 1]) * ((1.0 - OWN_PLACE) / 2.0);
            places[number] = middles[number] * OWN_PLACE + beside;
        }
        let beyond = |end: Point, before: Point| end + (end - before).unit() * art.beyond.0;
        let (first, end) = (
            off[0].unwrap_or_else(|| beyond(places[0], places[1])),
            off[1].unwrap_or_else(|| beyond(places[last], places[last - 1])),
        );
        places.insert(0, first);
        places.push(end);
        let course = curve::wobbled(&curve::smooth(&places, SAMPLES), 1.0, |place| {
            2.0 * art.sway.0 * curve::push_noise(place, art.wavelength.0, 71)
        });
        let lengths = curve::lengths(&course);
        let total = lengths.last().copied().unwrap_or_default();
        let half = |number: usize| {
            // At the edge of the map it has its full width.
            let from_start = if off[0].is_some() { f32::MAX } else { lengths[number] };
            let to_end = if off[1].is_some() { f32::MAX } else { total - lengths[number] };
            let way = from_start.min(to_end);
            let grown = (way / art.taper.0.max(0.01)).min(1.0);
            let uneven = 1.0 + UNEVEN.0 * curve::push_noise(course[number], UNEVEN.1, 72);
            art.width.0 / 2.0 * uneven * grown * (2.0 - grown)
        };
        let aside =
            curve::sideways(&course).iter().enumerate().map(|(number, side)| *side * half(number)).collect();
        let step = (total / course.len().max(1) as f32).max(0.01);
        let across: Vec<f32> = curve::sideways(&course).iter().map(|side| side.dot(LIGHT)).collect();
        let lit = smoothed(&across);
        Self { course, aside, lit, step }
    }

    /// Returns the line this many half widths to the side of the middle.
    fn beside(&self, halves: f32) -> Vec<Point> {
        self.course.iter().zip(&self.aside).map(|(place, aside)| *place + *aside * halves).collect()
    }

    /// Returns the foot of a wall with this part of the width; it becomes thin where the gully runs along the light.
    fn feet(&self, hand: f32, wall: f32) -> Vec<Point> {
        let places = self.course.iter().zip(&self.aside).zip(&self.lit);
        places
            .map(|((place, aside), lit)| {
                let share = (lit.abs() / FULLY_LIT).min(1.0);
                *place + *aside * (hand * (1.0 - 2.0 * wall * share))
            })
            .collect()
    }

    fn paint(&self, art: &MapArt, canvas: &mut Canvas) {
        let (colours, gullies) = (&art.colours, &art.gullies);
        let between = |one: Vec<Point>, other: Vec<Point>| -> Vec<Point> {
            one.into_iter().chain(other.into_iter().rev()).collect()
        };
        canvas.fill_shape(&between(self.beside(1.0), self.beside(-1.0)), colours.gully, gullies.ground.0);
        for hand in [1.0, -1.0] {
            let (edge, foot) = (self.beside(hand), self.feet(hand, gullies.wall.0));
            for (range, dark) in self.runs(hand) {
                let (colour, strength) = if dark {
                    (colours.gully_shade, gullies.shade.0)
                } else {
                    (colours.gully_light, gullies.light.0)
                };
                let wall = between(edge[range.clone()].to_vec(), foot[range.clone()].to_vec());
                canvas.fill_shape(&wall, colour, strength);
                let width = canvas.pixels(gullies.edge.width);
                let share = if dark { 1.0 } else { gullies.lit_edge.0 };
                let strength = gullies.edge.strength.0 * share;
                canvas.line(&edge[range.clone()], colours.gully_shade, width, strength);
                if !dark && canvas.radius >= TABLE_RADIUS {
                    self.paint_ticks(art, canvas, (hand, range));
                }
            }
        }
    }

    /// Returns the pieces of an edge that face the light, which are in the shade, and the others.
    fn runs(&self, hand: f32) -> Vec<(std::ops::Range<usize>, bool)> {
        let mut runs: Vec<(std::ops::Range<usize>, bool)> = Vec::new();
        for (number, lit) in self.lit.iter().enumerate() {
            let dark = lit * hand > 0.0;
            match runs.last_mut() {
                // Each piece begins at the end of the one before.
                Some((range, known)) if *known == dark => range.end = number + 1,
                _ => runs.push((number.saturating_sub(1)..number + 1, dark)),
            }
        }
        runs
    }

    /// Paints ticks from a piece of an edge towards the middle.
    fn paint_ticks(&self, art: &MapArt, canvas: &mut Canvas, (hand, piece): (f32, std::ops::Range<usize>)) {
        let strength = art.gullies.edge.strength.0 * art.gullies.lit_edge.0;
        let start = self.course.first().copied().unwrap_or_default();
        let mut chances =
            Chances::named(&format!("gully {:.2} {:.2} {hand} {}", start.x, start.y, piece.start));
        let width = canvas.at_least(0.012, 0.6);
        let every = (art.gullies.ticks.0 / self.step).ceil().max(1.0) as usize;
        for number in piece.step_by(every) {
            let (place, aside) = (self.course[number], self.aside[number] * hand);
            let foot = place + aside * (1.0 - chances.between(TICK.0, TICK.1));
            canvas.line(&[place + aside, foot], art.colours.gully_shade, width, strength);
        }
    }
}

/// Smooths numbers along a curve: each becomes the mean of those within a hex around it.
fn smoothed(numbers: &[f32]) -> Vec<f32> {
    (0..numbers.len())
        .map(|number| {
            let (from, to) = (number.saturating_sub(SAMPLES), (number + SAMPLES + 1).min(numbers.len()));
            numbers[from..to].iter().sum::<f32>() / (to - from) as f32
        })
        .collect()
}
