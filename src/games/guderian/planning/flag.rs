//! The text on the flag at a defender.

use super::{
    attack::PlannedAttack,
    preview::{Promise, WeighedAttack, promise},
};
use crate::{
    engine::{board::Hex, counters::UnitId, text::say},
    games::guderian::rules::{Rulebook, counter::Piece, movement::overrun::may_overrun, position::Public},
    planning::{AttackQuery, FlagText, Mark},
};

/// The text about the attack that is asked about.
pub(in crate::games::guderian) fn words(
    rulebook: &Rulebook,
    public: &Public,
    selected: &[UnitId],
    plan: &PlannedAttack,
    asked: &AttackQuery,
) -> Option<FlagText> {
    // For an action of the selected units in a later phase the phase is named: another phase has other odds.
    let mut when = "now";
    let attack = match asked {
        AttackQuery::Planned => (!plan.is_empty()).then(|| plan.weighed(public))?,
        AttackQuery::Held { units, hex, choice } => {
            let attackers: Vec<Piece> = units.iter().filter_map(|unit| public.find(*unit)).collect();
            match choice.mark {
                Mark::Attack => plan.with(rulebook, public, &attackers, *hex).ok()?.weighed(public),
                Mark::Overrun => WeighedAttack { attackers, targets: vec![*hex], overrun: true },
                _ => return None,
            }
        }
        AttackQuery::Imagined(hex) => match attack_by(public, selected, *hex) {
            Some(attack) if may_overrun(rulebook, public, &attack.attackers, *hex).is_ok() => {
                when = "overrun";
                WeighedAttack { overrun: true, ..attack }
            }
            Some(attack) => {
                let own = attack.attackers.first().map(|piece| public.counter(*piece).side());
                if !public.phase.is_combat() || own != Some(public.phase.side()) {
                    when = "combat";
                }
                attack
            }
            None => {
                let left = if selected.is_empty() {
                    say!("guderian-planning-flag-no-attacker")
                } else {
                    say!("guderian-planning-flag-no-enemy")
                };
                let (from, odds) = (Vec::new(), String::new());
                return Some(FlagText { hex: *hex, from, left, odds });
            }
        },
    };
    let hex = *attack.targets.last()?;
    let from = attack.attackers.iter().filter_map(|piece| public.counter(*piece).hex()).collect();
    let [left, odds] = of_promise(rulebook, &promise(rulebook, public, &attack), when);
    Some(FlagText { hex, from, left, odds })
}

/// The attack that these units would make on a hex with enemies, from any hex and in any turn; none if there is no
/// attacker or no defender.
fn attack_by(public: &Public, units: &[UnitId], target: Hex) -> Option<WeighedAttack> {
    let on_map = |piece: &Piece| public.counter(*piece).hex().is_some();
    let mut attackers: Vec<Piece> =
        units.iter().filter_map(|unit| public.find(*unit)).filter(on_map).collect();
    let side = public.counter(*attackers.first()?).side();
    // Counters of both sides can be selected together; only those of the first one's side attack.
    attackers.retain(|piece| public.counter(*piece).side() == side);
    let enemies = public.holder(target).is_some_and(|holder| holder != side);
    enemies.then(|| WeighedAttack { attackers, targets: vec![target], overrun: false })
}

/// The strengths and the column; if untried units leave it open, the likeliest column with its chance. `when` is "overrun"
/// or "combat" for an attack that is not made in the present phase, otherwise "now".
fn of_promise(rulebook: &Rulebook, promise: &Promise, when: &str) -> [String; 2] {
    let column = promise.likeliest();
    let odds = rulebook.charts.odds.get(column).map(ToString::to_string).unwrap_or_default();
    let (attack, defence) = (promise.preview.attack.total, promise.preview.defence.total);
    match promise.columns.get(column) {
        Some(chance) if !promise.preview.certain => {
            let percent = (100.0 * chance).round() as u32;
            [say!("guderian-planning-flag-likely", when = when, percent = percent), odds]
        }
        _ => {
            let left =
                say!("guderian-planning-flag-strengths", when = when, attack = attack, defence = defence);
            [left, odds]
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::games::guderian::rules::{kinds::Side, set_up};

    #[test]
    fn odds_can_be_asked_for_either_side_against_enemies_only() {
        let rulebook = Rulebook::load("dnieper").unwrap();
        let public = set_up::start(&rulebook, 1).public;
        let unit =
            |side: Side| public.on_map(side).next().map(|(_, counter, hex)| (counter.id, hex)).unwrap();
        let (german, soviet) = (unit(Side::German), unit(Side::Soviet));
        for ((unit, own), (_, enemy)) in [(german, soviet), (soviet, german)] {
            let attack = attack_by(&public, &[unit], enemy).unwrap();
            assert_eq!(attack.targets, [enemy]);
            assert_eq!(attack.attackers, [public.find(unit).unwrap()]);
            assert_eq!(attack_by(&public, &[unit], own), None, "nobody attacks friends");
            let both = attack_by(
                &public,
                &[unit, public.stack(enemy).next().map(|piece| public.counter(piece).id).unwrap()],
                enemy,
            );
            assert_eq!(both.unwrap().attackers, attack.attackers, "nor joins the enemy");
        }
        assert_eq!(attack_by(&public, &[], soviet.1), None);
    }

    #[test]
    fn the_flag_tells_strengths_where_they_are_known_and_a_chance_where_they_are_not() {
        let rulebook = Rulebook::load("dnieper").unwrap();
        let public = set_up::start(&rulebook, 1).public;
        let is_untried = |hex: Hex| public.stack(hex).any(|piece| public.counter(piece).is_untried());
        let (attacker, ..) = public.on_map(Side::German).next().unwrap();
        let mut seen = [false; 2];
        for (_, _, target) in public.on_map(Side::Soviet) {
            let attack = WeighedAttack { attackers: vec![attacker], targets: vec![target], overrun: false };
            let [left, odds] = of_promise(&rulebook, &promise(&rulebook, &public, &attack), "now");
            assert_eq!(left.ends_with("% likely:"), is_untried(target), "{left} {odds}");
            assert!(rulebook.charts.odds.iter().any(|column| column.to_string() == odds));
            seen[usize::from(is_untried(target))] = true;
        }
        assert!(seen[1], "there are untried divisions about Smolensk");
    }
}
