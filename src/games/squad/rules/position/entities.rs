//! Entities: components of the game's counters and markers.

use super::{Public, WorkKind};
use crate::{
    engine::{board::Hex, orders::usual_counter},
    games::squad::rules::{
        counter::{Condition, Counter, Place},
        kinds::Side,
    },
};
use bevy::prelude::*;

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marker {
    /// Smoke of this number.
    Smoke(u8),
    Work(WorkKind),
    Lane(Side),
    /// A called mission that is not resolved yet.
    Call(Side),
}

usual_counter!(Counter, Place, Condition);

/// All markers on the map with their hexes.
pub(crate) fn markers(public: &Public) -> Vec<(Marker, Hex)> {
    let smoke = public.smoke.iter().map(|(hex, number)| (Marker::Smoke(*number), *hex));
    let works = public.works.iter().map(|(hex, work)| (Marker::Work(work.kind), *hex));
    let lane = |lane: &super::Lane| {
        let side = lane.side;
        lane.hexes.iter().map(|hex| (Marker::Lane(side), *hex)).collect::<Vec<_>>()
    };
    let lanes = public.lanes.iter().flat_map(lane);
    let calls = public.calls.iter().map(|call| (Marker::Call(call.side), call.hex));
    smoke.chain(works).chain(lanes).chain(calls).collect()
}
