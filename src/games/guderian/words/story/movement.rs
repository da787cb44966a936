//! Movement and disruption.

use super::teller::{Teller, Units, end};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        text::{Text, t},
    },
    games::guderian::rules::event::{Event, combat_events, ground_events, sequence_events, table_events},
};

impl Teller<'_> {
    pub(super) fn movement(&self, event: &Event) -> Option<Text> {
        Some(match event {
            Event::Entered { units, path, .. } => self.entered(units, path),
            Event::Moved { units, path, .. } => {
                let Units { names, n } = self.units(units);
                t!("guderian-log-moved", units = names, n = n, hex = end(path))
            }
            Event::Railed { units, path, points, .. } => {
                let Units { names, n } = self.units(units);
                t!("guderian-log-railed", units = names, n = n, hex = end(path), points = *points)
            }
            Event::Overran { hex, .. } => t!("guderian-log-overran", hex = *hex),
            Event::Halted { units } => t!("guderian-log-halted", units = self.names(units)),
            Event::Disrupted { units } => t!("guderian-log-disrupted", units = self.names(units)),
            Event::Recovered { units } => t!("guderian-log-recovered", units = self.names(units)),
            Event::FlownOut { unit, turn, area } => {
                t!("guderian-log-flown-out", unit = *unit, turn = *turn, area = area.as_str())
            }
            sequence_events!() | combat_events!() | ground_events!() | table_events!() => return None,
        })
    }

    /// Units that entered the map; the further path only if there is one.
    fn entered(&self, units: &[UnitId], path: &[Hex]) -> Text {
        let Units { names, n } = self.units(units);
        match path {
            [] => t!("guderian-log-entered", units = names, n = n, entry = ""),
            [entry] => t!("guderian-log-entered", units = names, n = n, entry = *entry),
            [entry, .., last] => {
                t!("guderian-log-entered-and-moved", units = names, n = n, entry = *entry, hex = *last)
            }
        }
    }
}
