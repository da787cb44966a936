//! The picture of a parcel.

use super::limits::MOST_PIXELS;
use png::{ColorType, Decoder, Limits, Transformations};
use std::{fmt, io::Cursor};

/// Limit of the memory in bytes that a picture may take while it is read.
const MOST_MEMORY: usize = 8 << 20;

/// A picture that was read: four bytes a pixel, row by row.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    pub width: u32,
    pub height: u32,
    /// Red, green, blue and alpha of each pixel; exactly `4 * width * height` bytes.
    pub rgba: Vec<u8>,
}

impl fmt::Debug for Picture {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Picture {} × {}", self.width, self.height)
    }
}

impl Picture {
    /// Reads a PNG picture of at most [`MOST_PIXELS`] in width and in height.
    ///
    /// # Errors
    /// It is too large, damaged, or of another kind: the end of a sentence.
    pub fn read(bytes: &[u8]) -> Result<Self, String> {
        let damaged = |error: png::DecodingError| format!("is damaged: {error}");
        let mut decoder = Decoder::new_with_limits(Cursor::new(bytes), Limits { bytes: MOST_MEMORY });
        decoder.set_transformations(Transformations::ALPHA | Transformations::STRIP_16);
        let header = decoder.read_header_info();
        let (width, height) = header.map_err(|_| "is not a PNG picture".to_owned())?.size();
        if width.max(height) > MOST_PIXELS {
            return Err(format!("has {width} × {height} pixels; {MOST_PIXELS} × {MOST_PIXELS} is the limit"));
        }
        let mut reader = decoder.read_info().map_err(damaged)?;
        let size = reader.output_buffer_size().ok_or("is damaged")?;
        let mut pixels = vec![0; size];
        let frame = reader.next_frame(&mut pixels).map_err(damaged)?;
        let rgba: Vec<u8> = match frame.color_type {
            ColorType::Rgba => pixels,
            ColorType::GrayscaleAlpha => {
                let (pixels, _) = pixels.as_chunks();
                pixels.iter().flat_map(|[grey, alpha]| [*grey, *grey, *grey, *alpha]).collect()
            }
            _ => return Err("has colours of a kind that is not read: save it as RGB".to_owned()),
        };
        let expected = 4 * u64::from(width) * u64::from(height);
        if rgba.len() as u64 == expected {
            Ok(Self { width, height, rgba })
        } else {
            Err("is damaged".to_owned())
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;

    fn png(width: u32, height: u32, kind: ColorType) -> Vec<u8> {
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, width, height);
        encoder.set_color(kind);
        encoder.set_depth(png::BitDepth::Eight);
        let mut writer = encoder.write_header().unwrap();
        writer.write_image_data(&vec![200; width as usize * height as usize * kind.samples()]).unwrap();
        writer.finish().unwrap();
        file
    }

    #[test]
    fn pictures_of_each_kind_are_read() {
        for kind in [ColorType::Rgb, ColorType::Rgba, ColorType::Grayscale, ColorType::GrayscaleAlpha] {
            let picture = Picture::read(&png(3, 2, kind)).unwrap();
            assert_eq!((picture.width, picture.height, picture.rgba.len()), (3, 2, 24), "{kind:?}");
            assert_eq!(picture.rgba[0], 200, "{kind:?}");
        }
    }

    #[test]
    fn a_picture_that_is_too_large_damaged_or_of_another_kind_is_refused() {
        let large = Picture::read(&png(513, 1, ColorType::Rgb)).unwrap_err();
        assert!(large.contains("513 × 1") && large.contains("512"), "{large}");
        assert_eq!(Picture::read(b"\xFF\xD8\xFF\xE0 JFIF").unwrap_err(), "is not a PNG picture");
        assert_eq!(Picture::read(b"").unwrap_err(), "is not a PNG picture");
        let whole = png(8, 8, ColorType::Rgb);
        assert!(Picture::read(&whole[..whole.len() / 2]).is_err());
        // A header may promise more than any picture has.
        let mut promise = whole;
        promise[16..24].copy_from_slice(&[0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF]);
        assert!(Picture::read(&promise).is_err());
    }
}
