//! The memory of a player from one order to the next.

use super::{harm::Harm, manual::Reaches, past::Past, threats::KeptThreats, ways::Ways};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::platoon::rules::phase::Phase,
    play::players::{SetUpSeed, chief::Intents},
};
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

/// The memory of a player from one order to the next: facts of the ground alone, sightings, and the units already
/// considered in the present segment.
#[derive(Clone, Debug, Default)]
pub(super) struct Memory {
    pub harm: Option<Harm>,
    pub ways: Option<Ways>,
    pub past: Past,
    /// The reach of the units in the present segment.
    pub reaches: Option<Reaches>,
    /// The threats of the last order. A copy of the memory finds its own.
    pub threats: Option<Arc<KeptThreats>>,
    /// The segment to which the rest belongs.
    pub at: Option<(u8, Phase)>,
    pub done: BTreeSet<UnitId>,
    /// The unit being moved, and whether any unit has moved since all were considered.
    pub going: Option<UnitId>,
    pub moved: bool,
    /// The reason why the first unit that would have left its post in the present segment has stayed.
    pub stays: Option<String>,
    /// The gain of each unit from a march, with the turn and the tasks for which it was worked out.
    pub urges: BTreeMap<UnitId, f64>,
    pub urged: Option<(u8, Intents)>,
    /// The hex at which each battery last fired from the hip, with the turn.
    pub hip: BTreeMap<UnitId, (u8, Hex)>,
    /// Hexes by which the enemy comes most likely.
    pub approaches: Vec<Hex>,
    /// The seed that draws the variant of its set-up.
    pub set_up_seed: SetUpSeed,
}
