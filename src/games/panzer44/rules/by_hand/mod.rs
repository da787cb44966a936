//! Commands of the table that the rules do not know: with the referee off, with real dice, by agreement.

pub mod free_hand;
pub mod marking;
pub mod table_command;
