//! Overlays: facts about the whole map, laid over it when a player asks. A game lists its overlays and computes each
//! with the same functions that judge orders.

use super::has_scene::HasScene;
use crate::{
    engine::{
        board::Hex,
        counters::{Flag, UnitId},
        orders::{Position, Record},
    },
    settings::Overlay,
};
use std::collections::BTreeMap;

/// A game that has overlays.
pub trait Overlaid: HasScene {
    /// Its overlays, in the order of their keys.
    const OVERLAYS: &'static [ListedOverlay] = &[];

    /// The words by which the command line calls them, in the same order: small letters, and the side after a hyphen. An
    /// empty word is that of an overlay about selected units.
    const OVERLAY_WORDS: &'static [&'static str] = &[];

    /// Returns the content of one of them now.
    fn overlay(
        _: Overlay,
        _: &Self::Rulebook,
        _: &Position<Self>,
        _: Option<&Record<Self>>,
    ) -> OverlayContent {
        OverlayContent::Moves(Vec::new())
    }

    /// The overlays that concern the selected units.
    const OF_SELECTED: &'static [Overlay] = &[];

    /// Returns the content of one of these now.
    fn overlay_of(
        overlay: Overlay,
        rulebook: &Self::Rulebook,
        position: &Position<Self>,
        _: &[UnitId],
    ) -> OverlayContent {
        Self::overlay(overlay, rulebook, position, None)
    }

    /// Returns the lines of the units in a hex, each to its source; they are drawn while the mouse is over the hex.
    fn lines_from(_: &Self::Rulebook, _: &Position<Self>, _: Hex) -> Vec<Traced> {
        Vec::new()
    }
}

/// The side that an overlay is about, for a viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    Own,
    Enemy,
}

/// The look of an overlay: each has a pattern of its own, never a colour alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LegendPattern {
    /// Tinted hexes with a line about them.
    Tinted,
    /// Dotted hexes with dashes about them, in the colour of the viewer's side or of the other one.
    Dotted(Whose),
    /// Hexes hatched in the colour of a side.
    Hatched(Flag),
    /// Paths from hex to hex, and a cross at each unit without one; the message is the name of that unit's state.
    Lines(&'static str),
    /// Dashed rings.
    Rings,
    /// The marks of two sides.
    Held([Flag; 2]),
    /// Arrows.
    Moves,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListedOverlay {
    /// The message of its name in tooltips.
    pub name: &'static str,
    /// The message of its name on its button, of one or two words.
    pub short: &'static str,
    pub pattern: LegendPattern,
}

#[derive(Clone, Debug, PartialEq)]
pub enum OverlayContent {
    /// Hexes, each with the number of units that can reach it: tinted, with a line about them.
    Tinted(BTreeMap<Hex, u16>),
    /// Hexes of a side, each with the number of its units that can reach it: dotted, with dashes about them.
    Dotted(Flag, BTreeMap<Hex, u16>),
    /// Hexes of a side: hatched.
    Hatched(Flag, Vec<Hex>),
    /// Paths from hex to hex, each to its source, and hexes that have none.
    Lines(Vec<Traced>, Vec<Hex>),
    /// Rings about the hexes that a commander commands.
    Rings(Vec<Ring>),
    /// Places of one or more hexes, each with the side that holds it.
    Held(Vec<(Vec<Hex>, Flag)>),
    /// Moves that were made.
    Moves(Vec<Made>),
}

/// A path from hex to hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Traced {
    pub hexes: Vec<Hex>,
    /// The index of the first hex from which it follows the road that joins them.
    pub road_from: Option<usize>,
}

impl From<Vec<Hex>> for Traced {
    fn from(hexes: Vec<Hex>) -> Self {
        Self { hexes, road_from: None }
    }
}

/// A ring about the hexes that a commander commands.
#[derive(Clone, Debug, PartialEq)]
pub struct Ring {
    pub hex: Hex,
    /// The hexes in command.
    pub hexes: Vec<Hex>,
    /// Whether the ring is solid; otherwise it has short dashes.
    pub is_firm: bool,
}

/// The kind of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Movement by road or ground, entry, overrun or advance.
    Walk,
    /// Rail movement.
    Rail,
    /// Retreat.
    Retreat,
}

/// A move that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    pub flag: Flag,
    pub way: Way,
    /// The hexes of its path, with the first one where it is known.
    pub hexes: Vec<Hex>,
}

/// Returns the overlays of a game that this word calls: one, or those of all sides for a word without its side.
pub fn overlay_named<G: Overlaid>(word: &str) -> Vec<Overlay> {
    let words = || G::OVERLAY_WORDS.iter().enumerate().filter(|(_, own)| !own.is_empty());
    if let Some((number, _)) = words().find(|(_, own)| **own == word) {
        return vec![Overlay(number)];
    }
    let of_a_side = |own: &str| own.strip_prefix(word).is_some_and(|rest| rest.starts_with('-'));
    words().filter(|(_, own)| of_a_side(own)).map(|(number, _)| Overlay(number)).collect()
}

/// Returns the holders of the victory hexes, from the overlay of the game that shows them.
pub(crate) fn held<G: Overlaid>(rulebook: &G::Rulebook, position: &Position<G>) -> Vec<(Hex, Flag)> {
    let tells = |listed: &ListedOverlay| matches!(listed.pattern, LegendPattern::Held(_));
    let Some(number) = G::OVERLAYS.iter().position(tells) else { return Vec::new() };
    let OverlayContent::Held(places) = G::overlay(Overlay(number), rulebook, position, None) else {
        return Vec::new();
    };
    places.into_iter().flat_map(|(hexes, flag)| hexes.into_iter().map(move |hex| (hex, flag))).collect()
}
