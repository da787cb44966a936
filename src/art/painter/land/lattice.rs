//! A grid of samples over the world, with the functions for blur and distance that make the fields.

use crate::art::painter::geometry::{Point, WorldRect};

/// The places of the samples of a field.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lattice {
    /// The place of the first sample of the whole map.
    pub origin: Point,
    /// Samples to a hex radius.
    pub density: f32,
    /// Samples in a row.
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// The column and the row of its first sample in the lattice of the whole map, of which it is a part.
    first: (usize, usize),
}

/// The fewest samples in a row, and the fewest rows.
const LEAST: usize = 5;

impl Lattice {
    /// A lattice over a rectangle of the world.
    pub fn over(area: WorldRect, density: f32) -> Self {
        Self {
            origin: Point::new(area.left, area.top),
            density,
            width: ((area.width() * density).ceil() as usize).max(LEAST - 1) + 1,
            height: ((area.height() * density).ceil() as usize).max(LEAST - 1) + 1,
            first: (0, 0),
        }
    }

    /// Returns the part of this whole lattice that covers a rectangle: its samples are at the same places, to the last
    /// bit.
    pub fn part(&self, area: &WorldRect) -> Self {
        let range = |from: f32, to: f32, count: usize| {
            let first = ((from * self.density).floor().max(0.0) as usize).min(count - LEAST);
            let end = ((to * self.density).ceil().max(0.0) as usize).saturating_add(1);
            (first, end.clamp(first + LEAST, count) - first)
        };
        let (left, width) = range(area.left - self.origin.x, area.right - self.origin.x, self.width);
        let (top, height) = range(area.top - self.origin.y, area.bottom - self.origin.y, self.height);
        Self { width, height, first: (left, top), ..*self }
    }

    /// The rectangle between its outermost samples.
    pub fn area(&self) -> WorldRect {
        let (from, to) = (self.place(0, 0), self.place(self.width - 1, self.height - 1));
        WorldRect::new(from.x, from.y, to.x, to.y)
    }

    /// The place of a sample.
    pub fn place(&self, column: usize, row: usize) -> Point {
        let (column, row) = (self.first.0 + column, self.first.1 + row);
        Point::new(self.origin.x + column as f32 / self.density, self.origin.y + row as f32 / self.density)
    }

    /// Returns a place in samples from the first one to the east and to the south.
    pub fn samples(&self, point: Point) -> Point {
        let place = (point - self.origin) * self.density;
        Point::new(place.x - self.first.0 as f32, place.y - self.first.1 as f32)
    }

    /// Returns a value for every sample, calculated on all cores.
    pub fn fill<T: Send + Copy + Default>(&self, value: impl Fn(usize, usize) -> T + Sync) -> Vec<T> {
        let mut values = vec![T::default(); self.width * self.height];
        self.fill_rows(&mut values, |row, cells| {
            for (column, cell) in cells.iter_mut().enumerate() {
                *cell = value(column, row);
            }
        });
        values
    }

    /// Distributes the rows over all cores.
    pub fn fill_rows<T: Send>(&self, values: &mut [T], work: impl Fn(usize, &mut [T]) + Sync) {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let rows = self.height.div_ceil(cores).max(1);
        std::thread::scope(|scope| {
            for (number, chunk) in values.chunks_mut(rows * self.width).enumerate() {
                let work = &work;
                scope.spawn(move || {
                    for (row, cells) in chunk.chunks_mut(self.width).enumerate() {
                        work(number * rows + row, cells);
                    }
                });
            }
        });
    }

    /// Returns the values blurred by a bell of this spread, in hex radii; the edge is repeated outwards.
    pub fn blurred(&self, values: &[f32], spread: f32) -> Vec<f32> {
        // Most maps have no marsh and no lake.
        if values.iter().all(|value| *value == 0.0) {
            return values.to_vec();
        }
        let spread = spread * self.density;
        let reach = (3.0 * spread).ceil() as usize;
        let mut weights: Vec<f32> = (0..=2 * reach)
            .map(|tap| (-0.5 * ((tap as f32 - reach as f32) / spread).powi(2)).exp())
            .collect();
        let sum: f32 = weights.iter().sum();
        weights.iter_mut().for_each(|weight| *weight /= sum);
        let (width, height) = (self.width, self.height);
        let mut across = vec![0.0; values.len()];
        self.fill_rows(&mut across, |row, cells| {
            let line = &values[row * width..(row + 1) * width];
            let mut padded = vec![line[0]; reach];
            padded.extend_from_slice(line);
            padded.extend(std::iter::repeat_n(line[width - 1], reach));
            for (tap, weight) in weights.iter().enumerate() {
                for (cell, value) in cells.iter_mut().zip(&padded[tap..]) {
                    *cell += weight * value;
                }
            }
        });
        let mut both = vec![0.0; values.len()];
        self.fill_rows(&mut both, |row, cells| {
            for (tap, weight) in weights.iter().enumerate() {
                let from = (row + tap).saturating_sub(reach).min(height - 1);
                for (cell, value) in cells.iter_mut().zip(&across[from * width..(from + 1) * width]) {
                    *cell += weight * value;
                }
            }
        });
        both
    }

