//! Fire at one vehicle or gun, and attacks from above on vehicles (15.3, 16, 19.4).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::Referee;
use crate::{
    engine::counters::UnitId,
    games::squad::rules::{
        counter::Counter,
        event::{DiePurpose, Event, Kind, Lost},
        fire::{
            anti_tank::{self, Attack, Occasion, Shot},
            armour::{Outcome, TopAttack, crew_leaves},
        },
        phase::Step,
        position::{Task, decision::Decision},
        refusal::Why,
        scenario::charts::Kill,
        sight::Met,
    },
};

/// The numbers shown for a certain kill, which every roll is below, and for an impossible one.
const CERTAIN: i8 = 13;
const IMPOSSIBLE: i8 = 0;

fn told(kill: Kill) -> i8 {
    match kill {
        Kill::Certain => CERTAIN,
        Kill::Below(number) => number,
        Kill::Impossible => IMPOSSIBLE,
    }
}

impl Referee<'_> {
    /// Fires at a vehicle or gun in the friendly fire phase, in defensive fire, or when it has just entered a hex
    /// (14.1, 16.1).
    pub fn order_fire_at(&mut self, shot: &Shot, target: UnitId) -> Result<(), Why> {
        if let Some(Decision::Reaction { side, units, hex }) = self.public().owed.clone() {
            self.own(side, shot.unit)?;
            if !units.contains(&target) {
                return Err(Why::NoMover { unit: target });
            }
            // An order must be refused before anything happens.
            anti_tank::fire(self.rulebook, self.public(), shot, target, Occasion::Opportunity)?;
            self.say(Event::Owed { decision: None });
            self.push(Task::Watch { units, hex });
            self.shoot_at(Occasion::Opportunity, shot, target)?;
            self.go_on();
            return Ok(());
        }
        let side = self.at_fire()?;
        if self.public().phase.step() == Some(Step::Movement) {
            return Err(Why::NothingAsked);
        }
        self.own(side, shot.unit)?;
        // No unit can fire at a hidden one (22.2).
        anti_tank::fire(self.rulebook, &self.known_to(side), shot, target, Occasion::Fire)?;
        self.shoot_at(Occasion::Fire, shot, target)?;
        self.go_on();
        Ok(())
    }

    /// Makes a shot at a vehicle or gun on any occasion (16). The caller must then continue the waiting tasks.
    ///
    /// # Errors
    /// The unit may not make this shot; nothing has happened.
    pub(super) fn shoot_at(&mut self, occasion: Occasion, shot: &Shot, target: UnitId) -> Result<(), Why> {
        let attack = anti_tank::fire(self.rulebook, self.public(), shot, target, occasion)?;
        let (unit, public) = (shot.unit, self.public());
        let side = public.find(unit).ok_or(Why::NoSuchUnit { unit })?.side;
        let hex = public.find(target).and_then(Counter::hex).ok_or(Why::NotOnMap { unit: target })?;
        self.say(Event::Attacked {
            kind: if occasion == Occasion::FinalShot { Kind::LastShot } else { Kind::AntiTank },
            by: vec![unit],
            leader: shot.leader,
            hex,
            struck: vec![target],
            strength: 0,
            against: 0,
            needs: attack.number,
            modifiers: attack.modifiers.clone(),
        });
        if let Some(weapon) = attack.uses {
            self.say(Event::UsedUp { side, weapon });
        }
        let dice = self.dice(DiePurpose::Attack(hex));
        let leader = shot.leader.filter(|leader| *leader != unit);
        self.say(Event::Fired { units: std::iter::once(unit).chain(leader).collect() });
        self.try_luck(dice, side, &[unit]);
        let outcome = self.outcome(&attack, dice);
        self.comes_of(target, outcome);
        Ok(())
    }

    /// Rolls the dice after a hit. One die decides the armour side if the line runs between both sides. Two dice are
    /// rolled against the armour if the result is open (7.5, 16.6).
    fn outcome(&mut self, attack: &Attack, to_hit: u8) -> Outcome {
        let target = attack.target;
        let Some(armour) = attack.armour.filter(|_| attack.hits(to_hit)) else {
            return attack.outcome(to_hit, 1, 2);
        };
        let side = if armour.met == Met::Between { self.roll(DiePurpose::Side(target)) } else { 1 };
        let kill = armour.needs(side);
        self.say(Event::Hit { unit: target, needs: told(kill) });
        let dice = if matches!(kill, Kill::Below(_)) { self.dice(DiePurpose::Kill(target)) } else { 2 };
        attack.outcome(to_hit, side, dice)
    }

    /// Attacks a vehicle from above, by a mortar or a mission (15.3, 19.4).
    pub(super) fn plunge(&mut self, by: Vec<UnitId>, target: UnitId, plunge: &TopAttack) {
        let Some(hex) = self.public().find(target).and_then(Counter::hex) else { return };
        self.say(Event::Attacked {
            kind: Kind::AntiTank,
            by,
            leader: None,
            hex,
            struck: vec![target],
            strength: 0,
            against: 0,
            needs: plunge.number,
            modifiers: plunge.modifiers.clone(),
        });
        let to_hit = self.dice(DiePurpose::Attack(hex));
        let mut dice = 2;
        if let Some(kill) = plunge.kill.filter(|_| plunge.hits(to_hit)) {
            self.say(Event::Hit { unit: target, needs: told(kill) });
            if matches!(kill, Kill::Below(_)) {
                dice = self.dice(DiePurpose::Kill(target));
            }
        }
        self.comes_of(target, plunge.outcome(to_hit, dice));
    }

    /// Applies the result to a vehicle or gun that was attacked, and to the crew of an immobile AFV (16.4, 16.7).
    fn comes_of(&mut self, target: UnitId, outcome: Outcome) {
        let moves = self.public().find(target).is_some_and(|counter| !counter.condition.immobile);
        match outcome {
            Outcome::Eliminated => return self.suffer(target, Lost::Eliminated),
            Outcome::Immobile if moves => self.suffer(target, Lost::Immobile),
            Outcome::Immobile | Outcome::Missed | Outcome::Nothing => {}
        }
        self.crew_may_leave(target);
    }

    /// Rolls whether the crew abandons an immobile AFV: at once, and after each later attack that it survives (16.7).
    pub(super) fn crew_may_leave(&mut self, unit: UnitId) {
        let counter = self.public().find(unit);
        if !counter.is_some_and(|counter| counter.hex().is_some() && counter.condition.immobile) {
            return;
        }
        let die = self.roll(DiePurpose::Survival(unit));
        if crew_leaves(die) {
            self.suffer(unit, Lost::Left);
        }
    }
}
