//! The odds of an attack before the die is thrown: exact where every strength is known, otherwise
//! as chances over the divisions that the untried units may be (K13.6).

use super::{
    combat,
    counter::Piece,
    kinds::Pool,
    overrun,
    position::Public,
    refusal::Why,
    results::CombatResult,
    rulebook::Rulebook,
    strength::{AttackStrength, DefenceStrength, Judge, printed},
};
use crate::{board::Hex, charts::Odds, counters::Word};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use serde::Serialize;
use std::{borrow::Cow, collections::BTreeMap};

/// Deals of the untried units that are looked at.
const DEALS: usize = 2000;

/// What an attack promises.
#[derive(Clone, Debug, Serialize)]
pub struct Preview {
    /// The attack with its parts; untried units count nothing in it.
    pub attack: AttackStrength,
    /// The defence with its parts; untried units count nothing in it.
    pub defence: DefenceStrength,
    /// The least and the most that the attack can be.
    pub attack_range: (u16, u16),
    /// The least and the most that the defence can be.
    pub defence_range: (u16, u16),
    /// Whether every strength is known.
    pub certain: bool,
    /// The chance of each odds column that can come, worst for the attacker first.
    pub columns: Vec<(Odds, f64)>,
    /// The chance of each result that can come.
    pub results: Vec<(CombatResult, f64)>,
    /// The chance that no defender has any strength.
    pub walkover: f64,
    /// The chance that nothing is left to attack with.
    pub void: f64,
}

/// What an attack or overrun of these units promises.
///
/// # Errors
/// The attack is not allowed; see [`combat::may_attack`] and [`overrun::may_overrun`].
pub fn preview(
    rulebook: &Rulebook,
    public: &Public,
    pieces: &[Piece],
    targets: &[Hex],
    as_overrun: bool,
) -> Result<Preview, Why> {
    if as_overrun {
        overrun::may_overrun(rulebook, public, pieces, *targets.first().ok_or(Why::NoTarget)?)?;
    } else {
        combat::may_attack(rulebook, public, pieces, targets)?;
    }
    Ok(promise(rulebook, public, pieces, targets, as_overrun))
}

/// What these units would do against these hexes, allowed or not.
pub fn promise(
    rulebook: &Rulebook,
    public: &Public,
    pieces: &[Piece],
    targets: &[Hex],
    as_overrun: bool,
) -> Preview {
    let everybody = pieces.iter().copied().chain(targets.iter().flat_map(|hex| public.stack(*hex)));
    let untried: Vec<Piece> = everybody.filter(|piece| public.counter(*piece).is_untried()).collect();
    let known = |piece| printed(rulebook, public, piece);
    let judge = Judge::new(rulebook, public, &known);
    let mut tally = Tally::new(rulebook);
    if untried.is_empty() {
        tally.count(judge.attack(pieces, as_overrun).total, judge.defence(pieces, targets).total);
    } else {
        let mut deals = Deals::new(rulebook, public, &untried);
        for _ in 0..DEALS {
            let dealt = deals.deal();
            let values =
                |piece| dealt.get(&piece).copied().unwrap_or_else(|| printed(rulebook, public, piece));
            let judge = Judge { printed: &values, lines: Cow::Borrowed(judge.lines.as_ref()), ..judge };
            tally.count(judge.attack(pieces, as_overrun).total, judge.defence(pieces, targets).total);
        }
    }
    let attack = judge.attack(pieces, as_overrun);
    let defence = judge.defence(pieces, targets);
    tally.preview(attack, defence, untried.is_empty())
}

/// Deals divisions to untried units as they may publicly be.
struct Deals {
    generator: ChaCha8Rng,
    untried: Vec<(Piece, Pool)>,
    possible: [Vec<(u16, u16)>; 2],
}

impl Deals {
    fn new(rulebook: &Rulebook, public: &Public, untried: &[Piece]) -> Self {
        let values = |id: &Word| {
            let print = rulebook.order_of_battle.find(*id)?;
            let record = rulebook.order_of_battle.record(print);
            Some((u16::from(record.attack[0]), u16::from(record.defence[0])))
        };
        let possible = Pool::BOTH
            .map(|pool| public.possible(rulebook, pool).iter().filter_map(values).collect::<Vec<_>>());
        let untried =
            untried.iter().filter_map(|piece| Some((*piece, public.counter(*piece).kind.pool()?))).collect();
        Self { generator: ChaCha8Rng::seed_from_u64(1941), untried, possible }
    }

    /// Attack and defence of each untried unit in one deal, nobody dealt twice.
    fn deal(&mut self) -> BTreeMap<Piece, (u16, u16)> {
        let mut dealt = BTreeMap::new();
        let mut next = [0, 0];
        for (piece, pool) in &self.untried {
            let possible = &mut self.possible[pool.number()];
            let at = &mut next[pool.number()];
            if *at >= possible.len() {
                continue;
            }
            let chosen = self.generator.random_range(*at..possible.len());
            possible.swap(*at, chosen);
            dealt.insert(*piece, possible[*at]);
            *at += 1;
        }
        dealt
    }
}

/// Counts what comes of the deals.
struct Tally<'a> {
    rulebook: &'a Rulebook,
    deals: u32,
    columns: Vec<u32>,
    walkovers: u32,
    voids: u32,
    attack: (u16, u16),
    defence: (u16, u16),
}

impl<'a> Tally<'a> {
    fn new(rulebook: &'a Rulebook) -> Self {
        Self {
            rulebook,
            deals: 0,
            columns: vec![0; rulebook.charts.odds.len()],
            walkovers: 0,
            voids: 0,
            attack: (u16::MAX, 0),
            defence: (u16::MAX, 0),
        }
    }

    fn count(&mut self, attack: u16, defence: u16) {
        self.deals += 1;
        self.attack = (self.attack.0.min(attack), self.attack.1.max(attack));
        self.defence = (self.defence.0.min(defence), self.defence.1.max(defence));
        if defence == 0 {
            self.walkovers += 1;
        } else if attack == 0 {
            self.voids += 1;
        } else {
            self.columns[Odds::column(attack, defence, &self.rulebook.charts.odds)] += 1;
        }
    }

    fn preview(&self, attack: AttackStrength, defence: DefenceStrength, certain: bool) -> Preview {
        let share = |count: u32| f64::from(count) / f64::from(self.deals.max(1));
        let mut results: BTreeMap<CombatResult, f64> = BTreeMap::new();
        let mut columns = Vec::new();
        for (column, count) in self.columns.iter().enumerate().filter(|(_, count)| **count > 0) {
            columns.push((self.rulebook.charts.odds[column], share(*count)));
            for row in 0..6 {
                let result = self.rulebook.combat_results().at(row, column);
                *results.entry(result).or_default() += share(*count) / 6.0;
            }
        }
        Preview {
            attack,
            defence,
            attack_range: self.attack,
            defence_range: self.defence,
            certain,
            columns,
            results: results.into_iter().collect(),
            walkover: share(self.walkovers),
            void: share(self.voids),
        }
    }
}
