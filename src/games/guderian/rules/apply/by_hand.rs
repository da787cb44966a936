//! Events of the free hand: placement by hand, the clock, dice, and the early end of a game.

use super::ready_one;
use crate::{
    engine::counters::UnitId,
    games::guderian::rules::{
        counter::{Condition, Place},
        event::{Cause, Event},
        position::{Position, Public},
        rulebook::Rulebook,
    },
};

impl Position {
    /// Takes divisions that are put on the map again by hand out of their dead piles.
    pub(super) fn fetch_back(&mut self, units: &[UnitId]) {
        for unit in units {
            let Some(piece) = self.public.find(*unit) else { continue };
            let counter = self.public.counter(piece);
            let (Place::Gone, Some(division)) = (counter.place, counter.unit) else { continue };
            let secrets = &mut self.secrets;
            let piles = secrets.dead.iter_mut().chain(&mut secrets.second_dead);
            piles.for_each(|pile| pile.retain(|id| *id != division));
            self.public.known_out.retain(|id| *id != division);
        }
    }

    /// Takes Soviet divisions off the map by hand: an untried one goes to the bottom of its pool, a known one to its
    /// dead pile.
    pub(super) fn take_off(&mut self, units: &[UnitId]) {
        for unit in units {
            let Some(piece) = self.public.find(*unit) else { continue };
            let counter = self.public.counter(piece);
            let (Some(pool), true) = (counter.kind.pool(), counter.place != Place::Gone) else { continue };
            if let Some(division) = self.secrets.identity.remove(unit) {
                self.secrets.pools[pool.number()].insert(0, division);
            } else {
                self.bury(*unit, Cause::ByHand);
            }
        }
    }
}

impl Public {
    /// Applies an event that is set by hand while the referee is off.
    pub(super) fn apply_by_hand(&mut self, rulebook: &Rulebook, event: &Event) {
        match event {
            Event::Placed { units, place } => self.each(units, |public, piece| {
                public.moving.retain(|other| *other != piece);
                public.put(rulebook, piece, *place);
                let condition = public.condition(piece);
                *condition = Condition {
                    steps_lost: condition.steps_lost,
                    disrupted: condition.disrupted,
                    start: place.hex(),
                    ..Condition::default()
                };
            }),
            Event::TakenOff { units } => self.each(units, |public, piece| {
                public.moving.retain(|other| *other != piece);
                public.put(rulebook, piece, Place::Gone);
                *public.condition(piece) = Condition::default();
            }),
            Event::Readied { units, out, beyond } => self.ready(units, out, beyond),
            _ => {}
        }
    }

    /// Lets these units move from their present hexes, with the points that supply allows.
    fn ready(&mut self, units: &[UnitId], out: &[UnitId], beyond: &[UnitId]) {
        self.each(units, |public, piece| ready_one(&mut public.counters[piece.index()], out, beyond));
    }

    /// Applies an agreement of the players, or a single value that they set.
    pub(super) fn apply_table(&mut self, event: &Event) {
        match event {
            Event::StepsSet { unit, lost } => {
                if let Some(piece) = self.find(*unit) {
                    self.condition(piece).steps_lost = *lost;
                }
            }
            Event::ClockSet { turn, phase } => {
                let before = self.phase;
                self.close_phase(before);
                self.open_phase(*turn, *phase);
            }
            Event::RefereeSwitched { on } => {
                self.table.referee_off = !on;
                self.moving.clear();
                self.parted.clear();
            }
            Event::DiceTaken { by_hand } => self.table.dice_by_hand = *by_hand,
            Event::EndOffered { side } => self.table.offer = *side,
            Event::BrokenOff { ending } => {
                (self.table.ending, self.table.offer) = (Some(*ending), None);
                (self.battle, self.owed) = (None, None);
            }
            _ => {}
        }
    }
}
