//! Movement: destinations of units, alone or together with a leader (6, 4.2).

pub(super) mod approach;
pub(super) mod driving;
pub(super) mod smoke;

use super::{
    close,
    estimate::{
        Estimate, Unit, When,
        danger::Paths,
        outlook::{Assessed, UnitAssessment, assessed, taken},
        power::{Power, worth},
    },
    manual::{bars, last_turn, posts},
    memory::Memory,
    words,
};
use crate::{
    engine::{
        board::{Hex, Hexside},
        counters::UnitId,
        orders::edge_of,
    },
    games::squad::rules::{
        counter::{Counter, Place},
        movement::{Moves, fits, may_move, open_entries, overrun, reach, walk},
        order::Order,
        scenario::units::Kind,
    },
    play::players::{ChosenOrder, chief::Intent},
};

/// The value of waiting off the map. It is low, so units enter as soon as they can.
const OUTSIDE: f64 = -10.0;

/// A possible action of some units together.
pub(super) struct Plan {
    pub gain: f64,
    pub order: Order,
    pub reason: String,
    pub units: Vec<UnitId>,
    pub path: Vec<(Hex, Option<Hexside>)>,
    pub creeps: bool,
    /// The expected loss on the path.
    pub risk: f64,
}

/// Returns the next order of the movement phase.
pub(super) fn order(estimate: &Estimate, memory: &mut Memory) -> ChosenOrder<Order> {
    let first = driving::make_room(estimate).or_else(|| driving::unload(estimate));
    if let Some(advice) = first.or_else(|| driving::load(estimate)) {
        return advice;
    }
    let tasks = last_turn::tasks(estimate);
    if let Some(task) = tasks.iter().find(|task| !task.path.is_empty()) {
        return carry_out(estimate, memory, last(task));
    }
    for unit in turn_of(estimate, memory) {
        // It waits for the advance that is its task.
        if tasks.iter().any(|task| task.unit == unit.counter.id) {
            continue;
        }
        let found = plan(estimate, &unit).filter(|plan| plan.gain > estimate.manner.move_from);
        if let Some(advice) = smoke::screen(estimate, &unit, found.as_ref()) {
            return advice;
        }
        if let Some(plan) = found {
            return carry_out(estimate, memory, plan);
        }
        if let Some(duty) = posts::duty(estimate, &[unit.counter.id], None) {
            memory.stays.get_or_insert_with(|| posts::reason(estimate, duty));
        }
        memory.done.insert(unit.counter.id);
    }
    // A unit that found no room may find some now.
    if std::mem::take(&mut memory.moved) {
        memory.done.clear();
        return order(estimate, memory);
    }
    let reason = memory.stays.take().unwrap_or_else(|| "all units in position".to_owned());
    ChosenOrder::because(Order::Done, reason)
}

/// The order of a plan, or smoke before it.
fn carry_out(estimate: &Estimate, memory: &mut Memory, plan: Plan) -> ChosenOrder<Order> {
    if let Some(advice) = smoke::by_hand(estimate, &plan) {
        return advice;
    }
    memory.moved = true;
    for unit in &plan.units {
        if let Some(hex) = estimate.find_own(*unit).map(|unit| unit.hex) {
            memory.left.insert(*unit, (estimate.public.turn, hex));
        }
    }
    ChosenOrder::because(plan.order, plan.reason)
}

/// The plan for a task of the last turn.
fn last(task: &last_turn::Task) -> Plan {
    let (units, path) = (vec![task.unit], task.path.clone());
    let end = path.last().copied().unwrap_or(task.place);
    let reason = match end == task.place {
        true => format!("last turn: takes {end}"),
        false => format!("last turn: goes to {end} to take {}", task.place),
    };
    let order = Order::Move { units: units.clone(), path, assault: task.creeps, facing: None };
    let path = task.path.iter().map(|hex| (*hex, None)).collect();
    Plan { gain: task.value, order, reason, units, path, creeps: task.creeps, risk: task.risk }
}

