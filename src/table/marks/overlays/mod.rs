//! Overlays: what the rules say of the whole map, laid over it when a player asks.
//!
//! A game lists its overlays and tells what each shows, from the very functions that judge orders. That is asked
//! when an overlay is switched on or the position changes, and is kept as one mesh for each overlay.

mod draw;
mod flow;
mod pens;
mod roads;
mod shapes;
mod traced;

use crate::{
    art::packs::pack::overlay_colours::OverlayColours,
    engine::{
        board::Hex,
        counters::{Flag, UnitId},
        orders::Record,
    },
    panels::{Action, LegendPattern, ListedOverlay},
    settings::{Command, Overlay},
    table::{
        app::{commands::Given, host::Asked, screen::Screen},
        session::{Session, is_on_table},
        tabled::OnTable,
    },
};
use bevy::prelude::*;
use std::collections::BTreeMap;

/// Overlays that can be on at once; one more puts the oldest off.
pub(crate) const MOST: usize = 3;

/// A game that has something to lay over the map.
pub trait Overlaid: OnTable {
    /// Its overlays, in the order of their keys.
    const OVERLAYS: &'static [ListedOverlay] = &[];

    /// What one of them shows now.
    fn overlay(
        _: Overlay,
        _: &Self::Rulebook,
        _: &crate::engine::orders::Position<Self>,
        _: Option<&Record<Self>>,
    ) -> OverlayContent {
        OverlayContent::Moves(Vec::new())
    }

    /// Those of them that tell of the units that are selected.
    const OF_SELECTED: &'static [Overlay] = &[];

    /// What one of these shows now.
    fn overlay_of(
        overlay: Overlay,
        rulebook: &Self::Rulebook,
        position: &crate::engine::orders::Position<Self>,
        _: &[UnitId],
    ) -> OverlayContent {
        Self::overlay(overlay, rulebook, position, None)
    }

    /// The lines of those who stand in a hex, each to its source; they are drawn while it is pointed at.
    fn lines_from(_: &Self::Rulebook, _: &crate::engine::orders::Position<Self>, _: Hex) -> Vec<Traced> {
        Vec::new()
    }
}

/// Who holds which hexes that count, by the overlay of the game that tells it.
pub(crate) fn held<G: Overlaid>(
    rulebook: &G::Rulebook,
    position: &crate::engine::orders::Position<G>,
) -> Vec<(Hex, Flag)> {
    let tells = |listed: &ListedOverlay| matches!(listed.pattern, LegendPattern::Held(_));
    let Some(number) = G::OVERLAYS.iter().position(tells) else { return Vec::new() };
    let OverlayContent::Held(places) = G::overlay(Overlay(number), rulebook, position, None) else {
        return Vec::new();
    };
    places.into_iter().flat_map(|(hexes, flag)| hexes.into_iter().map(move |hex| (hex, flag))).collect()
}

/// The colour of what is a side's on the map: darker than its cards.
pub(super) fn colour_of(colours: &OverlayColours, flag: Flag) -> Color {
    let [colour, _] = pens::Inks::of(colours, 1.0).of_side(flag);
    colour
}

#[derive(Clone, Debug, PartialEq)]
pub enum OverlayContent {
    /// Hexes, and how many can get there: tinted, with a line about them.
    Tinted(BTreeMap<Hex, u16>),
    /// Hexes of a side, and how many of it can get there: dotted, with dashes about them.
    Dotted(Flag, BTreeMap<Hex, u16>),
    /// Hexes of a side: hatched.
    Hatched(Flag, Vec<Hex>),
    /// Ways from hex to hex, each to its source, and hexes that have none.
    Lines(Vec<Traced>, Vec<Hex>),
    /// Rings about all that somebody commands.
    Rings(Vec<Ring>),
    /// Places of some hexes each, and who holds them.
    Held(Vec<(Vec<Hex>, Flag)>),
    /// Moves that were made.
    Moves(Vec<Made>),
}

/// A way from hex to hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Traced {
    pub hexes: Vec<Hex>,
    /// From which of them on it follows the road that joins them.
    pub road_from: Option<usize>,
}

impl From<Vec<Hex>> for Traced {
    fn from(hexes: Vec<Hex>) -> Self {
        Self { hexes, road_from: None }
    }
}

/// A ring about all that somebody commands.
#[derive(Clone, Debug, PartialEq)]
pub struct Ring {
    pub hex: Hex,
    /// All that he commands.
    pub hexes: Vec<Hex>,
    /// Whether the ring is whole; it has short dashes else.
    pub is_firm: bool,
}

/// How somebody went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// On foot, entering, overrunning or advancing.
    Walk,
    /// By train.
    Rail,
    /// Back.
    Retreat,
}

/// A move that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    pub flag: Flag,
    pub way: Way,
    /// The hexes, with that in which it began where that is known.
    pub hexes: Vec<Hex>,
}

/// The overlays that are on, the oldest first.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Overlays {
    on: Vec<Overlay>,
    /// Those of the game on the table.
    pub listed: &'static [ListedOverlay],
}

impl Overlays {
    /// The overlays that are on, the oldest first.
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

/// The lines of those who are pointed at, each to its source.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct LinesPointedAt(pub Vec<Traced>);

/// What is switched and looked at; needs nobody who draws.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Overlays>()
        .init_resource::<LinesPointedAt>()
        .add_systems(Update, obey_keys.run_if(in_state(Screen::Table)));
}

/// The overlays of a game.
pub(crate) fn plug_in<G: Overlaid>(app: &mut App) {
    app.add_systems(
        Update,
        list::<G>.before(obey_keys).run_if(is_on_table::<G>.and_then(resource_changed::<Session<G>>)),
    );
}

/// What is drawn of them.
pub(crate) fn plug_in_pictures<G: Overlaid>(app: &mut App) {
    draw::plug_in::<G>(app);
}

/// What is drawn.
pub(crate) fn pictures_plugin(app: &mut App) {
    app.add_plugins((draw::plugin, flow::plugin))
        .add_systems(Update, obey_panels.run_if(in_state(Screen::Table)));
}

/// Another game has other overlays.
fn list<G: Overlaid>(mut overlays: ResMut<Overlays>) {
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

    #[test]
    fn at_most_three_overlays_are_on() {
        const LISTED: &[ListedOverlay] = &[ListedOverlay { name: "One", pattern: LegendPattern::Tinted }; 5];
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
