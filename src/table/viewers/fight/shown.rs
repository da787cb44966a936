//! The part of the fight that is shown.

use crate::{
    engine::{board::Hex, counters::Flag},
    scene::Fight,
    table::map::layers::{for_all, of_viewers},
};
use bevy::{camera::visibility::RenderLayers, prelude::*};

/// The fight that viewers see on the map, and the paths of the units that have just moved.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct FightShown {
    pub fight: Option<Fight>,
    /// The flag of the side that attacks.
    pub(crate) flag: Option<Flag>,
    /// The paths of the units that have just moved; none while a fight is shown.
    pub paths: Vec<Vec<Hex>>,
    /// Whether the window of the table shows it too, because it is in presenter mode.
    pub(crate) presents: bool,
}

impl FightShown {
    /// Whether the window of the table shows a fight.
    pub(crate) fn is_presented(&self) -> bool {
        self.presents && self.fight.is_some()
    }

    /// The layers of its picture.
    pub(super) fn layers(&self) -> RenderLayers {
        if self.presents { for_all() } else { of_viewers() }
    }
}
