//! Places sorted into squares, so that the nearest one is found without checking all.

use crate::art::painter::geometry::Point;
use std::collections::HashMap;

/// The side of a square, in hex radii.
const SIDE: f32 = 1.0;
/// Limit of the squares searched in every direction.
const MOST: i32 = 120;
/// The number of places up to which they are not sorted.
const FEW: usize = 24;

/// Places in squares.
#[derive(Clone, Debug, Default)]
pub struct Nearby {
    places: Vec<Point>,
    squares: HashMap<(i32, i32), Vec<u32>>,
}

fn square(place: Point) -> (i32, i32) {
    ((place.x / SIDE).floor() as i32, (place.y / SIDE).floor() as i32)
}

impl Nearby {
    /// Sorts places; they keep their numbers.
    pub fn new(places: Vec<Point>) -> Self {
        let mut squares: HashMap<(i32, i32), Vec<u32>> = HashMap::new();
        for (number, place) in places.iter().enumerate() {
            squares.entry(square(*place)).or_default().push(number as u32);
        }
        Self { places, squares }
    }

    /// Returns the number of the nearest place, the first of several equally near ones.
    pub fn nearest(&self, to: Point) -> Option<usize> {
        let mut best: Option<(f32, usize)> = None;
        if self.places.is_empty() {
            return None;
        }
        // Checking a few is faster than searching empty squares.
        if self.places.len() <= FEW {
            let away = |number: &usize| self.places[*number].distance(to);
            return (0..self.places.len()).min_by(|one, other| away(one).total_cmp(&away(other)));
        }
        for ring in 0..=MOST {
            // Places in squares farther out are at least this far away.
            if best.is_some_and(|(away, _)| away < (ring - 1) as f32 * SIDE) {
                break;
            }
            for number in self.ring(square(to), ring) {
                let away = (self.places[number].distance(to), number);
                if best.is_none_or(|best| away < best) {
                    best = Some(away);
                }
            }
        }
        best.map(|(_, number)| number).or_else(|| {
            let away = |number: &usize| self.places[*number].distance(to);
            (0..self.places.len()).min_by(|one, other| away(one).total_cmp(&away(other)))
        })
    }

    /// Returns the distance of the nearest place.
    pub fn away(&self, from: Point) -> f32 {
        self.nearest(from).map_or(f32::MAX, |number| self.places[number].distance(from))
    }

    /// Returns the numbers of the places nearer than this, in no order.
    pub fn within(&self, from: Point, reach: f32) -> impl Iterator<Item = usize> + '_ {
        let rings = (reach / SIDE).ceil() as i32;
        let near = move |number: &usize| self.places[*number].distance(from) < reach;
        (0..=rings).flat_map(move |ring| self.ring(square(from), ring)).filter(near)
    }

    /// Returns the numbers of places in the squares this many steps away.
    fn ring(&self, (column, row): (i32, i32), ring: i32) -> impl Iterator<Item = usize> + '_ {
        let rows = -ring..=ring;
        let squares = rows.flat_map(move |y| {
            let step = if y.abs() == ring { 1 } else { (2 * ring).max(1) };
            (-ring..=ring).step_by(step as usize).map(move |x| (column + x, row + y))
        });
        squares.filter_map(|square| self.squares.get(&square)).flatten().map(|number| *number as usize)
    }
}

/// A growing set of occupied places, each with its radius.
#[derive(Clone, Debug, Default)]
pub struct Taken(HashMap<(i32, i32), Vec<(Point, f32)>>);

impl Taken {
    /// Whether a place is nearer than this to an occupied one, beyond its radius.
    pub fn meets(&self, place: Point, apart: f32) -> bool {
        let (column, row) = square(place);
        let mut about = (-1..=1).flat_map(|y| (-1..=1).map(move |x| (column + x, row + y)));
        let near = |(other, reach): &(Point, f32)| other.distance(place) < apart + reach;
        about.any(|square| self.0.get(&square).is_some_and(|taken| taken.iter().any(near)))
    }

    /// Adds an occupied place. The sum of its radius and the distance asked for must be less than a hex radius.
    pub fn add(&mut self, place: Point, reach: f32) {
        self.0.entry(square(place)).or_default().push((place, reach));
    }

    /// Adds a place if it is at least this far from every occupied one, and returns whether it was added.
    pub fn add_apart(&mut self, place: Point, apart: f32) -> bool {
        let free = !self.meets(place, apart);
        if free {
            self.add(place, 0.0);
        }
        free
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_is_found_wherever_one_asks() {
        let place = |n: usize| Point::new((n as f32 * 0.37).sin() * 9.0, (n as f32 * 0.11).cos() * 7.0);
        let places: Vec<Point> = (0..300).map(place).collect();
        let nearby = Nearby::new(places.clone());
        for asked in (0..200).map(|n| Point::new(n as f32 * 0.3 - 30.0, (n as f32 * 1.7).sin() * 20.0)) {
            let nearest = places.iter().map(|place| place.distance(asked)).fold(f32::MAX, f32::min);
            assert_eq!(nearby.away(asked).to_bits(), nearest.to_bits());
            let near = places.iter().filter(|place| place.distance(asked) < 2.5).count();
            assert_eq!(nearby.within(asked, 2.5).count(), near);
        }
        assert_eq!(Nearby::default().nearest(Point::default()), None);
    }

    #[test]
    fn taken_places_keep_others_away() {
        let mut taken = Taken::default();
        taken.add(Point::new(0.95, 0.0), 0.1);
        assert!(taken.meets(Point::new(1.1, 0.0), 0.06) && !taken.meets(Point::new(1.1, 0.0), 0.04));
        assert!(taken.add_apart(Point::new(1.1, 0.0), 0.04) && !taken.add_apart(Point::new(1.1, 0.01), 0.04));
    }
}
