//! The intents that a group may be given: to hold its hex, to go to one of a few hexes, to fall back or to wait.

use super::super::{
    field::Field,
    groups::{Group, Way, starting_hex},
    look::Look,
    state::State,
};
use crate::{engine::board::Hex, play::players::chief::Intent};

/// Most intents that a group is offered.
const MOST_INTENTS: usize = 8;
/// Most places and gaps of rings to which a group may be sent.
const MOST_AIMS: usize = 3;
/// Most of the group's own best ends.
const MOST_ENDS: usize = 2;

/// The intents of a group that is not in the state, the usual one first.
pub(super) fn of(look: &Look, field: &Field, state: &State, group: &Group) -> Vec<Intent> {
    let mut intents = vec![Intent::Usual];
    let Some(from) = group.pieces.first().and_then(|piece| starting_hex(look, *piece)) else {
        return intents;
    };
    if group.choices.iter().any(|choice| choice.way == Way::Stay) {
        intents.push(Intent::Hold);
    }
    if group.choices.len() < 2 {
        return intents; // it may only overrun
    }
    let goals = aims(look, field, group, from).into_iter().chain(ends(state, group, from));
    for goal in goals.map(Intent::Go) {
        if !intents.contains(&goal) {
            intents.push(goal);
        }
    }
    intents.extend(fall_back(look, field, group, from).map(Intent::FallBack));
    intents.push(Intent::Wait);
    intents.truncate(MOST_INTENTS);
    intents
}

/// The hexes worth going to over several turns: the places that count most for the group, and the hex in its reach that
/// does most to close a ring or to bar a path.
fn aims(look: &Look, field: &Field, group: &Group, from: Hex) -> Vec<Hex> {
    let Some(counter) = group.pieces.first().map(|piece| look.public.counter(*piece)) else {
        return Vec::new();
    };
    let times = if counter.kind.moves_twice() { 4.0 } else { 2.0 };
    let a_turn = f64::from(counter.allowance) * times;
    let turns = f64::from(look.turns_left()) + 0.6;
    let places = field.lay.aims.iter().filter(|aim| !aim.hexes.contains(&from));
    let mut places: Vec<(f64, Hex)> = places
        .filter_map(|aim| {
            let hex = aim.hexes.iter().copied().min_by_key(|hex| (hex.distance(from), *hex))?;
            Some((aim.worth_from(look.rulebook, group.march, from, a_turn, turns), hex))
        })
        .filter(|(worth, _)| *worth > 0.0)
        .collect();
    places.sort_by(|one, other| other.0.total_cmp(&one.0).then(one.1.cmp(&other.1)));
    let gap = gap(field, group, from);
    let most = if gap.is_some() { MOST_AIMS - 1 } else { MOST_AIMS };
    let mut hexes: Vec<Hex> = Vec::new();
    for (_, hex) in places {
        if hexes.len() < most && !hexes.contains(&hex) {
            hexes.push(hex);
        }
    }
    hexes.extend(gap);
    hexes
}

/// The hex in reach of a group that is most worth closing to the enemy.
fn gap(field: &Field, group: &Group, from: Hex) -> Option<Hex> {
    if group.units == 0 {
        return None;
    }
    let wanted = |hex: Hex| field.lay.wanted[hex];
    let hexes = group.choices.iter().map(|choice| choice.to);
    hexes
        .filter(|hex| *hex != from && wanted(*hex) > 0.0)
        .max_by(|one, other| wanted(*one).total_cmp(&wanted(*other)).then(other.cmp(one)))
}

/// The ends in which the group gains most while all others are where they are, not adjacent to each other.
fn ends(state: &State, group: &Group, from: Hex) -> Vec<Hex> {
    let goes = group.choices.iter().filter(|choice| choice.to != from && choice.way != Way::Wait);
    let mut ends: Vec<(f64, Hex)> = goes
        .map(|choice| {
            let targets = choice.targets.iter().map(|target| Some(*target));
            let gains = std::iter::once(None).chain(targets).map(|target| state.gain(group, choice, target));
            (gains.fold(f64::NEG_INFINITY, f64::max), choice.to)
        })
        .collect();
    ends.sort_by(|one, other| other.0.total_cmp(&one.0).then(one.1.cmp(&other.1)));
    let mut best: Vec<Hex> = Vec::new();
    for (_, hex) in ends {
        if best.len() < MOST_ENDS && best.iter().all(|other| other.distance(hex) > 1) {
            best.push(hex);
        }
    }
    best
}

/// The hex in supply that is least in danger, the nearest of these; none if the group is not in danger where it is.
fn fall_back(look: &Look, field: &Field, group: &Group, from: Hex) -> Option<Hex> {
    let kind = group.pieces.first().map(|piece| look.public.counter(*piece).kind)?;
    let threat = |hex: Hex| field.lay.threat[hex];
    let lines = look.lines_of(look.side);
    let walks = group.choices.iter().filter(|choice| choice.way == Way::Walk).map(|choice| choice.to);
    walks.filter(|hex| threat(*hex) < threat(from) && lines.would_supply(look.rulebook, kind, *hex)).min_by(
        |one, other| {
            let nearer = one.distance(from).cmp(&other.distance(from));
            threat(*one).total_cmp(&threat(*other)).then(nearer).then(one.cmp(other))
        },
    )
}
