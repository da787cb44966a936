//! Movement step by step: mines, spotting, fire in the opponent's movement, holding (6, 10, 14.1, 20.2).

use super::Referee;
use crate::{
    engine::{
        board::Hex,
        counters::{Points, UnitId},
    },
    games::platoon::rules::{
        event::{Cause, Event},
        kinds::Side,
        movement::{self, Walk, may_enter, may_exit, may_walk_beside, walk},
        position::UnderWay,
        refusal::Why,
        sight::spotting::{conceals, is_beside_spotter},
    },
};

/// The manner of a step, for spotting (10.2, 10.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Manner {
    /// By road rate or in a quick march: slow units are seen then.
    pub hasty: bool,
    pub concealed: bool,
}

impl Referee<'_> {
    /// Moves a unit along a path, until something stops it (6.1, 14.1).
    pub fn order_move(&mut self, unit: UnitId, path: &[Hex], how: Walk) -> Result<(), Why> {
        let counter = self.own(unit)?;
        let known = self.known_to(counter.side);
        let rest = walk(self.rulebook, &known, counter, path, how)?;
        if how.quick {
            self.say(Event::Hastened { unit });
        }
        let whole =
            self.public().find(unit).map_or(Points::ZERO, |counter| self.rulebook.kind(counter).points());
        let spent: Vec<Points> = rest.into_iter().map(|rest| whole - rest).collect();
        self.go_on(unit, path, &spent, how);
        Ok(())
    }

    /// Moves a unit one hex along a road without the road rate (6.3, 10.4).
    pub fn order_move_beside(&mut self, unit: UnitId, hex: Hex) -> Result<(), Why> {
        let counter = self.own(unit)?;
        let rest = may_walk_beside(self.rulebook, &self.known_to(counter.side), counter, hex)?;
        let spent = self.rulebook.kind(counter).points() - rest;
        if !self.meets_somebody(unit, hex) {
            self.enter(unit, hex, spent, Manner::default());
        }
        Ok(())
    }

    /// Lets a unit enter the map (4.2).
    pub fn order_enter(&mut self, unit: UnitId, hex: Hex) -> Result<(), Why> {
        let counter = self.own(unit)?;
        let rest = may_enter(self.rulebook, &self.known_to(counter.side), counter, hex)?;
        let spent = self.rulebook.kind(counter).points() - rest;
        self.go_on(unit, &[hex], &[spent], Walk::default());
        Ok(())
    }

    /// Lets a unit leave the map, with its passenger (4.3).
    pub fn order_exit(&mut self, unit: UnitId) -> Result<(), Why> {
        let side = self.own(unit)?.side;
        may_exit(self.rulebook, &self.known_to(side), unit)?;
        self.say(Event::Exited { unit });
        self.lose_sight();
        Ok(())
    }

    /// Enters one hex after the other until something happens. A move that the opponent interrupts continues after the
    /// answer, if it can.
    fn go_on(&mut self, unit: UnitId, path: &[Hex], spent: &[Points], how: Walk) {
        for (number, (hex, spent)) in path.iter().zip(spent).enumerate() {
            if self.meets_somebody(unit, *hex) {
                return;
            }
            let by_road = self.goes_by_road(unit, *hex);
            let manner = Manner { hasty: how.quick || by_road, concealed: how.concealed };
            self.enter(unit, *hex, *spent, manner);
            if self.public().owed.is_some() {
                let path = path.get(number + 1..).unwrap_or_default().to_vec();
                self.say(Event::UnderWay {
                    move_on: Some(UnderWay { unit, path, quick: how.quick, others: Vec::new() }),
                });
                return;
            }
            if !self.may_go_on(unit) {
                return;
            }
        }
    }

    /// Takes one step: its manner decides spotting and fire at the unit (14.1).
    fn enter(&mut self, unit: UnitId, hex: Hex, spent: Points, manner: Manner) {
        self.say(Event::Moved { unit, hex, spent });
        self.arrive(unit, hex, manner);
    }

    /// Stops a unit that would enter a hex with unknown enemies: it stays in its hex, and the enemies are shown (19.2).
    pub(super) fn meets_somebody(&mut self, unit: UnitId, hex: Hex) -> bool {
        let Some(side) = self.public().find(unit).map(|counter| counter.side) else { return false };
        let met = self.met(side, hex);
        if met.is_empty() {
            return false;
        }
        self.show(met);
        self.say(Event::Halted { unit, why: Cause::Met });
        true
    }

    /// Whether a step of a unit is at road rate: slow units are seen then (10.4).
    fn goes_by_road(&self, unit: UnitId, to: Hex) -> bool {
        let counter = self.public().find(unit);
        let step = counter.and_then(|counter| {
            let from = counter.hex()?;
            movement::step(self.rulebook, self.public(), counter, from, to).ok()
        });
        step.is_some_and(|step| step.by_road)
    }

    /// Whether nothing has stopped a unit.
    pub(super) fn may_go_on(&self, unit: UnitId) -> bool {
        let counter = self.public().find(unit);
        counter.is_some_and(|counter| {
            counter.hex().is_some() && !counter.condition.dispersed && !counter.condition.halted
        })
    }

    /// Handles the arrival of a unit in a hex: mines, holding, spotting, fire (14.1).
    pub(super) fn arrive(&mut self, unit: UnitId, hex: Hex, manner: Manner) {
        if self.public().mines.contains_key(&hex) {
            self.say(Event::Halted { unit, why: Cause::Mines });
            self.find_mines(hex);
        }
        let Some(side) = self.public().find(unit).map(|counter| counter.side) else { return };
        self.hold(side, hex);
        self.is_seen_entering(unit, hex, manner);
        self.lose_sight();
        self.look_round();
        self.react(unit, hex, true);
    }

    /// Makes mines known that have stopped a unit (17.2, 19.2).
    fn find_mines(&mut self, hex: Hex) {
        if self.unseen().mines.contains_key(&hex) {
            self.say(Event::MinesKnown { hex });
        }
    }

    /// Spots a unit that enters cover in sight, unless it uses concealed movement or is slow. Adjacent to a spotter it
    /// is spotted in any case (10.2a, 10.4, 18.1).
    fn is_seen_entering(&mut self, unit: UnitId, hex: Hex, manner: Manner) {
        if !conceals(&self.rulebook.board, hex) {
            return;
        }
        let Some(counter) = self.public().find(unit) else { return };
        let creeps = manner.concealed || self.rulebook.kind(counter).allowance == 1 && !manner.hasty;
        if !creeps || is_beside_spotter(self.rulebook, self.public(), counter.side.enemy(), hex) {
            self.expose(unit, false, Cause::Entered);
        }
    }

    /// Lets the side of a unit hold the hex that it is in or passes, if that counts (20.2).
    pub(crate) fn hold(&mut self, side: Side, hex: Hex) {
        let counts = self.rulebook.scenario.victory.counts(hex);
        if counts && self.public().holders.get(&hex) != Some(&side) {
            self.say(Event::Held { hex, side });
        }
    }

    /// Lets units take enemy forts without a garrison in which they have ended (17.4).
    pub fn take_forts(&mut self, side: Side) {
        let public = self.public();
        let others = public.forts.iter().filter(|(_, fort)| fort.side != side);
        let held = others.map(|(hex, _)| *hex).filter(|hex| public.holder(*hex) == Some(side));
        for hex in held.collect::<Vec<Hex>>() {
            self.say(Event::FortTaken { hex, side });
        }
    }

    /// Continues a move that has waited, if it still can (14.1).
    pub(super) fn take_up(&mut self, under_way: &UnderWay) {
        let UnderWay { unit, path, quick, others } = under_way;
        if let Some((next, rest)) = others.split_first() {
            // Of several units that have overrun together the next one is handled.
            self.come_out(*next, rest);
            return;
        }
        if path.is_empty() || !self.may_go_on(*unit) {
            return;
        }
        let Some(counter) = self.public().find(*unit) else { return };
        let spent_now = counter.condition.spent;
        let whole = self.rulebook.kind(counter).points();
        if *quick {
            // The second step of a quick march costs as much as the first (6.7).
            let spent = spent_now + whole;
            self.go_on(*unit, path, &[spent], Walk { quick: true, concealed: false });
            return;
        }
        // A hex that was open before may be closed now; then the unit stays in its hex.
        let mut path = path.clone();
        while !path.is_empty() {
            match walk(self.rulebook, &self.known_to(counter.side), counter, &path, Walk::default()) {
                Ok(rest) => {
                    let spent: Vec<Points> = rest.into_iter().map(|rest| whole - rest).collect();
                    self.go_on(*unit, &path, &spent, Walk::default());
                    return;
                }
                Err(_) => _ = path.pop(),
            }
        }
    }
}
