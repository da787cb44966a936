//! Films as GIF: 256 colours for the changed part of each frame, and known everywhere.

use super::changed::changed;
use crate::art::painter::Raster;
use gif::{DisposalMethod, Encoder, Frame, Repeat};
use std::time::Duration;

/// The care with which colours are chosen, from 1, the best, to 30.
const SPEED: i32 = 10;

/// A GIF while it is written.
#[derive(Default)]
pub struct GifFilm {
    encoder: Option<Encoder<Vec<u8>>>,
    last: Option<Raster>,
}

impl GifFilm {
    /// Adds a frame, which has the size of the first one.
    ///
    /// # Errors
    /// It cannot be written: a sentence.
    pub fn add(&mut self, picture: Raster, time: Duration) -> Result<(), String> {
        let part = changed(self.last.as_ref(), &picture);
        let side = |pixels: u32| u16::try_from(pixels).map_err(|error| error.to_string());
        let place = |pixels: i32| u16::try_from(pixels).map_err(|error| error.to_string());
        let encoder = match &mut self.encoder {
            Some(encoder) => encoder,
            none => {
                let (width, height) = (side(picture.area.width)?, side(picture.area.height)?);
                let mut begun = Encoder::new(Vec::new(), width, height, &[]).map_err(wrong)?;
                begun.set_repeat(Repeat::Infinite).map_err(wrong)?;
                none.insert(begun)
            }
        };
        let (width, height) = (side(part.area.width)?, side(part.area.height)?);
        let (left, top) = (place(part.area.left)?, place(part.area.top)?);
        let mut pixels = part.pixels;
        let frame = Frame {
            left,
            top,
            // Hundredths of a second.
            delay: u16::try_from(time.as_millis() / 10).unwrap_or(u16::MAX),
            dispose: DisposalMethod::Keep,
            ..Frame::from_rgba_speed(width, height, &mut pixels, SPEED)
        };
        encoder.write_frame(&frame).map_err(wrong)?;
        self.last = Some(picture);
        Ok(())
    }

    /// Returns the whole file.
    ///
    /// # Errors
    /// It cannot be written: a sentence.
    pub fn finish(self) -> Result<Vec<u8>, String> {
        self.encoder.map_or_else(|| Ok(Vec::new()), |encoder| encoder.into_inner().map_err(wrong))
    }
}

fn wrong(error: gif::EncodingError) -> String {
    error.to_string()
}
