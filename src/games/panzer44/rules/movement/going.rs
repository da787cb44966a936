//! The destinations of a unit now, with path and points left (5.2, 7.3).

use super::{allowance, duties::is_plotted_to_move, is_room, may_enter_at, step, way_towards};
use crate::{
    engine::{board::Hex, counters::Points},
    games::panzer44::rules::{
        counter::{Counter, Motion, Place},
        plot::{Task, may_plot},
        position::Public,
        refusal::Why,
        rulebook::Rulebook,
    },
};

/// The path of a unit to a hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// The hexes to enter, in order.
    pub path: Vec<Hex>,
    /// The points of the unit before the move.
    pub of: Points,
    /// The points left at the end.
    pub left: Points,
}

/// Returns the points of a unit that may be moved in this movement phase (5.2, 7.3).
///
/// # Errors
/// It is not plotted to move, has lost the order, or has finished its move.
pub fn points_to_move(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Result<Points, Why> {
    let unit = counter.id;
    if !is_plotted_to_move(public, counter) || counter.is_held() {
        return Err(Why::NotPlottedToMove { unit });
    }
    match (counter.condition.motion, counter.place) {
        (Motion::Done, _) | (_, Place::Destroyed | Place::Exited) => Err(Why::HasMoved { unit }),
        (Motion::Moving, _) => Ok(counter.condition.left),
        (Motion::Fresh, _) => Ok(allowance(rulebook, counter)),
    }
}

/// Returns the points of a unit for a move. In its side's movement phase they are those of its plotted move, otherwise
/// those of a move that it may plot.
///
/// # Errors
/// It may not move, or not plot a move.
pub fn points_for_a_move(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Result<Points, Why> {
    let unit = counter.id;
    if counter.carrier().is_some() {
        return Err(Why::Loaded { unit });
    }
    let phase = public.phase;
    if phase.is_movement() && phase.side(&rulebook.scenario) == Some(counter.side) {
        return points_to_move(rulebook, public, counter);
    }
    may_plot(rulebook, public, counter.side, unit, &Task::Move)?;
    match counter.condition.motion {
        Motion::Done => Err(Why::HasMoved { unit }),
        Motion::Moving => Ok(counter.condition.left),
        Motion::Fresh => Ok(allowance(rulebook, counter)),
    }
}

/// Returns the points left to a unit in each hex of a path (7.3).
///
/// # Errors
/// A step is forbidden or costs too much, or the move may not end at the end of the path.
pub fn march(
    rulebook: &Rulebook,
    public: &Public,
    counter: &Counter,
    mut left: Points,
    path: &[Hex],
) -> Result<Vec<Points>, Why> {
    let last = *path.last().ok_or(Why::NoPath)?;
    let mut at = counter.hex();
    let mut points = Vec::new();
    for hex in path {
        let cost = match at {
            Some(from) => step(rulebook, public, counter, from, *hex)?,
            None => may_enter_at(rulebook, public, counter, *hex)?,
        };
        left = left.less(cost).ok_or(Why::TooFar { hex: *hex, cost, left })?;
        points.push(left);
        at = Some(*hex);
    }
    if is_room(rulebook, public, counter, last) { Ok(points) } else { Err(Why::EndsFull { hex: last }) }
}

/// Returns the path of a unit to a hex by what is known. Mines and fire may stop it earlier.
///
/// # Errors
/// It may not move, or cannot reach the hex.
pub fn way_to(rulebook: &Rulebook, public: &Public, counter: &Counter, hex: Hex) -> Result<Way, Why> {
    let of = points_for_a_move(rulebook, public, counter)?;
    let path = way_towards(rulebook, public, counter, hex);
    let left = march(rulebook, public, counter, of, &path)?;
    Ok(Way { path, of, left: left.last().copied().unwrap_or(of) })
}