/// The units that may move and have not been considered in this phase. An AFV that has driven up for an overrun comes
/// first, because the others wait for it (6.5). Then come leaders, then the foremost units; units that are told to wait
/// come last.
fn turn_of<'a>(estimate: &Estimate<'a>, memory: &Memory) -> Vec<Unit<'a>> {
    let due = estimate.due().filter_map(|counter| outside(estimate, counter));
    let able = |unit: &Unit| {
        let moves = may_move(estimate.rulebook, unit.counter).is_ok();
        let turns = unit.kind.gun().is_some_and(|gun| gun.large);
        // An AFV that has driven up may overrun with the points left (18.2).
        let goes_on = || overrun(estimate.rulebook, estimate.public, unit.counter).is_ok();
        !memory.done.contains(&unit.counter.id) && (moves || turns || goes_on())
    };
    let mut units: Vec<([bool; 4], f64, Unit)> = estimate
        .own
        .iter()
        .cloned()
        .chain(due)
        .filter(able)
        .map(|unit| {
            let outside = unit.counter.hex().is_none();
            let leads = estimate.manner.together && unit.kind.leads().is_some();
            // The best leader comes first and takes the best squads.
            let first = if outside && leads { f64::from(unit.kind.leads().unwrap_or(0)) } else { 0.0 };
            let waits = estimate.public.driven != Some(unit.counter.id);
            let last = estimate.waits(unit.counter.id);
            ([waits, last, outside, !leads], first - estimate.pull(&unit, unit.hex).0, unit)
        })
        .collect();
    units.sort_by(|one, other| {
        let order = one.0.cmp(&other.0).then(one.1.total_cmp(&other.1));
        order.then(one.2.counter.id.cmp(&other.2.counter.id))
    });
    units.into_iter().map(|(.., unit)| unit).collect()
}

/// A unit that waits to enter, as if it were in its first entry hex.
pub(super) fn outside<'a>(estimate: &Estimate<'a>, counter: &'a Counter) -> Option<Unit<'a>> {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    let hex = *entries(estimate, &[counter]).first()?;
    Some(Unit {
        counter,
        kind: rulebook.kind(counter),
        hex,
        worth: worth(rulebook, public, counter),
        power: Power::of(rulebook, public, counter),
        ready: true,
    })
}

/// The entry hexes of waiting units; none for units on the map.
pub(super) fn entries(estimate: &Estimate, counters: &[&Counter]) -> Vec<Hex> {
    let Some(Place::Due(number)) = counters.first().map(|counter| counter.place) else { return Vec::new() };
    let force = estimate.rulebook.scenario.force(estimate.side);
    let Some(arrival) = force.arrivals.get(usize::from(number)) else { return Vec::new() };
    let edge = edge_of(&estimate.rulebook.board, &arrival.entry);
    open_entries(estimate.rulebook, estimate.public, counters, &arrival.entry, &edge)
}

/// Returns the next action of a unit with the units that it takes along, if any action is better than staying. A unit
/// that is told to stay has none, but a gun turns.
pub(super) fn plan(estimate: &Estimate, unit: &Unit) -> Option<Plan> {
    let stays = estimate.stays(unit.counter.id);
    match unit.kind.kind {
        Kind::Gun(_) if stays => driving::turn(estimate, unit),
        _ if stays => None,
        Kind::Afv(_) | Kind::Vehicle(_) => driving::plan(estimate, unit),
        Kind::Gun(_) => driving::gun(estimate, unit),
        Kind::Leader { .. } if estimate.manner.band > 0 => {
            let bands = bands(estimate, unit);
            // Most units are in several bands, and their hexes are judged once for all of them.
            let assessed = assessed(estimate, bands.iter().flatten());
            let plans = bands.iter().filter_map(|band| go(estimate, band, &assessed));
            plans.max_by(|one, other| one.gain.total_cmp(&other.gain))
        }
        _ => go(estimate, &[unit], &assessed(estimate, [&unit])),
    }
}

/// The possible groups: a leader alone, with each squad in its hex, and with the first two or three if that number
/// moves together.
fn bands<'u, 'a>(estimate: &'u Estimate<'a>, leader: &'u Unit<'a>) -> Vec<Vec<&'u Unit<'a>>> {
    let rulebook = estimate.rulebook;
    let told = |unit: &Unit| estimate.intent(unit.counter.id);
    // Waiting units are not on the map, and are found by the group with which they wait.
    let able = |unit: &&Unit| {
        unit.counter.place == leader.counter.place
            && told(unit) == told(leader)
            && Moves::of(unit.kind) == Some(Moves::Foot)
            && unit.kind.leads().is_none()
            && may_move(rulebook, unit.counter).is_ok()
    };
    let squads: Vec<&Unit> = estimate.own.iter().filter(able).collect();
    let mut bands = vec![vec![leader]];
    bands.extend(squads.iter().map(|squad| vec![leader, *squad]));
    for number in 2..=estimate.manner.band.min(squads.len()) {
        bands.push(std::iter::once(leader).chain(squads.iter().copied().take(number)).collect());
    }
    bands
}

