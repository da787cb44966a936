//! The thread of the computer players: they think beside the hall, one after the other, so that they take one core at most.

use super::desk::{Clock, Event};
use crate::{club::hall::HallWork, referee::store::Store};
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::mpsc as queue,
};
use tokio::sync::mpsc;

/// Carries out turns until the hall is closed.
pub(super) fn run(
    work: &queue::Receiver<HallWork>,
    mut store: Box<dyn Store>,
    desk: &mpsc::Sender<Event>,
    clock: Clock,
) {
    while let Ok(work) = work.recv() {
        let game = work.game().to_owned();
        // A fault of the program in one game must not end the turns of all others. What the store has kept is whole.
        let done = catch_unwind(AssertUnwindSafe(|| work.run(store.as_mut(), clock.now())));
        let event = match done {
            Ok(done) => Event::Worked(Box::new(done)),
            Err(_) => Event::Broken { game },
        };
        if desk.blocking_send(event).is_err() {
            return;
        }
    }
}
