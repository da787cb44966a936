//! Simultaneous direct fire. All attacks are rolled on the position at the opening of the phase, and markers are placed
//! after both sides have fired (3.3, 15.1).

use super::Referee;
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::panzer44::rules::{
        combat::{self, Shot},
        event::{Attacker, Event},
        kinds::Side,
        plot::{Task, of},
        position::Public,
        refusal::Why,
        rulebook::Rulebook,
    },
};

/// The plotted direct fire that a side still has to execute: unit and target hex.
pub fn shots(public: &Public, side: Side) -> impl Iterator<Item = (UnitId, Hex)> + '_ {
    of(&public.shown, side).orders.iter().filter_map(|(unit, task)| match task {
        Task::Fire { target } if public.find(*unit).is_some_and(|counter| !counter.condition.has_fired) => {
            Some((*unit, *target))
        }
        _ => None,
    })
}

/// The units that a shot may be aimed at; none for class H, which hits all.
pub fn aims(rulebook: &Rulebook, public: &Public, unit: UnitId, target: Hex) -> Vec<Option<UnitId>> {
    let Some(counter) = public.find(unit) else { return Vec::new() };
    let (Some(gun), Some(from)) = (rulebook.kind(counter).gun, counter.hex()) else { return Vec::new() };
    let shot = Shot::direct(rulebook, counter, &gun, from);
    if shot.fire.is_high_explosive() {
        return vec![None];
    }
    public
        .stack(target)
        .filter(|enemy| enemy.side != counter.side)
        .filter(|enemy| combat::procedure(rulebook, public, &shot, enemy, target).is_ok())
        .map(|enemy| Some(enemy.id))
        .collect()
}

impl Referee<'_> {
    /// Executes the direct fire of a unit. Returns whether the side has nothing left to execute.
    pub fn order_fire(&mut self, unit: UnitId, at: Option<UnitId>) -> Result<bool, Why> {
        let side = self.is_active(unit)?;
        let public = self.public();
        let plotted = shots(public, side).find(|(other, _)| *other == unit);
        let (_, target) = plotted.ok_or(Why::NotPlotted { unit })?;
        let counter = public.find(unit).ok_or(Why::NoSuchUnit { unit })?;
        let gun = self.rulebook.kind(counter).gun.ok_or(Why::NoGun { unit })?;
        let from = counter.hex().ok_or(Why::NotOnMap { unit })?;
        let shot = Shot::direct(self.rulebook, counter, &gun, from);
        match (shot.fire.is_high_explosive(), at) {
            (true, Some(_)) => return Err(Why::StrikesAll { unit }),
            (true, None) => {
                self.attack_all(Attacker::Unit(unit), &shot, target, true);
            }
            (false, None) => return Err(Why::NameTarget { unit, hex: target }),
            (false, Some(enemy)) => {
                let other = public.find(enemy).ok_or(Why::NoSuchUnit { unit: enemy })?;
                if other.hex() != Some(target) || other.side == side {
                    return Err(Why::NotInTarget { unit: enemy, hex: target });
                }
                combat::procedure(self.rulebook, public, &shot, other, target)?;
                self.attack(Attacker::Unit(unit), &shot, enemy, true);
            }
        }
        self.say(Event::Fired { unit, indirect: false });
        Ok(shots(self.public(), side).next().is_none())
    }
}
