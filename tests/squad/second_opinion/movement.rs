//! Paths on foot and of guns that are pushed: allowances, steps, stacks, the possible ends of a move (6, 20.6).

use super::ground::{Ground, Place, around, hex};
use super::scenes::{Chance, LANDS, Land, in_hex, stacks, told, weapon_of, where_is};
use kessel::{
    engine::board::Hex,
    games::squad::rules::{
        counter::Counter,
        kinds::{Burden, Side},
        movement,
        phase::Step,
        position::{Public, WorkKind},
    },
};
use std::collections::{BTreeMap, BinaryHeap};

/// A reason of the opinion's own, with its case.
pub type Verdict<T> = Result<T, &'static str>;

/// The movement class of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mover {
    Foot,
    Gun,
    Truck,
    Armour,
}

impl Mover {
    fn drives(self) -> bool {
        matches!(self, Self::Truck | Self::Armour)
    }
}

/// The cost of a step by the chart: points, or the whole allowance (6.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Price {
    Points(i64),
    All,
}

pub fn mover(land: &Land, counter: &Counter) -> Mover {
    let kind = land.kind(counter);
    if kind.is_infantry() {
        Mover::Foot
    } else if kind.gun().is_some() {
        Mover::Gun
    } else if kind.afv().is_some() {
        Mover::Armour
    } else {
        Mover::Truck
    }
}

pub fn work(public: &Public, at: Place) -> Option<WorkKind> {
    public.works.get(&hex(at)).map(|work| work.kind)
}

pub fn is_wire(public: &Public, at: Place) -> bool {
    work(public, at) == Some(WorkKind::Wire)
}

/// A step from a hex to an adjacent one (6.3, 6.6, 20.6).
pub fn step(
    land: &Land,
    public: &Public,
    side: Side,
    mover: Mover,
    [from, to]: [Place; 2],
) -> Verdict<Price> {
    let field = &land.field;
    if !field.is_on(to) {
        return Err("1.3: off the map");
    }
    if in_hex(public, to).iter().any(|other| other.side != side) {
        return Err("6.6: an enemy");
    }
    let ground = field.ground(to);
    if ground == Ground::Water {
        return Err("6.3: water");
    }
    let by_road = field.is_road(from, to);
    if mover != Mover::Foot && (field.is_bridge(to) || field.is_bridge(from)) && !by_road {
        return Err("6.3: the bridge by its road");
    }
    let rise = field.level(to) - field.level(from);
    if rise.abs() == 2 {
        return if mover == Mover::Foot { Ok(Price::All) } else { Err("6.3: two levels") };
    }
    if mover == Mover::Gun {
        return Ok(Price::All);
    }
    let mut points = match ground {
        Ground::Stone | Ground::Wood if mover.drives() => return Err("6.3: a building"),
        Ground::Stone | Ground::Wood | Ground::Woods => 2,
        Ground::Stream | Ground::Gully if field.is_bridge(to) => 1,
        Ground::Stream | Ground::Gully if mover.drives() => 3,
        Ground::Stream | Ground::Gully => 2,
        _ => 1,
    };
    points += i64::from(field.bar(from, to).is_some()) + i64::from(rise == 1);
    match work(public, to) {
        Some(WorkKind::Wire) if mover == Mover::Truck => return Err("20.6: wire"),
        None | Some(WorkKind::Wire | WorkKind::Mines) => {}
        Some(_) => points += 1,
    }
    Ok(Price::Points(points))
}

/// Whether a unit's own state lets it move (6.8, 6.5, 16.7).
pub fn may_move(counter: &Counter) -> Verdict<Place> {
    let it = &counter.condition;
    if it.pinned || it.fired || it.halted || it.immobile {
        return Err("6.8: does not move");
    }
    where_is(counter).ok_or("2.5: not on the map")
}

