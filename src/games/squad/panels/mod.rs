//! The panels of Squad: the phases of a player's segment, the fire calculator, the unit, charts. They show the answers
//! of the rules and decide nothing.

mod attack;
mod by_hand;
mod cells;
pub(super) mod charts;
mod context;
mod figures;
mod fought;
mod leaves;
mod missions;
mod panelled;
mod phase_end;
mod report;
mod setting_up;
mod sight;
mod situation;
#[cfg(test)]
mod tests;
mod turn_track;
mod undone;
mod unit;
mod units;

use crate::engine::text::texts;

pub use fought::Lying;

texts! { "en": ["squad-panels.ftl"], "de": ["squad-panels.ftl"] }
