//! Overlays: what the rules say of the whole map, laid over it when a player asks. A game lists its overlays and answers what
//! each shows, from the very functions that judge orders.

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

/// A game that has something to lay over the map.
pub trait Overlaid: HasScene {
    /// Its overlays, in the order of their keys.
    const OVERLAYS: &'static [ListedOverlay] = &[];

    /// What one of them shows now.
    fn overlay(
        _: Overlay,
        _: &Self::Rulebook,
        _: &Position<Self>,
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
        position: &Position<Self>,
        _: &[UnitId],
    ) -> OverlayContent {
        Self::overlay(overlay, rulebook, position, None)
    }

    /// The lines of those who stand in a hex, each to its source; they are drawn while it is pointed at.
    fn lines_from(_: &Self::Rulebook, _: &Position<Self>, _: Hex) -> Vec<Traced> {
        Vec::new()
    }
}

/// How an overlay looks: each by a pattern of its own, never by colour alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LegendPattern {
    /// Tinted hexes with a line about them.
    Tinted,
    /// Dotted hexes with dashes about them.
    Dotted,
    /// Hexes hatched in the colour of a side.
    Hatched(Flag),
    /// Ways from hex to hex, and a cross at whoever has none: what that is called.
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
    /// What it is called in the legend.
    pub name: &'static str,
    pub pattern: LegendPattern,
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

/// Who holds which hexes that count, by the overlay of the game that tells it.
pub(crate) fn held<G: Overlaid>(rulebook: &G::Rulebook, position: &Position<G>) -> Vec<(Hex, Flag)> {
    let tells = |listed: &ListedOverlay| matches!(listed.pattern, LegendPattern::Held(_));
    let Some(number) = G::OVERLAYS.iter().position(tells) else { return Vec::new() };
    let OverlayContent::Held(places) = G::overlay(Overlay(number), rulebook, position, None) else {
        return Vec::new();
    };
    places.into_iter().flat_map(|(hexes, flag)| hexes.into_iter().map(move |hex| (hex, flag))).collect()
}
