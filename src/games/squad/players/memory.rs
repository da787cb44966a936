//! The memory of a player from one order to the next.

use super::estimate::{Left, sights::Sights, ways::Ways};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::rules::phase::Phase,
    play::players::SetUpSeed,
};
use std::collections::{BTreeMap, BTreeSet};

/// The memory of a player from one order to the next: facts that depend only on the ground, and the units already
/// considered in the present phase.
#[derive(Debug, Default)]
pub(super) struct Memory {
    pub sights: Sights,
    pub ways: Option<Ways>,
    /// The phase to which the other fields belong.
    pub at: Option<(u8, Phase)>,
    pub done: BTreeSet<UnitId>,
    /// Whether a unit has moved since all were considered.
    pub moved: bool,
    /// The gain of each unit by marching, with the hexes of its path; calculated once a fire phase.
    pub urges: Option<BTreeMap<UnitId, (f64, Vec<Hex>)>>,
    /// The hexes that the units have left by moving.
    pub left: Left,
    /// The reason of the first unit that the manual keeps in its place in this phase.
    pub stays: Option<String>,
    /// The seed that draws the variant of its set-up.
    pub set_up_seed: SetUpSeed,
}
