//! Fire at one vehicle or gun, and what strikes vehicles from above (15.3, 16, 19.4).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::Referee;
use crate::{
    engine::counters::UnitId,
    games::squad::rules::{
        counter::Counter,
        event::{DiePurpose, Event, Kind, Lost},
        fire::{
            anti_tank::{self, Attack, Occasion, Shot},
            armour::{Outcome, Plunge, crew_leaves},
        },
        phase::Step,
        position::{Task, decision::Decision},
        refusal::Why,
        scenario::charts::Kill,
        sight::Met,
    },
};

/// What a kill that is certain, or impossible, is told as: dice below it.
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
    /// Fire at a vehicle or gun in the own fire phase, in defensive fire, or when it has just entered a hex (14.1,
    /// 16.1).
    pub fn order_fire_at(&mut self, shot: &Shot, target: UnitId) -> Result<(), Why> {
        if let Some(Decision::Reaction { side, units, hex }) = self.public().owed.clone() {
            self.own(side, shot.unit)?;
            if !units.contains(&target) {
                return Err(Why::NoMover { unit: target });
            }
            // Whatever is refused is refused before anything happens.
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
        // At what is not shown nobody aims (22.2).
        anti_tank::fire(self.rulebook, &self.known_to(side), shot, target, Occasion::Fire)?;
        self.shoot_at(Occasion::Fire, shot, target)?;
        self.go_on();
        Ok(())
    }

    /// A shot at a vehicle or gun, on whatever occasion (16). Whoever asks for it lets things go on then.
    ///
    /// # Errors
    /// The unit may not fire so; nothing has happened.
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

    /// Throws what a hit needs: a die for the side of the armour where the line runs between both, and dice where
    /// they can bring either (7.5, 16.6).
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

    /// A vehicle is struck from above, by a mortar or a mission (15.3, 19.4).
    pub(super) fn plunge(&mut self, by: Vec<UnitId>, target: UnitId, plunge: &Plunge) {
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

    /// What becomes of a vehicle or gun that was attacked, and of the crew of an AFV that does not move any more
    /// (16.4, 16.7).
    fn comes_of(&mut self, target: UnitId, outcome: Outcome) {
        let moves = self.public().find(target).is_some_and(|counter| !counter.condition.immobile);
        match outcome {
            Outcome::Eliminated => return self.suffer(target, Lost::Eliminated),
            Outcome::Immobile if moves => self.suffer(target, Lost::Immobile),
            Outcome::Immobile | Outcome::Missed | Outcome::Nothing => {}
        }
        self.crew_may_leave(target);
    }

    /// The crew of an immobile AFV leaves it by a low die, at once and after each later attack that it survives
    /// (16.7).
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
