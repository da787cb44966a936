//! The units of both sides as the features count them: untried divisions by the mean of their possible strengths.

use super::super::staff::Belief;
use crate::{
    engine::board::Hex,
    games::guderian::rules::{
        combat::strength::printed,
        counter::{Counter, Piece, Place},
        kinds::{March, Side},
        movement::opening_points,
        position::Public,
        rulebook::Rulebook,
        supply::SupplyLines,
    },
};

/// A combat unit on the map.
pub(super) struct Unit {
    pub side: Side,
    pub hex: Hex,
    pub march: March,
    pub attack: f64,
    pub defence: f64,
    /// Half points in its next turn.
    pub points: u16,
    pub disrupted: bool,
    pub supplied: bool,
}

/// Strength of a side, the mean of attack and defence.
#[derive(Default)]
pub(super) struct Sum {
    pub armour: f64,
    pub infantry: f64,
    pub disrupted: f64,
    pub out_of_supply: f64,
    /// Units that are still to come.
    pub waiting: f64,
}

impl Sum {
    pub fn all(&self) -> f64 {
        self.armour + self.infantry
    }

    /// The share of all strength.
    pub fn share(&self, part: f64) -> f64 {
        part / self.all().max(1.0)
    }
}

/// The units of both sides.
pub(super) struct Forces {
    pub units: Vec<Unit>,
    /// Soviet and German units that are still to come.
    waiting: [f64; 2],
    /// Working Soviet leaders on the map.
    leaders: f64,
}

impl Forces {
    pub fn new(rulebook: &Rulebook, public: &Public) -> Self {
        let belief = Belief::new(rulebook, public);
        let mut units = Vec::new();
        for side in Side::BOTH {
            let lines = SupplyLines::new(rulebook, public, side);
            let all = public.on_map(side).filter(|(_, counter, _)| counter.is_combat_unit());
            units.extend(all.map(|(piece, counter, hex)| {
                let supplied = lines.supplies(rulebook, public, piece);
                let (attack, defence) = strength(rulebook, public, &belief, piece);
                Unit {
                    side,
                    hex,
                    march: counter.kind.march(),
                    attack,
                    defence,
                    points: half_points(counter, supplied),
                    disrupted: counter.condition.disrupted,
                    supplied,
                }
            }));
        }
        let comes = |place: Place| matches!(place, Place::Scheduled { .. } | Place::Due { .. });
        let waiting = Side::BOTH.map(|side| {
            let all = public.counters.iter().filter(|counter| counter.side() == side && comes(counter.place));
            all.map(|_| 1.0).sum::<f64>()
        });
        let leaders = public.on_map(Side::Soviet).filter(|(_, counter, _)| counter.is_working_leader());
        let leaders = leaders.map(|_| 1.0).sum::<f64>();
        Self { units, waiting, leaders }
    }

    /// Working Soviet leaders on the map.
    pub fn leaders(&self) -> f64 {
        self.leaders
    }

    pub fn sum(&self, side: Side) -> Sum {
        let waiting = self.waiting.get(side.number()).copied().unwrap_or_default();
        let mut sum = Sum { waiting, ..Sum::default() };
        for unit in self.units.iter().filter(|unit| unit.side == side) {
            let strength = (unit.attack + unit.defence) / 2.0;
            match unit.march {
                March::Motor => sum.armour += strength,
                _ => sum.infantry += strength,
            }
            if unit.disrupted {
                sum.disrupted += strength;
            }
            if !unit.supplied {
                sum.out_of_supply += strength;
            }
        }
        sum
    }
}

/// Attack and defence of a counter; the mean of its pool for an untried one.
fn strength(rulebook: &Rulebook, public: &Public, belief: &Belief, piece: Piece) -> (f64, f64) {
    let counter = public.counter(piece);
    let pool = counter.kind.pool().filter(|_| counter.is_untried());
    let mean = pool.and_then(|pool| belief.mean.get(pool.number()));
    let (attack, defence) = printed(rulebook, public, piece);
    mean.copied().unwrap_or((f64::from(attack), f64::from(defence)))
}

/// The half points of a unit in its next turn: halved out of supply (6.25), twice for a unit that moves twice (4.0),
/// none while it is disrupted.
fn half_points(counter: &Counter, supplied: bool) -> u16 {
    if counter.condition.disrupted {
        return 0;
    }
    let moves = if counter.kind.moves_twice() { 2 } else { 1 };
    opening_points(counter.allowance, supplied).0 * moves
}
