//! Curves through points, and functions along them.

use super::{
    geometry::{FIELD_CORNER, Point, WorldRect},
    land::noise::value_noise,
};

/// Distance before and after a point of a curve over which its heading is taken, in hex radii.
const HEADING: f32 = 0.05;
/// Points to either side over which a curve is smoothed after it was pulled back.
const EASE: usize = 4;
/// Corners before and after a point that may be the nearest.
const ABOUT: usize = 4;

/// Returns a smooth curve through all points, with this many samples from each to the next.
pub fn smooth(points: &[Point], samples: usize) -> Vec<Point> {
    let Some(last) = points.last() else { return Vec::new() };
    let mut curve = Vec::with_capacity(points.len() * samples + 1);
    for index in 0..points.len().saturating_sub(1) {
        let here = points[index];
        let next = points[index + 1];
        let before = if index == 0 { here * 2.0 - next } else { points[index - 1] };
        let after = points.get(index + 2).copied().unwrap_or(next * 2.0 - here);
        for step in 0..samples {
            let part = step as f32 / samples as f32;
            let linear = next - before;
            let square = before * 2.0 - here * 5.0 + next * 4.0 - after;
            let cube = here * 3.0 - before - next * 3.0 + after;
            curve.push(
                (here * 2.0 + linear * part + square * (part * part) + cube * (part * part * part)) * 0.5,
            );
        }
    }
    curve.push(*last);
    curve
}

/// Returns a smooth curve like [`smooth`], through points at uneven distances: where they are close it does not swing
/// out because of distant ones.
pub fn smooth_uneven(points: &[Point], samples: usize) -> Vec<Point> {
    let Some(last) = points.last() else { return Vec::new() };
    let slope = |from: Point, to: Point| (to - from) * (1.0 / from.distance(to).max(1e-3));
    let tangent = |index: usize| {
        let before = index.checked_sub(1).map(|before| points[before]);
        let (here, after) = (points[index], points.get(index + 1).copied());
        match (before, after) {
            (Some(before), Some(after)) => {
                let (coming, going) = (before.distance(here), here.distance(after));
                let sum = (coming + going).max(1e-3);
                slope(before, here) * (going / sum) + slope(here, after) * (coming / sum)
            }
            (Some(other), None) => slope(other, here),
            (None, Some(other)) => slope(here, other),
            (None, None) => Point::default(),
        }
    };
    let mut curve = Vec::with_capacity(points.len() * samples + 1);
    for index in 0..points.len().saturating_sub(1) {
        let (here, next) = (points[index], points[index + 1]);
        let long = here.distance(next);
        let (leaving, coming) = (tangent(index) * long, tangent(index + 1) * long);
        for step in 0..samples {
            let part = step as f32 / samples as f32;
            let (square, cube) = (part * part, part * part * part);
            curve.push(
                here * (2.0 * cube - 3.0 * square + 1.0)
                    + leaving * (cube - 2.0 * square + part)
                    + next * (3.0 * square - 2.0 * cube)
                    + coming * (cube - square),
            );
        }
    }
    curve.push(*last);
    curve
}

/// Returns the unit vector to the side at every point of a curve.
pub fn sideways(curve: &[Point]) -> Vec<Point> {
    (0..curve.len())
        .map(|index| {
            let before = curve[index.saturating_sub(1)];
            let after = curve[(index + 1).min(curve.len() - 1)];
            (after - before).unit().turned()
        })
        .collect()
}

/// Returns a curve pushed sideways by noise; the push fades out over `calm` samples at either end.
pub fn wobbled(curve: &[Point], calm: f32, push: impl Fn(Point) -> f32) -> Vec<Point> {
    let last = curve.len().saturating_sub(1);
    sideways(curve)
        .into_iter()
        .enumerate()
        .map(|(index, side)| {
            let fade = (index.min(last - index) as f32 / calm).min(1.0);
            curve[index] + side * (push(curve[index]) * fade)
        })
        .collect()
}

