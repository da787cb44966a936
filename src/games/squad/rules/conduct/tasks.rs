//! Tasks that go on by themselves as soon as no decision is pending.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Referee, casualties::Blow};
use crate::games::squad::rules::{event::Event, position::Task};

impl Referee<'_> {
    /// Delays a task until no decision is pending.
    pub(super) fn push(&mut self, task: Task) {
        let mut tasks = self.public().tasks.clone();
        tasks.push(task);
        self.say(Event::Waits { tasks });
    }

    /// Performs the waiting tasks, the last one first, as long as no decision is pending. Returns whether the phase
    /// ends now, because its player has ended it before.
    pub(super) fn go_on(&mut self) -> bool {
        while self.public().owed.is_none() {
            let mut tasks = self.public().tasks.clone();
            let Some(task) = tasks.pop() else { return false };
            self.say(Event::Waits { tasks });
            match task {
                Task::Walk { units, path } => self.walk_on(&units, &path),
                Task::Drive { unit, path } => self.drive_on(unit, &path),
                Task::Arrive { units, hex } => self.arrive(&units, hex),
                Task::Watch { units, hex } => self.watch(&units, hex),
                Task::ComeOut { unit, hex, facing, spent } => self.come_out(unit, hex, facing, spent),
                Task::Fall(call) => self.comes_down(call),
                Task::Pay { hex, units, points } => {
                    let struck = self.left_of(&units, hex);
                    self.fall(&Blow { hex, struck, points, from: None, moving: false, close: true });
                }
                Task::GoIn { units, hex } => self.go_in(&units, hex),
                Task::Sniper { side, hex, units } => self.may_appear(side, hex, &units),
                Task::Hunt { side, units } => self.hunt(side, &units),
                // The surviving overrun units fire at its rear.
                Task::LastShots { vehicle, hex } => self.last_shots(vehicle, hex),
                Task::End => return true,
            }
        }
        false
    }
}
