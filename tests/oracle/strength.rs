//! Strengths and odds of a combat or an overrun (10.4-10.6, 12.7-12.9, 8.5).

use super::map::Hex;
use super::supply::Lines;
use super::{Kind, Situation, Unit};
use bevy::platform::collections::HashSet;
use std::collections::BTreeMap;

/// The attackers and the target hexes, after the reveal (12.6).
#[derive(Debug, Clone)]
pub struct Battle {
    /// Ids of the attackers; a Leader named here adds its bonus (12.8).
    pub attackers: Vec<String>,
    /// The defending hexes (12.5).
    pub targets: Vec<Hex>,
    pub overrun: bool,
    /// Units that retreated into their hex in this phase, or advanced into it, and add nothing (12.13.6, 12.14.5).
    pub adds_nothing: HashSet<String>,
}

/// Total of the attackers: integrity, supply unit by unit, Leader bonus stack by stack, and for an overrun half of the
/// total (12.7, 8.5).
pub fn attack_strength(situation: &Situation, battle: &Battle) -> i32 {
    let lines = Lines::new(situation);
    let mut stacks: BTreeMap<Hex, Vec<&Unit>> = BTreeMap::new();
    for id in &battle.attackers {
        let unit = situation.unit(id);
        stacks.entry(unit.hex).or_default().push(unit);
    }
    let mut total = 0;
    for stack in stacks.values() {
        let own: i32 = stack
            .iter()
            .filter(|unit| unit.is_combat())
            .map(|unit| unit_strength(situation, &lines, battle, unit, unit.attack))
            .sum();
        // 12.8: the rating is never halved; all Leaders together add no more than the stack has.
        let ratings: i32 = stack
            .iter()
            .filter(|unit| unit.kind == Kind::Leader && !unit.disrupted)
            .map(|leader| leader.rating)
            .sum();
        total += own + ratings.min(own);
    }
    if battle.overrun { halved(total) } else { total }
}

/// Total of the defenders, each hex multiplied by its own terrain (12.5, 12.7).
pub fn defence_strength(situation: &Situation, battle: &Battle) -> i32 {
    let lines = Lines::new(situation);
    battle.targets.iter().map(|hex| hex_defence(situation, &lines, battle, *hex)).sum()
}

/// One defending hex: units after integrity and supply, then the terrain multiple (12.7).
fn hex_defence(situation: &Situation, lines: &Lines, battle: &Battle, hex: Hex) -> i32 {
    let units: i32 = situation
        .units
        .iter()
        .filter(|unit| unit.hex == hex && !battle.adds_nothing.contains(&unit.id))
        .map(|unit| {
            // 4.4: a Leader defends with its rating.
            let printed = if unit.kind == Kind::Leader { unit.rating } else { unit.defence };
            unit_strength(situation, lines, battle, unit, printed)
        })
        .sum();
    units * terrain_multiple(situation, battle, hex)
}

/// Doublings of the defence are added: forest, major city, all attackers across a river (12.7.4).
fn terrain_multiple(situation: &Situation, battle: &Battle, hex: Hex) -> i32 {
    let forest = situation.map.woods.contains(&hex);
    let city = situation.map.major.contains(&hex);
    let river = all_across_river(situation, battle, hex);
    1 + i32::from(forest) + i32::from(city) + i32::from(river)
}

/// Whether every attacking combat unit attacks this hex across a river. Leaders are ignored (12.7).
fn all_across_river(situation: &Situation, battle: &Battle, hex: Hex) -> bool {
    let fighters: Vec<&Unit> =
        battle.attackers.iter().map(|id| situation.unit(id)).filter(|unit| unit.is_combat()).collect();
    let across = |unit: &&Unit| situation.map.river(unit.hex, hex);
    !fighters.is_empty() && fighters.iter().all(across)
}

/// Printed strength, doubled by integrity, then halved out of supply (12.7.1-3).
fn unit_strength(situation: &Situation, lines: &Lines, battle: &Battle, unit: &Unit, printed: i32) -> i32 {
    let doubled = if has_integrity(situation, battle, unit) { printed * 2 } else { printed };
    if lines.in_supply(unit) { doubled } else { halved(doubled) }
}

/// Fractions dropped; 1 or more never falls below 1, 0 stays 0 (1.5, 12.10).
fn halved(strength: i32) -> i32 {
    if strength >= 1 { (strength / 2).max(1) } else { strength }
}

/// Whether all regiments of the unit's division are in its hex and no other unit is, except GD or Lehr with a division
/// of two regiments (10.4-10.6).
fn has_integrity(situation: &Situation, battle: &Battle, unit: &Unit) -> bool {
    let Some(division) = &unit.division else {
        return false;
    };
    let Some(regiments) = situation.divisions.get(division) else {
        return false;
    };
    let stack: Vec<&Unit> = situation.units.iter().filter(|other| other.hex == unit.hex).collect();
    // A unit that adds nothing does not make the division whole either (12.13.6, 12.14.5).
    let complete = regiments
        .iter()
        .all(|id| stack.iter().any(|other| other.id == *id && !battle.adds_nothing.contains(&other.id)));
    let undisturbed = stack.iter().all(|other| {
        let tolerated = other.kind == Kind::Independent && regiments.len() == 2;
        regiments.contains(&other.id) || tolerated
    });
    regiments.contains(&unit.id) && complete && undisturbed
}

/// The column of the results table, rounded in the defender's favour; none if either side has no strength left (12.9,
/// 12.10).
pub fn odds(attack: i32, defence: i32) -> Option<String> {
    if attack <= 0 || defence <= 0 {
        return None;
    }
    let column = if attack >= defence {
        format!("{}-1", (attack / defence).min(10))
    } else if 2 * attack >= defence {
        "1-2".to_string()
    } else {
        "1-3".to_string()
    };
    Some(column)
}
