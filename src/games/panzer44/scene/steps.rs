//! The phases of a turn as people name them (3).

use crate::games::panzer44::rules::phase::Phase;

/// A phase of the turn.
pub(in crate::games::panzer44) struct Step {
    pub name: &'static str,
    pub about: &'static str,
    /// The game's phases that belong to it.
    pub phases: &'static [Phase],
}

/// The phases of a turn.
pub(in crate::games::panzer44) const STEPS: [Step; 6] = [
    Step { name: "Plot", about: "Both sides, in secret", phases: &[Phase::Plot] },
    Step { name: "Panic", about: "Digits are drawn, markers act", phases: &[Phase::Panic] },
    Step {
        name: "Direct fire",
        about: "One after the other, results after both",
        phases: &[Phase::FirstFire, Phase::SecondFire],
    },
    Step {
        name: "Movement",
        about: "Opportunity fire and mines interrupt",
        phases: &[Phase::FirstMovement, Phase::SecondMovement],
    },
    Step { name: "Removal", about: "Pins off, a die a disrupted unit", phases: &[Phase::Removal] },
    Step {
        name: "Indirect fire",
        about: "Guns, off-board fires, aircraft",
        phases: &[Phase::FirstIndirect, Phase::SecondIndirect],
    },
];
