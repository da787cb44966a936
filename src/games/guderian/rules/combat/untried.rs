//! Untried units (12.0): drawing and revealing them, and removing those without strength.

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::guderian::rules::{
        counter::Piece,
        event::{Cause, Event},
        kinds::{Pool, Side},
        referee::Referee,
        supply::zones::in_enemy_zone,
    },
};

impl Referee<'_> {
    /// Draws a division of a pool into the box of an area (12.1). An empty pool is filled from the dead piles (12.4).
    /// None if no division is left.
    pub fn draw(&mut self, pool: Pool, area: UnitId) -> Option<UnitId> {
        let number = pool.number();
        let secrets = &self.position.secrets;
        if secrets.pools[number].is_empty() {
            let second = secrets.dead[number].is_empty();
            if second && secrets.second_dead[number].is_empty() {
                self.say(Event::PoolEmpty { pool });
                return None;
            }
            self.say(Event::Recycled { pool, second });
        }
        let unit = slot(pool, self.public().drawn[number] + 1)?;
        self.say(Event::Drawn { unit, kind: pool.kind(), area });
        Some(unit)
    }

    /// Reveals the untried units of a battle (12.2) and removes those without strength (12.3).
    ///
    /// An attacker that can only defend is sent back, and so are attacking leaders left alone in an enemy zone (10.23).
    pub fn reveal(&mut self, attackers: &[Piece], defenders: &[Piece]) {
        for piece in defenders.iter().chain(attackers) {
            self.reveal_one(*piece);
        }
        let hexes: Vec<Hex> = {
            let mut hexes: Vec<Hex> = attackers.iter().filter_map(|piece| self.hex_of(*piece)).collect();
            hexes.sort_unstable();
            hexes.dedup();
            hexes
        };
        for piece in attackers {
            let without_strength = self.hex_of(*piece).is_some() && self.cannot_attack(*piece);
            if without_strength {
                self.send_back(*piece);
            }
        }
        for hex in hexes {
            let left: Vec<Piece> = self.public().stack(hex).collect();
            let alone = left.iter().all(|piece| !self.public().counter(*piece).is_combat_unit());
            if alone && in_enemy_zone(self.public(), Side::Soviet, hex) {
                for piece in left.into_iter().filter(|piece| attackers.contains(piece)) {
                    self.send_back(piece);
                }
            }
        }
    }

    fn reveal_one(&mut self, piece: Piece) {
        let counter = self.public().counter(piece);
        if !counter.is_untried() || counter.hex().is_none() {
            return;
        }
        let unit = counter.id;
        let Some(division) = self.position.secrets.identity.get(&unit).copied() else { return };
        self.say(Event::Revealed { unit, division });
        let print = self.public().counter(piece).print;
        if print.is_some_and(|print| self.rulebook.order_of_battle.record(print).is_dud()) {
            self.eliminate(piece, Cause::NoStrength);
        }
    }

    /// Whether a revealed division has no strength to attack with: it may only defend (12.3).
    pub fn cannot_attack(&self, piece: Piece) -> bool {
        let counter = self.public().counter(piece);
        counter.is_combat_unit()
            && counter.print.is_some_and(|print| {
                self.rulebook.order_of_battle.record(print).attack.iter().all(|attack| *attack == 0)
            })
    }
}

/// The neutral id of the division with this number in the order drawn from a pool.
pub fn slot(pool: Pool, number: u16) -> Option<UnitId> {
    format!("{}-{number:02}", pool.word()).parse().ok()
}
