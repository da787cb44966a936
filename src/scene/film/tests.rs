//! Films are read back with the readers of their formats.
#![allow(clippy::unwrap_used, reason = "a test may stop at once")]

use super::*;
use crate::art::painter::PixelRect;
use std::io::Cursor;

/// Frames in which a square goes over a field; the third is as the second.
fn frames() -> Vec<(Raster, Duration)> {
    let area = PixelRect { left: 0, top: 0, width: 40, height: 30 };
    let frame = |x: usize| {
        let mut picture = Raster::blank(area);
        for (number, pixel) in picture.pixels.chunks_exact_mut(4).enumerate() {
            let is_in = (x..x + 8).contains(&(number % 40)) && (10..18).contains(&(number / 40));
            pixel.copy_from_slice(if is_in { &[200, 30, 30, 255] } else { &[90, 120, 70, 255] });
        }
        picture
    };
    [(2, 800), (20, 1500), (20, 1500), (31, 800)]
        .map(|(x, time)| (frame(x), Duration::from_millis(time)))
        .into()
}

#[test]
fn a_gif_has_its_frames_and_their_times() {
    let mut film = GifFilm::default();
    for (picture, time) in frames() {
        film.add(picture, time).unwrap();
    }
    let file = film.finish().unwrap();
    let mut options = ::gif::DecodeOptions::new();
    options.set_color_output(::gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(Cursor::new(file)).unwrap();
    assert_eq!((decoder.width(), decoder.height()), (40, 30));
    let mut read = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        read.push((frame.left, frame.top, frame.width, frame.height, frame.delay));
    }
    assert_eq!(read, [(0, 0, 40, 30, 80), (2, 10, 26, 8, 150), (0, 0, 1, 1, 150), (20, 10, 19, 8, 80)]);
}

#[test]
fn an_animated_png_has_its_frames_and_their_times() {
    let frames = frames();
    let mut film = ApngFilm::new(frames.len());
    for (picture, time) in frames.clone() {
        film.add(picture, time).unwrap();
    }
    let file = film.finish().unwrap();
    let mut reader = png::Decoder::new(Cursor::new(file)).read_info().unwrap();
    let control = reader.info().animation_control.unwrap();
    assert_eq!((control.num_frames, control.num_plays), (4, 0));
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let mut read = Vec::new();
    for number in 0..frames.len() {
        let frame = reader.next_frame(&mut pixels).unwrap();
        read.push((frame.width, frame.height));
        if number == 0 {
            assert_eq!(pixels[..frame.buffer_size()], frames[0].0.pixels[..]);
        }
    }
    assert_eq!(read, [(40, 30), (26, 8), (1, 1), (19, 8)]);
    assert!(reader.next_frame(&mut pixels).is_err(), "there are no more");
}
