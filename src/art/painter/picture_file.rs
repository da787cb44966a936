//! A painted picture as a PNG file that can be read quickly: starts and zooms wait for it. An opaque picture is stored
//! without alpha. Compression is light or none, since good compression takes longer than painting.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::raster::{PixelRect, Raster};
use png::{BitDepth, ColorType, Compression, Decoder, Encoder, EncodingError, Filter};
use std::io::Cursor;

/// The compression of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Packing {
    /// None: the fastest to read.
    None,
    /// Light: half as large.
    Light,
}

/// Returns the file of a picture.
///
/// # Errors
/// The picture has no pixels.
pub fn pack(picture: &Raster, packing: Packing) -> Result<Vec<u8>, EncodingError> {
    let PixelRect { width, height, .. } = picture.area;
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, width, height);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(match packing {
        Packing::None => Compression::NoCompression,
        Packing::Light => Compression::Fast,
    });
    encoder.set_filter(Filter::Sub);
    if picture.pixels.iter().skip(3).step_by(4).all(|alpha| *alpha == 255) {
        encoder.set_color(ColorType::Rgb);
        let (pixels, _) = picture.pixels.as_chunks();
        let opaque: Vec<u8> = pixels.iter().flat_map(|[red, green, blue, _]| [*red, *green, *blue]).collect();
        encoder.write_header()?.write_image_data(&opaque)?;
    } else {
        encoder.set_color(ColorType::Rgba);
        encoder.write_header()?.write_image_data(&picture.pixels)?;
    }
    Ok(file)
}

/// Returns the picture of a file; none if it is damaged, or has another size.
pub fn unpack(file: &[u8], area: PixelRect) -> Option<Raster> {
    let mut reader = Decoder::new(Cursor::new(file)).read_info().ok()?;
    // The size in the file is accepted only if it is the expected one.
    let info = reader.info();
    if (info.width, info.height, info.bit_depth) != (area.width, area.height, BitDepth::Eight) {
        return None;
    }
    let mut stored = vec![0; reader.output_buffer_size()?];
    let kind = reader.next_frame(&mut stored).ok()?.color_type;
    // The data after the pixels contain the checksums that show damage.
    reader.finish().ok()?;
    let pixels = match kind {
        ColorType::Rgba => stored,
        ColorType::Rgb => {
            let (stored, _) = stored.as_chunks();
            stored.iter().flat_map(|[red, green, blue]| [*red, *green, *blue, 255]).collect()
        }
        _ => return None,
    };
    Some(Raster { area, pixels })
}

#[cfg(test)]
#[expect(clippy::cast_possible_truncation, reason = "a test")]
mod tests {
    use super::*;

    /// A picture is the same after writing and reading, with and without alpha, and a file with a wrong byte is
    /// refused.
    #[test]
    fn pictures_come_back_as_they_were() {
        let area = PixelRect { left: -3, top: 5, width: 40, height: 30 };
        let mut picture = Raster::blank(area);
        for alpha in [255, 90] {
            for (index, pixel) in picture.pixels.chunks_exact_mut(4).enumerate() {
                pixel.copy_from_slice(&[(index * 7) as u8, (index / 40) as u8, 200, alpha]);
            }
            for packing in [Packing::None, Packing::Light] {
                let file = pack(&picture, packing).expect("a picture");
                assert_eq!(unpack(&file, area).as_ref(), Some(&picture), "{packing:?} {alpha}");
                assert_eq!(unpack(&file, PixelRect { width: 30, height: 40, ..area }), None);
                for at in (0..file.len()).step_by(97) {
                    let mut damaged = file.clone();
                    damaged[at] ^= 0x24;
                    assert_eq!(unpack(&damaged, area), None, "{packing:?}, byte {at}");
                }
                assert_eq!(unpack(&file[..file.len() / 2], area), None);
            }
        }
    }
}
