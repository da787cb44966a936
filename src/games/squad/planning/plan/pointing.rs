//! State of the mouse in addition to counters: an attack being planned, units left out of an answer, the facing of a
//! vehicle, the meaning of a click.

use crate::{
    engine::{
        board::{Hex, Hexside},
        counters::UnitId,
    },
    games::squad::{
        planning::ClickMode,
        rules::{fire::Shot, order::Bend, phase::Step, position::Public},
    },
};
use std::collections::{BTreeMap, BTreeSet};

/// The kind of a planned attack, which the phase decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Fire at a hex (13).
    Fire,
    /// Fire at one armoured vehicle, vehicle or gun (16).
    AntiTank,
    /// An assault (17).
    Assault,
    /// An overrun (18).
    Overrun,
}

/// A planned attack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    pub way: Way,
    /// The units that fire, with their weapons.
    pub shots: Vec<Shot>,
    pub leader: Option<UnitId>,
    pub hex: Hex,
    /// The target, if a single one is meant. It is then the best option of the plan.
    pub target: Option<UnitId>,
    /// Whether machine guns in opportunity fire leave a lane, and the side to which it bends first (14.5).
    pub lane: Option<Bend>,
}

impl Plan {
    /// An empty plan against a hex.
    pub fn new(way: Way, hex: Hex) -> Self {
        Self { way, shots: Vec::new(), leader: None, hex, target: None, lane: None }
    }

    /// Whether it is of this kind. Fire at a hex and at one unit in it count as one kind of plan.
    pub fn is_of(&self, way: Way) -> bool {
        let fires = |way: Way| matches!(way, Way::Fire | Way::AntiTank);
        self.way == way || fires(self.way) && fires(way)
    }

    /// Whether a unit fires in it or leads it.
    pub fn has(&self, unit: UnitId) -> bool {
        self.leader == Some(unit) || self.shots.iter().any(|shot| shot.unit == unit)
    }

    /// All units that take part.
    pub fn units(&self) -> Vec<UnitId> {
        let shots = self.shots.iter().map(|shot| shot.unit);
        let fires = |leader: &UnitId| self.shots.iter().any(|shot| shot.unit == *leader);
        shots.chain(self.leader.filter(|leader| !fires(leader))).collect()
    }
}

/// The state of the mouse.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pointing {
    /// The meaning of a click on the map.
    pub clicks: ClickMode,
    /// The beginning of the requested line of sight, and its end once that is fixed.
    pub sight: Option<(Hex, Option<Hex>)>,
    /// The attack being planned.
    pub plan: Option<Plan>,
    /// The number of the option of the plan that a key has chosen, counted round. It also chooses the set of losses.
    pub chosen: Option<usize>,
    /// The units that are not to fire at units that have entered a hex.
    pub left_out: BTreeSet<UnitId>,
    /// The weapons with which units fire at entered units, where it is not their best choice.
    pub arms: BTreeMap<UnitId, Shot>,
    /// Whether machine guns leave a lane in this fire, and the side to which it bends first (14.5).
    pub lane: Option<Bend>,
    /// The facing of a vehicle or gun at the end of its move, if the player has set it.
    pub facing: Option<Hexside>,
    /// Set whether infantry moves by assault move (6.4).
    pub assault_move: bool,
    /// Whether a vehicle moves in reverse (7.2).
    pub reverse: bool,
}

impl Pointing {
    /// Removes the state that does not outlast a change of position, and sets the kind of attack that is possible now.
    pub fn forget(&mut self, public: &Public, now: Option<Way>) {
        let ready = |unit: &UnitId| public.find(*unit).is_some_and(|unit| unit.is_in_play());
        let stands = |plan: &Plan| {
            let there = public.holder(plan.hex).is_some();
            let marked = |shot: &Shot| public.find(shot.unit).is_some_and(|unit| unit.condition.fired);
            let fires = plan.is_of(Way::Fire) && plan.shots.iter().any(marked);
            there && !fires && plan.units().iter().all(ready) && now.is_some_and(|now| plan.is_of(now))
        };
        self.plan = self.plan.take().filter(stands);
        // The facing and the reverse movement were set for that move only.
        (self.chosen, self.facing, self.reverse) = (None, None, false);
        if public.owed.is_none() {
            self.left_out.clear();
            self.arms.clear();
            self.lane = None;
        }
        // If a mode has no meaning any more, a click selects again and a drag picks up a counter.
        let step = public.phase.step();
        let means = match self.clicks {
            ClickMode::Build(_) => public.phase.is_set_up(),
            ClickMode::Call(_) => step == Some(Step::Support),
            ClickMode::Smoke => matches!(step, Some(Step::Fire | Step::Movement)),
            ClickMode::ClearWire => step == Some(Step::Fire),
            ClickMode::Select | ClickMode::Sight => true,
        };
        if !means {
            self.clicks = ClickMode::Select;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::squad::rules::{phase::Phase, position::Mission, samples::position};

    /// After calling missions, a player can pick up units in the next phase (3.1). Smoke can be laid in two phases
    /// (11.1).
    #[test]
    fn what_a_click_means_ends_with_its_phase() {
        let after = |clicks: ClickMode, step: Step| {
            let mut public = position([]);
            public.phase = Phase::First(step);
            let mut pointing = Pointing { clicks, ..Pointing::default() };
            pointing.forget(&public, None);
            pointing.clicks
        };
        let call = ClickMode::Call(Some(Mission::Light));
        assert_eq!(after(call, Step::Support), call);
        assert_eq!(after(call, Step::Command), ClickMode::Select);
        assert_eq!(
            [Step::Movement, Step::DefensiveFire].map(|step| after(ClickMode::Smoke, step)),
            [ClickMode::Smoke, ClickMode::Select]
        );
        assert_eq!(after(ClickMode::Sight, Step::Assault), ClickMode::Sight);
    }
}
