//! Computer players: their levels and set-ups, and positions with actions that a player must not take in them.

mod chief;
mod exploiter;
mod laughs;
mod levels;
mod odds;
mod overruns;
mod set_ups;
