//! The people at the table: what of their hand-over is this game's own.

use crate::{
    engine::dice::DieWanted,
    games::platoon::{
        rules::{Platoon, Position, Rulebook, event::Event, kinds::Side, order::Order, view::to_play},
        words::dice_asked,
    },
    table::{
        seating::Seating,
        session::{Session, is_human},
    },
};

impl Seating for Platoon {
    fn die_wanted(rulebook: &Rulebook, position: &Position, event: &Event) -> Option<DieWanted> {
        dice_asked::die_wanted(rulebook, &position.public, event)
    }

    fn may_be_left(order: &Order) -> bool {
        dice_asked::may_be_left(order)
    }

    /// Who is asked whether he fires must not be seen to be asked, and what is hidden is for the eyes of its owner (19.2).
    fn is_private(position: &Position) -> bool {
        position.public.owed.is_some() || !position.secrets.unseen.is_empty()
    }
}

/// Whose instructions may be shown: those of the person who is to give the next order. While a computer player is to, the
/// only person at the table may look at his own.
pub(crate) fn looking(session: &Session<Platoon>, position: &Position) -> Option<Side> {
    let rulebook = session.rulebook.as_ref()?;
    let human = |side: &Side| is_human(&session.seats, side.number());
    let acting = to_play(rulebook, &position.public);
    if human(&acting) { Some(acting) } else { Side::BOTH.into_iter().find(human) }
}
