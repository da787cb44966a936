//! Indirect fire at all units in a hex (13, 18.6, 18.7).

use super::attack::{Attack, Struck, Verdict, agree, attack, fort, weapon};
use super::fire_rules::{is_armoured, is_enemy_hex, is_ready, is_spotted, is_spotter, sees};
use super::scenes::{Chance, LANDS, Land, hex, in_hex, stacks, units_of, where_is};
use super::sight::{Cover, Place, around};
use kessel::{
    engine::counters::UnitId,
    games::platoon::rules::{
        combat::{
            Kind,
            indirect::{Call, is_target, salvo},
        },
        counter::{Attacked, Counter, Place as At},
        kinds::{Class, Side},
        phase::Segment,
        position::{Public, Registration},
        scenario::units::UnitType,
    },
};

/// Whether an observer of a side sees a hex: a ready spotter, or a command post that the scenario names (2.8).
fn is_observed(land: &Land, public: &Public, side: Side, at: Place) -> bool {
    let named = &land.rules.scenario.force(side).forward_observers;
    let observes = |it: &&Counter| {
        is_ready(it).is_ok() && (is_spotter(land, it) || land.kind(it).observer && named.contains(&it.id))
    };
    units_of(public, side).into_iter().filter(observes).filter_map(where_is).any(|from| sees(land, from, at))
}

/// The kind of call for a unit's fire at a hex (13.4, 13.5, 18.6).
fn call(land: &Land, public: &Public, firer: &Counter, at: Place) -> Call {
    let markers = public.registrations.iter().filter(|marker| marker.unit == firer.id);
    let distances: Vec<i64> =
        markers.map(|marker| land.field.distance(super::sight::place(marker.hex), at)).collect();
    let near_fire = land.rules.options.nearby_fire
        && land.rules.scenario.force(firer.side).nearby_fire.contains(&firer.kind);
    if distances.contains(&0) {
        Call::Registered
    } else if near_fire && distances.contains(&1) {
        Call::Nearby
    } else {
        Call::FromTheHip
    }
}

/// The modifier of a call (13.7).
fn of_call(class: Class, call: Call) -> i64 {
    match call {
        Call::Registered | Call::Interdiction => 0,
        Call::FromTheHip if class == Class::Howitzer => 2,
        Call::FromTheHip | Call::Nearby | Call::NearbyInterdiction => 1,
    }
}

/// The attack on each unit, or on the fort (13.8).
fn fire(
    land: &Land,
    public: &Public,
    firers: &[(&Counter, Call)],
    at: Place,
) -> Verdict<Vec<(Option<UnitId>, Option<Attack>)>> {
    let (first, _) = firers[0];
    is_enemy_hex(public, first.side, at)?;
    let there = in_hex(public, at);
    if !there.iter().any(|it| is_spotted(land, public, it, at)) {
        return Err("13.2: no spotted enemy");
    }
    let fortified = fort(public, at);
    let again = there.iter().any(|it| it.condition.attacked != Attacked::No);
    if again
        || public.attacked.contains(&hex(at))
        || public.forts.get(&hex(at)).is_some_and(|fort| fort.attacked)
    {
        return Err("11.1: attacked already");
    }
    let mut worst = 0;
    for (firer, called) in firers {
        let kind = land.kind(firer);
        is_ready(firer)?;
        let from = where_is(firer).ok_or("8.5: loaded")?;
        let distance = land.field.distance(from, at);
        let range = i64::from(kind.range);
        let least = match kind.class {
            Class::Howitzer => range / 4 + 1,
            Class::M => 2,
            _ => return Err("13.1: not of a class"),
        };
        if !(least..=range).contains(&distance) {
            return Err("13.1: out of the band");
        }
        if !is_observed(land, public, firer.side, at) {
            return Err("13.2: nobody observes");
        }
        if *called != call(land, public, firer, at) {
            return Err("13.7: another call");
        }
        if firer.kind != first.kind && !land.rules.scenario.force(firer.side).barrage {
            return Err("13.6: not one type");
        }
        worst = worst.max(of_call(kind.class, *called));
    }
    let town = land.field.cover(at) == Cover::Town;
    let strength = |armoured: bool, number: usize| -> Verdict<i64> {
        let each: Verdict<Vec<i64>> =
            firers.iter().map(|(firer, _)| weapon(land, firer, armoured, None)).collect();
        Ok(each?.into_iter().sum::<i64>() / number as i64)
    };
    if fortified.is_some() {
        let struck = Struck { units: Vec::new(), fort: fortified };
        let sum = strength(true, 1)?;
        return Ok(vec![(None, attack(land, public, Kind::Indirect, &struck, at, [sum, 0, worst]).ok())]);
    }
    let one = |unit: &&Counter| -> Verdict<(Option<UnitId>, Option<Attack>)> {
        let sum = strength(is_armoured(land, unit) || town, there.len())?;
        let kind = land.kind(unit);
        let open = land.rules.options.open_topped
            && kind.moves.is_vehicle()
            && matches!(kind.class, Class::ArmedCarrier | Class::Howitzer);
        let struck = Struck { units: vec![*unit], fort: None };
        let more = worst - i64::from(open);
        Ok((Some(unit.id), attack(land, public, Kind::Indirect, &struck, at, [sum, 0, more]).ok()))
    };
    there.iter().map(one).collect()
}

