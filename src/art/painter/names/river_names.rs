//! Names of rivers: written along the straightest stretch near their hexes.

use super::{
    name_ground::{COARSEST, NameGround, cost_of, cost_of_overlap, sample_cost},
    plates::{NameKind, NamePlate, PlacedLetter},
    text::Line,
};
use crate::{
    art::{
        packs::map_art::Type,
        painter::{
            curve,
            geometry::{Point, WorldRect, hex_centre},
            rivers::{Course, river_width},
        },
    },
    engine::board::{Hex, RiverName},
};

/// Half the window, in samples, over which the course is smoothed into a base line.
const HALF_WINDOW: i32 = 37;
/// Samples of the course that are checked beyond either end of the name.
const MARGIN: usize = 24;
/// The hexsides upstream of a brook, and of a river with the largest name.
const WATER: (f32, f32) = (4.0, 160.0);
/// The size in pixels at which the size in hex radii is right.
const MIDDLE_SIZE: f32 = 13.0;
/// The costs of a radian of bend, of a hex radius away from the middle hex, and of a place below the river.
const COSTS: (f32, f32, f32) = (9.0, 1.5, 0.6);
/// The distance in hex radii within which a river passes its hexes. The broadest one there gets the name; a narrower
/// stretch costs this much for each hex radius.
const NEAR: (f32, f32) = (1.2, 60.0);
/// The distance between tried anchors in samples, and the number tried either way of each hex. If none is free, the
/// last number is tried around the middle hex.
const STEPS: (i32, i32, i32) = (7, 3, 45);

/// Points to a hex radius at which a name looks for room, in turn.
const ZOOMS: [f32; 6] = [COARSEST, 12.0, 16.0, 24.0, 40.0, 60.0];

/// A setting of a name.
struct Setting {
    letters: Vec<PlacedLetter>,
    bounds: Vec<WorldRect>,
    bend: f32,
}

/// The place of a river's name: a stretch of its course, from some zoom on.
#[derive(Clone, Debug)]
pub struct Stretch {
    name: String,
    course: usize,
    anchor: usize,
    above: bool,
    /// Points to a hex radius from which there is room for it.
    from: f32,
}

/// Chooses a stretch for the name of each river, at the coarsest zoom with room beside the `printed` rectangles and the
/// names of other rivers.
pub fn choose<'a>(
    at: &dyn Fn(f32) -> NameGround<'a>,
    printed: impl Fn(&NameGround) -> Vec<WorldRect>,
) -> Vec<Stretch> {
    let grounds = ZOOMS.map(at);
    let mut stretches: Vec<Stretch> = Vec::new();
    for river in &grounds[0].map.river_names {
        let Some(middle) = river.near.get(river.near.len() / 2) else { continue };
        let found = grounds.iter().find_map(|ground| {
            let mut blocked = printed(ground);
            for stretch in &stretches {
                stretch.plate(ground, &mut blocked);
            }
            let seeker = Seeker::new(ground, river, hex_centre(*middle));
            let all = river.near.iter().copied();
            seeker
                .best(all, STEPS.1, &blocked)
                .or_else(|| seeker.best(std::iter::once(*middle), STEPS.2, &blocked))
        });
        stretches.extend(found);
    }
    stretches
}

impl Stretch {
    /// Returns the name on its stretch, and adds its rectangles to `covered`; none if it has no room.
    pub fn plate(&self, ground: &NameGround, covered: &mut Vec<WorldRect>) -> Option<NamePlate> {
        if ground.points() < self.from {
            return None;
        }
        let course = ground.courses.get(self.course)?;
        let (style, Type { tracking, .. }) = NameKind::River.type_face(&ground.art.names);
        let line = ground.fonts.line(&self.name, style, tracking.0);
        let size = size(ground, *course.widths.get(self.anchor)?);
        let setting = set(course, self.anchor, &line, (size, ground.art.names.river_gap.0), self.above)?;
        if setting.bounds.iter().any(|bounds| cost_of_overlap(bounds, covered) > 0.0) {
            return None;
        }
        let bounds = setting.bounds.iter().copied().reduce(|all, one| all.joined(&one))?;
        covered.extend(setting.bounds);
        Some(NamePlate {
            text: self.name.clone(),
            kind: NameKind::River,
            bounds,
            radius: ground.radius,
            points: None,
            ring: None,
            size,
            letters: setting.letters,
        })
    }
}

