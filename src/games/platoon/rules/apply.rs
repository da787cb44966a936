//! Applying events: the only way in which a position changes, except for instructions, which no event contains.

use super::{
    by_hand::marking::Marking,
    combat::Kind,
    counter::{Attacked, Condition, Counter, Place},
    event::{Event, fire_events, hand_events, sequence_events, unit_events},
    kinds::Side,
    order::Work,
    phase::{Phase, Segment},
    position::{Fort, Mines, Position, Public, TableState},
    rulebook::Rulebook,
};
use crate::engine::{
    board::Hex,
    counters::{Points, UnitId},
};

/// The least defence of a fort that is put on the map by hand (17.3).
const WEAKEST_FORT: u16 = 10;

impl Position {
    /// Applies an event.
    pub fn apply(&mut self, rulebook: &Rulebook, event: &Event) {
        if let Event::Die { roll, .. } = event.itself() {
            self.secrets.dice.check_off(6, *roll);
        }
        self.public.follow(rulebook, event);
    }
}

impl Public {
    /// Applies the part of an event that both players know: dice are not public.
    pub(crate) fn follow(&mut self, rulebook: &Rulebook, event: &Event) {
        match event {
            sequence_events!() => self.apply_sequence(rulebook, event),
            fire_events!() => self.apply_fire(event),
            unit_events!() => self.apply_to_units(event),
            hand_events!() => self.apply_by_hand(rulebook, event),
        }
    }

    /// Applies an event of the turn, the ground, hidden units or the end.
    fn apply_sequence(&mut self, rulebook: &Rulebook, event: &Event) {
        match event {
            Event::PhaseOpened { turn, phase } => self.open_phase(rulebook, *turn, *phase),
            Event::Laid { side, work, hex, there } => self.lay(rulebook, *side, *work, *hex, *there),
            Event::UnderWay { move_on } => self.under_way.clone_from(move_on),
            Event::Owed { decision } => self.owed = *decision,
            Event::MinesGone { hex } => {
                self.mines.remove(hex);
            }
            Event::MinesKnown { hex } => {
                if let Some(mines) = self.mines.get_mut(hex) {
                    mines.known = true;
                }
            }
            Event::FortKnown { hex } => {
                if let Some(fort) = self.forts.get_mut(hex) {
                    fort.known = true;
                }
            }
            Event::Unseen { event, .. } => self.follow(rulebook, event),
            Event::Held { hex, side } => {
                self.holders.insert(*hex, *side);
            }
            Event::EndOffered { side } => self.table.offer = *side,
            Event::BrokenOff { ending } => {
                self.table = TableState { ending: Some(*ending), ..TableState::default() };
                // The question is answered.
                (self.owed, self.under_way) = (None, None);
            }
            Event::Ended { outcome } => self.outcome = Some(outcome.clone()),
            Event::Instructed { .. } | fire_events!() | unit_events!() | hand_events!() => {}
        }
    }

    /// Applies an attack, or the result of one.
    fn apply_fire(&mut self, event: &Event) {
        match event {
            Event::FortHit { hex, falls: true } => {
                self.forts.remove(hex);
            }
            Event::FortHit { hex, falls: false } => {
                if let Some(fort) = self.forts.get_mut(hex) {
                    fort.attacked = true;
                }
            }
            Event::FortTaken { hex, side } => {
                if let Some(fort) = self.forts.get_mut(hex) {
                    fort.side = *side;
                }
            }
            Event::Shelled { hex, .. } => _ = self.attacked.insert(*hex),
            // Mines attack in a segment of their own, 1a (11.1).
            Event::Attacked { kind: Kind::Mines, .. } => {}
            Event::Attacked { kind, hex, struck, singly, .. } => {
                if *kind == Kind::Indirect || *kind == Kind::Direct && *singly {
                    self.attacked.insert(*hex);
                }
                let attacked = if *singly { Attacked::Singly } else { Attacked::Whole };
                struck.iter().for_each(|unit| self.change(*unit, |condition| condition.attacked = attacked));
            }
            Event::Dispersed { unit, now } => self.change(*unit, |condition| {
                condition.dispersed = true;
                condition.dispersed_now = *now;
                condition.clearing = None;
            }),
            Event::Destroyed { unit, wreck } => self.take_lost(*unit, *wreck),
            Event::Overran { units, hex } => {
                self.overrun.insert(*hex);
                for (unit, to, spent) in units {
                    self.with(*unit, |counter| {
                        counter.condition.spent = *spent;
                        counter.place = Place::Map(*to);
                        counter.condition.moved = true;
                        counter.condition.halted = true;
                    });
                }
            }
            Event::FellOff { unit, hex } => {
                self.with(*unit, |counter| counter.place = Place::Map(*hex));
            }
            Event::Die { .. }
            | Event::Suffered { .. }
            | sequence_events!()
            | unit_events!()
            | hand_events!() => {}
        }
    }

