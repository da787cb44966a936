//! Vehicles and guns: drives and facings of tanks, overruns, carriers with their passengers, guns that turn (7, 8, 18).

use super::{Plan, entries};
use crate::{
    engine::board::{ALL_SIDES, Hex, Hexside},
    games::squad::{
        players::{
            estimate::{
                Estimate, Unit, When,
                danger::Paths,
                outlook::{UnitAssessment, taken},
                power::{Power, worth},
            },
            manual::{alone, lanes, last_enemy::ends_too_early, posts},
            words,
        },
        rules::{
            assault::overrun::attack,
            counter::{Counter, Place},
            fire::modifier::sum,
            movement::{
                First, Pace, VehicleReach, allowance, drive, drive_reach, loads_that_make_room, may_load,
                may_unload, overrun, overstack_duty, pivot, walk,
            },
            order::{Order, legal::orders},
            position::Public,
        },
    },
    play::players::ChosenOrder,
};

/// The additional look-ahead of passengers compared with units on foot, in turns of walking.
const RIDE: f64 = 1.5;

/// The best of driving, an overrun and turning in place.
pub(crate) fn plan(estimate: &Estimate, unit: &Unit) -> Option<Plan> {
    let plans = [drives(estimate, unit), runs_over(estimate, unit)];
    plans.into_iter().flatten().max_by(|one, other| one.gain.total_cmp(&other.gain))
}

/// The passengers of a carrier, as if they were in its hex.
fn riders<'a>(estimate: &Estimate<'a>, carrier: &Unit) -> Vec<Unit<'a>> {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    let aboard = public.carried_by(carrier.counter.id).filter(|it| matches!(it.place, Place::Aboard(_)));
    let unit = |counter: &'a Counter| Unit {
        counter,
        kind: rulebook.kind(counter),
        hex: carrier.hex,
        worth: worth(rulebook, public, counter),
        power: Power::of(rulebook, public, counter),
        ready: true,
    };
    aboard.map(unit).collect()
}

/// The value of a hex to passengers in their carrier, which will soon be further ahead.
fn ride(estimate: &Estimate, riders: &[Unit], hex: Hex) -> f64 {
    let one = |rider: &Unit| {
        let (pull, place) = estimate.pull(rider, hex);
        let turns = place.and_then(|place| estimate.turns(place, hex)).unwrap_or(0.0);
        pull * estimate.manner.patience.powf(-turns.min(RIDE))
    };
    riders.iter().map(one).sum()
}

/// The value of this hex and facing, including the passengers.
fn value(
    estimate: &Estimate,
    (unit, outlook): (&Unit, &UnitAssessment),
    riders: &[Unit],
    hex: Hex,
    facing: Hexside,
) -> f64 {
    let mut standing = estimate.standing(unit, &outlook.toll, hex, Some(facing));
    if !riders.is_empty() {
        standing.places = ride(estimate, riders, hex);
        standing.danger *= 1.5;
    }
    let own = standing.value() + taken(estimate, unit, hex);
    estimate.led(unit, &outlook.toll, hex).map_or(own, |led| own + led)
}

