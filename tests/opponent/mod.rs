//! Positions for a computer player, and actions that it must not take in them.

mod odds;
mod overruns;
