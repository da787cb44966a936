//! The times of the last frames, for the probe.

use super::probe_file::ProbeFile;
use bevy::prelude::*;
use std::{
    collections::VecDeque,
    time::{Duration, Instant},
};

/// The most frames that are kept.
const KEPT: usize = 300;
/// A longer time between two frames is a rest, not a slow frame.
const REST: Duration = Duration::from_millis(400);

/// The times from frame to frame, the newest last; rests are left out.
#[derive(Resource, Default)]
pub(super) struct FramePace {
    times: VecDeque<Duration>,
    before: Option<Instant>,
}

impl FramePace {
    /// Notes that a frame begins now.
    fn begin(&mut self, now: Instant) {
        let took = self.before.map(|before| now - before).filter(|took| *took < REST);
        self.before = Some(now);
        if let Some(took) = took {
            if self.times.len() == KEPT {
                self.times.pop_front();
            }
            self.times.push_back(took);
        }
    }

    /// Returns the times in milliseconds, to two decimal places.
    pub fn milliseconds(&self) -> Vec<f64> {
        self.times.iter().map(|took| (took.as_secs_f64() * 1e5).round() / 100.0).collect()
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<FramePace>().add_systems(First, begin.run_if(resource_exists::<ProbeFile>));
}

fn begin(mut pace: ResMut<FramePace>) {
    pace.begin(Instant::now());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rests_are_no_slow_frames_and_old_frames_are_forgotten() {
        let (start, mut pace) = (Instant::now(), FramePace::default());
        let at = |milliseconds| start + Duration::from_millis(milliseconds);
        pace.begin(at(0));
        pace.begin(at(5000));
        pace.begin(at(5020));
        assert_eq!(pace.milliseconds(), [20.0]);
        (1..=400).for_each(|frame| pace.begin(at(5020 + 10 * frame)));
        assert_eq!(pace.milliseconds(), [10.0; KEPT]);
    }
}
