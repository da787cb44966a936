//! The overlays of Guderian over the map.

mod facts;
pub mod listed;
mod moves;
#[cfg(test)]
mod tests;

pub use facts::facts;
pub use moves::made;

use crate::{
    engine::{board::Hex, counters::Flag, orders::Record, text::id},
    games::guderian::rules::{Guderian, Position, Rulebook, supply::SupplyLines},
    scene::{LegendPattern, ListedOverlay, Overlaid, OverlayContent, Traced, Whose},
    settings::Overlay,
};
use facts::traced;

impl Overlaid for Guderian {
    const OVERLAYS: &'static [ListedOverlay] = &[
        ListedOverlay {
            name: id!("guderian-scene-overlay-reach.hint"),
            short: id!("guderian-scene-overlay-reach"),
            pattern: LegendPattern::Tinted,
        },
        ListedOverlay {
            name: id!("guderian-scene-overlay-enemy-reach.hint"),
            short: id!("guderian-scene-overlay-enemy-reach"),
            pattern: LegendPattern::Dotted(Whose::Enemy),
        },
        ListedOverlay {
            name: id!("guderian-scene-overlay-soviet-zones.hint"),
            short: id!("guderian-scene-overlay-soviet-zones"),
            pattern: LegendPattern::Hatched(Flag::Red),
        },
        ListedOverlay {
            name: id!("guderian-scene-overlay-german-zones.hint"),
            short: id!("guderian-scene-overlay-german-zones"),
            pattern: LegendPattern::Hatched(Flag::Grey),
        },
        ListedOverlay {
            name: id!("guderian-scene-overlay-supply.hint"),
            short: id!("guderian-scene-overlay-supply"),
            pattern: LegendPattern::Lines(id!("guderian-scene-overlay-no-supply")),
        },
        ListedOverlay {
            name: id!("guderian-scene-overlay-leaders.hint"),
            short: id!("guderian-scene-overlay-leaders"),
            pattern: LegendPattern::Rings,
        },
        ListedOverlay {
            name: id!("guderian-scene-overlay-victory.hint"),
            short: id!("guderian-scene-overlay-victory"),
            pattern: LegendPattern::Held([Flag::Grey, Flag::Red]),
        },
        ListedOverlay {
            name: id!("guderian-scene-overlay-moves.hint"),
            short: id!("guderian-scene-overlay-moves"),
            pattern: LegendPattern::Moves,
        },
    ];

    const OVERLAY_WORDS: &'static [&'static str] =
        &["reach", "reach-enemy", "zoc-soviet", "zoc-german", "supply", "leaders", "victory", "moves"];

    fn overlay(
        overlay: Overlay,
        rulebook: &Rulebook,
        position: &Position,
        record: Option<&Record<Self>>,
    ) -> OverlayContent {
        let public = &position.public;
        let moves = match record.filter(|_| overlay == listed::LAST_MOVES) {
            Some(record) if record.is_elsewhere() => moves::sent(record, public.phase.side()),
            Some(record) => made(&record.file, public.phase.side()),
            None => Vec::new(),
        };
        facts(overlay, rulebook, public, &moves)
    }

    fn lines_from(rulebook: &Rulebook, position: &Position, hex: Hex) -> Vec<Traced> {
        let public = &position.public;
        let mut lines: Vec<Traced> = Vec::new();
        if let Some(side) = public.holder(hex) {
            let supply = SupplyLines::new(rulebook, public, side);
            for piece in public.stack(hex) {
                let line = supply.line(rulebook, public, piece).map(traced);
                lines.extend(line.filter(|line| !lines.contains(line)));
            }
        }
        lines
    }
}
