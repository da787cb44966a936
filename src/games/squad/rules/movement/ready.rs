//! Units that may move at all (6.1, 6.8, 8.2, 16.7).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Moves, NoWay};
use crate::games::squad::rules::{
    counter::{Counter, Place},
    rulebook::Rulebook,
};

/// Returns the kind of movement of a unit, if it may move in this phase by its own condition. It must be on the map or
/// wait to enter, not ride, and be neither pinned nor marked.
///
/// # Errors
/// The reason why it cannot move.
pub fn may_move(rulebook: &Rulebook, counter: &Counter) -> Result<Moves, NoWay> {
    let (unit, condition) = (counter.id, &counter.condition);
    let moves = Moves::of(rulebook.kind(counter)).ok_or(NoWay::StaysPut { unit })?;
    match counter.place {
        Place::Map(_) | Place::Due(_) => {}
        Place::Aboard(_) => return Err(NoWay::Aboard { unit }),
        _ => return Err(NoWay::NotOnMap { unit }),
    }
    if condition.pinned {
        Err(NoWay::StaysPinned { unit })
    } else if condition.fired {
        Err(NoWay::StaysFired { unit })
    } else if condition.immobile {
        Err(NoWay::Immobile { unit })
    } else if condition.halted {
        Err(NoWay::Halted { unit })
    } else if moves == Moves::Towed {
        Err(NoWay::OnlyTowed { unit })
    } else {
        Ok(moves)
    }
}
