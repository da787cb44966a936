//! The overlays of Guderian over the map.

mod facts;
pub mod listed;
mod moves;
#[cfg(test)]
mod tests;

pub use facts::facts;
pub use moves::made;

use crate::{
    engine::{board::Hex, counters::Flag, orders::Record},
    games::guderian::rules::{Guderian, Position, Rulebook, supply::SupplyLines},
    scene::{LegendPattern, ListedOverlay, Overlaid, OverlayContent, Traced, Whose},
    settings::Overlay,
};
use facts::traced;

impl Overlaid for Guderian {
    const OVERLAYS: &'static [ListedOverlay] = &[
        ListedOverlay { name: "Your reach", short: "Reach", pattern: LegendPattern::Tinted },
        ListedOverlay {
            name: "Enemy reach",
            short: "Enemy reach",
            pattern: LegendPattern::Dotted(Whose::Enemy),
        },
        ListedOverlay {
            name: "Soviet zones of control",
            short: "Soviet ZOC",
            pattern: LegendPattern::Hatched(Flag::Red),
        },
        ListedOverlay {
            name: "German zones of control",
            short: "German ZOC",
            pattern: LegendPattern::Hatched(Flag::Grey),
        },
        ListedOverlay { name: "Supply", short: "Supply", pattern: LegendPattern::Lines("No supply") },
        ListedOverlay { name: "Leader radius", short: "Leaders", pattern: LegendPattern::Rings },
        ListedOverlay {
            name: "Victory hexes",
            short: "Victory",
            pattern: LegendPattern::Held([Flag::Grey, Flag::Red]),
        },
        ListedOverlay { name: "Last moves", short: "Moves", pattern: LegendPattern::Moves },
    ];

    fn overlay(
        overlay: Overlay,
        rulebook: &Rulebook,
        position: &Position,
        record: Option<&Record<Self>>,
    ) -> OverlayContent {
        let public = &position.public;
        let moves = match record {
            Some(record) if overlay == listed::LAST_MOVES => made(&record.file, public.phase.side()),
            _ => Vec::new(),
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
