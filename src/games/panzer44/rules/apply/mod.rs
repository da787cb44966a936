//! Applying events: the only way in which a position changes, except for plots, which no event contains.

mod units;

use super::{
    event::{Event, fire_events, hand_events, sequence_events, unit_events},
    kinds::Side,
    phase::Phase,
    plot::Plot,
    position::{Hit, Position, Public, TableState},
    rulebook::Rulebook,
};
use crate::engine::{board::Hex, counters::UnitId};

impl Position {
    /// Changes the position by an event.
    pub fn apply(&mut self, rulebook: &Rulebook, event: &Event) {
        match event {
            Event::Die { faces, roll, .. } => self.secrets.dice.check_off(*faces, *roll),
            Event::PhaseOpened { turn, phase } => {
                if *phase == Phase::Plot {
                    self.secrets.plots = Default::default();
                }
                self.public.open_phase(*turn, *phase);
            }
            Event::ClockSet { turn, phase } => {
                self.secrets.plots = Default::default();
                self.public.set_clock(*turn, *phase);
            }
            _ => self.public.apply(rulebook, event),
        }
    }
}

impl Public {
    /// Applies the part of an event that both players know. Dice and plots are not part of it.
    pub(crate) fn follow(&mut self, rulebook: &Rulebook, event: &Event) {
        match event {
            Event::Die { .. } => {}
            Event::PhaseOpened { turn, phase } => self.open_phase(*turn, *phase),
            Event::ClockSet { turn, phase } => self.set_clock(*turn, *phase),
            _ => self.apply(rulebook, event),
        }
    }

    fn apply(&mut self, rulebook: &Rulebook, event: &Event) {
        match event {
            sequence_events!() => self.apply_sequence(event),
            fire_events!() => self.apply_fire(event),
            unit_events!() => self.apply_to_units(rulebook, event),
            hand_events!() => self.apply_by_hand(event),
        }
    }

    /// Applies an event of the turn, plots, the ground or the end. Phases that open and dice have been applied before.
    fn apply_sequence(&mut self, event: &Event) {
        match event {
            Event::MinesLaid { hex, mines: Some(mines) } => {
                self.mines.insert(*hex, *mines);
            }
            Event::MinesLaid { hex, mines: None } => {
                self.mines.remove(hex);
            }
            Event::Dug { hex, position: true } => {
                self.positions.insert(*hex);
            }
            Event::Dug { hex, position: false } => {
                self.positions.remove(hex);
            }
            Event::Plotted { side } => {
                self.plotted[side.number()] = true;
                if self.plotted == [true; 2] {
                    self.table.plots_first = None;
                }
            }
            Event::Shown { side, plot } => self.shown[side.number()].extend(plot),
            Event::HitsApplied => self.hits.clear(),
            Event::BridgeBlown { from, to } => {
                self.blown.insert(((*from).min(*to), (*from).max(*to)));
            }
            Event::Passed { hex, side } => {
                self.holders.insert(*hex, *side);
            }
            Event::Owed { decision } => self.owed = *decision,
            Event::FireSpent { side, battery } => {
                if let Some(left) = self.fires_left[side.number()].get_mut(battery) {
                    *left = left.saturating_sub(1);
                }
            }
            Event::Executed { side, battery, hex, spent } => {
                self.execute(*side, *battery, *hex);
                if *spent {
                    let left = &mut self.sorties_left[side.number()];
                    *left = left.saturating_sub(1);
                }
            }
            Event::EndOffered { side } => self.table.offer = *side,
            Event::PlotsFirst { side } => self.table.plots_first = Some(*side),
            Event::BrokenOff { ending } => {
                self.table = TableState { ending: Some(*ending), ..TableState::default() };
                // No decision is pending any more.
                (self.owed, self.run) = (None, None);
                self.bolting.clear();
            }
            Event::Ended { outcome } => self.outcome = Some(outcome.clone()),
            Event::PhaseOpened { .. }
            | Event::Die { .. }
            | fire_events!()
            | unit_events!()
            | hand_events!() => {}
        }
    }

    /// Takes a barrage of this battery, or a strike by aircraft on this hex, from the plots that are shown.
    fn execute(&mut self, side: Side, battery: Option<UnitId>, hex: Hex) {
        let shown = &mut self.shown[side.number()];
        match battery {
            Some(battery) => shown.barrages.retain(|barrage| barrage.battery != battery),
            None => {
                if let Some(place) = shown.strikes.iter().position(|target| *target == hex) {
                    shown.strikes.remove(place);
                }
            }
        }
    }

    /// Applies an attack. Its results are applied later.
    fn apply_fire(&mut self, event: &Event) {
        match event {
            Event::Attacked { unit, result, later: true, .. } => {
                self.hits.push(Hit { unit: *unit, result: *result });
            }
            Event::Attacked { later: false, .. }
            | Event::Mined { .. }
            | sequence_events!()
            | unit_events!()
            | hand_events!() => {}
        }
    }

    /// Applies an action by hand, while the referee is off. A clock that is set has been applied before.
    fn apply_by_hand(&mut self, event: &Event) {
        match event {
            Event::RefereeSwitched { on } => self.table.referee_off = !on,
            Event::WreckSet { hex, wreck: true } => {
                self.wrecks.insert(*hex);
            }
            Event::WreckSet { hex, wreck: false } => {
                self.wrecks.remove(hex);
            }
            Event::BridgeSet { from, to, blown } => {
                let bridge = ((*from).min(*to), (*from).max(*to));
                if *blown {
                    self.blown.insert(bridge)
                } else {
                    self.blown.remove(&bridge)
                };
            }
            Event::Placed { units, place } => {
                for unit in units {
                    self.put(*unit, *place, units);
                }
            }
            Event::ConditionSet { unit, pinned, will_panic, disruption } => self.change(*unit, |condition| {
                condition.pinned = *pinned;
                condition.will_panic = *will_panic;
                condition.disruption = *disruption;
            }),
            Event::ClockSet { .. } | sequence_events!() | fire_events!() | unit_events!() => {}
        }
    }

    /// Removes the plots when the clock is set by hand.
    fn set_clock(&mut self, turn: u8, phase: Phase) {
        (self.plotted, self.shown) = Default::default();
        self.open_phase(turn, phase);
    }

    /// Opens a phase. A new turn ends everything that lasted for the previous one (3).
    fn open_phase(&mut self, turn: u8, phase: Phase) {
        self.turn = turn;
        self.phase = phase;
        self.moving = None;
        if phase != Phase::Plot {
            return;
        }
        self.plotted = [false; 2];
        self.table.plots_first = None;
        self.shown = [Plot::default(), Plot::default()];
        for counter in &mut self.counters {
            let condition = &mut counter.condition;
            condition.panicked = false;
            condition.has_fired = false;
            condition.motion = Default::default();
            condition.left = Default::default();
        }
    }
}
