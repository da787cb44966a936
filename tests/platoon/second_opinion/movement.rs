//! Costs of steps, forbidden steps, and whole walks (6, 17.5, 17.8, 18.1).

use super::scenes::{Chance, HARD_LAND, LANDS, Land, hex, in_hex, where_is};
use super::sight::{Cover, Place, around};
use kessel::{
    engine::{board::Hex, counters::Points},
    games::platoon::rules::{
        counter::{Condition, Counter, Place as At},
        kinds::{Moves, Side},
        movement::{self, Walk},
        phase::Segment,
        position::Public,
    },
};
use std::cmp::Ordering;

/// A step: its cost in half points, whether it is at road rate, and whether it must be the whole move (17.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Going {
    pub halves: i64,
    pub by_road: bool,
    pub whole: bool,
}

type Verdict<T> = Result<T, &'static str>;

/// The cost between two adjacent hexes by the ground alone, never at road rate (6.2).
pub fn by_ground(land: &Land, moves: Moves, from: Place, to: Place) -> Verdict<i64> {
    let field = &land.field;
    if !field.is_on(to) {
        return Err("1.3: off the map");
    }
    if field.cover(to) == Cover::Lake {
        return Err("6.2: lake");
    }
    let road = field.is_road(from, to);
    let on_foot = moves == Moves::Foot;
    let closed = |at| match field.cover(at) {
        Cover::Woods => moves.is_vehicle(),
        Cover::Swamp => !on_foot,
        _ => false,
    };
    if !road && (closed(from) || closed(to)) {
        return Err("6.2: road only");
    }
    let mut cost = match moves {
        Moves::Immobile => return Err("2.3: immobile"),
        Moves::Truck if road || field.cover(to) != Cover::Town => 4,
        _ => 2,
    };
    if road && (field.is_stream(from, to) || field.is_river(from, to)) {
        // A bridge: only the road row applies, whatever it climbs.
        return Ok(cost);
    }
    if !on_foot {
        match field.level(to) - field.level(from) {
            2 | -2 => return Err("6.2: cliff"),
            1 => cost += 4,
            _ => {}
        }
    }
    if road {
        return Ok(cost);
    }
    if field.is_river(from, to) {
        return Err("6.2: river");
    }
    if field.is_stream(from, to) && !field.is_ford(from, to) && !on_foot {
        if moves == Moves::Truck {
            return Err("6.2: stream");
        }
        cost += 4;
    }
    // If a road enters a gully hex, units are on the road, not in the gully (9.5).
    if !field.is_along_gully(from, to) {
        if moves == Moves::Truck && (field.is_in_gully(from) || field.is_in_gully(to)) {
            return Err("6.2: neither into a gully nor out of it");
        }
        if field.is_in_gully(from) && !on_foot {
            cost += 4;
        }
    }
    Ok(cost)
}

pub fn wrecks(public: &Public, at: Place) -> u8 {
    public.wrecks.get(&hex(at)).copied().unwrap_or(0)
}

pub fn is_blocked(public: &Public, at: Place) -> bool {
    public.blocks.contains(&hex(at))
}

/// A step of a unit from one hex to another (6.2, 6.3, 6.5, 17.5, 17.8).
pub fn step(land: &Land, public: &Public, counter: &Counter, from: Place, to: Place) -> Verdict<Going> {
    if !around(from).contains(&to) {
        return Err("1.3: no neighbours");
    }
    if !land.field.is_on(to) {
        return Err("1.3: off the map");
    }
    if in_hex(public, to).iter().any(|other| other.side != counter.side) {
        return Err("6.5: an enemy");
    }
    let moves = land.kind(counter).moves;
    let ground = by_ground(land, moves, from, to)?;
    if moves.is_vehicle() && wrecks(public, to) >= 2 {
        return Err("17.8: wrecks");
    }
    let hinders = |at| {
        let others = in_hex(public, at).into_iter().any(|other| other.id != counter.id);
        others || wrecks(public, at) > 0 || is_blocked(public, at)
    };
    let by_road = land.field.is_road(from, to) && !hinders(from) && !hinders(to);
    let whole = moves.is_vehicle() && (is_blocked(public, from) || is_blocked(public, to));
    Ok(Going { halves: if by_road { 1 } else { ground }, by_road, whole })
}

fn allowance(land: &Land, counter: &Counter) -> i64 {
    i64::from(land.kind(counter).allowance) * 2
}

/// Whether a unit may move at all now, in the segment in which its kind moves (6.1, 6.9).
fn may_move(land: &Land, counter: &Counter) -> Verdict<Place> {
    let it = &counter.condition;
    let at = where_is(counter).ok_or("8.5: loaded")?;
    if land.kind(counter).allowance == 0 {
        return Err("2.3: immobile");
    }
    if it.inverted || it.dispersed || it.fresh || it.halted || it.marker.is_some() {
        return Err("6.1: not in a state to move");
    }
    Ok(at)
}

