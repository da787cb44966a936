//! The planned attack: its units and the hexes that they attack.

use super::preview::WeighedAttack;
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::guderian::rules::{
        Rulebook, combat::may_attack, counter::Piece, order::Order, position::Public, refusal::Why,
    },
};

/// The planned attack.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlannedAttack {
    pub units: Vec<UnitId>,
    pub targets: Vec<Hex>,
    /// Whether it is an overrun, during movement (6.5).
    pub overrun: bool,
}

impl PlannedAttack {
    pub fn is_empty(&self) -> bool {
        self.units.is_empty() || self.targets.is_empty()
    }

    /// The order that carries it out.
    pub fn order(&self) -> Option<Order> {
        let target = self.targets.first().filter(|_| !self.is_empty())?;
        let units = self.units.clone();
        Some(match self.overrun {
            true => Order::Overrun { units, target: *target },
            false => Order::Attack { units, targets: self.targets.clone() },
        })
    }

    /// Clears the plan.
    pub fn clear(&mut self) {
        self.units.clear();
        self.targets.clear();
        self.overrun = false;
    }

    /// The attack that this order makes, before its die is rolled; none if it makes none.
    pub fn of(order: &Order) -> Option<Self> {
        match order {
            Order::Attack { units, targets } => {
                Some(Self { units: units.clone(), targets: targets.clone(), overrun: false })
            }
            Order::Overrun { units, target } => {
                Some(Self { units: units.clone(), targets: vec![*target], overrun: true })
            }
            _ => None,
        }
    }

    /// The overrun among the attacks that orders make.
    pub fn of_overrun(order: &Order) -> Option<Self> {
        Self::of(order).filter(|planned| planned.overrun)
    }

    /// Adds a clicked unit to the attack on the planned targets, or on the enemy that was clicked before it; removes a
    /// unit that is in the attack already. Returns the selection after either.
    pub fn join(
        &mut self,
        rulebook: &Rulebook,
        public: &Public,
        selected: &[UnitId],
        piece: Piece,
    ) -> Option<Vec<UnitId>> {
        let unit = public.counter(piece).id;
        if let Some(number) = self.units.iter().position(|other| *other == unit) {
            self.units.remove(number);
            return Some(selected.iter().copied().filter(|other| *other != unit).collect());
        }
        let clicked = selected.first().and_then(|unit| public.find(*unit));
        let clicked = clicked.filter(|piece| public.counter(*piece).side() != public.phase.side());
        let clicked = clicked.and_then(|piece| public.counter(piece).hex());
        let target = self.targets.first().copied().or(clicked)?;
        let targets = if self.targets.is_empty() { vec![target] } else { self.targets.clone() };
        let mut all: Vec<Piece> = self.units.iter().filter_map(|unit| public.find(*unit)).collect();
        all.push(piece);
        may_attack(rulebook, public, &all, &targets).ok()?;
        *self = self.with(rulebook, public, &[piece], target).ok()?;
        Some(self.units.clone())
    }

    /// The plan with these units and this target: added to the plan if the rules allow all of it as one attack,
    /// otherwise a new plan of these alone.
    ///
    /// # Errors
    /// Neither is an attack that the rules allow; they give the reason for the whole.
    pub fn with(
        &self,
        rulebook: &Rulebook,
        public: &Public,
        pieces: &[Piece],
        target: Hex,
    ) -> Result<Self, Why> {
        let units: Vec<UnitId> = pieces.iter().map(|piece| public.counter(*piece).id).collect();
        let mut joined = self.clone();
        for unit in &units {
            if !joined.units.contains(unit) {
                joined.units.push(*unit);
            }
        }
        if !joined.targets.contains(&target) {
            joined.targets.push(target);
        }
        let all: Vec<Piece> = joined.units.iter().filter_map(|unit| public.find(*unit)).collect();
        let together = may_attack(rulebook, public, &all, &joined.targets);
        let alone = may_attack(rulebook, public, pieces, &[target]);
        match (together, alone) {
            (Ok(()), _) => Ok(joined),
            (Err(_), Ok(())) if !self.targets.contains(&target) => {
                Ok(Self { units, targets: vec![target], overrun: false })
            }
            (Err(why), _) => Err(why),
        }
    }

    /// The attack for its preview.
    pub fn weighed(&self, public: &Public) -> WeighedAttack {
        WeighedAttack {
            attackers: self.units.iter().filter_map(|unit| public.find(*unit)).collect(),
            targets: self.targets.clone(),
            overrun: self.overrun,
        }
    }
}
