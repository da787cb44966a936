//! State that the panels of the game keep from frame to frame.

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::guderian::{planning::preview::LastPromise, rules::phase::Phase},
};

/// State that the panels of the game keep.
#[derive(Default)]
pub struct Memory {
    /// The turn whose arrivals are shown; none for the present one.
    pub turn_shown: Option<u8>,
    /// Counters selected for an answer that takes several.
    pub chosen: Vec<UnitId>,
    /// The stack whose routes are shown.
    pub routed: Option<Hex>,
    /// Points to bid.
    pub bid: u8,
    pub(super) promise: LastPromise,
    pub(super) seen: Seen,
}

/// The situation in the last frame, to bring up a tab when it changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Seen {
    pub phase: Option<(u8, Phase)>,
    pub planned: bool,
    pub battle: bool,
}
