//! The remaining duties of a side in its movement phase, and the units that must move (7.2).

use super::{has_end, is_room};
use crate::{
    engine::counters::UnitId,
    games::panzer44::rules::{
        counter::{Counter, Motion},
        kinds::Side,
        plot::{Task, of},
        position::Public,
        refusal::Why,
        rulebook::Rulebook,
    },
};

/// The units of a side with an order for this movement phase that is neither executed nor lost (5.4), with their
/// orders.
pub fn duties(public: &Public, side: Side) -> impl Iterator<Item = (&Counter, Task)> {
    of(&public.shown, side)
        .orders
        .iter()
        .filter(|(_, task)| task.is_of_movement())
        .filter_map(|(unit, task)| Some((public.find(*unit)?, *task)))
        .filter(|(counter, _)| counter.condition.motion != Motion::Done && !counter.is_held())
        .filter(|(counter, _)| counter.is_in_play())
}

/// Whether a unit is plotted to move, by the revealed part of the plot (5.2).
pub(super) fn is_plotted_to_move(public: &Public, counter: &Counter) -> bool {
    of(&public.shown, counter.side).orders.get(&counter.id) == Some(&Task::Move)
}

/// Whether a unit that is plotted to move can move (7.2): there is a hex in which it may end its move. An exit alone
/// does not oblige a unit, because no move ends off the map.
pub fn is_capable(rulebook: &Rulebook, public: &Public, counter: &Counter) -> bool {
    has_end(rulebook, public, counter)
}

/// The first unit that still must move (7.2).
pub fn must_move(rulebook: &Rulebook, public: &Public, side: Side) -> Option<UnitId> {
    duties(public, side)
        .filter(|(counter, task)| *task == Task::Move && counter.condition.motion == Motion::Fresh)
        .find(|(counter, _)| is_capable(rulebook, public, counter))
        .map(|(counter, _)| counter.id)
}

/// Checks that the moving unit, if it is not this one, may end its move in its hex (7.9). It may not in a full hex, if
/// it can still reach another.
///
/// # Errors
/// It must move on first.
pub fn may_finish(rulebook: &Rulebook, public: &Public, unless: Option<UnitId>) -> Result<(), Why> {
    let moving = public.moving.filter(|unit| Some(*unit) != unless);
    let Some(counter) = moving.and_then(|unit| public.find(unit)) else { return Ok(()) };
    let Some(hex) = counter.hex() else { return Ok(()) };
    let stays = is_room(rulebook, public, counter, hex) || !has_end(rulebook, public, counter);
    if stays { Ok(()) } else { Err(Why::FinishFirst { unit: counter.id, hex }) }
}
