//! The aftermath of a battle, once the losses are over: disruption, hexes left, advance, and the entry into a hex that
//! was overrun (9.8, 6.5, 6.6).

use crate::{
    engine::board::Hex,
    games::guderian::rules::{
        combat::{
            advance,
            battle::{Battle, Decision, Role, Stage, Vacated},
            results::CombatResult,
        },
        counter::Piece,
        event::Event,
        referee::Referee,
        scenario::options::Reading,
        supply::zones::in_enemy_zone,
    },
};

impl Referee<'_> {
    /// Settles a battle when one side's losses are over.
    pub(super) fn settle(&mut self, battle: &Battle, role: Role) {
        if role == Role::Defender {
            self.disrupt(battle);
        }
        if winner(battle) != Some(role) {
            self.note_vacated(battle, role);
        }
        let attacker_part = battle.result.map_or(0, CombatResult::attacker_part);
        if role == Role::Defender && attacker_part > 0 {
            self.stage(Stage::Choosing { role: Role::Attacker, amount: attacker_part });
        } else if battle.overrun {
            self.stage(Stage::Finished);
        } else {
            self.stage(winner(battle).map_or(Stage::Finished, |role| Stage::Advancing { role }));
        }
    }

    /// Disrupts a defender in an overrun that suffered a D result (K9.1).
    fn disrupt(&mut self, battle: &Battle) {
        let hit = matches!(battle.result, Some(CombatResult::Losses { defender: 1.., .. }));
        let survivors = self.alive(&battle.defenders);
        if battle.overrun && hit && !survivors.is_empty() {
            let units = self.ids(&survivors);
            self.say(Event::Disrupted { units });
        }
    }

    /// Notes the hexes that this side's losers left empty.
    fn note_vacated(&mut self, battle: &Battle, role: Role) {
        let hexes: Vec<Vacated> = battle
            .left_behind(role)
            .into_iter()
            .filter(|vacated| self.public().holder(vacated.hex).is_none())
            .collect();
        if !hexes.is_empty() {
            self.say(Event::Left { hexes });
        }
    }

    /// Asks the winner to advance while any unit can (9.8).
    pub(super) fn offer_advance(&mut self, battle: &Battle, role: Role) {
        let winners: Vec<Piece> = self
            .alive(battle.group(role))
            .into_iter()
            .filter(|piece| !battle.has_retreated(*piece))
            .filter(|piece| !self.public().counter(*piece).condition.disrupted)
            .collect();
        let among = advance::candidates(self.rulebook, self.public(), battle, &winners);
        if among.is_empty() {
            self.stage(Stage::Finished);
        } else {
            let among = self.ids(&among);
            self.owe(Decision::Advance { side: battle.side(role), among });
        }
    }

    /// Ends the battle; overrunning units enter the emptied hex (K8.7, K8.8).
    pub(super) fn finish(&mut self, battle: &Battle) {
        if battle.overrun {
            self.finish_overrun(battle);
        }
        self.say(Event::Staged { stage: Stage::Finished });
    }

    fn finish_overrun(&mut self, battle: &Battle) {
        let target = battle.overrun_target();
        let survivors: Vec<Piece> =
            self.alive(&battle.attackers).into_iter().filter(|piece| !battle.has_retreated(*piece)).collect();
        let engaged = battle.result == Some(CombatResult::Engaged);
        let split = battle.result.is_some_and(CombatResult::is_split);
        let stays = engaged || (split && self.rulebook.options.overrun_entry == Reading::Published);
        let halted = engaged || split || battle.attacker_hurt;
        let emptied = target.filter(|hex| self.public().holder(*hex).is_none());
        if let Some(hex) = emptied.filter(|_| !stays) {
            self.enter_emptied(&survivors, hex);
        }
        let left = self.alive(&battle.attackers);
        if halted && !left.is_empty() {
            let units = self.ids(&left);
            self.say(Event::Halted { units });
        }
    }

    /// Moves the survivors into the emptied hex. Leaders alone do not enter an enemy zone, and no unit enters a closed
    /// column.
    fn enter_emptied(&mut self, survivors: &[Piece], hex: Hex) {
        let Some(first) = survivors.first() else { return };
        let side = self.public().counter(*first).side();
        let fighters = survivors.iter().any(|piece| self.public().counter(*piece).is_combat_unit());
        let allowed = fighters || !in_enemy_zone(self.public(), side, hex);
        if allowed && advance::is_open(self.rulebook, self.public(), side, hex) {
            let units = self.ids(survivors);
            self.say(Event::Overran { units, hex });
            self.pass(survivors, &[hex]);
        }
    }
}

/// The role that may advance, if any (9.81, K12.14.6).
fn winner(battle: &Battle) -> Option<Role> {
    match battle.result {
        None => Some(Role::Attacker),
        Some(CombatResult::Engaged) => None,
        Some(CombatResult::AttackerEliminated | CombatResult::Losses { defender: 0, .. }) => {
            Some(Role::Defender)
        }
        Some(_) => Some(Role::Attacker),
    }
}
