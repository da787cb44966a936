//! Positions for a computer player, and actions that it must not take in them.

mod chief;
mod laughs;
mod odds;
mod overruns;
