//! Lets the clocks of an online game count on the screen: a window at rest is not drawn, and would not see that time has
//! passed.

use super::reminder::Reminder;
use crate::{
    panels::OnlineGame,
    table::app::{
        host::Host,
        screen::Screen,
        waker::{Waker, waker},
    },
};
use bevy::prelude::*;
use std::time::Duration;

/// The time after which a running clock shows another number.
const SECOND: Duration = Duration::from_secs(1);

pub(crate) fn plugin(app: &mut App) {
    // At the end of the frame the panels have taken over what has come.
    app.add_systems(Startup, prepare).add_systems(Last, tick.run_if(resource_exists::<Ticking>));
}

/// The thread that wakes the window while a clock runs on the screen.
#[derive(Resource)]
struct Ticking {
    waker: Waker,
    reminder: Option<Reminder>,
}

fn prepare(world: &mut World) {
    let waker = waker(world);
    world.insert_resource(Ticking { waker, reminder: None });
}

/// Has the window woken every second while a clock runs on the screen, and not otherwise.
fn tick(host: Res<Host>, screen: Res<State<Screen>>, mut ticking: ResMut<Ticking>) {
    let is_seen = matches!(screen.get(), Screen::Table | Screen::Replay);
    let runs = is_seen && host.memory.online_game.as_ref().is_some_and(OnlineGame::has_running_clock);
    if runs != ticking.reminder.is_some() {
        ticking.reminder = runs.then(|| Reminder::every(SECOND, ticking.waker.clone()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::away::reminder::tests::Wakes;
    use bevy::state::app::StatesPlugin;
    use std::time::Instant;

    /// A table with an online game, whose panels are not drawn.
    fn table(wakes: &Wakes, screen: Screen) -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .insert_state(screen)
            .init_resource::<Host>()
            .insert_resource(Ticking { waker: wakes.waker(), reminder: None })
            .add_systems(Last, tick);
        app.world_mut().resource_mut::<Host>().memory.online_game = Some(OnlineGame::example());
        app.update();
        app
    }

    fn ticks(app: &App) -> bool {
        app.world().resource::<Ticking>().reminder.is_some()
    }

    #[test]
    fn a_running_clock_wakes_the_window_every_second() {
        let (wakes, begun) = (Wakes::default(), Instant::now());
        let mut app = table(&wakes, Screen::Table);
        wakes.wait_for(1);
        // A frame does not begin the second anew.
        app.update();
        wakes.wait_for(2);
        let time = begun.elapsed();
        assert!(time >= Duration::from_secs(2), "{time:?}");
    }

    #[test]
    fn a_clock_that_does_not_run_lets_the_window_rest() {
        let wakes = Wakes::default();
        let mut app = table(&wakes, Screen::Table);
        assert!(ticks(&app));
        let mut set = |left: i64, runs: bool| {
            let mut host = app.world_mut().resource_mut::<Host>();
            let game = host.memory.online_game.as_mut().expect("a game");
            for clock in game.clocks.iter_mut().flatten() {
                (clock.left, clock.runs) = (left, runs);
            }
            app.update();
            ticks(&app)
        };
        assert!(!set(60_000, false), "a pause");
        assert!(set(60_000, true));
        assert!(!set(0, true), "no time is left");
        assert!(!ticks(&table(&wakes, Screen::Title)), "no clock is on the screen");
        assert_eq!(wakes.count(), 0);
    }
}
