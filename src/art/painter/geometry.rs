//! World units: one unit is a hex radius, the origin is the centre of hex 0101, y points down.

use crate::engine::board::{Hex, Hexside};
use std::ops::{Add, Mul, Sub};

/// The square root of three: a hex is this many radii high.
pub const SQRT_3: f32 = 1.732_050_8;
/// The north-west corner of the hex field, at which all noise is anchored.
pub const FIELD_CORNER: Point = Point::new(-1.0, -SQRT_3 / 2.0);
/// The distance between columns, in hex radii.
pub const COLUMN_PITCH: f32 = 1.5;

/// A place in the world, or a vector between two places.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// To the east.
    pub x: f32,
    /// To the south.
    pub y: f32,
}

impl Point {
    /// The point with these coordinates.
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// The length of the vector.
    pub fn length(self) -> f32 {
        self.x.hypot(self.y)
    }

    /// The distance to the other point.
    pub fn distance(self, other: Self) -> f32 {
        (other - self).length()
    }

    /// The dot product.
    pub fn dot(self, other: Self) -> f32 {
        self.x * other.x + self.y * other.y
    }

    /// Returns the vector at length 1; one of length 0 stays unchanged.
    pub fn unit(self) -> Self {
        self * (1.0 / self.length().max(1e-9))
    }

    /// Returns the vector turned by a quarter, clockwise on the sheet.
    pub fn turned(self) -> Self {
        Self::new(-self.y, self.x)
    }

    /// Returns the point at this part of the distance to the other one.
    pub fn towards(self, other: Self, part: f32) -> Self {
        self + (other - self) * part
    }
}

impl Add for Point {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f32> for Point {
    type Output = Self;
    fn mul(self, factor: f32) -> Self {
        Self::new(self.x * factor, self.y * factor)
    }
}

/// A rectangle of the world.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct WorldRect {
    /// Its west edge.
    pub left: f32,
    /// Its north edge.
    pub top: f32,
    /// Its east edge.
    pub right: f32,
    /// Its south edge.
    pub bottom: f32,
}

impl WorldRect {
    /// The rectangle between these edges.
    pub const fn new(left: f32, top: f32, right: f32, bottom: f32) -> Self {
        Self { left, top, right, bottom }
    }

    /// Returns the rectangle of this size around a centre.
    pub fn about(centre: Point, width: f32, height: f32) -> Self {
        let (half_width, half_height) = (width / 2.0, height / 2.0);
        Self::new(
            centre.x - half_width,
            centre.y - half_height,
            centre.x + half_width,
            centre.y + half_height,
        )
    }

    /// The width from west to east.
    pub fn width(&self) -> f32 {
        self.right - self.left
    }

    /// The height from north to south.
    pub fn height(&self) -> f32 {
        self.bottom - self.top
    }

    /// The centre.
    pub fn centre(&self) -> Point {
        Point::new((self.left + self.right) / 2.0, (self.top + self.bottom) / 2.0)
    }

    /// The same rectangle with every edge moved outwards.
    pub fn grown(&self, by: f32) -> Self {
        Self::new(self.left - by, self.top - by, self.right + by, self.bottom + by)
    }

    pub fn contains(&self, point: Point) -> bool {
        point.x >= self.left && point.x <= self.right && point.y >= self.top && point.y <= self.bottom
    }

    /// The area that both rectangles cover.
    pub fn overlap(&self, other: &Self) -> f32 {
        let width = self.right.min(other.right) - self.left.max(other.left);
        let height = self.bottom.min(other.bottom) - self.top.max(other.top);
        width.max(0.0) * height.max(0.0)
    }

    /// The smallest rectangle around both.
    pub fn joined(&self, other: &Self) -> Self {
        Self::new(
            self.left.min(other.left),
            self.top.min(other.top),
            self.right.max(other.right),
            self.bottom.max(other.bottom),
        )
    }
}

pub fn hex_centre(hex: Hex) -> Point {
    let (column, row) = (f32::from(hex.column()) - 1.0, f32::from(hex.row()) - 1.0);
    let lower = if hex.column().is_multiple_of(2) { SQRT_3 / 2.0 } else { 0.0 };
    Point::new(COLUMN_PITCH * column, SQRT_3 * row + lower)
}

/// The six corners of a hex drawn at `scale`, clockwise from the east.
pub fn hex_corners(hex: Hex, scale: f32) -> [Point; 6] {
    let centre = hex_centre(hex);
    [(1.0, 0.0), (0.5, 0.5), (-0.5, 0.5), (-1.0, 0.0), (-0.5, -0.5), (0.5, -0.5)]
        .map(|(x, y)| Point::new(centre.x + scale * x, centre.y + scale * y * SQRT_3))
}

/// The numbers of the two corners at the ends of a side.
pub fn side_corners(side: Hexside) -> (usize, usize) {
    match side {
        Hexside::SouthEast => (0, 1),
        Hexside::South => (1, 2),
        Hexside::SouthWest => (2, 3),
        Hexside::NorthWest => (3, 4),
        Hexside::North => (4, 5),
        Hexside::NorthEast => (5, 0),
    }
}

/// Returns the rectangle around all hexes of a map of this size.
pub fn hex_field(columns: u8, rows: u8) -> WorldRect {
    let lower = if columns > 1 { SQRT_3 / 2.0 } else { 0.0 };
    WorldRect::new(
        -1.0,
        -SQRT_3 / 2.0,
        COLUMN_PITCH * (f32::from(columns) - 1.0) + 1.0,
        SQRT_3 * (f32::from(rows) - 0.5) + lower,
    )
}

/// Returns the point well beyond the neat line at `edge` at which a line leaves the map from an edge hex in this
/// direction. A line along the edge is bent outwards.
pub fn off_the_map(from: Point, direction: Point, edge: &WorldRect) -> Point {
    let outside = edge.grown(0.25);
    let ways = [
        (outside.right - from.x, Point::new(1.0, 0.0)),
        (from.x - outside.left, Point::new(-1.0, 0.0)),
        (outside.bottom - from.y, Point::new(0.0, 1.0)),
        (from.y - outside.top, Point::new(0.0, -1.0)),
    ];
    let Some((way, outwards)) = ways.into_iter().min_by(|a, b| a.0.total_cmp(&b.0)) else { return from };
    let mut heading = direction.unit();
    if heading.dot(outwards) < 0.5 {
        heading = (heading * 0.5 + outwards).unit();
    }
    from + heading * (way.max(0.0) / heading.dot(outwards).max(0.3))
}

/// Returns the hex of a map whose centre is nearest to a point; for points off the map an edge hex.
pub fn nearest_hex(point: Point, columns: u8, rows: u8) -> Option<Hex> {
    let near_column = (point.x / COLUMN_PITCH).round().clamp(0.0, f32::from(columns) - 1.0) as i32 + 1;
    let field = hex_field(columns, rows);
    let y = point.y.clamp(field.top + 0.3, field.bottom - 0.3);
    let mut best = (f32::MAX, None);
    for column in near_column - 1..=near_column + 1 {
        let Ok(column) = u8::try_from(column.clamp(1, i32::from(columns))) else { continue };
        let lower = if column.is_multiple_of(2) { SQRT_3 / 2.0 } else { 0.0 };
        let row = ((y - lower) / SQRT_3).round().clamp(0.0, f32::from(rows) - 1.0) as u8 + 1;
        let Some(hex) = Hex::new(column, row) else { continue };
        let distance = hex_centre(hex).distance(Point::new(point.x, y));
        if distance < best.0 {
            best = (distance, Some(hex));
        }
    }
    best.1
}
