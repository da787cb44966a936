//! What a planned attack promises: strengths, columns and results with their chances.

use super::state::PlannedAttack;
use crate::{
    charts::Odds,
    counters::Word,
    games::guderian::{
        Rulebook,
        counter::Piece,
        kinds::Pool,
        position::Public,
        results::CombatResult,
        strength::{AttackStrength, DefenceStrength, Judge, printed},
    },
};
use std::ops::RangeInclusive;

/// Guesses at who the untried divisions are.
const GUESSES: usize = 96;

/// What an attack promises.
#[derive(Clone, Debug)]
pub struct Preview {
    /// The attack; untried units count nothing in its parts.
    pub attack: AttackStrength,
    /// The defence; untried units count nothing in its parts.
    pub defence: DefenceStrength,
    /// Whether every value is known.
    pub known: bool,
    /// How strong the attack may turn out.
    pub attack_range: RangeInclusive<u16>,
    /// How strong the defence may turn out.
    pub defence_range: RangeInclusive<u16>,
    /// For each column of the table, its chance.
    pub columns: Vec<f32>,
    /// Each possible result with its chance, best for the attacker first.
    pub results: Vec<(CombatResult, f32)>,
}

impl Preview {
    /// The column that is likeliest.
    pub fn likeliest(&self) -> usize {
        let better = |a: &(usize, &f32), b: &(usize, &f32)| a.1.total_cmp(b.1);
        self.columns.iter().enumerate().max_by(better).map_or(0, |(column, _)| column)
    }
}

/// What a planned attack promises, from what both players know.
///
/// Untried divisions are guessed from those that nobody has seen yet.
pub fn preview(rulebook: &Rulebook, public: &Public, planned: &PlannedAttack) -> Preview {
    let open = |piece: Piece| printed(rulebook, public, piece);
    let judge = Judge::new(rulebook, public, &open);
    let attack = judge.attack(&planned.attackers, planned.overrun);
    let defence = judge.defence(&planned.attackers, &planned.targets);
    let defenders = planned.targets.iter().flat_map(|hex| public.stack(*hex));
    let untried: Vec<Piece> = planned
        .attackers
        .iter()
        .copied()
        .chain(defenders)
        .filter(|piece| public.counter(*piece).is_untried())
        .collect();
    let mut lines = judge.lines;
    let known = untried.is_empty();
    let mut guesser = Guesser::new(rulebook, public, &untried);
    let mut columns = vec![0.0; rulebook.charts.odds.len()];
    let mut strengths = Vec::new();
    for _ in 0..if known { 1 } else { GUESSES } {
        let guess = guesser.guess();
        let values = |piece: Piece| {
            guess.iter().find(|(other, _)| *other == piece).map_or_else(|| open(piece), |(_, values)| *values)
        };
        let judge = Judge { rulebook, public, lines, printed: &values };
        let attack = judge.attack(&planned.attackers, planned.overrun).total;
        let defence = judge.defence(&planned.attackers, &planned.targets).total;
        lines = judge.lines;
        strengths.push((attack, defence));
        columns[Odds::column(attack, defence, &rulebook.charts.odds)] += 1.0;
    }
    let all: f32 = columns.iter().sum();
    columns.iter_mut().for_each(|chance| *chance /= all);
    let range = |values: &dyn Fn(&(u16, u16)) -> u16| {
        let (low, high) = (strengths.iter().map(values).min(), strengths.iter().map(values).max());
        low.unwrap_or(0)..=high.unwrap_or(0)
    };
    let results = results(rulebook, &columns);
    let (attack_range, defence_range) = (range(&|pair| pair.0), range(&|pair| pair.1));
    Preview { attack, defence, known, attack_range, defence_range, columns, results }
}

/// The chance of each result when the columns have these chances.
pub fn results(rulebook: &Rulebook, columns: &[f32]) -> Vec<(CombatResult, f32)> {
    let table = rulebook.combat_results();
    let mut results: Vec<(CombatResult, f32)> = Vec::new();
    for (column, chance) in columns.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
        for row in 0..table.rows() {
            let result = table.at(row, column);
            let share = chance / table.rows() as f32;
            match results.iter_mut().find(|(other, _)| *other == result) {
                Some((_, sum)) => *sum += share,
                None => results.push((result, share)),
            }
        }
    }
    results.sort_by_key(|(result, _)| rank(*result));
    results
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

/// Who the untried divisions may be, drawn at random but always in the same way.
struct Guesser<'a> {
    rulebook: &'a Rulebook,
    untried: Vec<(Piece, Pool)>,
    unseen: [Vec<Word>; 2],
    state: u64,
}

impl<'a> Guesser<'a> {
    fn new(rulebook: &'a Rulebook, public: &Public, untried: &[Piece]) -> Self {
        let pool = |piece: &Piece| public.counter(*piece).kind.pool();
        let untried = untried.iter().filter_map(|piece| Some((*piece, pool(piece)?))).collect();
        let unseen = Pool::BOTH.map(|pool| public.possible(rulebook, pool));
        Self { rulebook, untried, unseen, state: 0x9e37_79b9_7f4a_7c15 }
    }

    fn below(&mut self, end: usize) -> usize {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        (self.state % end.max(1) as u64) as usize
    }

    fn guess(&mut self) -> Vec<(Piece, (u16, u16))> {
        let mut guess = Vec::with_capacity(self.untried.len());
        let mut drawn = [0, 0];
        for number in 0..self.untried.len() {
            let (piece, pool) = self.untried[number];
            let pool = pool.number();
            let left = self.unseen[pool].len();
            if drawn[pool] >= left {
                continue;
            }
            let other = drawn[pool] + self.below(left - drawn[pool]);
            self.unseen[pool].swap(drawn[pool], other);
            let id = self.unseen[pool][drawn[pool]];
            drawn[pool] += 1;
            let Some(print) = self.rulebook.order_of_battle.find(id) else { continue };
            let record = self.rulebook.order_of_battle.record(print);
            let first = |values: &[u8]| values.first().copied().map_or(0, u16::from);
            guess.push((piece, (first(&record.attack), first(&record.defence))));
        }
        guess
    }
}
