//! Applies the events of the turn, missions, the ground, hidden units and the end.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::{
    engine::board::{Hex, Hexside},
    games::squad::rules::{
        event::{Event, fire_events, hand_events, unit_events},
        fire::missions::BARRAGE_FACTORS,
        kinds::Side,
        phase::{Phase, Step},
        position::{Call, Public, TableState, Work, WorkKind},
        rulebook::Rulebook,
    },
};

impl Public {
    /// Applies an event of the sequence of play.
    pub(super) fn apply_sequence(&mut self, rulebook: &Rulebook, event: &Event) {
        match event {
            Event::PhaseOpened { turn, phase } => self.open_phase(*turn, *phase),
            Event::Built { side, work, hex, facing, there } => {
                self.build(rulebook, *side, (*work, *hex), *facing, *there);
                // Mines that the scenario does not hide are visible from the start (22.1).
                if let Some(work) = self.works.get_mut(hex) {
                    work.known |= !rulebook.scenario.force(*side).hidden_mines;
                }
            }
            Event::Called { side, mission, hex } => {
                self.call(Call { side: *side, mission: *mission, hex: *hex });
            }
            Event::Fell { .. } if !self.calls.is_empty() => _ = self.calls.remove(0),
            Event::SmokeLaid { side, hex, number, factors } => {
                let stores = self.stores_mut(*side);
                stores.smoke = stores.smoke.saturating_sub(*factors);
                self.smoke.insert(*hex, *number);
            }
            Event::SmokeThins => {
                self.smoke.retain(|_, number| *number > 1);
                self.smoke.values_mut().for_each(|number| *number -= 1);
            }
            Event::WireCleared { hex } => _ = self.works.remove(hex),
            Event::MinesKnown { hex } => {
                if let Some(work) = self.works.get_mut(hex) {
                    work.known = true;
                }
            }
            Event::Held { hex, side } => _ = self.holders.insert(*hex, *side),
            Event::Waits { tasks } => self.tasks.clone_from(tasks),
            Event::Owed { decision } => self.owed.clone_from(decision),
            Event::MarkersOff => self.counters.iter_mut().for_each(|counter| {
                (counter.condition.fired, counter.condition.moved) = (false, false);
            }),
            Event::Unseen { event, .. } => self.follow(rulebook, event),
            Event::EndOffered { side } => self.table.offer = *side,
            Event::BrokenOff { ending } => {
                self.table = TableState { ending: Some(*ending), ..TableState::default() };
                // No decision is pending any more.
                self.owed = None;
                self.tasks.clear();
            }
            Event::Ended { outcome } => self.outcome = Some(outcome.clone()),
            Event::Fell { .. }
            | Event::Instructed { .. }
            | fire_events!()
            | unit_events!()
            | hand_events!() => {}
        }
    }

    /// Takes a mission from the stores of its side, and lets it wait for its resolution.
    fn call(&mut self, call: Call) {
        let stores = self.stores_mut(call.side);
        match &call.mission {
            Some(mission) => {
                if let Some(left) = stores.missions.get_mut(mission) {
                    *left = left.saturating_sub(1);
                }
            }
            // The smoke factors are used up wherever the smoke falls (19.6).
            None => stores.smoke = stores.smoke.saturating_sub(BARRAGE_FACTORS),
        }
        self.calls.push(call);
    }

    fn build(
        &mut self,
        rulebook: &Rulebook,
        side: Side,
        (kind, hex): (WorkKind, Hex),
        facing: Option<Hexside>,
        there: bool,
    ) {
        let left = self.stores_mut(side).works.entry(kind).or_default();
        *left = if there { left.saturating_sub(1) } else { left.saturating_add(1) };
        if there {
            self.works.insert(hex, Work { kind, facing, known: kind != WorkKind::Mines });
        } else {
            self.works.remove(&hex);
        }
        self.shelter(rulebook, hex);
    }

    /// Ends everything that lasts for one phase or one segment.
    pub(super) fn open_phase(&mut self, turn: u8, phase: Phase) {
        (self.turn, self.phase) = (turn, phase);
        self.tasks.clear();
        self.driven = None;
        self.movers.clear();
        self.fired_at.clear();
        self.assaulted.clear();
        let step = phase.step();
        // Fire lanes are removed at the end of the movement (14.7).
        if step != Some(Step::Movement) {
            self.lanes.clear();
        }
        if step == Some(Step::Support) {
            self.calls.clear();
        }
        for counter in &mut self.counters {
            let condition = &mut counter.condition;
            condition.spent = 0;
            condition.halted = false;
            (condition.assault_move, condition.assault_moved, condition.led) = (false, false, false);
            (condition.advanced, condition.tried, condition.smoked) = (false, false, false);
            // Loading and unloading count once a turn of the carrier's side. That turn has one movement phase (8.2).
            condition.transported &= step != Some(Step::Support);
        }
    }
}
