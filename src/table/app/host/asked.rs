//! What players ask for with the panels, and when the panels are drawn.

use crate::{engine::board::Hex, panels::Action};
use bevy::prelude::*;

/// Something that a player asked for with the panels.
#[derive(Message, Clone, Debug)]
pub(crate) struct Asked(pub Action);

/// The hex under the pointer, for the panels.
#[derive(Resource, Default)]
pub struct HoveredHex(pub Option<Hex>);
