//! Applying events: the only way in which a position changes.
//!
//! Each event is applied whole by one of these files: `secrets`, `movement`, `battle` and `by_hand`. All other events
//! are applied here.

mod battle;
mod by_hand;
mod movement;
mod secrets;

use super::{
    counter::{Condition, Counter, Motion, Piece, Place},
    event::{Event, Reason},
    kinds::Side,
    movement::opening_points,
    phase::Phase,
    position::{Position, Public, RailCut},
    rulebook::Rulebook,
};
use crate::engine::counters::{Points, UnitId};

/// Events that change one field.
macro_rules! small_events {
    () => {
        Event::ArmyReleased { .. }
            | Event::TargetsEmptied { .. }
            | Event::Resolved { .. }
            | Event::StepLost { .. }
            | Event::Left { .. }
            | Event::Halted { .. }
            | Event::Staged { .. }
            | Event::Owed { .. }
            | Event::Passed { .. }
            | Event::EastUnlocked { .. }
            | Event::BidsOpened { .. }
            | Event::Ended { .. }
    };
}

/// Events of markers and of cuts in railways.
macro_rules! marker_events {
    () => {
        Event::MarkerPlaced { .. }
            | Event::MarkerLifted { .. }
            | Event::MarkersTaken { .. }
            | Event::RailCut { .. }
            | Event::RailMended { .. }
            | Event::RailCutLifted { .. }
    };
}

/// Events of the table: what players do by hand, and the end that they agree on.
macro_rules! table_events {
    () => {
        Event::RefereeSwitched { .. }
            | Event::StepsSet { .. }
            | Event::ClockSet { .. }
            | Event::DiceTaken { .. }
            | Event::EndOffered { .. }
            | Event::BrokenOff { .. }
    };
}

/// Events that change secrets alone, or nothing.
macro_rules! secret_events {
    () => {
        Event::Die { .. }
            | Event::Drawn { .. }
            | Event::Recycled { .. }
            | Event::PoolEmpty { .. }
            | Event::Forfeited { .. }
            | Event::Revealed { .. }
            | Event::Compared { .. }
            | Event::AttackVoid
            | Event::Chosen { .. }
            | Event::BidMade
            | Event::Brought { .. }
    };
}

impl Position {
    /// Applies an event.
    pub fn apply(&mut self, rulebook: &Rulebook, event: &Event) {
        self.apply_chance(rulebook, event);
        let public = &mut self.public;
        match event {
            Event::PhaseOpened { turn, phase } => public.open_phase(*turn, *phase),
            Event::PhaseClosed { phase } => public.close_phase(*phase),
            Event::SupplyJudged { side, out, beyond } => public.judge_supply(*side, out, beyond),
            Event::BecameDue { units, area } => {
                public.each(units, |public, piece| public.put(rulebook, piece, Place::Due { area: *area }));
            }
            Event::Deployed { unit, hex } => public.travel(rulebook, &[*unit], &[*hex]),
            Event::Entered { .. } | Event::Moved { .. } | Event::Railed { .. } => {
                public.apply_move(rulebook, event);
            }
            Event::OverrunDeclared { units, target, left } => {
                public.declare(units, std::slice::from_ref(target), true);
                public.spend(units, left);
            }
            Event::AttackDeclared { units, targets } => public.declare(units, targets, false),
            Event::Eliminated { unit, cause } => public.eliminate(rulebook, *unit, *cause),
            Event::Disrupted { units } => {
                public.each(units, |public, piece| public.set_disrupted(rulebook, piece, true));
            }
            Event::Recovered { units } => {
                public.each(units, |public, piece| public.set_disrupted(rulebook, piece, false));
            }
            Event::Retreated { .. }
            | Event::Overran { .. }
            | Event::Advanced { .. }
            | Event::WentBack { .. }
            | Event::StoodAside { .. } => {
                public.apply_combat_move(rulebook, event);
            }
            Event::FlownOut { unit, turn, area } => {
                let place = Place::Scheduled { turn: *turn, area: *area };
                public.each(&[*unit], |public, piece| {
                    public.put(rulebook, piece, place);
                    *public.condition(piece) = Condition::default();
                });
                public.evacuations = (public.evacuations.0 + 1, public.evacuations.1 + 1);
            }
            Event::PlacesJudged { german } => public.note_places(german),
            Event::Placed { .. } | Event::TakenOff { .. } | Event::Readied { .. } => {
                public.apply_by_hand(rulebook, event);
            }
            Event::Scored { side, halves, reason } => public.score(*side, *halves, reason),
            small_events!() | marker_events!() => public.apply_small(event),
            table_events!() => public.apply_table(event),
            secret_events!() => {}
        }
    }
}

impl Public {
    fn each(&mut self, units: &[UnitId], mut change: impl FnMut(&mut Self, Piece)) {
        for unit in units {
            if let Some(piece) = self.find(*unit) {
                change(self, piece);
            }
        }
    }

    fn condition(&mut self, piece: Piece) -> &mut Condition {
        &mut self.counters[piece.index()].condition
    }

    fn open_phase(&mut self, turn: u8, phase: Phase) {
        self.turn = turn;
        self.phase = phase;
        self.moving.clear();
        self.parted.clear();
        if phase == Phase::SovietMovement {
            self.rail_used = 0;
            self.south_west.0 = 0;
            self.evacuations.0 = 0;
        }
    }

