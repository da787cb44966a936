//! The phases of a turn on the bar, from the sequence of play (3).

use crate::{
    engine::orders::Sequenced,
    games::panzer44::rules::{Panzer44, phase::Phase},
};
use std::borrow::Cow;

/// The actions of each phase of a turn, in the order of the bar.
const ABOUT: [&str; 6] = [
    "Both sides, in secret",
    "Digits are drawn, units panic",
    "One after the other, results after both",
    "Opportunity fire and mines interrupt",
    "Pins off, a die for each disrupted unit",
    "Guns, off-board fires, aircraft",
];

/// A phase on the bar.
pub(in crate::games::panzer44) struct Step {
    pub name: Cow<'static, str>,
    /// Whether it is the present phase.
    pub now: bool,
    pub about: &'static str,
}

/// The phases of a turn on the bar.
pub(in crate::games::panzer44) fn bar(now: Phase) -> impl Iterator<Item = Step> {
    let bar = Panzer44::sequence().bar(now, |phase| !phase.is_set_up() && phase != Phase::Over);
    bar.into_iter().zip(ABOUT).map(|((name, now), about)| Step { name, now, about })
}
