//! Pictures of other formats, as files that a pack can hold.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    Shown,
    in_time::{GivenUp, in_time},
    limits, paint, pictures,
    raster::Raster,
    read,
};
use crate::engine::data::text_of;
use resvg::{
    tiny_skia::{Pixmap, Transform},
    usvg::{ImageHrefResolver, ImageKind, Options, Tree},
};
use std::sync::Arc;

/// A picture as a file of a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackPicture {
    pub bytes: Vec<u8>,
    /// The ending of its name: `png` or `svg`.
    pub ending: &'static str,
    /// Width times height; 0 for a drawing.
    pub pixels: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Format {
    Png,
    Gif,
    Jpeg,
    Svg,
}

impl Format {
    fn of(bytes: &[u8]) -> Result<Self, String> {
        let known: [(&[u8], Self); 3] =
            [(pictures::PNG, Self::Png), (b"GIF8", Self::Gif), (b"\xff\xd8\xff", Self::Jpeg)];
        if let Some((_, format)) = known.iter().find(|(begin, _)| bytes.starts_with(begin)) {
            return Ok(*format);
        }
        let begin = bytes.get(..bytes.len().min(4096)).unwrap_or_default();
        match begin.windows(4).any(|four| four == b"<svg" || four == b":svg") {
            true => Ok(Self::Svg),
            false => Err("it is neither a PNG, a GIF, a JPEG nor an SVG picture".to_owned()),
        }
    }
}

/// Returns a picture as a file for a pack. A PNG picture whose sides have at most `side` pixels stays as it is, and so
/// does an SVG drawing; any other is painted as PNG, made smaller if it is larger. Of an animation, the first picture is
/// taken.
///
/// # Errors
/// It is of another format, damaged or too large: a sentence.
pub fn for_pack(bytes: Vec<u8>, side: u32) -> Result<PackPicture, String> {
    let format = Format::of(&bytes)?;
    if format == Format::Svg {
        return drawing(bytes);
    }
    done_in_time(move || picture(bytes, format, side))
}

/// Paints an SVG drawing small, for a list: its longer side has this many pixels. What it links to is left out.
///
/// # Errors
/// It is no drawing, or beyond the limits of drawings: a sentence.
pub fn small_drawing(svg: &[u8], side: u32) -> Result<Raster, String> {
    let bytes = svg.to_vec();
    done_in_time(move || {
        let painted = painted_drawing(&bytes, side.max(1))?;
        Ok(Raster { width: painted.width(), height: painted.height(), rgba: painted.take_demultiplied() })
    })
}

/// Returns the pixels of a picture: made smaller if a side has more than `side` pixels, at most
/// [`PICTURE_SIDE`](limits::PICTURE_SIDE). The longer side of a drawing gets that many.
///
/// # Errors
/// It is of another format, damaged or too large: a sentence.
pub fn pixels_of(bytes: Vec<u8>, side: u32) -> Result<Raster, String> {
    let side = side.clamp(1, limits::PICTURE_SIDE);
    let format = Format::of(&bytes)?;
    let bytes = if format == Format::Svg { drawing(bytes)?.bytes } else { bytes };
    done_in_time(move || {
        let picture = match format {
            Format::Svg => painted_drawing(&bytes, side)?,
            format => {
                let size = size_of(&bytes, format)?;
                painted(bytes, format, size, side)?
            }
        };
        Ok(Raster { width: picture.width(), height: picture.height(), rgba: picture.take_demultiplied() })
    })
}

/// Paints a drawing, its longer side this many pixels long.
fn painted_drawing(bytes: &[u8], side: u32) -> Result<Pixmap, String> {
    let text = text_of(bytes).map_err(|fault| fault.to_string())?;
    let tree = read(&text, &Shown::default()).map_err(|excess| excess.why)?;
    let (wide, high) = (tree.size().width(), tree.size().height());
    let scale = side as f32 / wide.max(high);
    #[expect(clippy::cast_possible_truncation, reason = "at most as many pixels as the longer side has")]
    let scaled = |length: f32| ((length * scale).round() as u32).clamp(1, side);
    paint(&tree, Transform::from_scale(scale, scale), scaled(wide), scaled(high))
}

/// Runs work on a picture, unless it takes too long.
fn done_in_time<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, String> + Send + 'static,
) -> Result<T, String> {
    match in_time(limits::TIME, work) {
        Ok(result) => result,
        Err(GivenUp::Slow) => {
            Err(format!("it takes longer than {} seconds to be read", limits::TIME.as_secs()))
        }
        Err(GivenUp::Full) => Err("it cannot be read: too many pictures before it took too long".to_owned()),
        Err(GivenUp::Broken(_)) => Err("it is damaged: the reader of pictures gave up".to_owned()),
    }
}

