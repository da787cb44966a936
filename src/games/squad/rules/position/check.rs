//! Impossible states of a position that was read from a file or made from a scenario.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Position, Public, Task, decision::Decision};
use crate::{
    engine::{board::Hex, counters::UnitId, orders::Viewer},
    games::squad::rules::{
        counter::{Counter, Place},
        fire::casualties::{Hit, Struck},
        kinds::{Burden, Side},
        movement::Moves,
        phase::Phase,
        rulebook::Rulebook,
        scenario::units::Kind,
        set_up::{halves_of, roster},
    },
};
use std::collections::BTreeSet;

/// A number above the points that a unit can spend in a phase, and above the casualty points of any attack.
const MOST: u16 = 999;
/// A number above the tasks, calls, lanes and hit units that a game ever has at a time.
const MANY: usize = 200;

/// All impossible states, one sentence each.
pub fn faults(rulebook: &Rulebook, position: &Position) -> Vec<String> {
    let mut truth = position.clone();
    truth.look(Viewer::All);
    let public = &truth.public;
    if let Some(fault) = roster_fault(rulebook, public).or_else(|| unseen_fault(rulebook, position)) {
        return vec![fault];
    }
    let mut faults: Vec<String> =
        public.counters.iter().filter_map(|counter| counter_fault(rulebook, public, counter)).collect();
    let off_map = hexes(public).filter(|hex| !rulebook.board.contains(*hex));
    faults.extend(off_map.map(|hex| format!("{hex} is off the map")));
    faults.extend(stack_faults(public));
    let named = units(public).chain(position.secrets.instructions.keys().copied());
    let unknown = named.filter(|unit| public.find(*unit).is_none());
    faults.extend(unknown.map(|unit| format!("there is no counter {unit}")));
    faults.extend(marker_faults(public));
    faults.extend(public.owed.iter().filter_map(decision_fault));
    faults.extend(public.tasks.iter().filter_map(task_fault));
    if public.tasks.len() > MANY || public.calls.len() > MANY || public.lanes.len() > MANY {
        faults.push("more is pending than a game can have".to_owned());
    }
    let has_turn = public.phase.is_set_up() || public.phase == Phase::Over || public.turn > 0;
    if !has_turn || public.turn > rulebook.scenario.last_turn {
        faults.push(format!("there is no turn {}", public.turn));
    }
    if (public.phase == Phase::Over) != public.outcome.is_some() {
        faults.push("only a game that is over has an outcome".to_owned());
    }
    faults
}

/// Checks that the counters are those of the scenario: each with its type and side, in the order of their ids, and each
/// once.
fn roster_fault(rulebook: &Rulebook, public: &Public) -> Option<String> {
    let same =
        |one: &Counter, other: &Counter| (one.id, one.kind, one.side) == (other.id, other.kind, other.side);
    let expected = roster(rulebook, &rulebook.scenario);
    let fits = public.counters.len() == expected.len()
        && public.counters.iter().zip(&expected).all(|(one, other)| same(one, other));
    if !fits {
        return Some("the counters are not those of the scenario, in the order of their ids".to_owned());
    }
    let twice = public.counters.windows(2).find_map(|pair| match pair {
        [one, other] if one.id >= other.id => Some(one.id),
        _ => None,
    });
    twice.map(|id| format!("there are two counters {id}"))
}

/// Checks that hidden counters occur only in a game that allows them, and are not visible at the same time (22).
fn unseen_fault(rulebook: &Rulebook, position: &Position) -> Option<String> {
    let (public, unseen) = (&position.public, &position.secrets.unseen);
    if !super::hidden::hides_anything(rulebook) && !unseen.is_empty() {
        return Some("a unit or marker is hidden in a game without hidden units".to_owned());
    }
    let masked = public.counters.iter().filter(|counter| counter.place == Place::Unseen);
    if let Some(counter) = masked.into_iter().find(|counter| !unseen.counters.contains_key(&counter.id)) {
        return Some(format!("{} is hidden but has no hex", counter.id));
    }
    let same = |id: &UnitId, counter: &Counter| {
        let shown = public.find(*id);
        let same = shown.is_some_and(|shown| (shown.kind, shown.side) == (counter.kind, counter.side));
        same && counter.id == *id && counter.place != Place::Unseen
    };
    if let Some((id, _)) = unseen.counters.iter().find(|(id, counter)| !same(id, counter)) {
        return Some(format!("{id} is hidden as another unit"));
    }
    let mined = unseen.mines.keys().find(|hex| !rulebook.board.contains(**hex));
    mined.map(|hex| format!("mines are in {hex}, off the map"))
}

