//! Fire at tanks, vehicles and guns: the units that may fire, the roll to hit, the armour that is hit, and the number
//! to pierce it (7.5, 16).

use super::fire::{bunker_allows, cover, facing, in_arc, is_in_bunker, is_ready};
use super::ground::{Place, around, middle};
use super::movement::{Verdict, is_wire};
use super::scenes::{Chance, LANDS, Land, in_hex, stacks, told, units_of, weapon_of, where_is};
use super::sight::hindrance;
use kessel::{
    engine::counters::UnitId,
    games::squad::rules::{
        counter::Counter,
        fire::{
            anti_tank::{self, Occasion, Shot},
            armour, modifier,
        },
        kinds::{Arm, Letter},
        phase::Step,
        position::Public,
    },
};

/// The elimination numbers: rows are the letters of weapons, columns those of armour (16.5).
const NUMBERS: [&str; 6] =
    ["7 5 3 - - -", "9 7 5 3 - -", "11 9 7 5 3 -", "K 11 9 7 5 3", "K K 11 9 7 5", "K K K 11 9 7"];

/// The number of a letter against an armour, K or a dash (16.5).
pub fn number_of(letter: Letter, armour: Letter) -> &'static str {
    NUMBERS[letter.number()].split(' ').nth(armour.number()).unwrap()
}

/// The armour that a firer hits (7.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Met {
    Front,
    Rear,
    Die,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Attack {
    letter: Letter,
    number: i64,
    modifier: i64,
    /// Of an AFV: the armour side that is hit, and both of its letters.
    armour: Option<(Met, Letter, Letter)>,
}

fn met(at: Place, facing: usize, firer: Place) -> Met {
    let towards = |to: Place| (middle(to).0 - middle(at).0, middle(to).1 - middle(at).1);
    let (ahead, line) = (towards(around(at)[facing]), towards(firer));
    match (ahead.0 * line.0 + 3 * ahead.1 * line.1).signum() {
        1 => Met::Front,
        -1 => Met::Rear,
        _ => Met::Die,
    }
}

fn attack(land: &Land, public: &Public, shot: &Shot, target: &Counter, moving: bool) -> Verdict<Attack> {
    let unit = |id: UnitId| public.counters.iter().find(|counter| counter.id == id).unwrap();
    let firer = unit(shot.unit);
    let (from, to) = (where_is(firer).unwrap(), where_is(target).unwrap());
    let (kind, aimed) = (land.kind(firer), land.kind(target));
    let range = land.field.distance(from, to);
    is_ready(firer)?;
    if !aimed.faces() || is_in_bunker(public, target, to) {
        return Err("16.1: no such target");
    }
    bunker_allows(public, firer, [from, to])?;
    let ahead = kind.faces() && in_arc(from, facing(firer), to);
    let of_gun = match range {
        ..=10 => 10,
        11..=19 => 8,
        _ => 6,
    };
    let (letter, number) = if kind.is_infantry() {
        let name = shot.weapon.ok_or("12.2: no such weapon")?;
        let carried = public.counters.iter().find(|counter| counter.id == name).map(|it| it.kind);
        let kind = carried.unwrap_or(name);
        let weapon = land.rules.units.find(kind).and_then(|kind| kind.weapon()).unwrap();
        if weapon.arm != Arm::AntiTank {
            return Err("12.2: no such weapon");
        }
        if range > i64::from(weapon.range) {
            return Err("10.2: out of range");
        }
        let stores = &public.stores[firer.side.number()].expendable;
        if carried.is_none() && stores.get(&name).is_none_or(|left| *left == 0) {
            return Err("12.3: none left");
        }
        (weapon.letter.unwrap(), 8)
    } else if let Some(gun) = kind.gun() {
        if !ahead {
            return Err("10.2: out of its arc");
        }
        (gun.letter, of_gun)
    } else {
        let cannon = kind.afv().and_then(|afv| afv.cannon).ok_or("12.2: no gun")?;
        if !cannon.turret && !ahead {
            return Err("10.2: out of its arc");
        }
        (cannon.letter, of_gun)
    };
    let led = match shot.leader {
        None => 0,
        Some(_) if !kind.is_infantry() => return Err("10.5: no infantry"),
        Some(id) => {
            is_ready(unit(id))?;
            if where_is(unit(id)) != Some(from) {
                return Err("10.5: elsewhere");
            }
            i64::from(land.kind(unit(id)).leads().ok_or("10.5: no leader")?)
        }
    };
    let hindered = hindrance(land, public, from, to).ok_or("9.1: no line of sight")?;
    let shield = aimed.gun().is_some_and(|gun| gun.shield) && !moving && in_arc(to, facing(target), from);
    let modifier = cover(land, public, target, to) + hindered + led - i64::from(firer.condition.valorous)
        + i64::from(shield)
        + i64::from(kind.is_infantry() && is_wire(public, from));
    let armour = aimed.afv().map(|afv| (met(to, facing(target), from), afv.armour.0, afv.armour.1));
    Ok(Attack { letter, number, modifier, armour })
}

