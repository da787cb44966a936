//! Fire in the enemy's movement keeps shooters for the units that have yet to move, and waits for the better hex that
//! the mover must enter next. A unit that has waited still has its defensive fire (3.4).

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::{
        players::estimate::{Aim as Place, Estimate, Unit, toll::Toll},
        rules::{
            counter::{Counter, Place as Where},
            fire::{Aim, Attack, Shot, fire, modifier::sum},
            movement::{Moves, stride},
            position::Public,
        },
    },
};

/// The rolls of 36 with an effect from which fire is too good to be kept.
const GOOD: u32 = 24;
/// The factor by which fire in the next hex must be better to wait for it.
const BETTER: f64 = 1.2;
/// The range within which units that have yet to move are expected.
const WATCH: u32 = 8;

/// The fire that the side keeps while one enemy group moves.
pub(crate) struct Reserve<'e, 'a> {
    estimate: &'e Estimate<'a>,
    units: &'e [UnitId],
    /// The units that may still fire at this group.
    shooters: usize,
    /// The next hexes on its path to the nearest place, each with the group in it.
    nexts: Vec<(Hex, Public)>,
    /// Whether no fire is kept: the group is in a place of the side, or beside one or beside a unit.
    presses: bool,
}

impl<'e, 'a> Reserve<'e, 'a> {
    pub fn new(estimate: &'e Estimate<'a>, units: &'e [UnitId], entered: &[&Counter], hex: Hex) -> Self {
        let own = |place: &&Place| place.mine;
        let presses = !estimate.manner.manual
            || estimate.aims.iter().filter(own).any(|place| place.hex.distance(hex) <= 1)
            || estimate.own.iter().any(|unit| unit.hex.distance(hex) <= 1);
        let nexts = if presses { Vec::new() } else { nexts(estimate, entered, hex) };
        Self { estimate, units, shooters: shooters(estimate), nexts, presses }
    }

    /// Whether these units keep their fire, which would have this value now.
    pub fn keeps(
        &self,
        (shots, leader): (&[Shot], Option<UnitId>),
        (attack, value): (&Attack, f64),
        toll: &Toll,
    ) -> bool {
        if self.presses {
            return false;
        }
        let leads =
            |shot: &Shot| self.estimate.find_own(shot.unit).is_some_and(|unit| unit.kind.leads().is_some());
        let good = attack.chance(self.estimate.rulebook) >= GOOD;
        // A leader alone hits nothing and cannot lead the fire that follows.
        shots.iter().all(leads)
            || !good && shots.len() > self.shooters
            || self.is_better_next((shots, leader), value, toll)
    }

    /// Whether the fire is better in each of the hexes that the group can enter next on its path.
    fn is_better_next(&self, (shots, leader): (&[Shot], Option<UnitId>), value: f64, toll: &Toll) -> bool {
        let rulebook = self.estimate.rulebook;
        let better = |(hex, public): &(Hex, Public)| {
            let aim = (*hex, Aim::Entering(self.units));
            let attack = fire(rulebook, public, shots, leader, aim);
            attack.is_ok_and(|attack| toll.expected(attack.row, sum(&attack.modifiers)) > BETTER * value)
        };
        !self.nexts.is_empty() && self.nexts.iter().all(better)
    }
}

/// The number of units that may still fire at the group that moves now, if each group gets its share.
fn shooters(estimate: &Estimate) -> usize {
    let fires = |unit: &&Unit| {
        unit.kind.leads().is_none() && !unit.counter.condition.pinned && unit.power.range() > 0
    };
    let all = estimate.own.iter().filter(fires).count();
    let fired = estimate.own.iter().filter(fires).filter(|unit| unit.counter.condition.fired).count();
    let ready: Vec<Hex> = estimate.own.iter().filter(|unit| unit.ready).map(|unit| unit.hex).collect();
    let counts = |unit: &&Unit| unit.kind.leads().is_none() && unit.kind.gun().is_none();
    let begun = |unit: &Unit| unit.counter.condition.moved || unit.counter.condition.spent > 0;
    let comes =
        |unit: &Unit| unit.ready && !begun(unit) && ready.iter().any(|hex| hex.distance(unit.hex) <= WATCH);
    let enemies = || estimate.posts.iter().flat_map(|post| &post.units).filter(counts);
    let moved = enemies().filter(|unit| begun(unit)).count().max(1);
    let coming = enemies().filter(|unit| comes(unit)).count() + due(estimate);
    match coming {
        0 => usize::MAX,
        _ => (all * moved).div_ceil(moved + coming).saturating_sub(fired),
    }
}

