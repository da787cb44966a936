//! The contents of a deed.

use super::has_deeds::{Manner, WeaponClass};
use crate::{
    art::packs::face::Face,
    engine::{board::Hex, counters::UnitId, orders::Viewer, text::say},
};
use bevy::math::Vec2;

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
    /// The hexes in which units were attacked that they have left in the same order, each with the hex where they are now.
    pub went_on: Vec<(Hex, Hex)>,
}

/// One attack, by any number of units.
#[derive(Clone, Debug, PartialEq)]
pub struct Strike {
    /// The number of the attacking side.
    pub side: usize,
    pub manner: Manner,
    /// The attacking units whose place the viewer knows.
    pub firers: Vec<Firer>,
    /// The fire from beside the map, if it is such a strike; none for mines, which no side fires.
    pub off_map: Option<OffMap>,
    /// The attacked hexes.
    pub targets: Vec<Hex>,
    /// The attacked units that lie under others that are not attacked.
    pub struck: Vec<Struck>,
    /// The number of the only side that knows of it.
    pub only: Option<usize>,
}

/// Fire from beside the map.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OffMap {
    pub weapon: WeaponClass,
    /// Its place on the table: at the edge of the map behind the firing side.
    pub from: Vec2,
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

/// An attacked unit of which its stack shows little.
#[derive(Clone, Debug, PartialEq)]
pub struct Struck {
    pub hex: Hex,
    /// Its face before the attack, and after it; none if it is not under others then.
    pub faces: [Option<Face>; 2],
    /// The number of the only side that knows its place.
    pub only: Option<usize>,
}

/// The results in one hex.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    pub hex: Hex,
    /// The attack of the deed that it belongs to, from 0.
    pub strike: usize,
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
    /// The unit that it is about, if it is about one.
    pub unit: Option<UnitId>,
    /// Whether it is the final one on that unit.
    pub is_final: bool,
    /// Whether it goes as soon as its consequences are known.
    pub is_passing: bool,
}

impl Outcome {
    /// Whether it is more than an attack without effect.
    pub fn has_effect(&self) -> bool {
        self.steps > 0 || !self.lines.is_empty()
    }

    /// Returns the results as lines.
    pub fn lines(&self) -> Vec<String> {
        let steps = (self.steps > 0).then(|| say!("scene-steps-lost", n = self.steps));
        let mut lines: Vec<String> = steps.into_iter().collect();
        lines.extend(self.lines.iter().map(|line| line.words.clone()));
        if lines.is_empty() {
            lines.extend(self.nothing.clone());
        }
        let more = lines.len().saturating_sub(LINES);
        if more > 0 {
            lines.truncate(LINES - 1);
            lines.push(say!("scene-and-more", n = more + 1));
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
    /// Returns the place of a mark: while dice roll, the hex of the attack; then that to which the attacked units have gone
    /// on. In a hex that they have left the marks would seem to belong to another unit, or to none.
    pub fn place(&self, hex: Hex, rolls: bool) -> Hex {
        let went_on = self.went_on.iter().rev().find(|(from, _)| *from == hex && !rolls);
        went_on.map_or(hex, |(_, to)| *to)
    }

    /// The hexes that were attacked.
    pub fn ringed(&self) -> impl Iterator<Item = Hex> {
        self.strikes.iter().flat_map(|strike| strike.targets.iter().copied())
    }

    /// The hexes that it concerns: first the targets, then those of the attackers.
    pub fn hexes(&self) -> Vec<Hex> {
        let targets = self.strikes.iter().flat_map(|strike| strike.targets.iter().copied());
        let firers = self.strikes.iter().flat_map(|strike| strike.firers.iter().map(|firer| firer.hex));
        let mut hexes: Vec<Hex> = Vec::new();
        let went_on = self.went_on.iter().map(|(_, to)| *to);
        for hex in targets.chain(went_on).chain(firers) {
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
            strike.struck.retain(|struck| may_see(eyes, struck.only));
        }
        seen.outcomes.retain(|outcome| may_see(eyes, outcome.only));
        seen.losses.retain(|loss| may_see(eyes, loss.only));
        let is_empty = seen.strikes.is_empty() && seen.outcomes.is_empty() && seen.losses.is_empty();
        (!is_empty).then_some(seen)
    }
}