fn drawing(bytes: Vec<u8>) -> Result<PackPicture, String> {
    let (size, most) = (bytes.len() as u64, limits::TEXT_BYTES);
    if size > most {
        return Err(format!("it is a drawing of {size} bytes; {most} is the limit"));
    }
    match text_of(&bytes) {
        Err(fault) => Err(fault.to_string()),
        Ok(_) => Ok(PackPicture { bytes, ending: "svg", pixels: 0 }),
    }
}

fn picture(bytes: Vec<u8>, format: Format, side: u32) -> Result<PackPicture, String> {
    let (wide, high) = size_of(&bytes, format)?;
    let pixels = u64::from(wide) * u64::from(high);
    let is_small = wide.max(high) <= side && bytes.len() as u64 <= limits::PICTURE_BYTES;
    if format == Format::Png && is_small {
        pictures::check(&bytes).map_err(|why| format!("it cannot be read: {why}"))?;
        return Ok(PackPicture { bytes, ending: "png", pixels });
    }
    let painted = painted(bytes, format, (wide, high), side)?;
    let pixels = u64::from(painted.width()) * u64::from(painted.height());
    let bytes = painted.encode_png().map_err(|error| format!("it cannot be written as PNG: {error}"))?;
    if bytes.len() as u64 > limits::PICTURE_BYTES {
        let most = limits::PICTURE_BYTES;
        return Err(format!("it is {} bytes long as PNG; {most} is the limit", bytes.len()));
    }
    Ok(PackPicture { bytes, ending: "png", pixels })
}

/// Returns the width and the height that a picture states, within the limits.
fn size_of(bytes: &[u8], format: Format) -> Result<(u32, u32), String> {
    let (wide, high) = stated(bytes, format).ok_or("it is damaged: it states no size")?;
    if wide == 0 || high == 0 {
        return Err("it is damaged: it has no pixels".to_owned());
    }
    if u64::from(wide) * u64::from(high) > limits::PICTURE_PIXELS {
        let most = limits::PICTURE_PIXELS;
        return Err(format!("it is {wide} × {high} pixels; {most} pixels are the limit"));
    }
    Ok((wide, high))
}

/// Paints a picture, not larger than `side` pixels.
fn painted(bytes: Vec<u8>, format: Format, (wide, high): (u32, u32), side: u32) -> Result<Pixmap, String> {
    let bytes = Arc::new(bytes);
    let resolve_string = Box::new(move |_: &str, _: &Options| {
        let bytes = Arc::clone(&bytes);
        Some(match format {
            Format::Gif => ImageKind::GIF(bytes),
            Format::Jpeg => ImageKind::JPEG(bytes),
            Format::Png | Format::Svg => ImageKind::PNG(bytes),
        })
    });
    let resolver =
        ImageHrefResolver { resolve_data: ImageHrefResolver::default_data_resolver(), resolve_string };
    let options = Options { image_href_resolver: resolver, ..Options::default() };
    let svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{wide}\" height=\"{high}\"><image href=\"picture\" \
         width=\"{wide}\" height=\"{high}\"/></svg>"
    );
    let tree = Tree::from_str(&svg, &options)
        .map_err(|error| format!("it is damaged and cannot be drawn: {error}"))?;
    let scale = (side as f32 / wide.max(high) as f32).min(1.0);
    #[expect(clippy::cast_possible_truncation, reason = "a side of at most as many pixels as before")]
    let scaled = |length: u32| ((length as f32 * scale).round() as u32).max(1);
    let (across, down) = (scaled(wide), scaled(high));
    let mut painted = Pixmap::new(across, down).ok_or("it has an impossible size")?;
    let place = Transform::from_scale(across as f32 / wide as f32, down as f32 / high as f32);
    resvg::render(&tree, place, &mut painted.as_mut());
    if painted.data().iter().all(|byte| *byte == 0) {
        return Err("it is damaged, or it shows nothing".to_owned());
    }
    Ok(painted)
}

/// Returns the width and the height that a picture states.
fn stated(bytes: &[u8], format: Format) -> Option<(u32, u32)> {
    match format {
        Format::Png => pictures::stated(bytes),
        Format::Gif => {
            let two = |at: usize| bytes.get(at..at + 2)?.try_into().ok().map(u16::from_le_bytes);
            Some((two(6)?.into(), two(8)?.into()))
        }
        Format::Jpeg => stated_by_jpeg(bytes),
        Format::Svg => None,
    }
}

