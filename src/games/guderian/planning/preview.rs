//! The preview of a planned attack for the panels: columns in their places, results from good to bad, worked out once
//! and not in every frame.

use crate::{
    engine::board::Hex,
    games::guderian::rules::{
        Rulebook,
        combat::{
            odds::{self, Preview},
            results::CombatResult,
        },
        counter::Piece,
        phase::Phase,
        position::Public,
    },
};
use std::{ops::RangeInclusive, sync::Arc};

/// An attack that a player considers: the units and hexes of a planned or an imagined one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WeighedAttack {
    /// Attacking units and the leaders that add to them.
    pub attackers: Vec<Piece>,
    pub targets: Vec<Hex>,
    pub overrun: bool,
}

/// The preview of a planned attack.
#[derive(Clone, Debug)]
pub struct Promise {
    /// The answer of the rules.
    pub preview: Preview,
    /// For each column of the table, its chance.
    pub columns: Vec<f32>,
    /// Each possible result with its chance, best for the attacker first.
    pub results: Vec<(CombatResult, f32)>,
}

impl Promise {
    /// The likeliest column.
    pub fn likeliest(&self) -> usize {
        let better = |a: &(usize, &f32), b: &(usize, &f32)| a.1.total_cmp(b.1);
        self.columns.iter().enumerate().max_by(better).map_or(0, |(column, _)| column)
    }

    /// The range of the attack strength.
    pub fn attack_range(&self) -> RangeInclusive<u16> {
        self.preview.attack_range.0..=self.preview.attack_range.1
    }

    /// The range of the defence strength.
    pub fn defence_range(&self) -> RangeInclusive<u16> {
        self.preview.defence_range.0..=self.preview.defence_range.1
    }
}

/// Previews a planned attack from public state.
pub fn promise(rulebook: &Rulebook, public: &Public, planned: &WeighedAttack) -> Promise {
    let preview = odds::promise(rulebook, public, &planned.attackers, &planned.targets, planned.overrun);
    let chance = |odds| preview.columns.iter().find(|(column, _)| column == odds).map_or(0.0, |(_, c)| *c);
    let columns = rulebook.charts.odds.iter().map(|odds| chance(odds) as f32).collect();
    let mut results: Vec<(CombatResult, f32)> =
        preview.results.iter().map(|(result, chance)| (*result, *chance as f32)).collect();
    results.sort_by_key(|(result, _)| rank(*result));
    Promise { preview, columns, results }
}

/// From good to bad for the attacker.
fn rank(result: CombatResult) -> (u8, u8) {
    match result {
        CombatResult::DefenderEliminated { attacker } => (0, attacker),
        CombatResult::Losses { defender, attacker } if defender > 0 => (4 - defender.min(3), attacker),
        CombatResult::Engaged => (5, 0),
        CombatResult::Losses { attacker, .. } => (6, attacker),
        CombatResult::AttackerEliminated => (7, 0),
    }
}

/// The last preview, kept while the plan and the position do not change.
#[derive(Default)]
pub(crate) struct LastPromise {
    key: Option<(WeighedAttack, u8, Phase, usize)>,
    promise: Option<Arc<Promise>>,
}

impl LastPromise {
    /// The preview of a plan; `orders` grows with every order that is played.
    pub fn of(
        &mut self,
        rulebook: &Rulebook,
        public: &Public,
        planned: &WeighedAttack,
        orders: usize,
    ) -> Arc<Promise> {
        let key = Some((planned.clone(), public.turn, public.phase, orders));
        match &self.promise {
            Some(kept) if key == self.key => Arc::clone(kept),
            _ => {
                let new = Arc::new(promise(rulebook, public, planned));
                self.key = key;
                self.promise = Some(Arc::clone(&new));
                new
            }
        }
    }
}