/// Returns a curve kept within `reach` hex radii of the corners that it follows. It has `samples` samples from each
/// corner to the next, and is smoothed where it was pulled back; its ends stay in place.
pub fn kept_near(curve: &[Point], corners: &[Point], samples: usize, reach: f32) -> Vec<Point> {
    let mut kept = curve.to_vec();
    for _ in 0..2 {
        for (index, point) in kept.iter_mut().enumerate() {
            let here = index / samples.max(1);
            let about = here.saturating_sub(ABOUT)..(here + ABOUT + 1).min(corners.len());
            let Some(nearest) = corners.get(about).and_then(|way| nearest_on(way, *point)) else { continue };
            let away = nearest.distance(*point);
            if away > reach {
                *point = nearest.towards(*point, reach / away);
            }
        }
        kept = eased(&kept, EASE);
    }
    kept
}

/// Returns a curve whose every point is the mean of those around it, fewer towards its ends, which stay in place.
pub fn eased(curve: &[Point], reach: usize) -> Vec<Point> {
    let last = curve.len().saturating_sub(1);
    (0..curve.len())
        .map(|index| {
            let reach = reach.min(index).min(last - index);
            let about = &curve[index - reach..=index + reach];
            about.iter().fold(Point::default(), |sum, point| sum + *point) * (1.0 / about.len() as f32)
        })
        .collect()
}

/// Returns the point of a line of straight pieces that is nearest to a place.
fn nearest_on(way: &[Point], place: Point) -> Option<Point> {
    let on = |pair: &[Point]| {
        let along = pair[1] - pair[0];
        let part = ((place - pair[0]).dot(along) / along.dot(along).max(1e-6)).clamp(0.0, 1.0);
        pair[0].towards(pair[1], part)
    };
    way.windows(2).map(on).min_by(|one, other| one.distance(place).total_cmp(&other.distance(place)))
}

/// Returns the noise at a place, for pushing curves.
pub fn push_noise(point: Point, wavelength: f32, seed: u32) -> f32 {
    let place = point - FIELD_CORNER;
    value_noise(place.x / wavelength, place.y / wavelength, seed)
}

/// Returns the distance along a curve from its start to every point.
pub fn lengths(curve: &[Point]) -> Vec<f32> {
    let mut sum = 0.0;
    (0..curve.len())
        .map(|index| {
            sum += curve[index].distance(curve[index.saturating_sub(1)]);
            sum
        })
        .collect()
}

/// Returns the point at this distance along a curve, given its lengths; the ends continue straight.
pub fn along(curve: &[Point], lengths: &[f32], way: f32) -> Point {
    let (Some(first), Some(total)) = (curve.first(), lengths.last()) else { return Point::default() };
    let last = curve.len() - 1;
    if last == 0 {
        return *first;
    }
    if way <= 0.0 {
        return *first + (*first - curve[1]).unit() * -way;
    }
    if way >= *total {
        return curve[last] + (curve[last] - curve[last - 1]).unit() * (way - total);
    }
    let index = lengths.partition_point(|length| *length <= way).clamp(1, last);
    let step = (lengths[index] - lengths[index - 1]).max(1e-9);
    curve[index - 1].towards(curve[index], (way - lengths[index - 1]) / step)
}

/// Returns the unit vector forward at this distance along a curve.
pub fn heading(curve: &[Point], lengths: &[f32], way: f32) -> Point {
    (along(curve, lengths, way + HEADING) - along(curve, lengths, way - HEADING)).unit()
}

/// Returns the stretches of a curve that touch a rectangle, as ranges of points.
pub fn stretches_in(curve: &[Point], area: &WorldRect) -> Vec<std::ops::Range<usize>> {
    let mut found: Vec<std::ops::Range<usize>> = Vec::new();
    for index in 0..curve.len().saturating_sub(1) {
        let (from, to) = (curve[index], curve[index + 1]);
        let touches = from.x.min(to.x) <= area.right
            && from.x.max(to.x) >= area.left
            && from.y.min(to.y) <= area.bottom
            && from.y.max(to.y) >= area.top;
        if !touches {
            continue;
        }
        match found.last_mut() {
            Some(range) if range.end == index + 1 => range.end = index + 2,
            _ => found.push(index..index + 2),
        }
    }
    found
}
