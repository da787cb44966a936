//! Dealing of hidden state: at random, from what is publicly possible.

use crate::{
    engine::{counters::UnitId, dice::Dice},
    games::guderian::rules::{
        Position, View,
        combat::battle::Decision,
        counter::{Counter, Place},
        kinds::{Pool, Side},
        position::Secrets,
    },
};
use rand::{Rng, RngExt, SeedableRng, rngs::ChaCha8Rng, seq::SliceRandom};
use std::collections::BTreeMap;

/// The highest value assumed for a bid that is face down.
const HIGHEST_BID: u8 = 20;

/// The position of the view with all hidden state dealt by chance.
pub(super) fn position(view: &View<'_>, seed: u64) -> Position {
    let mut public = view.public.clone();
    if !public.has_presence() {
        public.fill_presence(view.rulebook);
    }
    Position { public, secrets: secrets(view, seed) }
}

/// Deals secrets that are possible for the view.
fn secrets(view: &View<'_>, seed: u64) -> Secrets {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut secrets = Secrets {
        identity: BTreeMap::new(),
        pools: [Vec::new(), Vec::new()],
        dead: [Vec::new(), Vec::new()],
        second_dead: [Vec::new(), Vec::new()],
        dice: Dice::new(chance.next_u64()),
        bid: None,
    };
    // The Germans bid second: while they are asked, a bid has been made.
    if matches!(view.public.owed, Some(Decision::Bid { side: Side::German })) {
        secrets.bid = Some(chance.random_range(0..=HIGHEST_BID));
    }
    for pool in Pool::BOTH {
        deal_pool(view, pool, &mut secrets, &mut chance);
    }
    secrets
}

/// Deals the divisions of a pool to untried counters, the pool and the dead piles.
fn deal_pool(view: &View<'_>, pool: Pool, secrets: &mut Secrets, chance: &mut ChaCha8Rng) {
    let number = pool.number();
    let (mut open, out): (Vec<UnitId>, Vec<UnitId>) =
        hidden(view, pool).into_iter().partition(|id| !view.public.known_out.contains(id));
    open.shuffle(chance);
    let (duds, mut out): (Vec<UnitId>, Vec<UnitId>) = out.into_iter().partition(|id| is_dud(view, *id));
    // Duds were revealed without strength and are in the second pile, up to its height.
    let mut second = duds;
    out.extend(second.split_off(second.len().min(view.piles.second_dead[number])));
    fill(&mut second, view.piles.second_dead[number], &mut out, &mut open);
    let mut dead = Vec::with_capacity(view.piles.dead[number]);
    fill(&mut dead, view.piles.dead[number], &mut out, &mut open);
    second.shuffle(chance);
    dead.shuffle(chance);
    for counter in untried(view, pool) {
        if let Some(division) = open.pop() {
            secrets.identity.insert(counter.id, division);
        }
    }
    // Every division known to be out should be in a pile; any that is left goes to the pool.
    open.append(&mut out);
    (secrets.pools[number], secrets.dead[number], secrets.second_dead[number]) = (open, dead, second);
}

/// Fills a pile to its height: first with divisions known to be out, then with any others.
fn fill(pile: &mut Vec<UnitId>, height: usize, out: &mut Vec<UnitId>, open: &mut Vec<UnitId>) {
    while pile.len() < height {
        match out.pop().or_else(|| open.pop()) {
            Some(division) => pile.push(division),
            None => return,
        }
    }
}

/// Counters of a pool that are in play with an unknown identity.
fn untried<'a>(view: &View<'a>, pool: Pool) -> impl Iterator<Item = &'a Counter> {
    let counters = view.public.counters.iter();
    counters.filter(move |counter| {
        counter.is_untried() && counter.place != Place::Gone && counter.kind.pool() == Some(pool)
    })
}

/// Divisions of a pool that are not revealed in play.
fn hidden(view: &View<'_>, pool: Pool) -> Vec<UnitId> {
    let order_of_battle = &view.rulebook.order_of_battle;
    let in_play = view.public.counters.iter().filter(|counter| counter.place != Place::Gone);
    let shown: Vec<UnitId> = in_play
        .filter(|counter| counter.kind.pool() == Some(pool))
        .filter_map(|counter| counter.unit)
        .collect();
    let all = order_of_battle.pool(pool).iter().map(|print| order_of_battle.record(*print).id);
    all.filter(|id| !shown.contains(id) && !view.rulebook.scenario.absent.contains(id)).collect()
}

fn is_dud(view: &View<'_>, division: UnitId) -> bool {
    let order_of_battle = &view.rulebook.order_of_battle;
    order_of_battle.find(division).is_some_and(|print| order_of_battle.record(print).is_dud())
}
