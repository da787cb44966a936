//! Losses in a battle: the choice between loss and retreat, and the units that lose steps (9.6).

use crate::{
    engine::board::Hex,
    games::guderian::rules::{
        combat::{
            battle::{Battle, Decision, Role, Stage},
            results::CombatResult,
        },
        counter::Piece,
        event::Cause,
        referee::Referee,
    },
};

impl Referee<'_> {
    pub(super) fn choose(&mut self, battle: &Battle, role: Role, amount: u8) {
        if self.alive(battle.group(role)).is_empty() {
            self.stage(Stage::Settled { role });
        } else {
            self.owe(Decision::LoseOrRetreat { side: battle.side(role), amount });
        }
    }

    /// Asks for the next step, or takes it where there is no choice (9.61).
    pub(super) fn pay(&mut self, battle: &Battle, role: Role, left: u8) {
        let payers = self.payers(battle, role);
        let steps: u8 = payers.iter().map(|piece| self.steps_left(*piece)).sum();
        if left == 0 || payers.is_empty() {
            self.after_paying(battle, role);
        } else if steps <= left {
            self.eliminate_all(role, Cause::Steps);
            self.stage(Stage::Paying { role, left: 0 });
        } else if let [only] = payers[..] {
            self.pay_with(battle, role, left, only);
        } else {
            let among = self.ids(&payers);
            self.owe(Decision::LoseStep { side: battle.side(role), left, among });
        }
    }

    /// Counters that may be named for a loss: all of the group, except defenders that only took refuge.
    fn payers(&self, battle: &Battle, role: Role) -> Vec<Piece> {
        let mut payers = self.alive(battle.group(role));
        if role == Role::Defender {
            payers.retain(|piece| !self.public().counter(*piece).condition.took_refuge);
        }
        payers
    }

    /// Takes one step from a counter; units that took refuge in its hex are eliminated (9.75).
    pub fn pay_with(&mut self, battle: &Battle, role: Role, left: u8, piece: Piece) {
        let hex = self.hex_of(piece);
        self.lose_step(piece);
        if role == Role::Defender {
            self.eliminate_refugees(battle, hex.as_slice());
        }
        self.stage(Stage::Paying { role, left: left - 1 });
    }

    fn after_paying(&mut self, battle: &Battle, role: Role) {
        let engaged = battle.result == Some(CombatResult::Engaged);
        if engaged && role == Role::Defender {
            self.stage(Stage::Paying { role: Role::Attacker, left: 1 });
        } else {
            self.stage(Stage::Settled { role });
        }
    }

    /// Eliminates the defenders in these hexes that had taken refuge there (9.75).
    pub(super) fn eliminate_refugees(&mut self, battle: &Battle, hexes: &[Hex]) {
        for piece in self.alive(&battle.defenders) {
            let counter = self.public().counter(piece);
            if counter.condition.took_refuge && counter.hex().is_some_and(|hex| hexes.contains(&hex)) {
                self.eliminate(piece, Cause::Refuge);
            }
        }
    }

    pub(super) fn eliminate_all(&mut self, role: Role, cause: Cause) {
        let Some(battle) = self.battle() else { return };
        for piece in battle.group(role) {
            self.eliminate(*piece, cause);
        }
    }
}
