//! The memory of a player from one order to the next.

use super::estimate::{Left, sights::Sights, toll::Tolls, ways::Ways};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::rules::phase::Phase,
    play::players::{SetUpSeed, chief::Intents},
};
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

/// The memory of a player from one order to the next: facts that depend only on the ground, and the units already
/// considered in the present phase. Copies of it share the facts.
#[derive(Clone, Debug, Default)]
pub(super) struct Memory {
    pub sights: Arc<Sights>,
    pub ways: Option<Arc<Ways>>,
    pub tolls: Tolls,
    /// The phase and the intents to which the other fields belong.
    pub at: Option<(u8, Phase)>,
    pub intents: Intents,
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
