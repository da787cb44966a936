//! Commands of the table outside the rules: with the referee off, with real dice, or by agreement.

pub mod free_hand;
pub mod marking;
pub mod table_command;

use crate::engine::text::texts;

texts! { "en": ["squad-by-hand.ftl"], "de": ["squad-by-hand.ftl"] }
