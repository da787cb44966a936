//! Hexes within reach of units, with path and cost, or the reason why not. Infantry moves as a stack, vehicles one by
//! one with their facing (6, 7). A unit that waits begins in one of its entry hexes (4.2).

use crate::{
    cli::{
        Answer, Failure,
        look::{Seen, nobody, question::Moves},
    },
    engine::{
        board::Hex,
        counters::UnitId,
        orders::{Refusal, edge_of},
    },
    games::squad::rules::{
        Rulebook, Squad,
        counter::{Counter, Place},
        movement::{
            Moves as Manner, NoWay, Pace, drive_reach, is_led, left, may_move, open_entries, reach, walk,
        },
        order::VehicleStep,
        position::Public,
        refusal::Why,
    },
};
use serde::Serialize;
use serde_json::json;

/// A hex in which the move may end, with a facing for a vehicle.
#[derive(Clone, Serialize)]
struct End {
    hex: Hex,
    #[serde(skip_serializing_if = "Option::is_none")]
    facing: Option<&'static str>,
    path: Vec<Hex>,
    cost: u16,
    left: u16,
}

/// The units of the question, and the hexes within their reach.
struct Found {
    points: u16,
    ends: Vec<End>,
}

pub(super) fn answer(seen: &Seen<Squad>, asked: &Moves, json: bool) -> Result<Answer, Failure> {
    let (rulebook, public) = (&*seen.rulebook, &seen.position.public);
    let mut units: Vec<&Counter> = Vec::with_capacity(asked.units.len());
    for unit in &asked.units {
        units.push(public.find(*unit).ok_or_else(|| nobody(*unit))?);
    }
    let found = found(rulebook, public, &units);
    if let Some(to) = asked.to {
        return Ok(to_hex((rulebook, public), (&units, &asked.units), found, to, json));
    }
    let (found, held) = match found {
        Ok(found) => (found, None),
        Err(why) => (Found { points: 0, ends: Vec::new() }, Some(why)),
    };
    if json {
        return Ok(Answer::Json(json!({
            "units": asked.units, "points": found.points, "walks": found.ends, "held": held,
        })));
    }
    let told = |end: &End| {
        let facing = end.facing.map_or_else(String::new, |facing| format!(" {facing}"));
        format!("{}{facing}  {}  {} left", end.hex, end.cost, end.left)
    };
    let mut lines: Vec<String> = found.ends.iter().map(told).collect();
    lines.extend(held.map(|refusal| format!("cannot move: {refusal}")));
    Ok(Answer::Lines(lines))
}

/// Answers whether the units can reach a hex, by the cheapest path, or why not.
fn to_hex(
    (rulebook, public): (&Rulebook, &Public),
    (units, ids): (&[&Counter], &[UnitId]),
    found: Result<Found, Refusal>,
    to: Hex,
    json: bool,
) -> Answer {
    let way = found.and_then(|found| {
        let ends = found.ends.into_iter().filter(|end| end.hex == to);
        ends.min_by_key(|end| end.cost).ok_or_else(|| why_not(rulebook, public, units, to))
    });
    if json {
        let (allowed, refusal) = (way.is_ok(), way.as_ref().err().cloned());
        return Answer::Json(json!({
            "units": ids, "hex": to, "allowed": allowed, "way": way.ok(), "refusal": refusal,
        }));
    }
    Answer::Lines(vec![match way {
        Ok(end) => format!("may move to {to}: costs {}, {} MP left", end.cost, end.left),
        Err(why) => why.to_string(),
    }])
}

/// Finds the hexes that the units can reach together.
fn found(rulebook: &Rulebook, public: &Public, units: &[&Counter]) -> Result<Found, Refusal> {
    let first = *units.first().ok_or(NoWay::NoMove)?;
    for counter in units {
        may_move(rulebook, counter)?;
    }
    let entries = entries(rulebook, public, units)?;
    let drives = Manner::of(rulebook.kind(first)).is_some_and(Manner::drives);
    if drives { driven(rulebook, public, units, &entries) } else { walked(rulebook, public, units, &entries) }
}

/// Returns the open entry hexes of waiting units, in their turn.
fn entries(rulebook: &Rulebook, public: &Public, units: &[&Counter]) -> Result<Vec<Hex>, Refusal> {
    let Some(first) = units.first() else { return Ok(Vec::new()) };
    let Place::Due(number) = first.place else { return Ok(Vec::new()) };
    let unit = first.id;
    let force = rulebook.scenario.force(first.side);
    let arrival = force.arrivals.get(usize::from(number)).ok_or(Why::NotOnMap { unit })?;
    if public.turn < arrival.turn {
        return Err(Why::NotDue { unit, turn: arrival.turn }.into());
    }
    let edge = edge_of(&rulebook.board, &arrival.entry);
    Ok(open_entries(rulebook, public, units, &arrival.entry, &edge))
}

/// The points that the units have left together, which is the smallest number of any.
fn points(rulebook: &Rulebook, public: &Public, units: &[&Counter]) -> u16 {
    let of = |counter: &&Counter| {
        let pace = Pace { led: is_led(rulebook, counter, units), assault: counter.condition.assault_move };
        left(rulebook, public, counter, pace)
    };
    units.iter().map(of).min().unwrap_or(0)
}

fn walked(
    rulebook: &Rulebook,
    public: &Public,
    units: &[&Counter],
    entries: &[Hex],
) -> Result<Found, Refusal> {
    let assault = units.iter().any(|counter| counter.condition.assault_move);
    let reach = reach(rulebook, public, units, assault, entries)?;
    let points = points(rulebook, public, units);
    let end = |hex: &Hex| {
        let left = reach.left(*hex)?;
        Some(End { hex: *hex, facing: None, path: reach.path(*hex), cost: points.saturating_sub(left), left })
    };
    Ok(Found { points, ends: reach.ends().iter().filter_map(end).collect() })
}

fn driven(
    rulebook: &Rulebook,
    public: &Public,
    units: &[&Counter],
    entries: &[Hex],
) -> Result<Found, Refusal> {
    let [counter] = units else {
        let unit = units.get(1).or(units.first()).map(|counter| counter.id).ok_or(NoWay::NoMove)?;
        return Err(NoWay::Drives { unit }.into());
    };
    let reach = drive_reach(rulebook, public, counter, entries)?;
    let points = points(rulebook, public, units);
    let end = |(hex, facing): &(Hex, crate::engine::board::Hexside)| {
        let left = reach.left(*hex, *facing)?;
        let path = reach.path(*hex, *facing).iter().map(|step: &VehicleStep| step.hex).collect();
        let cost = points.saturating_sub(left);
        Some(End { hex: *hex, facing: Some(facing.short_name()), path, cost, left })
    };
    Ok(Found { points, ends: reach.ends().iter().filter_map(end).collect() })
}

/// The reason why they cannot reach a hex: the refusal of the step into it, or that it is too far.
fn why_not(rulebook: &Rulebook, public: &Public, units: &[&Counter], to: Hex) -> Refusal {
    let left = points(rulebook, public, units);
    let too_far = || NoWay::TooFar { hex: to, cost: left.saturating_add(1), left }.into();
    let next = units.iter().all(|counter| counter.hex().is_some_and(|from| from.distance(to) == 1));
    if !rulebook.board.contains(to) {
        return NoWay::OffMap { hex: to }.into();
    }
    let drives = units.iter().any(|counter| Manner::of(rulebook.kind(counter)).is_some_and(Manner::drives));
    if next && !drives {
        return walk(rulebook, public, units, &[to], false).map_or_else(Refusal::from, |_| too_far());
    }
    too_far()
}
