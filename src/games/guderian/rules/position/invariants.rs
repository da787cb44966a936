//! Invariants of every position: a check of the program on itself, for self-play and tests.

use super::Position;
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::guderian::rules::{
        counter::Place,
        kinds::{Pool, Side},
        movement::stacking,
        phase::Phase,
        rulebook::Rulebook,
    },
};
use std::collections::BTreeSet;

/// All broken invariants of the position, one sentence each.
pub fn broken(rulebook: &Rulebook, position: &Position) -> Vec<String> {
    let mut broken = Vec::new();
    let public = &position.public;
    if !public.presence_is_true(rulebook) {
        broken.push("stacks and zones are not what the counters say".to_owned());
    }
    for hex in occupied(position) {
        let sides: BTreeSet<Side> = public.stack(hex).map(|piece| public.counter(piece).side()).collect();
        if sides.len() > 1 {
            broken.push(format!("both sides have units in {hex}"));
        }
        if rulebook.board.is_lake(hex) || !rulebook.board.contains(hex) {
            broken.push(format!("a counter is in {hex}, which cannot be entered"));
        }
    }
    if public.phase.is_combat() && public.battle.is_none() {
        for side in Side::BOTH {
            for hex in stacking::overfull(rulebook, public, side) {
                broken.push(format!("too many counters are in {hex}"));
            }
        }
    }
    broken.extend(conserved(rulebook, position));
    broken
}

fn occupied(position: &Position) -> BTreeSet<Hex> {
    position.public.counters.iter().filter_map(crate::games::guderian::rules::counter::Counter::hex).collect()
}

/// Checks that every Soviet division is in exactly one place: pool, dead pile, hidden or revealed in play.
fn conserved(rulebook: &Rulebook, position: &Position) -> Vec<String> {
    let (public, secrets) = (&position.public, &position.secrets);
    let mut broken = Vec::new();
    for pool in Pool::BOTH {
        let mut seen: Vec<UnitId> = Vec::new();
        seen.extend(&secrets.pools[pool.number()]);
        seen.extend(&secrets.dead[pool.number()]);
        seen.extend(&secrets.second_dead[pool.number()]);
        let in_play = public
            .counters
            .iter()
            .filter(|counter| counter.kind.pool() == Some(pool) && counter.place != Place::Gone);
        for counter in in_play {
            match counter.unit.or_else(|| secrets.identity.get(&counter.id).copied()) {
                Some(division) => seen.push(division),
                None => broken.push(format!("{} is not a division", counter.id)),
            }
        }
        let all = rulebook.order_of_battle.pool(pool).iter();
        let mut all: Vec<UnitId> = all
            .map(|print| rulebook.order_of_battle.record(*print).id)
            .filter(|id| !rulebook.scenario.absent.contains(id))
            .collect();
        all.sort_unstable();
        seen.sort_unstable();
        if all != seen {
            broken.push(format!("the divisions of the {pool:?} pool are not each in one place"));
        }
    }
    if public.phase == Phase::Over && public.outcome.is_none() {
        broken.push("the game is over without an outcome".to_owned());
    }
    broken
}
