//! Applying events: the only way in which a position changes.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

mod halves;

use super::{
    by_hand::marking::Marking,
    counter::{Condition, Counter, Place},
    event::{Event, Kind, Lost},
    fire::missions::BARRAGE_FACTORS,
    kinds::Side,
    movement::{shelters, would_shelter},
    phase::{Phase, Step},
    position::{Call, Position, Public, Stores, TableState, Work, WorkKind, hidden::shown_by},
    rulebook::Rulebook,
};
use crate::engine::{
    board::{Hex, Side6},
    counters::UnitId,
};

impl Position {
    /// Changes the position by an event.
    pub fn apply(&mut self, rulebook: &Rulebook, event: &Event) {
        match event {
            Event::Die { roll, .. } => self.secrets.dice.check_off(6, *roll),
            Event::Unseen { event, .. } => return self.apply(rulebook, event),
            Event::Built { side, work: WorkKind::Mines, hex, there, .. } => {
                self.secrets.unseen.mines.remove(hex);
                if *there && rulebook.scenario.force(*side).hidden_mines {
                    self.secrets.unseen.mines.insert(*hex, *side);
                }
            }
            Event::MinesKnown { hex } | Event::MarkSet { hex, .. } => {
                self.secrets.unseen.mines.remove(hex);
            }
            _ => {}
        }
        self.public.follow(rulebook, event);
    }
}

