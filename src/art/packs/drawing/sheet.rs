//! Sheets of text and lines that the program itself writes as SVG.

use super::{Shown, paint, raster::Raster, read};
use resvg::tiny_skia::Transform;

/// Paints a sheet, this many pixels wide and high.
///
/// # Errors
/// It cannot be read or painted, in a sentence.
pub(crate) fn paint_sheet(svg: &str, wide: u32, high: u32) -> Result<Raster, String> {
    let tree = read(svg, &Shown::default()).map_err(|excess| excess.why)?;
    let picture = paint(&tree, Transform::identity(), wide, high)?;
    Ok(Raster { width: wide, height: high, rgba: picture.take_demultiplied() })
}
