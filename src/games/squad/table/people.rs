//! The people at the table: what of their hand-over is this game's own.

use crate::{
    games::squad::rules::{Position, Squad, kinds::Side, view::to_play},
    table::{
        seating::Seating,
        session::{Session, is_human},
    },
};

impl Seating for Squad {}

/// Whose secrets may lie open: of the person who acts, or of the only person; nobody's while only computers play.
pub(crate) fn looking(session: &Session<Squad>, position: &Position) -> Option<Side> {
    let rulebook = session.rulebook.as_ref()?;
    let human = |side: &Side| is_human(&session.seats, side.number());
    let acting = to_play(rulebook, &position.public);
    if human(&acting) { Some(acting) } else { Side::BOTH.into_iter().find(human) }
}
