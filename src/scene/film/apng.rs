//! Films as animated PNG: all colours, in larger files.

use super::changed::changed;
use crate::art::painter::Raster;
use png::{BitDepth, BlendOp, ColorType, Compression, DisposeOp, Encoder, EncodingError, Writer};
use std::{
    cell::RefCell,
    io::{self, Write},
    rc::Rc,
    time::Duration,
};

/// The bytes of a file, which its writer does not give back.
#[derive(Clone, Default)]
struct Sink(Rc<RefCell<Vec<u8>>>);

impl Write for Sink {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// An animated PNG while it is written.
pub struct ApngFilm {
    /// The number of its frames, which its head states.
    frames: u32,
    sink: Sink,
    writer: Option<Writer<Sink>>,
    last: Option<Raster>,
}

impl ApngFilm {
    /// Begins a film of this many frames.
    pub fn new(frames: usize) -> Self {
        let frames = u32::try_from(frames).unwrap_or(u32::MAX);
        Self { frames, sink: Sink::default(), writer: None, last: None }
    }

    /// Adds a frame, which has the size of the first one.
    ///
    /// # Errors
    /// It cannot be written: a sentence.
    pub fn add(&mut self, picture: Raster, time: Duration) -> Result<(), String> {
        let part = changed(self.last.as_ref(), &picture);
        self.write(&picture, &part, time).map_err(|error| error.to_string())?;
        self.last = Some(picture);
        Ok(())
    }

    fn write(&mut self, whole: &Raster, part: &Raster, time: Duration) -> Result<(), EncodingError> {
        let writer = match &mut self.writer {
            Some(writer) => writer,
            none => {
                let mut head = Encoder::new(self.sink.clone(), whole.area.width, whole.area.height);
                head.set_color(ColorType::Rgba);
                head.set_depth(BitDepth::Eight);
                head.set_compression(Compression::Fast);
                head.set_animated(self.frames, 0)?;
                none.insert(head.write_header()?)
            }
        };
        writer.set_frame_delay(u16::try_from(time.as_millis()).unwrap_or(u16::MAX), 1000)?;
        writer.set_dispose_op(DisposeOp::None)?;
        writer.set_blend_op(BlendOp::Source)?;
        writer.reset_frame_position()?;
        writer.set_frame_dimension(part.area.width, part.area.height)?;
        let place = |pixels: i32| u32::try_from(pixels).unwrap_or(0);
        writer.set_frame_position(place(part.area.left), place(part.area.top))?;
        writer.write_image_data(&part.pixels)
    }

    /// Returns the whole file.
    ///
    /// # Errors
    /// It cannot be written: a sentence.
    pub fn finish(self) -> Result<Vec<u8>, String> {
        if let Some(writer) = self.writer {
            writer.finish().map_err(|error| error.to_string())?;
        }
        Ok(self.sink.0.take())
    }
}
