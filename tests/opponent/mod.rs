//! Positions for a computer player, and actions that it must not take in them; and its set-ups.

mod chief;
mod laughs;
mod odds;
mod overruns;
mod set_ups;
