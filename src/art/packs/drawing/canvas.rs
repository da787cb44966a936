//! The picture of a card: its margin, and whether anything can be seen on it.

/// The ratio of a raster's side to its card's side. The card is in the centre, with room around it for thickness,
/// shadow and badges. See [`margin`] for the exact pixels.
pub const CANVAS: f32 = 1.3;

/// Returns the whole pixels on each side between the card and the edge of its raster.
pub fn margin(size: u32) -> u32 {
    (size as f32 * (CANVAS - 1.0) / 2.0).ceil() as u32
}

/// The part of a card that must be covered for a counter to be seen.
const LEAST_SEEN: f32 = 0.01;

/// Whether anything can be seen of a counter with a card of this width in pixels.
pub(crate) fn is_seen(rgba: &[u8], size: u32) -> bool {
    let covered: u64 = rgba.chunks_exact(4).map(|pixel| u64::from(pixel[3])).sum();
    covered as f32 >= LEAST_SEEN * 255.0 * (size as f32).powi(2)
}
