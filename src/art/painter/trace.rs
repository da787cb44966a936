//! Traces: what tells whether a thing on the map is painted as before, and where it is.

use super::geometry::{Point, WorldRect};
use crate::engine::data::fnv;
use std::{collections::HashMap, fmt};

/// The trace of a thing on the map.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Trace {
    /// Differs if the thing is painted differently.
    digest: u64,
    bounds: WorldRect,
}

impl Trace {
    /// Makes the trace of a thing with these places; its `Debug` must show everything that is painted.
    pub fn of(thing: &impl fmt::Debug, places: impl IntoIterator<Item = Point>) -> Self {
        let at = |place: Point| WorldRect::new(place.x, place.y, place.x, place.y);
        let bounds = places.into_iter().map(at).reduce(|one, other| one.joined(&other)).unwrap_or_default();
        Self { digest: fnv(format!("{thing:?}").bytes()), bounds }
    }

    /// Makes the traces of the straight pieces of a line; `more` returns a number that the piece from this point on
    /// depends on as well.
    pub fn along(line: &[Point], more: impl Fn(usize) -> Option<f32>) -> Vec<Self> {
        let piece = |(number, pair): (usize, &[Point])| {
            let (from, to) = (*pair.first()?, *pair.get(1)?);
            let numbers = [from.x, from.y, to.x, to.y, more(number).unwrap_or_default()];
            let bounds = WorldRect::new(from.x, from.y, from.x, from.y);
            Some(Self {
                digest: fnv(numbers.into_iter().flat_map(f32::to_ne_bytes)),
                bounds: bounds.joined(&WorldRect::new(to.x, to.y, to.x, to.y)),
            })
        };
        line.windows(2).enumerate().filter_map(piece).collect()
    }
}

/// Returns the places of the things that only one of two maps has.
pub fn differing(before: Vec<Trace>, after: Vec<Trace>) -> Vec<WorldRect> {
    let mut found: HashMap<u64, (i32, WorldRect)> = HashMap::with_capacity(before.len());
    let all = before.into_iter().map(|trace| (trace, -1)).chain(after.into_iter().map(|trace| (trace, 1)));
    for (trace, count) in all {
        let known = found.entry(trace.digest).or_insert((0, trace.bounds));
        known.0 += count;
        known.1 = known.1.joined(&trace.bounds);
    }
    found.into_values().filter(|(count, _)| *count != 0).map(|(_, bounds)| bounds).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_pieces_that_differ_are_found() {
        let line = |bend: f32| -> Vec<Trace> {
            let points: Vec<Point> =
                (0..10).map(|n| Point::new(n as f32, if n == 6 { bend } else { 0.0 })).collect();
            Trace::along(&points, |_| None)
        };
        assert!(differing(line(0.0), line(0.0)).is_empty());
        let found = differing(line(0.0), line(0.5));
        assert_eq!(found.len(), 4, "two pieces before, two after");
        assert!(found.iter().all(|place| place.left >= 5.0 && place.right <= 7.0));
    }
}
