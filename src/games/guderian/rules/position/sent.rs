//! What is sent to each side: the tried counters, and of the untried ones their number (15). A bid that is face down is
//! sent to the side that made it (K19.3).
//!
//! Events need no change: none of them states an identity, a draw or a bid before both sides know it.

use super::Position;
use crate::{
    engine::{
        counters::UnitId,
        orders::{Sent, Viewer, laid_out_without_dice},
    },
    games::guderian::rules::{
        Guderian, Rulebook,
        counter::{Counter, Place},
        kinds::{Pool, Side},
    },
};
use std::sync::Arc;

impl Sent for Guderian {
    fn sent(rulebook: &Arc<Rulebook>, position: &Position, eyes: Viewer) -> Position {
        let mut sent = laid_out_without_dice::<Self>(position, eyes);
        if eyes != Viewer::All {
            turn_face_down(rulebook, &mut sent);
            // The Soviets bid first.
            if !eyes.see(Side::Soviet.number()) {
                sent.secrets.bid = None;
            }
        }
        sent
    }

    /// Where an untried division is meant to go would show what its owner hopes of it (15).
    fn may_show_drag(counter: &Counter) -> bool {
        counter.hex().is_some() && !counter.is_untried()
    }
}

/// Replaces every hidden division by the same one of its pool. Untried counters keep a division, and piles keep their
/// height, so that the position reads like any other.
fn turn_face_down(rulebook: &Rulebook, sent: &mut Position) {
    let Position { public, secrets } = sent;
    let untried = public.counters.iter().filter(|it| it.is_untried() && it.place != Place::Gone);
    let divisions = untried.filter_map(|it| Some((it.id, face_down(rulebook, it.kind.pool()?)?)));
    secrets.identity = divisions.collect();
    for piles in [&mut secrets.pools, &mut secrets.dead, &mut secrets.second_dead] {
        for (pool, pile) in Pool::BOTH.into_iter().zip(piles) {
            match face_down(rulebook, pool) {
                Some(division) => pile.fill(division),
                None => pile.clear(),
            }
        }
    }
}

/// Returns the division that stands for every hidden one of a pool: the first in the order of battle.
fn face_down(rulebook: &Rulebook, pool: Pool) -> Option<UnitId> {
    let order_of_battle = &rulebook.order_of_battle;
    order_of_battle.pool(pool).first().map(|print| order_of_battle.record(*print).id)
}
