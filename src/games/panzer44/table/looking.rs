//! The side that looks at the table.

use crate::{
    games::panzer44::rules::{Panzer44, Position, kinds::Side},
    table::session::Session,
};

/// Whose secrets may be shown: those of the person who is to give the next order. While a computer player
/// is to, the only person at the table may look at his own; in a lesson only the learner looks.
pub(super) fn looking(session: &Session<Panzer44>, position: &Position) -> Option<Side> {
    session.looking(position).and_then(|number| Side::BOTH.get(number).copied())
}
