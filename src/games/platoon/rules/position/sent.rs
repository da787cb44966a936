//! What is sent to each side: what it sees, its own hidden units and its own instructions (19.2).

use super::{Position, Public, hidden};
use crate::{
    engine::orders::{Sent, Viewer, laid_out_without_dice},
    games::platoon::rules::{Platoon, event::Event, rulebook::Rulebook},
};
use std::sync::Arc;

impl Sent for Platoon {
    fn sent(_: &Arc<Rulebook>, position: &Position, eyes: Viewer) -> Position {
        laid_out_without_dice::<Self>(position, eyes)
    }

    fn heard(rulebook: &Rulebook, known: &Public, event: &Event, eyes: Viewer) -> Option<Event> {
        hidden::heard(rulebook, known, event, eyes)
    }
}
