//! Advances, and then close assaults (3.5, 7.6, 17).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Referee, casualties::Blow};
use crate::{
    engine::{
        board::{Hex, Hexside},
        counters::UnitId,
        orders::Refusal,
    },
    games::squad::rules::{
        assault::{Assault, Outcome, assault, defending_grenades},
        counter::Counter,
        event::{Cause, DiePurpose, Event, Kind, Lost},
        fire::{Shot, sniper::driven_out},
        kinds::Side,
        movement::{fits, may_advance},
        position::{Public, Task},
        refusal::Why,
        rulebook::Rulebook,
        set_up::halves_of,
    },
};

/// Judges an assault, including the grenades of the defenders, which they always use if any are left (12.3, 17.5). From
/// each hex there is one assault in a phase (17.1).
///
/// # Errors
/// The unit that may not assault, or the reason why that hex cannot be assaulted.
pub fn may_assault(
    rulebook: &Rulebook,
    public: &Public,
    (side, shots): (Side, &[Shot]),
    leader: Option<UnitId>,
    hex: Hex,
) -> Result<(Assault, Option<UnitId>), Why> {
    let grenades = defending_grenades(rulebook, public, side.enemy(), hex);
    let assault = assault(rulebook, public, shots, leader, (hex, grenades.is_some()))?;
    if public.assaulted.contains(&assault.from) {
        return Err(Why::HasAssaulted { hex: assault.from });
    }
    Ok((assault, grenades))
}

impl Referee<'_> {
    /// Advances a unit one hex, or only turns it one hexside (3.5, 7.6). Advances come before assaults.
    pub fn order_advance(
        &mut self,
        unit: UnitId,
        to: Option<Hex>,
        facing: Option<Hexside>,
    ) -> Result<(), Refusal> {
        let side = self.at_fire()?;
        let counter = self.own(side, unit)?;
        if !self.public().assaulted.is_empty() {
            return Err(Why::AssaultsBegan.into());
        }
        let from = counter.hex().ok_or(Why::NotOnMap { unit })?;
        may_advance(self.rulebook, &self.known_to(side), counter, to, facing)?;
        if let Some(hex) = to
            && self.meets(side, hex)
        {
            // It stays in front of the enemies that it has met (22.2).
            self.say(Event::Advanced { unit, hex: from, facing: None });
            self.say(Event::Halted { units: vec![unit], why: Cause::Met });
            return Ok(());
        }
        self.say(Event::Advanced { unit, hex: to.unwrap_or(from), facing });
        if let Some(hex) = to {
            self.comes_into(side, &[unit], hex);
        }
        Ok(())
    }

    /// Applies the effects of an advance into a hex: a sniper is eliminated, the side takes control, mines attack
    /// (20.5, 21.5, 23.2).
    fn comes_into(&mut self, side: Side, units: &[UnitId], hex: Hex) {
        if driven_out(self.rulebook, self.public(), side, hex).is_some() {
            self.say(Event::SniperGone { side: side.enemy(), for_good: true });
        }
        self.hold_with(units, hex);
        self.strike_mines(units, hex);
    }

    /// Lets infantry of a hex assault an adjacent one (17).
    pub fn order_assault(&mut self, shots: &[Shot], leader: Option<UnitId>, hex: Hex) -> Result<(), Why> {
        let side = self.at_fire()?;
        for shot in shots {
            self.own(side, shot.unit)?;
        }
        let (assault, grenades) = may_assault(self.rulebook, self.public(), (side, shots), leader, hex)?;
        let ids = |units: &[(UnitId, u16)]| units.iter().map(|(unit, _)| *unit).collect::<Vec<_>>();
        let (by, defenders) = (ids(&assault.assaulters), ids(&assault.defenders));
        self.say(Event::Attacked {
            kind: Kind::Assault,
            by: by.clone(),
            leader,
            hex,
            struck: defenders.iter().chain(&assault.pinned).copied().collect(),
            strength: assault.attack(),
            against: assault.defence(),
            needs: assault.number(),
            modifiers: assault.on_dice.iter().chain(&assault.on_number).copied().collect(),
        });
        for weapon in shots.iter().flat_map(|shot| &shot.uses) {
            self.say(Event::UsedUp { side, weapon: *weapon });
        }
        for unit in &assault.pinned {
            self.suffer(*unit, Lost::Eliminated);
        }
        if !defenders.is_empty()
            && let Some(weapon) = grenades
        {
            self.say(Event::UsedUp { side: side.enemy(), weapon });
        }
        self.resolve(&assault, side, &by, &defenders);
        self.go_on();
        Ok(())
    }

    /// Rolls the dice of an assault if there are defenders, and makes both sides pay (17.2, 17.6).
    fn resolve(&mut self, assault: &Assault, side: Side, by: &[UnitId], defenders: &[UnitId]) {
        let (from, hex) = (assault.from, assault.hex);
        let dice = if defenders.is_empty() { 2 } else { self.dice(DiePurpose::Attack(hex)) };
        let (struck, close) = (by.to_vec(), false);
        match assault.outcome(dice) {
            Outcome::Success { assaulters: points } => {
                for unit in defenders {
                    self.suffer(*unit, Lost::Eliminated);
                }
                // The side controls the hex even if no unit is left to enter it.
                self.hold(side, hex);
                self.push(Task::GoIn { units: struck.clone(), hex });
                self.fall(&Blow { hex, struck, points, from: None, moving: false, close });
            }
            Outcome::Failure { assaulters: points, defenders: against } => {
                for unit in defenders {
                    self.crew_may_leave(*unit);
                }
                self.push(Task::Pay { hex, units: defenders.to_vec(), points: against });
                self.fall(&Blow { hex: from, struck, points, from: None, moving: false, close });
            }
        }
    }

    /// Moves the assaulters into the hex, pinned or not, in the named order, as long as there is room (17.6, 17.8).
    pub(super) fn go_in(&mut self, units: &[UnitId], hex: Hex) {
        let Some(from) = self.hex_of_left(units) else { return };
        let mut entered = Vec::new();
        for unit in self.left_of(units, from) {
            let Some(counter) = self.public().find(unit) else { continue };
            if fits(self.rulebook, self.public(), hex, &[counter]).is_ok() {
                self.say(Event::Advanced { unit, hex, facing: None });
                entered.push(unit);
            }
        }
        let side = entered.first().and_then(|unit| self.public().find(*unit)).map(|counter| counter.side);
        if let Some(side) = side {
            self.comes_into(side, &entered, hex);
        }
    }

    /// The hex of the surviving units among these.
    pub(super) fn hex_of_left(&self, units: &[UnitId]) -> Option<Hex> {
        let public = self.public();
        units.iter().find_map(|unit| {
            let counter = public.find(*unit)?;
            let halves = halves_of(self.rulebook, counter);
            let all = std::iter::once(*unit).chain(halves.into_iter().flatten());
            all.filter_map(|unit| public.find(unit)).find_map(Counter::hex)
        })
    }
}
