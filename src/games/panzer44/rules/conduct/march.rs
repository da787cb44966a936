//! Movement step by step: mines, opportunity fire, control of hexes (7, 17).

use super::Referee;
use crate::{
    engine::{
        board::Hex,
        counters::{Points, UnitId},
    },
    games::panzer44::rules::{
        combat,
        counter::{Counter, Motion},
        event::{DiePurpose, Event},
        kinds::Side,
        movement::{
            allowance, duties, exit_cost, is_capable, march, may_finish, must_move, points_to_move, way_off,
        },
        plot::Task,
        position::Hit,
        refusal::Why,
    },
};

/// The result of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stepped {
    Quietly,
    /// An event happened, and the unit may go on.
    Disturbed,
    /// The enemy is asked whether to fire.
    Watched,
    /// The unit has been stopped or eliminated.
    Stopped,
}

impl Referee<'_> {
    /// Returns a unit that may be moved now, with its points.
    fn to_move(&self, unit: UnitId) -> Result<(&Counter, Points), Why> {
        self.is_active(unit)?;
        let counter = self.public().find(unit).ok_or(Why::NoSuchUnit { unit })?;
        Ok((counter, points_to_move(self.rulebook, self.public(), counter)?))
    }

    /// Moves a unit along a path until an event happens to it; then it waits for another order (7.3).
    pub fn order_move(&mut self, unit: UnitId, path: &[Hex]) -> Result<(), Why> {
        let (counter, left) = self.to_move(unit)?;
        may_finish(self.rulebook, self.public(), Some(unit))?;
        let points = march(self.rulebook, self.public(), counter, left, path)?;
        self.finish_other(unit);
        for (hex, left) in path.iter().zip(points) {
            if self.enter(unit, *hex, left) != Stepped::Quietly {
                break;
            }
        }
        Ok(())
    }

    /// Moves a unit off the map (4.4).
    pub fn order_exit(&mut self, unit: UnitId) -> Result<(), Why> {
        let (counter, left) = self.to_move(unit)?;
        may_finish(self.rulebook, self.public(), Some(unit))?;
        let hex = counter.hex().ok_or(Why::NotOnMap { unit })?;
        let cost = exit_cost(self.rulebook, self.public(), counter, hex)?;
        left.less(cost).ok_or(Why::TooFar { hex, cost, left })?;
        self.finish_other(unit);
        if self.leave_mines(unit) != Stepped::Stopped {
            self.say(Event::Exited { unit });
        }
        Ok(())
    }

    /// Moves a unit into an adjacent hex, or onto the map. The order is: mines of the hex that it leaves, the step,
    /// mines of the new hex, opportunity fire, control (17).
    pub(super) fn enter(&mut self, unit: UnitId, hex: Hex, left: Points) -> Stepped {
        let left_mines = self.leave_mines(unit);
        if left_mines == Stepped::Stopped {
            return Stepped::Stopped;
        }
        self.say(Event::Moved { unit, hex, left });
        let mined = self.mines_attack(unit, hex, false);
        let before = self.events.len();
        if self.is_alive(unit) && self.open_fire(unit, hex) {
            return Stepped::Watched;
        }
        let quiet = !mined && left_mines == Stepped::Quietly && self.events.len() == before;
        match self.arrive(unit, hex) {
            Stepped::Quietly if !quiet => Stepped::Disturbed,
            stepped => stepped,
        }
    }

    /// Ends a step: the side takes control of the hex, and the unit stops if it must.
    pub(super) fn arrive(&mut self, unit: UnitId, hex: Hex) -> Stepped {
        if !self.is_alive(unit) {
            return Stepped::Stopped;
        }
        self.hold(unit, hex);
        self.stop_if_held(unit)
    }

    fn stop_if_held(&mut self, unit: UnitId) -> Stepped {
        match self.public().find(unit) {
            Some(counter) if counter.condition.pinned || counter.condition.disruption > 0 => {
                self.say(Event::Finished { unit });
                Stepped::Stopped
            }
            Some(_) => Stepped::Quietly,
            None => Stepped::Stopped,
        }
    }

    pub(super) fn is_alive(&self, unit: UnitId) -> bool {
        self.public().find(unit).is_some_and(|counter| counter.hex().is_some())
    }

    /// Lets the mines of the hex that a unit is about to leave attack it (17.2).
    fn leave_mines(&mut self, unit: UnitId) -> Stepped {
        let Some(hex) = self.public().find(unit).and_then(Counter::hex) else { return Stepped::Quietly };
        if !self.mines_attack(unit, hex, true) {
            return Stepped::Quietly;
        }
        if !self.is_alive(unit) {
            return Stepped::Stopped;
        }
        match self.stop_if_held(unit) {
            Stepped::Quietly => Stepped::Disturbed,
            stepped => stepped,
        }
    }

    /// Lets mines attack a unit (17.1). Returns whether there are any.
    fn mines_attack(&mut self, unit: UnitId, hex: Hex, leaving: bool) -> bool {
        let Some(mines) = self.public().mines.get(&hex).copied() else { return false };
        let roll = self.roll(DiePurpose::Mines(unit));
        let result = combat::mine_result(&self.rulebook.charts, mines, roll);
        self.say(Event::Mined { unit, hex, mines, leaving, result });
        self.apply_hits(&[Hit { unit, result }]);
        true
    }

    /// Gives a victory hex to the side of a unit in it (16.2).
    pub(crate) fn hold(&mut self, unit: UnitId, hex: Hex) {
        let Some(side) = self.public().find(unit).map(|counter| counter.side) else { return };
        let counts = self.rulebook.scenario.victory.counts(hex);
        if counts && self.public().holders.get(&hex) != Some(&side) {
            self.say(Event::Passed { hex, side });
        }
    }

    /// Ends the move of the moving unit, if it is another one.
    fn finish_other(&mut self, unit: UnitId) {
        if let Some(unit) = self.public().moving.filter(|other| *other != unit) {
            self.say(Event::Finished { unit });
        }
    }

    /// Prepares for an order that is no move: the move of the moving unit ends.
    pub(super) fn finish_moving(&mut self, unless: Option<UnitId>) -> Result<(), Why> {
        may_finish(self.rulebook, self.public(), unless)?;
        if let Some(unit) = self.public().moving.filter(|unit| Some(*unit) != unless) {
            self.say(Event::Finished { unit });
        }
        Ok(())
    }

    /// Checks that the movement phase may end: all units that must move and can have moved (7.2).
    pub(super) fn may_end_movement(&mut self, side: Side) -> Result<(), Why> {
        match must_move(self.rulebook, self.public(), side) {
            Some(unit) => Err(Why::MustMove { unit }),
            None => self.finish_moving(None),
        }
    }

    /// Whether a side has no action left in its movement phase.
    pub(crate) fn movement_is_over(&self, side: Side) -> bool {
        let public = self.public();
        let can = |(counter, task): (&Counter, Task)| {
            task != Task::Move
                || counter.condition.motion == Motion::Moving
                || is_capable(self.rulebook, public, counter)
                // A unit that need not leave the map may do so.
                || way_off(self.rulebook, public, counter, allowance(self.rulebook, counter)).is_some()
        };
        public.owed.is_none()
            && public.bolting.is_empty()
            && public.run.is_none()
            && !duties(public, side).any(can)
    }
}