/// Whether units may stop in a hex with the units that are there (6.7, 20.1, 20.2).
pub fn fits(land: &Land, public: &Public, units: &[&Counter], at: Place) -> bool {
    let (mut infantry, mut others, mut vehicles) = (0, 0, 0);
    let rest = in_hex(public, at).into_iter().filter(|it| units.iter().all(|unit| unit.id != it.id));
    for unit in units.iter().copied().chain(rest) {
        if land.kind(unit).is_infantry() {
            infantry += 1;
        } else {
            others += 1;
            vehicles += i32::from(land.kind(unit).drives());
        }
    }
    let room = infantry <= 4 && others == 0 || infantry == 0 && others <= 2 || infantry <= 2 && others <= 1;
    let guns = others - vehicles;
    let bunker = work(public, at).is_some_and(WorkKind::is_bunker);
    room && (!bunker || infantry <= 2 && guns == 0 || infantry == 0 && guns <= 1)
}

/// The points of infantry for the phase (6.1, 6.2).
fn allowance(land: &Land, public: &Public, counter: &Counter, led: bool, assault: bool) -> i64 {
    let kind = land.kind(counter);
    let whole = if kind.leads().is_some() || led { 6 } else { 4 };
    let points = if assault { whole / 2 } else { whole };
    let heavy = weapon_of(public, counter.id)
        .and_then(|weapon| land.kind(weapon).weapon())
        .is_some_and(|weapon| weapon.burden == Burden::Heavy);
    points - i64::from(heavy)
}

/// A stack on foot, or a gun, that is about to move.
struct March<'a> {
    land: &'a Land,
    public: &'a Public,
    units: &'a [&'a Counter],
    assault: bool,
    side: Side,
    mover: Mover,
    start: Place,
    /// The lowest points of any of the units, and whether none of them has spent points.
    left: i64,
    fresh: bool,
}

impl<'a> March<'a> {
    fn new(land: &'a Land, public: &'a Public, units: &'a [&'a Counter], assault: bool) -> Verdict<Self> {
        let start = may_move(units[0])?;
        let mover = mover(land, units[0]);
        for unit in units {
            if may_move(unit)? != start {
                return Err("6.5: not in one hex");
            }
        }
        if mover == Mover::Gun {
            if assault || land.kind(units[0]).gun().is_some_and(|gun| gun.large) {
                return Err("6.1, 6.2: a large gun, or no infantry");
            }
        } else if assault && units.iter().any(|it| it.condition.spent > 0 && !it.condition.assault_move) {
            return Err("6.2: begun otherwise");
        }
        let leader = units.iter().any(|it| land.kind(it).leads().is_some() && it.condition.spent == 0);
        let left = |it: &&Counter| {
            let led = leader && it.condition.spent == 0;
            let left = allowance(land, public, it, led, assault) - i64::from(it.condition.spent);
            left.max(0)
        };
        let left = if mover == Mover::Gun { 1 } else { units.iter().map(left).min().unwrap() };
        let fresh = units.iter().all(|it| it.condition.spent == 0);
        let side = units[0].side;
        Ok(Self { land, public, units, assault, side, mover, start, left, fresh })
    }

    /// The points left after a step.
    fn pay(&self, way: [Place; 2], left: i64, fresh: bool) -> Verdict<i64> {
        match step(self.land, self.public, self.side, self.mover, way)? {
            Price::All if self.assault => Err("6.3: no assault move"),
            Price::All if !fresh => Err("6.3: everything, and some is spent"),
            Price::All => Ok(0),
            Price::Points(points) if points <= left => Ok(left - points),
            Price::Points(_) if fresh => Ok(0),
            Price::Points(_) => Err("6.1: too far"),
        }
    }

    fn walk(&self, path: &[Place]) -> Verdict<Vec<i64>> {
        let (mut at, mut left, mut fresh) = (self.start, self.left, self.fresh);
        let mut rests = Vec::new();
        for to in path {
            if !around(at).contains(to) {
                return Err("1.3: no neighbours");
            }
            if !rests.is_empty() && is_wire(self.public, at) {
                return Err("20.6: stopped by wire");
            }
            left = self.pay([at, *to], left, fresh)?;
            (at, fresh) = (*to, false);
            rests.push(left);
        }
        if !fits(self.land, self.public, self.units, at) {
            return Err("6.7: full");
        }
        Ok(rests)
    }

    /// All possible ends, with the most points left there.
    fn reach(&self) -> BTreeMap<Place, i64> {
        let mut best: BTreeMap<Place, i64> = BTreeMap::new();
        let mut open = BinaryHeap::from([(self.left, self.start, self.fresh)]);
        while let Some((left, at, fresh)) = open.pop() {
            for to in around(at) {
                let Ok(rest) = self.pay([at, to], left, fresh) else { continue };
                if best.get(&to).is_none_or(|before| *before < rest) {
                    best.insert(to, rest);
                    if !is_wire(self.public, to) {
                        open.push((rest, to, false));
                    }
                }
            }
        }
        best.retain(|at, _| *at != self.start && fits(self.land, self.public, self.units, *at));
        best
    }
}