    /// Takes a lost unit off the map, and leaves its wreck in a hex if it has one.
    fn take_lost(&mut self, unit: UnitId, wreck: Option<Hex>) {
        self.with(unit, |counter| {
            counter.place = Place::Destroyed;
            counter.condition = Condition::default();
        });
        self.registrations.retain(|marker| marker.unit != unit);
        if let Some(hex) = wreck {
            let wrecks = self.wrecks.entry(hex).or_default();
            *wrecks = wrecks.saturating_add(1);
        }
    }

    /// Applies an action by hand, while the referee is off.
    fn apply_by_hand(&mut self, rulebook: &Rulebook, event: &Event) {
        match event {
            Event::RefereeSwitched { on } => self.table.referee_off = !on,
            Event::MarkSet { marking, hex, there } => self.mark(rulebook, *marking, *hex, *there),
            Event::ClockSet { turn, phase } => self.open_phase(rulebook, *turn, *phase),
            Event::PutByHand { units, place } => units.iter().for_each(|unit| self.put(*unit, *place)),
            Event::ConditionSet { unit, inverted, dispersed, spotted } => {
                self.change(*unit, |condition| {
                    condition.inverted = *inverted;
                    condition.dispersed = *dispersed;
                    condition.dispersed_now &= *dispersed;
                    condition.spotted = *spotted;
                    condition.opportunity_spotted &= *spotted;
                });
                if *dispersed {
                    self.registrations.retain(|marker| marker.unit != *unit);
                }
            }
            sequence_events!() | fire_events!() | unit_events!() => {}
        }
    }

    fn lay(&mut self, rulebook: &Rulebook, side: Side, work: Work, hex: Hex, there: bool) {
        let strength = rulebook.scenario.force(side).forts.as_ref().map_or(0, |forts| forts.strength);
        match (work, there) {
            (Work::Mines, true) => _ = self.mines.insert(hex, Mines { side, known: false }),
            (Work::Mines, false) => _ = self.mines.remove(&hex),
            (Work::Fort, true) => {
                _ = self.forts.insert(hex, Fort { side, strength, attacked: false, known: false });
            }
            (Work::Fort, false) => _ = self.forts.remove(&hex),
            (Work::Block, true) => _ = self.blocks.insert(hex),
            (Work::Block, false) => _ = self.blocks.remove(&hex),
        }
    }

    fn mark(&mut self, rulebook: &Rulebook, marking: Marking, hex: Hex, there: bool) {
        match marking {
            Marking::Mines(side) => self.lay(rulebook, side, Work::Mines, hex, there),
            Marking::Block => self.lay(rulebook, Side::German, Work::Block, hex, there),
            Marking::Fort(side) => {
                self.lay(rulebook, side, Work::Fort, hex, there);
                // A scenario in which the side builds no fort gives no strength for one.
                if let Some(fort) = self.forts.get_mut(&hex) {
                    fort.strength = fort.strength.max(WEAKEST_FORT);
                }
            }
            Marking::Wreck if there => _ = self.wrecks.insert(hex, 1),
            Marking::Wreck => _ = self.wrecks.remove(&hex),
            Marking::Held(side) => _ = self.holders.insert(hex, side),
        }
    }

    /// Opens a segment, and ends the states that lasted for the one before it (11.1, 6.1). With a player turn it
    /// removes the states that lasted until that turn.
    fn open_phase(&mut self, rulebook: &Rulebook, turn: u8, phase: Phase) {
        (self.turn, self.phase) = (turn, phase);
        self.under_way = None;
        self.overrun.clear();
        self.attacked.clear();
        self.flipped.clear();
        for fort in self.forts.values_mut() {
            fort.attacked = false;
        }
        let starts = phase.segment() == Some(Segment::Start);
        let side = phase.side(&rulebook.scenario);
        for counter in &mut self.counters {
            let own = Some(counter.side) == side;
            let condition = &mut counter.condition;
            condition.attacked = Attacked::No;
            condition.shown &= !starts;
            if phase.segment().is_some() && starts {
                condition.spent = Points::ZERO;
                condition.moved = false;
                condition.halted = false;
                // A unit that unloaded in the turn before may act again (3, segment 0).
                condition.fresh &= !own;
                // Markers placed in its last player turn are old when this one begins (11.9, 6.7).
                condition.dispersed_now &= !own;
                condition.quick_now &= !own;
            }
        }
    }

