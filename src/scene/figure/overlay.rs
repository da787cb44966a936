//! The overlays of a figure, with the patterns that the table gives them.

use super::{
    grey::Inks,
    svg::{Pen, Stroke, corners},
};
use crate::{
    art::painter::{Point, hex_centre},
    engine::{
        board::{ALL_SIDES, Hex},
        counters::Flag,
    },
    scene::overlaid::{ListedOverlay, Made, OverlayContent, Ring, Traced, Way},
};
use std::collections::{BTreeMap, BTreeSet};

/// The curve of each step by road on the sheet.
pub(super) type Roads = BTreeMap<(Hex, Hex), Vec<Point>>;

/// An overlay of the game with its content.
pub(super) struct ShownOverlay {
    pub listed: &'static ListedOverlay,
    pub content: OverlayContent,
}

impl ShownOverlay {
    /// Whether it has a line along a road.
    pub(super) fn follows_roads(&self) -> bool {
        matches!(&self.content, OverlayContent::Lines(lines, _) if lines.iter().any(|line| line.road_from.is_some()))
    }
}

/// The part below the counters, and that over them.
pub(super) struct Layers {
    pub under: Pen,
    pub over: Pen,
}

/// The mark of a place’s holder: its offset from the middle of the hex in hex radii, and half its side.
const MARK: Point = Point::new(-0.42, 0.73);
const MARK_HALF: f32 = 0.15;
/// The middle of the rim of a victory hex, in parts of the hex.
const GOAL: f32 = 0.93;
/// The most steps of a tint or of dots.
const STEPS: u16 = 5;
/// Distance of an arrow’s end from the middle of its last hex, in hex radii.
const TIP: f32 = 0.74;
const WHITE: &str = "#FFFFFF";

/// Draws the content of an overlay.
pub(super) fn draw(content: &OverlayContent, roads: &Roads, inks: &Inks, layers: &mut Layers) {
    match content {
        OverlayContent::Tinted(hexes) => tinted(&mut layers.under, hexes, inks),
        OverlayContent::Dotted(flag, hexes) => dotted(&mut layers.under, *flag, hexes, inks),
        OverlayContent::Hatched(flag, hexes) => hatched(&mut layers.under, *flag, hexes, inks),
        OverlayContent::Lines(lines, without) => {
            supply(&mut layers.under, lines, roads, inks);
            let ink = inks.shade(inks.colours.no_supply, 0x10);
            for hex in without {
                cross(&mut layers.over, hex_centre(*hex) + Point::new(-0.55, 0.45), &ink);
            }
        }
        OverlayContent::Rings(rings) => {
            for ring in rings {
                leader(&mut layers.under, ring, inks);
            }
        }
        OverlayContent::Held(places) => {
            for (hexes, flag) in places {
                for hex in hexes {
                    victory(layers, *hex, *flag, inks);
                }
            }
        }
        OverlayContent::Moves(moves) => {
            for made in moves {
                arrow(&mut layers.under, made, inks);
            }
        }
    }
}

/// Returns the hexes by the number of units, up to the last step.
fn by_step(hexes: &BTreeMap<Hex, u16>) -> BTreeMap<u16, Vec<Vec<Point>>> {
    let mut steps: BTreeMap<u16, Vec<Vec<Point>>> = BTreeMap::new();
    for (hex, units) in hexes {
        steps.entry((*units).min(STEPS)).or_default().push(corners(*hex, 0.97));
    }
    steps
}

fn tinted(pen: &mut Pen, hexes: &BTreeMap<Hex, u16>, inks: &Inks) {
    let ink = inks.shade(inks.colours.reach, 0x20);
    for (step, shapes) in by_step(hexes) {
        if inks.is_grey {
            let paint = pen.level_lines(9.0 - f32::from(step), 1.0, &ink);
            pen.fill(&shapes, &paint, 0.85);
        } else {
            pen.fill(&shapes, &ink, 0.22 + 0.05 * f32::from(step));
        }
    }
    let edges = edges(&hexes.keys().copied().collect());
    let (wide, narrow) = (pen.wide(0.085, 3.0), pen.wide(0.050, 1.7));
    pen.lines(&edges, Stroke { opacity: 0.85, ..Stroke::solid(WHITE, wide) });
    pen.lines(&edges, Stroke::solid(&ink, narrow));
}

fn dotted(pen: &mut Pen, flag: Flag, hexes: &BTreeMap<Hex, u16>, inks: &Inks) {
    let ink = inks.of_side(flag);
    for (step, shapes) in by_step(hexes) {
        if !inks.is_grey {
            pen.fill(&shapes, &ink, 0.10);
        }
        let size = 1.25 * pen.wide(0.028 + 0.006 * f32::from(step), 1.1);
        let paint = pen.dots(0.5 * pen.radius(), size, &ink);
        pen.fill(&shapes, &paint, 1.0);
    }
    let edges = edges(&hexes.keys().copied().collect());
    let (wide, narrow) = (pen.wide(0.085, 3.0), pen.wide(0.060, 1.8));
    let dashes = (pen.wide(0.20, 5.0), pen.wide(0.12, 3.0));
    pen.lines(&edges, Stroke { opacity: 0.85, ..Stroke::solid(WHITE, wide) });
    pen.lines(&edges, Stroke { dashes: Some(dashes), ..Stroke::solid(&ink, narrow) });
}

