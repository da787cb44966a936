//! The panels of Platoon: the segments of a player turn, the fire plan, the unit, charts. They show what the rules say and
//! decide nothing.

mod answer;
mod attack;
mod by_hand;
mod charts;
mod context;
mod deeds;
mod fought;
mod leaves;
mod panelled;
mod phase_end;
mod report;
mod setting_up;
mod sight;
mod situation;
mod strikes;
#[cfg(test)]
mod tests;
mod turn_track;
mod units;

use crate::engine::text::texts;

pub use fought::Lying;

texts! { "en": ["platoon-panels.ftl"], "de": ["platoon-panels.ftl"] }