/// Returns the largest width and height that a frame of a JPEG picture states.
fn stated_by_jpeg(bytes: &[u8]) -> Option<(u32, u32)> {
    let two = |at: usize| bytes.get(at..at + 2)?.try_into().ok().map(u16::from_be_bytes);
    let (mut at, mut found) = (2, None);
    while let (Some(0xff), Some(kind)) = (bytes.get(at), bytes.get(at + 1)) {
        match kind {
            // A byte that fills up, and markers without contents.
            0xff => at += 1,
            0x01 | 0xd0..=0xd8 => at += 2,
            // The picture begins, or ends.
            0xd9 | 0xda => break,
            kind => {
                // The other kinds in this range are tables.
                if matches!(kind, 0xc0..=0xcf) && !matches!(kind, 0xc4 | 0xc8 | 0xcc) {
                    let (high, wide) = (u32::from(two(at + 5)?), u32::from(two(at + 7)?));
                    let (a, b) = found.unwrap_or((0, 0));
                    found = Some((wide.max(a), high.max(b)));
                }
                at += 2 + usize::from(two(at + 2)?).max(2);
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_is_painted_small() {
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='200' height='100'><rect width='200' height='100' fill='#FF0000'/></svg>";
        let Ok(small) = small_drawing(svg.as_bytes(), 64) else { panic!("it is a drawing") };
        assert_eq!((small.width, small.height), (64, 32));
        assert_eq!(small.rgba.get(..4), Some([255, 0, 0, 255].as_slice()));
        for wrong in ["<svg", "no drawing", ""] {
            assert!(small_drawing(wrong.as_bytes(), 64).is_err(), "{wrong}");
        }
        assert!(small_drawing(&[0xff, 0xfe, 0x00], 64).is_err());
    }

    /// A GIF of one black pixel.
    const GIF: &[u8] = b"GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff\x2c\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02\x44\x01\x00\x3b";

    fn png(wide: u32, high: u32) -> Vec<u8> {
        let mut picture = Pixmap::new(wide, high).unwrap();
        picture.fill(resvg::tiny_skia::Color::from_rgba8(200, 30, 30, 255));
        picture.encode_png().unwrap()
    }

    #[test]
    fn small_pictures_stay_and_large_ones_are_made_smaller() {
        let small = png(40, 30);
        let kept = for_pack(small.clone(), 64).unwrap();
        assert_eq!((kept.bytes, kept.ending, kept.pixels), (small, "png", 1200));
        let made = for_pack(png(200, 100), 64).unwrap();
        assert_eq!(pictures::check(&made.bytes), Ok((64, 32)));
        assert_eq!(made.pixels, 64 * 32);
    }

    #[test]
    fn a_gif_becomes_a_png_and_a_drawing_stays() {
        let made = for_pack(GIF.to_vec(), 64).unwrap();
        assert_eq!((pictures::check(&made.bytes), made.ending), (Ok((1, 1)), "png"));
        let svg = b"<?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg'/>".to_vec();
        let kept = for_pack(svg.clone(), 64).unwrap();
        assert_eq!((kept.bytes, kept.ending), (svg, "svg"));
    }

    #[test]
    fn pictures_and_drawings_become_pixels() {
        let shown = pixels_of(png(40, 30), 64).unwrap();
        assert_eq!((shown.width, shown.height, &shown.rgba[..4]), (40, 30, &[200, 30, 30, 255][..]));
        let small = pixels_of(png(200, 100), 64).unwrap();
        assert_eq!((small.width, small.height), (64, 32));
        let svg = b"<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'><rect width='20' height='10' fill='#00ff00'/></svg>";
        let drawn = pixels_of(svg.to_vec(), 64).unwrap();
        assert_eq!((drawn.width, drawn.height, drawn.rgba[..4].to_vec()), (64, 32, vec![0, 255, 0, 255]));
        assert!(pixels_of(b"<svg xmlns='http://www.w3.org/2000/svg'".to_vec(), 64).is_err());
        assert!(pixels_of(b"no picture".to_vec(), 64).is_err());
    }

    #[test]
    fn what_is_no_picture_or_too_large_is_told() {
        let said = |bytes: &[u8]| for_pack(bytes.to_vec(), 64).unwrap_err();
        assert!(said(b"BM a bitmap").contains("neither a PNG, a GIF, a JPEG nor an SVG"));
        assert!(said(&GIF[..20]).contains("damaged"));
        assert!(said(b"\xff\xd8\xff\xe0 and nothing else").contains("states no size"));
        let mut giant = GIF.to_vec();
        giant[6..10].copy_from_slice(&[0xff; 4]);
        assert!(said(&giant).contains("65535 × 65535 pixels"), "{}", said(&giant));
        let mut giant = png(4, 4);
        giant[16..20].copy_from_slice(&60_000_u32.to_be_bytes());
        giant[20..24].copy_from_slice(&60_000_u32.to_be_bytes());
        assert!(said(&giant).contains("60000 × 60000 pixels"), "{}", said(&giant));
    }

    #[test]
    fn the_size_of_a_jpeg_is_that_of_its_frame() {
        let head = b"\xff\xd8\xff\xe0\x00\x04JF\xff\xc4\x00\x03x\xff\xc2\x00\x0b\x08\x00\x20\x00\x30\x01\x01\x11\x00\xff\xda";
        assert_eq!(stated(head, Format::Jpeg), Some((48, 32)));
        assert_eq!(stated(b"\xff\xd8\xff\xda", Format::Jpeg), None);
    }
}