/// A river's name that needs a place.
struct Seeker<'a> {
    ground: &'a NameGround<'a>,
    line: Line,
    name: &'a str,
    /// The middle of the hexes near which it may be, and the largest width of the river there.
    middle: Point,
    broadest: f32,
}

impl<'a> Seeker<'a> {
    fn new(ground: &'a NameGround, river: &'a RiverName, middle: Point) -> Self {
        let (style, Type { tracking, .. }) = NameKind::River.type_face(&ground.art.names);
        let line = ground.fonts.line(&river.name, style, tracking.0);
        let widths = river.near.iter().filter_map(|hex| broadest(ground.courses, hex_centre(*hex)));
        let widths = widths.map(|(course, index)| ground.courses[course].widths[index]);
        Self { ground, line, name: &river.name, middle, broadest: widths.fold(0.0, f32::max) }
    }

    /// Returns the cheapest stretch near some hexes; none if the name would cover `blocked` rectangles on each.
    fn best(&self, hexes: impl Iterator<Item = Hex>, steps: i32, blocked: &[WorldRect]) -> Option<Stretch> {
        let mut best: Option<(f32, Stretch)> = None;
        for hex in hexes {
            let Some((number, nearest)) = broadest(self.ground.courses, hex_centre(hex)) else { continue };
            let course = &self.ground.courses[number];
            for step in -steps..=steps {
                let Ok(anchor) = usize::try_from(nearest as i32 + step * STEPS.0) else { continue };
                let Some(width) = course.widths.get(anchor) else { continue };
                for above in [true, false] {
                    let letters = (size(self.ground, *width), self.ground.art.names.river_gap.0);
                    let Some(setting) = set(course, anchor, &self.line, letters, above) else { continue };
                    if setting.bounds.iter().any(|bounds| cost_of_overlap(bounds, blocked) > 0.0) {
                        continue;
                    }
                    let away = course.points[anchor].distance(self.middle);
                    let mut cost = COSTS.1 * away + if above { 0.0 } else { COSTS.2 };
                    cost += NEAR.1 * (self.broadest - width).max(0.0) + self.cost(&setting, blocked);
                    if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                        let (name, from) = (self.name.to_owned(), self.ground.points());
                        best = Some((cost, Stretch { name, course: number, anchor, above, from }));
                    }
                }
            }
        }
        best.map(|(_, stretch)| stretch)
    }

    /// Returns the cost of a setting: of its bends and of the ground that it covers.
    fn cost(&self, setting: &Setting, blocked: &[WorldRect]) -> f32 {
        let mut cost = COSTS.0 * setting.bend;
        for bounds in &setting.bounds {
            cost += cost_of(self.ground, bounds, blocked);
            let centre = bounds.centre();
            let (across, down) = (bounds.width() * 0.4, bounds.height() * 0.4);
            for (x, y) in [(0.0, 0.0), (across, 0.0), (-across, 0.0), (0.0, down), (0.0, -down)] {
                cost += sample_cost(self.ground, centre + Point::new(x, y));
            }
        }
        cost
    }
}

/// Returns the size of the letters of a river of this width.
fn size(ground: &NameGround, width: f32) -> f32 {
    let art = ground.art;
    let (_, Type { size: smallest, .. }) = NameKind::River.type_face(&art.names);
    let brook = river_width(WATER.0, &art.rivers);
    let range = (river_width(WATER.1, &art.rivers) - brook).max(1e-6);
    let broad = ((width - brook) / range).clamp(0.0, 1.0);
    let pixels = smallest.pixels.0 + art.names.river_growth.0 * broad;
    (smallest.radii.0 * pixels / MIDDLE_SIZE).max(pixels / ground.points())
}