/// The best hex and facing for a vehicle.
fn drives(estimate: &Estimate, unit: &Unit) -> Option<Plan> {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    let counter = unit.counter;
    let found = drive_reach(rulebook, public, counter, &entries(estimate, &[counter])).ok()?;
    let outlook = UnitAssessment::new(estimate, unit);
    let riders = riders(estimate, unit);
    let here = counter.hex().zip(counter.facing);
    let stay = here.map_or(-10.0, |(hex, facing)| {
        let risk = estimate.danger_to(unit, &outlook.toll, hex, Some(facing), When::Now);
        value(estimate, (unit, &outlook), &riders, hex, facing)
            - estimate.manner.way / estimate.boldness * risk
    });
    let mut ends: Vec<(f64, Hex, Hexside)> = found
        .ends()
        .iter()
        .map(|(hex, facing)| (value(estimate, (unit, &outlook), &riders, *hex, *facing), *hex, *facing))
        .collect();
    ends.sort_by(|one, other| other.0.total_cmp(&one.0).then((one.1, one.2).cmp(&(other.1, other.2))));
    let mut paths = Paths::new(estimate, unit, &outlook.toll);
    let kept = |hex: Hex| here.is_some() && alone::is_lost_vehicle(estimate, unit, !riders.is_empty(), hex);
    let mut best: Option<(f64, f64, Hex, Hexside)> = None;
    for (value, hex, facing) in ends {
        if kept(hex) {
            continue;
        }
        // The path never adds value. A hex that is not better without its cost is skipped.
        if best.is_some_and(|(most, ..)| value - stay <= most) {
            break;
        }
        let way = way(&found, hex, facing);
        if estimate.manner.manual && way.iter().any(|(hex, _)| lanes::is_mined(estimate, *hex)) {
            continue;
        }
        let risk = paths.risk(&way, false) / estimate.boldness;
        let gain = value - stay - estimate.manner.way * risk - 0.01 * way.len() as f64;
        if best.is_none_or(|(most, ..)| gain > most) {
            best = Some((gain, risk, hex, facing));
        }
    }
    let (gain, risk, hex, facing) = best?;
    let path = found.path(hex, facing);
    drive(rulebook, public, counter, &path).ok()?;
    let standing = estimate.standing(unit, &outlook.toll, hex, Some(facing));
    let reason = match (here, riders.first()) {
        (None, _) => "enters the map".to_owned(),
        (_, Some(rider)) => format!("brings {} to {hex}", words::name(estimate, rider.counter.id)),
        _ => words::going(estimate, counter.hex(), &standing, hex, taken(estimate, unit, hex)),
    };
    let way = way(&found, hex, facing);
    let order = Order::Drive { unit: counter.id, path };
    Some(Plan { gain, order, reason, units: vec![counter.id], path: way, creeps: false, risk })
}

fn way(found: &VehicleReach, hex: Hex, facing: Hexside) -> Vec<(Hex, Option<Hexside>)> {
    found.path(hex, facing).iter().map(|step| (step.hex, Some(step.facing))).collect()
}

/// An overrun of the enemies ahead (18), from its hex or after driving up to them in the same move (18.2).
fn runs_over(estimate: &Estimate, unit: &Unit) -> Option<Plan> {
    let here = over(estimate, estimate.public, unit, unit.counter, &[]);
    here.into_iter().chain(drives_up(estimate, unit)).max_by(|one, other| one.gain.total_cmp(&other.gain))
}

/// The best hex and facing with enough points left for an overrun.
fn drives_up(estimate: &Estimate, unit: &Unit) -> Option<Plan> {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    unit.kind.afv().filter(|_| unit.counter.hex().is_some() && estimate.manner.together)?;
    let found = drive_reach(rulebook, public, unit.counter, &[]).ok()?;
    let whole = allowance(rulebook, public, unit.counter, Pace::default());
    let foes_ahead = |(hex, facing): &&(Hex, Hexside)| {
        hex.step(*facing).is_some_and(|ahead| estimate.post_at(ahead).is_some())
    };
    // It overruns before any other unit moves (6.5).
    let after = Public { driven: Some(unit.counter.id), ..public.clone() };
    let plan = |(hex, facing): &(Hex, Hexside)| {
        let path = found.path(*hex, *facing);
        let mut there = unit.counter.clone();
        (there.place, there.facing) = (Place::Map(*hex), Some(*facing));
        there.condition.moved = true;
        there.condition.spent = whole.saturating_sub(found.left(*hex, *facing)?);
        drive(rulebook, public, unit.counter, &path).ok()?;
        let plan = over(estimate, &after, unit, &there, &way(&found, *hex, *facing))?;
        let order = Order::Drive { unit: unit.counter.id, path };
        Some(Plan { order, ..plan })
    };
    let plans = found.ends().iter().filter(foes_ahead).filter_map(plan);
    plans.max_by(|one, other| one.gain.total_cmp(&other.gain))
}

