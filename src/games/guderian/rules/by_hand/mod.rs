//! Commands of the table that the rules do not know: with the referee off, with real dice, by agreement.

pub mod free_hand;
pub mod irregular;
pub mod markings;
pub mod table_command;
pub mod table_state;
