//! The distances from every hex to the places that matter, over ground without units.

use crate::{
    engine::board::{Hex, HexMap, Link, spread},
    games::platoon::rules::{
        counter::Counter, kinds::Moves, movement::off_road, position::Public, rulebook::Rulebook,
    },
};
use std::sync::Arc;

/// Value for a missing path, in half points.
pub(super) const FAR: u16 = u16::MAX;
/// The movement classes that are distinguished.
const LEGS: [Moves; 5] = [Moves::Tracked, Moves::Truck, Moves::Wagon, Moves::Mounted, Moves::Foot];

/// Distances to one hex for one movement class.
type Route = (Hex, Moves, Arc<HexMap<u16>>);

/// Distances to goals, by the movement classes of units. A copy shares them.
#[derive(Clone, Debug, Default)]
pub(super) struct Ways {
    fields: Arc<Vec<(Hex, [Option<HexMap<u16>>; 5])>>,
    /// Distances to hexes to which units are sent, and which are no goals of the scenario.
    routes: Vec<Route>,
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
        Self { fields: Arc::new(fields.collect()), routes: Vec::new() }
    }

    /// Forgets the distances to hexes that were added.
    pub fn forget_routes(&mut self) {
        self.routes.clear();
    }

    /// Adds the distances to a hex for a movement class, if they are not known.
    pub fn add(&mut self, rulebook: &Rulebook, public: &Public, hex: Hex, legs: Moves) {
        let is_goal = self.fields.binary_search_by_key(&hex, |(goal, _)| *goal).is_ok();
        if is_goal || self.route(hex, legs).is_some() {
            return;
        }
        let Some(walker) = walker(rulebook, public, legs) else { return };
        self.routes.push((hex, legs, Arc::new(field(rulebook, public, walker, &[hex], Towards::Goal))));
    }

    fn route(&self, to: Hex, legs: Moves) -> Option<&HexMap<u16>> {
        let route = self.routes.iter().find(|(hex, moves, _)| *hex == to && *moves == legs);
        route.map(|(.., field)| field.as_ref())
    }

    /// Half points from a hex to a goal, or to a hex that was added; [`FAR`] if there is no path.
    pub fn points(&self, goal: Hex, legs: Moves, from: Hex) -> u16 {
        let place = self.fields.binary_search_by_key(&goal, |(hex, _)| *hex);
        let field = match place.ok().and_then(|place| self.fields.get(place)) {
            Some((_, fields)) => number(legs).and_then(|number| fields[number].as_ref()),
            None => self.route(goal, legs),
        };
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
