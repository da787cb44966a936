//! The side that looks at the table.

use crate::{
    games::panzer44::rules::{Panzer44, Position, kinds::Side},
    table::session::Session,
};

/// The side whose secrets may be shown: that of the person who has to give the next order. While a computer player has
/// to, the only person at the table may see their own; in a lesson only the learner sees secrets.
pub(super) fn looking(session: &Session<Panzer44>, position: &Position) -> Option<Side> {
    session.looking(position).and_then(|number| Side::BOTH.get(number).copied())
}
