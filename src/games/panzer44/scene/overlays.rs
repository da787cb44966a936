//! The overlays of Panzer '44: reach of units, hexes in their sight, control of victory hexes, the last moves.

use crate::{
    engine::{board::Hex, counters::Flag, orders::Record, text::id},
    games::panzer44::rules::{
        Panzer44, Position, Rulebook, kinds::Side, movement::Marches, position::Public, view::to_play,
    },
    scene::{
        HasScene, LegendPattern, ListedOverlay, Overlaid, OverlayContent, Whose, last_moves::last_moves,
    },
    settings::Overlay,
};
use std::collections::{BTreeMap, BTreeSet};

impl Overlaid for Panzer44 {
    const OVERLAYS: &'static [ListedOverlay] = &[
        ListedOverlay {
            name: id!("panzer44-scene-overlay-reach.hint"),
            short: id!("panzer44-scene-overlay-reach"),
            pattern: LegendPattern::Tinted,
        },
        ListedOverlay {
            name: id!("panzer44-scene-overlay-enemy-reach.hint"),
            short: id!("panzer44-scene-overlay-enemy-reach"),
            pattern: LegendPattern::Dotted(Whose::Enemy),
        },
        ListedOverlay {
            name: id!("panzer44-scene-overlay-german-sight.hint"),
            short: id!("panzer44-scene-overlay-german-sight"),
            pattern: LegendPattern::Hatched(Flag::Grey),
        },
        ListedOverlay {
            name: id!("panzer44-scene-overlay-allied-sight.hint"),
            short: id!("panzer44-scene-overlay-allied-sight"),
            pattern: LegendPattern::Hatched(Flag::Olive),
        },
        ListedOverlay {
            name: id!("panzer44-scene-overlay-victory.hint"),
            short: id!("panzer44-scene-overlay-victory"),
            pattern: LegendPattern::Held([Flag::Grey, Flag::Olive]),
        },
        ListedOverlay {
            name: id!("panzer44-scene-overlay-moves.hint"),
            short: id!("panzer44-scene-overlay-moves"),
            pattern: LegendPattern::Moves,
        },
    ];

    const OVERLAY_WORDS: &'static [&'static str] =
        &["reach", "reach-enemy", "sight-german", "sight-allied", "victory", "moves"];

    fn overlay(
        overlay: Overlay,
        rulebook: &Rulebook,
        position: &Position,
        record: Option<&Record<Self>>,
    ) -> OverlayContent {
        let public = &position.public;
        let own = to_play(rulebook, public);
        match overlay.0 {
            0 => OverlayContent::Tinted(reach(rulebook, public, own)),
            1 => OverlayContent::Dotted(own.enemy().into(), reach(rulebook, public, own.enemy())),
            2 => seen(rulebook, public, Side::German),
            3 => seen(rulebook, public, Side::Allied),
            4 => held(rulebook, public),
            _ => OverlayContent::Moves(record.map(last_moves).unwrap_or_default()),
        }
    }
}

/// The hexes that units of a side can reach, with the number of units.
fn reach(rulebook: &Rulebook, public: &Public, side: Side) -> BTreeMap<Hex, u16> {
    let mut reached = BTreeMap::new();
    for (counter, _) in public.on_map(side).filter(|(counter, _)| !counter.is_held()) {
        for hex in Marches::new(rulebook, public, counter).ends() {
            *reached.entry(*hex).or_insert(0) += 1;
        }
    }
    reached
}

/// The hexes in sight of a side's units.
fn seen(rulebook: &Rulebook, public: &Public, side: Side) -> OverlayContent {
    let posts: BTreeSet<Hex> = public.on_map(side).map(|(_, hex)| hex).collect();
    let is_seen = |hex: &Hex| posts.iter().any(|post| rulebook.sees(public.turn, *post, *hex));
    OverlayContent::Hatched(side.into(), rulebook.board.hexes().filter(is_seen).collect())
}

/// The victory hexes that a side holds.
fn held(rulebook: &Rulebook, public: &Public) -> OverlayContent {
    let holder = |hex: Hex| Some((vec![hex], Flag::from(*public.holders.get(&hex)?)));
    OverlayContent::Held(Panzer44::counts(rulebook).into_iter().filter_map(holder).collect())
}
