//! The chances of a battle, by the odds columns and all six faces of the die, without averages of dice.

use super::belief::SAMPLES;
use crate::{
    engine::{board::Hex, charts::Odds},
    games::guderian::rules::{
        combat::{odds::Preview, results::CombatResult},
        counter::Piece,
        rulebook::Rulebook,
    },
};

/// The stakes of a battle, in victory points.
#[derive(Clone, Debug, Default)]
pub(super) struct Stakes {
    /// The defenders' steps, in the order in which they would lose them.
    pub defenders: Vec<f64>,
    /// The costs of retreats of one and of two hexes for the defenders; elimination if there is no route.
    pub retreats: [f64; 2],
    /// The value to the attackers of the emptied hex.
    pub hex: f64,
    /// The extra value of a hit that does not eliminate: an overrun defender is disrupted.
    pub disrupted: f64,
    /// The attackers' steps, in the order in which they would lose them.
    pub attackers: Vec<f64>,
    /// The cost of a retreat for the attackers.
    pub attackers_retreat: f64,
    /// The weight of the attackers' losses.
    pub thrift: f64,
}

/// The expected outcome of a battle.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Promise {
    /// The value to the attacker, in victory points.
    pub value: f64,
    /// The chance that the hex is emptied if the defenders choose what is best for them.
    pub clears: f64,
    /// The chance that the defenders are hit.
    pub hits: f64,
}

/// An attack that could be made.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub pieces: Vec<Piece>,
    pub targets: Vec<Hex>,
    pub promise: Promise,
    /// The error in judging its value.
    pub slip: f64,
}

impl Promise {
    fn add(&mut self, other: Self, weight: f64) {
        self.value += other.value * weight;
        self.clears += other.clears * weight;
        self.hits += other.hits * weight;
    }
}

/// The expected outcome of a battle with these strengths, sample by sample.
pub(super) fn promise(rulebook: &Rulebook, strengths: &[(u16, u16); SAMPLES], stakes: &Stakes) -> Promise {
    let mut whole = Promise::default();
    for (attack, defence) in strengths {
        let one = of_strengths(rulebook, *attack, *defence, stakes);
        whole.add(one, 1.0 / SAMPLES as f64);
    }
    whole
}

/// The expected outcome of a battle with these strengths.
pub(super) fn of_strengths(rulebook: &Rulebook, attack: u16, defence: u16, stakes: &Stakes) -> Promise {
    if attack == 0 {
        return Promise::default();
    }
    if defence == 0 {
        return walkover(stakes);
    }
    of_column(rulebook, Odds::column(attack, defence, &rulebook.charts.odds), stakes)
}

/// The expected outcome of a battle with these odds and their chances.
pub(super) fn of_odds(rulebook: &Rulebook, told: &Preview, stakes: &Stakes) -> Promise {
    let mut whole = Promise::default();
    whole.add(walkover(stakes), told.walkover);
    for (odds, chance) in &told.columns {
        if let Some(column) = rulebook.charts.odds.iter().position(|known| known == odds) {
            whole.add(of_column(rulebook, column, stakes), *chance);
        }
    }
    whole
}

/// The expected outcome of a battle in this column, face by face.
fn of_column(rulebook: &Rulebook, column: usize, stakes: &Stakes) -> Promise {
    let mut whole = Promise::default();
    for face in 0..6 {
        whole.add(of_result(rulebook.combat_results().at(face, column), stakes), 1.0 / 6.0);
    }
    whole
}

/// The value of a hex that no unit defends.
fn walkover(stakes: &Stakes) -> Promise {
    let value = stakes.defenders.iter().sum::<f64>() + stakes.hex;
    Promise { value, clears: 1.0, hits: 1.0 }
}