/// The best path of infantry that moves together. Waiting units enter in any case.
fn go(estimate: &Estimate, band: &[&Unit], judged: &Assessed) -> Option<Plan> {
    let waits = band.first()?.counter.hex().is_none();
    if waits && estimate.manner.band > 0 && band.len() == 1 && band.first()?.kind.leads().is_some() {
        return come(estimate, band.first()?);
    }
    go_by(estimate, band, judged)
}

/// A leader that waits takes along the units that wait with it.
fn come(estimate: &Estimate, leader: &Unit) -> Option<Plan> {
    let able = |counter: &&Counter| {
        let kind = estimate.rulebook.kind(counter);
        counter.place == leader.counter.place && kind.is_infantry() && kind.leads().is_none()
    };
    let mut others: Vec<Unit> = estimate.due().filter(able).filter_map(|it| outside(estimate, it)).collect();
    // Units for an assault come first, because heavy weapons only delay them.
    others.sort_by_key(|unit| {
        (unit.power.stays_back(), std::cmp::Reverse(unit.power.close_by(false)), unit.counter.id)
    });
    others.truncate(estimate.manner.band);
    let band: Vec<&Unit> = std::iter::once(leader).chain(&others).collect();
    go_by(estimate, &band, &assessed(estimate, &band))
}

fn go_by(estimate: &Estimate, band: &[&Unit], judged: &Assessed) -> Option<Plan> {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    let first = *band.first()?;
    let counters: Vec<&Counter> = band.iter().map(|unit| unit.counter).collect();
    let outlooks: Vec<&UnitAssessment> =
        band.iter().filter_map(|unit| judged.get(&unit.counter.id)).collect();
    let here = first.counter.hex();
    let stay = match here {
        Some(hex) => outlooks.iter().map(|outlook| stay(estimate, outlook, hex)).sum::<f64>(),
        None => OUTSIDE * band.len() as f64,
    };
    let ids: Vec<UnitId> = counters.iter().map(|counter| counter.id).collect();
    if posts::duty(estimate, &ids, None).is_some() {
        return None;
    }
    let End { gain, risk, taken, path, creeps, .. } = best_end(estimate, band, &outlooks, stay)?;
    let end = *path.last()?;
    walk(rulebook, public, &counters, &path, creeps).ok()?;
    fits(rulebook, public, end, &counters).ok()?;
    let standing = outlooks.iter().rev().find_map(|outlook| outlook.standing(end)).unwrap_or_default();
    let reason = match (here, estimate.intent(first.counter.id)) {
        (None, _) => format!("enters the map, towards {}", standing.place.unwrap_or(end)),
        (_, Intent::Go(aim)) => format!("goes to {aim}"),
        (_, Intent::FallBack(aim)) => format!("falls back to {aim}"),
        _ => words::going(estimate, here, &standing, end, taken),
    };
    let way = path.iter().map(|hex| (*hex, None)).collect();
    let order = Order::Move { units: ids.clone(), path, assault: creeps, facing: None };
    Some(Plan { gain, order, reason, units: ids, path: way, creeps, risk })
}

/// The end of a march, with its path.
struct End {
    /// Whether a ban of the manual drops it.
    barred: bool,
    gain: f64,
    risk: f64,
    taken: f64,
    path: Vec<Hex>,
    creeps: bool,
}

impl End {
    /// Whether it is to be taken instead of another one.
    fn beats(&self, other: &Self) -> bool {
        if self.barred == other.barred { self.gain > other.gain } else { other.barred }
    }
}

/// The end with the most gain over staying. Units on the map take none that a ban drops. Units that wait to enter take
/// one if there is no other.
fn best_end(estimate: &Estimate, band: &[&Unit], outlooks: &[&UnitAssessment], stay: f64) -> Option<End> {
    let mut best: Option<End> = None;
    for end in ends(estimate, band, outlooks, stay) {
        if best.as_ref().is_none_or(|best| end.beats(best)) {
            best = Some(end);
        }
    }
    best
}

