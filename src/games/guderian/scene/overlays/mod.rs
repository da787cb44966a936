//! The overlays of Guderian over the map.

mod facts;
mod moves;
#[cfg(test)]
mod tests;

pub use facts::facts;
pub use moves::made;

use crate::{
    engine::{board::Hex, counters::Flag, orders::Record},
    games::guderian::rules::{
        Guderian, Position, Rulebook,
        supply::{
            SupplyLines,
            supply_line::{Source, SupplyLine},
        },
    },
    scene::{LegendPattern, ListedOverlay, Overlaid, OverlayContent, Traced},
    settings::Overlay,
};

/// The overlays by name, in the order in which they are listed.
pub mod listed {
    use crate::settings::Overlay;

    pub const REACH_OWN: Overlay = Overlay(0);
    pub const REACH_ENEMY: Overlay = Overlay(1);
    /// Soviet zones of control.
    pub const ZONES_SOVIET: Overlay = Overlay(2);
    /// German zones of control.
    pub const ZONES_GERMAN: Overlay = Overlay(3);
    pub const SUPPLY: Overlay = Overlay(4);
    /// The radii of leaders.
    pub const LEADERS: Overlay = Overlay(5);
    pub const VICTORY: Overlay = Overlay(6);
    /// The moves of the last turn.
    pub const LAST_MOVES: Overlay = Overlay(7);
}

impl Overlaid for Guderian {
    const OVERLAYS: &'static [ListedOverlay] = &[
        ListedOverlay { name: "Own reach", pattern: LegendPattern::Tinted },
        ListedOverlay { name: "Enemy reach", pattern: LegendPattern::Dotted },
        ListedOverlay { name: "Soviet zones", pattern: LegendPattern::Hatched(Flag::Red) },
        ListedOverlay { name: "German zones", pattern: LegendPattern::Hatched(Flag::Grey) },
        ListedOverlay { name: "Supply", pattern: LegendPattern::Lines("No supply") },
        ListedOverlay { name: "Leader radius", pattern: LegendPattern::Rings },
        ListedOverlay { name: "Victory hexes", pattern: LegendPattern::Held([Flag::Grey, Flag::Red]) },
        ListedOverlay { name: "Last moves", pattern: LegendPattern::Moves },
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

/// A supply line as it is drawn: along the road where it goes by road.
fn traced(line: SupplyLine) -> Traced {
    let by_road = matches!(line.source, Source::Road { .. });
    Traced { road_from: by_road.then(|| line.steps().1), hexes: line.hexes }
}