/// A walk: the points left after each step (6.1 to 6.8, 18.1).
fn walk(land: &Land, public: &Public, counter: &Counter, path: &[Place], how: Walk) -> Verdict<Vec<i64>> {
    let mut at = may_move(land, counter)?;
    let kind = land.kind(counter);
    let all = allowance(land, counter);
    let spent = i64::from(counter.condition.spent.0);
    let mut left = all - spent;
    let mut untouched = spent == 0;
    if how.concealed {
        return creep(land, public, counter, at, path).map(|()| vec![0]);
    }
    if how.quick {
        if kind.moves != Moves::Foot || kind.allowance != 1 || counter.condition.quick {
            return Err("6.7: no such unit, or quick already");
        }
        if path.len() != 2 || !untouched {
            return Err("6.7: two steps, and nothing spent");
        }
    }
    let mut rests = Vec::new();
    for to in path {
        let going = step(land, public, counter, at, *to)?;
        let cost = if how.quick {
            if going.by_road || going.halves != 2 {
                return Err("6.7: steps of one point");
            }
            2
        } else if going.whole {
            if !untouched || path.len() > 1 {
                return Err("17.5: the whole move");
            }
            all
        } else {
            match going.halves.cmp(&left) {
                Ordering::Greater if untouched => all,
                Ordering::Greater => return Err("6.1: too far"),
                _ => going.halves,
            }
        };
        untouched = false;
        left = if how.quick { 0 } else { left - cost };
        rests.push(left);
        at = *to;
    }
    let friends = in_hex(public, at).into_iter().filter(|it| it.id != counter.id).count();
    if friends >= counter.side.stack_limit() {
        return Err("7.1: full");
    }
    Ok(rests)
}

/// Concealed movement: one step into cover for all points (18.1).
fn creep(land: &Land, public: &Public, counter: &Counter, from: Place, path: &[Place]) -> Verdict<()> {
    let [to] = path else { return Err("18.1: one hex") };
    if !land.rules.options.concealed_movement {
        return Err("18.1: the option is off");
    }
    if counter.condition.spent.0 > 0 {
        return Err("18.1: something spent");
    }
    let enemy = counter.side.enemy();
    if land.kind(counter).moves.is_vehicle() && super::fire_rules::is_watched(land, public, enemy, from) {
        return Err("18.1: a vehicle that is seen");
    }
    step(land, public, counter, from, *to)?;
    if !land.field.conceals(*to) {
        return Err("18.1: no cover");
    }
    let friends = in_hex(public, *to).into_iter().filter(|it| it.id != counter.id).count();
    if friends >= counter.side.stack_limit() {
        return Err("7.1: full");
    }
    Ok(())
}

/// One hex along a road, beside it: the step without the road rate, and the points left after it (6.3, 10.4).
pub fn beside(land: &Land, public: &Public, counter: &Counter, to: Place) -> Verdict<i64> {
    let from = may_move(land, counter)?;
    if !land.field.is_road(from, to) {
        return Err("6.3: no road to walk beside");
    }
    let going = step(land, public, counter, from, to)?;
    let moves = land.kind(counter).moves;
    let cost = if going.whole { i64::MAX } else { by_ground(land, moves, from, to)? };
    let spent = i64::from(counter.condition.spent.0);
    let left = allowance(land, counter) - spent;
    let friends = in_hex(public, to).into_iter().filter(|it| it.id != counter.id).count();
    match cost.cmp(&left) {
        Ordering::Greater if spent > 0 => Err("6.1: too far"),
        _ if friends >= counter.side.stack_limit() => Err("7.1: full"),
        Ordering::Greater => Ok(0),
        _ => Ok(left - cost),
    }
}

/// A random path away from a hex, sometimes with a hex that is not adjacent.
fn path(land: &Land, chance: &mut Chance, from: Place) -> Vec<Place> {
    let (mut at, mut path) = (from, Vec::new());
    for _ in 0..=chance.below(5) {
        let near: Vec<Place> = around(at).into_iter().filter(|it| land.field.is_on(*it)).collect();
        let roads: Vec<Place> = near.iter().copied().filter(|it| land.field.is_road(at, *it)).collect();
        at = if !roads.is_empty() && chance.percent(50) { *chance.of(&roads) } else { *chance.of(&near) };
        path.push(at);
    }
    path
}

