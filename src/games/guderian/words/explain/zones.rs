//! Zones of control in a hex, and the counters that exert them.

use super::{Asked, add, words::Says};
use crate::{
    engine::{manual::Sentence, text::say},
    games::guderian::rules::{
        kinds::Side,
        movement::controllers,
        supply::zones::{in_enemy_zone, in_uncancelled_zone},
    },
};

/// Most counters that are named for a zone.
const NAMED: usize = 3;

pub(super) fn zones(asked: &Asked) -> Vec<Sentence> {
    let Asked { rulebook, public, hex, .. } = *asked;
    let mut said = Vec::new();
    if rulebook.board.is_lake(hex) {
        return said;
    }
    for side in Side::BOTH.into_iter().filter(|side| public.in_zone_of(*side, hex)) {
        let enemy = side.enemy();
        let makers: Vec<_> = controllers(rulebook, public, enemy, hex).collect();
        let mut names: Vec<String> = makers.iter().take(NAMED).map(|piece| asked.name(*piece)).collect();
        if makers.len() > NAMED {
            names.push(say!("guderian-why-others", n = makers.len() - NAMED));
        }
        names.dedup();
        add(&mut said, Says::Zone { side, enemy, makers: names.into() });
        if public.holds(enemy, hex) {
            add(&mut said, Says::ZoneHolds { side: enemy });
            if in_enemy_zone(public, enemy, hex) && !in_uncancelled_zone(public, enemy, hex) {
                add(&mut said, Says::Cancelled { side: enemy });
            }
        }
    }
    if said.is_empty() {
        add(&mut said, Says::NoZones);
    }
    for piece in public.stack(hex).filter(|piece| public.counter(*piece).condition.disrupted) {
        add(&mut said, Says::NoZone { name: asked.name(piece) });
    }
    said
}
