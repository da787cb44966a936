//! The sequence of play (3): what opens and closes each phase.

use super::{Referee, direct_fire, indirect};
use crate::games::panzer44::rules::{
    event::Event, phase::Phase, plot::Task, position::Public, refusal::Why, rulebook::Rulebook, set_up,
    victory,
};

/// The phase that follows; the end after the last turn, or when a side has nobody left (16.1).
pub fn after(rulebook: &Rulebook, public: &Public) -> Phase {
    let last = public.turn >= rulebook.scenario.last_turn;
    match public.phase {
        Phase::SecondIndirect if last => Phase::Over,
        phase if !phase.is_set_up() && victory::is_alone(public) => Phase::Over,
        phase => phase.next(),
    }
}

impl Referee<'_> {
    /// Opens a phase. Tells whether it is over at once, because nobody has anything to decide in it.
    pub fn open_phase(&mut self, phase: Phase) -> bool {
        let turn = self.public().turn + u8::from(phase == Phase::Plot);
        self.say(Event::PhaseOpened { turn, phase });
        let side = self.active();
        if !phase.is_set_up() && phase != Phase::Over && victory::is_alone(self.public()) {
            return true;
        }
        match (phase, side) {
            (Phase::FirstSetUp | Phase::SecondSetUp, side) => {
                return side.is_none_or(|side| !set_up::has_anything(self.rulebook, self.public(), side));
            }
            (Phase::Plot, _) if turn == self.rulebook.scenario.first_turn => self.hold_from_the_start(),
            (Phase::Panic, _) => self.determine_panic(),
            (Phase::Removal, _) => self.remove_markers(),
            (Phase::FirstFire | Phase::SecondFire, Some(side)) => {
                if phase == Phase::FirstFire {
                    for side in self.sides_in_order() {
                        self.show(side, |task| matches!(task, Task::Fire { .. }));
                    }
                }
                return direct_fire::shots(self.public(), side).next().is_none();
            }
            (Phase::FirstMovement | Phase::SecondMovement, Some(side)) => {
                self.show(side, Task::is_of_movement);
                self.begin_bolting(side);
                return self.movement_is_over(side);
            }
            (Phase::FirstIndirect | Phase::SecondIndirect, Some(side)) => {
                self.show(side, |task| matches!(task, Task::Bombard { .. }));
                self.show_support(side);
                return !indirect::has_indirect(self.public(), side);
            }
            (Phase::Over, _) => {
                let outcome = victory::outcome(self.rulebook, self.public());
                self.say(Event::Ended { outcome });
            }
            _ => {}
        }
        matches!(phase, Phase::Panic | Phase::Removal)
    }

    /// Closes a phase: results that waited are applied (15.3, 8.6).
    pub fn close_phase(&mut self, phase: Phase) {
        let applies = match phase {
            Phase::SecondFire | Phase::SecondIndirect => true,
            Phase::FirstIndirect => self.rulebook.options.indirect_sequential,
            _ => false,
        };
        if applies {
            self.apply_waiting_hits();
        }
    }

    /// Whether the player may end the phase now.
    pub fn order_end_phase(&mut self) -> Result<(), Why> {
        let phase = self.public().phase;
        match (phase, self.active()) {
            (Phase::Plot, _) => Err(Why::PlotFirst),
            (phase, _) if phase.is_set_up() => self.may_end_set_up(),
            (phase, Some(side)) if phase.is_movement() => self.may_end_movement(side),
            _ => Ok(()),
        }
    }

    /// Whoever stands in a hex that counts when the game begins holds it (16.2).
    fn hold_from_the_start(&mut self) {
        for side in self.sides_in_order() {
            let units: Vec<_> = self.public().on_map(side).map(|(unit, hex)| (unit.id, hex)).collect();
            for (unit, hex) in units {
                self.hold(unit, hex);
            }
        }
    }
}
