//! The times for which the map was a sketch, or coarser than the zoom needs, for the probe.

use super::ground::MapSheet;
use crate::table::app::probe_file::ProbeFile;
use bevy::prelude::*;
use std::{collections::VecDeque, time::Instant};

/// The most times that are kept.
const KEPT: usize = 256;

/// The durations of a state, the newest last.
#[derive(Default)]
pub(crate) struct Times {
    began: Option<Instant>,
    over: VecDeque<f64>,
}

impl Times {
    /// Notes whether the state holds now; returns whether it has ended.
    fn note(&mut self, lasts: bool, now: Instant) -> bool {
        if lasts {
            self.began.get_or_insert(now);
        } else if let Some(began) = self.began.take() {
            if self.over.len() == KEPT {
                self.over.pop_front();
            }
            self.over.push_back(((now - began).as_secs_f64() * 1e4).round() / 10.0);
            return true;
        }
        false
    }

    /// Returns them in milliseconds, to one decimal place.
    pub fn milliseconds(&self) -> Vec<f64> {
        self.over.iter().copied().collect()
    }
}

#[derive(Resource, Default)]
pub(crate) struct CoarseTimes {
    pub sketch: Times,
    pub coarse: Times,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<CoarseTimes>().add_systems(PostUpdate, note.run_if(resource_exists::<ProbeFile>));
}

fn note(sheet: Res<MapSheet>, mut times: ResMut<CoarseTimes>) {
    let now = Instant::now();
    let noted = times.bypass_change_detection();
    let sketch_is_over = noted.sketch.note(sheet.shows_sketch(), now);
    if noted.coarse.note(sheet.is_awaited(), now) || sketch_is_over {
        times.set_changed();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_time_is_noted_when_it_is_over() {
        let (start, mut times) = (Instant::now(), Times::default());
        let at = |milliseconds| start + Duration::from_millis(milliseconds);
        for (lasts, when) in [(false, 0), (true, 10), (true, 40), (false, 70), (false, 90), (true, 100)] {
            times.note(lasts, at(when));
        }
        assert_eq!(times.milliseconds(), [60.0]);
        times.note(false, at(350));
        assert_eq!(times.milliseconds(), [60.0, 250.0]);
    }
}
