//! What a player keeps from one order to the next.

use super::{harm::Harm, past::Past, ways::Ways};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::platoon::rules::phase::Phase,
};
use std::collections::{BTreeMap, BTreeSet};

/// What a player keeps from one order to the next: what hangs on the ground alone, what it has seen, and who has been thought
/// of in the present segment.
#[derive(Clone, Debug, Default)]
pub(super) struct Memory {
    pub harm: Option<Harm>,
    pub ways: Option<Ways>,
    pub past: Past,
    /// The segment that the rest is about.
    pub at: Option<(u8, Phase)>,
    pub done: BTreeSet<UnitId>,
    /// Who is being moved, and whether anybody has been since all were thought of.
    pub going: Option<UnitId>,
    pub moved: bool,
    /// What each unit would gain by marching, in the turn for which that has been found out.
    pub urges: BTreeMap<UnitId, f64>,
    pub urged: Option<u8>,
    /// Hexes by which the enemy comes most likely.
    pub approaches: Vec<Hex>,
}
