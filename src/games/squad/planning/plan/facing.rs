//! The planned facing of a vehicle or gun: set by the wheel, a key or the panel, or the facing after its move (7).

use super::pointing::Pointing;
use crate::{
    engine::{
        board::{ALL_SIDES, Hex, Hexside},
        counters::UnitId,
    },
    games::squad::rules::{
        View,
        counter::{Counter, Place},
        sight::line::middle,
    },
};

/// The first of these units with a facing that is, or will be, in a hex by itself.
pub(crate) fn facer<'a>(view: &'a View, units: &[UnitId]) -> Option<&'a Counter> {
    let faces = |counter: &&Counter| {
        counter.side == view.side
            && view.rulebook.kind(counter).faces()
            && matches!(counter.place, Place::Map(_) | Place::Due(_) | Place::SetUp(_))
    };
    units.iter().filter_map(|unit| view.public().find(*unit)).find(faces)
}

/// The side that points most nearly from one hex to another.
pub(crate) fn towards(from: Hex, to: Hex) -> Hexside {
    let ([x, y], [to_x, to_y]) = (middle(from), middle(to));
    let way = [to_x - x, to_y - y];
    let along = |side: &Hexside| {
        let Some([at_x, at_y]) = from.step(*side).map(middle) else { return i64::MIN };
        // The factor of three makes both axes equal (9.7).
        (at_x - x) * way[0] + 3 * (at_y - y) * way[1]
    };
    ALL_SIDES.into_iter().max_by_key(along).unwrap_or(Hexside::North)
}

/// The centre of the hexes where the enemy is expected: of its units, or of the map.
fn front(view: &View) -> Option<Hex> {
    let enemies: Vec<Hex> = view.public().on_map(view.side.enemy()).map(|(_, hex)| hex).collect();
    let hexes = if enemies.is_empty() { view.rulebook.board.hexes().collect() } else { enemies };
    let number = u32::try_from(hexes.len()).ok().filter(|number| *number > 0)?;
    let mean = |part: &dyn Fn(&Hex) -> u8| {
        u8::try_from(hexes.iter().map(|hex| u32::from(part(hex))).sum::<u32>() / number).ok()
    };
    Hex::new(mean(&|hex| hex.column())?, mean(&|hex| hex.row())?)
}

/// The facing of a unit in a hex before the player turns it: its present one, or towards the enemy.
pub(crate) fn usual(view: &View, counter: &Counter, hex: Hex) -> Hexside {
    let stands = counter.facing.filter(|_| counter.hex().is_some());
    stands.unwrap_or_else(|| front(view).map_or(Hexside::North, |front| towards(hex, front)))
}

/// The facing of a bunker in a hex before the player turns it.
pub(crate) fn of_bunker(view: &View, hex: Hex) -> Hexside {
    front(view).map_or(Hexside::North, |front| towards(hex, front))
}

/// The next side, clockwise or not.
pub(crate) fn next(side: Hexside, clockwise: bool) -> Hexside {
    let number = side.number() + if clockwise { 1 } else { ALL_SIDES.len() - 1 };
    ALL_SIDES.get(number % ALL_SIDES.len()).copied().unwrap_or(side)
}

/// Turns the unit by one hexside from the facing that is shown in the hex under it, or in its own hex.
pub(crate) fn turn(
    view: &View,
    pointing: &mut Pointing,
    units: &[UnitId],
    (at, clockwise): (Option<Hex>, bool),
) {
    let Some(counter) = facer(view, units) else { return };
    let hex = at.or_else(|| counter.hex()).or_else(|| view.rulebook.board.hexes().next());
    let now = pointing.facing.or_else(|| hex.map(|hex| usual(view, counter, hex)));
    pointing.facing = now.map(|now| next(now, clockwise));
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;

    #[test]
    fn a_side_points_to_where_something_lies() {
        let from: Hex = "1007".parse().unwrap();
        for (to, side) in [
            ("1002", Hexside::North),
            ("1012", Hexside::South),
            ("1405", Hexside::NorthEast),
            ("1410", Hexside::SouthEast),
            ("0505", Hexside::NorthWest),
        ] {
            assert_eq!(towards(from, to.parse().unwrap()), side, "{to}");
        }
    }

    #[test]
    fn a_turn_goes_round_either_way() {
        let round = |clockwise| {
            let mut side = Hexside::North;
            ALL_SIDES.map(|_| {
                side = next(side, clockwise);
                side
            })
        };
        assert_eq!(round(true)[0], Hexside::NorthEast);
        assert_eq!(round(false)[0], Hexside::NorthWest);
        assert_eq!([round(true)[5], round(false)[5]], [Hexside::North; 2]);
    }
}