fn counter_fault(rulebook: &Rulebook, public: &Public, counter: &Counter) -> Option<String> {
    let id = counter.id;
    let Some(kind) = rulebook.units.find(counter.kind) else {
        return Some(format!("there is no unit type {}", counter.kind));
    };
    if kind.nation.is_some_and(|nation| nation.side() != counter.side) {
        return Some(format!("{id} is not a {} unit", counter.side));
    }
    if counter.condition.spent > MOST {
        return Some(format!("{id} has spent more than any allowance"));
    }
    if kind.is_squad() && !has_halves(rulebook, public, counter) {
        return Some(format!("{id} has no half squads"));
    }
    let force = rulebook.scenario.force(counter.side);
    let is_weapon = kind.weapon().is_some();
    // A towed gun has no facing until it is unloaded (7.1).
    if matches!(counter.place, Place::Map(_)) && kind.faces() && counter.facing.is_none() {
        return Some(format!("{id} has no facing"));
    }
    match counter.place {
        Place::Map(hex) if !rulebook.board.contains(hex) => Some(format!("{id} is off the map")),
        Place::Map(_) if is_weapon => Some(format!("{id} is a weapon that no unit carries")),
        Place::SetUp(group) if usize::from(group) >= force.set_up.len() => {
            Some(format!("{id} is in a set-up group that the scenario does not have"))
        }
        Place::Due(number) if usize::from(number) >= force.arrivals.len() => {
            Some(format!("{id} is in an arrival that the scenario does not have"))
        }
        Place::Aboard(carrier) => {
            let rides = kind.is_infantry() || kind.gun().is_some();
            let carries = carrier_of(public, counter, carrier).is_some_and(|it| rulebook.kind(it).drives());
            (!rides || !carries).then(|| format!("{id} cannot be loaded in {carrier}"))
        }
        Place::Carried(bearer) => {
            let heavy = kind.weapon().is_some_and(|weapon| weapon.burden == Burden::Heavy);
            let bears = carrier_of(public, counter, bearer).is_some_and(|it| {
                let kind = rulebook.kind(it);
                kind.is_infantry() && !(heavy && kind.leads().is_some())
            });
            let one = public.carried_by(bearer).count() == 1;
            (!is_weapon || !bears || !one).then(|| format!("{id} cannot be carried by {bearer}"))
        }
        Place::Away => {
            let away = matches!(kind.kind, Kind::Squad { .. } | Kind::Half { .. } | Kind::Sniper);
            (!away).then(|| format!("{id} has no place"))
        }
        _ => None,
    }
}

/// Whether the halves of a squad are ready for when it is split or reduced (1.5).
fn has_halves(rulebook: &Rulebook, public: &Public, squad: &Counter) -> bool {
    let is_there = |half: &UnitId| public.find(*half).is_some_and(|half| half.side == squad.side);
    halves_of(rulebook, squad).is_some_and(|halves| halves.iter().all(is_there))
}

/// The carrier of a counter, if it is of the same side and in a place where it can carry. It may ride itself, but only
/// in one level.
fn carrier_of<'a>(public: &'a Public, counter: &Counter, carrier: UnitId) -> Option<&'a Counter> {
    let carrier = public.find(carrier).filter(|it| it.side == counter.side && it.id != counter.id)?;
    let able = match carrier.place {
        Place::Map(_) | Place::Due(_) | Place::SetUp(_) => true,
        Place::Aboard(_) => matches!(counter.place, Place::Carried(_)),
        _ => false,
    };
    able.then_some(carrier)
}

fn stack_faults(public: &Public) -> Vec<String> {
    let of = |side: Side| public.on_map(side).map(|(_, hex)| hex).collect::<BTreeSet<Hex>>();
    let [one, other] = Side::BOTH.map(of);
    one.intersection(&other).map(|hex| format!("both sides are in {hex}")).collect()
}

/// Smoke, works and lanes that cannot occur in a game.
fn marker_faults(public: &Public) -> Vec<String> {
    let smoke = public.smoke.iter().filter(|(_, number)| !(1..=2).contains(*number));
    let smoke = smoke.map(|(hex, number)| format!("smoke {number} in {hex} does not exist"));
    let works = public.works.iter().filter(|(_, work)| work.kind.is_bunker() != work.facing.is_some());
    let works = works.map(|(hex, _)| {
        format!("the fortification in {hex} has a wrong facing: a bunker must have one, others none")
    });
    let lanes = public.lanes.iter().filter(|lane| lane.hexes.len() > MANY);
    smoke.chain(works).chain(lanes.map(|lane| format!("the lane of {} is too long", lane.gun))).collect()
}

