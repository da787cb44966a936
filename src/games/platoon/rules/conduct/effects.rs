//! The effects of attacks: dispersal, loss, wrecks, falling riders, and spotting (8.5, 8.6, 10, 11).

use super::Referee;
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::platoon::rules::{
        combat::{Attack, Fate, Kind, fate},
        event::{Cause, DiePurpose, Event, Figures},
        kinds::Carries,
        scenario::charts::CombatResult,
        sight::spotting::{conceals, is_watched, out_of_sight},
    },
};

impl Referee<'_> {
    pub(super) fn declare(&mut self, attack: &Attack, by: &[UnitId], singly: bool) {
        let Some(odds) = attack.odds(self.rulebook) else { return };
        let figures = Figures { strength: attack.strength, defence: attack.defence, odds };
        self.say(Event::Attacked {
            kind: attack.kind,
            by: by.to_vec(),
            hex: attack.hex,
            struck: attack.struck.clone(),
            singly,
            figures: Some(figures).filter(|_| !self.would_count_the_hidden(attack)),
            modifiers: attack.modifiers.clone(),
        });
    }

    /// Whether the strength of an attack would tell how many units are in its hex, while some of them may be hidden: indirect
    /// fire is divided among all of them (13.8, 19.2). A fort takes it undivided.
    fn would_count_the_hidden(&self, attack: &Attack) -> bool {
        self.rulebook.options.hidden_units
            && attack.kind == Kind::Indirect
            && !attack.struck.is_empty()
            && conceals(&self.rulebook.board, attack.hex)
    }

    /// Makes an attack: a die, and its result for every unit that is struck (11.11).
    pub(super) fn resolve(&mut self, attack: &Attack, by: &[UnitId], singly: bool) {
        self.declare(attack, by, singly);
        let purpose = match attack.struck.as_slice() {
            [unit] => DiePurpose::Unit(*unit),
            _ => DiePurpose::Attack(attack.hex),
        };
        let roll = self.roll(purpose);
        let result = attack.result(self.rulebook, roll);
        if attack.struck.is_empty() {
            self.strike_fort(attack.hex, result);
        }
        for unit in attack.struck.clone() {
            self.suffer(unit, result);
        }
        self.lose_sight();
    }

    /// Applies a result to a fort: it falls by X alone, and the units in it are dispersed then (17.3).
    fn strike_fort(&mut self, hex: Hex, result: CombatResult) {
        let falls = result == CombatResult::X;
        let fort = self.public().forts.get(&hex);
        let (side, unknown) = (fort.map(|fort| fort.side), fort.is_some_and(|fort| !fort.known));
        if falls && unknown && self.rulebook.options.hidden_units {
            self.say(Event::FortKnown { hex });
        }
        self.say(Event::FortHit { hex, falls });
        if falls {
            let inside = self.public().in_hex(hex).filter(|counter| Some(counter.side) == side);
            let inside: Vec<UnitId> = inside.map(|counter| counter.id).collect();
            for unit in inside {
                self.suffer(unit, CombatResult::D);
            }
        }
    }

    /// Applies a result to a unit and its passenger (8.5, 11.8).
    pub(super) fn suffer(&mut self, unit: UnitId, result: CombatResult) {
        self.say(Event::Suffered { unit, result });
        let Some(counter) = self.public().find(unit) else { return };
        let (fate, hex) = (fate(counter, result), counter.hex());
        let riders = self.rulebook.kind(counter).carries == Carries::Riders;
        let passenger = self.public().passenger(unit).map(|passenger| passenger.id);
        if fate != Fate::Unharmed {
            self.show(vec![unit]);
        }
        match fate {
            Fate::Unharmed => {}
            Fate::Dispersed => {
                self.disperse(unit);
                if let (Some(passenger), Some(hex)) = (passenger, hex) {
                    if riders {
                        self.say(Event::FellOff { unit: passenger, hex });
                    }
                    self.strike_passenger(passenger, result);
                }
            }
            Fate::Destroyed => {
                if let Some(passenger) = passenger {
                    self.destroy(passenger);
                }
                self.destroy(unit);
            }
        }
    }

    /// Applies to a passenger the result of its carrier (8.5).
    fn strike_passenger(&mut self, unit: UnitId, result: CombatResult) {
        match self.public().find(unit).map(|counter| fate(counter, result)) {
            Some(Fate::Dispersed) => self.disperse(unit),
            Some(Fate::Destroyed) => self.destroy(unit),
            _ => {}
        }
    }

    fn disperse(&mut self, unit: UnitId) {
        let own_turn = self.public().find(unit).map(|counter| counter.side) == self.active();
        self.say(Event::Dispersed { unit, now: own_turn });
        self.take_up_markers(unit);
    }

    fn destroy(&mut self, unit: UnitId) {
        self.take_up_markers(unit);
        let counter = self.public().find(unit);
        let armoured = counter.filter(|counter| self.rulebook.kind(counter).is_armoured());
        let wreck = armoured.and_then(|counter| counter.hex());
        self.say(Event::Destroyed { unit, wreck });
    }

    /// Removes the registration markers of a unit (13.3).
    pub(super) fn take_up_markers(&mut self, unit: UnitId) {
        let markers: Vec<_> =
            self.public().registrations.iter().filter(|marker| marker.unit == unit).copied().collect();
        for marker in markers {
            self.say(Event::Unregistered { marker });
        }
    }

    /// Removes markers of spotting that no longer hold (10.5).
    pub(crate) fn lose_sight(&mut self) {
        let units = out_of_sight(self.rulebook, self.public());
        if !units.is_empty() {
            self.say(Event::SpottingEnds { units, becomes_spotted: false, why: Cause::OutOfSight });
        }
    }

    /// Spots a unit in cover if an enemy spotter sees it now (10.2).
    pub(super) fn expose(&mut self, unit: UnitId, opportunity: bool, why: Cause) {
        let Some(counter) = self.public().find(unit) else { return };
        let hex = self.public().hex_of(counter);
        let Some(hex) = hex.filter(|hex| conceals(&self.rulebook.board, *hex)) else { return };
        let condition = &counter.condition;
        let known = if opportunity { condition.opportunity_spotted } else { condition.spotted };
        if !known && is_watched(self.rulebook, self.public(), counter.side.enemy(), hex) {
            self.say(Event::Spotted { unit, opportunity, why });
        }
    }

    /// Marks units that have fired (11.10), which reveals them (10.2b).
    pub(super) fn have_fired(&mut self, units: &[UnitId], opportunity: bool) {
        self.say(Event::Inverted { units: units.to_vec() });
        for unit in units {
            self.expose(*unit, opportunity, Cause::Fired);
        }
    }
}
