//! What a player keeps from one order to the next.

use super::estimate::{sights::Sights, ways::Ways};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::rules::phase::Phase,
};
use std::collections::{BTreeMap, BTreeSet};

/// What a player keeps from one order to the next: what hangs on the ground alone, and who has been thought
/// of in the present phase.
#[derive(Debug, Default)]
pub(super) struct Memory {
    pub sights: Sights,
    pub ways: Option<Ways>,
    /// The phase that the rest is about.
    pub at: Option<(u8, Phase)>,
    pub done: BTreeSet<UnitId>,
    /// Whether anybody has been moved since all were thought of.
    pub moved: bool,
    /// What each unit would gain by marching, with the hexes of its way; found out once a fire phase.
    pub urges: Option<BTreeMap<UnitId, (f64, Vec<Hex>)>>,
}
