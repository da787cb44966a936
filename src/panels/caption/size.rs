//! The size of the caption.

use bevy_egui::egui::Rect;

/// The margin of the window without text, in points, at 1920 by 1080: at the sides and at the head.
pub(super) const SAFE: f32 = 64.0;
/// The height of the lower third and its distance from the foot of the window, at full size.
pub(super) const HEIGHT: f32 = 212.0;
pub(super) const FOOT: f32 = 24.0;

/// The part of the window's height that the caption covers.
pub const COVERED: f32 = (HEIGHT + FOOT) / 1080.0;

/// Returns the scale of the caption in a window of this size: 1 at 1920 by 1080. In small windows it stays legible.
pub fn scale(window: Rect) -> f32 {
    (window.width() / 1920.0).min(window.height() / 1080.0).clamp(0.55, 3.0)
}

#[cfg(test)]
mod tests {
    use super::COVERED;

    /// The map keeps most of the window.
    #[test]
    fn it_covers_no_more_than_its_share() {
        const { assert!(COVERED <= 0.22) };
    }
}
