//! Movements of the view: zooming with the wheel, and gliding to a place.

use super::{CLOSEST, MapView, Travel};
use crate::settings::{Motion, Settings};
use bevy::{math::curve::Curve, prelude::*, window::RequestRedraw};

/// Seconds in which two thirds of a zoom are done.
const ZOOM_TIME: f32 = 0.045;
/// Seconds after which every movement of the view is over.
const LONG: f32 = 10.0;

impl MapView {
    /// Stops the view where it is: the place under the pointer stays there.
    pub fn stop(&mut self) {
        if self.travel.take().is_some() {
            self.whole = false;
        }
    }

    /// Ends every movement.
    #[cfg(test)]
    pub(crate) fn arrive(&mut self) {
        while !self.is_still() {
            self.advance(0.1);
        }
    }

    /// Moves to a place and a zoom in this time; at once, if there is none.
    pub(super) fn go(&mut self, to: (Vec2, f32), seconds: f32) {
        if seconds <= 0.0 {
            (self.centre, self.radius) = to;
            self.travel = None;
        } else {
            self.travel = Some(Travel::Glide { from: (self.centre, self.radius), to, done: 0.0, seconds });
        }
    }

    /// Zooms by a factor, with the place under the pointer kept in place.
    pub fn zoom(&mut self, factor: f32, on_screen: Vec2) {
        let going = match &self.travel {
            Some(Travel::Zoom { radius, .. }) => *radius,
            _ => self.radius,
        };
        let radius = (going * factor).clamp(self.whole_map().1, CLOSEST);
        self.take_in_hand();
        self.whole = false;
        let on_table = self.to_table(on_screen);
        self.travel = Some(Travel::Zoom { radius, on_screen, on_table });
    }

    /// Moves on by this time.
    pub(super) fn advance(&mut self, seconds: f32) {
        match self.travel.take() {
            Some(Travel::Zoom { radius, on_screen, on_table }) => {
                let (part, before) = (1.0 - (-seconds / ZOOM_TIME).exp(), self.radius);
                let next = self.radius * (radius / self.radius).powf(part);
                let arrived = (next / radius - 1.0).abs() < 0.004;
                self.radius = if arrived { radius } else { next };
                let away = (on_screen - self.area.center()) / self.radius;
                let centre = on_table - Vec2::new(away.x, -away.y);
                // Zooming in shows no more desk than before: the place under the pointer stays there, as near the edge
                // as it may be.
                let nearer = radius > before && self.sheet.contains(on_table);
                self.centre = if nearer { centre } else { self.clamped(centre, self.radius) };
                if !arrived {
                    self.travel = Some(Travel::Zoom { radius, on_screen, on_table });
                } else if (self.radius / self.whole_map().1 - 1.0).abs() < 0.01 {
                    self.show_whole(true);
                }
            }
            Some(Travel::Glide { from, to, done, seconds: whole }) => {
                let done = (done + seconds / whole).min(1.0);
                let part = EaseFunction::SmoothStep.sample_clamped(done);
                // It ends there exactly, because callers compare the two.
                (self.centre, self.radius) = match done < 1.0 {
                    true => (from.0.lerp(to.0, part), from.1 + (to.1 - from.1) * part),
                    false => to,
                };
                if done < 1.0 {
                    self.travel = Some(Travel::Glide { from, to, done, seconds: whole });
                }
            }
            None => {}
        }
    }
}

/// Moves the view on in a frame.
pub(super) fn travel(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    mut view: ResMut<MapView>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if view.travel.is_some() {
        // The first frame after a rest would otherwise be a jump.
        let seconds = if settings.motion == Motion::Reduced { LONG } else { time.delta_secs().min(0.05) };
        view.advance(seconds);
        redraw.write(RequestRedraw);
    }
}
