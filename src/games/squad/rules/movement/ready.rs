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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::squad::rules::{
        counter::Condition,
        movement::samples::{aboard, at, carried, case_of, counter, word},
    };

    /// A pinned unit does nothing, and a unit with a Fire marker does not move (6.8).
    #[test]
    fn who_is_pinned_or_marked_does_not_move() {
        let rulebook = Rulebook::of_map("map-valmont");
        let unit = word("us-rifle-1");
        let with = |condition| may_move(&rulebook, &Counter { condition, ..at("us-rifle-1", "0507") });
        assert_eq!(with(Condition::default()), Ok(Moves::Foot));
        assert_eq!(with(Condition { moved: true, spent: 2, ..Condition::default() }), Ok(Moves::Foot));
        assert_eq!(
            with(Condition { pinned: true, ..Condition::default() }),
            Err(NoWay::StaysPinned { unit })
        );
        assert_eq!(with(Condition { fired: true, ..Condition::default() }), Err(NoWay::StaysFired { unit }));
        assert_eq!(with(Condition { halted: true, ..Condition::default() }), Err(NoWay::Halted { unit }));
        assert_eq!([NoWay::StaysPinned { unit }, NoWay::StaysFired { unit }].map(case_of), ["6.8"; 2]);
    }

    /// Large guns must be towed (6.1), passengers ride (8.2), weapons are carried (2.2), and immobile AFVs stay in
    /// place (16.7).
    #[test]
    fn some_do_not_move_by_themselves() {
        let rulebook = Rulebook::of_map("map-valmont");
        let tank = Counter {
            condition: Condition { immobile: true, ..Condition::default() },
            ..at("us-m4-75-1", "0507")
        };
        let refused = [
            at("ge-flak-88-1", "0507"),
            aboard("us-rifle-1", "us-truck-1"),
            carried("us-bar-1", "us-rifle-1"),
            at("sniper-1", "0507"),
            counter("us-rifle-2", Place::Away),
            tank,
        ];
        let cases = refused.map(|unit| may_move(&rulebook, &unit).err().map(case_of));
        assert_eq!(cases, ["6.1", "8.2", "2.2", "2.2", "2.5", "16.7"].map(Some));
        let may = [at("us-at-57-1", "0507"), counter("us-truck-1", Place::Due(0)), at("us-m4-75-1", "0507")];
        let moves = may.map(|unit| may_move(&rulebook, &unit));
        assert_eq!(moves, [Moves::ByHand, Moves::Wheels, Moves::Armour].map(Ok));
    }
}
