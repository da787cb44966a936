//! Whether selected units can reach a hex, overrun it or attack it, and the reasons if not.

use super::{
    Asked, add, hexes, without_enemies,
    words::{Forbids, refused, unit::Says},
};
use crate::{
    engine::{
        board::{Hex, Link},
        counters::Points,
        manual::Sentence,
        text::say,
    },
    games::guderian::rules::{
        combat::may_attack,
        counter::Piece,
        kinds::Side,
        movement::{march::may_walk, may_move, overrun::may_overrun, rail, stacking::has_room},
        order::legal,
        refusal::Why,
    },
};

/// For the selected units of each hex, a heading and its sentences.
pub(super) fn groups(asked: &Asked, chosen: &[Piece]) -> Vec<(String, Vec<Sentence>)> {
    let mut groups: Vec<(Hex, Vec<Piece>)> = Vec::new();
    for piece in chosen {
        let Some(from) = asked.public.counter(*piece).hex() else { continue };
        match groups.iter_mut().find(|(hex, _)| *hex == from) {
            Some((_, pieces)) => pieces.push(*piece),
            None => groups.push((from, vec![*piece])),
        }
    }
    groups
        .into_iter()
        .map(|(from, pieces)| {
            let title = match pieces.as_slice() {
                [piece] => say!("guderian-why-unit-from", unit = asked.name(*piece), hex = from),
                _ => say!("guderian-why-units-from", n = pieces.len(), hex = from),
            };
            (title, group(asked, from, &pieces))
        })
        .collect()
}

fn group(asked: &Asked, from: Hex, pieces: &[Piece]) -> Vec<Sentence> {
    let Asked { rulebook, public, hex, .. } = *asked;
    let side = public.counter(pieces[0]).side();
    let enemy = public.holds(side.enemy(), hex);
    let mut said = Vec::new();
    if public.phase.is_combat() {
        if enemy {
            match may_attack(rulebook, public, pieces, &[hex]) {
                Ok(()) => add(&mut said, Says::AttackHere),
                Err(why) => said.push(refused(rulebook, public, Forbids::Attack, &why)),
            }
        }
        return said;
    }
    if let Some(why) = pieces.iter().find_map(|piece| may_move(public, *piece).err()) {
        said.push(refused(rulebook, public, Forbids::Itself, &why));
        return said;
    }
    if enemy && from.distance(hex) == 1 {
        match may_overrun(rulebook, public, pieces, hex) {
            Ok(_) => add(&mut said, Says::OverrunHere { points: rulebook.charts.overrun_cost }),
            Err(why) => said.push(refused(rulebook, public, Forbids::Overrun, &why)),
        }
        return said;
    }
    walk(asked, from, pieces, &mut said);
    if side == Side::Soviet && rulebook.board.linked(Link::Rail, hex).next().is_some() {
        train(asked, pieces, &mut said);
    }
    said
}

/// Adds movement on foot or on wheels.
fn walk(asked: &Asked, from: Hex, pieces: &[Piece], said: &mut Vec<Sentence>) {
    let Asked { rulebook, public, hex, .. } = *asked;
    let walks = legal::walks(rulebook, public, pieces);
    let Some(walk) = walks.into_iter().find(|walk| walk.path.last() == Some(&hex)) else {
        let why = may_walk(rulebook, public, pieces, &tried(asked, from, pieces)).err();
        return said.extend(why.map(|why| refused(rulebook, public, Forbids::Reach, &why)));
    };
    let left = pieces.iter().map(|piece| public.counter(*piece).condition.left).min().unwrap_or(Points::ZERO);
    let between: &[Hex] = match walk.path.as_slice() {
        [between @ .., _] => between,
        [] => &[],
    };
    let (stops, between) = (between.len(), hexes(between.iter().copied()));
    add(said, Says::ReachedFor { cost: walk.cost, left, stops, between });
    if walk.stops {
        add(said, Says::StopsThere);
    }
    if !has_room(rulebook, public, hex, pieces) {
        add(said, Says::NoRoom);
    }
}

/// The path that they would take with enough points; with enemies on it, the path as if there were none.
fn tried(asked: &Asked, from: Hex, pieces: &[Piece]) -> Vec<Hex> {
    let Asked { rulebook, public, hex, .. } = *asked;
    let side = public.counter(pieces[0]).side();
    legal::cheapest_way(rulebook, public, pieces, hex)
        .or_else(|| {
            let alone = without_enemies(rulebook, public, side);
            legal::cheapest_way(rulebook, &alone, pieces, hex)
        })
        .unwrap_or_else(|| legal::straight_way(from, hex))
}

fn train(asked: &Asked, pieces: &[Piece], said: &mut Vec<Sentence>) {
    let Asked { rulebook, public, hex, .. } = *asked;
    let start = match rail::may_board(rulebook, public, pieces) {
        Ok(start) => start,
        Err(why) => return said.push(refused(rulebook, public, Forbids::Rail, &why)),
    };
    if let Some(points) = rail::reach(rulebook, public, start).points(hex) {
        return add(said, Says::ByTrain { points, of: rulebook.charts.rail.points });
    }
    let alone = without_enemies(rulebook, public, Side::Soviet);
    let free = rail::reach(rulebook, &alone, start);
    let why = match free.points(hex) {
        Some(_) => rail::follow(rulebook, public, start, &free.path(hex)).err(),
        None => Some(Why::RailTooFar { hex, points: rulebook.charts.rail.points }),
    };
    said.extend(why.map(|why| refused(rulebook, public, Forbids::Rail, &why)));
}
