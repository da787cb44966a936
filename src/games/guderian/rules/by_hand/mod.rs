//! Commands of the table outside the rules: with the referee off, with real dice, or by agreement.

pub mod free_hand;
pub mod irregular;
pub mod markings;
pub mod table_command;
pub mod table_state;
