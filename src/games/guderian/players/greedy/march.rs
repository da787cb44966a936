//! Movement: each stack moves once, to the hex with the highest value for it.

use super::{
    ground::{Ground, best},
    words,
};
use crate::{
    engine::counters::Points,
    games::guderian::rules::{
        counter::{Motion, Piece},
        movement::march::{self, may_walk},
        order::{Order, legal},
        position::Public,
        rulebook::Rulebook,
        supply::zones::in_enemy_zone,
    },
    play::players::ChosenOrder,
};

/// The least gain for which units move to another hex.
const WORTH_IT: f64 = 0.05;

/// The next order of a movement phase; `settled` holds the units that are done.
pub(super) fn order(rulebook: &Rulebook, public: &Public, settled: &mut Vec<Piece>) -> ChosenOrder<Order> {
    let ground = Ground::new(rulebook, public, public.phase.side());
    while let Some(piece) = legal::arrivals(public).into_iter().find(|piece| !settled.contains(piece)) {
        settled.push(piece);
        if let Some(order) = enter(&ground, piece) {
            return order;
        }
    }
    let is_fresh = |piece: &Piece| {
        let condition = &public.counter(*piece).condition;
        condition.motion == Motion::Fresh && condition.left > Points::ZERO
    };
    let movers: Vec<Piece> = legal::movers(rulebook, public).into_iter().filter(is_fresh).collect();
    while let Some(piece) = movers.iter().copied().find(|piece| !settled.contains(piece)) {
        let together = party(public, piece, &movers);
        for party in [together, vec![piece]] {
            if let Some(order) = walk(&ground, &party) {
                settled.extend(party);
                return order;
            }
        }
        settled.push(piece);
    }
    must_march(&ground).unwrap_or_else(|| ChosenOrder::because(Order::EndPhase, "no unit gains by moving"))
}

/// All units of the same movement class in the hex that have not moved either.
fn party(public: &Public, piece: Piece, movers: &[Piece]) -> Vec<Piece> {
    let counter = public.counter(piece);
    let like = |other: &Piece| {
        let other = public.counter(*other);
        other.hex() == counter.hex() && other.kind.march() == counter.kind.march()
    };
    movers.iter().copied().filter(like).take(3).collect()
}

fn walk(ground: &Ground, party: &[Piece]) -> Option<ChosenOrder<Order>> {
    let (rulebook, public) = (ground.rulebook, ground.public);
    let from = public.counter(*party.first()?).hex()?;
    let walks = legal::walks(rulebook, public, party);
    let (walk, worth) = best(walks, |walk| match walk.path.last() {
        Some(end) => ground.of(party, *end) + ground.of_way(party, &walk.path),
        None => f64::MIN,
    })?;
    // A unit that holds an enemy has a reason to stay.
    let stays = ground.of(party, from) + if in_enemy_zone(public, ground.side, from) { 0.2 } else { 0.0 };
    let goes = worth > stays + WORTH_IT && may_walk(rulebook, public, party, &walk.path).is_ok();
    let reason = words::going(ground, party, *walk.path.last()?);
    goes.then(|| ChosenOrder::because(Order::Move { units: ids(public, party), path: walk.path }, reason))
}

fn enter(ground: &Ground, piece: Piece) -> Option<ChosenOrder<Order>> {
    let paths = legal::entries(ground.rulebook, ground.public, &[piece]);
    let (path, _) = best(paths, |path| match path.last() {
        Some(end) => ground.of(&[piece], *end) + ground.of_way(&[piece], path),
        None => f64::MIN,
    })?;
    let reason = words::going(ground, &[piece], *path.last()?);
    Some(ChosenOrder::because(Order::Enter { units: ids(ground.public, &[piece]), path }, reason))
}

/// A unit that must march on turn 1 before the phase can end (5.23).
fn must_march(ground: &Ground) -> Option<ChosenOrder<Order>> {
    let piece = march::unmarched(ground.rulebook, ground.public).next()?;
    let walks = legal::walks(ground.rulebook, ground.public, &[piece]);
    let (walk, _) = best(walks, |walk| walk.path.last().map_or(f64::MIN, |end| ground.of(&[piece], *end)))?;
    let order = Order::Move { units: ids(ground.public, &[piece]), path: walk.path };
    Some(ChosenOrder::because(order, "its army must march on turn 1"))
}

pub(super) fn ids(public: &Public, pieces: &[Piece]) -> Vec<crate::engine::counters::UnitId> {
    pieces.iter().map(|piece| public.counter(*piece).id).collect()
}