/// Salvoes of units, alone and together, in this number of random positions.
fn compare(positions: usize) {
    let mut chance = Chance(904);
    let (mut salvoes, mut of_one) = (0, 0);
    for number in 0..positions {
        let land = &LANDS[number % 4];
        let mut public = land.position(&mut chance);
        arm(land, &mut public, &mut chance);
        for (at, side) in stacks(&public) {
            let enemy = side.enemy();
            public.phase = land.phase(enemy, Segment::IndirectFire);
            let enemies = units_of(&public, enemy);
            let able: Vec<&Counter> = enemies
                .iter()
                .copied()
                .filter(|it| matches!(land.kind(it).class, Class::Howitzer | Class::M))
                .collect();
            let mut groups: Vec<Vec<&Counter>> = enemies.iter().map(|it| vec![*it]).collect();
            for most in [2, 2, 3] {
                groups.push(chance.some(&able, most));
            }
            groups.retain(|group| !group.is_empty());
            for group in groups {
                let calls = [Call::Registered, Call::FromTheHip, Call::Nearby];
                let called: Vec<(&Counter, Call)> = group
                    .iter()
                    .map(|it| {
                        let right = call(land, &public, it, at);
                        (*it, if chance.percent(85) { right } else { *chance.of(&calls) })
                    })
                    .collect();
                let found = is_target(&land.rules, &public, enemy, hex(at))
                    .and_then(|()| salvo(&land.rules, &public, &called, hex(at)));
                let opinion = fire(land, &public, &called, at);
                let what = || {
                    let all: Vec<&Counter> = in_hex(&public, at);
                    format!("{called:?} at {} {all:?}: {found:?}, {opinion:?}", hex(at))
                };
                let (Ok(found), Ok(opinion)) = (&found, &opinion) else {
                    assert_eq!(found.is_ok(), opinion.is_ok(), "{}", what());
                    continue;
                };
                assert_eq!(found.attacks.len(), opinion.len(), "{}", what());
                for ((unit, told), (wanted, thought)) in found.attacks.iter().zip(opinion) {
                    assert_eq!(unit, wanted, "{}", what());
                    agree(&land.rules, told.as_ref(), thought.as_ref(), what);
                }
                salvoes += 1;
                of_one += usize::from(group.len() == 1);
            }
        }
    }
    assert!(salvoes > of_one && of_one > positions / 2, "{salvoes} and {of_one} of {positions}");
}

/// Turns half of the units into guns and mortars of one type a side, of which the list has few, and registers hexes for
/// them.
fn arm(land: &Land, public: &mut Public, chance: &mut Chance) {
    let carriers: Vec<UnitId> = public
        .counters
        .iter()
        .filter_map(|it| if let At::Aboard(carrier) = it.place { Some(carrier) } else { None })
        .collect();
    let types = Side::BOTH.map(|side| {
        let fires = |it: &&UnitType| it.side == side && matches!(it.class, Class::Howitzer | Class::M);
        let all: Vec<&UnitType> = land.rules.units.all().iter().filter(fires).collect();
        *chance.of(&all)
    });
    for (number, counter) in public.counters.iter_mut().enumerate() {
        if carriers.contains(&counter.id) || where_is(counter).is_none() || chance.percent(50) {
            continue;
        }
        counter.kind = types[counter.side.number()].id;
        counter.id = format!("{}-{}", counter.kind, number + 50).parse().unwrap();
    }
    public.counters.sort_by_key(|counter| counter.id);
    public.registrations.clear();
    let stacks = stacks(public);
    for counter in &public.counters {
        let enemies: Vec<Place> =
            stacks.iter().filter(|(_, side)| *side != counter.side).map(|(at, _)| *at).collect();
        if enemies.is_empty() || chance.percent(40) {
            continue;
        }
        let mut marked = *chance.of(&enemies);
        if chance.percent(50) {
            marked = *chance.of(&around(marked));
        }
        if land.field.is_on(marked) {
            public.registrations.insert(Registration { unit: counter.id, hex: hex(marked), turn: 3 });
        }
    }
}

#[test]
fn salvoes() {
    compare(50);
}

#[test]
#[ignore = "long: 5,000 positions"]
fn salvoes_long() {
    compare(5_000);
}
