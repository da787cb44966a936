//! Computer players: their levels, and positions with actions that a player must not take in them.

mod laughs;
mod levels;
mod odds;
mod overruns;
