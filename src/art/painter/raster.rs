//! Finished pictures and their place on the sheet's pixel grid.

use super::geometry::WorldRect;

/// A rectangle of the sheet's pixels at some zoom; pixel 0, 0 begins at the centre of hex 0101.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PixelRect {
    /// First column.
    pub left: i32,
    pub top: i32,
    /// Columns.
    pub width: u32,
    /// Rows.
    pub height: u32,
}

impl PixelRect {
    /// Returns all pixels that a rectangle of the world touches, with this many pixels to a hex radius.
    pub fn covering(area: WorldRect, radius: f32) -> Self {
        let edge = |value: f32| value * radius;
        let (left, top) = (edge(area.left).floor() as i32, edge(area.top).floor() as i32);
        let (right, bottom) = (edge(area.right).ceil() as i32, edge(area.bottom).ceil() as i32);
        Self { left, top, width: (right - left).max(0) as u32, height: (bottom - top).max(0) as u32 }
    }

    /// The column after the last.
    pub fn right(&self) -> i32 {
        self.left + self.width as i32
    }

    /// The row after the last.
    pub fn bottom(&self) -> i32 {
        self.top + self.height as i32
    }

    /// Returns the rectangle that both cover.
    pub fn shared(&self, other: &Self) -> Option<Self> {
        let (left, top) = (self.left.max(other.left), self.top.max(other.top));
        let width = u32::try_from(self.right().min(other.right()) - left).ok()?;
        let height = u32::try_from(self.bottom().min(other.bottom()) - top).ok()?;
        (width > 0 && height > 0).then_some(Self { left, top, width, height })
    }

    /// Returns the rectangle of the world that these pixels show.
    pub fn world(&self, radius: f32) -> WorldRect {
        WorldRect::new(
            self.left as f32 / radius,
            self.top as f32 / radius,
            self.right() as f32 / radius,
            self.bottom() as f32 / radius,
        )
    }

    /// Returns the rectangle cut into tiles of at most `size` pixels, with edges on multiples of it.
    pub fn tiles(&self, size: u32) -> Vec<Self> {
        let size = size.max(1) as i32;
        let mut tiles = Vec::new();
        let mut top = self.top;
        while top < self.bottom() {
            let below = ((top.div_euclid(size) + 1) * size).min(self.bottom());
            let mut left = self.left;
            while left < self.right() {
                let beside = ((left.div_euclid(size) + 1) * size).min(self.right());
                tiles.push(Self { left, top, width: (beside - left) as u32, height: (below - top) as u32 });
                left = beside;
            }
            top = below;
        }
        tiles
    }
}

/// A picture: four bytes to a pixel, red, green, blue and alpha, not premultiplied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Raster {
    /// Its place on the sheet's pixel grid.
    pub area: PixelRect,
    /// The bytes, row by row.
    pub pixels: Vec<u8>,
}

impl Raster {
    /// Makes an empty picture.
    pub fn blank(area: PixelRect) -> Self {
        Self { area, pixels: vec![0; area.width as usize * area.height as usize * 4] }
    }

    /// Copies another picture in at its place.
    pub fn lay(&mut self, other: &Self) {
        let Some(shared) = self.area.shared(&other.area) else { return };
        let bytes = shared.width as usize * 4;
        for row in shared.top..shared.bottom() {
            let offset = |area: &PixelRect| {
                ((row - area.top) as usize * area.width as usize + (shared.left - area.left) as usize) * 4
            };
            let (to, from) = (offset(&self.area), offset(&other.area));
            self.pixels[to..to + bytes].copy_from_slice(&other.pixels[from..from + bytes]);
        }
    }

    /// Returns these pixels at a smaller zoom, each the mean of the pixels that it covers here; `from` and `to` are
    /// pixels to a hex radius. Pixels outside this picture are left out of the mean.
    pub fn shrunk(&self, from: f32, area: PixelRect, to: f32) -> Self {
        let scale = from / to;
        let columns = spans(area.left, area.width, scale, self.area.left, self.area.width);
        let rows = spans(area.top, area.height, scale, self.area.top, self.area.height);
        let mut small = Self::blank(area);
        for (pixel, (y, x)) in small.pixels.chunks_exact_mut(4).zip(product(&rows, &columns)) {
            let (mut sum, mut weight) = ([0.0; 4], 0.0);
            for (row, high) in y {
                let row = &self.pixels[*row * self.area.width as usize * 4..];
                for (column, wide) in x {
                    let part = high * wide;
                    weight += part;
                    let bytes = &row[*column * 4..*column * 4 + 4];
                    sum.iter_mut().zip(bytes).for_each(|(sum, byte)| *sum += part * f32::from(*byte));
                }
            }
            if weight > 0.0 {
                pixel.iter_mut().zip(sum).for_each(|(byte, sum)| *byte = (sum / weight).round() as u8);
            }
        }
        small
    }
}

/// The pixels of a larger zoom that one of a smaller one covers, and the covered part of each.
type Span = Vec<(usize, f32)>;

/// Returns the pixels that each of `count` pixels from `first` on covers, if one covers `scale` pixels of a picture.
fn spans(first: i32, count: u32, scale: f32, picture: i32, size: u32) -> Vec<Span> {
    let span = |number: u32| {
        let begin = (first + number as i32) as f32 * scale - picture as f32;
        let end = begin + scale;
        let pixels = (begin.floor().max(0.0) as usize)..(end.ceil().clamp(0.0, size as f32) as usize);
        let part = |pixel: usize| (end.min(pixel as f32 + 1.0) - begin.max(pixel as f32)).max(0.0);
        pixels.map(|pixel| (pixel, part(pixel))).collect()
    };
    (0..count).map(span).collect()
}

/// Returns every combination, row by row.
fn product<'a>(rows: &'a [Span], columns: &'a [Span]) -> impl Iterator<Item = (&'a Span, &'a Span)> {
    rows.iter().flat_map(move |row| columns.iter().map(move |column| (row, column)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shrunken_picture_keeps_its_tones() {
        let area = PixelRect { left: -4, top: 2, width: 8, height: 6 };
        let mut picture = Raster::blank(area);
        for (number, pixel) in picture.pixels.chunks_exact_mut(4).enumerate() {
            // Columns alternate between black and grey.
            let tone = if number % 2 == 0 { 0 } else { 200 };
            pixel.copy_from_slice(&[tone, tone, tone, 255]);
        }
        let half = picture.shrunk(20.0, PixelRect { left: -2, top: 1, width: 4, height: 3 }, 10.0);
        assert!(half.pixels.chunks_exact(4).all(|pixel| pixel == [100, 100, 100, 255]));
        let same = picture.shrunk(20.0, area, 20.0);
        assert_eq!(same, picture);
        let beyond = picture.shrunk(20.0, PixelRect { left: 2, top: 1, width: 2, height: 1 }, 10.0);
        assert_eq!(beyond.pixels[4..], [0; 4], "nothing lies there");
    }

    #[test]
    fn tiles_cover_a_rectangle_once() {
        let area = PixelRect { left: -700, top: -3, width: 1500, height: 530 };
        let tiles = area.tiles(512);
        let sum: u32 = tiles.iter().map(|tile| tile.width * tile.height).sum();
        assert_eq!(sum, area.width * area.height);
        assert!(tiles.iter().all(|tile| tile.shared(&area) == Some(*tile)));
    }
}
