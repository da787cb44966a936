//! The size of the caption.

use bevy_egui::egui::Rect;

/// The margin of the window without text, in points, at 1920 by 1080.
pub(super) const SAFE: f32 = 64.0;

/// Returns the scale of the caption in a window of this size: 1 at 1920 by 1080. In small windows it stays legible.
pub fn scale(window: Rect) -> f32 {
    (window.width() / 1920.0).min(window.height() / 1080.0).clamp(0.55, 3.0)
}
