//! Fire at hexes and at units that enter them: strength, modifiers, casualty points (7.4, 10, 12, 13.2, 13.3, 14.3,
//! 15).

use super::ground::{Ground, Place, hex, middle, number};
use super::movement::{Verdict, is_wire, work};
use super::scenes::{Chance, LANDS, Land, in_hex, stacks, told, units_of, weapon_of, where_is};
use super::sight::hindrance;
use kessel::{
    engine::counters::UnitId,
    games::squad::rules::{
        counter::Counter,
        fire::{self, Aim, Shot, modifier},
        kinds::{Arm, Burden},
        phase::Step,
        position::{Public, WorkKind},
    },
};

/// An attack by the opinion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attack {
    strength: i64,
    modifier: i64,
    mortars: bool,
}

/// Casualty points (13.3): by the row, the number less the roll.
fn points(strength: i64, roll: i64) -> i64 {
    let row = match strength {
        ..=4 => 7,
        5..=10 => 8,
        11..=18 => 9,
        19..=28 => 10,
        29..=40 => 11,
        _ => 12,
    };
    (row - roll.max(2)).max(0)
}

/// Whether a hex is in the forward arc of a unit that faces a side, borders included (7.4).
pub fn in_arc(from: Place, facing: usize, to: Place) -> bool {
    let start = middle(from);
    let towards = |side: usize| {
        let near = middle(super::ground::around(from)[side % 6]);
        (near.0 - start.0, near.1 - start.1)
    };
    let (left, right) = (towards(facing + 5), towards(facing + 1));
    let target = (middle(to).0 - start.0, middle(to).1 - start.1);
    let cross = |a: Place, b: Place| a.0 * b.1 - a.1 * b.0;
    target != (0, 0) && cross(left, target) >= 0 && cross(target, right) >= 0
}

pub fn facing(counter: &Counter) -> usize {
    number(counter.facing.unwrap().short_name())
}

/// Checks that a unit is not pinned and has no Fire marker (10.1).
pub fn is_ready(counter: &Counter) -> Verdict<()> {
    if counter.condition.pinned || counter.condition.fired { Err("10.1: not ready") } else { Ok(()) }
}

/// The cover of a hex by its ground (6.3, 24.1).
pub fn ground_cover(land: &Land, at: Place) -> i64 {
    match land.field.ground(at) {
        Ground::Wood if land.rules.options.wooden_buildings => 2,
        Ground::Stone | Ground::Wood => 3,
        Ground::Woods => 2,
        Ground::Stream | Ground::Gully if !land.field.is_bridge(at) => 1,
        _ => 0,
    }
}

/// The cover of a unit, with the work that it is in (20.2 to 20.4).
pub fn cover(land: &Land, public: &Public, counter: &Counter, at: Place) -> i64 {
    let ground = ground_cover(land, at);
    match work(public, at).filter(|_| counter.condition.in_work) {
        Some(WorkKind::EarthBunker) => 3,
        Some(WorkKind::ConcreteBunker) => 4,
        Some(WorkKind::Sandbags) => 2,
        Some(WorkKind::Foxhole) => ground + 1,
        Some(WorkKind::Trench) => ground + 2,
        _ => ground,
    }
}

pub fn is_in_bunker(public: &Public, counter: &Counter, at: Place) -> bool {
    counter.condition.in_work && work(public, at).is_some_and(WorkKind::is_bunker)
}

/// Checks that fire out of a bunker is into its arc (20.2).
pub fn bunker_allows(public: &Public, counter: &Counter, [from, to]: [Place; 2]) -> Verdict<()> {
    let side = public.works.get(&hex(from)).and_then(|work| work.facing);
    match side.filter(|_| is_in_bunker(public, counter, from)) {
        Some(side) if !in_arc(from, number(side.short_name()), to) => Err("20.2: out of the bunker's arc"),
        _ => Ok(()),
    }
}

/// The firers, the target hex, and the range.
struct Duel<'a> {
    land: &'a Land,
    public: &'a Public,
    from: Place,
    to: Place,
    range: i64,
}

