//! Retreats in a battle: stack by stack, each routed by the opponent (9.7).

use crate::{
    engine::board::Hex,
    games::guderian::rules::{
        combat::{
            battle::{Battle, Decision, Role, Stage},
            retreat::{Retreat, Routes},
        },
        counter::Piece,
        event::{Cause, Event},
        movement::stacking,
        referee::Referee,
    },
};

impl Referee<'_> {
    /// Begins the retreat of a whole group (9.65).
    pub fn begin_retreat(&mut self, role: Role, amount: u8) {
        let Some(battle) = self.battle() else { return };
        if role == Role::Defender {
            self.eliminate_refugees(&battle, &battle.targets);
        }
        let mut waiting: Vec<Hex> =
            battle.group(role).iter().filter_map(|piece| self.hex_of(*piece)).collect();
        waiting.sort_unstable();
        waiting.dedup();
        self.stage(Stage::Retreating { role, amount, waiting });
    }

    /// The counters of the group that still wait in a hex to be routed.
    pub fn retreaters(&self, battle: &Battle, role: Role, hex: Hex) -> Vec<Piece> {
        self.alive(battle.group(role))
            .into_iter()
            .filter(|piece| self.hex_of(*piece) == Some(hex))
            .filter(|piece| !battle.has_retreated(*piece))
            .collect()
    }

    /// The routes of the counters that wait in a hex.
    pub fn routes(&self, battle: &Battle, role: Role, hex: Hex, amount: u8, stack: &[Piece]) -> Routes {
        let group = self.alive(battle.group(role));
        Retreat { stack, from: hex, amount, group: &group }.routes(self.rulebook, self.public())
    }

    /// Eliminates the stacks without a route, sends a stack that has no choice, or asks (9.72, 9.73).
    pub(super) fn retreat_next(&mut self, battle: &Battle, role: Role, amount: u8, mut waiting: Vec<Hex>) {
        let mut open = Vec::new();
        for hex in &waiting {
            let stack = self.retreaters(battle, role, *hex);
            if stack.is_empty() {
                continue;
            }
            let routes = self.routes(battle, role, *hex, amount, &stack);
            if routes.paths.is_empty() {
                for piece in stack {
                    self.eliminate(piece, Cause::NoRoute);
                }
            } else {
                open.push((*hex, stack, routes));
            }
        }
        waiting = open.iter().map(|(hex, ..)| *hex).collect();
        match open.as_slice() {
            [] => self.stage(Stage::Settled { role }),
            [(hex, stack, routes)] if routes.paths.len() == 1 && !self.rulebook.options.retreat_split => {
                self.send(role, amount, waiting, *hex, stack, &routes.paths[0].clone());
            }
            _ => {
                let side = battle.side(role).enemy();
                self.stage(Stage::Retreating { role, amount, waiting: waiting.clone() });
                self.owe(Decision::Route { side, amount, stacks: waiting });
            }
        }
    }

    /// Sends units along a route (9.7).
    pub fn send(
        &mut self,
        role: Role,
        amount: u8,
        mut waiting: Vec<Hex>,
        hex: Hex,
        stack: &[Piece],
        path: &[Hex],
    ) {
        let Some(end) = path.last().copied() else { return };
        let refuge = self.public().holder(end).is_some();
        let units = self.ids(stack);
        self.say(Event::Retreated { units, from: hex, path: path.to_vec(), refuge });
        self.pass(stack, path);
        let Some(battle) = self.battle() else { return };
        if self.retreaters(&battle, role, hex).is_empty() {
            waiting.retain(|other| *other != hex);
        }
        let arrived = stack.to_vec();
        self.stage(Stage::Crowded { role, amount, waiting, hex: end, arrived });
    }

    /// Lets the owner name the unit that is over the limit where a stack has arrived (9.73).
    pub(super) fn crowd(&mut self, battle: &Battle, hex: Hex, arrived: &[Piece]) {
        let Stage::Crowded { role, amount, waiting, .. } = battle.stage.clone() else { return };
        let rulebook = self.rulebook;
        let alive: Vec<Piece> =
            arrived.iter().copied().filter(|piece| self.hex_of(*piece) == Some(hex)).collect();
        let over = stacking::overflow(rulebook, self.public(), hex, &alive);
        let candidates: Vec<Piece> = stacking::candidates(rulebook, self.public(), hex)
            .into_iter()
            .filter(|piece| alive.contains(piece))
            .collect();
        if over == 0 || candidates.is_empty() {
            self.stage(Stage::Retreating { role, amount, waiting });
        } else if candidates.len() <= over {
            for piece in candidates {
                self.eliminate(piece, Cause::Stacking);
            }
        } else {
            let among = self.ids(&candidates);
            self.owe(Decision::Excess { side: battle.side(role), hex, among });
        }
    }
}
