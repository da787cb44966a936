//! Instructions: which units fire by themselves at what moves (14.6).

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

/// Of 36 throws, how many must do something at the least: one chance in six.
const LEAST: u32 = 6;

/// What a unit fires by itself.
enum Fires {
    At(Shot),
    /// The sniper, at these (21.5).
    Sniper(Vec<UnitId>),
    AtTank(anti_tank::Shot, UnitId),
}

impl Referee<'_> {
    /// What a unit has been told (14.6).
    pub(super) fn instruction(&self, unit: UnitId) -> Instruction {
        self.position.secrets.instructions.get(&unit).copied().unwrap_or_default()
    }

    /// Tells units when to fire by themselves; nobody but their owner hears what (14.6).
    pub fn order_instruct(&mut self, units: &[UnitId], instruction: Instruction) -> Result<(), Why> {
        let side = to_play(self.rulebook, self.public());
        if units.is_empty() {
            return Err(Why::NobodyFires);
        }
        for unit in units {
            self.own(side, *unit)?;
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

    /// The first of a side who is told to fire at anybody does so at those who have entered a hex, if that has an effect
    /// with one chance in six; then they are looked at again. Tells whether one does.
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

    /// The best that a unit can do about them, if that is good enough.
    fn by_itself(&self, side: Side, unit: UnitId, units: &[UnitId], hex: Hex) -> Option<Fires> {
        let (rulebook, public) = (self.rulebook, self.public());
        let counter: &Counter = public.find(unit).filter(|counter| counter.side == side)?;
        if matches!(rulebook.kind(counter).kind, UnitKind::Sniper) {
            // A side has one; of more in a file only the first fires.
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
            // What is used up is not spent without asking.
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

    /// In how many of 36 throws the sniper does something to these, and who of them is struck, if he may fire at them (21.4, 21.5).
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
