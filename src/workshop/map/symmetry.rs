//! Symmetry: each hex, side and step of a change is repeated at its mirror image.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::lists::Size;
use crate::engine::board::{Edge, Hex, Hexside};

/// The symmetry by which changes are repeated.
///
/// Even columns are half a hex lower, so that not every size of a map has every symmetry:
///
/// - **Left to right.** The image of a hex is in the same row. With an odd number of columns the drawing is mirrored
///   exactly. With an even number a high column is mirrored into a low one: the image is half a hex too low or too
///   high, and lines are joined by straight rows of hexes where their images have a gap.
/// - **Top to bottom.** The grid is mirrored exactly: row 1 becomes the last row in odd columns and the last but one in
///   even columns. The last hex of each even column, which stands out by half a hex, has no image.
/// - **Point** (turned by 180°). With an even number of columns every hex has an image: row 1 becomes the last row.
///   With an odd number it is as from top to bottom: the last hex of each even column has no image.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Symmetry {
    #[default]
    None,
    LeftRight,
    TopBottom,
    Point,
}

impl Symmetry {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::None, Self::LeftRight, Self::TopBottom, Self::Point];

    /// A plain name, for messages: `none`, `left-right`, `top-bottom` or `point`.
    pub fn id(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::LeftRight => "left-right",
            Self::TopBottom => "top-bottom",
            Self::Point => "point",
        }
    }

    /// Whether every hex of a map of this size has an image, and the images of adjacent hexes are adjacent.
    pub fn is_exact(self, size: Size) -> bool {
        let even = size.columns.is_multiple_of(2);
        match self {
            Self::None => true,
            Self::LeftRight => !even,
            Self::TopBottom => size.columns == 1,
            Self::Point => even || size.columns == 1,
        }
    }

    /// The image of a hex on a map of this size; none if it has none. Without a symmetry it is the hex itself.
    pub fn image(self, size: Size, hex: Hex) -> Option<Hex> {
        let even = size.columns.is_multiple_of(2);
        let across = || self.column(size, hex.column());
        // In a low column the image is one row higher, unless low columns become high ones.
        let down = |lower: bool| (size.rows + u8::from(!lower)).checked_sub(hex.row());
        let is_low = hex.column().is_multiple_of(2);
        let image = match self {
            Self::None => Some(hex),
            Self::LeftRight => Hex::new(across()?, hex.row()),
            Self::TopBottom => Hex::new(hex.column(), down(is_low)?),
            Self::Point => Hex::new(across()?, down(is_low && !even)?),
        };
        image.filter(|image| size.contains(*image) && size.contains(hex))
    }

    /// The image of a side.
    pub fn side(self, side: Hexside) -> Hexside {
        use Hexside::{North, NorthEast, NorthWest, South, SouthEast, SouthWest};
        match (self, side) {
            (Self::None, side) | (Self::LeftRight, side @ (North | South)) => side,
            (Self::Point, side) | (Self::TopBottom, side @ (North | South)) => side.opposite(),
            (Self::LeftRight, NorthEast) | (Self::TopBottom, SouthWest) => NorthWest,
            (Self::LeftRight, NorthWest) | (Self::TopBottom, SouthEast) => NorthEast,
            (Self::LeftRight, SouthEast) | (Self::TopBottom, NorthWest) => SouthWest,
            (Self::LeftRight, SouthWest) | (Self::TopBottom, NorthEast) => SouthEast,
        }
    }

    /// The image of a column.
    pub(super) fn column(self, size: Size, column: u8) -> Option<u8> {
        match self {
            Self::None | Self::TopBottom => Some(column),
            Self::LeftRight | Self::Point => (size.columns - column.min(size.columns)).checked_add(1),
        }
    }

    /// The edge of the map at the image of an edge.
    pub(super) fn edge(self, edge: Edge) -> Edge {
        match (self, edge) {
            (Self::LeftRight | Self::Point, Edge::West) => Edge::East,
            (Self::LeftRight | Self::Point, Edge::East) => Edge::West,
            (Self::TopBottom | Self::Point, Edge::North) => Edge::South,
            (Self::TopBottom | Self::Point, Edge::South) => Edge::North,
            (_, edge) => edge,
        }
    }

    /// These hexes and their images, each once.
    pub(super) fn with_images(self, size: Size, mut hexes: Vec<Hex>) -> Vec<Hex> {
        if self != Self::None {
            let images: Vec<Hex> = hexes.iter().filter_map(|hex| self.image(size, *hex)).collect();
            hexes.extend(images);
        }
        hexes.sort_unstable();
        hexes.dedup();
        hexes
    }

    /// This hexside and its image, if that is another one.
    pub(super) fn with_image(self, size: Size, hex: Hex, side: Hexside) -> Vec<(Hex, Hexside)> {
        let image = self.image(size, hex).map(|image| (image, self.side(side)));
        let mut both = vec![(hex, side)];
        both.extend(image.filter(|image| *image != (hex, side)));
        both
    }

    /// This path and its image, if that is another one. Hexes of the path without an image divide the image.
    pub(super) fn with_image_of_path(self, size: Size, path: &[Hex]) -> Vec<Vec<Hex>> {
        let mut paths = vec![path.to_vec()];
        if self != Self::None {
            let images: Vec<Option<Hex>> = path.iter().map(|hex| self.image(size, *hex)).collect();
            let parts = images.split(Option::is_none);
            paths.extend(parts.map(|part| part.iter().flatten().copied().collect::<Vec<Hex>>()));
        }
        paths
    }
}
