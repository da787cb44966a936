//! What is sent to each side: its own plot (5).

use super::Position;
use crate::{
    engine::orders::{Sent, Viewer, laid_out_without_dice},
    games::panzer44::rules::{Panzer44, Rulebook},
};
use std::sync::Arc;

impl Sent for Panzer44 {
    fn sent(_: &Arc<Rulebook>, position: &Position, eyes: Viewer) -> Position {
        laid_out_without_dice::<Self>(position, eyes)
    }
}
