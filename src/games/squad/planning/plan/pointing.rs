//! What the mouse is about besides counters: an attack that is put together, who is left out of an answer, how a vehicle is to
//! face, what a click means.

use crate::{
    engine::{
        board::{Hex, Side6},
        counters::UnitId,
    },
    games::squad::{
        planning::ClickMode,
        rules::{fire::Shot, order::Bend, phase::Step, position::Public},
    },
};
use std::collections::{BTreeMap, BTreeSet};

/// In which way a planned attack is made; what the phase asks for.
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

/// An attack that is being put together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    pub way: Way,
    /// Who fires, with which weapons.
    pub shots: Vec<Shot>,
    pub leader: Option<UnitId>,
    pub hex: Hex,
    /// At whom, if it is meant at one alone: of what can be made of the plan that is the best then.
    pub target: Option<UnitId>,
    /// Whether machine guns that fire by opportunity leave a lane, and to which side it bends first (14.5).
    pub lane: Option<Bend>,
}

impl Plan {
    /// Nobody yet against a hex.
    pub fn new(way: Way, hex: Hex) -> Self {
        Self { way, shots: Vec::new(), leader: None, hex, target: None, lane: None }
    }

    /// Whether it is of such a way: fire at a hex and at one of those in it are put together as one.
    pub fn is_of(&self, way: Way) -> bool {
        let fires = |way: Way| matches!(way, Way::Fire | Way::AntiTank);
        self.way == way || fires(self.way) && fires(way)
    }

    /// Whether a unit fires in it, or leads it.
    pub fn has(&self, unit: UnitId) -> bool {
        self.leader == Some(unit) || self.shots.iter().any(|shot| shot.unit == unit)
    }

    /// All who take part.
    pub fn units(&self) -> Vec<UnitId> {
        let shots = self.shots.iter().map(|shot| shot.unit);
        let fires = |leader: &UnitId| self.shots.iter().any(|shot| shot.unit == *leader);
        shots.chain(self.leader.filter(|leader| !fires(leader))).collect()
    }
}

/// What the mouse is about.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pointing {
    /// What a click on the map means.
    pub clicks: ClickMode,
    /// Where the line of sight begins that is asked about, and where it ends once that is fixed.
    pub sight: Option<(Hex, Option<Hex>)>,
    /// The attack that is being put together.
    pub plan: Option<Plan>,
    /// Which of what can be made of that plan a key has chosen, counted on and on; also which set of losses is meant.
    pub chosen: Option<usize>,
    /// Who is not to fire at those who have entered a hex.
    pub left_out: BTreeSet<UnitId>,
    /// With what who is asked about those fires, where it is not the best that he has.
    pub arms: BTreeMap<UnitId, Shot>,
    /// Whether machine guns leave a lane at those, and to which side it bends first (14.5).
    pub lane: Option<Bend>,
    /// How a vehicle or gun is to face at the end of its move, if the hand has said so.
    pub facing: Option<Side6>,
    /// Whether infantry moves by assault move (6.4).
    pub assault_move: bool,
    /// Whether a vehicle backs (7.2).
    pub reverse: bool,
}

impl Pointing {
    /// Forgets what does not outlast a change of position. Now attacks are made in this way, if at all.
    pub fn forget(&mut self, public: &Public, now: Option<Way>) {
        let ready = |unit: &UnitId| public.find(*unit).is_some_and(|unit| unit.is_in_play());
        let stands = |plan: &Plan| {
            let there = public.holder(plan.hex).is_some();
            let marked = |shot: &Shot| public.find(shot.unit).is_some_and(|unit| unit.condition.fired);
            let fires = plan.is_of(Way::Fire) && plan.shots.iter().any(marked);
            there && !fires && plan.units().iter().all(ready) && now.is_some_and(|now| plan.is_of(now))
        };
        self.plan = self.plan.take().filter(stands);
        // How somebody was to face, and that he backs, was said of that move.
        (self.chosen, self.facing, self.reverse) = (None, None, false);
        if public.owed.is_none() {
            self.left_out.clear();
            self.arms.clear();
            self.lane = None;
        }
        // Where it means nothing any more, a click selects again, and what is grasped comes into the hand.
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

    /// Who has called missions can take his units up in the next phase (3.1); smoke is laid in two of them (11.1).
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
