//! Instructions: units that fire on their own at moving units (14.6).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Referee, react, snipers};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::squad::rules::{
        counter::Counter,
        event::{Event, Kind},
        fire::{
            Aim, Shot,
            anti_tank::{self, Occasion},
            fire, sniper,
        },
        kinds::Side,
        position::{Instruction, Task},
        refusal::Why,
        scenario::units::Kind as UnitKind,
        view::to_play,
    },
};
use std::collections::BTreeSet;

/// The least number of the 36 rolls that must have an effect: one in six.
const LEAST: u32 = 6;

/// The fire of a unit on its own.
enum Fires {
    At(Shot),
    /// The sniper fires at these units (21.5).
    Sniper(Vec<UnitId>),
    AtTank(anti_tank::Shot, UnitId),
}

impl Referee<'_> {
    /// The instruction of a unit (14.6).
    pub(super) fn instruction(&self, unit: UnitId) -> Instruction {
        self.position.secrets.instructions.get(&unit).copied().unwrap_or_default()
    }

    /// Instructs units when to fire on their own. Only their owner learns the instruction (14.6).
    pub fn order_instruct(&mut self, units: &[UnitId], instruction: Instruction) -> Result<(), Why> {
        let side = to_play(self.rulebook, self.public());
        if units.is_empty() {
            return Err(Why::NobodyFires);
        }
        let mut named = BTreeSet::new();
        for unit in units {
            self.own(side, *unit)?;
            if !named.insert(*unit) {
                return Err(Why::NamedTwice { unit: *unit });
            }
        }
        for unit in units {
            match instruction {
                Instruction::Ask => _ = self.position.secrets.instructions.remove(unit),
                other => _ = self.position.secrets.instructions.insert(*unit, other),
            }
        }
        self.say(Event::Instructed { side });
        Ok(())
    }

    /// Lets the first unit of a side with such an instruction fire at units that have entered a hex. The fire must have
    /// an effect in one of six cases. Then the remaining units are checked again. Returns whether a unit fires.
    pub(super) fn fires_by_itself(&mut self, side: Side, units: &[UnitId], hex: Hex) -> bool {
        let told = self.position.secrets.instructions.iter();
        let told: Vec<UnitId> =
            told.filter(|(_, told)| **told == Instruction::Any).map(|(unit, _)| *unit).collect();
        let fires = told.into_iter().find_map(|unit| self.by_itself(side, unit, units, hex));
        let Some(fires) = fires else { return false };
        self.push(Task::Watch { units: units.to_vec(), hex });
        match fires {
            Fires::Sniper(struck) => self.sniper_fires(side, hex, &struck),
            Fires::AtTank(shot, target) => _ = self.shoot_at(Occasion::Opportunity, &shot, target),
            Fires::At(shot) => {
                let (shots, aim) = ([shot], Aim::Entering(units));
                if let Ok(attack) = fire(self.rulebook, self.public(), &shots, None, (hex, aim)) {
                    self.carry_out(Kind::Opportunity, &attack, (&shots, None), aim);
                }
            }
        }
        true
    }

    /// The best fire of a unit at these units, if it is good enough.
    fn by_itself(&self, side: Side, unit: UnitId, units: &[UnitId], hex: Hex) -> Option<Fires> {
        let (rulebook, public) = (self.rulebook, self.public());
        let counter: &Counter = public.find(unit).filter(|counter| counter.side == side)?;
        if matches!(rulebook.kind(counter).kind, UnitKind::Sniper) {
            // A side has one sniper. If a file has more, only the first fires.
            sniper::sniper_of(rulebook, public, side).filter(|sniper| sniper.id == unit)?;
            let (throws, struck) = self.sniper_by_himself(counter, units, hex)?;
            return (throws >= LEAST).then_some(Fires::Sniper(struck));
        }
        let at_hex = react::shots(rulebook, public, counter, units, hex).into_iter().filter_map(|shot| {
            let at = (hex, Aim::Entering(units));
            let attack = fire(rulebook, public, std::slice::from_ref(&shot), None, at).ok()?;
            Some((attack.chance(rulebook), Fires::At(shot)))
        });
        let at_tanks = units.iter().flat_map(|target| {
            let ways = anti_tank::shots(rulebook, public, unit, *target, Occasion::Opportunity);
            // An expendable weapon is never used without asking.
            ways.into_iter().filter(|(_, attack)| attack.uses.is_none()).map(|(shot, attack)| {
                let chances = attack.chances();
                let sum = |chance: crate::games::squad::rules::fire::chance::Chance| {
                    36 * chance.cases / chance.among.max(1)
                };
                (sum(chances.eliminated) + sum(chances.immobile), Fires::AtTank(shot, *target))
            })
        });
        let best = at_hex.chain(at_tanks).max_by_key(|(chance, _)| *chance)?;
        (best.0 >= LEAST).then_some(best.1)
    }

    /// Returns the number of 36 rolls in which the sniper has an effect on these units, and the units that it hits.
    /// None if it may not fire at them (21.4, 21.5).
    fn sniper_by_himself(&self, sniper: &Counter, units: &[UnitId], hex: Hex) -> Option<(u32, Vec<UnitId>)> {
        let (rulebook, public) = (self.rulebook, self.public());
        let entered: Vec<&Counter> = units.iter().filter_map(|unit| public.find(*unit)).collect();
        let from = sniper.hex().filter(|_| sniper::may_fire(rulebook, public, sniper, hex, &entered))?;
        let struck = snipers::struck(rulebook, public, hex, Aim::Entering(units));
        let counters: Vec<&Counter> = struck.iter().filter_map(|unit| public.find(*unit)).collect();
        let strikes = |die: &u8| sniper::casualties(rulebook, public, (from, hex), &counters, *die) > 0;
        let faces = (1..=6).filter(strikes).map(|_| 6).sum();
        Some((faces, struck))
    }
}