/// The value of an overrun by a vehicle in this hex and facing, after this path.
fn over(
    estimate: &Estimate,
    public: &Public,
    unit: &Unit,
    there: &Counter,
    way: &[(Hex, Option<Hexside>)],
) -> Option<Plan> {
    let rulebook = estimate.rulebook;
    let overrun = overrun(rulebook, public, there).ok()?;
    if ends_too_early(estimate, overrun.target, true) {
        return None;
    }
    let attack = attack(rulebook, public, unit.counter.id, overrun.target, &[]).ok()?;
    let post = estimate.post_at(overrun.target)?;
    let struck = post.toll.expected(attack.row, sum(&attack.modifiers));
    let outlook = UnitAssessment::new(estimate, unit);
    let value = |hex, facing| value(estimate, (unit, &outlook), &[], hex, facing);
    let facing = there.facing?;
    let mut path = way.to_vec();
    path.push((overrun.exit, Some(facing)));
    let risk = estimate.risk(unit, &outlook.toll, &path, false) / estimate.boldness;
    let gain = struck + value(overrun.exit, facing)
        - value(unit.hex, unit.counter.facing?)
        - estimate.manner.way * risk;
    let percent = (100 * attack.chance(rulebook) + 18) / 36;
    let reason = format!("overruns {}: {percent}% chance of an effect", overrun.target);
    let order = Order::Overrun { unit: unit.counter.id, hex: overrun.target, uses: Vec::new() };
    Some(Plan { gain, order, reason, units: vec![unit.counter.id], path, creeps: false, risk })
}

/// The action of a gun: it turns to the best targets, or is pushed to another hex if it has none.
pub(crate) fn gun(estimate: &Estimate, unit: &Unit) -> Option<Plan> {
    let turns = turn(estimate, unit);
    let plans = [turns, push(estimate, unit)].into_iter().flatten();
    plans.max_by(|one, other| one.gain.total_cmp(&other.gain))
}

/// The additional value that a field of fire must have before a gun is pushed to it by hand.
const PUSH: f64 = 1.0;

/// Pushes a gun one hex by hand (6.1) if no facing has any value.
fn push(estimate: &Estimate, unit: &Unit) -> Option<Plan> {
    let (rulebook, public, counter) = (estimate.rulebook, estimate.public, unit.counter);
    let found = |side| estimate.prospect(unit, unit.hex, Some(side)) > 0.3;
    if !estimate.manner.together || ALL_SIDES.into_iter().any(found) {
        return None;
    }
    let toll = estimate.toll(&[counter]);
    let stay = estimate.standing(unit, &toll, unit.hex, counter.facing).value();
    let near = rulebook.board.neighbours(unit.hex).iter().flatten().copied();
    let goes = near.filter(|hex| walk(rulebook, public, &[counter], &[*hex], false).is_ok());
    let ends = goes.flat_map(|hex| ALL_SIDES.map(|side| (hex, side)));
    let ends = ends.map(|(hex, side)| {
        let path = [(hex, Some(side))];
        let risk = estimate.risk(unit, &toll, &path, false) / estimate.boldness;
        let value = estimate.standing(unit, &toll, hex, Some(side)).value();
        (value - stay - PUSH - estimate.manner.way * risk, risk, hex, side)
    });
    let (gain, risk, hex, side) = ends.max_by(|one, other| one.0.total_cmp(&other.0))?;
    let units = vec![counter.id];
    let order = Order::Move { units: units.clone(), path: vec![hex], assault: false, facing: Some(side) };
    let reason = format!("is pushed to {hex}: targets in range there");
    Some(Plan { gain, order, reason, units, path: vec![(hex, Some(side))], creeps: false, risk })
}

/// Turns a gun to the best targets (7.3).
pub(super) fn turn(estimate: &Estimate, unit: &Unit) -> Option<Plan> {
    let counter = unit.counter;
    let now = estimate.prospect(unit, unit.hex, counter.facing);
    let able = ALL_SIDES.into_iter().filter(|side| pivot(estimate.rulebook, counter, *side).is_ok());
    let sides = able.map(|side| (estimate.prospect(unit, unit.hex, Some(side)) - now, side));
    let (gain, facing) = sides.max_by(|one, other| one.0.total_cmp(&other.0))?;
    let order = Order::Pivot { unit: counter.id, facing };
    let reason = "turns towards better targets".to_owned();
    let path = vec![(unit.hex, Some(facing))];
    Some(Plan { gain, order, reason, units: vec![counter.id], path, creeps: false, risk: 0.0 })
}