impl Public {
    /// Applies the part of an event that both players know. The dice are not part of it.
    pub(crate) fn follow(&mut self, rulebook: &Rulebook, event: &Event) {
        if rulebook.options.hidden_set_up {
            // A unit that was revealed where it was in view anyway cannot be hidden later.
            self.change_all(&shown_by(event), |condition| condition.shown = true);
        }
        self.note_who_moves(rulebook, event);
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
                let stores = self.stores_mut(*side);
                match mission {
                    Some(mission) => {
                        if let Some(left) = stores.missions.get_mut(mission) {
                            *left = left.saturating_sub(1);
                        }
                    }
                    // The smoke factors are used up wherever the smoke falls (19.6).
                    None => stores.smoke = stores.smoke.saturating_sub(BARRAGE_FACTORS),
                }
                self.calls.push(Call { side: *side, mission: *mission, hex: *hex });
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
            Event::UsedUp { side, weapon } => {
                if let Some(left) = self.stores_mut(*side).expendable.get_mut(weapon) {
                    *left = left.saturating_sub(1);
                }
            }
            Event::Attacked { kind: Kind::Fire, by, hex, .. } => {
                // Vehicles and guns fire alone, and passengers by themselves (10.3).
                let first = by.first().and_then(|unit| self.find(*unit));
                let from = first.filter(|unit| rulebook.kind(unit).is_infantry()).and_then(Counter::hex);
                self.fired_at.extend(from.map(|from| (from, *hex)));
            }
            Event::Attacked { kind: Kind::Assault, by, .. } => {
                let from = by.first().and_then(|unit| self.find(*unit)).and_then(Counter::hex);
                self.assaulted.extend(from);
            }
            Event::WireCleared { hex } => _ = self.works.remove(hex),
            Event::LaneLaid { lane } => self.lanes.push(lane.clone()),
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
            Event::RefereeSwitched { on } => self.table.referee_off = !on,
            Event::MarkSet { marking, hex, there } => self.mark(rulebook, *marking, *hex, *there),
            Event::WorkTurned { hex, facing } => {
                if let Some(work) = self.works.get_mut(hex) {
                    work.facing = Some(*facing);
                }
            }
            Event::ClockSet { turn, phase } => self.open_phase(*turn, *phase),
            Event::EndOffered { side } => self.table.offer = *side,
            Event::BrokenOff { ending } => {
                self.table = TableState { ending: Some(*ending), ..TableState::default() };
                // No decision is pending any more.
                self.owed = None;
                self.tasks.clear();
            }
            Event::Ended { outcome } => self.outcome = Some(outcome.clone()),
            Event::Placed { .. }
            | Event::PlacedAboard { .. }
            | Event::Armed { .. }
            | Event::Recovered { .. }
            | Event::Split { .. }
            | Event::Joined { .. }
            | Event::Suffered { .. }
            | Event::Fired { .. }
            | Event::Valorous { .. }
            | Event::SetOut { .. }
            | Event::HasSmoked { .. }
            | Event::Moved { .. }
            | Event::InWork { .. }
            | Event::Turned { .. }
            | Event::Halted { .. }
            | Event::HaveMoved { .. }
            | Event::Loaded { .. }
            | Event::Unloaded { .. }
            | Event::Exited { .. }
            | Event::Advanced { .. }
            | Event::Tried { .. }
            | Event::SniperPlaced { .. }
            | Event::SniperGone { .. }
            | Event::Shown { .. }
            | Event::PutByHand { .. }
            | Event::ConditionSet { .. } => self.apply_to_units(rulebook, event),
            // These events change nothing that both players know.
            Event::Die { .. }
            | Event::Attacked { .. }
            | Event::Fell { .. }
            | Event::Points { .. }
            | Event::Hit { .. }
            | Event::Instructed { .. } => {}
        }
    }

    /// Notes which units moved last. A unit that moves, or prepares to, ends the move of the units before it (6.5). A
    /// unit that was halted on its path cannot move again either.
    fn note_who_moves(&mut self, rulebook: &Rulebook, event: &Event) {
        match event {
            Event::SetOut { units, .. } | Event::HaveMoved { units } => {
                let free = |unit: &&UnitId| self.find(**unit).is_some_and(|it| !it.condition.halted);
                self.movers = units.iter().filter(free).copied().collect();
            }
            // The units of a stack leave the map one after the other.
            Event::Exited { unit } if self.movers.contains(unit) => {}
            Event::Loaded { .. }
            | Event::Unloaded { .. }
            | Event::HasSmoked { .. }
            | Event::Exited { .. } => self.movers.clear(),
            _ => {}
        }
        let unit = match event {
            Event::SetOut { units, .. } | Event::HaveMoved { units } => units.first(),
            Event::Loaded { carrier: unit, .. }
            | Event::Unloaded { carrier: unit, .. }
            | Event::HasSmoked { unit }
            | Event::Exited { unit } => Some(unit),
            _ => return,
        };
        let goes_on = |unit: &&UnitId| {
            let counter = self.find(**unit).filter(|it| !it.condition.halted);
            counter.is_some_and(|it| rulebook.kind(it).afv().is_some())
        };
        self.driven = unit.filter(goes_on).copied();
    }

    fn stores_mut(&mut self, side: Side) -> &mut Stores {
        let [german, allied] = &mut self.stores;
        match side {
            Side::German => german,
            Side::Allied => allied,
        }
    }

    fn build(
        &mut self,
        rulebook: &Rulebook,
        side: Side,
        (kind, hex): (WorkKind, Hex),
        facing: Option<Side6>,
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

    /// Puts the units in a hex into the work that is there now, or into none (20.1).
    fn shelter(&mut self, rulebook: &Rulebook, hex: Hex) {
        let work = self.works.get(&hex).map(|work| work.kind);
        let there = self.counters.iter_mut().filter(|counter| counter.place == Place::Map(hex));
        there.for_each(|counter| {
            counter.condition.in_work = work.is_some_and(|work| shelters(work, rulebook.kind(counter)));
        });
    }

    /// Sets or removes a mark by hand.
    fn mark(&mut self, rulebook: &Rulebook, marking: Marking, hex: Hex, there: bool) {
        match marking {
            Marking::Smoke(number) if there => _ = self.smoke.insert(hex, number),
            Marking::Smoke(_) => _ = self.smoke.remove(&hex),
            Marking::Work(kind) => {
                if there {
                    let facing = kind.is_bunker().then_some(Side6::North);
                    self.works.insert(hex, Work { kind, facing, known: true });
                } else {
                    self.works.remove(&hex);
                }
                self.shelter(rulebook, hex);
            }
            Marking::Held(side) => _ = self.holders.insert(hex, side),
        }
    }

    /// Ends everything that lasts for one phase or one segment.
    fn open_phase(&mut self, turn: u8, phase: Phase) {
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

    fn apply_to_units(&mut self, rulebook: &Rulebook, event: &Event) {
        match event {
            Event::Placed { unit, hex, facing } => {
                self.stand(rulebook, *unit, *hex);
                self.with(*unit, |counter| counter.facing = facing.or(counter.facing));
            }
            Event::PlacedAboard { unit, carrier } => {
                self.with(*unit, |counter| {
                    counter.place = Place::Aboard(*carrier);
                    counter.condition.in_work = false;
                });
            }
            Event::Armed { weapon, unit } => {
                self.with(*weapon, |counter| counter.place = Place::Carried(*unit));
            }
            Event::Recovered { units } => self.change_all(units, |condition| condition.pinned = false),
            Event::Split { squad, halves, weapons, keeps } => {
                let Some(whole) = self.find(*squad).cloned() else { return };
                for half in halves {
                    self.with(*half, |counter| {
                        counter.place = whole.place;
                        counter.condition = whole.condition.clone();
                    });
                }
                self.with(*squad, |counter| counter.place = Place::Away);
                self.hand_over(weapons, *keeps);
            }
            Event::Joined { halves, squad } => self.join(rulebook, *halves, *squad),
            Event::Suffered { unit, lost } => self.suffer(*unit, *lost),
            Event::Fired { units } => self.change_all(units, |condition| condition.fired = true),
            Event::Valorous { unit } => self.change(*unit, |condition| condition.valorous = true),
            Event::SetOut { units, assault, led } => self.change_all(units, |condition| {
                (condition.assault_move, condition.led) = (*assault, *led);
            }),
            Event::Moved { units, hex, spent } => {
                for (unit, spent) in units.iter().zip(spent) {
                    // A unit that passes through a work is not in it (20.1).
                    self.with(*unit, |counter| {
                        counter.place = Place::Map(*hex);
                        (counter.condition.spent, counter.condition.in_work) = (*spent, false);
                    });
                }
            }
            Event::Turned { unit, facing, spent } => self.with(*unit, |counter| {
                counter.facing = Some(*facing);
                counter.condition.spent = *spent;
            }),
            Event::Halted { units, .. } => self.change_all(units, |condition| condition.halted = true),
            // The Move marker replaces an assault move marker (3.3).
            Event::HaveMoved { units } => self.change_all(units, |condition| {
                condition.assault_moved |= condition.assault_move;
                (condition.moved, condition.halted, condition.assault_move) = (true, true, false);
            }),
            Event::InWork { units } => units.iter().for_each(|unit| {
                if let Some(hex) = self.find(*unit).and_then(Counter::hex) {
                    self.stand(rulebook, *unit, hex);
                }
            }),
            Event::Loaded { carrier, passengers } => {
                for unit in passengers {
                    self.with(*unit, |counter| {
                        counter.place = Place::Aboard(*carrier);
                        counter.condition.in_work = false;
                    });
                }
                self.change_all(passengers, |condition| condition.transported = true);
                self.change(*carrier, |condition| condition.transported = true);
            }
            Event::Unloaded { carrier, passengers, hex } => {
                let ahead = self.find(*carrier).and_then(|carrier| carrier.facing);
                for unit in passengers {
                    self.stand(rulebook, *unit, *hex);
                    // A gun that has no facing yet keeps the facing with which it was towed (7.1).
                    self.with(*unit, |counter| {
                        let faces = rulebook.kind(counter).faces();
                        counter.facing = counter.facing.or(ahead.filter(|_| faces));
                    });
                }
                // Each passenger may still move one hex (8.2).
                self.change_all(passengers, |condition| {
                    (condition.transported, condition.moved) = (true, true);
                });
                self.change(*carrier, |condition| condition.transported = true);
            }
            Event::Exited { unit } => self.leave(*unit, Place::Exited),
            Event::Advanced { unit, hex, facing } => {
                self.stand(rulebook, *unit, *hex);
                self.with(*unit, |counter| {
                    counter.facing = facing.or(counter.facing);
                    counter.condition.advanced = true;
                });
            }
            Event::HasSmoked { unit } => self.change(*unit, |condition| condition.smoked = true),
            Event::Tried { unit } => self.change(*unit, |condition| condition.tried = true),
            Event::SniperPlaced { side, hex } => {
                let sniper = self.sniper(*side);
                sniper.into_iter().for_each(|unit| self.stand(rulebook, unit, *hex));
            }
            Event::SniperGone { side, for_good } => {
                let place = if *for_good { Place::Destroyed } else { Place::Away };
                let sniper = self.sniper(*side);
                sniper.into_iter().for_each(|unit| self.leave(unit, place));
            }
            Event::PutByHand { units, place } => {
                units.iter().for_each(|unit| self.put(rulebook, *unit, *place));
            }
            Event::Shown { units } => self.change_all(units, |condition| condition.shown = true),
            Event::ConditionSet { unit, condition } => {
                self.with(*unit, |counter| counter.condition.clone_from(condition));
            }
            _ => {}
        }
    }

    /// The side's sniper, whatever its place.
    pub fn sniper(&self, side: Side) -> Option<UnitId> {
        let is_sniper = |counter: &&Counter| {
            counter.side == side && counter.kind.as_str() == super::scenario::units::SNIPER
        };
        self.counters.iter().find(is_sniper).map(|counter| counter.id)
    }

    /// Puts a unit into a hex, and into the work that is there (20.1).
    fn stand(&mut self, rulebook: &Rulebook, unit: UnitId, hex: Hex) {
        let Some(kind) = self.find(unit).map(|counter| rulebook.kind(counter)) else { return };
        let in_work = would_shelter(self, kind, hex);
        self.with(unit, |counter| {
            counter.place = Place::Map(hex);
            counter.condition.in_work = in_work;
        });
    }

    /// Moves a unit out of its place or off the map. Off the map it loses its condition; its weapons and passengers go
    /// with it.
    fn leave(&mut self, unit: UnitId, place: Place) {
        let on_map = matches!(place, Place::Map(_) | Place::Aboard(_) | Place::Carried(_));
        let with_it: Vec<UnitId> = self.carried_by(unit).map(|counter| counter.id).collect();
        self.with(unit, |counter| {
            counter.place = place;
            if !on_map {
                counter.condition = Condition::default();
            }
        });
        if !on_map {
            with_it.into_iter().for_each(|carried| self.leave(carried, place));
        }
    }

    /// Puts a counter and all that it carries somewhere by hand. If it is a squad or one of its halves, only the
    /// counters that were put there are then in play.
    fn put(&mut self, rulebook: &Rulebook, unit: UnitId, place: Place) {
        let Some(counter) = self.find(unit).cloned() else { return };
        match place {
            Place::Map(_) | Place::Aboard(_) | Place::Carried(_) => self.stands_for(rulebook, &counter),
            Place::SetUp(_) | Place::Due(_) => {}
            _ => return self.leave(unit, place),
        }
        let faces = rulebook.kind(&counter).faces();
        self.with(unit, |counter| {
            if !matches!(counter.place, Place::Map(_) | Place::Aboard(_)) {
                counter.condition = Condition::default();
            }
            counter.place = place;
            counter.condition.in_work = false;
            counter.facing = counter.facing.or(faces.then_some(Side6::North));
        });
        if let Place::Map(hex) = place {
            self.stand(rulebook, unit, hex);
        }
    }

    fn suffer(&mut self, unit: UnitId, lost: Lost) {
        match lost {
            Lost::Spared => {}
            Lost::Pinned => self.pin(unit),
            Lost::Reduced(half) => self.reduce(unit, half),
            Lost::ReducedAndPinned(half) => {
                self.reduce(unit, half);
                self.pin(half);
            }
            Lost::Eliminated | Lost::Left => self.leave(unit, Place::Destroyed),
            Lost::Immobile => self.change(unit, |condition| {
                (condition.immobile, condition.halted) = (true, true);
            }),
        }
    }

    /// Pins a unit and its passengers (13.11).
    fn pin(&mut self, unit: UnitId) {
        let aboard = self.carried_by(unit).filter(|counter| matches!(counter.place, Place::Aboard(_)));
        let units: Vec<UnitId> = aboard.map(|counter| counter.id).chain([unit]).collect();
        self.change_all(&units, |condition| condition.pinned = true);
    }

    fn hand_over(&mut self, weapons: &[UnitId], to: UnitId) {
        for weapon in weapons {
            self.with(*weapon, |counter| counter.place = Place::Carried(to));
        }
    }

    fn with(&mut self, unit: UnitId, change: impl FnOnce(&mut Counter)) {
        if let Ok(at) = self.counters.binary_search_by_key(&unit, |counter| counter.id)
            && let Some(counter) = self.counters.get_mut(at)
        {
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
