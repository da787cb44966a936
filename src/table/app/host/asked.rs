//! The messages of the panels, and the system sets in which they are drawn and answered.

use crate::{engine::board::Hex, panels::Action};
use bevy::prelude::*;

/// An action of the player in the panels.
#[derive(Message, Clone, Debug)]
pub(crate) struct Asked(pub Action);

/// The hex under the pointer, for the panels.
#[derive(Resource, Default)]
pub struct HoveredHex(pub Option<Hex>);
