//! Spotting, permitted fire, and its results: direct and opportunity fire (10, 12, 14.2).

use super::attack::{Attack, Struck, Verdict, agree, attack, everybody, fort, town_is_armour, weapon};
use super::scenes::{Chance, LANDS, Land, hex, in_hex, stacks, units_of, where_is};
use super::sight::{Cover, Place, around};
use kessel::games::platoon::rules::{
    combat::{self, Kind, reaction},
    conduct::direct_fire,
    counter::{Attacked, Counter, Place as At},
    kinds::{Class, Moves, Side},
    order::Target,
    phase::Segment,
    position::Public,
    sight::spotting,
};
use std::cmp::Ordering;

/// Whether a hex is seen from another, within the scenario's visibility (9.1).
pub fn sees(land: &Land, from: Place, to: Place) -> bool {
    let visibility = land.rules.scenario.visibility.map_or(i64::MAX, i64::from);
    land.field.distance(from, to) <= visibility && land.field.sees(from, to)
}

/// A spotter: undispersed on the map, not of class C, not loading or unloading (2.7, 18.2).
pub fn is_spotter(land: &Land, counter: &Counter) -> bool {
    matches!(counter.place, At::Map(_))
        && !counter.condition.dispersed
        && counter.condition.marker.is_none()
        && land.kind(counter).class != Class::C
}

/// Whether a side's spotter sees a hex.
pub fn is_watched(land: &Land, public: &Public, by: Side, at: Place) -> bool {
    let spotters = units_of(public, by).into_iter().filter(|it| is_spotter(land, it));
    spotters.filter_map(where_is).any(|from| sees(land, from, at))
}

/// Whether the unit, in its hex, is spotted (10.1, 10.2).
pub fn is_spotted(land: &Land, public: &Public, counter: &Counter, at: Place) -> bool {
    let enemy = counter.side.enemy();
    if !land.field.conceals(at) {
        return is_watched(land, public, enemy, at);
    }
    let beside = |at| in_hex(public, at).into_iter().any(|it| it.side == enemy && is_spotter(land, it));
    counter.condition.spotted || counter.condition.opportunity_spotted || around(at).into_iter().any(beside)
}

/// Face-up, undispersed, not loaded, no load marker, not quick (2.6).
pub fn is_ready(counter: &Counter) -> Verdict<()> {
    let it = &counter.condition;
    let hindered = it.inverted || it.dispersed || it.quick || it.marker.is_some();
    if hindered || !matches!(counter.place, At::Map(_)) { Err("2.6: not ready") } else { Ok(()) }
}

/// Checks that a hex contains enemies of these units, and that none of them is named twice (11.1).
pub fn is_enemy_hex(public: &Public, side: Side, at: Place) -> Verdict<()> {
    let there = in_hex(public, at);
    if there.is_empty() || there.iter().any(|it| it.side == side) { Err("11.1: no enemy") } else { Ok(()) }
}

/// The strength of the firers together, each halved by itself (1.4, 11.3, 11.4).
fn strength(
    land: &Land,
    firers: &[&Counter],
    at: Place,
    of_range: impl Fn(i64) -> i64,
    armoured: impl Fn(Class) -> bool,
) -> Verdict<i64> {
    let mut sum = 0;
    for firer in firers {
        is_ready(firer)?;
        let from = where_is(firer).ok_or("8.5: loaded")?;
        let kind = land.kind(firer);
        let distance = land.field.distance(from, at);
        if kind.attack == 0 {
            return Err("2.2: unarmed");
        }
        if distance > of_range(i64::from(kind.range)) {
            return Err("12.1: out of range");
        }
        if !sees(land, from, at) {
            return Err("12.1: no line of sight");
        }
        let one = weapon(land, firer, armoured(kind.class), Some(distance))?;
        sum += if land.field.level(at) > land.field.level(from) { one / 2 } else { one };
    }
    Ok(sum)
}

