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
pub struct Plunge {
    /// The highest roll that hits.
    pub number: i8,
    pub modifiers: Modifiers,
    /// The kill number on the rear armour; none for an unarmoured vehicle.
    pub kill: Option<Kill>,
}

impl Plunge {
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

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use crate::{
        engine::board::Side6,
        games::squad::rules::samples::{counter, facing, position},
    };

    /// Example 14: letter A has no effect on armour D, and letter F always pierces armour C.
    #[test]
    fn some_armour_is_too_strong_and_some_too_weak() {
        let rulebook = Rulebook::of_map("map-valmont");
        let (too_strong, too_weak) =
            (rulebook.charts.kill(Letter::A, Letter::D), rulebook.charts.kill(Letter::F, Letter::C));
        assert_eq!([2, 12].map(|dice| pierced(too_strong, dice)), [Outcome::Nothing; 2]);
        assert_eq!([2, 12].map(|dice| pierced(too_weak, dice)), [Outcome::Eliminated; 2]);
    }

    /// By direct fire, below eliminates and equal immobilizes (16.6). From above, equal eliminates (16.8).
    #[test]
    fn equal_dice_immobilise_except_from_above() {
        let outcomes = [6, 7, 8].map(|dice| pierced(Kill::Below(7), dice));
        assert_eq!(outcomes, [Outcome::Eliminated, Outcome::Immobile, Outcome::Nothing]);
        let outcomes = [6, 7, 8].map(|dice| pierced_from_above(Kill::Below(7), dice));
        assert_eq!(outcomes, [Outcome::Eliminated, Outcome::Eliminated, Outcome::Nothing]);
    }

    /// A die decides between front and rear (7.5), which halves the chances of both.
    #[test]
    fn a_die_decides_between_front_and_rear() {
        let armour = Armour { met: Met::Between, front: Kill::Below(5), rear: Kill::Below(7) };
        assert_eq!([3, 4].map(|die| armour.needs(die)), [Kill::Below(5), Kill::Below(7)]);
        assert_eq!(armour.chances(), [Chance::new(6 + 15, 72), Chance::new(4 + 6, 72)]);
        let rear = Armour { met: Met::Rear, ..armour };
        assert_eq!([3, 4].map(|die| rear.needs(die)), [Kill::Below(7); 2]);
        assert_eq!(rear.chances(), [Chance::new(15, 36), Chance::new(6, 36)]);
        assert_eq!(
            met_from(
                &facing("us-m4-75", 1, "1007", Side6::South),
                "1007".parse().unwrap(),
                "1106".parse().unwrap()
            ),
            Met::Rear
        );
    }

    #[test]
    fn a_crew_leaves_on_a_low_die() {
        assert_eq!([1, 2, 3, 6].map(crew_leaves), [true, true, false, false]);
    }

    /// A mortar hits on 6. A hit eliminates an unarmoured vehicle, and meets the rear armour of an AFV (15.3).
    #[test]
    fn mortars_strike_vehicles_from_above() {
        let rulebook = Rulebook::of_map("map-valmont");
        let truck = counter("ge-truck", 1, "0201");
        let carrier = counter("ge-sdkfz-251", 1, "0401");
        let (squad, tank) = (counter("ge-rifle", 1, "0201"), counter("ge-pz-4h", 1, "0201"));
        let public = position([truck.clone(), carrier.clone(), squad.clone(), tank.clone()]);
        let mortar = |target| Plunge::of_mortar(&rulebook, &public, target, Letter::A);
        let on_truck = mortar(&truck).unwrap();
        assert_eq!(on_truck.outcome(6, 12), Outcome::Eliminated);
        assert_eq!(on_truck.outcome(7, 2), Outcome::Missed);
        assert_eq!(on_truck.chances(), [Chance::new(15, 36); 2]);
        // In woods, and with rear armour A: 7 or less.
        let on_carrier = mortar(&carrier).unwrap();
        assert_eq!(on_carrier.modifiers, [(Reason::Cover, 2)]);
        assert_eq!(on_carrier.outcome(4, 7), Outcome::Eliminated);
        assert_eq!(on_carrier.outcome(4, 8), Outcome::Nothing);
        assert_eq!(on_carrier.outcome(5, 2), Outcome::Missed);
        assert_eq!(on_carrier.chances(), [Chance::new(6, 36), Chance::new(6 * 21, 36 * 36)]);
        assert_eq!(mortar(&tank).unwrap().kill, Some(Kill::Below(3)));
        assert_eq!(mortar(&squad), None);
    }

    /// Missions hit AFVs on 8, by letters of their own (19.4).
    #[test]
    fn missions_strike_afvs_from_above() {
        let rulebook = Rulebook::of_map("map-valmont");
        let (tiger, truck) = (counter("ge-tiger-1", 1, "0401"), counter("ge-truck", 1, "0401"));
        let public = position([tiger.clone(), truck.clone()]);
        let on = |target, mission| Plunge::of_mission(&rulebook, &public, target, mission);
        let heavy = on(&tiger, Mission::Heavy).unwrap();
        assert_eq!([6, 7].map(|dice| heavy.hits(dice)), [true, false], "woods: 2 more");
        assert_eq!(heavy.kill, Some(Kill::Below(5)));
        assert_eq!(on(&tiger, Mission::Light).unwrap().kill, Some(Kill::Below(3)));
        assert_eq!(on(&tiger, Mission::FighterBomber).unwrap().kill, Some(Kill::Below(7)));
        assert_eq!(on(&truck, Mission::Heavy), None, "casualty points strike it");
    }
}
