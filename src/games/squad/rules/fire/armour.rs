//! The effect of a hit on an unarmoured target, and on an AFV by the armour that is hit (16.4 to 16.8).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    chance::Chance,
    modifier::{Modifiers, Reason, listed, sum},
};
use crate::{
    engine::board::Hex,
    games::squad::rules::{
        counter::Counter,
        kinds::Letter,
        position::{Mission, Public},
        rulebook::Rulebook,
        scenario::charts::Kill,
        sight::{Met, cover::cover, met},
    },
};

/// The highest die with which the crew abandons an immobilized AFV (16.7).
const LEAVES: u8 = 2;
/// The highest die that hits the front where the line runs between front and rear (7.5).
const FRONT: u8 = 3;

/// The result of an attack on a vehicle or a gun.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    Missed,
    /// A hit that does not pierce the armour.
    Nothing,
    /// It can neither move nor turn any more, and its crew may abandon it (16.7).
    Immobile,
    Eliminated,
}

/// The armour of an AFV that a firer hits, and the kill numbers of its weapon on either side of it (7.5, 16.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Armour {
    pub met: Met,
    pub front: Kill,
    pub rear: Kill,
}

impl Armour {
    /// The armour against a weapon of a letter; none for an unarmoured target.
    pub fn new(rulebook: &Rulebook, target: &Counter, letter: Letter, met: Met) -> Option<Self> {
        let (front, rear) = rulebook.kind(target).afv()?.armour;
        let kill = |armour| rulebook.charts.kill(letter, armour);
        Some(Self { met, front: kill(front), rear: kill(rear) })
    }

    /// Returns the kill number by the die for the side. The die counts only where the line runs between both sides
    /// (7.5).
    pub fn needs(&self, side: u8) -> Kill {
        match self.met {
            Met::Front => self.front,
            Met::Between if side <= FRONT => self.front,
            Met::Rear | Met::Between => self.rear,
        }
    }

    /// The chances that a hit eliminates and that it immobilizes.
    pub fn chances(&self) -> [Chance; 2] {
        [Outcome::Eliminated, Outcome::Immobile].map(|wanted| {
            let of = |kill| Chance::of_sums(|dice| pierced(kill, dice) == wanted);
            of(self.needs(FRONT)).or_evenly(of(self.needs(FRONT + 1)))
        })
    }
}

/// The armour side of a target in one hex that a firer in another hits.
pub fn met_from(target: &Counter, hex: Hex, firer: Hex) -> Met {
    target.facing.map_or(Met::Front, |facing| met(hex, facing, firer))
}

/// The result of the dice after a hit by direct fire: below the number eliminates, equal immobilizes (16.6).
pub fn pierced(kill: Kill, dice: u8) -> Outcome {
    let dice = i8::try_from(dice).unwrap_or(i8::MAX);
    match kill {
        Kill::Certain => Outcome::Eliminated,
        Kill::Below(number) if dice < number => Outcome::Eliminated,
        Kill::Below(number) if dice == number => Outcome::Immobile,
        Kill::Below(_) | Kill::Impossible => Outcome::Nothing,
    }
}

/// The result of the dice after a hit from above: equal eliminates too, and nothing immobilizes (16.8).
pub fn pierced_from_above(kill: Kill, dice: u8) -> Outcome {
    match pierced(kill, dice) {
        Outcome::Immobile => Outcome::Eliminated,
        outcome => outcome,
    }
}

/// Whether the crew abandons an AFV with this die. It rolls when the AFV is immobilized, or when an immobile AFV
/// survives an attack. An abandoned AFV is eliminated (16.7).
pub fn crew_leaves(die: u8) -> bool {
    die <= LEAVES
}

/// An attack from above on one vehicle in the target hex (15.3, 19.4).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TopAttack {
    /// The highest roll that hits.
    pub number: i8,
    pub modifiers: Modifiers,
    /// The kill number on the rear armour; none for an unarmoured vehicle.
    pub kill: Option<Kill>,
}

impl TopAttack {
    fn new(
        (rulebook, public): (&Rulebook, &Public),
        target: &Counter,
        number: i8,
        letter: Letter,
    ) -> Option<Self> {
        let hex = target.hex()?;
        let modifiers = listed([(Reason::Cover, cover(rulebook, public, hex, target))]);
        let armour = Armour::new(rulebook, target, letter, Met::Rear);
        Some(Self { number, modifiers, kill: armour.map(|armour| armour.rear) })
    }

    /// The attack of a mortar on an AFV or an unarmoured vehicle. Other units take casualty points instead (15.3).
    pub fn of_mortar(rulebook: &Rulebook, public: &Public, target: &Counter, letter: Letter) -> Option<Self> {
        let drives = rulebook.kind(target).drives();
        drives.then(|| Self::new((rulebook, public), target, rulebook.charts.hits.mortars, letter))?
    }

    /// The attack of artillery or aircraft on an AFV. Other units take casualty points instead (19.3, 19.4).
    pub fn of_mission(
        rulebook: &Rulebook,
        public: &Public,
        target: &Counter,
        mission: Mission,
    ) -> Option<Self> {
        rulebook.kind(target).afv()?;
        Self::new((rulebook, public), target, rulebook.charts.hits.missions, mission.letter())
    }

    pub fn hits(&self, dice: u8) -> bool {
        i8::try_from(dice).is_ok_and(|dice| dice.saturating_add(sum(&self.modifiers)) <= self.number)
    }

    /// The result of the dice to hit and of the dice against the armour, which count only after a hit.
    pub fn outcome(&self, to_hit: u8, armour: u8) -> Outcome {
        if !self.hits(to_hit) {
            return Outcome::Missed;
        }
        self.kill.map_or(Outcome::Eliminated, |kill| pierced_from_above(kill, armour))
    }

    /// The chances that it hits, and that it eliminates.
    pub fn chances(&self) -> [Chance; 2] {
        let hit = Chance::of_sums(|dice| self.hits(dice));
        let eliminates = |kill| Chance::of_sums(|dice| pierced_from_above(kill, dice) == Outcome::Eliminated);
        [hit, hit.and(self.kill.map_or(Chance::ALWAYS, eliminates))]
    }
}
