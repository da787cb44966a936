//! The age of a deed, from which follows what is still shown of it.

use super::data::may_see;
use crate::engine::{
    counters::UnitId,
    orders::{Game, Going, Happening, Viewer, facts},
};

/// The part of a deed that is still shown on the map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Age {
    /// All of it is shown.
    #[default]
    New,
    /// The game has gone on: only its lines are shown. Words and lost counters would seem to belong to the units that are
    /// in the hexes now.
    Passed,
    /// Nothing is shown.
    Old,
}

/// The phases that open before the words of a deed are gone, and before its lines are: some half a turn.
const PASSED: usize = 3;
const OLD: usize = 6;

/// Returns the age of a deed after these orders: for each, whether the other side gave it, and its events. A deed has
/// passed when a unit has moved since, the other side has acted, or some phases have opened; it is old when one of these
/// units, which attacked, has moved: a line from a hex that its unit has left is read as one of another unit. An order
/// that the viewer does not see changes nothing.
pub fn age<'e, G: Game>(
    since: impl Iterator<Item = (bool, &'e [G::Event])>,
    eyes: Option<Viewer>,
    firers: &[UnitId],
) -> Age
where
    G::Event: 'e,
{
    let (mut phases, mut acted, mut left) = (0, false, false);
    for (is_of_other, events) in since {
        for fact in facts::<G>(events) {
            phases += usize::from(matches!(fact.what, Happening::PhaseOpened { .. }));
            let moved =
                matches!(fact.what, Happening::Went { how: Going::SetUp | Going::Walk | Going::Rail, .. });
            // The choice of a loss or of a retreat is no action, and what follows from it belongs to the deed.
            let is_choice = matches!(fact.what, Happening::Owed(_) | Happening::Other);
            let answered = is_of_other && !is_choice;
            let is_seen = may_see(eyes, fact.only);
            // After an advance the hex holds the victors: the words would seem to be about them.
            let advances = matches!(fact.what, Happening::Went { how: Going::Advance, .. });
            acted |= (moved || advances || answered) && is_seen;
            let is_firer = |unit: &UnitId| firers.contains(unit);
            let leaves = matches!(fact.what, Happening::Went { units, .. } if units.iter().any(is_firer));
            // An advance after combat belongs to the deed.
            left |= moved && leaves && is_seen;
        }
    }
    match phases {
        _ if left || phases >= OLD => Age::Old,
        _ if acted || phases >= PASSED => Age::Passed,
        _ => Age::New,
    }
}
