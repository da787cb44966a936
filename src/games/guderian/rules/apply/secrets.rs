//! Events that touch secrets: dice, draws, reveals, piles.

use crate::{
    engine::counters::UnitId,
    games::guderian::rules::{
        counter::{Condition, Counter, Place},
        event::{Cause, Event},
        kinds::Kind,
        position::Position,
        rulebook::Rulebook,
    },
};

impl Position {
    /// Applies an event that touches secrets: dice, draws, reveals, piles.
    pub(super) fn apply_chance(&mut self, rulebook: &Rulebook, event: &Event) {
        let secrets = &mut self.secrets;
        match event {
            Event::Die { roll, .. } => secrets.dice.check_off(6, *roll),
            Event::Recycled { pool, second } => {
                let piles = if *second { &mut secrets.second_dead } else { &mut secrets.dead };
                let mut pile = std::mem::take(&mut piles[pool.number()]);
                pile.sort_unstable();
                secrets.dice.shuffle(&mut pile);
                self.public.known_out.retain(|id| !pile.contains(id));
                secrets.pools[pool.number()] = pile;
            }
            Event::Drawn { unit, kind, area } => {
                self.draw(rulebook, *unit, *kind, Place::Due { area: *area });
            }
            Event::Brought { unit, kind, hex } => {
                // It comes into being off the map; the move to its place then updates stacks and zones.
                self.draw(rulebook, *unit, *kind, Place::Gone);
                let piece = self.public.find(*unit);
                piece.into_iter().for_each(|piece| self.public.put(rulebook, piece, Place::Map(*hex)));
            }
            Event::Placed { units, .. } => self.fetch_back(units),
            Event::TakenOff { units } => self.take_off(units),
            Event::Revealed { unit, division } => {
                secrets.identity.remove(unit);
                let Some(piece) = self.public.find(*unit) else { return };
                let Some(print) = rulebook.order_of_battle.find(*division) else { return };
                let counter = &mut self.public.counters[piece.index()];
                counter.unit = Some(*division);
                counter.print = Some(print);
                counter.kind = rulebook.order_of_battle.record(print).kind;
            }
            Event::Forfeited { unit } => self.forfeit(rulebook, *unit),
            Event::Eliminated { unit, cause } => self.bury(*unit, *cause),
            Event::BidsOpened { .. } => secrets.bid = None,
            _ => {}
        }
    }

    /// Brings the next division of a pool into play.
    fn draw(&mut self, rulebook: &Rulebook, unit: UnitId, kind: Kind, place: Place) {
        let Some(pool) = kind.pool() else { return };
        let Some(division) = self.secrets.pools[pool.number()].pop() else { return };
        self.secrets.identity.insert(unit, division);
        let print = rulebook.order_of_battle.find(division);
        let allowance = print.map_or(0, |print| rulebook.order_of_battle.record(print).allowance);
        self.public.drawn[pool.number()] += 1;
        self.public.add(Counter {
            id: unit,
            kind,
            unit: None,
            print: None,
            allowance,
            army: None,
            place,
            condition: Condition::default(),
        });
    }

    /// Returns a division that never entered to the bottom of its pool.
    fn forfeit(&mut self, rulebook: &Rulebook, unit: UnitId) {
        let Some(piece) = self.public.find(unit) else { return };
        if let (Some(pool), Some(division)) =
            (self.public.counter(piece).kind.pool(), self.secrets.identity.remove(&unit))
        {
            self.secrets.pools[pool.number()].insert(0, division);
        }
        self.public.put(rulebook, piece, Place::Gone);
    }

    /// Puts an eliminated Soviet division on its dead pile, face down (12.4).
    pub(super) fn bury(&mut self, unit: UnitId, cause: Cause) {
        let Some(piece) = self.public.find(unit) else { return };
        let counter = self.public.counter(piece);
        let Some(pool) = counter.kind.pool() else { return };
        let known = counter.unit;
        let Some(division) = known.or_else(|| self.secrets.identity.remove(&unit)) else { return };
        let piles =
            if cause == Cause::NoStrength { &mut self.secrets.second_dead } else { &mut self.secrets.dead };
        piles[pool.number()].push(division);
        self.public.known_out.extend(known);
    }
}
