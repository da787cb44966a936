//! The panels of Panzer '44: the procedure of phases, the plot sheet, the attack step by step, charts. They show the
//! answers of the rules and decide nothing.

mod attack;
mod by_hand;
mod charts;
mod chosen;
mod context;
mod fires;
mod leaves;
mod panelled;
mod panicked;
mod phase_end;
mod phases;
mod report;
mod result;
mod rows;
mod setting_up;
mod sheet;
mod sight;
mod tasks;
mod terms;
#[cfg(test)]
mod tests;
mod unit;

use crate::engine::text::texts;

texts! { "en": ["panzer44-panels.ftl"], "de": ["panzer44-panels.ftl"] }