fn hatched(pen: &mut Pen, flag: Flag, hexes: &[Hex], inks: &Inks) {
    let ink = inks.of_side(flag);
    let shapes: Vec<Vec<Point>> = hexes.iter().map(|hex| corners(*hex, 0.98)).collect();
    let lines = (pen.wide(0.19, 6.0), pen.wide(0.04, 1.3));
    let paint = pen.hatch(flag.is_cut(), lines, &ink);
    pen.fill(&shapes, &paint, 0.55);
    let width = pen.wide(0.06, 1.6);
    let edges = edges(&hexes.iter().copied().collect());
    pen.lines(&edges, Stroke { opacity: 0.85, ..Stroke::solid(&ink, width) });
}

/// Returns the hexsides that bound a set of hexes.
fn edges(hexes: &BTreeSet<Hex>) -> Vec<Vec<Point>> {
    let bounds = move |hex: &Hex| {
        let corners = corners(*hex, 1.0);
        let hex = *hex;
        let open = ALL_SIDES
            .into_iter()
            .filter(move |side| !hex.step(*side).is_some_and(|near| hexes.contains(&near)));
        // The corners go clockwise from the east, the sides from the north.
        open.map(move |side| vec![corners[(side.number() + 4) % 6], corners[(side.number() + 5) % 6]])
    };
    hexes.iter().flat_map(bounds).collect()
}

/// Returns the places of a line, a piece for each of its steps. Where it reaches a road it ends on the road.
fn pieces(line: &Traced, roads: &Roads) -> Vec<Vec<Point>> {
    let along = |number: usize| {
        line.road_from.filter(|from| number >= *from)?;
        let [from, to]: [Hex; 2] = line.hexes.get(number..number + 2)?.try_into().ok()?;
        let back = || roads.get(&(to, from)).map(|places| places.iter().rev().copied().collect());
        roads.get(&(from, to)).cloned().or_else(back)
    };
    let piece = |(number, step): (usize, &[Hex])| {
        along(number).unwrap_or_else(|| {
            let joined = along(number + 1).and_then(|road: Vec<Point>| road.first().copied());
            vec![hex_centre(step[0]), joined.unwrap_or_else(|| hex_centre(step[1]))]
        })
    };
    line.hexes.windows(2).enumerate().map(piece).collect()
}

fn supply(pen: &mut Pen, lines: &[Traced], roads: &Roads, inks: &Inks) {
    let (dark, bright) = (inks.dark(), inks.shade(inks.colours.supply, 0xFF));
    // Many lines share their last steps: each is drawn once.
    let mut steps: BTreeMap<(Hex, Hex), Vec<Point>> = BTreeMap::new();
    let mut ends: BTreeMap<Hex, Point> = BTreeMap::new();
    for line in lines {
        let pieces = pieces(line, roads);
        let end = pieces.last().and_then(|places| places.last().copied());
        ends.extend(line.hexes.last().copied().zip(end));
        steps.extend(line.hexes.windows(2).map(|step| (step[0], step[1])).zip(pieces));
    }
    let pieces: Vec<Vec<Point>> = steps.into_values().collect();
    let (wide, narrow) = (pen.wide(0.19, 4.6), pen.wide(0.12, 2.6));
    pen.lines(&pieces, Stroke::solid(&dark, wide));
    pen.lines(&pieces, Stroke::solid(&bright, narrow));
    if pen.radius() > 20.0 {
        let width = pen.wide(0.20, 3.0);
        for piece in &pieces {
            if let [.., before, end] = piece[..] {
                let (middle, way) = (before.towards(end, 0.5), (end - before).unit());
                pen.arrow_head(middle - way * 0.10, middle + way * 0.12, width, &dark);
            }
        }
    }
    let (disc, inner) = (pen.wide(0.24, 4.0), pen.wide(0.17, 2.5));
    for end in ends.into_values() {
        pen.disc(end, disc, &dark);
        pen.disc(end, inner, &bright);
    }
}

/// Draws a cross on a dark disc.
fn cross(pen: &mut Pen, middle: Point, ink: &str) {
    let radius = pen.radius();
    pen.disc(middle, 0.27 * radius, WHITE);
    pen.disc(middle, 0.23 * radius, ink);
    let arms = [1.0, -1.0].map(|turn| {
        let arm = Point::new(0.11, 0.11 * turn);
        vec![middle - arm, middle + arm]
    });
    pen.lines(&arms, Stroke::solid(WHITE, 0.065 * radius));
}

