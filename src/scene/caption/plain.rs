//! The sentence about an attack for viewers who do not know the game: whether it harms the enemy, in numbers that need no
//! table.

use super::Battle;
use crate::engine::text::say;

/// Returns the sentence. `harm` is the chance in percent that the attack harms the enemy, if it is known; `harmed` is
/// whether it did, and counts once the die has shown it.
pub fn about_attack(battle: &Battle, harm: Option<u8>, harmed: bool) -> String {
    if battle.throw.is_none() {
        return match harm {
            Some(percent) => say!("fight-plain-planned", percent = percent),
            None => say!("fight-plain-planned-unknown"),
        };
    }
    match (battle.decided(), harm) {
        (Some(_), _) if harmed => say!("fight-plain-harmed"),
        (Some(_), _) => say!("fight-plain-failed"),
        (None, Some(percent)) => say!("fight-plain-rolling", percent = percent),
        (None, None) => say!("fight-plain-rolling-unknown"),
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
        let told = |battle: &Battle| about_attack(battle, Some(67), true);
        assert!(told(&planned).starts_with("An attack is planned") && told(&planned).contains("67"));
        let rolls = of(Some(0.2), true);
        assert_eq!(about_attack(&rolls, Some(67), true), about_attack(&rolls, Some(67), false));
        assert!(told(&rolls).contains("67"));
        assert_eq!(told(&of(None, true)), "The attack has harmed the enemy");
    }

    #[test]
    fn a_part_of_nothing_is_not_told() {
        assert_eq!(percent_of([(true, 2.0), (false, 1.0)]), Some(67));
        assert_eq!(percent_of([(true, 0.0)]), None);
    }
}
