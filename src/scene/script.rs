//! The script of an animation: from the events to the acts of each counter, and their times.
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

/// An act of a counter on the table.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Deed {
    /// It moves through these places without a pause.
    Walk(Vec<Vec2>),
    /// It moves from place to place, with this many seconds for each and a pause after each.
    March(Vec<Vec2>, f32, f32),
    /// It is flipped.
    Flip,
    /// It loses a step.
    Wipe,
    /// It leaves the map.
    Fall,
    Fade,
}

/// An act of the script.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Act {
    /// Its start, in seconds from the start of the scene.
    pub begin: f32,
    /// Its duration, in seconds.
    pub takes: f32,
    pub deed: Deed,
}

impl Act {
    pub fn end(&self) -> f32 {
        self.begin + self.takes
    }

    /// Returns the part that is done, from 0 to 1.
    pub fn part(&self, clock: f32) -> f32 {
        if self.takes <= 0.0 { 1.0 } else { ((clock - self.begin) / self.takes).clamp(0.0, 1.0) }
    }
}

/// The acts of all counters, and the time at which the die of a battle is rolled.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Script {
    /// The acts of each counter, in order.
    pub acts: BTreeMap<UnitId, Vec<Act>>,
    /// The times at which the dice of each attack are rolled; below zero if that was before the scene begins.
    pub throws: Vec<f32>,
}

impl Script {
    /// Makes the script of the events; `attacks` is the number of combats whose dice are shown, and whether the first of them
    /// is a die by itself; `stood` gives each unit's hex before.
    pub fn of<'e>(
        board: &Board,
        facts: impl Iterator<Item = Fact<'e>>,
        (attacks, begins_alone): (usize, bool),
        stood: &BTreeMap<UnitId, Hex>,
    ) -> Self {
        let mut writing = Writing {
            script: Self::default(),
            at: stood.clone(),
            clock: 0.0,
            last: None,
            attacks,
            begins_alone,
            is_declared: false,
            waiting: Vec::new(),
        };
        let mut seen = facts.map(|fact| fact.what).filter(|what| is_seen(what, attacks > 0)).peekable();
        while let Some(what) = seen.next() {
            let Happening::Went { units, path, how: Going::Walk } = what else {
                writing.note(what);
                continue;
            };
            // A move that is reported step by step is one move.
            let mut path = path.to_vec();
            let goes_on = |next: &Happening| matches!(next, Happening::Went { units: others, how: Going::Walk, .. } if *others == units);
            while let Some(Happening::Went { path: on, .. }) = seen.next_if(goes_on) {
                path.extend(on);
            }
            writing.walk(units, &path, walking(board, writing.from(units, &path), &path));
        }
        writing.finished()
    }

    /// Returns the rest of the script when animation is off: each counter that moved or changed fades in, and the die is
    /// at rest from the beginning.
    pub fn reduced(self) -> Self {
        let fade = |act: &Act| !matches!(act.deed, Deed::Fall);
        let act = Act { begin: 0.0, takes: seconds::FADE, deed: Deed::Fade };
        let stays = self.acts.into_iter().filter(|(_, acts)| acts.iter().all(fade));
        Self {
            acts: stays.map(|(unit, _)| (unit, vec![act.clone()])).collect(),
            throws: self.throws.iter().map(|_| -(die::RESULT + die::FLASH)).collect(),
        }
    }
}

/// Whether this fact moves or changes something on the table.
fn is_seen(what: &Happening, fights: bool) -> bool {
    match what {
        Happening::Went { how, .. } => *how != Going::SetUp,
        Happening::Die { decides, .. } => *decides && fights,
        Happening::Attacked { .. } => fights,
        Happening::TurnedOver(_) | Happening::Weakened(_) | Happening::Changed(_) | Happening::Lost(_) => {
            true
        }
        _ => false,
    }
}

