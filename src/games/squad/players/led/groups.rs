//! The groups of a side: leaders with their squads, and other units each by itself.

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::{
        players::estimate::{Estimate, Unit},
        rules::counter::Place,
    },
};

/// The most groups that are told something.
const MOST: usize = 10;
/// The distance to a place or an enemy at which a group counts half.
const NEAR: f64 = 4.0;

/// Units of one hex that are told one thing together.
pub(super) struct Stack<'e, 'a> {
    /// The leader first, if there is one.
    pub units: Vec<&'e Unit<'a>>,
    /// The passengers of a vehicle.
    riders: Vec<UnitId>,
}

impl<'e, 'a> Stack<'e, 'a> {
    fn new(estimate: &Estimate, units: Vec<&'e Unit<'a>>) -> Self {
        let riders = units.iter().flat_map(|unit| estimate.public.carried_by(unit.counter.id));
        let riders = riders.filter(|rider| matches!(rider.place, Place::Aboard(_)));
        let riders = riders.map(|rider| rider.id).collect();
        Self { units, riders }
    }

    /// The unit by which the others are judged: the first squad, or the only unit.
    pub fn leading(&self) -> Option<&'e Unit<'a>> {
        let squad = self.units.iter().find(|unit| unit.kind.leads().is_none());
        squad.or(self.units.first()).copied()
    }

    pub fn ids(&self) -> Vec<UnitId> {
        self.units.iter().map(|unit| unit.counter.id).chain(self.riders.iter().copied()).collect()
    }

    /// Its value, more the nearer it is to victory hexes and enemies.
    fn importance(&self, estimate: &Estimate) -> f64 {
        let Some(hex) = self.units.first().map(|unit| unit.hex) else { return 0.0 };
        let aims = estimate.aims.iter().map(|aim| aim.hex);
        let places = aims.chain(estimate.posts.iter().map(|post| post.hex));
        let near = places.map(|place| place.distance(hex)).min().unwrap_or(0);
        let worth = self.units.iter().map(|unit| unit.worth).sum::<f64>();
        worth / (1.0 + f64::from(near) / NEAR)
    }
}

/// The stacks that count most, the most important first.
pub(super) fn stacks<'e, 'a>(estimate: &'e Estimate<'a>) -> Vec<Stack<'e, 'a>> {
    let mut hexes: Vec<Hex> = estimate.own.iter().map(|unit| unit.hex).collect();
    hexes.sort_unstable();
    hexes.dedup();
    let stacks = hexes.into_iter().flat_map(|hex| in_hex(estimate, hex));
    let mut stacks: Vec<(f64, Stack)> = stacks.map(|stack| (stack.importance(estimate), stack)).collect();
    stacks.sort_by(|(one, first), (other, second)| other.total_cmp(one).then(first.ids().cmp(&second.ids())));
    stacks.truncate(MOST);
    stacks.into_iter().map(|(_, stack)| stack).collect()
}

/// The stacks of a hex: its leaders with the squads that go along, and each other unit.
fn in_hex<'e, 'a>(estimate: &'e Estimate<'a>, hex: Hex) -> Vec<Stack<'e, 'a>> {
    let mut here: Vec<&'e Unit<'a>> = estimate.own.iter().filter(|unit| unit.hex == hex).collect();
    here.sort_by_key(|unit| (unit.kind.leads().is_none(), unit.counter.id));
    let led = here.iter().any(|unit| unit.kind.leads().is_some());
    let goes_along = |unit: &&Unit| led && unit.kind.is_infantry() && !unit.power.stays_back();
    let (band, others): (Vec<&Unit>, Vec<&Unit>) = here.into_iter().partition(goes_along);
    let mut stacks: Vec<Stack> = others.into_iter().map(|unit| Stack::new(estimate, vec![unit])).collect();
    if !band.is_empty() {
        stacks.push(Stack::new(estimate, band));
    }
    stacks
}