    /// Applies an event of units.
    fn apply_to_units(&mut self, event: &Event) {
        match event {
            Event::Placed { unit, hex } => self.with(*unit, |counter| counter.place = Place::Map(*hex)),
            Event::PlacedAboard { unit, carrier } => {
                self.with(*unit, |counter| counter.place = Place::Aboard(*carrier));
            }
            Event::Marked { carrier, marker } => self.change(*carrier, |condition| {
                // The phase of a carrier is over when it begins to load or unload (18.2a).
                condition.halted |= marker.is_some();
                condition.moved |= marker.is_some();
                condition.marker = *marker;
            }),
            Event::Shown { units } => self.change_all(units, |condition| condition.shown = true),
            Event::Inverted { units } => self.change_all(units, |condition| condition.inverted = true),
            Event::TurnedUp { units } => self.change_all(units, |condition| condition.inverted = false),
            Event::Recovered { units } => self.change_all(units, |condition| condition.dispersed = false),
            Event::Rested { units } => self.change_all(units, |condition| condition.quick = false),
            Event::Moved { unit, hex, spent } => self.enter_hex(*unit, *hex, *spent),
            Event::Hastened { unit } => self.change(*unit, |condition| {
                condition.quick = true;
                condition.quick_now = true;
            }),
            Event::Halted { unit, .. } => self.change(*unit, |condition| condition.halted = true),
            Event::Flipped { carrier, marker } => {
                self.flipped.insert(*carrier);
                self.change(*carrier, |condition| condition.marker = Some(*marker));
            }
            Event::Loaded { carrier, passenger, cost } => self.load(*carrier, *passenger, *cost),
            Event::Unloaded { carrier, passenger, hex, fresh, cost } => {
                self.unload(*passenger, *hex, *fresh);
                self.pay(*carrier, *cost);
            }
            Event::Exited { unit } => self.leave(*unit),
            Event::Spotted { unit, opportunity, .. } => self.change(*unit, |condition| match opportunity {
                true => condition.opportunity_spotted = true,
                false => condition.spotted = true,
            }),
            Event::SpottingEnds { units, becomes_spotted, .. } => self.change_all(units, |condition| {
                condition.spotted = *becomes_spotted;
                condition.opportunity_spotted = false;
            }),
            Event::Cleared { unit, clearing } => self.change(*unit, |condition| {
                condition.clearing = *clearing;
                condition.moved |= clearing.is_some();
                condition.halted |= clearing.is_some();
            }),
            Event::Registered { marker } => {
                self.registrations.insert(*marker);
            }
            Event::Unregistered { marker } => {
                self.registrations.remove(marker);
            }
            Event::Sighted { .. }
            | Event::Vanished { .. }
            | sequence_events!()
            | fire_events!()
            | hand_events!() => {}
        }
    }

    fn enter_hex(&mut self, unit: UnitId, hex: Hex, spent: Points) {
        self.with(unit, |counter| {
            counter.place = Place::Map(hex);
            counter.condition.spent = spent;
            counter.condition.moved = true;
            counter.condition.clearing = None;
        });
        self.registrations.retain(|marker| marker.unit != unit);
    }

    /// Puts a passenger beside its carrier (8.2); one that is `fresh` may still move.
    fn unload(&mut self, passenger: UnitId, hex: Hex, fresh: bool) {
        self.with(passenger, |counter| {
            counter.place = Place::Map(hex);
            counter.condition.moved = true;
            counter.condition.fresh = fresh;
        });
    }

    /// Puts a passenger into a carrier (8.2).
    fn load(&mut self, carrier: UnitId, passenger: UnitId, cost: Points) {
        self.with(passenger, |counter| {
            counter.place = Place::Aboard(carrier);
            (counter.condition.moved, counter.condition.halted) = (true, true);
            (counter.condition.spotted, counter.condition.opportunity_spotted) = (false, false);
            counter.condition.clearing = None;
        });
        self.pay(carrier, cost);
        self.registrations.retain(|marker| marker.unit != passenger);
    }

    /// Removes a unit from the map, with its passenger (4.3).
    fn leave(&mut self, unit: UnitId) {
        let passenger = self.passenger(unit).map(|passenger| passenger.id);
        if let Some(passenger) = passenger {
            self.carried_off.insert(passenger, unit);
        }
        for unit in passenger.into_iter().chain([unit]) {
            self.with(unit, |counter| {
                counter.place = Place::Exited;
                counter.condition = Condition::default();
            });
            self.registrations.retain(|marker| marker.unit != unit);
        }
    }

    /// Puts a counter somewhere: its unfinished actions end, and so do conditions that hold only on the map.
    fn put(&mut self, unit: UnitId, place: Place) {
        self.with(unit, |counter| {
            counter.place = place;
            counter.condition.clearing = None;
            counter.condition.marker = None;
            if !matches!(place, Place::Map(_) | Place::Aboard(_)) {
                counter.condition = Condition::default();
            }
        });
        self.registrations.retain(|marker| marker.unit != unit);
        self.carried_off.remove(&unit);
    }

    /// Charges a carrier for loading or unloading; it counts as moved, too.
    fn pay(&mut self, carrier: UnitId, cost: Points) {
        self.change(carrier, |condition| {
            condition.moved = true;
            condition.spent += cost;
        });
    }

    fn with(&mut self, unit: UnitId, change: impl FnOnce(&mut Counter)) {
        if let Some(counter) = self.find_mut(unit) {
            change(counter);
        }
    }

    fn change(&mut self, unit: UnitId, change: impl FnOnce(&mut Condition)) {
        self.with(unit, |counter| change(&mut counter.condition));
    }

    fn change_all(&mut self, units: &[UnitId], change: impl Fn(&mut Condition)) {
        units.iter().for_each(|unit| self.change(*unit, &change));
    }
}
