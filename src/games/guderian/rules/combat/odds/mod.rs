//! The odds of an attack before the die is rolled: exact where every strength is known, otherwise as chances over the
//! divisions that the untried units may be (K13.6).
//!
//! Untried units are revealed by the same rules as in the battle itself, to the extent that it matters. A worthless
//! unit is removed before the strengths are compared. Its zone then no longer counts, at the river or for supply lines.

mod deals;
mod hands;
mod turned;

use super::{
    results::CombatResult,
    strength::{AttackStrength, DefenceStrength, Judge, printed},
};
use crate::{
    engine::{board::Hex, charts::Odds},
    games::guderian::rules::{
        combat, counter::Piece, movement::overrun, position::Public, refusal::Why, rulebook::Rulebook,
    },
};
use deals::Deals;
use hands::{Hands, Planned};
use serde::Serialize;
use std::collections::BTreeMap;
use turned::{Drawn, Turned};

/// The preview of an attack.
#[derive(Clone, Debug, Serialize)]
pub struct Preview {
    /// The attack with its parts; untried units count 0 in it.
    pub attack: AttackStrength,
    /// The defence with its parts; untried units count 0 in it.
    pub defence: DefenceStrength,
    /// The least and the most that the attack can be.
    pub attack_range: (u16, u16),
    /// The least and the most that the defence can be.
    pub defence_range: (u16, u16),
    /// Whether every strength is known.
    pub certain: bool,
    /// The chance of each possible odds column, worst for the attacker first.
    pub columns: Vec<(Odds, f64)>,
    /// The chance of each possible result.
    pub results: Vec<(CombatResult, f64)>,
    /// The chance that no defender has any strength.
    pub walkover: f64,
    /// The chance that no unit is left to attack with.
    pub void: f64,
}

/// Previews an attack or overrun by these units.
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

/// Previews these units against these hexes, allowed or not.
pub fn promise(
    rulebook: &Rulebook,
    public: &Public,
    pieces: &[Piece],
    targets: &[Hex],
    as_overrun: bool,
) -> Preview {
    let known = |piece| printed(rulebook, public, piece);
    let judge = Judge::new(rulebook, public, &known);
    let (attack, defence) = (judge.attack(pieces, as_overrun), judge.defence(pieces, targets));
    let mut tally = Tally::new(rulebook);
    let planned = Planned { rulebook, public, pieces, targets, overrun: as_overrun };
    let hands = Hands::new(&planned);
    let certain = hands.is_empty();
    if certain {
        tally.count(attack.total, defence.total, 1.0);
    } else {
        Deals::new(&planned, &hands).tell(&mut tally);
    }
    tally.preview(attack, defence, certain)
}

/// Previews an overrun of a hex by these units after they have moved along this path, if any.
pub fn promise_of_overrun(
    rulebook: &Rulebook,
    public: &Public,
    pieces: &[Piece],
    path: &[Hex],
    target: Hex,
) -> Preview {
    if path.is_empty() {
        return promise(rulebook, public, pieces, &[target], true);
    }
    let there = turned::after_walk(rulebook, public, pieces, path);
    promise(rulebook, &there, pieces, &[target], true)
}

impl Preview {
    /// The odds column with the highest chance, the worse of two equal ones; none where no strengths are compared.
    pub fn likeliest(&self) -> Option<Odds> {
        let mut columns = self.columns.iter();
        let first = columns.next()?;
        let more = |best: &(Odds, f64), next: &(Odds, f64)| if next.1 > best.1 { *next } else { *best };
        Some(columns.fold(*first, |best, next| more(&best, next)).0)
    }

    /// The chance that the odds are these or better for the attacker, or that no unit is left to defend.
    pub fn chance_of(&self, least: Odds) -> f64 {
        let good = self.columns.iter().filter(|(odds, _)| *odds >= least).map(|(_, chance)| chance);
        self.walkover + good.sum::<f64>()
    }
}

/// Counts the outcomes of the deals.
struct Tally<'a> {
    rulebook: &'a Rulebook,
    weight: f64,
    columns: Vec<f64>,
    walkovers: f64,
    voids: f64,
    attack: (u16, u16),
    defence: (u16, u16),
}

impl<'a> Tally<'a> {
    fn new(rulebook: &'a Rulebook) -> Self {
        Self {
            rulebook,
            weight: 0.0,
            columns: vec![0.0; rulebook.charts.odds.len()],
            walkovers: 0.0,
            voids: 0.0,
            attack: (u16::MAX, 0),
            defence: (u16::MAX, 0),
        }
    }

    /// Counts a battle with these strengths. Weight 0 only extends the range of strengths.
    fn count(&mut self, attack: u16, defence: u16, weight: f64) {
        self.attack = (self.attack.0.min(attack), self.attack.1.max(attack));
        self.defence = (self.defence.0.min(defence), self.defence.1.max(defence));
        self.weight += weight;
        if defence == 0 {
            self.walkovers += weight;
        } else if attack == 0 {
            self.voids += weight;
        } else {
            self.columns[Odds::column(attack, defence, &self.rulebook.charts.odds)] += weight;
        }
    }

    /// Counts a battle with these hands turned up and these strengths drawn by the units that fight.
    fn add(&mut self, turned: &Turned, drawn: &[Drawn], weight: f64) {
        if turned.walkover {
            self.defence.0 = 0;
            self.weight += weight;
            self.walkovers += weight;
        } else {
            let (attack, defence) = turned.strengths(drawn);
            self.count(attack, defence, weight);
        }
    }

    fn preview(&self, attack: AttackStrength, defence: DefenceStrength, certain: bool) -> Preview {
        let share = |weight: f64| if self.weight > 0.0 { weight / self.weight } else { 0.0 };
        let mut results: BTreeMap<CombatResult, f64> = BTreeMap::new();
        let mut columns = Vec::new();
        for (column, weight) in self.columns.iter().enumerate().filter(|(_, weight)| **weight > 0.0) {
            columns.push((self.rulebook.charts.odds[column], share(*weight)));
            for row in 0..6 {
                let result = self.rulebook.combat_results().at(row, column);
                *results.entry(result).or_default() += share(*weight) / 6.0;
            }
        }
        // If no unit ever defends, no strengths were compared.
        let compared = self.attack.0 <= self.attack.1;
        Preview {
            attack_range: if compared { self.attack } else { (attack.total, attack.total) },
            attack,
            defence,
            defence_range: self.defence,
            certain,
            columns,
            results: results.into_iter().collect(),
            walkover: share(self.walkovers),
            void: share(self.voids),
        }
    }
}