fn decision_fault(decision: &Decision) -> Option<String> {
    match decision {
        Decision::Casualties { hits, points, .. } => {
            let ids: BTreeSet<UnitId> = hits.iter().map(|hit| hit.unit).collect();
            let sound = (1..=MOST).contains(points)
                && (1..=MANY).contains(&hits.len())
                && ids.len() == hits.len()
                && hits.iter().all(is_sound);
            (!sound).then(|| "the pending casualty points are not possible".to_owned())
        }
        Decision::Reaction { units, .. } | Decision::Sniper { units, .. } => (units.is_empty()
            || units.len() > MANY)
            .then(|| "a pending decision names no possible units".to_owned()),
        Decision::Withdrawal { .. } => None,
    }
}

fn is_sound(hit: &Hit) -> bool {
    let reduction = match hit.struck {
        Struck::Squad { reduction } | Struck::Rider { reduction: Some(reduction) } => reduction,
        _ => 1,
    };
    (1..=99).contains(&hit.rating) && (1..=99).contains(&reduction) && hit.riders <= MOST
}

fn task_fault(task: &Task) -> Option<String> {
    let too_long = match task {
        Task::Walk { units, path } => {
            units.is_empty() || units.len() > MANY || path.len() > usize::from(MOST)
        }
        Task::Drive { path, .. } => path.len() > usize::from(MOST),
        Task::ComeOut { spent, .. } => *spent > MOST,
        Task::Pay { units, points, .. } => units.len() > MANY || *points > MOST,
        Task::Watch { units, .. }
        | Task::Arrive { units, .. }
        | Task::GoIn { units, .. }
        | Task::Sniper { units, .. }
        | Task::Hunt { units, .. } => units.len() > MANY,
        Task::Fall(_) | Task::LastShots { .. } | Task::End => false,
    };
    too_long.then(|| "a pending action is not possible".to_owned())
}

/// All hexes of markers and of pending actions.
fn hexes(public: &Public) -> impl Iterator<Item = Hex> + '_ {
    let marked = public.smoke.keys().chain(public.works.keys()).chain(public.holders.keys());
    let marked = marked.chain(&public.assaulted).copied();
    let fired = public.fired_at.iter().flat_map(|(from, to)| [*from, *to]);
    let lanes = public.lanes.iter().flat_map(|lane| lane.hexes.iter().copied());
    let calls = public.calls.iter().map(|call| call.hex);
    let asked = public.owed.iter().map(Decision::hex);
    let tasks = public.tasks.iter().flat_map(|task| match task {
        Task::Walk { path, .. } => path.clone(),
        Task::Drive { path, .. } => path.iter().map(|step| step.hex).collect(),
        Task::ComeOut { hex, .. }
        | Task::Watch { hex, .. }
        | Task::Arrive { hex, .. }
        | Task::Pay { hex, .. }
        | Task::GoIn { hex, .. }
        | Task::Sniper { hex, .. }
        | Task::LastShots { hex, .. } => vec![*hex],
        Task::Fall(call) => vec![call.hex],
        Task::Hunt { .. } | Task::End => Vec::new(),
    });
    marked.chain(fired).chain(lanes).chain(calls).chain(asked).chain(tasks)
}

/// All counters that a decision, a lane or a waiting task names.
fn units(public: &Public) -> impl Iterator<Item = UnitId> + '_ {
    let lanes = public.lanes.iter().map(|lane| lane.gun);
    let asked = public.owed.iter().flat_map(|decision| match decision {
        Decision::Casualties { hits, .. } => {
            hits.iter().flat_map(|hit| [Some(hit.unit), hit.carrier]).flatten().collect()
        }
        Decision::Reaction { units, .. } | Decision::Sniper { units, .. } => units.clone(),
        Decision::Withdrawal { .. } => Vec::new(),
    });
    let tasks = public.tasks.iter().flat_map(|task| match task {
        Task::Walk { units, .. }
        | Task::Watch { units, .. }
        | Task::Arrive { units, .. }
        | Task::Pay { units, .. }
        | Task::GoIn { units, .. }
        | Task::Sniper { units, .. }
        | Task::Hunt { units, .. } => units.clone(),
        Task::Drive { unit, .. } | Task::ComeOut { unit, .. } => vec![*unit],
        Task::LastShots { vehicle, .. } => vec![*vehicle],
        Task::Fall(_) | Task::End => Vec::new(),
    });
    let movers = public.movers.iter().copied();
    lanes.chain(asked).chain(tasks).chain(public.driven).chain(movers)
}

/// Whether a counter of infantry, a gun or a vehicle occupies a hex itself. It is used by the check of invariants.
pub(super) fn is_unit(rulebook: &Rulebook, counter: &Counter) -> bool {
    Moves::of(rulebook.kind(counter)).is_some()
}