/// The ends with the most gain of infantry that moves alone, the best first, and at most this many.
pub(super) fn best_ends(estimate: &Estimate, unit: &Unit, number: usize) -> Vec<Hex> {
    let outlook = UnitAssessment::new(estimate, unit);
    let outlooks = [&outlook];
    let stay = outlooks.iter().map(|outlook| stay(estimate, outlook, unit.hex)).sum::<f64>();
    let mut ends = ends(estimate, &[unit], &outlooks, stay);
    ends.retain(|end| !end.barred);
    ends.sort_by(|one, other| other.gain.total_cmp(&one.gain));
    let mut hexes: Vec<Hex> = Vec::new();
    for hex in ends.iter().filter_map(|end| end.path.last().copied()) {
        if hexes.len() < number && !hexes.contains(&hex) {
            hexes.push(hex);
        }
    }
    hexes
}

/// All ends of a march with nearly the value of staying or more, or of a unit that is sent somewhere. Only units that
/// wait to enter have ends among them that a ban drops.
fn ends(estimate: &Estimate, band: &[&Unit], outlooks: &[&UnitAssessment], stay: f64) -> Vec<End> {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    let Some(first) = band.first().copied() else { return Vec::new() };
    let counters: Vec<&Counter> = band.iter().map(|unit| unit.counter).collect();
    let toll = estimate.toll(&counters);
    let open = entries(estimate, &counters);
    let waits = first.counter.hex().is_none();
    let mut paths = Paths::new(estimate, first, &toll);
    let mut ends = Vec::new();
    for creeps in [false, true] {
        let Ok(found) = reach(rulebook, public, &counters, creeps, &open) else { continue };
        for end in found.ends() {
            if seeks_others(estimate, band) && !has_squad(estimate, *end) {
                continue;
            }
            let path = found.path(*end);
            let way: Vec<(Hex, Option<Hexside>)> = path.iter().map(|hex| (*hex, None)).collect();
            let mut value: f64 = outlooks.iter().map(|outlook| outlook.after(*end)).sum();
            let led = outlooks.first().and_then(|outlook| estimate.led(first, &outlook.toll, *end));
            if led.is_none() && value + 1.0 < stay {
                continue;
            }
            value = value.max(storm(estimate, band, outlooks, *end));
            let passed: f64 = path.iter().rev().skip(1).map(|hex| 0.5 * taken(estimate, first, *hex)).sum();
            let lost = paths.risk(&way, creeps);
            let barred = bars(estimate, band, &path, (lost, toll.worth));
            if barred && !waits {
                continue;
            }
            let risk = lost / estimate.boldness;
            let own = |value: f64, cost: f64| value + passed - cost - stay - 0.01 * path.len() as f64;
            let cost = estimate.manner.way * risk;
            let gain = match led {
                None => own(value, cost),
                Some(led) => led + Estimate::OWN_VIEW * own(value, 0.0) - cost,
            };
            let taken = passed + taken(estimate, first, *end);
            ends.push(End { barred, gain, risk, taken, path, creeps });
        }
    }
    ends
}

/// Whether it is a leader alone on a map with squads of its own side. It then moves only towards some of them.
fn seeks_others(estimate: &Estimate, band: &[&Unit]) -> bool {
    let [leader] = band else { return false };
    let squads = || estimate.own.iter().any(is_squad);
    estimate.manner.together && leader.kind.leads().is_some() && leader.counter.hex().is_some() && squads()
}

fn has_squad(estimate: &Estimate, hex: Hex) -> bool {
    estimate.friends_in(hex, &[]).any(is_squad)
}

/// A squad or a half squad.
fn is_squad(unit: &Unit) -> bool {
    unit.kind.is_infantry() && unit.kind.leads().is_none()
}

/// The value of staying, less the expected loss there by fire of this segment.
fn stay(estimate: &Estimate, outlook: &UnitAssessment, hex: Hex) -> f64 {
    let risk = estimate.danger_to(&outlook.unit, &outlook.toll, hex, None, When::Now);
    outlook.after(hex) - estimate.manner.way / estimate.boldness * risk
}

/// The value of ending adjacent to enemies and assaulting them.
fn storm(estimate: &Estimate, band: &[&Unit], outlooks: &[&UnitAssessment], end: Hex) -> f64 {
    if estimate.manner.assault == 0.0 {
        return f64::NEG_INFINITY;
    }
    let here: f64 = outlooks.iter().filter_map(|outlook| outlook.value(end)).sum();
    let near = estimate.posts.iter().filter(|post| post.hex.distance(end) == 1);
    let best = near.map(|post| close::prospect(estimate, band, end, post)).fold(f64::NEG_INFINITY, f64::max);
    here + estimate.manner.assault * best
}
