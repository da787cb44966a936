//! A picture of one's own under the hexes, such as a scan of a printed map: where it is fitted, and the file beside the
//! draft in which that is kept.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{keeping::KeptDraft, lists::Size};
use crate::{
    art::{
        packs::drawing::{conversion::pixels_of, limits, raster::Raster},
        painter::{Point, hex_centre},
    },
    engine::{
        board::Hex,
        data::{DataError, Shown, parse, read_bytes, read_file},
        storage::{Disk, in_plain_words},
        text::{Text, t},
    },
};
use serde::{Deserialize, Serialize};
use std::{
    io,
    path::{Path, PathBuf},
};

/// The longest side of the picture on the screen, in pixels; a larger picture is made smaller.
const SIDE: u32 = limits::PICTURE_SIDE;
/// The ending of the file beside the draft.
const ENDING: &str = "picture";

/// A place in a picture: parts of its width and height, 0 to 1 inside it.
pub type InPicture = (f32, f32);

/// A picture under the hexes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Underlay {
    /// The path of its file.
    pub picture: String,
    /// The places in it of the middles of three hexes: 0101, the last column of row 01, the last row of column 01.
    pub corners: [InPicture; 3],
    /// The strength of the painted map over it, 0 to 100 percent.
    pub map: u8,
}

impl Underlay {
    /// A picture that fills the map up to its edges.
    pub fn new(picture: String) -> Self {
        Self { picture, corners: [(0.04, 0.04), (0.96, 0.04), (0.04, 0.96)], map: 50 }
    }

    /// Returns the place on the map of a place in the picture; none if the three corners are in one line.
    pub fn on_map(&self, size: Size, at: InPicture) -> Option<Point> {
        let [origin, along, down] = self.corners.map(|(x, y)| Point::new(x, y));
        let parts = parts_of([origin, along, down], Point::new(at.0, at.1))?;
        Some(combined(corner_places(size)?, parts))
    }

    /// Returns the place in the picture at a place on the map; none on a map of a single column or row.
    pub fn in_picture(&self, size: Size, at: Point) -> Option<InPicture> {
        let parts = parts_of(corner_places(size)?, at)?;
        let Point { x, y } = combined(self.corners.map(|(x, y)| Point::new(x, y)), parts);
        Some((x, y))
    }
}

/// Returns the hexes whose middles fit the picture.
pub fn corner_hexes(Size { columns, rows }: Size) -> Option<[Hex; 3]> {
    Some([Hex::new(1, 1)?, Hex::new(columns, 1)?, Hex::new(1, rows)?])
}

fn corner_places(size: Size) -> Option<[Point; 3]> {
    corner_hexes(size).map(|hexes| hexes.map(hex_centre))
}

/// Returns a point as parts of the ways from the first of three points to the other two; none if they are in one line.
fn parts_of([origin, along, down]: [Point; 3], at: Point) -> Option<(f32, f32)> {
    let from = |to: Point| (to.x - origin.x, to.y - origin.y);
    let ((ax, ay), (bx, by), (x, y)) = (from(along), from(down), from(at));
    let area = ax * by - ay * bx;
    let parts = ((x * by - y * bx) / area, (ax * y - ay * x) / area);
    (area.abs() > 1e-6 && parts.0.is_finite() && parts.1.is_finite()).then_some(parts)
}

/// Returns the point at these parts of the ways from the first of three points to the other two.
fn combined([origin, along, down]: [Point; 3], (one, other): (f32, f32)) -> Point {
    Point::new(
        origin.x + one * (along.x - origin.x) + other * (down.x - origin.x),
        origin.y + one * (along.y - origin.y) + other * (down.y - origin.y),
    )
}

/// Reads a picture that is to be under the hexes: PNG or SVG, JPEG or GIF.
///
/// # Errors
/// It cannot be read, is no picture or too large: a sentence with its path.
pub fn read_picture(path: &Path) -> Result<Raster, String> {
    let about = |why: String| format!("{}: {why}", path.shown());
    let bytes = read_bytes(path, 4 * limits::PICTURE_BYTES).map_err(|why| about(why.to_string()))?;
    pixels_of(bytes, SIDE).map_err(about)
}

/// Returns the file in which the picture of a map is kept, beside its draft.
pub fn underlay_path(own: &Path, kept: &KeptDraft) -> PathBuf {
    kept.path(own).with_extension(ENDING)
}