struct Writing {
    script: Script,
    at: BTreeMap<UnitId, Hex>,
    /// The start of the next act.
    clock: f32,
    /// The kind of the last single act and its start: acts of one kind run together.
    last: Option<(Deed, f32)>,
    /// The number of attacks whose dice are shown.
    attacks: usize,
    /// Whether the next die is no part of an attack: those after it begin a roll of their own.
    begins_alone: bool,
    /// Whether an attack has been declared since the last roll.
    is_declared: bool,
    /// The units that the first attack has eliminated before its die: they fall when that is at rest.
    waiting: Vec<UnitId>,
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
            // The result of a die is not shown before the die is at rest.
            Happening::Changed(units) if !self.script.throws.is_empty() => {
                for unit in units {
                    self.single(*unit, Deed::Wipe, (seconds::WIPE, 0.0));
                }
            }
            // Its attack is shown with the die: until then the ring would be about an empty hex.
            Happening::Lost(unit) if self.is_declared && self.script.throws.is_empty() => {
                self.waiting.push(unit);
            }
            Happening::Lost(unit) => self.fall(unit),
            Happening::Attacked { .. } => self.is_declared = true,
            // The first dice of each attack begin its roll; what follows from them is shown with it.
            Happening::Die { .. } if self.is_declared || self.script.throws.is_empty() => self.roll(),
            _ => {}
        }
    }

    /// Rolls the dice of the next attack, when the units that move into its fire have arrived.
    fn roll(&mut self) {
        self.clock += if self.clock > 0.0 { seconds::PAUSE } else { 0.0 };
        self.script.throws.push(self.clock);
        let is_last = self.script.throws.len() >= self.attacks;
        self.clock += if is_last { die::RESULT + die::FLASH } else { die::until_next(self.attacks) };
        (self.last, self.is_declared) = (None, std::mem::take(&mut self.begins_alone));
        if !self.is_declared {
            std::mem::take(&mut self.waiting).into_iter().for_each(|unit| self.fall(unit));
        }
    }

    fn fall(&mut self, unit: UnitId) {
        self.single(unit, Deed::Fall, (seconds::FALL, 0.0));
    }

    /// Returns the script with a time for the dice of each attack: those without dice of their own in these events follow
    /// the last one.
    fn finished(mut self) -> Script {
        // An attack that comes to no die.
        std::mem::take(&mut self.waiting).into_iter().for_each(|unit| self.fall(unit));
        let throws = &mut self.script.throws;
        throws.truncate(self.attacks.max(1));
        while let Some(last) = throws.last().copied().filter(|_| throws.len() < self.attacks) {
            throws.push(last + die::until_next(self.attacks));
        }
        self.script
    }

    /// Returns the start hex of a group.
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

    /// Adds an act of one counter; the next act of the same kind begins with it, or a moment later.
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

/// Returns the seconds of a move: roads are faster.
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The die that decides whether there is an attack is rolled by itself, and the dice of the attack after it.
    #[test]
    fn a_die_before_the_attack_has_its_own_roll() {
        let mut writing = Writing {
            script: Script::default(),
            at: BTreeMap::new(),
            clock: 0.0,
            last: None,
            attacks: 2,
            begins_alone: true,
            is_declared: false,
            waiting: Vec::new(),
        };
        let die = |roll| Happening::Die { roll, decides: true };
        let attacked = Happening::Attacked { units: &[], at: &[], moving: false };
        [die(2), die(5), attacked].into_iter().for_each(|what| writing.note(what));
        assert_eq!(writing.finished().throws, [0.0, die::until_next(2) + seconds::PAUSE]);
    }

    /// A unit that is attacked and has no strength falls with the others when the die is at rest, or at once if there is
    /// no die.
    #[test]
    fn no_unit_is_gone_before_its_die() {
        let unit: UnitId = "rifle".parse().expect("a word");
        let attacked = Happening::Attacked { units: &[], at: &[], moving: false };
        let falls = |facts: Vec<Happening>| {
            let mut writing = Writing {
                script: Script::default(),
                at: [(unit, "0101".parse().expect("a hex"))].into_iter().collect(),
                clock: 0.0,
                last: None,
                attacks: 1,
                begins_alone: false,
                is_declared: false,
                waiting: Vec::new(),
            };
            facts.into_iter().for_each(|what| writing.note(what));
            writing.finished().acts[&unit].iter().map(|act| act.begin).collect::<Vec<f32>>()
        };
        let die = Happening::Die { roll: 5, decides: true };
        let lost = || Happening::Lost(unit);
        assert_eq!(falls(vec![attacked, lost(), die]), [die::RESULT + die::FLASH]);
        let attacked = Happening::Attacked { units: &[], at: &[], moving: false };
        assert_eq!(falls(vec![attacked, lost()]), [0.0]);
    }
}
