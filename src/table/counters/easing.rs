//! The curves of movements on the table, each from 0 to 1.

use bevy::math::curve::{Curve, EaseFunction};

/// Slow, then fast, then slow.
pub(crate) fn in_out(part: f32) -> f32 {
    EaseFunction::CubicInOut.sample_clamped(part)
}

/// Fast, then slow.
pub(crate) fn out(part: f32) -> f32 {
    EaseFunction::CubicOut.sample_clamped(part)
}

/// Fast, a little too far, and back.
pub(crate) fn out_back(part: f32) -> f32 {
    EaseFunction::BackOut.sample_clamped(part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_course_begins_at_nothing_and_ends_at_all() {
        for course in [in_out, out, out_back] {
            assert!(course(0.0).abs() < 1e-6 && (course(1.0) - 1.0).abs() < 1e-6);
        }
        assert!((in_out(0.5) - 0.5).abs() < 1e-6);
        assert!(out_back(0.8) > 1.0, "it goes too far first");
    }
}
