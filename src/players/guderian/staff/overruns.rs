//! Overruns: first in the phase, by those who began it together.

use super::{
    attack::{emptied, retreat},
    chances::{Stakes, promise},
    look::Look,
    say,
};
use crate::{
    board::Hex,
    counters::Points,
    games::guderian::{
        counter::{Motion, Piece},
        legal, march,
        movement::Group,
        order::Order,
        overrun,
        reach::Reach,
    },
    players::Advice,
};

/// What it is worth, for each unit, that enemies are disrupted and hold nobody.
const DISRUPTED: f64 = 0.15;

/// An overrun that could be made.
struct Candidate {
    pieces: Vec<Piece>,
    /// The way to the hex beside the target.
    path: Vec<Hex>,
    target: Hex,
    /// Whether it goes over a river.
    across: bool,
    value: f64,
    hits: f64,
}

/// The best overrun now: the walk to it, if one is needed, and the overrun itself.
pub(super) fn order(look: &Look) -> Option<Vec<Advice<Order>>> {
    let mut best: Option<Candidate> = None;
    for party in parties(look) {
        for candidate in against_all(look, &party) {
            if best.as_ref().is_none_or(|known| candidate.value > known.value) {
                best = Some(candidate);
            }
        }
    }
    let best = best.filter(|best| best.value >= look.manner.overrun_from)?;
    let reason = say::overrun(look.rulebook, best.target, best.hits);
    let units = look.ids(&best.pieces);
    let mut orders = Vec::new();
    if !best.path.is_empty() {
        orders.push(Advice::because(Order::Move { units: units.clone(), path: best.path }, reason.clone()));
    }
    orders.push(Advice::because(Order::Overrun { units, target: best.target }, reason));
    Some(orders)
}

/// Stacks that began together and can still move, whole; of those that have moved, who moves now.
fn parties(look: &Look) -> Vec<Vec<Piece>> {
    let public = look.public;
    let mut parties: Vec<Vec<Piece>> = Vec::new();
    for piece in legal::movers(look.rulebook, public) {
        let counter = public.counter(piece);
        let held =
            march::must_march(look.rulebook, public, piece) || march::is_held(look.rulebook, public, piece);
        if !counter.is_combat_unit() || held || counter.condition.left < look.rulebook.charts.overrun_cost {
            continue;
        }
        if overrun::defends_only(look.rulebook, public, piece) {
            continue;
        }
        let key = |piece: Piece| {
            let counter = public.counter(piece);
            let fresh = counter.condition.motion == Motion::Fresh;
            (counter.hex(), counter.condition.start, fresh, counter.condition.commanded)
        };
        match parties.iter_mut().find(|party| key(party[0]) == key(piece)) {
            Some(party) => party.push(piece),
            None => parties.push(vec![piece]),
        }
    }
    parties
}

/// The overruns open to a stack, each from the first hex from which it can be made.
fn against_all(look: &Look, party: &[Piece]) -> Vec<Candidate> {
    let (rulebook, public) = (look.rulebook, look.public);
    let Ok(group) = Group::new(rulebook, public, party) else { return Vec::new() };
    let reach = Reach::new(rulebook, public, &group);
    let least = party.iter().map(|piece| public.counter(*piece).condition.left).min().unwrap_or(Points::ZERO);
    let cost = rulebook.charts.overrun_cost;
    let mut found: Vec<Candidate> = Vec::new();
    for from in reach.hexes() {
        let near = reach.cost(*from).is_some_and(|spent| spent + cost <= least);
        if !near || (*from != group.start && group.classes.len() > 1) {
            continue;
        }
        for target in rulebook.board.land_neighbours(*from) {
            if !public.holds(look.side.enemy(), target) {
                continue;
            }
            let across = rulebook.board.river_between(*from, target);
            let known = found.iter().position(|known| known.target == target);
            let better = known.is_none_or(|number| found[number].across && !across);
            if !better
                || (*from == group.start && overrun::may_overrun(rulebook, public, party, target).is_err())
            {
                continue;
            }
            let value = worth(look, party, *from, target, across);
            let path = if *from == group.start { Vec::new() } else { reach.path(*from).unwrap_or_default() };
            let candidate =
                Candidate { pieces: party.to_vec(), path, target, across, value: value.0, hits: value.1 };
            match known {
                Some(number) => found[number] = candidate,
                None => found.push(candidate),
            }
        }
    }
    found
}

/// What an overrun from a hex promises, and the chance of a hit.
fn worth(look: &Look, party: &[Piece], from: Hex, target: Hex, across: bool) -> (f64, f64) {
    let defenders: Vec<Piece> = look.public.stack(target).collect();
    let mut strengths = look.strengths(party, &[target], true);
    let here = look.public.counter(party[0]).hex();
    let was_across = here.is_some_and(|here| look.rulebook.board.river_between(here, target));
    if across && !was_across && here != Some(from) {
        let cover = look.cover(target);
        let river = f64::from(look.rulebook.charts.river.defence);
        for (_, defence) in &mut strengths {
            *defence = (f64::from(*defence) * (cover + river) / cover) as u16;
        }
    }
    let mut steps: Vec<f64> = defenders.iter().flat_map(|piece| look.step_worths(*piece)).collect();
    steps.sort_by(f64::total_cmp);
    let mut own: Vec<f64> = party.iter().flat_map(|piece| look.step_worths(*piece)).collect();
    own.sort_by(f64::total_cmp);
    let disrupted = DISRUPTED * defenders.len() as f64;
    let stakes = Stakes {
        retreats: [1, 2].map(|amount| retreat(look, target, amount, &defenders) + disrupted),
        defenders: steps,
        hex: emptied(look, target),
        disrupted,
        attackers: own,
        attackers_retreat: 0.2 + look.weights.worth.retreat * party.len() as f64,
        thrift: look.manner.thrift,
    };
    let promise = promise(look.rulebook, &strengths, &stakes);
    (promise.value, promise.hits)
}
