//! What is sent to each side: the tried counters, and of the untried ones their number (15).

use super::Position;
use crate::{
    engine::orders::{Sent, Viewer, laid_out_without_dice},
    games::guderian::rules::{Guderian, Rulebook},
};
use std::sync::Arc;

impl Sent for Guderian {
    fn sent(_: &Arc<Rulebook>, position: &Position, eyes: Viewer) -> Position {
        laid_out_without_dice::<Self>(position, eyes)
    }
}
