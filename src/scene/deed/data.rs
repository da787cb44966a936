//! The contents of a deed.

use super::has_deeds::{Manner, WeaponClass};
use crate::{
    art::packs::face::Face,
    engine::{board::Hex, counters::UnitId, orders::Viewer, wording::count},
};

/// The most lines of a result at one hex.
const LINES: usize = 4;

/// An attack with its results, or losses without one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Deed {
    /// The number of the side that attacks; for losses without an attack, of the enemy of the units lost.
    pub side: usize,
    pub strikes: Vec<Strike>,
    pub outcomes: Vec<Outcome>,
    pub losses: Vec<Loss>,
}

/// One attack, by any number of units.
#[derive(Clone, Debug, PartialEq)]
pub struct Strike {
    pub manner: Manner,
    /// The attacking units whose place the viewer knows.
    pub firers: Vec<Firer>,
    /// The attacked hexes.
    pub targets: Vec<Hex>,
    /// The number of the only side that knows of it.
    pub only: Option<usize>,
}

/// An attacking unit.
#[derive(Clone, Debug, PartialEq)]
pub struct Firer {
    pub unit: UnitId,
    /// Its hex when it attacked.
    pub hex: Hex,
    pub weapon: WeaponClass,
    /// Its face, if other counters lie on it: otherwise a stack would not show which of its units attacks.
    pub face: Option<Face>,
    /// The number of the only side that knows its place.
    pub only: Option<usize>,
}

/// The results in one hex.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    pub hex: Hex,
    /// The number of the only side that knows of them.
    pub only: Option<usize>,
    /// Steps lost there.
    pub(super) steps: usize,
    /// The words for an attack without effect, if there was one.
    pub(super) nothing: Option<String>,
    pub(super) lines: Vec<OutcomeLine>,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) struct OutcomeLine {
    pub words: String,
    /// Whether it goes as soon as its consequences are known.
    pub is_passing: bool,
}

impl Outcome {
    /// Returns the results as lines.
    pub fn lines(&self) -> Vec<String> {
        let steps = (self.steps > 0).then(|| format!("{} lost", count(self.steps, "step", "steps")));
        let mut lines: Vec<String> = steps.into_iter().collect();
        lines.extend(self.lines.iter().map(|line| line.words.clone()));
        if lines.is_empty() {
            lines.extend(self.nothing.clone());
        }
        let more = lines.len().saturating_sub(LINES);
        if more > 0 {
            lines.truncate(LINES - 1);
            lines.push(format!("and {} more", more + 1));
        }
        lines
    }
}

/// A counter that was lost.
#[derive(Clone, Debug, PartialEq)]
pub struct Loss {
    pub unit: UnitId,
    pub side: usize,
    /// Its last hex on the map.
    pub hex: Hex,
    /// Its face before it was lost.
    pub face: Face,
    /// The number of the only side that knows of it.
    pub only: Option<usize>,
}

/// Whether a viewer may see what only this side knows.
pub fn may_see(eyes: Option<Viewer>, only: Option<usize>) -> bool {
    only.is_none_or(|side| eyes.is_none_or(|eyes| eyes.see(side)))
}

impl Deed {
    /// The hexes that it concerns: first the targets, then those of the attackers.
    pub fn hexes(&self) -> Vec<Hex> {
        let targets = self.strikes.iter().flat_map(|strike| strike.targets.iter().copied());
        let firers = self.strikes.iter().flat_map(|strike| strike.firers.iter().map(|firer| firer.hex));
        let mut hexes: Vec<Hex> = Vec::new();
        for hex in targets.chain(firers) {
            if !hexes.contains(&hex) {
                hexes.push(hex);
            }
        }
        hexes
    }

    /// Returns the part of the deed that a viewer may see, for whom it was not made; none if nothing is left.
    pub fn seen_by(&self, eyes: Option<Viewer>) -> Option<Self> {
        let mut seen = self.clone();
        seen.strikes.retain(|strike| may_see(eyes, strike.only));
        for strike in &mut seen.strikes {
            strike.firers.retain(|firer| may_see(eyes, firer.only));
        }
        seen.outcomes.retain(|outcome| may_see(eyes, outcome.only));
        seen.losses.retain(|loss| may_see(eyes, loss.only));
        let is_empty = seen.strikes.is_empty() && seen.outcomes.is_empty() && seen.losses.is_empty();
        (!is_empty).then_some(seen)
    }
}
