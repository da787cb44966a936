//! The phases of a turn on the bar (3).

use crate::{
    engine::text::{id, say, say_id},
    games::panzer44::rules::phase::Phase,
};
use std::borrow::Cow;

/// The names of the phases of a turn and the actions of each, in the order of the bar.
const NAMES: [[&str; 2]; 6] = [
    [id!("panzer44-scene-phase-plot"), id!("panzer44-scene-phase-plot.about")],
    [id!("panzer44-scene-phase-panic"), id!("panzer44-scene-phase-panic.about")],
    [id!("panzer44-scene-phase-fire"), id!("panzer44-scene-phase-fire.about")],
    [id!("panzer44-scene-phase-movement"), id!("panzer44-scene-phase-movement.about")],
    [id!("panzer44-scene-phase-removal"), id!("panzer44-scene-phase-removal.about")],
    [id!("panzer44-scene-phase-indirect"), id!("panzer44-scene-phase-indirect.about")],
];

/// A phase on the bar.
pub(in crate::games::panzer44) struct Step {
    pub name: Cow<'static, str>,
    /// Whether it is the present phase.
    pub now: bool,
    pub about: String,
}

/// The phases of a turn on the bar.
pub(in crate::games::panzer44) fn bar(now: Phase) -> impl Iterator<Item = Step> {
    let at = place(now);
    let step = move |(number, [name, about]): (usize, [&'static str; 2])| Step {
        name: say_id(name).into(),
        now: at == Some(number),
        about: say_id(about),
    };
    NAMES.into_iter().enumerate().map(step)
}

/// The place of a phase on the bar; none for one that is alone on it.
fn place(phase: Phase) -> Option<usize> {
    match phase {
        Phase::FirstSetUp | Phase::SecondSetUp | Phase::Over => None,
        Phase::Plot => Some(0),
        Phase::Panic => Some(1),
        Phase::FirstFire | Phase::SecondFire => Some(2),
        Phase::FirstMovement | Phase::SecondMovement => Some(3),
        Phase::Removal => Some(4),
        Phase::FirstIndirect | Phase::SecondIndirect => Some(5),
    }
}

/// The name of a phase that is the only one on the bar.
pub(in crate::games::panzer44) fn only_one(now: Phase) -> Cow<'static, str> {
    match now {
        Phase::Over => say!("panzer44-scene-phase-over").into(),
        _ => say!("panzer44-scene-phase-set-up").into(),
    }
}
