//! Events that move counters: the places of units, the points that each has left, the units being moved.

use crate::{
    engine::{
        board::Hex,
        counters::{Points, UnitId},
    },
    games::guderian::rules::{
        counter::{Motion, Piece, Place},
        event::Event,
        position::Public,
        rulebook::Rulebook,
    },
};

impl Public {
    /// Moves units along a path and remembers the last hex before its end.
    pub(super) fn travel(&mut self, rulebook: &Rulebook, units: &[UnitId], path: &[Hex]) {
        let Some(end) = path.last().copied() else { return };
        let before = path.len().checked_sub(2).map(|number| path[number]);
        self.each(units, |public, piece| {
            let from = before.or(public.counter(piece).hex());
            public.condition(piece).came_from = from;
            public.put(rulebook, piece, Place::Map(end));
        });
    }

    pub(super) fn spend(&mut self, units: &[UnitId], left: &[Points]) {
        for (unit, left) in units.iter().zip(left) {
            if let Some(piece) = self.find(*unit) {
                self.condition(piece).left = *left;
            }
        }
    }

    /// Makes these the units being moved; units that were being moved before are done (K5.1).
    pub(super) fn take_up(&mut self, units: &[UnitId]) {
        let pieces: Vec<Piece> = units.iter().filter_map(|unit| self.find(*unit)).collect();
        if pieces.iter().all(|piece| self.moving.contains(piece)) {
            self.part(&pieces);
        } else {
            for piece in std::mem::take(&mut self.moving) {
                self.set_motion(piece, Motion::Done);
            }
            self.moving = pieces.clone();
            self.parted.clear();
        }
        for piece in pieces {
            self.set_motion(piece, Motion::Moving);
        }
    }

    /// Sets the motion of a unit. A unit that may not move any more keeps its motion, because a refusal names it as the
    /// reason.
    fn set_motion(&mut self, piece: Piece, motion: Motion) {
        let now = &mut self.condition(piece).motion;
        if !now.is_over() {
            *now = motion;
        }
    }

    /// Separates the units that receive an order of their own from the other units being moved (K5.1).
    fn part(&mut self, pieces: &[Piece]) {
        let mut parties = std::mem::take(&mut self.parted);
        if parties.is_empty() {
            parties.push(self.moving.clone());
        }
        for party in parties {
            let alive = party.into_iter().filter(|piece| self.moving.contains(piece));
            let (ordered, others): (Vec<Piece>, Vec<Piece>) = alive.partition(|piece| pieces.contains(piece));
            self.parted.extend([ordered, others].into_iter().filter(|party| !party.is_empty()));
        }
        if self.parted.len() < 2 {
            self.parted.clear();
        }
    }

    pub(super) fn finish_moving(&mut self, units: &[UnitId]) {
        self.each(units, |public, piece| public.condition(piece).motion = Motion::Done);
    }

    pub(super) fn halt(&mut self, units: &[UnitId]) {
        self.each(units, |public, piece| public.condition(piece).motion = Motion::Halted);
    }

    pub(super) fn apply_move(&mut self, rulebook: &Rulebook, event: &Event) {
        match event {
            Event::Entered { units, path, left } => {
                self.take_up(units);
                self.each(units, |public, piece| {
                    let condition = public.condition(piece);
                    condition.arrived = true;
                    condition.supplied = true;
                    condition.commanded = true;
                    condition.entry = path.first().copied();
                });
                self.travel(rulebook, units, path);
                self.spend(units, left);
            }
            Event::Moved { units, path, left, done } => {
                self.take_up(units);
                self.travel(rulebook, units, path);
                self.spend(units, left);
                if *done {
                    self.finish_moving(units);
                }
            }
            Event::Railed { units, path, capacity, .. } => {
                self.take_up(units);
                self.travel(rulebook, units, path);
                self.spend(units, &vec![Points::ZERO; units.len()]);
                self.rail_used += capacity;
                self.finish_moving(units);
            }
            _ => {}
        }
    }
}
