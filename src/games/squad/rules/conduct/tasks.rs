//! What goes on by itself as soon as nobody is asked any more.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Referee, casualties::Blow};
use crate::games::squad::rules::{event::Event, position::Task};

impl Referee<'_> {
    /// Puts something off until nobody is asked any more.
    pub(super) fn push(&mut self, task: Task) {
        let mut tasks = self.public().tasks.clone();
        tasks.push(task);
        self.say(Event::Waits { tasks });
    }

    /// Does what waits, the last thing first, as long as nobody is asked. Tells whether the phase ends now, since its
    /// player has said so before.
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
                // Those who were run over and are left fire behind it.
                Task::LastShots { vehicle, hex } => self.last_shots(vehicle, hex),
                Task::End => return true,
            }
        }
        false
    }
}
