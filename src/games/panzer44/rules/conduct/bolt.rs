//! Panicked units that bolt (option, 14.4).

use super::{Referee, march::Stepped};
use crate::{
    engine::{
        board::{ALL_SIDES, Hex},
        counters::{Points, UnitId},
    },
    games::panzer44::rules::{
        counter::{Counter, Motion},
        event::{DiePurpose, Event},
        kinds::{Mobility, Side},
        movement::{is_room, step},
        position::Run,
    },
};

/// The die on which a unit bolts.
const BOLTS_ON: u8 = 6;

impl Referee<'_> {
    /// Begins the bolting of a side's panicked units at the opening of its movement, in the order of their ids.
    pub fn begin_bolting(&mut self, side: Side) {
        if !self.rulebook.options.panic_bolt {
            return;
        }
        let may_run = |counter: &&Counter| {
            let condition = &counter.condition;
            condition.panicked
                && condition.disruption == 0
                && !condition.pinned
                && self.rulebook.kind(counter).allowance > 0
        };
        let units: Vec<UnitId> =
            self.public().on_map(side).map(|(counter, _)| counter).filter(may_run).map(|c| c.id).collect();
        if !units.is_empty() {
            self.say(Event::Bolting { units, run: None });
            self.run_on();
        }
    }

    /// Continues with the running unit and the units that may still bolt, until the enemy must decide something.
    pub(super) fn run_on(&mut self) {
        while self.public().owed.is_none() {
            if let Some(run) = self.public().run {
                match self.next_of(&run) {
                    Some((hex, left)) => match self.enter(run.unit, hex, left) {
                        Stepped::Watched => return,
                        Stepped::Stopped => self.end_run(),
                        Stepped::Quietly | Stepped::Disturbed => {}
                    },
                    None => self.end_run(),
                }
                continue;
            }
            let Some((unit, rest)) = self.public().bolting.split_first() else { return };
            let (unit, units) = (*unit, rest.to_vec());
            let bolts = self.is_alive(unit) && self.roll(DiePurpose::Bolt(unit)) == BOLTS_ON;
            let run = bolts.then(|| {
                let way = ALL_SIDES[usize::from(self.roll(DiePurpose::BoltWay(unit)) - 1) % 6];
                Run { unit, way }
            });
            self.say(Event::Bolting { units, run });
        }
    }

    pub(super) fn end_run(&mut self) {
        let Some(run) = self.public().run else { return };
        if self.public().moving == Some(run.unit) {
            self.say(Event::Finished { unit: run.unit });
        }
        let units = self.public().bolting.clone();
        self.say(Event::Bolting { units, run: None });
    }

    /// The next hex of a run, with the points left in it. None at the end of the run: a step is forbidden, or only full
    /// hexes would follow.
    fn next_of(&self, run: &Run) -> Option<(Hex, Points)> {
        let (rulebook, public) = (self.rulebook, self.public());
        let counter = public.find(run.unit)?;
        let kind = rulebook.kind(counter);
        let on_foot = kind.moves == Mobility::Foot;
        let mut left = match counter.condition.motion {
            Motion::Fresh if on_foot => Points::whole(kind.allowance),
            Motion::Fresh => Points(kind.allowance),
            _ if on_foot => return None,
            _ => counter.condition.left,
        };
        let mut at = counter.hex()?;
        let mut first = None;
        loop {
            let next = at.step(run.way).filter(|hex| rulebook.board.contains(*hex))?;
            left = left.less(step(rulebook, public, counter, at, next).ok()?)?;
            first = first.or(Some((next, left)));
            if is_room(rulebook, public, counter, next) {
                return first;
            }
            if on_foot {
                return None;
            }
            at = next;
        }
    }
}
