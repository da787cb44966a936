//! Positions that a computer player is given, and what it must not do in them.

mod odds;
mod overruns;
