//! The rules, section by section; each test names the items it is about.

mod combat;
mod costs;
mod direct_fire;
mod later;
mod movement;
mod opportunity;
mod plotting;
mod sight;
