//! Overruns and close assaults (15, 16).

use super::attack::{Attack, Verdict, agree, attack, everybody, fort};
use super::fire_rules::{is_armoured, is_enemy_hex, is_ready};
use super::movement::{by_ground, is_blocked, wrecks};
use super::scenes::{Chance, LANDS, Land, hex, in_hex, stacks, units_of, where_is};
use super::sight::{Cover, Place, around};
use kessel::{
    engine::{board::Hex, counters::UnitId},
    games::platoon::rules::{
        combat::Kind,
        conduct::{may_assault, may_overrun},
        counter::{Attacked, Counter, Place as At},
        kinds::{Assaults, Carries, Class, Moves},
        phase::Segment,
        position::Public,
    },
};

type Exits = Vec<(UnitId, Hex, i64)>;

/// Whether the kind and the state of a unit allow an overrun (15.1, 6.1, 6.9).
fn overruns(land: &Land, public: &Public, unit: &Counter, armour: bool) -> Verdict<Place> {
    is_ready(unit)?;
    let at = where_is(unit).ok_or("8.5: loaded")?;
    let kind = land.kind(unit);
    let empty = !public.counters.iter().any(|it| it.place == At::Aboard(unit.id));
    let fights = is_armoured(land, unit)
        && match kind.class {
            Class::A | Class::H | Class::I => kind.attack > 0 && kind.carries != Carries::Any,
            Class::ArmedCarrier => true,
            _ => false,
        };
    if !fights || !empty {
        return Err("15.1: no such vehicle, or somebody on it");
    }
    if armour && matches!(kind.class, Class::I | Class::ArmedCarrier) {
        return Err("15.1: small arms at armour");
    }
    if unit.condition.fresh || unit.condition.halted {
        return Err("6.1: not in a state to move");
    }
    Ok(at)
}

/// An overrun: the attack, and the exits of the units, with their hexes and spent points (15).
fn overrun(land: &Land, public: &Public, units: &[&Counter], at: Place) -> Verdict<(Attack, Exits)> {
    is_enemy_hex(public, units[0].side, at)?;
    let field = &land.field;
    if field.cover(at) != Cover::Clear || field.is_gully(at) || fort(public, at).is_some() {
        return Err("15.1: not such a hex");
    }
    if wrecks(public, at) >= 2 || public.overrun.contains(&hex(at)) {
        return Err("15.3, 15.6: overrun already, or two wrecks");
    }
    if in_hex(public, at).iter().any(|it| it.condition.attacked != Attacked::No) {
        return Err("11.1: attacked already");
    }
    let armour = in_hex(public, at).iter().any(|it| is_armoured(land, it));
    let mut exits: Vec<(UnitId, Place, i64)> = Vec::new();
    for unit in units {
        let from = overruns(land, public, unit, armour)?;
        let side = around(at).iter().position(|near| *near == from).ok_or("15.2: not next to it")?;
        let exit = around(at)[(side + 3) % 6];
        let moves = land.kind(unit).moves;
        let cost = by_ground(land, moves, from, at)? + by_ground(land, moves, at, exit)?;
        if [from, at, exit].iter().any(|it| is_blocked(public, *it)) || wrecks(public, exit) >= 2 {
            return Err("17.5, 17.8: a block or wrecks");
        }
        if in_hex(public, exit).iter().any(|it| it.side != unit.side) {
            return Err("15.2: an enemy in the exit hex");
        }
        let left = i64::from(land.kind(unit).allowance) * 2 - i64::from(unit.condition.spent.0);
        if cost > left {
            return Err("15.2: too few points");
        }
        exits.push((unit.id, exit, i64::from(unit.condition.spent.0) + cost));
    }
    let side = units[0].side;
    for (_, exit, _) in &exits {
        let coming = exits.iter().filter(|(_, other, _)| other == exit).count();
        let leaving = |it: &&Counter| units.iter().any(|unit| unit.id == it.id);
        let there = in_hex(public, *exit).into_iter().filter(|it| !leaving(it)).count();
        if coming + there > side.stack_limit() {
            return Err("15.2: no room");
        }
    }
    let sum = units.iter().map(|it| i64::from(land.kind(it).attack)).sum();
    let struck = everybody(public, at);
    let attack = attack(land, public, Kind::Overrun, &struck, at, [sum, 1, 0])?;
    Ok((attack, exits.into_iter().map(|(unit, exit, spent)| (unit, hex(exit), spent)).collect()))
}

