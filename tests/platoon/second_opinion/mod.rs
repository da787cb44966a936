//! A second opinion on the rules, written from their text alone, slow and plain. It is compared with the program on
//! random positions: lines of sight, steps, fire of every kind, overruns and assaults.

mod attack;
mod close;
mod fire_rules;
mod indirect;
mod movement;
mod scenes;
mod seen;
mod segments;
mod sight;