/// The enemy squads and vehicles that may still enter in this turn.
fn due(estimate: &Estimate) -> usize {
    let force = estimate.rulebook.scenario.force(estimate.side.enemy());
    let may = |counter: &&Counter| match counter.place {
        Where::Due(number) if counter.side != estimate.side => {
            let kind = estimate.rulebook.kind(counter);
            let arrival = force.arrivals.get(usize::from(number));
            Moves::of(kind).is_some()
                && kind.leads().is_none()
                && arrival.is_some_and(|arrival| arrival.turn <= estimate.public.turn)
        }
        _ => false,
    };
    estimate.public.counters.iter().filter(may).count()
}

/// The hexes that a moving group can enter next on its path to the nearest place of the side, each with the group in
/// it; none if it can go no further.
fn nexts(estimate: &Estimate, entered: &[&Counter], hex: Hex) -> Vec<(Hex, Public)> {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    let own = estimate.aims.iter().filter(|place| place.mine);
    let Some(goal) =
        own.map(|place| place.hex).min_by_key(|place| (estimate.ways.points(*place, hex), *place))
    else {
        return Vec::new();
    };
    let far = estimate.ways.points(goal, hex);
    let assault = entered.first().is_some_and(|counter| counter.condition.assault_move);
    let goes = |to: &Hex| {
        estimate.ways.points(goal, *to) < far && stride(rulebook, public, entered, *to, assault).is_ok()
    };
    let there = |to: Hex| {
        let mut public = public.clone();
        for counter in &mut public.counters {
            if entered.iter().any(|unit| unit.id == counter.id) {
                counter.place = Where::Map(to);
                counter.condition.in_work = false;
            }
        }
        (to, public)
    };
    let near = rulebook.board.neighbours(hex).iter().flatten().copied();
    near.filter(goes).map(there).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::squad::{
        players::manual::samples::judged,
        rules::{
            kinds::Side,
            phase::{Phase, Step},
            samples::{hex, word},
        },
    };

    const STAND: [(&str, &str); 6] = [
        ("ge-rifle-1", "0604"),
        ("ge-rifle-2", "0703"),
        ("us-rifle-1", "0402"),
        ("us-rifle-2", "0302"),
        ("us-rifle-3", "0302"),
        ("us-rifle-4", "0302"),
    ];

    /// Of two shooters one is kept for the three squads that have yet to move; when all have moved, none.
    #[test]
    fn shooters_are_kept_for_those_who_come() {
        let when = (2, Phase::First(Step::Movement), Side::German);
        let left = |moved: u8| {
            let change = |public: &mut Public| {
                for number in 1..=moved {
                    let id = word(&format!("us-rifle-{number}"));
                    public
                        .counters
                        .iter_mut()
                        .filter(|it| it.id == id)
                        .for_each(|it| it.condition.moved = true);
                }
            };
            judged(when, &STAND, change, |estimate| shooters(estimate))
        };
        assert_eq!((left(1), left(3), left(4)), (1, 2, usize::MAX));
    }

    /// A squad that can still move goes on towards the farm; one without points does not.
    #[test]
    fn the_next_hexes_are_nearer() {
        let when = (2, Phase::First(Step::Movement), Side::German);
        let nexts = |spent| {
            let change = |public: &mut Public| {
                let id = word("us-rifle-1");
                public.counters.iter_mut().filter(|it| it.id == id).for_each(|it| it.condition.spent = spent);
            };
            judged(when, &STAND, change, |estimate| {
                let mover = estimate.public.find(word("us-rifle-1"));
                let entered: Vec<&Counter> = mover.into_iter().collect();
                let found = nexts(estimate, &entered, hex("0402"));
                found.iter().all(|(at, _)| at.distance(hex("0703")) <= 4) && !found.is_empty()
            })
        };
        assert!(nexts(1) && !nexts(4));
    }
}
