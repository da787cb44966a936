//! Finds keys of `units` that name no unit of any game, and patterns of the same length that meet.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Check, Known, nearest};
use crate::{
    art::packs::pack::{
        completion::names_in,
        unit_keys::{is_pattern, matches},
    },
    engine::data::MOST_FAULTS,
};
use std::collections::BTreeMap;

impl Check<'_> {
    /// Checks the keys of `units`: with one that matches nothing the pack would be without effect, and nothing would say
    /// so.
    pub(super) fn units(&mut self, known: &Known) {
        let all: Vec<String> =
            known.units.iter().chain(known.types.iter().map(|kind| &kind.id)).cloned().collect();
        let keys = names_in(self.text, "units");
        let has = |key: &String| match is_pattern(key) {
            true => all.iter().any(|name| matches(key, name)),
            false => all.contains(key),
        };
        // Keys that are neither ids nor patterns have been reported and left out.
        let strangers = keys.iter().filter(|key| self.pack.units.contains_key(*key) && !has(key));
        for key in strangers.take(MOST_FAULTS).cloned().collect::<Vec<_>>() {
            let why = if is_pattern(&key) {
                format!("the pattern \"{key}\" matches no unit and no unit type of any game")
            } else {
                let near = nearest(&key, &all);
                let near = near.map(|near| format!("; did you mean \"{near}\"?")).unwrap_or_default();
                format!("no order of battle has a unit \"{key}\"{near}")
            };
            self.fault_at(format!("units.{key}"), why);
        }
        self.rivals(known);
    }

    /// Reports two patterns of the same length that match one unit: only the alphabet decides between them.
    fn rivals(&mut self, known: &Known) {
        let of_types = known.types.iter().flat_map(|kind| {
            let id = kind.id.as_str();
            let units = kind.units.iter().map(move |unit| (unit.as_str(), id));
            units.chain([("", id)])
        });
        let names = of_types.chain(known.units.iter().map(|unit| (unit.as_str(), "")));
        let mut met: BTreeMap<(&str, &str), &str> = BTreeMap::new();
        for (unit, kind) in names {
            if let Some(pair) = self.pack.unit_keys.rivals(unit, kind) {
                met.entry(pair).or_insert(if unit.is_empty() { kind } else { unit });
            }
        }
        let told: Vec<(String, String)> = met
            .into_iter()
            .take(MOST_FAULTS)
            .map(|((first, second), unit)| {
                let why = format!(
                    "\"{second}\" and \"{first}\" are equally long and both match {unit}, which is drawn by \"{first}\": make the one \
                     that should count longer"
                );
                (format!("units.{second}"), why)
            })
            .collect();
        for (path, why) in told {
            self.fault_at(path, why);
        }
    }
}