impl Duel<'_> {
    fn unit(&self, id: UnitId) -> &Counter {
        self.public.counters.iter().find(|counter| counter.id == id).unwrap()
    }

    /// The strength of a gun or a vehicle: all weapons that reach (10.2, 10.4).
    fn machine(&self, counter: &Counter) -> Verdict<i64> {
        let kind = self.land.kind(counter);
        let ahead = in_arc(self.from, facing(counter), self.to);
        let near = self.range <= 8;
        if let Some(gun) = kind.gun() {
            bunker_allows(self.public, counter, [self.from, self.to])?;
            return if ahead { Ok(gun.attack.into()) } else { Err("10.2: out of its arc") };
        }
        let mut sum = 0;
        if let Some(afv) = kind.afv() {
            sum += match afv.cannon {
                Some(cannon) if cannon.turret || ahead => i64::from(cannon.attack),
                _ => 0,
            };
            sum += if near { i64::from(afv.mg) } else { 0 };
            sum += if near && ahead { i64::from(afv.forward_mg) } else { 0 };
        } else if let Some(vehicle) = kind.vehicle().filter(|_| near) {
            sum += i64::from(vehicle.mg);
        }
        if sum == 0 { Err("10.2: nothing reaches") } else { Ok(sum) }
    }

    /// The strength of infantry with its carried and expendable weapons (12).
    fn infantry(&self, shot: &Shot) -> Verdict<i64> {
        let counter = self.unit(shot.unit);
        let kind = self.land.kind(counter);
        let values = kind.infantry().unwrap();
        bunker_allows(self.public, counter, [self.from, self.to])?;
        let in_range = self.range <= i64::from(values.range);
        let mut own = in_range;
        let mut sum = 0;
        if let Some(weapon) = shot.weapon {
            let weapon = self.land.kind(self.unit(weapon)).weapon().unwrap();
            if weapon.arm == Arm::AntiTank {
                return Err("12.2: at tanks only");
            }
            if self.range > i64::from(weapon.range) {
                return Err("10.2: beyond the weapon's range");
            }
            own &= kind.leads().is_none() && !(kind.is_half() && weapon.burden == Burden::Heavy);
            sum += i64::from(weapon.attack);
        } else if !in_range {
            return Err("10.2: out of range");
        }
        if own {
            sum += i64::from(values.attack) + i64::from(counter.condition.valorous);
        }
        for used in &shot.uses {
            if self.range != 1 {
                return Err("12.3: neighbours only");
            }
            match used.as_str() {
                "grenades" => {}
                "satchel" if shot.weapon.is_some() => return Err("12.3: no other weapon"),
                "satchel" => sum += 12,
                _ => return Err("12.3: at tanks only"),
            }
        }
        Ok(sum)
    }

    fn is_mortar(&self, weapon: Option<UnitId>) -> bool {
        let weapon = weapon.and_then(|weapon| self.land.kind(self.unit(weapon)).weapon());
        weapon.is_some_and(|weapon| weapon.arm == Arm::Mortar)
    }

    /// The strength of mortars (15).
    fn mortars(&self, shots: &[Shot]) -> Verdict<i64> {
        if self.land.field.is_building(self.from) {
            return Err("15.1: not from buildings");
        }
        let mut sum = 0;
        for shot in shots {
            let counter = self.unit(shot.unit);
            if !self.is_mortar(shot.weapon) || !shot.uses.is_empty() {
                return Err("15.1: mortars alone");
            }
            if is_in_bunker(self.public, counter, self.from) {
                return Err("15.1: not from bunkers");
            }
            let weapon = self.land.kind(self.unit(shot.weapon.unwrap())).weapon().unwrap();
            if !(i64::from(weapon.least)..=i64::from(weapon.range)).contains(&self.range) {
                return Err("15.1: range");
            }
            sum += i64::from(weapon.attack);
        }
        let side = self.unit(shots[0].unit).side;
        let friends = units_of(self.public, side).into_iter().filter(|it| !it.condition.pinned);
        let sees = |from| hindrance(self.land, self.public, from, self.to).is_some();
        if !friends.filter_map(where_is).any(sees) {
            return Err("15.1: not observed");
        }
        Ok(sum)
    }
}

