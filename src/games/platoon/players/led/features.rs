//! The features of a position from the view of a side, for the fitted value.

use crate::{
    engine::{board::Hex, orders::Level},
    games::platoon::{
        players::estimate::points_of_leaving,
        rules::{
            counter::{Counter, Place},
            kinds::{Class, Side},
            position::Public,
            rulebook::Rulebook,
            scenario::{Reason, units::UnitType},
            victory,
        },
    },
    play::players::value::turns_from,
};
use std::collections::BTreeMap;

/// The names of the features, in their order.
pub(super) const NAMES: &[&str] = &[
    "winning",
    "losing",
    "points_to_win",
    "points_to_loss",
    "late_lead",
    "time",
    "own_turn",
    "held_own",
    "held_enemy",
    "held_open",
    "place_1_own",
    "place_1_enemy",
    "place_1_own_strength",
    "place_1_enemy_strength",
    "place_1_margin",
    "place_2_own",
    "place_2_enemy",
    "place_2_own_strength",
    "place_2_enemy_strength",
    "place_2_margin",
    "place_3_own",
    "place_3_enemy",
    "place_3_own_strength",
    "place_3_enemy_strength",
    "place_3_margin",
    "place_4_own",
    "place_4_enemy",
    "place_4_own_strength",
    "place_4_enemy_strength",
    "place_4_margin",
    "own_tanks",
    "own_guns",
    "own_infantry",
    "own_artillery",
    "own_carriers",
    "own_dispersed",
    "own_inverted",
    "own_to_come",
    "own_exits",
    "enemy_tanks",
    "enemy_guns",
    "enemy_infantry",
    "enemy_artillery",
    "enemy_carriers",
    "enemy_dispersed",
    "enemy_inverted",
    "enemy_to_come",
    "enemy_exits",
];

/// The places that have features of their own.
const PLACES: usize = 4;
/// The part of its allowance that a unit covers in hexes in a turn, over mixed ground.
const PACE: f64 = 0.7;
/// The greatest attack that counts: the largest guns would outweigh all others.
const MOST_ATTACK: u16 = 24;
/// Attack or defence of a usual unit.
const USUAL: f64 = 12.0;

/// Returns the features of a position.
pub(super) fn features(rulebook: &Rulebook, public: &Public, side: Side) -> Vec<f64> {
    let mut features = points(rulebook, public, side);
    let places = places(rulebook);
    let held = |by: Option<Side>| {
        let held = places.iter().filter(|(hex, _)| public.holders.get(*hex).copied() == by);
        scaled(held.map(|(_, points)| points).sum(), 5.0)
    };
    features.extend([Some(side), Some(side.enemy()), None].map(held));
    features.extend(contested(rulebook, public, side, &places));
    for side in [side, side.enemy()] {
        features.extend(force(rulebook, public, side));
    }
    features
}

/// Returns the number of turns still to be played, the present one included.
pub(super) fn turns_left(rulebook: &Rulebook, public: &Public) -> u8 {
    if public.outcome.is_some() {
        return 0;
    }
    turns_from(public.turn, 1..=rulebook.scenario.last_turn)
}

/// A value in units of its usual size, between -3 and 3.
fn scaled(value: f64, unit: f64) -> f64 {
    (value / unit).clamp(-3.0, 3.0)
}

fn flag(holds: bool) -> f64 {
    if holds { 1.0 } else { 0.0 }
}

/// The present result, the points that are missing to win and to lose, and the time.
fn points(rulebook: &Rulebook, public: &Public, side: Side) -> Vec<f64> {
    let scenario = &rulebook.scenario;
    let points = victory::points(rulebook, public);
    let missing = |winner: Side| {
        let levels = &scenario.victory.levels;
        let won = levels.iter().enumerate().filter(|(_, level)| level.winner == Some(winner));
        let far = won.map(|(number, level)| missing_for(points, level, levels.get(number + 1)));
        scaled(f64::from(far.min().unwrap_or(i32::MAX)), 3.0)
    };
    let (win, loss) = (missing(side), missing(side.enemy()));
    let left = f64::from(turns_left(rulebook, public)) / f64::from(scenario.last_turn.max(1));
    let own_turn = public.phase.side(scenario) == Some(side);
    let late_lead = (loss - win) * (1.0 - left).max(0.0);
    vec![flag(win == 0.0), flag(loss == 0.0), win, loss, late_lead, scaled(left, 0.5), flag(own_turn)]
}

/// The points that are missing for a level, up or down; `next` is the level above it.
fn missing_for(points: i32, level: &Level<Side>, next: Option<&Level<Side>>) -> i32 {
    let below = level.at_least.saturating_sub(points).max(0);
    let above = next.map_or(0, |next| points.saturating_sub(next.at_least).saturating_add(1).max(0));
    below.max(above)
}

/// The hexes that count, each with its points for either side.
fn places(rulebook: &Rulebook) -> BTreeMap<Hex, f64> {
    let mut places = BTreeMap::new();
    for award in &rulebook.scenario.victory.awards {
        if let Reason::Held(hexes) = &award.reason {
            for hex in hexes {
                *places.entry(*hex).or_insert(0.0) += f64::from(award.points.abs());
            }
        }
    }
    places
}

