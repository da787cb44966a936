//! The time of a frame: the time at which the frame begins.
//!
//! By default the engine uses the time at which the last frame was drawn. In a window at rest that may be long ago. The
//! press that wakes it would be dated before the rest, and its release to now. Such a short click would count as a long
//! hold, which is no click.

use bevy::{
    platform::time::Instant,
    prelude::*,
    time::{TimeSystems, TimeUpdateStrategy},
};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(First, take_time.before(TimeSystems));
}

fn take_time(mut strategy: ResMut<TimeUpdateStrategy>) {
    *strategy = TimeUpdateStrategy::ManualInstant(Instant::now());
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::time::{Real, TimePlugin, create_time_channels};
    use std::{thread::sleep, time::Duration};

    /// The renderer's time of its last frame is older than the frame after a rest.
    #[test]
    fn after_a_rest_it_is_now() {
        let (drawn, received) = create_time_channels();
        let mut app = App::new();
        app.add_plugins((TimePlugin, plugin)).insert_resource(received);
        let mut frame = |rest: u64| {
            assert!(drawn.0.try_send(Instant::now()).is_ok(), "the word before was heard");
            sleep(Duration::from_millis(rest));
            app.update();
            app.world().resource::<Time<Real>>().elapsed_secs()
        };
        frame(0);
        let begun = Instant::now();
        let drawn = frame(0);
        let woken = frame(150);
        assert!(woken - drawn >= 0.15, "{:?} have gone by, {} were counted", begun.elapsed(), woken - drawn);
    }
}