/// Makes room in a hex that is over its limit for a moment, before anything else (8.2). An unloaded unit steps to its
/// most useful hex, and a carrier that has come to load takes as many units as it can.
pub(super) fn make_room(estimate: &Estimate) -> Option<ChosenOrder<Order>> {
    let (rulebook, public) = (estimate.rulebook, estimate.public);
    let (carrier, hex) = match overstack_duty(rulebook, public, estimate.side)? {
        First::Load { carrier, hex } => (carrier, hex),
        First::StepOut { .. } => return step_out(estimate),
    };
    let sets = loads_that_make_room(rulebook, public, public.find(carrier)?, hex);
    let passengers = sets.max_by_key(Vec::len)?.iter().map(|unit| unit.id).collect();
    let order = Order::Load { carrier, passengers };
    Some(ChosenOrder::because(order, format!("moved to {hex} to load them")))
}

/// The step of an unloaded unit in a full hex with the best value.
fn step_out(estimate: &Estimate) -> Option<ChosenOrder<Order>> {
    let worth = |order: &Order| match order {
        Order::Move { units, path, .. } => {
            let unit = units.first().and_then(|unit| estimate.find_own(*unit));
            let to = path.last().copied();
            unit.zip(to).map_or(0.0, |(unit, to)| UnitAssessment::new(estimate, unit).after(to))
        }
        _ => 0.0,
    };
    let steps = orders(estimate.rulebook, estimate.public, estimate.side).into_iter();
    let best = steps.map(|order| (worth(&order), order)).max_by(|one, other| one.0.total_cmp(&other.0));
    best.map(|(_, order)| ChosenOrder::because(order, "makes room in the hex"))
}

/// The additional value that riding must have before a squad boards again.
const GET_IN: f64 = 1.0;

/// Loads a squad into an adjacent carrier if it still has a long path (8.2).
pub(crate) fn load(estimate: &Estimate) -> Option<ChosenOrder<Order>> {
    if !estimate.manner.together {
        return None;
    }
    for carrier in estimate.own.iter().filter(|unit| unit.kind.drives() && unit.counter.condition.spent == 0)
    {
        let ids = [carrier.counter.id];
        let boards = |unit: &&Unit| {
            let on_foot = unit.kind.is_infantry() && unit.kind.leads().is_none();
            let id = unit.counter.id;
            let stays = estimate.stays(id) || posts::duty(estimate, &[id], None).is_some();
            on_foot
                && !stays
                && may_load(estimate.rulebook, estimate.public, carrier.counter, &[unit.counter]).is_ok()
        };
        let boarding: Vec<&Unit> = estimate.friends_in(carrier.hex, &ids).filter(boards).collect();
        if boarding.is_empty() {
            continue;
        }
        let toll = estimate.toll(&[carrier.counter]);
        let danger = estimate.danger(carrier, &toll, carrier.hex, carrier.counter.facing);
        let danger = estimate.manner.caution / estimate.boldness * danger;
        for unit in boarding {
            let rides = ride(estimate, std::slice::from_ref(unit), carrier.hex);
            if rides - danger > UnitAssessment::new(estimate, unit).after(carrier.hex) + GET_IN {
                let passengers = vec![unit.counter.id];
                let order = Order::Load { carrier: carrier.counter.id, passengers };
                return Some(ChosenOrder::because(order, "too far to walk"));
            }
        }
    }
    None
}

/// Unloads passengers that have more value on foot (8.2).
pub(super) fn unload(estimate: &Estimate) -> Option<ChosenOrder<Order>> {
    for carrier in &estimate.own {
        let riders = riders(estimate, carrier);
        let counters: Vec<&Counter> = riders.iter().map(|rider| rider.counter).collect();
        if riders.is_empty()
            || may_unload(estimate.rulebook, estimate.public, carrier.counter, &counters) != Ok(false)
        {
            continue;
        }
        let down: f64 =
            riders.iter().map(|rider| UnitAssessment::new(estimate, rider).after(carrier.hex)).sum();
        let toll = estimate.toll(&[carrier.counter]);
        let danger = estimate.danger(carrier, &toll, carrier.hex, carrier.counter.facing);
        let shared: f64 = riders.iter().map(|rider| rider.worth).sum::<f64>() / carrier.worth.max(1.0);
        let danger = estimate.manner.caution / estimate.boldness * danger * shared;
        if down > ride(estimate, &riders, carrier.hex) - danger {
            let passengers = counters.iter().map(|counter| counter.id).collect();
            let order = Order::Unload { carrier: carrier.counter.id, passengers, to: None };
            return Some(ChosenOrder::because(order, format!("more useful on foot in {}", carrier.hex)));
        }
    }
    None
}
