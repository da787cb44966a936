//! The pointing state of the mouse besides counters: a planned attack, units left out of an answer, the meaning of a
//! click.

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::platoon::{planning::ClickMode, rules::position::Public},
};
use std::collections::BTreeSet;

/// The kind of a planned attack, by the segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Segment 1b.
    Indirect,
    /// Segment 1c.
    Direct,
    /// Segment 2a.
    Overrun,
    /// Segment 2b.
    Assault,
}

/// A planned attack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    pub way: Way,
    pub units: Vec<UnitId>,
    pub hex: Hex,
}

/// The pointing state of the mouse.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pointing {
    /// The meaning of a click on the map.
    pub clicks: ClickMode,
    /// The start of the line of sight in question, and its end once that is fixed.
    pub sight: Option<(Hex, Option<Hex>)>,
    /// The planned attack.
    pub plan: Option<Plan>,
    /// The target of that attack that a key has chosen, counted round and round.
    pub chosen: Option<usize>,
    /// The units that are not to fire at the unit that has entered.
    pub left_out: BTreeSet<UnitId>,
    /// Whether units that could be seen as they enter cover are to enter it unseen, for more movement (10.4, 18.1).
    pub unseen: bool,
}

impl Pointing {
    /// Plans units against a hex; adds them, if that hex is planned already.
    pub fn send(&mut self, way: Way, units: &[UnitId], hex: Hex) {
        match &mut self.plan {
            Some(plan) if plan.hex == hex && plan.way == way => {
                let new = units.iter().filter(|unit| !plan.units.contains(unit)).copied();
                let new: Vec<UnitId> = new.collect();
                plan.units.extend(new);
            }
            plan => {
                *plan = Some(Plan { way, units: units.to_vec(), hex });
                self.chosen = None;
            }
        }
    }

    /// Drops everything that does not outlast a change of position. From now on attacks are of this kind, if any.
    pub fn forget(&mut self, public: &Public, now: Option<Way>) {
        let stands = |plan: &Plan| {
            // Indirect fire may be aimed at cover without a known unit, too.
            let there = public.holder(plan.hex).is_some() || plan.way == Way::Indirect;
            let ready = plan.units.iter().all(|unit| {
                public.find(*unit).is_some_and(|unit| unit.is_in_play() && !unit.condition.inverted)
            });
            there && ready && now == Some(plan.way)
        };
        self.plan = self.plan.take().filter(stands);
        if self.plan.is_none() {
            self.chosen = None;
        }
        if public.owed.is_none() {
            self.left_out.clear();
        }
        self.unseen &= public.phase.is_movement();
        if !public.phase.is_set_up() && matches!(self.clicks, ClickMode::Lay(_)) {
            self.clicks = ClickMode::Select;
        }
    }
}