    /// Returns the distance of every sample from the nearest of some points, in hex radii, up to 1000.
    pub fn distances(&self, points: &[Point]) -> Vec<f32> {
        let mut sweep = Sweep { lattice: self, points, nearest: vec![u32::MAX; self.width * self.height] };
        sweep.plant();
        // Without any point everything is as far away as can be.
        if sweep.nearest.iter().any(|number| *number != u32::MAX) {
            sweep.run();
        }
        self.fill(|column, row| sweep.squared(column, row, sweep.nearest[row * self.width + column]).sqrt())
    }
}

/// Passes the nearest of some points from sample to sample.
struct Sweep<'a> {
    lattice: &'a Lattice,
    points: &'a [Point],
    nearest: Vec<u32>,
}

impl Sweep<'_> {
    fn squared(&self, column: usize, row: usize, number: u32) -> f32 {
        let Some(point) = self.points.get(number as usize) else { return 1.0e6 };
        let way = *point - self.lattice.place(column, row);
        way.dot(way)
    }

    fn plant(&mut self) {
        let (width, height) = (self.lattice.width as i32, self.lattice.height as i32);
        for number in 0..self.points.len() {
            let place = self.lattice.samples(self.points[number]);
            let (left, top) = (place.x.floor() as i32, place.y.floor() as i32);
            for (column, row) in [(left, top), (left + 1, top), (left, top + 1), (left + 1, top + 1)] {
                if (0..width).contains(&column) && (0..height).contains(&row) {
                    self.offer(column as usize, row as usize, number as u32);
                }
            }
        }
    }

    fn offer(&mut self, column: usize, row: usize, number: u32) {
        let cell = row * self.lattice.width + column;
        let known = self.nearest[cell];
        if number != known && self.squared(column, row, number) < self.squared(column, row, known) {
            self.nearest[cell] = number;
        }
    }

    /// Sweeps the sheet twice, down and up again, and every row in both directions.
    fn run(&mut self) {
        let (width, height) = (self.lattice.width, self.lattice.height);
        for pass in 0..2 {
            for step in 0..height {
                let row = if pass == 0 { step } else { height - 1 - step };
                if step > 0 {
                    let before = if pass == 0 { row - 1 } else { row + 1 };
                    for column in 0..width {
                        for beside in column.saturating_sub(1)..=(column + 1).min(width - 1) {
                            self.offer(column, row, self.nearest[before * width + beside]);
                        }
                    }
                }
                for column in 1..width {
                    self.offer(column, row, self.nearest[row * width + column - 1]);
                }
                for column in (0..width - 1).rev() {
                    self.offer(column, row, self.nearest[row * width + column + 1]);
                }
            }
        }
    }
}

/// The storage of numbers in 16 bits: as steps from the least to the largest. It needs half the memory, and is finer
/// than a picture can show.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Scale {
    least: f32,
    step: f32,
}

impl Scale {
    /// The scale of these numbers.
    pub fn of(numbers: &[f32]) -> Self {
        let finite = || numbers.iter().copied().filter(|number| number.is_finite());
        let (least, most) = (finite().fold(f32::MAX, f32::min), finite().fold(f32::MIN, f32::max));
        Self::between(least, most)
    }

    fn between(least: f32, most: f32) -> Self {
        if least < most {
            Self { least, step: (most - least) / f32::from(u16::MAX) }
        } else {
            Self { least: if least == most { least } else { 0.0 }, step: 0.0 }
        }
    }

    /// The largest number that it holds.
    fn most(self) -> f32 {
        self.number(f32::from(u16::MAX))
    }

