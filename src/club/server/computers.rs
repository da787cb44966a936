//! The thread of the computer players: they think beside the hall, one after the other, so that they take one core at most.

use super::desk::{Clock, Event};
use crate::{club::hall::HallWork, referee::store::Store};
use std::sync::mpsc as queue;
use tokio::sync::mpsc;

/// Carries out turns until the hall is closed.
pub(super) fn run(
    work: &queue::Receiver<HallWork>,
    mut store: Box<dyn Store>,
    desk: &mpsc::Sender<Event>,
    clock: Clock,
) {
    while let Ok(work) = work.recv() {
        let done = work.run(store.as_mut(), clock.now());
        if desk.blocking_send(Event::Worked(Box::new(done))).is_err() {
            return;
        }
    }
}
