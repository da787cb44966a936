//! The targets of a sniper, and its casualty points (21.3, 21.4, 25.3).

use super::fire::cover;
use super::ground::{hex, place};
use super::scenes::{Chance, LANDS, Land, in_hex, stacks, where_is};
use super::sight::hindrance;
use kessel::{
    engine::{
        counters::UnitId,
        orders::{Game, play},
    },
    games::squad::rules::{
        Position, Squad,
        conduct::snipers::hides,
        counter::{Condition, Counter, Place as At},
        event::{Event, Kind},
        fire::Shot,
        kinds::Side,
        order::Order,
        phase::Step,
        position::{Public, Secrets, decision::Decision},
    },
};
use std::sync::Arc;

/// A random position in which the enemy of a side has a sniper that has not appeared.
fn with_sniper(land: &Land, chance: &mut Chance, side: Side) -> Public {
    let mut public = land.position(chance);
    public.phase = land.phase(side, Step::Fire);
    for counter in &mut public.counters {
        (counter.condition.pinned, counter.condition.fired) = (false, false);
    }
    let word = |text: &str| text.parse::<UnitId>().unwrap();
    public.counters.push(Counter {
        id: word("sniper-1"),
        kind: word("sniper"),
        side: side.enemy(),
        place: At::Away,
        facing: None,
        condition: Condition::default(),
    });
    public.counters.sort_by_key(|counter| counter.id);
    public
}

/// The units that fire at a hex hits: all but AFVs (13.1, 25.3).
fn struck<'a>(land: &Land, public: &'a Public, at: super::ground::Place) -> Vec<&'a Counter> {
    in_hex(public, at).into_iter().filter(|it| land.kind(it).afv().is_none()).collect()
}

/// The sniper that the dice of this number of attacks activate.
fn compare(positions: usize) {
    let mut chance = Chance(2802);
    let (mut drawn, mut beside) = (0, 0);
    for number in 0..positions {
        let land = &LANDS[number % LANDS.len()];
        let side = *chance.of(&Side::BOTH);
        let public = with_sniper(land, &mut chance, side);
        let rules = Arc::new(land.rules.clone());
        let attackers = public
            .counters
            .iter()
            .filter(|it| it.side == side && where_is(it).is_some() && land.kind(it).infantry().is_some());
        let attackers: Vec<UnitId> = attackers.map(|it| it.id).collect();
        let mut orders = Vec::new();
        for unit in attackers {
            for (at, _) in stacks(&public).into_iter().filter(|(_, other)| *other != side) {
                orders.push((unit, Order::Fire { shots: vec![Shot::of(unit)], leader: None, hex: hex(at) }));
            }
        }
        let Some((unit, order)) = (!orders.is_empty()).then(|| chance.of(&orders).clone()) else { continue };
        let mut world = Squad::world();
        Squad::restore(&mut world, &rules, Position { public, secrets: Secrets::default() });
        Squad::dice_ready(&mut world).extend([6, 6]);
        if play::<Squad>(&mut world, &order).is_err() {
            continue;
        }
        let Some(Decision::Sniper { side: of, hex: target, .. }) =
            Squad::position(&world).public.owed.clone()
        else {
            continue;
        };
        let known = Squad::position(&world).public.clone();
        let from = *chance.of(&hides(&rules, &known, of, target));
        let die = 1 + chance.below(6) as u8;
        Squad::dice_ready(&mut world).clear();
        Squad::dice_ready(&mut world).push_back(die);
        let events = play::<Squad>(&mut world, &Order::PlaceSniper { hex: from }).unwrap();
        let units = struck(land, &known, place(target));
        let told = events.iter().find_map(|event| match event {
            Event::Attacked { kind: Kind::Sniper, struck, .. } => Some(struck.clone()),
            _ => None,
        });
        let ids: Vec<UnitId> = units.iter().map(|it| it.id).collect();
        assert_eq!(told, Some(ids.clone()), "whom a shot from {from} at {target} strikes");
        assert!(ids.contains(&unit));
        let best = units.iter().map(|it| cover(land, &known, it, place(target))).max().unwrap();
        let hindered = hindrance(land, &known, place(from), place(target)).unwrap();
        let points = (i64::from(die) - best - hindered).max(0);
        let fell = events.iter().find_map(|event| match event {
            Event::Points { points, .. } => Some(i64::from(*points)),
            _ => None,
        });
        assert_eq!(fell.unwrap_or(0), points, "die {die} from {from} at {target}");
        drawn += 1;
        beside += usize::from(ids.len() > 1);
    }
    assert!(drawn > positions / 20 && beside > drawn / 10, "{drawn} and {beside} of {positions}");
}

#[test]
fn snipers_fire_at_all_in_the_hex() {
    compare(300);
}

#[test]
#[ignore = "long: 5,000 positions"]
fn snipers_fire_at_all_in_the_hex_long() {
    compare(5_000);
}