/// A random path away from a hex.
fn path(land: &Land, chance: &mut Chance, from: Place) -> Vec<Place> {
    let (mut at, mut path) = (from, Vec::new());
    for _ in 0..=chance.below(5) {
        let near: Vec<Place> = around(at).into_iter().filter(|it| land.field.is_on(*it)).collect();
        at = *chance.of(&near);
        path.push(at);
    }
    path
}

/// Walks and reaches of stacks in this number of random positions.
fn compare(positions: usize) {
    let mut chance = Chance(1902);
    let (mut reached, mut walked) = (0, 0);
    for number in 0..positions {
        let land = &LANDS[number % LANDS.len()];
        let mut public = land.position(&mut chance);
        for (at, side) in stacks(&public) {
            public.phase = land.phase(side, Step::Movement);
            let there = in_hex(&public, at);
            let foot: Vec<&Counter> =
                there.iter().copied().filter(|it| land.kind(it).is_infantry()).collect();
            let mut groups: Vec<Vec<&Counter>> =
                (1..=foot.len()).map(|most| chance.some(&foot, most)).collect();
            groups.extend(there.iter().filter(|it| land.kind(it).gun().is_some()).map(|it| vec![*it]));
            for group in groups {
                for assault in [false, true] {
                    let march = March::new(land, &public, &group, assault);
                    let found = movement::reach(&land.rules, &public, &group, assault, &[]);
                    let opinion: BTreeMap<Hex, i64> = match &march {
                        Ok(march) => march.reach().into_iter().map(|(at, left)| (hex(at), left)).collect(),
                        Err(_) => BTreeMap::new(),
                    };
                    let left = |found: &movement::Reach| {
                        let ends = found.ends().iter().filter(|end| **end != hex(at));
                        ends.map(|end| (*end, i64::from(found.left(*end).unwrap()))).collect()
                    };
                    let program: BTreeMap<Hex, i64> = found.as_ref().map(left).unwrap_or_default();
                    let what = || {
                        let why = (found.as_ref().err(), march.as_ref().err());
                        let options = &land.rules.map.id;
                        format!("{options}: {} assault {assault} {why:?} {:?}", told(&group), public.works)
                    };
                    assert_eq!(program, opinion, "{}", what());
                    reached += program.len();
                    let path = path(land, &mut chance, at);
                    let names: Vec<Hex> = path.iter().map(|at| hex(*at)).collect();
                    let found = movement::walk(&land.rules, &public, &group, &names, assault);
                    let opinion = march.as_ref().map_err(|why| *why).and_then(|march| march.walk(&path));
                    let program: Option<Vec<i64>> =
                        found.as_ref().ok().map(|strides| strides.iter().map(|it| it.left.into()).collect());
                    let why = (found.as_ref().err(), opinion.as_ref().err().copied());
                    assert_eq!(program, opinion.ok(), "{names:?}: {why:?} {}", what());
                    walked += usize::from(program.is_some());
                }
            }
        }
    }
    assert!(reached > positions * 10 && walked > positions, "{reached} hexes, {walked} walks");
}

#[test]
fn ways_on_foot() {
    compare(200);
}

#[test]
#[ignore = "long: 5,000 positions"]
fn ways_on_foot_long() {
    compare(5_000);
}