/// The features of the places that matter most: many points, and units of both sides near them.
fn contested(rulebook: &Rulebook, public: &Public, side: Side, places: &BTreeMap<Hex, f64>) -> Vec<f64> {
    let mut contested: Vec<(f64, Hex, [f64; 2])> = places
        .iter()
        .map(|(hex, points)| {
            let near = [side, side.enemy()].map(|side| strength_near(rulebook, public, side, *hex));
            let [own, enemy] = near;
            (points * (1.0 + own.min(enemy)), *hex, near)
        })
        .collect();
    contested.sort_by(|one, other| other.0.total_cmp(&one.0).then(one.1.cmp(&other.1)));
    let of = |(_, hex, [own, enemy]): &(f64, Hex, [f64; 2])| {
        let holder = public.holders.get(hex).copied();
        [
            flag(holder == Some(side)),
            flag(holder == Some(side.enemy())),
            scaled(*own, 3.0),
            scaled(*enemy, 3.0),
            scaled(own - enemy, 2.0),
        ]
    };
    let mut features: Vec<f64> = contested.iter().take(PLACES).flat_map(of).collect();
    features.resize(5 * PLACES, 0.0);
    features
}

/// The strength of a unit, 1 for a usual tank; 0 for one without weapons.
fn strength(kind: &UnitType) -> f64 {
    if kind.class == Class::C {
        return 0.0;
    }
    (f64::from(kind.attack.min(MOST_ATTACK)) + f64::from(kind.defence)) / (2.0 * USUAL)
}

/// The turns until a unit is in a hex, in a straight line; none if it does not move.
fn turns_to(rulebook: &Rulebook, public: &Public, counter: &Counter, hex: Hex) -> Option<f64> {
    let mover = counter.carrier().and_then(|carrier| public.find(carrier)).unwrap_or(counter);
    let distance = f64::from(public.hex_of(counter)?.distance(hex));
    let allowance = rulebook.kind(mover).allowance;
    if allowance == 0 {
        return (distance == 0.0).then_some(0.0);
    }
    Some(distance / (PACE * f64::from(allowance)).max(1.0))
}

/// The strength of a side that can be in a hex in its next turn; what comes later counts less, and what is dispersed a
/// half.
fn strength_near(rulebook: &Rulebook, public: &Public, side: Side, hex: Hex) -> f64 {
    let units = public.counters.iter().filter(|counter| counter.side == side && counter.is_in_play());
    let one = |counter: &Counter| {
        let turns = turns_to(rulebook, public, counter, hex)?;
        let able = if counter.condition.dispersed { 0.5 } else { 1.0 };
        Some(able * strength(rulebook.kind(counter)) * 0.5_f64.powf((turns - 1.0).max(0.0)))
    };
    units.filter_map(one).sum()
}

/// The strength of a side by kinds, its state, what is to come, and the points of units that can still exit in time.
fn force(rulebook: &Rulebook, public: &Public, side: Side) -> Vec<f64> {
    let units: Vec<(&Counter, &UnitType)> = public
        .counters
        .iter()
        .filter(|counter| counter.side == side && counter.is_in_play())
        .map(|counter| (counter, rulebook.kind(counter)))
        .collect();
    let sum = |is_such: fn(&Counter, &UnitType) -> bool| -> f64 {
        units.iter().filter(|(unit, kind)| is_such(unit, kind)).map(|(_, kind)| strength(kind)).sum()
    };
    let share = |is_such: fn(&Counter, &UnitType) -> bool| sum(is_such) / sum(|_, _| true).max(0.1);
    let carriers = units.iter().filter(|(_, kind)| kind.class == Class::C && kind.allowance > 0).count();
    vec![
        scaled(sum(|_, kind| kind.is_fighting_vehicle()), 4.0),
        scaled(sum(|_, kind| kind.is_gun() && !kind.class.is_indirect()), 2.0),
        scaled(sum(|_, kind| kind.class == Class::I && !kind.moves.is_vehicle()), 3.0),
        scaled(sum(|_, kind| kind.class.is_indirect()), 3.0),
        scaled(carriers as f64, 5.0),
        share(|unit, _| unit.condition.dispersed),
        share(|unit, _| unit.condition.inverted),
        scaled(sum(|unit, _| matches!(unit.place, Place::Due(_) | Place::SetUp(_))), 4.0),
        scaled(points_leaving(rulebook, public, side), 6.0),
    ]
}

/// The points for the units that can still exit the map in time, in a straight line.
fn points_leaving(rulebook: &Rulebook, public: &Public, side: Side) -> f64 {
    let exits = &rulebook.scenario.force(side).exits;
    let left = f64::from(turns_left(rulebook, public));
    let units = public.counters.iter().filter(|counter| counter.side == side && counter.is_in_play());
    let in_time = |counter: &&Counter| {
        let mut turns = exits.iter().filter_map(|hex| turns_to(rulebook, public, counter, *hex));
        turns.any(|turns| turns <= left)
    };
    units.filter(in_time).map(|counter| points_of_leaving(rulebook, counter)).sum()
}