/// A close assault (16).
fn assault(land: &Land, public: &Public, units: &[&Counter], at: Place) -> Verdict<Attack> {
    is_enemy_hex(public, units[0].side, at)?;
    let there = in_hex(public, at);
    let again = there.iter().any(|it| it.condition.attacked != Attacked::No);
    if again || public.forts.get(&hex(at)).is_some_and(|fort| fort.attacked) {
        return Err("16.2: assaulted already");
    }
    let mut helped = false;
    for unit in units {
        is_ready(unit)?;
        let from = where_is(unit).ok_or("8.5: loaded")?;
        let kind = land.kind(unit);
        if kind.class != Class::I || !matches!(kind.moves, Moves::Foot | Moves::Mounted) {
            return Err("16.1: not of class I on foot or mounted");
        }
        if unit.condition.moved || unit.condition.fresh || unit.condition.spent.0 > 0 {
            return Err("16.1: it has moved");
        }
        let beside = units.iter().any(|other| other.id != unit.id && where_is(other) == Some(from));
        match kind.assaults {
            Assaults::No => return Err("16.1: no assault"),
            Assaults::WithOthers if !beside => return Err("16.1: only with others"),
            _ => {}
        }
        helped |= kind.engineer && beside;
        if !around(from).contains(&at) {
            return Err("16.1: no neighbour");
        }
        let field = &land.field;
        let cliff = (field.level(from) - field.level(at)).abs() > 1;
        if cliff || field.is_river(from, at) && !field.is_road(from, at) {
            return Err("16.1: over a river or a cliff");
        }
    }
    let sum = units.iter().map(|it| i64::from(land.kind(it).attack)).sum();
    attack(land, public, Kind::Assault, &everybody(public, at), at, [sum, i64::from(helped), 0])
}

/// Single units, pairs and threes of those next to the hex, and sometimes another unit.
fn groups<'a>(chance: &mut Chance, near: &[&'a Counter], able: &[&'a Counter]) -> Vec<Vec<&'a Counter>> {
    let mut groups: Vec<Vec<&Counter>> = near.iter().map(|it| vec![*it]).collect();
    for most in [2, 2, 3, 5] {
        groups.push(chance.some(able, most));
        groups.push(chance.some(near, most));
    }
    groups.retain(|group| !group.is_empty());
    groups
}

/// Overruns and assaults in this number of random positions.
fn compare(positions: usize) {
    let mut chance = Chance(905);
    let mut attacks = [0, 0];
    for number in 0..positions {
        let land = &LANDS[number % 4];
        let mut public = land.position(&mut chance);
        for (at, _) in stacks(&public) {
            if chance.percent(4) {
                public.overrun.insert(hex(at));
            }
        }
        for (at, side) in stacks(&public) {
            let enemy = side.enemy();
            public.phase = land.phase(enemy, Segment::Vehicles);
            let reach = if chance.percent(10) { 2 } else { 1 };
            let near: Vec<&Counter> = units_of(&public, enemy)
                .into_iter()
                .filter(|it| where_is(it).is_some_and(|from| land.field.distance(from, at) <= reach))
                .collect();
            let vehicles: Vec<&Counter> = near
                .iter()
                .copied()
                .filter(|it| where_is(it).is_some() && overruns(land, &public, it, false).is_ok())
                .collect();
            for group in groups(&mut chance, &near, &vehicles) {
                let found = may_overrun(&land.rules, &public, &group, hex(at));
                let opinion = overrun(land, &public, &group, at);
                let what = || {
                    format!(
                        "overrun of {} {:?} by {group:?}: {found:?}, {opinion:?}",
                        hex(at),
                        in_hex(&public, at)
                    )
                };
                let (attack, exits) = (found.as_ref().ok(), opinion.as_ref().ok());
                agree(&land.rules, attack.map(|it| &it.attack), exits.map(|it| &it.0), what);
                let told: Option<Exits> = attack.map(|it| {
                    it.exits.iter().map(|(unit, to, spent)| (*unit, *to, spent.0.into())).collect()
                });
                assert_eq!(told.as_ref(), exits.map(|it| &it.1), "{}", what());
                attacks[0] += usize::from(opinion.is_ok());
            }
            public.phase = land.phase(enemy, Segment::Assault);
            let near: Vec<&Counter> = units_of(&public, enemy)
                .into_iter()
                .filter(|it| where_is(it).is_some_and(|from| land.field.distance(from, at) <= reach))
                .collect();
            let able: Vec<&Counter> =
                near.iter().copied().filter(|it| land.kind(it).assaults != Assaults::No).collect();
            for group in groups(&mut chance, &near, &able) {
                let found = may_assault(&land.rules, &public, &group, hex(at));
                let opinion = assault(land, &public, &group, at);
                let what = || {
                    format!(
                        "assault of {} {:?} by {group:?}: {found:?}, {opinion:?}",
                        hex(at),
                        in_hex(&public, at)
                    )
                };
                agree(&land.rules, found.as_ref().ok(), opinion.as_ref().ok(), what);
                attacks[1] += usize::from(opinion.is_ok());
            }
        }
    }
    assert!(attacks.iter().all(|attacks| *attacks > positions / 20), "{attacks:?} of {positions}");
}

#[test]
fn overruns_and_assaults() {
    compare(250);
}

#[test]
#[ignore = "long: 5,000 positions"]
fn overruns_and_assaults_long() {
    compare(5_000);
}