/// Keeps the picture of a map, or that it has none.
///
/// # Errors
/// The file cannot be written or removed: a sentence.
pub fn keep_underlay(own: &Path, kept: &KeptDraft, underlay: Option<&Underlay>) -> Result<(), Text> {
    let path = underlay_path(own, kept);
    let not_written =
        |error: io::Error| t!("workshop-map-not-written", file = path.shown(), why = in_plain_words(&error));
    let Some(underlay) = underlay else {
        return match Disk::default().remove(&path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(not_written(error)),
            _ => Ok(()),
        };
    };
    let text = ron::to_string(underlay).map_err(|error| not_written(io::Error::other(error)))?;
    Disk::default().write_light(&path, format!("{text}\n").as_bytes()).map_err(not_written)
}

/// Returns the picture of a map that was kept; none without one.
///
/// # Errors
/// Its file cannot be read, with its place.
pub fn kept_underlay(own: &Path, kept: &KeptDraft) -> Result<Option<Underlay>, DataError> {
    let path = underlay_path(own, kept);
    if !path.is_file() {
        return Ok(None);
    }
    let name = path.shown();
    let mut underlay: Underlay = parse(&name, &read_file(&path)?)?;
    let is_finite = underlay.corners.iter().all(|(x, y)| x.is_finite() && y.is_finite());
    if !is_finite {
        return Err(DataError::whole_file(&name, "the corners of the picture are not numbers"));
    }
    underlay.map = underlay.map.min(100);
    Ok(Some(underlay))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn close(one: f32, other: f32) -> bool {
        (one - other).abs() < 0.001
    }

    #[test]
    fn three_corners_fit_the_picture() {
        let size = Size { columns: 20, rows: 15 };
        let corners = [(0.1, 0.2), (0.9, 0.25), (0.05, 0.8)];
        let underlay = Underlay { corners, ..Underlay::new("scan.png".to_owned()) };
        for (corner, hex) in corners.into_iter().zip(corner_hexes(size).expect("hexes")) {
            let place = underlay.on_map(size, corner).expect("a place");
            let middle = hex_centre(hex);
            assert!(close(place.x, middle.x) && close(place.y, middle.y), "{hex}");
            let (x, y) = underlay.in_picture(size, middle).expect("a place");
            assert!(close(x, corner.0) && close(y, corner.1), "{hex}");
        }
        // Another place comes back to itself.
        let place = underlay.on_map(size, (0.5, 0.5)).expect("a place");
        let (x, y) = underlay.in_picture(size, place).expect("a place");
        assert!(close(x, 0.5) && close(y, 0.5));
        let flat = Underlay { corners: [(0.1, 0.1), (0.2, 0.2), (0.3, 0.3)], ..underlay.clone() };
        assert!(flat.on_map(size, (0.5, 0.5)).is_none());
        assert!(underlay.in_picture(Size { columns: 1, rows: 9 }, Point::new(0.0, 0.0)).is_none());
    }

    #[test]
    fn it_is_kept_beside_the_draft() {
        let own = std::env::temp_dir().join(format!("kessel-underlay-{}", std::process::id()));
        let kept = KeptDraft { game: "game".to_owned(), id: "mill".to_owned() };
        assert_eq!(kept_underlay(&own, &kept).expect("no file"), None);
        let underlay = Underlay { map: 30, ..Underlay::new("C:\\maps\\my \"scan\".png".to_owned()) };
        keep_underlay(&own, &kept, Some(&underlay)).expect("a file");
        assert_eq!(kept_underlay(&own, &kept).expect("a file"), Some(underlay));
        assert!(super::super::drafts_in(&own).is_empty(), "it is no draft");
        fs::write(underlay_path(&own, &kept), "(picture: 3)").expect("a file");
        assert!(kept_underlay(&own, &kept).is_err());
        keep_underlay(&own, &kept, None).expect("a file");
        keep_underlay(&own, &kept, None).expect("it is gone already");
        assert_eq!(kept_underlay(&own, &kept).expect("no file"), None);
        let _ = fs::remove_dir_all(&own);
    }

    #[test]
    fn what_is_no_picture_is_told_with_its_path() {
        let folder = std::env::temp_dir().join(format!("kessel-scan-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let told = |path: &Path| match read_picture(path) {
            Ok(_) => panic!("{} is a picture", path.display()),
            Err(why) => why,
        };
        assert!(told(&folder.join("none.png")).contains("none.png"));
        fs::write(folder.join("notes.png"), "no picture").expect("a file");
        assert!(told(&folder.join("notes.png")).contains("neither a PNG"));
        let many = usize::try_from(4 * limits::PICTURE_BYTES + 1).expect("a number");
        fs::write(folder.join("large.png"), vec![0_u8; many]).expect("a file");
        assert!(told(&folder.join("large.png")).contains("large.png"));
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 3'><circle r='3'/></svg>";
        fs::write(folder.join("map.svg"), svg).expect("a file");
        let picture = read_picture(&folder.join("map.svg")).expect("a picture");
        assert_eq!(picture.width, SIDE);
        let _ = fs::remove_dir_all(&folder);
    }
}