/// The value of a result, if both sides choose the least cost.
fn of_result(result: CombatResult, stakes: &Stakes) -> Promise {
    let all = stakes.defenders.iter().sum::<f64>();
    let hit = |value: f64, clears: bool| Promise { value, clears: f64::from(u8::from(clears)), hits: 1.0 };
    match result {
        CombatResult::AttackerEliminated => {
            Promise { value: -stakes.thrift * stakes.attackers.iter().sum::<f64>(), ..Promise::default() }
        }
        CombatResult::DefenderEliminated { attacker } => {
            hit(all + stakes.hex - attackers_pay(stakes, attacker), true)
        }
        CombatResult::Engaged => {
            let both = steps(&stakes.defenders, 1) - stakes.thrift * steps(&stakes.attackers, 1);
            hit(both, false)
        }
        CombatResult::Losses { defender: 0, attacker } => {
            Promise { value: -attackers_pay(stakes, attacker), ..Promise::default() }
        }
        CombatResult::Losses { defender, attacker } => {
            let (value, clears) = defenders_pay(stakes, defender);
            hit(value - attackers_pay(stakes, attacker), clears)
        }
    }
}

/// The cost for the defenders of a result of this number of steps or hexes, and whether their hex is emptied.
fn defenders_pay(stakes: &Stakes, amount: u8) -> (f64, bool) {
    let dies = usize::from(amount) >= stakes.defenders.len();
    let lose = steps(&stakes.defenders, amount) + if dies { stakes.hex } else { stakes.disrupted };
    let retreat = stakes.retreats[usize::from(amount.clamp(1, 2)) - 1] + stakes.hex;
    if lose <= retreat { (lose, dies) } else { (retreat, true) }
}

fn attackers_pay(stakes: &Stakes, amount: u8) -> f64 {
    match amount {
        0 => 0.0,
        _ => stakes.thrift * steps(&stakes.attackers, amount).min(stakes.attackers_retreat),
    }
}

/// The value of the first steps, up to this number.
fn steps(all: &[f64], amount: u8) -> f64 {
    all.iter().take(usize::from(amount)).sum()
}

/// The share of a stack that an attack at these odds eliminates or drives out, roughly: the danger of its hex.
pub(super) fn danger(ratio: f64) -> f64 {
    const AT: [f64; 11] = [0.0, 0.2, 0.36, 0.45, 0.48, 0.55, 0.65, 0.75, 0.85, 0.92, 1.0];
    if ratio <= 0.5 {
        return 0.0;
    }
    if ratio < 1.0 {
        return 0.4 * (ratio - 0.5);
    }
    let ratio = ratio.min(10.0);
    let below = ratio.floor() as usize;
    let above = (below + 1).min(10);
    AT[below] + (AT[above] - AT[below]) * (ratio - below as f64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::orders::Game,
        games::guderian::rules::{Guderian, scenario::options::Options},
    };

    fn stakes() -> Stakes {
        Stakes {
            defenders: vec![0.5, 0.5, 0.5],
            retreats: [0.2, 0.4],
            attackers: vec![1.0; 6],
            attackers_retreat: 0.3,
            thrift: 1.0,
            ..Stakes::default()
        }
    }

    #[test]
    fn better_odds_promise_more() {
        let rulebook = Guderian::load("smolensk", &Options::default()).unwrap();
        let at = |attack, stakes: &Stakes| of_strengths(&rulebook, attack, 10, stakes).value;
        let promised: Vec<f64> = [4, 10, 30, 80, 100].map(|attack| at(attack, &stakes())).to_vec();
        assert!(promised.is_sorted(), "{promised:?}");
        assert!(promised[0] < 0.0, "{promised:?}");
        let ringed = Stakes { retreats: [1.5; 2], ..stakes() };
        assert!(at(30, &ringed) > at(30, &stakes()), "who cannot retreat must pay");
        let sure = of_strengths(&rulebook, 100, 10, &stakes());
        assert!((sure.hits - 1.0).abs() < 1e-9, "six sixths: {sure:?}");
        assert!((0.8..=1.0).contains(&sure.clears), "{sure:?}");
    }

    #[test]
    fn danger_grows_with_the_odds() {
        let steps: Vec<f64> = (0..=48).map(|quarter| danger(f64::from(quarter) / 4.0)).collect();
        assert!(steps.is_sorted(), "{steps:?}");
        assert_eq!((steps[0], danger(40.0)), (0.0, 1.0));
    }
}