fn leader(pen: &mut Pen, ring: &Ring, inks: &Inks) {
    let (pale, dark) = (inks.shade(inks.colours.leader, 0xFF), inks.shade(inks.colours.leader_dash, 0x10));
    let edges = edges(&ring.hexes.iter().copied().collect());
    let (wide, narrow) = (pen.wide(0.13, 4.0), pen.wide(0.075, 2.2));
    let (on, off) = if ring.is_firm { (0.34, 0.16) } else { (0.08, 0.17) };
    let dashes = (pen.wide(on, if ring.is_firm { 6.0 } else { 2.0 }), pen.wide(off, 3.0));
    pen.lines(&edges, Stroke::solid(&pale, wide));
    pen.lines(&edges, Stroke { dashes: Some(dashes), ..Stroke::solid(&dark, narrow) });
    let middle = hex_centre(ring.hex);
    let ticks: Vec<Vec<Point>> = corners(ring.hex, 0.80)
        .into_iter()
        .map(|corner| vec![middle.towards(corner, 0.86), corner])
        .collect();
    let tick = pen.wide(0.07, 1.5);
    pen.lines(&ticks, Stroke::solid(&dark, tick));
}

/// Draws a rim in the colour of the holder, and its mark: a square, or one with its upper corners cut.
fn victory(layers: &mut Layers, hex: Hex, flag: Flag, inks: &Inks) {
    let (dark, colour) = (inks.dark(), inks.mark(flag));
    let mut rim = corners(hex, 0.88);
    rim.extend(rim.first().copied());
    let rim = [rim];
    let (wide, narrow) = (layers.under.wide(0.17, 3.0), layers.under.wide(0.11, 1.8));
    layers.under.lines(&rim, Stroke::solid(&dark, wide));
    layers.under.lines(&rim, Stroke::solid(&colour, narrow));
    mark(&mut layers.over, hex_centre(hex) + MARK, MARK_HALF, flag, (&colour, &dark));
}

/// Draws the rims of victory hexes, as at the table: in the colour of the holder on a pale line, or pale on a dark one.
pub(super) fn goals(pen: &mut Pen, goals: &[(Hex, Option<Flag>)], inks: &Inks) {
    let dark = inks.dark();
    for (hex, flag) in goals {
        let mut rim = corners(*hex, GOAL);
        rim.extend(rim.first().copied());
        let colour = flag.map_or_else(|| WHITE.to_owned(), |flag| inks.of_side(flag));
        let below = if flag.is_some() { WHITE } else { dark.as_str() };
        let (wide, narrow) = (pen.wide(0.13, 2.8), pen.wide(0.07, 1.4));
        let rim = [rim];
        pen.lines(&rim, Stroke::solid(below, wide));
        pen.lines(&rim, Stroke::solid(&colour, narrow));
    }
}

/// Draws the mark of a side about a point, with half its side in hex radii.
pub(super) fn mark(pen: &mut Pen, middle: Point, half: f32, flag: Flag, (colour, dark): (&str, &str)) {
    let shape = |half: f32| -> Vec<Point> {
        let cut = if flag.is_cut() { 0.55 * half } else { 0.0 };
        [
            (-half, half),
            (half, half),
            (half, cut - half),
            (half - cut, -half),
            (cut - half, -half),
            (-half, cut - half),
        ]
        .into_iter()
        .map(|(x, y)| middle + Point::new(x, y))
        .collect()
    };
    pen.fill(&[shape(half)], dark, 1.0);
    pen.fill(&[shape(0.76 * half)], colour, 1.0);
}

/// Draws an arrow along a move; rail moves have a white dashed core, retreats are dashed.
fn arrow(pen: &mut Pen, made: &Made, inks: &Inks) {
    let colour = inks.of_side(made.flag);
    let places: Vec<Point> = made.hexes.iter().copied().map(hex_centre).collect();
    let radius = pen.radius();
    let Some((end, before)) = places.split_last() else { return };
    let Some(last) = before.last() else {
        pen.disc(*end, 0.22 * radius, WHITE);
        pen.disc(*end, 0.15 * radius, &colour);
        return;
    };
    let way = (*end - *last).unit();
    // Its head is before the card of the unit that has arrived.
    let (neck, tip) = (*end - way * (TIP + 0.34), *end - way * TIP);
    let mut shaft = before.to_vec();
    shaft.push(neck);
    let shaft = [shaft];
    let (rim, width) = (pen.wide(0.14, 3.8), pen.wide(0.07, 2.0));
    pen.lines(&shaft, Stroke::solid(WHITE, rim));
    pen.arrow_head(neck - way * 0.05, tip + way * 0.10, 0.46 * radius, WHITE);
    match made.way {
        Way::Walk => pen.lines(&shaft, Stroke::solid(&colour, width)),
        Way::Rail => {
            let dashes = Some((0.14 * radius, 0.14 * radius));
            pen.lines(&shaft, Stroke::solid(&colour, 0.10 * radius));
            pen.lines(&shaft, Stroke { dashes, ..Stroke::solid(WHITE, 0.05 * radius) });
        }
        Way::Retreat => {
            let dashes = Some((0.14 * radius, 0.10 * radius));
            pen.lines(&shaft, Stroke { dashes, ..Stroke::solid(&colour, 0.11 * radius) });
        }
    }
    pen.arrow_head(neck, tip, 0.32 * radius, &colour);
}