/// The attack on a hex, or on the units that have entered it.
pub fn attack(
    land: &Land,
    public: &Public,
    shots: &[Shot],
    leader: Option<UnitId>,
    to: Place,
    entering: Option<&[UnitId]>,
) -> Verdict<Attack> {
    let unit = |id: UnitId| public.counters.iter().find(|counter| counter.id == id).unwrap();
    let first = unit(shots[0].unit);
    let from = where_is(first).ok_or("2.5: not on the map")?;
    let duel = Duel { land, public, from, to, range: land.field.distance(from, to) };
    for shot in shots {
        is_ready(unit(shot.unit))?;
    }
    let infantry = land.kind(first).is_infantry();
    let mortars = shots.iter().any(|shot| duel.is_mortar(shot.weapon));
    let is_struck = |it: &&Counter| land.kind(it).afv().is_none();
    let targets: Vec<&Counter> = match entering {
        Some(units) => units.iter().map(|id| unit(*id)).filter(is_struck).collect(),
        None => in_hex(public, to).into_iter().filter(is_struck).collect(),
    };
    // Mortars hit all units in the hex (15.3).
    if targets.is_empty() && (!mortars || entering.is_some() || in_hex(public, to).is_empty()) {
        return Err("13.1: nobody whom it hits");
    }
    let mut used: Vec<&UnitId> = shots.iter().flat_map(|shot| &shot.uses).collect();
    let all = used.len();
    used.sort_unstable();
    used.dedup();
    let left =
        |id: &&UnitId| public.stores[first.side.number()].expendable.get(*id).is_some_and(|it| *it > 0);
    if used.len() < all || !used.iter().all(left) {
        return Err("12.3: one of a kind, and one that is left");
    }
    let led = match leader {
        None => 0,
        Some(_) if !infantry => return Err("10.5: no infantry"),
        Some(id) => {
            let leader = unit(id);
            is_ready(leader)?;
            if where_is(leader) != Some(from) {
                return Err("10.5: elsewhere");
            }
            i64::from(land.kind(leader).leads().ok_or("10.5: no leader")?)
        }
    };
    let on_points = targets.iter().filter(|it| !mortars || land.kind(it).vehicle().is_none());
    let best = on_points.map(|it| cover(land, public, it, to)).max().unwrap_or(ground_cover(land, to));
    if mortars {
        if entering.is_some() {
            return Err("14.1: no mortars");
        }
        let strength = duel.mortars(shots)?;
        let wire = i64::from(is_wire(public, from));
        return Ok(Attack { strength, modifier: best + led + wire, mortars });
    }
    let mut strength = 0;
    for shot in shots {
        strength += if infantry { duel.infantry(shot)? } else { duel.machine(first)? };
    }
    let hindered = hindrance(land, public, from, to).ok_or("9.1: no line of sight")?;
    let flames = |shot: &Shot| {
        let weapon = shot.weapon.and_then(|weapon| land.kind(unit(weapon)).weapon());
        weapon.is_some_and(|weapon| weapon.arm == Arm::Flamethrower)
    };
    let covered = if shots.iter().any(flames) { best / 2 } else { best };
    let mut modifier = covered + hindered + led;
    modifier -= i64::from(used.iter().any(|id| id.as_str() == "grenades"));
    modifier += i64::from(infantry && is_wire(public, from));
    if entering.is_some() {
        let careful = i64::from(targets.iter().any(|it| it.condition.assault_move));
        modifier += careful;
        let near = duel.range == 1;
        let open = best + hindered + careful == 0;
        modifier -= 2 * i64::from(near);
        modifier -= i64::from(open && (!near || land.rules.options.adjacent_open));
    }
    Ok(Attack { strength, modifier, mortars })
}

/// A unit's weapons for fire: the one that it carries, sometimes an expendable one.
fn shot(public: &Public, chance: &mut Chance, unit: &Counter, far: bool) -> Shot {
    let carried = weapon_of(public, unit.id).map(|weapon| weapon.id);
    let weapon = carried.filter(|_| chance.percent(65));
    let kinds: Vec<UnitId> =
        ["grenades", "satchel", "grenades", "panzerfaust"].map(|id| id.parse().unwrap()).to_vec();
    let percent = if far { 3 } else { 35 };
    let uses = if chance.percent(percent) { vec![*chance.of(&kinds)] } else { Vec::new() };
    Shot { unit: unit.id, weapon, uses }
}