    /// Returns the scale of the numbers of a part of a map: that of the whole map if it is known and holds them, so that
    /// each is stored as in the whole. Numbers above `enough` need not be held, as they are all the same to the picture.
    pub fn of_part(known: Option<Self>, numbers: &[f32], enough: f32) -> Self {
        let own = Self::of(numbers);
        let Some(known) = known else { return own };
        let most = own.most().min(enough);
        // The last bits of the largest number are lost in the steps.
        let slack = 1e-4 * (known.most() - known.least);
        if own.least >= known.least - slack && most <= known.most() + slack && known.step > 0.0 {
            return known;
        }
        Self::between(own.least.min(known.least), most.max(known.most()))
    }

    pub fn steps(self, number: f32) -> u16 {
        if self.step > 0.0 { ((number - self.least) / self.step + 0.5) as u16 } else { 0 }
    }

    /// Returns the number for this many steps, or for a mean of steps.
    pub fn number(self, steps: f32) -> f32 {
        self.least + self.step * steps
    }
}

/// One number for every sample of a lattice.
#[derive(Clone, Debug)]
pub struct Field {
    lattice: Lattice,
    scale: Scale,
    /// The numbers, row by row.
    values: Vec<u16>,
}

impl Field {
    /// The numbers of a lattice, row by row.
    pub fn new(lattice: Lattice, numbers: &[f32]) -> Self {
        Self::on(lattice, Scale::of(numbers), numbers)
    }

    /// The numbers of a lattice on a known scale.
    pub fn on(lattice: Lattice, scale: Scale, numbers: &[f32]) -> Self {
        Self { lattice, scale, values: numbers.iter().map(|number| scale.steps(*number)).collect() }
    }

    /// The scale of its numbers.
    pub fn scale(&self) -> Scale {
        self.scale
    }

    /// Returns the number at a place, interpolated between its four samples.
    pub fn at(&self, point: Point) -> f32 {
        let place = self.lattice.samples(point);
        let x = place.x.clamp(0.0, self.lattice.width as f32 - 1.001);
        let y = place.y.clamp(0.0, self.lattice.height as f32 - 1.001);
        let (column, row) = (x as usize, y as usize);
        let (across, down) = (x - column as f32, y - row as f32);
        let cell = row * self.lattice.width + column;
        let below = cell + self.lattice.width;
        let steps = |cell: usize| f32::from(self.values[cell]);
        let north = steps(cell) + (steps(cell + 1) - steps(cell)) * across;
        let south = steps(below) + (steps(below + 1) - steps(below)) * across;
        self.scale.number(north + (south - north) * down)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_are_those_to_the_nearest_point() {
        let lattice = Lattice::over(WorldRect::new(0.0, 0.0, 8.0, 6.0), 8.0);
        let points: Vec<Point> =
            (0..40).map(|n| Point::new(n as f32 * 0.19, (n as f32 * 0.7).sin() + 3.0)).collect();
        let distances = lattice.distances(&points);
        for row in 0..lattice.height {
            for column in 0..lattice.width {
                let place = lattice.place(column, row);
                let nearest = points.iter().map(|point| point.distance(place)).fold(f32::MAX, f32::min);
                assert!((distances[row * lattice.width + column] - nearest).abs() < 0.05);
            }
        }
    }

    #[test]
    fn kept_numbers_are_what_they_were() {
        let lattice = Lattice::over(WorldRect::new(0.0, 0.0, 4.0, 4.0), 8.0);
        let numbers = lattice.fill(|column, row| (column as f32 * 0.3).sin() * 7.0 - row as f32 * 0.1);
        let field = Field::new(lattice, &numbers);
        for row in 0..lattice.height - 1 {
            for column in 0..lattice.width - 1 {
                let there = field.at(lattice.place(column, row));
                assert!((there - numbers[row * lattice.width + column]).abs() < 0.002, "{column} {row}");
            }
        }
        let even = Scale::of(&[3.5; 4]);
        assert_eq!(even.number(f32::from(even.steps(3.5))), 3.5);
        let odd = Scale::of(&[f32::NAN, 1.0, f32::INFINITY, 2.0]);
        assert_eq!((odd.steps(1.0), odd.steps(2.0), odd.steps(f32::NAN)), (0, u16::MAX, 0));
    }

    #[test]
    fn a_blur_keeps_an_even_field() {
        let lattice = Lattice::over(WorldRect::new(0.0, 0.0, 3.0, 3.0), 16.0);
        let blurred = lattice.blurred(&vec![0.7; lattice.width * lattice.height], 0.4);
        assert!(blurred.iter().all(|value| (value - 0.7).abs() < 1e-4));
    }
}
