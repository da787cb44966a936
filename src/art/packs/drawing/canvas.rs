//! The picture of a card: how large it is about the card, and whether anything is seen on it.

/// Side of a raster over the side of its card: the card stands in the middle, and around it is room
/// for thickness, shadow and badges. See [`margin`] for the exact pixels.
pub const CANVAS: f32 = 1.3;

/// Whole pixels on each side between the card and the edge of its raster.
pub fn margin(size: u32) -> u32 {
    (size as f32 * (CANVAS - 1.0) / 2.0).ceil() as u32
}

/// The part of a card that must be covered for a counter to be seen.
const LEAST_SEEN: f32 = 0.01;

/// Whether anything can be seen of a counter whose card is so many pixels wide.
pub(crate) fn is_seen(rgba: &[u8], size: u32) -> bool {
    let covered: u64 = rgba.chunks_exact(4).map(|pixel| u64::from(pixel[3])).sum();
    covered as f32 >= LEAST_SEEN * 255.0 * (size as f32).powi(2)
}
