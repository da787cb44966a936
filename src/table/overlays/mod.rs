//! Overlays: what the rules say of the whole map, laid over it when a player asks.
//!
//! What is shown comes from the very functions that judge orders ([`facts`]), is worked out when an
//! overlay is switched on or the position changes, and is kept as one mesh for each overlay.

mod draw;
mod facts;
mod flow;
mod hover;
mod moves;
mod shapes;
#[cfg(test)]
mod tests;

pub use facts::{Facts, facts};
pub use moves::{Made, made};

use super::{commands::Given, host::Asked, screen::Screen, session::lies};
use crate::{
    games::guderian::rules::Guderian,
    panels::{Action, Overlay},
    settings::Command,
};
use bevy::prelude::*;

/// Overlays that can be on at once; one more puts the oldest off.
pub(super) const MOST: usize = 3;

/// The overlays that are on, the oldest first.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Overlays {
    on: Vec<Overlay>,
}

impl Overlays {
    /// The overlays that are on, the oldest first.
    pub fn on(&self) -> &[Overlay] {
        &self.on
    }

    /// Switches an overlay on or off.
    pub fn switch(&mut self, overlay: Overlay) {
        if let Some(number) = self.on.iter().position(|other| *other == overlay) {
            self.on.remove(number);
            return;
        }
        self.on.push(overlay);
        if self.on.len() > MOST {
            self.on.remove(0);
        }
    }
}

/// What is switched and looked at; needs nobody who draws.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Overlays>()
        .add_systems(Update, obey_keys.run_if(in_state(Screen::Table).and_then(lies::<Guderian>)));
}

/// What is drawn and explained.
pub(super) fn pictures_plugin(app: &mut App) {
    app.add_plugins((draw::plugin, flow::plugin, hover::pictures_plugin))
        .add_systems(Update, obey_panels.run_if(in_state(Screen::Table)));
}

fn obey_keys(mut given: MessageReader<Given>, mut overlays: ResMut<Overlays>) {
    for Given(command) in given.read() {
        match command {
            Command::Overlay(overlay) => overlays.switch(*overlay),
            Command::NoOverlays => overlays.on.clear(),
            _ => {}
        }
    }
}

fn obey_panels(mut asked: MessageReader<Asked>, mut overlays: ResMut<Overlays>) {
    for Asked(action) in asked.read() {
        if let Action::Switch(overlay) = action {
            overlays.switch(*overlay);
        }
    }
}