/// Judges direct fire (12).
fn direct(land: &Land, public: &Public, firers: &[&Counter], at: Place, target: Target) -> Verdict<Attack> {
    is_enemy_hex(public, firers[0].side, at)?;
    let there = in_hex(public, at);
    let spotted: Vec<&Counter> =
        there.iter().copied().filter(|it| is_spotted(land, public, it, at)).collect();
    let town = land.field.cover(at) == Cover::Town;
    // A fort is visible to both sides, whatever units are in it (17.7).
    let fortified = fort(public, at).is_some();
    if spotted.is_empty() && !fortified {
        return Err("10.1: nobody is spotted");
    }
    let struck = match target {
        Target::Unit(_) if town || fortified => return Err("12.2: only as a whole"),
        Target::Unit(id) => {
            let unit = spotted.into_iter().find(|it| it.id == id).ok_or("10.1: that unit is not spotted")?;
            if unit.condition.attacked != Attacked::No {
                return Err("11.1: attacked already");
            }
            Struck { units: vec![unit], fort: None }
        }
        Target::Stack if fortified => {
            if public.forts[&hex(at)].attacked {
                return Err("11.1: attacked already");
            }
            everybody(public, at)
        }
        Target::Stack => {
            let once = public.attacked.contains(&hex(at));
            if once || there.iter().any(|it| it.condition.attacked != Attacked::No) {
                return Err("12.2: one of them has been attacked");
            }
            Struck { units: spotted, fort: None }
        }
    };
    let of_armour = struck.units.iter().filter(|it| is_armoured(land, it));
    let armour = of_armour.count() * 2;
    let as_one = |firers: &[&Counter], armoured: bool| {
        let by_class = |class| armoured || fortified || town && town_is_armour(class);
        strength(land, firers, at, |range| range, by_class)
    };
    let sum = match armour.cmp(&struck.units.len()) {
        Ordering::Greater => as_one(firers, true)?,
        Ordering::Less => as_one(firers, false)?,
        // Exactly half of them: the lower one counts. A weapon that cannot harm armour adds nothing to fire at it as
        // armour, but one weapon must harm it.
        Ordering::Equal => {
            let plain = as_one(firers, false)?;
            let small_arms = |it: &&Counter| matches!(land.kind(it).class, Class::I | Class::ArmedCarrier);
            let others: Vec<&Counter> = firers.iter().copied().filter(|it| !small_arms(it)).collect();
            if others.is_empty() {
                return Err("11.2: nobody adds to it as armour");
            }
            plain.min(as_one(&others, true)?)
        }
    };
    attack(land, public, Kind::Direct, &struck, at, [sum, 0, 0])
}

/// Whether a unit is armoured: every tracked unit is (2.4).
pub fn is_armoured(land: &Land, counter: &Counter) -> bool {
    land.kind(counter).moves == Moves::Tracked
}

/// Judges opportunity fire at a unit that has entered a hex (14.2).
fn opportunity(
    land: &Land,
    public: &Public,
    firers: &[&Counter],
    entered: &Counter,
    at: Place,
) -> Verdict<Attack> {
    if firers.iter().any(|it| it.condition.fresh) {
        return Err("14.2: fresh");
    }
    if !is_spotted(land, public, entered, at) {
        return Err("14.2: not spotted");
    }
    if fort(public, at).is_some() {
        return Err("17.3: the fort is the only target in the hex");
    }
    let town = land.field.cover(at) == Cover::Town;
    let by_class = |class| is_armoured(land, entered) || town && town_is_armour(class);
    let sum = strength(land, firers, at, |range| range / 2, by_class)?;
    let struck = Struck { units: vec![entered], fort: None };
    attack(land, public, Kind::Opportunity, &struck, at, [sum, 0, 0])
}

fn names(units: &[&Counter]) -> String {
    let one = |it: &&Counter| format!("{}@{:?} {:?}", it.id, where_is(it).map(hex), it.condition);
    units.iter().map(one).collect::<Vec<String>>().join("; ")
}