/// Steps and walks of units in this number of random positions.
fn compare(positions: usize, lands: &[Land]) {
    let mut chance = Chance(902);
    let (mut allowed, mut walks, mut by_roads) = (0, 0, 0);
    for number in 0..positions {
        let land = &lands[number % lands.len()];
        let mut public = land.position(&mut chance);
        let units: Vec<Counter> =
            public.counters.iter().filter(|it| matches!(it.place, At::Map(_))).cloned().collect();
        for counter in chance.some(&units, 4) {
            let here = where_is(&counter).unwrap();
            let from = if chance.percent(50) { here } else { land.spot(&mut chance) };
            // A unit that cannot move by itself is refused before any step is judged.
            let moves = land.kind(&counter).allowance > 0;
            for to in around(from).into_iter().filter(|to| moves && land.field.is_on(*to)) {
                let found = movement::step(&land.rules, &public, &counter, hex(from), hex(to));
                let opinion = step(land, &public, &counter, from, to);
                let told = found.as_ref().ok().map(|found| Going {
                    halves: i64::from(found.cost.0),
                    by_road: found.by_road,
                    whole: found.whole,
                });
                // The cost of a step that takes the whole move is judged by the walk.
                let usual = |going: Going| if going.whole { Going { halves: 0, ..going } } else { going };
                allowed += usize::from(opinion.is_ok());
                assert_eq!(
                    told.map(usual),
                    opinion.ok().map(usual),
                    "{} from {} to {}: {found:?}, {opinion:?}",
                    counter.id,
                    hex(from),
                    hex(to)
                );
            }
            let kind = land.kind(&counter);
            let segment = if kind.moves.is_vehicle() { Segment::Vehicles } else { Segment::Others };
            public.phase = land.phase(counter.side, segment);
            for to in around(here).into_iter().filter(|to| land.field.is_on(*to)) {
                let found = movement::may_walk_beside(&land.rules, &public, &counter, hex(to));
                let opinion = beside(land, &public, &counter, to);
                let told = found.as_ref().ok().map(|rest| i64::from(rest.0));
                by_roads += usize::from(opinion.is_ok());
                assert_eq!(
                    told,
                    opinion.ok(),
                    "{counter:?} beside the road to {}: {found:?}, {opinion:?}",
                    hex(to)
                );
            }
            for (quick, concealed, percent) in [(false, false, 100), (true, false, 30), (false, true, 30)] {
                if !chance.percent(percent) {
                    continue;
                }
                let mut path = path(land, &mut chance, here);
                if quick && chance.percent(80) {
                    path.truncate(2);
                } else if concealed && chance.percent(90) {
                    path.truncate(1);
                }
                // Mines stop a walk on its path, whatever its order says (6.9).
                if path.iter().any(|at| public.mines.contains_key(&hex(*at))) {
                    continue;
                }
                let how = Walk { quick, concealed };
                let names: Vec<Hex> = path.iter().map(|at| hex(*at)).collect();
                let found = movement::walk(&land.rules, &public, &counter, &names, how);
                let opinion = walk(land, &public, &counter, &path, how);
                let told = found.as_ref().ok().map(|rests| rests.iter().map(|it| i64::from(it.0)).collect());
                walks += usize::from(opinion.is_ok());
                assert_eq!(
                    told,
                    opinion.clone().ok(),
                    "{counter:?} by {names:?} {how:?}: {found:?}, {opinion:?}"
                );
            }
        }
    }
    assert!(allowed > positions * 5 && walks > positions / 2, "{allowed} steps, {walks} walks");
    assert!(by_roads > positions / 10, "{by_roads} steps beside roads");
}

#[test]
fn steps_and_walks() {
    compare(250, &*LANDS);
}

/// Ground that is rare or missing on the shipped maps: bridges that climb one level or two, also over a river, and
/// gullies with a road through them (6.2, 9.5).
#[test]
fn steps_and_walks_where_bridges_climb_and_gullies_run() {
    compare(150, &*HARD_LAND);
}

/// Case 24.1: a bridge with a unit on it is a road step, although it climbs one level or two; a road that climbs is
/// not.
#[test]
fn a_hindered_bridge_is_a_road_step_and_nothing_else() {
    let land = &HARD_LAND[0];
    let mut public = land.position(&mut Chance(1));
    public.counters.clear();
    (public.wrecks, public.blocks) = Default::default();
    let unit = |kind: &str, at: &str| Counter {
        id: format!("{kind}-1").parse().unwrap(),
        kind: kind.parse().unwrap(),
        side: Side::Soviet,
        place: At::Map(at.parse().unwrap()),
        condition: Condition::default(),
    };
    for (from, to, tank, truck) in
        [("1105", "1205", 2, 4), ("1405", "1505", 2, 4), ("1212", "1312", 2, 4), ("1305", "1205", 6, 8)]
    {
        public.counters = vec![unit("so-rifle", to)];
        public.counters.extend(["so-t34-76", "so-truck"].map(|kind| unit(kind, from)));
        for (kind, halves) in [("so-t34-76", tank), ("so-truck", truck)] {
            let counter = unit(kind, from);
            let step =
                movement::step(&land.rules, &public, &counter, from.parse().unwrap(), to.parse().unwrap());
            assert_eq!(step.unwrap().cost, Points(halves), "{kind} from {from} to {to}");
        }
    }
}

#[test]
#[ignore = "long: 20,000 positions"]
fn steps_and_walks_long() {
    compare(20_000, &*LANDS);
    compare(20_000, &*HARD_LAND);
}