/// Returns the broadest course that passes near a place, otherwise the nearest one, and its nearest sample.
fn broadest(courses: &[Course], place: Point) -> Option<(usize, usize)> {
    let nearest = |course: &Course| {
        let all = course.points.iter().enumerate().map(|(index, point)| (point.distance(place), index));
        all.min_by(|a, b| a.0.total_cmp(&b.0))
    };
    let mut found: Vec<(f32, usize, usize)> = courses
        .iter()
        .enumerate()
        .filter_map(|(course, points)| nearest(points).map(|(distance, index)| (distance, course, index)))
        .collect();
    found.sort_by(|a, b| a.0.total_cmp(&b.0));
    let width = |(_, course, index): &(f32, usize, usize)| courses[*course].widths[*index];
    let near = found.iter().filter(|(distance, ..)| *distance < NEAR.0);
    near.max_by(|a, b| width(a).total_cmp(&width(b))).or(found.first()).map(|found| (found.1, found.2))
}

/// Sets a name of a size along a course around an anchor, at this distance above its bank or below.
fn set(course: &Course, anchor: usize, line: &Line, (size, gap): (f32, f32), above: bool) -> Option<Setting> {
    let points = &course.points;
    let lengths = curve::lengths(points);
    let need = (line.width + 0.6) * size;
    let middle = *lengths.get(anchor)?;
    let (from, to) = (middle - need / 2.0, middle + need / 2.0);
    if from < 0.0 || to > *lengths.last()? {
        return None;
    }
    let first = lengths.partition_point(|length| *length < from).saturating_sub(MARGIN);
    let last = (lengths.partition_point(|length| *length < to) + MARGIN).min(points.len());
    let mut base = smoothed(&points[first..last]);
    let mut centre = middle - lengths[first];
    let wanted = points[anchor];
    if base.last()?.x < base.first()?.x {
        base.reverse();
    }
    let base_lengths = curve::lengths(&base);
    // Smoothing shortens the line: find the anchor again on the base line.
    if let Some((index, _)) =
        base.iter().enumerate().min_by(|a, b| a.1.distance(wanted).total_cmp(&b.1.distance(wanted)))
    {
        centre = base_lengths[index];
    }
    let away = gap + 0.60 * size + course.widths[anchor] / 2.0;
    let shift = if above { -away } else { away } + 0.30 * size;
    let mut setting = Setting { letters: Vec::new(), bounds: Vec::new(), bend: 0.0 };
    let mut before: Option<f32> = None;
    for letter in &line.letters {
        let way = centre + (letter.start + letter.width / 2.0 - line.width / 2.0) * size;
        let at = |way: f32| curve::along(&base, &base_lengths, way);
        let heading = (at(way + 0.3 * size) - at(way - 0.3 * size)).unit();
        let turn = heading.y.atan2(heading.x);
        let place = at(way) + heading.turned() * shift;
        setting.bend += before.map_or(0.0, |before| (turn - before).abs());
        before = Some(turn);
        let body = place + heading.turned() * (-0.30 * size);
        setting.bounds.push(WorldRect::about(body, letter.width * size * 1.1, 0.75 * size));
        if let Some(outline) = letter.outline.clone() {
            let place = place + heading * (-letter.width / 2.0 * size);
            setting.letters.push(PlacedLetter { outline, place, turn });
        }
    }
    Some(setting)
}

/// Returns a curve smoothed by a bell window; it is mirrored beyond its ends.
fn smoothed(points: &[Point]) -> Vec<Point> {
    let last = points.len() as i32 - 1;
    let at = |index: i32| {
        let clamped = |index: i32| points[index.clamp(0, last) as usize];
        if index < 0 {
            points[0] * 2.0 - clamped(-index)
        } else if index > last {
            clamped(last) * 2.0 - clamped(2 * last - index)
        } else {
            clamped(index)
        }
    };
    let weight = |tap: i32| {
        let turn = std::f32::consts::PI * (tap + HALF_WINDOW) as f32 / HALF_WINDOW as f32;
        0.5 - 0.5 * turn.cos()
    };
    let sum: f32 = (-HALF_WINDOW..=HALF_WINDOW).map(weight).sum();
    (0..=last)
        .map(|index| {
            let sum_of = (-HALF_WINDOW..=HALF_WINDOW)
                .map(|tap| at(index + tap) * weight(tap))
                .fold(Point::default(), |sum, point| sum + point);
            sum_of * (1.0 / sum)
        })
        .collect()
}
