//! The possible strengths of an untried division: chances over its possible divisions, by public knowledge.

use crate::games::guderian::rules::{kinds::Pool, position::Public, rulebook::Rulebook};

/// Number of samples that represent a chance: the values below which a tenth, three tenths and so on are.
pub(super) const SAMPLES: usize = 5;
/// Most divisions of a stack that are distinguished.
const MOST: usize = 3;

/// The possible strength of untried divisions together.
#[derive(Clone, Debug)]
pub(in crate::games::guderian::players) struct Belief {
    /// Attack and defence of one division of each pool, on average.
    pub mean: [(f64, f64); 2],
    /// For each pool and number of divisions, samples of the sums of attack and of defence.
    sums: [[[(u16, u16); SAMPLES]; MOST + 1]; 2],
}

impl Belief {
    /// The belief in this game.
    pub fn new(rulebook: &Rulebook, public: &Public) -> Self {
        let values = Pool::BOTH.map(|pool| possible(rulebook, public, pool));
        let mean = [0, 1].map(|pool: usize| {
            let number = values[pool].len().max(1) as f64;
            let sum =
                |part: fn(&(u16, u16)) -> u16| values[pool].iter().map(part).map(f64::from).sum::<f64>();
            (sum(|value| value.0) / number, sum(|value| value.1) / number)
        });
        let sums = [0, 1].map(|pool: usize| {
            let attack = chances(values[pool].iter().map(|value| value.0));
            let defence = chances(values[pool].iter().map(|value| value.1));
            std::array::from_fn(|number| {
                let (attack, defence) = (samples(&attack, number), samples(&defence, number));
                std::array::from_fn(|sample| (attack[sample], defence[sample]))
            })
        });
        Self { mean, sums }
    }

    /// The share of one of `number` untried divisions of a pool in one hex, sample by sample. The first ones get the
    /// remainder of the division.
    pub fn share(&self, pool: Pool, number: usize, which: usize) -> [(u16, u16); SAMPLES] {
        let number = number.clamp(1, MOST);
        let part = |sum: u16| {
            let number = number as u16;
            sum / number + u16::from((which as u16) < sum % number)
        };
        self.sums[pool.number()][number].map(|(attack, defence)| (part(attack), part(defence)))
    }
}

/// Attack and defence of every division that an untried one of this pool may be.
fn possible(rulebook: &Rulebook, public: &Public, pool: Pool) -> Vec<(u16, u16)> {
    let of = |id| {
        let record = rulebook.order_of_battle.record(rulebook.order_of_battle.find(id)?);
        Some((u16::from(*record.attack.first()?), u16::from(*record.defence.first()?)))
    };
    let open: Vec<(u16, u16)> = public.possible(rulebook, pool).into_iter().filter_map(of).collect();
    if !open.is_empty() {
        return open;
    }
    // Every division has been seen: the next one may be any of them.
    let prints = rulebook.order_of_battle.pool(pool).iter();
    prints.filter_map(|print| of(rulebook.order_of_battle.record(*print).id)).collect()
}

fn chances(values: impl Iterator<Item = u16>) -> Vec<f64> {
    let mut counted: Vec<f64> = vec![0.0];
    let mut all = 0.0;
    for value in values {
        let value = usize::from(value);
        if counted.len() <= value {
            counted.resize(value + 1, 0.0);
        }
        counted[value] += 1.0;
        all += 1.0;
    }
    counted.iter().map(|count| if all > 0.0 { count / all } else { 1.0 }).collect()
}

/// Samples of the sum of this number of draws.
fn samples(one: &[f64], number: usize) -> [u16; SAMPLES] {
    let mut sum = vec![1.0];
    for _ in 0..number {
        let mut next = vec![0.0; sum.len() + one.len() - 1];
        for (before, chance) in sum.iter().enumerate() {
            for (value, more) in one.iter().enumerate() {
                next[before + value] += chance * more;
            }
        }
        sum = next;
    }
    std::array::from_fn(|sample| {
        let wanted = (sample as f64 + 0.5) / SAMPLES as f64;
        let mut below = 0.0;
        let reached = sum.iter().position(|chance| {
            below += chance;
            below >= wanted
        });
        reached.unwrap_or(sum.len() - 1) as u16
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_of_a_sum_spread_round_its_mean() {
        let coin = [0.5, 0.5];
        assert_eq!(samples(&coin, 0), [0; SAMPLES]);
        assert_eq!(samples(&coin, 1), [0, 0, 0, 1, 1]);
        assert_eq!(samples(&coin, 3), [0, 1, 1, 2, 3]);
    }
}
