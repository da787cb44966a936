//! The messages of the panels, and the system sets in which they are drawn and answered.

use crate::{engine::board::Hex, panels::Action};
use bevy::prelude::*;

/// An action of the player in the panels.
#[derive(Message, Clone, Debug)]
pub(crate) struct Asked(pub Action);

/// The hex under the pointer, for the panels.
#[derive(Resource, Default)]
pub struct HoveredHex(pub Option<Hex>);

/// The systems in which games draw their panels.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct ShowGame;

/// The systems that draw the panels.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct HostPass;

/// The systems in which actions of the panels become requests.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Answering;
