//! Advances: one hex of any cost, and a turn of one hexside (3.5, 7.6).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Moves, NoWay, facing::faces, fits, hexsides, step};
use crate::{
    engine::board::{Hex, Hexside},
    games::squad::rules::{
        counter::{Counter, Place},
        position::Public,
        rulebook::Rulebook,
    },
};

/// Checks that a unit may advance to an adjacent hex, or only turn. Move and Fire markers do not prevent it. Vehicles
/// go forwards or in reverse. A unit with a facing may then turn by one hexside.
///
/// # Errors
/// The unit does not advance, the hex is closed or full, or the turn is not allowed.
pub fn may_advance(
    rulebook: &Rulebook,
    public: &Public,
    counter: &Counter,
    to: Option<Hex>,
    facing: Option<Hexside>,
) -> Result<(), NoWay> {
    let (unit, condition) = (counter.id, &counter.condition);
    let moves = Moves::of(rulebook.kind(counter)).ok_or(NoWay::StaysPut { unit })?;
    let from = match counter.place {
        Place::Map(hex) => hex,
        Place::Aboard(_) => return Err(NoWay::Aboard { unit }),
        _ => return Err(NoWay::NotOnMap { unit }),
    };
    if condition.pinned {
        return Err(NoWay::StaysPinned { unit });
    }
    if condition.immobile {
        return Err(NoWay::Immobile { unit });
    }
    if condition.advanced {
        return Err(NoWay::HasAdvanced { unit });
    }
    if let Some(to) = to {
        if moves == Moves::Towed {
            return Err(NoWay::DoesNotAdvance { unit });
        }
        let ahead = faces(counter);
        if moves.drives() && ![ahead, ahead.opposite()].iter().any(|side| from.step(*side) == Some(to)) {
            return Err(NoWay::NotAhead { hex: to });
        }
        step(rulebook, public, (counter.side, moves), from, to)?;
        fits(rulebook, public, to, &[counter])?;
    }
    let turned = facing.map_or(0, |facing| hexsides(faces(counter), facing));
    if turned > 1 || facing.is_some() && moves == Moves::Foot {
        return Err(NoWay::TurnsOneHexside { unit });
    }
    if to.is_none() && turned == 0 { Err(NoWay::NoMove) } else { Ok(()) }
}