    /// Clears the state that lasts for one phase or one player-turn.
    fn close_phase(&mut self, phase: Phase) {
        self.moving.clear();
        self.parted.clear();
        let ends_turn =
            matches!(phase, Phase::SovietInterdiction | Phase::AirInterdiction | Phase::FirstInterdiction);
        for counter in &mut self.counters {
            let condition = &mut counter.condition;
            if phase.is_movement() {
                condition.motion = Motion::Fresh;
                condition.left = Points::ZERO;
                condition.start = None;
                condition.entry = None;
                condition.supplied = false;
                condition.commanded = false;
            }
            if phase.is_combat() {
                condition.has_attacked = false;
                condition.was_attacked = false;
                condition.advanced = false;
            }
            condition.took_refuge = false;
            if ends_turn {
                condition.came_from = None;
                condition.arrived = false;
            }
        }
    }

    /// Lets every unit of the side move with the points that supply allows (6.25).
    fn judge_supply(&mut self, side: Side, out: &[UnitId], beyond: &[UnitId]) {
        for counter in self.counters.iter_mut().filter(|counter| counter.side() == side) {
            if counter.place.hex().is_some() {
                ready_one(counter, out, beyond);
            }
        }
    }

    /// Notes which places the Germans hold, and since when (15.12, K19.6).
    fn note_places(&mut self, german: &[bool]) {
        self.german_places = german.to_vec();
        self.taken.resize(german.len(), None);
        for (held, taken) in german.iter().zip(&mut self.taken) {
            *taken = if *held { taken.or(Some(self.turn)) } else { None };
        }
    }

    fn score(&mut self, side: Side, halves: i32, reason: &Reason) {
        match side {
            Side::German => self.score.german += halves,
            Side::Soviet => self.score.soviet += halves,
        }
        if *reason == Reason::SouthWesternFront {
            self.south_west = (self.south_west.0 + 1, self.south_west.1 + 1);
        }
    }

    /// Events that change one field.
    fn apply_small(&mut self, event: &Event) {
        match event {
            Event::ArmyReleased { army, free } => {
                self.army_free.insert(*army, *free);
            }
            Event::TargetsEmptied { hexes } => {
                if let Some(battle) = &mut self.battle {
                    battle.targets.retain(|hex| !hexes.contains(hex));
                }
            }
            Event::Resolved { result } => self.resolve(*result),
            Event::StepLost { unit, lost } => {
                if let Some(piece) = self.find(*unit) {
                    self.condition(piece).steps_lost = *lost;
                    self.hurt(piece);
                }
            }
            Event::Left { hexes } => {
                if let Some(battle) = &mut self.battle {
                    battle.vacated.extend(hexes.iter().cloned());
                }
            }
            Event::Halted { units } => self.halt(units),
            Event::Staged { stage } => self.set_stage(stage),
            Event::Owed { decision } => self.owed.clone_from(decision),
            marker_events!() => self.apply_marker(event),
            Event::Passed { hex, side } => {
                self.holders.insert(*hex, *side);
            }
            Event::EastUnlocked { since } => self.unlocked = *since,
            Event::BidsOpened { first, second, change } => {
                self.bid = (*first).max(*second);
                self.seats_changed = *change;
            }
            Event::Ended { outcome } => self.outcome = Some(outcome.clone()),
            _ => self.apply_table(event),
        }
    }

    /// Events of markers and of cuts in railways.
    fn apply_marker(&mut self, event: &Event) {
        match event {
            Event::MarkerPlaced { side: Side::German, hex } => self.air_markers.push(*hex),
            Event::MarkerPlaced { side: Side::Soviet, hex } => {
                self.soviet_marker = Some(*hex);
                // A marker that is placed by hand does not use up one of its turns.
                self.soviet_marker_uses += u8::from(!self.table.referee_off);
            }
            Event::MarkerLifted { side: Side::German, hex } => {
                self.air_markers.retain(|marked| marked != hex);
            }
            Event::MarkerLifted { side: Side::Soviet, .. } | Event::MarkersTaken { side: Side::Soviet } => {
                self.soviet_marker = None;
            }
            Event::MarkersTaken { side: Side::German } => self.air_markers.clear(),
            Event::RailCut { hex } => {
                self.rail_cuts.retain(|cut| cut.hex != *hex);
                self.rail_cuts.push(RailCut { hex: *hex, mended: None });
            }
            Event::RailMended { hex } => {
                let turn = self.turn;
                self.rail_cuts
                    .iter_mut()
                    .filter(|cut| cut.hex == *hex)
                    .for_each(|cut| cut.mended = Some(turn));
            }
            Event::RailCutLifted { hex } => self.rail_cuts.retain(|cut| cut.hex != *hex),
            _ => {}
        }
    }
}

/// Lets a unit move from its present hex with the points that supply allows (6.25).
fn ready_one(counter: &mut Counter, out: &[UnitId], beyond: &[UnitId]) {
    let condition = &mut counter.condition;
    condition.supplied = !out.contains(&counter.id);
    condition.commanded = !beyond.contains(&counter.id);
    condition.start = counter.place.hex();
    condition.motion = Motion::Fresh;
    condition.left = opening_points(counter.allowance, condition.supplied);
}
