//! The moves of the last turn, read from the record of the game: they are also there after loading a game and after an
//! undo.

use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{GameFile, Going, Happening, Record, facts},
    },
    games::guderian::rules::{Guderian, Position, kinds::Side, order::Order},
    scene::{Made, Way},
};
use std::collections::BTreeMap;

/// The moves of the current player turn and of the one before it.
pub fn made(file: &GameFile<Guderian>, side: Side) -> Vec<Made> {
    since_last_turn(file, side, &file.played, |stood, played, moves| moves.extend(go(stood, &played.order)))
}

/// The same moves in a game that a referee holds elsewhere. Its orders are not known, and the moves are in the events.
pub(super) fn sent(record: &Record<Guderian>, side: Side) -> Vec<Made> {
    since_last_turn(&record.file, side, &record.events, |stood, events, moves| {
        for fact in facts::<Guderian>(events) {
            let Happening::Went { units, path, how } = fact.what else { continue };
            let way = match how {
                Going::SetUp => continue,
                Going::Walk | Going::Advance => Way::Walk,
                Going::Rail => Way::Rail,
                Going::Retreat => Way::Retreat,
            };
            moves.extend(along(stood, (units, path), way));
        }
    })
}

/// The hex and side of every counter.
type Standing = BTreeMap<UnitId, (Option<Hex>, Side)>;

/// Follows the counters through the orders of the current player turn and of the one before it, and returns the moves that
/// `add` finds in each of these orders, or in its events.
fn since_last_turn<T>(
    file: &GameFile<Guderian>,
    side: Side,
    orders: &[T],
    mut add: impl FnMut(&mut Standing, &T, &mut Vec<Made>),
) -> Vec<Made> {
    let (begun, position) = beginning(file, side);
    let mut stood = standing(position);
    let mut moves = Vec::new();
    for (number, order) in orders.iter().enumerate().skip(begun) {
        if let Some((_, position)) = file.positions.iter().find(|(after, _)| *after == number) {
            stood = standing(position);
        }
        add(&mut stood, order, &mut moves);
    }
    moves
}

/// The order with which the enemy's last player turn began, and the position then.
fn beginning(file: &GameFile<Guderian>, side: Side) -> (usize, &Position) {
    let mut began = (0, &file.start);
    let mut seen_enemy = false;
    for (after, position) in file.positions.iter().rev() {
        let enemy = position.public.phase.side() != side;
        if seen_enemy && !enemy {
            return began;
        }
        seen_enemy |= enemy;
        began = (*after, position);
    }
    (0, &file.start)
}

fn standing(position: &Position) -> Standing {
    let counters = position.public.counters.iter();
    counters.map(|counter| (counter.id, (counter.hex(), counter.side()))).collect()
}

/// The move that an order made, if it made one.
fn go(stood: &mut Standing, order: &Order) -> Option<Made> {
    let (units, path, way): (Vec<UnitId>, Vec<Hex>, Way) = match order {
        Order::Move { units, path } | Order::Enter { units, path } | Order::Advance { units, path } => {
            (units.clone(), path.clone(), Way::Walk)
        }
        Order::Rail { units, path } => (units.clone(), path.clone(), Way::Rail),
        Order::Overrun { units, target } => (units.clone(), vec![*target], Way::Walk),
        Order::Route { stack, path, units } => {
            let all =
                || stood.iter().filter(|(_, (at, _))| *at == Some(*stack)).map(|(unit, _)| *unit).collect();
            (if units.is_empty() { all() } else { units.clone() }, path.clone(), Way::Retreat)
        }
        Order::CallUp { path } => {
            return Some(Made { flag: Side::Soviet.into(), way: Way::Walk, hexes: path.clone() });
        }
        _ => return None,
    };
    along(stood, (units.as_slice(), path.as_slice()), way)
}

/// The move of these units along a path.
fn along(stood: &mut Standing, (units, path): (&[UnitId], &[Hex]), way: Way) -> Option<Made> {
    let (from, side) = stood.get(units.first()?).copied()?;
    let near = |from: &Hex| path.first().is_some_and(|first| from.distance(*first) == 1);
    let hexes = from.filter(near).into_iter().chain(path.iter().copied()).collect();
    for unit in units {
        if let Some(stands) = stood.get_mut(unit) {
            stands.0 = path.last().copied();
        }
    }
    Some(Made { flag: side.into(), way, hexes })
}
