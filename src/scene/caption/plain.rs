//! The sentence about an attack for viewers who do not know the game: the side that it harms, in words and numbers that need
//! no table.

use super::Battle;
use crate::engine::text::say;

/// The sides that lose something by an attack: units, steps, ground, or the use of a unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Harm {
    #[default]
    Neither,
    Enemy,
    /// The attacking side alone.
    Own,
    Both,
}

impl Harm {
    /// Returns the harm of an attack that harms the enemy, its own side, or both.
    pub fn of(enemy: bool, own: bool) -> Self {
        match (enemy, own) {
            (false, false) => Self::Neither,
            (true, false) => Self::Enemy,
            (false, true) => Self::Own,
            (true, true) => Self::Both,
        }
    }

    /// Returns the harm of an attack whose target suffers or does not: some attacks strike units of the attacker.
    pub fn to_target(suffers: bool, is_own: bool) -> Self {
        Self::of(suffers && !is_own, suffers && is_own)
    }

    /// Whether the enemy suffers.
    pub fn is_to_enemy(self) -> bool {
        matches!(self, Self::Enemy | Self::Both)
    }

    /// Returns the sentence about it.
    fn words(self) -> String {
        match self {
            Self::Neither => say!("fight-plain-neither"),
            Self::Enemy => say!("fight-plain-enemy"),
            Self::Own => say!("fight-plain-own"),
            Self::Both => say!("fight-plain-both"),
        }
    }
}

/// The success of which the chance is told before the die.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Aim {
    /// The enemy is harmed.
    #[default]
    Enemy,
    /// Units of the attacking side are struck, and are harmed.
    Own,
    /// The hex is taken, whatever it costs.
    Hex,
}

/// Returns the sentence. `chance` is the chance in percent of the attack’s aim, if it is known; `harm` is what the attack has
/// done, and counts once the die has shown it.
pub fn about_attack(battle: &Battle, (aim, chance): (Aim, Option<u8>), harm: Harm) -> String {
    match (battle.decided(), chance) {
        (Some(_), _) => harm.words(),
        (None, None) => say!("fight-plain-secret"),
        (None, Some(percent)) => match aim {
            Aim::Enemy => say!("fight-plain-chance", percent = percent),
            Aim::Own => say!("fight-plain-chance-own", percent = percent),
            Aim::Hex => say!("fight-plain-chance-hex", percent = percent),
        },
    }
}

/// Returns a part of weights in whole percent, for [`about_attack`]; none without any weight.
pub fn percent_of(results: impl IntoIterator<Item = (bool, f64)>) -> Option<u8> {
    let (mut cases, mut among) = (0.0, 0.0);
    for (counts, weight) in results {
        among += weight;
        cases += if counts { weight } else { 0.0 };
    }
    (among > 0.0).then(|| (100.0 * cases / among).round().clamp(0.0, 100.0) as u8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::caption::{Cell, Shade, Throw};

    /// The sentence states the result no sooner than the die.
    #[test]
    fn the_sentence_waits_for_the_die() {
        let planned = Battle { meaning: None, came: None, ..Battle::without_roll("") };
        let of = |clock, meaning: bool| Battle {
            throw: Some(Throw { die: 2, second: None, clock }),
            came: Some(Cell { word: "D1".to_owned(), shade: Shade::Ramp(4) }),
            meaning: meaning.then(Default::default),
            ..planned.clone()
        };
        let told = |battle: &Battle, harm| about_attack(battle, (Aim::Enemy, Some(67)), harm);
        assert_eq!(told(&planned, Harm::Enemy), "Harms the enemy in 67 of 100 cases");
        let rolls = of(Some(0.2), true);
        for harm in [Harm::Neither, Harm::Enemy, Harm::Own, Harm::Both] {
            assert_eq!(told(&rolls, harm), "Harms the enemy in 67 of 100 cases");
        }
        assert_eq!(told(&of(None, true), Harm::Enemy), "The attack has harmed the enemy");
        let secret = about_attack(&rolls, (Aim::Enemy, None), Harm::Enemy);
        assert_eq!(secret, "The chances are secret");
    }

    /// Each combination of sides has its own sentence, and a hit on one's own unit is none on the enemy.
    #[test]
    fn each_harm_has_its_own_words() {
        let all = [(true, true), (true, false), (false, true), (false, false)];
        let words: std::collections::BTreeSet<String> =
            all.into_iter().map(|(enemy, own)| Harm::of(enemy, own).words()).collect();
        assert_eq!(words.len(), 4, "{words:?}");
        assert_eq!((Harm::to_target(true, true), Harm::to_target(true, false)), (Harm::Own, Harm::Enemy));
        assert_eq!(Harm::to_target(false, true), Harm::Neither);
        assert!(Harm::Both.is_to_enemy() && !Harm::Own.is_to_enemy());
    }

    #[test]
    fn a_part_of_nothing_is_not_told() {
        assert_eq!(percent_of([(true, 2.0), (false, 1.0)]), Some(67));
        assert_eq!(percent_of([(true, 0.0)]), None);
    }
}
