//! Interdiction and opportunity fire (14).

use super::{Decision, Referee};
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::platoon::rules::{
        combat::{
            indirect::{Call, Salvo, interdiction, salvo},
            reaction::{Possible, opens, opportunity, possible},
        },
        counter::Counter,
        event::Event,
        position::Instruction,
        refusal::Why,
        sight::spotting::is_spotted,
    },
};

impl Referee<'_> {
    /// Handles the entry of a unit into a hex: units with an instruction to fire do, and the owner of the others is
    /// asked (14.1, 14.6).
    pub(super) fn react(&mut self, unit: UnitId, hex: Hex, interdict: bool) {
        if interdict {
            let able = self.possible(unit, hex, true, opens);
            self.interdict_by_instruction(&able.interdictors, hex);
        }
        if self.is_there(unit, hex) {
            let able = self.possible(unit, hex, false, opens);
            if !able.firers.is_empty() {
                self.fire_at(&able.firers, unit, hex);
                return;
            }
        }
        if !self.is_there(unit, hex) {
            return;
        }
        let asks = |told, _| told == Instruction::Ask;
        if !self.possible(unit, hex, interdict, asks).is_empty() {
            let Some(side) = self.public().find(unit).map(|counter| counter.side.enemy()) else { return };
            let decision = Decision::Reaction { side, unit, hex, interdict };
            self.say(Event::Owed { decision: Some(decision) });
        }
    }

    fn is_there(&self, unit: UnitId, hex: Hex) -> bool {
        self.public().find(unit).is_some_and(|counter| counter.hex() == Some(hex))
    }

    /// The actions of the units whose instruction is wanted, against this target.
    fn possible(
        &self,
        unit: UnitId,
        hex: Hex,
        interdict: bool,
        wanted: impl Fn(Instruction, bool) -> bool,
    ) -> Possible {
        let Some(entered) = self.public().find(unit) else { return Possible::default() };
        let armoured = self.rulebook.kind(entered).is_armoured();
        possible(self.rulebook, self.public(), (entered, hex), interdict, |firer| {
            wanted(self.instruction(firer), armoured)
        })
    }

    fn interdict_by_instruction(&mut self, calls: &[(UnitId, Call)], hex: Hex) {
        let mut waiting = calls.to_vec();
        while let Some((first, _)) = waiting.first().copied() {
            // Units of one type fire as one (13.6).
            let kind = self.public().find(first).map(|counter| counter.kind);
            let alike = |unit: UnitId| self.public().find(unit).map(|counter| counter.kind) == kind;
            let (now, later): (Vec<_>, Vec<_>) = waiting.iter().copied().partition(|(unit, _)| alike(*unit));
            waiting = later;
            if let Ok(salvo) = self.salvo_of(&now, hex) {
                self.interdict_with(&salvo);
            }
        }
    }

    fn salvo_of(&self, calls: &[(UnitId, Call)], hex: Hex) -> Result<Salvo, Why> {
        let counters = calls.iter().map(|(unit, call)| {
            let counter = self.public().find(*unit).ok_or(Why::NoSuchUnit { unit: *unit })?;
            Ok((counter, *call))
        });
        let counters: Vec<(&Counter, Call)> = counters.collect::<Result<_, Why>>()?;
        salvo(self.rulebook, self.public(), &counters, hex)
    }

    fn interdict_with(&mut self, salvo: &Salvo) {
        self.drop(salvo);
        self.have_fired(&salvo.firers, true);
        self.lose_sight();
    }

    fn fire_at(&mut self, firers: &[UnitId], unit: UnitId, hex: Hex) {
        let attack = {
            let Some(entered) = self.public().find(unit) else { return };
            let counters: Vec<&Counter> =
                firers.iter().filter_map(|firer| self.public().find(*firer)).collect();
            opportunity(self.rulebook, self.public(), &counters, (entered, hex))
        };
        if let Ok(attack) = attack {
            self.resolve(&attack, firers, true);
            self.have_fired(firers, true);
            self.lose_sight();
        }
    }

    /// The question to the side that is asked.
    fn question(&self) -> Result<(Decision, UnitId, Hex), Why> {
        let Some(decision @ Decision::Reaction { unit, hex, .. }) = self.public().owed else {
            return Err(Why::NothingAsked);
        };
        Ok((decision, unit, hex))
    }

    /// Takes opportunity fire, for the side that is asked; one attack a step (14.2).
    pub fn order_opportunity_fire(&mut self, firers: &[UnitId]) -> Result<(), Why> {
        let (decision, unit, hex) = self.question()?;
        let counters = self.of_side(decision.side(), firers)?;
        let entered = self.public().find(unit).ok_or(Why::NoSuchUnit { unit })?;
        opportunity(self.rulebook, self.public(), &counters, (entered, hex))?;
        self.fire_at(firers, unit, hex);
        self.resume();
        Ok(())
    }

    /// Interdicts, for the side that is asked; after it, it may still open opportunity fire (14.1, 14.5).
    pub fn order_interdict(&mut self, firers: &[UnitId]) -> Result<(), Why> {
        let (Decision::Reaction { side, interdict, .. }, unit, hex) = self.question()?;
        let counters = self.of_side(side, firers)?;
        let entered = self.public().find(unit).ok_or(Why::NoSuchUnit { unit })?;
        let mut calls = Vec::with_capacity(firers.len());
        for counter in counters {
            let call = interdiction(self.rulebook, self.public(), counter, hex)
                .filter(|_| interdict && !counter.condition.fresh && counter.hex() != Some(hex));
            calls.push((counter.id, call.ok_or(Why::CannotInterdict { unit: counter.id, hex })?));
        }
        if !is_spotted(self.rulebook, self.public(), entered, hex) {
            return Err(Why::NoTarget { hex });
        }
        let salvo = self.salvo_of(&calls, hex)?;
        self.interdict_with(&salvo);
        let still = self.is_there(unit, hex)
            && !self.possible(unit, hex, false, |told, _| told == Instruction::Ask).is_empty();
        if still {
            let decision = Decision::Reaction { side, unit, hex, interdict: false };
            self.say(Event::Owed { decision: Some(decision) });
        } else {
            self.resume();
        }
        Ok(())
    }

    /// Lets the unit pass, for the side that is asked (14.1).
    pub fn order_pass(&mut self) -> Result<(), Why> {
        self.question()?;
        self.resume();
        Ok(())
    }

    /// Completes the step that was interrupted, and continues the move.
    fn resume(&mut self) {
        self.say(Event::Owed { decision: None });
        if let Some(under_way) = self.public().under_way.clone() {
            self.say(Event::UnderWay { move_on: None });
            self.take_up(&under_way);
        }
    }
}