/// The result of the dice (16.2 to 16.6); by the die for the side if the line runs between both.
fn outcome(attack: &Attack, [to_hit, side, dice]: [u8; 3]) -> &'static str {
    if i64::from(to_hit) + attack.modifier > attack.number {
        return "Missed";
    }
    let Some((met, front, rear)) = attack.armour else { return "Eliminated" };
    let armour = match met {
        Met::Front => front,
        Met::Rear => rear,
        Met::Die if side <= 3 => front,
        Met::Die => rear,
    };
    match number_of(attack.letter, armour) {
        "K" => "Eliminated",
        "-" => "Nothing",
        number => match i64::from(dice).cmp(&number.parse().unwrap()) {
            std::cmp::Ordering::Less => "Eliminated",
            std::cmp::Ordering::Equal => "Immobile",
            std::cmp::Ordering::Greater => "Nothing",
        },
    }
}

/// A shot of a unit, sometimes with an expendable weapon of its side, and with any leader of its hex.
fn shot(land: &Land, public: &Public, chance: &mut Chance, unit: &Counter) -> Shot {
    let mut weapon = weapon_of(public, unit.id).map(|weapon| weapon.id);
    if land.kind(unit).is_infantry() && chance.percent(if weapon.is_some() { 30 } else { 80 }) {
        weapon = Some(chance.of(&["panzerfaust", "at-grenade"]).parse().unwrap());
    }
    let leads = |it: &&Counter| land.kind(it).leads().is_some();
    let there = in_hex(public, where_is(unit).unwrap());
    let leaders: Vec<&Counter> = there.iter().copied().filter(leads).collect();
    let leader = if leaders.is_empty() || chance.percent(40) { None } else { Some(chance.of(&leaders).id) };
    Shot { unit: unit.id, weapon, leader }
}

/// Shots at all vehicles and guns of this number of random positions.
fn compare(positions: usize) {
    let mut chance = Chance(1905);
    let mut allowed = [0, 0];
    for position in 0..positions {
        let land = &LANDS[position % LANDS.len()];
        let mut public = land.position(&mut chance);
        for (to, side) in stacks(&public) {
            let targets: Vec<UnitId> =
                in_hex(&public, to).iter().filter(|it| land.kind(it).faces()).map(|it| it.id).collect();
            for target in targets {
                for moving in [false, true] {
                    let mut public = public.clone();
                    public.phase = match moving {
                        false => land.phase(side.enemy(), Step::Fire),
                        true => land.phase(side, Step::Movement),
                    };
                    if moving {
                        let moved = public.counters.iter_mut().find(|it| it.id == target).unwrap();
                        moved.condition.in_work = false;
                    }
                    for unit in units_of(&public, side.enemy()) {
                        let shot = shot(land, &public, &mut chance, unit);
                        let aimed = public.find(target).unwrap();
                        let occasion = if moving { Occasion::Opportunity } else { Occasion::Fire };
                        let found = anti_tank::fire(&land.rules, &public, &shot, target, occasion);
                        let opinion = attack(land, &public, &shot, aimed, moving);
                        agree(land, &public, &shot, aimed, moving, &found, &opinion);
                        allowed[usize::from(moving)] += usize::from(opinion.is_ok());
                    }
                }
            }
        }
        public.counters.clear();
    }
    assert!(allowed.iter().all(|allowed| *allowed > positions / 3), "{allowed:?} of {positions}");
}

fn agree<E: std::fmt::Debug>(
    land: &Land,
    public: &Public,
    shot: &Shot,
    target: &Counter,
    moving: bool,
    found: &Result<anti_tank::Attack, E>,
    opinion: &Verdict<Attack>,
) {
    let what = || {
        let units: Vec<&Counter> = public.counters.iter().collect();
        format!(
            "{} {:?} {shot:?} at {} moving {moving}: {found:?}, {opinion:?}; {}; {:?}; {:?}",
            land.rules.map.id,
            land.rules.options,
            target.id,
            told(&units),
            public.works,
            public.smoke
        )
    };
    let armour = |armour: &armour::Armour| match format!("{:?}", armour.met).as_str() {
        "Front" => Met::Front,
        "Rear" => Met::Rear,
        _ => Met::Die,
    };
    let told = found.as_ref().ok().map(|found| {
        let modifier = i64::from(modifier::sum(&found.modifiers));
        (found.letter, i64::from(found.number), modifier, found.armour.as_ref().map(armour))
    });
    let same = opinion.ok().map(|it| (it.letter, it.number, it.modifier, it.armour.map(|armour| armour.0)));
    assert_eq!(told, same, "{}", what());
    if let (Ok(found), Ok(opinion)) = (found, opinion) {
        for dice in
            (2..=12).flat_map(|hit| (1..=6).flat_map(move |die| (2..=12).map(move |it| [hit, die, it])))
        {
            let [hit, side, kill] = dice;
            let told = format!("{:?}", found.outcome(hit, side, kill));
            assert_eq!(told, outcome(opinion, dice), "dice {dice:?}: {}", what());
        }
    }
}

#[test]
fn fire_at_tanks() {
    compare(200);
}

#[test]
#[ignore = "long: 5,000 positions"]
fn fire_at_tanks_long() {
    compare(5_000);
}
