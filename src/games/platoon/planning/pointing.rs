//! What the mouse is about besides counters: an attack that is planned, who is left out of an answer, what a click means.

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::platoon::{planning::ClickMode, rules::position::Public},
};
use std::collections::BTreeSet;

/// In which way a planned attack is made; what the segment asks for.
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

/// An attack that is being put together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    pub way: Way,
    pub units: Vec<UnitId>,
    pub hex: Hex,
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
    /// Which of several targets of that attack a key has chosen, counted on and on.
    pub chosen: Option<usize>,
    /// Who is not to fire at the unit that has entered.
    pub left_out: BTreeSet<UnitId>,
    /// Whether units that could be seen as they enter cover are to enter it unseen, for more movement (10.4, 18.1).
    pub unseen: bool,
}

impl Pointing {
    /// Sends units against a hex: more of them, if that is planned already.
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

    /// Forgets what does not outlast a change of position.
    /// Now attacks are made in this way, if at all.
    pub fn forget(&mut self, public: &Public, now: Option<Way>) {
        let stands = |plan: &Plan| {
            // Shells fall on cover in which nobody is known, too.
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
