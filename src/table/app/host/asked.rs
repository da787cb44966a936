//! What players ask for with the panels, and when the panels are drawn.

use crate::{engine::board::Hex, panels::Action};
use bevy::prelude::*;

/// Something that a player asked for with the panels.
#[derive(Message, Clone, Debug)]
pub(crate) struct Asked(pub Action);

/// The hex under the pointer, for the panels.
#[derive(Resource, Default)]
pub struct HoveredHex(pub Option<Hex>);

/// Where games draw their panels.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct ShowGame;

/// Where the panels are drawn.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct HostPass;

/// Where what the panels ask for becomes requests.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Answering;
