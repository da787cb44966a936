//! Overlays: facts about the whole map, laid over it when a player asks.
//!
//! A game lists its overlays and computes each with the same functions that judge orders. The table asks when an
//! overlay is switched on or the position changes, and keeps one mesh for each overlay.

mod draw;
mod flow;
mod pens;
mod roads;
mod shapes;
mod traced;

use crate::{
    art::packs::pack::overlay_colours::OverlayColours,
    engine::counters::Flag,
    panels::Action,
    scene::{ListedOverlay, Overlaid, Traced},
    settings::{Command, Overlay},
    table::{
        app::{commands::Given, host::Asked, screen::Screen, sets::GameSet},
        session::Session,
        tabled::OnTable,
    },
};
use bevy::prelude::*;

/// The most overlays that are on at once; one more switches the oldest off.
pub(crate) const MOST: usize = 3;

/// Returns the colour of a side on the map, darker than its cards.
pub(super) fn colour_of(colours: &OverlayColours, flag: Flag) -> Color {
    let [colour, _] = pens::Inks::of(colours, 1.0).of_side(flag);
    colour
}

/// Returns the overlays that are on, the oldest first.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Overlays {
    on: Vec<Overlay>,
    /// The overlays of the game on the table.
    pub listed: &'static [ListedOverlay],
}

impl Overlays {
    /// Returns the overlays that are on, the oldest first.
    pub fn on(&self) -> &[Overlay] {
        &self.on
    }

    pub fn switch_off(&mut self) {
        self.on.clear();
    }

    /// Switches an overlay on or off, if the game on the table has it.
    pub fn switch(&mut self, overlay: Overlay) {
        if let Some(number) = self.on.iter().position(|other| *other == overlay) {
            self.on.remove(number);
            return;
        }
        if overlay.0 >= self.listed.len() {
            return;
        }
        self.on.push(overlay);
        if self.on.len() > MOST {
            self.on.remove(0);
        }
    }
}

/// The lines of the units under the mouse, each to its source.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct LinesPointedAt(pub Vec<Traced>);

/// Adds the switches and their state, which need no renderer.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Overlays>()
        .init_resource::<LinesPointedAt>()
        .add_systems(Update, obey_keys.run_if(in_state(Screen::Table)));
}

/// Adds the overlays of a game.
pub(crate) fn game_plugin<G: OnTable + Overlaid>(app: &mut App) {
    app.add_systems(
        Update,
        list::<G>.in_set(GameSet::Show(G::ID)).before(obey_keys).run_if(resource_changed::<Session<G>>),
    );
}

/// Adds the drawing of a game's overlays.
pub(crate) fn game_pictures_plugin<G: OnTable + Overlaid>(app: &mut App) {
    draw::game_plugin::<G>(app);
}

/// Adds the drawing.
pub(crate) fn pictures_plugin(app: &mut App) {
    app.add_plugins((draw::plugin, flow::plugin))
        .add_systems(Update, obey_panels.run_if(in_state(Screen::Table)));
}

/// Lists the overlays of another game.
fn list<G: OnTable + Overlaid>(mut overlays: ResMut<Overlays>) {
    if !std::ptr::eq(overlays.listed, G::OVERLAYS) {
        *overlays = Overlays { on: Vec::new(), listed: G::OVERLAYS };
    }
}

fn obey_keys(mut given: MessageReader<Given>, mut overlays: ResMut<Overlays>) {
    for Given(command) in given.read() {
        match command {
            Command::Overlay(overlay) => overlays.switch(*overlay),
            Command::NoOverlays => overlays.switch_off(),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::LegendPattern;

    #[test]
    fn at_most_three_overlays_are_on() {
        const LISTED: &[ListedOverlay] =
            &[ListedOverlay { name: "One", short: "One", pattern: LegendPattern::Tinted }; 5];
        let mut overlays = Overlays { listed: LISTED, ..Overlays::default() };
        for number in [0, 4, 1, 3] {
            overlays.switch(Overlay(number));
        }
        assert_eq!(overlays.on(), [4, 1, 3].map(Overlay));
        overlays.switch(Overlay(1));
        overlays.switch(Overlay(7));
        assert_eq!(overlays.on(), [4, 3].map(Overlay), "there is no eighth");
    }
}
