//! The end of each phase of the start, for the probe.

use super::probe_file::ProbeFile;
use bevy::prelude::*;
use std::time::{SystemTime, UNIX_EPOCH};

/// The phases of the start in order, each with the time of its end, in seconds since 1970.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct StartTimes(pub Vec<(&'static str, f64)>);

impl StartTimes {
    /// Notes that a phase is over, once.
    pub fn note(&mut self, phase: &'static str) {
        if self.0.iter().all(|(noted, _)| *noted != phase) {
            let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
            self.0.push((phase, now.as_secs_f64()));
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    let probed = resource_exists::<ProbeFile>;
    app.init_resource::<StartTimes>()
        .add_systems(PreStartup, (|mut times: ResMut<StartTimes>| times.note("renderer")).run_if(probed))
        .add_systems(PostStartup, (|mut times: ResMut<StartTimes>| times.note("startup")).run_if(probed))
        .add_systems(First, second_frame.run_if(probed));
}

/// Notes the first frame, which is drawn when the second begins.
fn second_frame(mut times: ResMut<StartTimes>, mut frames: Local<u8>) {
    if *frames == 1 {
        times.note("first_frame");
    }
    *frames = frames.saturating_add(1);
}