/// Single firers, and groups of units that may fire alone and of any units.
fn groups<'a>(chance: &mut Chance, enemies: &[&'a Counter], able: &[&'a Counter]) -> Vec<Vec<&'a Counter>> {
    let mut groups: Vec<Vec<&Counter>> = enemies.iter().map(|it| vec![*it]).collect();
    for most in [2, 3] {
        groups.push(chance.some(able, most));
        groups.push(chance.some(enemies, most));
    }
    groups.retain(|group| !group.is_empty());
    groups
}

/// Direct and opportunity fire in this number of random positions.
fn compare(positions: usize) {
    let mut chance = Chance(903);
    let (mut attacks, mut together) = ([0, 0], 0);
    for number in 0..positions {
        let land = &LANDS[number % 4];
        let mut public = land.position(&mut chance);
        for counter in &public.counters {
            let Some(at) = where_is(counter) else { continue };
            let found = spotting::is_spotted(&land.rules, &public, counter, hex(at));
            assert_eq!(found, is_spotted(land, &public, counter, at), "{} in {}", names(&[counter]), hex(at));
        }
        for (at, side) in stacks(&public) {
            let enemy = side.enemy();
            public.phase = land.phase(enemy, Segment::DirectFire);
            let enemies: Vec<&Counter> = units_of(&public, enemy);
            let there = in_hex(&public, at);
            let mut targets = vec![Target::Stack];
            targets.extend(there.iter().map(|it| Target::Unit(it.id)));
            for target in targets {
                let alone = |it: &&Counter| direct(land, &public, &[*it], at, target).is_ok();
                let able: Vec<&Counter> = enemies.iter().copied().filter(alone).collect();
                // A unit that would hit the hex, but cannot fire at this target alone, adds to the fire of others
                // (11.2).
                let hits = |it: &&Counter| strength(land, &[*it], at, |range| range, |_| false).is_ok();
                let hitting: Vec<&Counter> = enemies.iter().copied().filter(hits).collect();
                let mut tried = groups(&mut chance, &enemies, &able);
                tried.extend(
                    [2, 3].map(|most| chance.some(&hitting, most)).into_iter().filter(|it| !it.is_empty()),
                );
                for group in tried {
                    let mixed = group.iter().any(|it| !alone(it))
                        && direct(land, &public, &group, at, target).is_ok();
                    together += usize::from(mixed);
                    let found = direct_fire(&land.rules, &public, &group, hex(at), target);
                    let opinion = direct(land, &public, &group, at, target);
                    let what = || {
                        let all = names(&in_hex(&public, at));
                        let at = hex(at);
                        format!("{} at {target:?} {at} ({all}): {found:?}, {opinion:?}", names(&group))
                    };
                    agree(&land.rules, found.as_ref().ok(), opinion.as_ref().ok(), what);
                    if let Ok(found) = &found {
                        let again = combat::fire(&land.rules, &public, Kind::Direct, &group, hex(at), target);
                        assert_eq!(again.as_ref().ok(), Some(found));
                        attacks[0] += 1;
                    }
                }
            }
            public.phase = land.phase(side, Segment::Vehicles);
            let enemies: Vec<&Counter> = units_of(&public, enemy);
            for entered in in_hex(&public, at) {
                let alone = |it: &&Counter| opportunity(land, &public, &[*it], entered, at).is_ok();
                let able: Vec<&Counter> = enemies.iter().copied().filter(alone).collect();
                for group in groups(&mut chance, &enemies, &able) {
                    let found = reaction::opportunity(&land.rules, &public, &group, (entered, hex(at)));
                    let opinion = opportunity(land, &public, &group, entered, at);
                    let what = || {
                        let (it, at) = (names(&[entered]), hex(at));
                        format!("{} at {it} entering {at}: {found:?}, {opinion:?}", names(&group))
                    };
                    agree(&land.rules, found.as_ref().ok(), opinion.as_ref().ok(), what);
                    attacks[1] += usize::from(opinion.is_ok());
                }
            }
        }
    }
    assert!(attacks.iter().all(|attacks| *attacks > positions / 2), "{attacks:?} of {positions}");
    assert!(together > positions / 20, "{together} attacks of units of which some could not attack alone");
}

#[test]
fn direct_and_opportunity_fire() {
    compare(40);
}

#[test]
#[ignore = "long: 5,000 positions"]
fn direct_and_opportunity_fire_long() {
    compare(5_000);
}
