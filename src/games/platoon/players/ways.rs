//! The distances from every hex to the places that matter, over ground without units.

use crate::{
    engine::board::{Hex, HexMap, Link, spread},
    games::platoon::rules::{
        counter::Counter, kinds::Moves, movement::off_road, position::Public, rulebook::Rulebook,
    },
};

/// Value for a missing path, in half points.
pub(super) const FAR: u16 = u16::MAX;
/// The movement classes that are distinguished.
const LEGS: [Moves; 5] = [Moves::Tracked, Moves::Truck, Moves::Wagon, Moves::Mounted, Moves::Foot];

/// Distances to goals, by the movement classes of units.
#[derive(Clone, Debug, Default)]
pub(super) struct Ways {
    fields: Vec<(Hex, [Option<HexMap<u16>>; 5])>,
}

impl Ways {
    /// The distances to these goals for every movement class in the game.
    pub fn new(rulebook: &Rulebook, public: &Public, mut goals: Vec<Hex>) -> Self {
        goals.sort_unstable();
        goals.dedup();
        let walkers = LEGS.map(|legs| walker(rulebook, public, legs));
        let fields = goals.into_iter().map(|goal| {
            (goal, walkers.map(|walker| Some(field(rulebook, public, walker?, &[goal], Towards::Goal))))
        });
        Self { fields: fields.collect() }
    }

    /// Half points from a hex to a goal; [`FAR`] if there is no path.
    pub fn points(&self, goal: Hex, legs: Moves, from: Hex) -> u16 {
        let place = self.fields.binary_search_by_key(&goal, |(hex, _)| *hex);
        let field = place.ok().and_then(|place| self.fields.get(place));
        let field = field.and_then(|(_, fields)| fields[number(legs)?].as_ref());
        field.and_then(|field| field.get(from)).copied().unwrap_or(FAR)
    }

    /// Turns from a hex to a goal for a unit with this allowance; none if there is no path.
    pub fn turns(&self, goal: Hex, legs: Moves, allowance: u16, from: Hex) -> Option<f64> {
        let points = self.points(goal, legs, from);
        (points != FAR && allowance > 0).then(|| f64::from(points) / (2.0 * f64::from(allowance)))
    }
}

fn number(legs: Moves) -> Option<usize> {
    LEGS.iter().position(|other| *other == legs)
}

/// A unit of this movement class, the first by id.
pub(super) fn walker<'a>(rulebook: &Rulebook, public: &'a Public, legs: Moves) -> Option<&'a Counter> {
    public.counters.iter().find(|counter| rulebook.kind(counter).moves == legs)
}

/// Whether distances are those to the hexes or from them: uphill is not downhill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Towards {
    Goal,
    Everywhere,
}

/// The cost of the path that a unit would take to or from the nearest of some hexes, if no unit were on it.
pub(super) fn field(
    rulebook: &Rulebook,
    public: &Public,
    walker: &Counter,
    hexes: &[Hex],
    towards: Towards,
) -> HexMap<u16> {
    let cost = |from: Hex, to: Hex| -> Option<u16> {
        let side = from.side_towards(to)?;
        let blocked = [from, to].iter().any(|hex| public.blocks.contains(hex));
        if rulebook.board.link(Link::RoadOverRiver, from, side) && !blocked {
            return Some(rulebook.charts.road.0);
        }
        let dear = rulebook.kind(walker).points().0;
        // The least move brings a unit over anything that is not forbidden (6.4).
        off_road(rulebook, public, walker, from, to).ok().map(|cost| cost.0.min(dear))
    };
    let starts = hexes.iter().map(|hex| (*hex, 0));
    spread(&rulebook.board, starts, |here, next, _| match towards {
        Towards::Goal => cost(next, here),
        Towards::Everywhere => cost(here, next),
    })
}
