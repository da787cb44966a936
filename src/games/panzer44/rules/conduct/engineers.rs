//! Work of engineers: clearing mines and blowing bridges, each in two turns (12.3, 12.4).

use super::Referee;
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::panzer44::rules::{
        counter::Work,
        event::{DiePurpose, Event},
        movement::duties,
        plot::{Task, may_blow, may_clear},
        refusal::Why,
    },
};

impl Referee<'_> {
    /// The order of an engineer that is neither executed nor lost.
    fn task_of(&self, unit: UnitId) -> Result<(Task, Hex), Why> {
        let side = self.is_active(unit)?;
        let duty = duties(self.public(), side).find(|(counter, _)| counter.id == unit);
        let (counter, task) = duty.ok_or(Why::NotPlotted { unit })?;
        Ok((task, counter.hex().ok_or(Why::NotOnMap { unit })?))
    }

    /// Lets an engineer work on mines. In the second of two turns they are reduced by one kind (12.3).
    pub fn order_clear(&mut self, unit: UnitId) -> Result<(), Why> {
        let (Task::Clear { hex }, from) = self.task_of(unit)? else { return Err(Why::NotPlotted { unit }) };
        let counter = self.public().find(unit).ok_or(Why::NoSuchUnit { unit })?;
        may_clear(self.rulebook, self.public(), counter, from, hex)?;
        self.finish_moving(None)?;
        if self.has_begun(unit, hex, false) {
            let mines = self.public().mines.get(&hex).and_then(|mines| mines.fewer());
            self.say(Event::MinesLaid { hex, mines });
            self.say(Event::Worked { unit, work: None });
        } else {
            self.work(unit, hex, false);
        }
        Ok(())
    }

    /// Lets an engineer work on a bridge. From the second turn a die may blow it (12.4).
    pub fn order_blow(&mut self, unit: UnitId) -> Result<(), Why> {
        let (Task::Blow { to }, from) = self.task_of(unit)? else { return Err(Why::NotPlotted { unit }) };
        let counter = self.public().find(unit).ok_or(Why::NoSuchUnit { unit })?;
        may_blow(self.rulebook, self.public(), counter, from, to)?;
        self.finish_moving(None)?;
        let blown = self.has_begun(unit, to, true)
            && self.roll(DiePurpose::Demolition(unit)) <= self.rulebook.charts.demolition;
        if blown {
            self.say(Event::BridgeBlown { from, to });
            self.say(Event::Worked { unit, work: None });
        } else {
            self.work(unit, to, true);
        }
        Ok(())
    }

    /// Whether the engineer worked on the same task in the previous turn.
    fn has_begun(&self, unit: UnitId, at: Hex, bridge: bool) -> bool {
        let turn = self.public().turn.saturating_sub(1);
        self.public().find(unit).is_some_and(|counter| {
            counter.condition.work.is_some_and(|work| work == Work { at, bridge, turn })
        })
    }

    fn work(&mut self, unit: UnitId, at: Hex, bridge: bool) {
        let turn = self.public().turn;
        self.say(Event::Worked { unit, work: Some(Work { at, bridge, turn }) });
    }
}
