//! The script of a movement: from what happened to who does what on the table, and when.
//!
//! A plain function of the facts of the events; the table plays it in `table/counters/animation.rs`.

use super::{die, layout::centre_of, motion::seconds};
use crate::engine::{
    board::{Board, Hex, Link},
    counters::UnitId,
    orders::{Fact, Going, Happening},
};
use bevy::math::Vec2;
use std::collections::BTreeMap;

/// What happens to a counter on the table.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Deed {
    /// It goes through these places in one go.
    Walk(Vec<Vec2>),
    /// It goes from place to place, so many seconds each, with a pause after each.
    March(Vec<Vec2>, f32, f32),
    /// It is turned over.
    Flip,
    /// A step is wiped off.
    Wipe,
    /// It is taken off the map.
    Fall,
    Fade,
}

/// An act of the script.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Act {
    /// When it begins, in seconds from the start of the scene.
    pub begin: f32,
    /// How long it takes, in seconds.
    pub takes: f32,
    pub deed: Deed,
}

impl Act {
    pub fn end(&self) -> f32 {
        self.begin + self.takes
    }

    /// How much of it is done, from 0 to 1.
    pub fn part(&self, clock: f32) -> f32 {
        if self.takes <= 0.0 { 1.0 } else { ((clock - self.begin) / self.takes).clamp(0.0, 1.0) }
    }
}

/// Who does what, and when the die of a battle is thrown.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Script {
    /// The acts of each counter, in order.
    pub acts: BTreeMap<UnitId, Vec<Act>>,
    /// When the die is thrown.
    pub throw: Option<f32>,
}

impl Script {
    /// The script of what happened; `fights` tells whether dice are to be seen that decide a fight, and `stood`
    /// where everybody was before.
    pub fn of<'e>(
        board: &Board,
        facts: impl Iterator<Item = Fact<'e>>,
        fights: bool,
        stood: &BTreeMap<UnitId, Hex>,
    ) -> Self {
        let mut writing = Writing { script: Self::default(), at: stood.clone(), clock: 0.0, last: None };
        let mut seen = facts.map(|fact| fact.what).filter(|what| is_seen(what, fights)).peekable();
        while let Some(what) = seen.next() {
            let Happening::Went { units, path, how: Going::Walk } = what else {
                writing.note(what);
                continue;
            };
            // A walk that is told step by step is one.
            let mut path = path.to_vec();
            let goes_on = |next: &Happening| matches!(next, Happening::Went { units: others, how: Going::Walk, .. } if *others == units);
            while let Some(Happening::Went { path: on, .. }) = seen.next_if(goes_on) {
                path.extend(on);
            }
            writing.walk(units, &path, walking(board, writing.from(units, &path), &path));
        }
        writing.script
    }

    /// What is left of the script when nothing shall move: whoever moved or changed fades in.
    pub fn reduced(self) -> Self {
        let fade = |act: &Act| !matches!(act.deed, Deed::Fall);
        let act = Act { begin: 0.0, takes: seconds::FADE, deed: Deed::Fade };
        let stays = self.acts.into_iter().filter(|(_, acts)| acts.iter().all(fade));
        Self { acts: stays.map(|(unit, _)| (unit, vec![act.clone()])).collect(), throw: None }
    }
}

/// Whether something moves or changes by it on the table.
fn is_seen(what: &Happening, fights: bool) -> bool {
    match what {
        Happening::Went { how, .. } => *how != Going::SetUp,
        Happening::Die { decides, .. } => *decides && fights,
        Happening::TurnedOver(_) | Happening::Weakened(_) | Happening::Changed(_) | Happening::Lost(_) => {
            true
        }
        _ => false,
    }
}

struct Writing {
    script: Script,
    at: BTreeMap<UnitId, Hex>,
    /// When the next act begins.
    clock: f32,
    /// The kind of the last single act and when it began: acts of a kind go together.
    last: Option<(Deed, f32)>,
}

impl Writing {
    fn note(&mut self, what: Happening) {
        match what {
            Happening::Went { units, path, how: Going::Rail } => {
                self.walk(units, path, seconds::RAIL_HEX * path.len() as f32);
            }
            Happening::Went { units, path, how: Going::Advance } => {
                self.march(units, path, (seconds::ADVANCE, 0.0));
            }
            Happening::Went { units, path, .. } => self.march(units, path, seconds::RETREAT),
            Happening::TurnedOver(unit) => self.single(unit, Deed::Flip, seconds::FLIP),
            Happening::Weakened(unit) => self.single(unit, Deed::Wipe, (seconds::WIPE, 0.0)),
            // What a die has done is not seen before it lies.
            Happening::Changed(units) if self.script.throw.is_some() => {
                for unit in units {
                    self.single(*unit, Deed::Wipe, (seconds::WIPE, 0.0));
                }
            }
            Happening::Lost(unit) => self.single(unit, Deed::Fall, (seconds::FALL, 0.0)),
            // Dice of one order are shown together.
            Happening::Die { .. } if self.script.throw.is_none() => {
                // Who marches into fire is there before.
                self.clock += if self.clock > 0.0 { seconds::PAUSE } else { 0.0 };
                self.script.throw = Some(self.clock);
                self.clock += die::RESULT + die::FLASH;
                self.last = None;
            }
            _ => {}
        }
    }

    /// Where a group sets out.
    fn from(&self, units: &[UnitId], path: &[Hex]) -> Option<Hex> {
        units.first().and_then(|unit| self.at.get(unit)).or(path.first()).copied()
    }

    fn walk(&mut self, units: &[UnitId], path: &[Hex], takes: f32) {
        let takes = takes.clamp(seconds::WAY.0, seconds::WAY.1);
        self.go(units, path, takes, Deed::Walk);
    }

    fn march(&mut self, units: &[UnitId], path: &[Hex], (each, pause): (f32, f32)) {
        let takes = (each + pause) * path.len() as f32 - pause;
        self.go(units, path, takes.max(0.0), |places| Deed::March(places, each, pause));
    }

    fn go(&mut self, units: &[UnitId], path: &[Hex], takes: f32, deed: impl Fn(Vec<Vec2>) -> Deed) {
        for unit in units {
            let from = self.at.get(unit).or(path.first()).copied();
            let places: Vec<Vec2> = from.iter().chain(path).copied().map(centre_of).collect();
            self.add(*unit, Act { begin: self.clock, takes, deed: deed(places) });
            self.at.extend(path.last().map(|hex| (*unit, *hex)));
        }
        self.clock += takes;
        self.last = None;
    }

    /// What happens to one counter; the next of its kind begins together with it, or a moment later.
    fn single(&mut self, unit: UnitId, deed: Deed, (takes, later): (f32, f32)) {
        if !self.at.contains_key(&unit) {
            return; // it was never on the map
        }
        let begin = match &self.last {
            Some((before, begin)) if *before == deed => begin + later,
            _ => self.clock,
        };
        self.last = Some((deed.clone(), begin));
        self.clock = self.clock.max(begin + takes);
        self.add(unit, Act { begin, takes, deed });
    }

    fn add(&mut self, unit: UnitId, act: Act) {
        self.script.acts.entry(unit).or_default().push(act);
    }
}

/// Seconds of a walk: roads are faster.
fn walking(board: &Board, from: Option<Hex>, path: &[Hex]) -> f32 {
    let mut at = from;
    let mut sum = 0.0;
    for hex in path {
        let road = at.is_some_and(|at| board.linked(Link::RoadOverRiver, at).any(|next| next == *hex));
        sum += if road { seconds::ROAD_HEX } else { seconds::HEX };
        at = Some(*hex);
    }
    sum
}