/// The units of a hex that fire together, and their leader.
fn party(
    land: &Land,
    public: &Public,
    chance: &mut Chance,
    from: Place,
    far: bool,
) -> (Vec<Shot>, Option<UnitId>) {
    let there = in_hex(public, from);
    let one = *chance.of(&there);
    if !land.kind(one).is_infantry() {
        return (vec![Shot::of(one.id)], None);
    }
    let foot: Vec<&Counter> = there.into_iter().filter(|it| land.kind(it).is_infantry()).collect();
    let able: Vec<&Counter> = foot.iter().copied().filter(|it| is_ready(it).is_ok()).collect();
    let choice = if able.is_empty() || chance.percent(10) { &foot } else { &able };
    let most = 1 + chance.below(3);
    let units = chance.some(choice, most);
    let shots = units.iter().map(|unit| shot(public, chance, unit, far)).collect();
    let leaders: Vec<&Counter> = foot.iter().copied().filter(|it| land.kind(it).leads().is_some()).collect();
    let any = if leaders.is_empty() || chance.percent(5) { &foot } else { &leaders };
    let led = !leaders.is_empty() && chance.percent(60) || chance.percent(3);
    (shots, led.then(|| chance.of(any).id))
}

/// Fire between the stacks of this number of random positions.
fn compare(positions: usize) {
    let mut chance = Chance(1904);
    let mut allowed = [0, 0, 0];
    for position in 0..positions {
        let land = &LANDS[position % LANDS.len()];
        let mut public = land.position(&mut chance);
        for (to, side) in stacks(&public) {
            for (from, _) in stacks(&public).into_iter().filter(|(_, other)| *other != side) {
                let far = land.field.distance(from, to) > 1;
                let (shots, leader) = party(land, &public, &mut chance, from, far);
                public.phase = land.phase(side.enemy(), Step::Fire);
                let found = fire::fire(&land.rules, &public, &shots, leader, (hex(to), Aim::Hex));
                let opinion = attack(land, &public, &shots, leader, to, None);
                agree(land, &public, (&shots, leader), to, &found, &opinion);
                allowed[0] += usize::from(opinion.is_ok());
                allowed[1] += usize::from(opinion.is_ok_and(|it| it.mortars));

                let mut moved = public.clone();
                moved.phase = land.phase(side, Step::Movement);
                let entering: Vec<UnitId> =
                    chance.some(&in_hex(&public, to), 2).iter().map(|it| it.id).collect();
                let assault = chance.percent(30);
                for counter in moved.counters.iter_mut().filter(|it| entering.contains(&it.id)) {
                    counter.condition.assault_move = assault && land.kind(counter).is_infantry();
                    counter.condition.in_work = false;
                }
                let aim = Aim::Entering(&entering);
                let found = fire::fire(&land.rules, &moved, &shots, leader, (hex(to), aim));
                let opinion = attack(land, &moved, &shots, leader, to, Some(&entering));
                agree(land, &moved, (&shots, leader), to, &found, &opinion);
                allowed[2] += usize::from(opinion.is_ok());
            }
        }
    }
    assert!(allowed[0] > positions / 2 && allowed[2] > positions / 2, "{allowed:?} of {positions}");
    assert!(allowed[1] > positions / 100, "{allowed:?} of {positions}");
}

/// Compares the program's result with the opinion, with the points of all dice.
pub fn agree<E: std::fmt::Debug>(
    land: &Land,
    public: &Public,
    (shots, leader): (&[Shot], Option<UnitId>),
    to: Place,
    found: &Result<fire::Attack, E>,
    opinion: &Verdict<Attack>,
) {
    let what = || {
        let units: Vec<&Counter> = public.counters.iter().collect();
        format!(
            "{} {:?} {shots:?} led by {leader:?} at {} in {:?}: {found:?}, {opinion:?}; {}; {:?}; {:?}; {:?}",
            land.rules.map.id,
            land.rules.options,
            hex(to),
            public.phase,
            told(&units),
            public.works,
            public.smoke,
            public.stores
        )
    };
    let told = found.as_ref().ok().map(|found| Attack {
        strength: found.strength.into(),
        modifier: modifier::sum(&found.modifiers).into(),
        mortars: found.mortars,
    });
    assert_eq!(told, opinion.ok(), "{}", what());
    if let (Ok(found), Ok(opinion)) = (found, opinion) {
        for dice in 2..=12_u8 {
            let points = points(opinion.strength, i64::from(dice) + opinion.modifier);
            assert_eq!(i64::from(found.casualties(&land.rules, dice)), points, "dice {dice}: {}", what());
        }
    }
}

#[test]
fn fire_at_hexes() {
    compare(200);
}

#[test]
#[ignore = "long: 5,000 positions"]
fn fire_at_hexes_long() {
    compare(5_000);
}
