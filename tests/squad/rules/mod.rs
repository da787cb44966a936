//! Functions of the rules, each by itself.

mod assault;
mod fire;
mod movement;
mod rally;
pub mod samples;
mod set_up;
mod sight;
mod valour;
