//! The conduct of a battle from its declaration to its end: reveal, die, losses, retreats, entry or
//! advance (9.6, 6.5). Each stage asks what it must and goes on when it is answered.

use super::{
    advance,
    battle::{Battle, Decision, Role, Stage, Vacated},
    counter::Piece,
    event::{Cause, DiePurpose, Event},
    options::Reading,
    referee::Referee,
    results::CombatResult,
    retreat::{Retreat, Routes},
    strength::{Judge, printed},
    zones::in_enemy_zone,
};
use crate::{board::Hex, charts::Odds};

impl Referee<'_> {
    /// The battle that is being fought, as it is now.
    pub fn battle(&self) -> Option<Battle> {
        self.public().battle.clone()
    }

    fn stage(&mut self, stage: Stage) {
        self.say(Event::Staged { stage });
    }

    fn owe(&mut self, decision: Decision) {
        self.say(Event::Owed { decision: Some(decision) });
    }

    /// Reveals, compares, throws the die, and goes on from there. Called once a battle is declared.
    pub fn fight(&mut self) {
        let Some(battle) = self.battle() else { return };
        self.reveal(&battle.attackers, &battle.defenders);
        let emptied = self.empty_targets(&battle);
        if !emptied.is_empty() {
            self.say(Event::TargetsEmptied { hexes: emptied });
        }
        let Some(battle) = self.battle() else { return };
        if battle.targets.is_empty() {
            self.stage(Stage::Settled { role: Role::Defender });
        } else {
            self.throw(&battle);
        }
        self.proceed();
    }

    /// Target hexes whose defenders have all vanished; who had only taken refuge there goes with
    /// them (9.75).
    fn empty_targets(&mut self, battle: &Battle) -> Vec<Hex> {
        for hex in &battle.targets {
            let left: Vec<Piece> = self.public().stack(*hex).collect();
            if left.iter().all(|piece| self.public().counter(*piece).condition.took_refuge) {
                for piece in left {
                    self.eliminate(piece, Cause::Refuge);
                }
            }
        }
        let public = self.public();
        battle.targets.iter().copied().filter(|hex| public.holder(*hex).is_none()).collect()
    }

    /// Compares the strengths and throws the die (9.4, 9.5).
    fn throw(&mut self, battle: &Battle) {
        let (rulebook, public) = (self.rulebook, self.public());
        let values = |piece| printed(rulebook, public, piece);
        let judge = Judge::new(rulebook, public, &values);
        let attackers = self.alive(&battle.attackers);
        let attack = judge.attack(&attackers, battle.overrun);
        let defence = judge.defence(&attackers, &battle.targets);
        if attack.total == 0 {
            self.say(Event::AttackVoid);
            self.stage(Stage::Finished);
            return;
        }
        let column = Odds::column(attack.total, defence.total, &rulebook.charts.odds);
        let odds = rulebook.charts.odds[column];
        self.say(Event::Compared { attack, defence, odds });
        let roll = self.roll(DiePurpose::Combat);
        let result = rulebook.combat_results().at(usize::from(roll) - 1, column);
        self.say(Event::Resolved { result });
        let first = match result {
            CombatResult::AttackerEliminated => {
                self.eliminate_all(Role::Attacker, Cause::Result);
                Stage::Settled { role: Role::Attacker }
            }
            CombatResult::DefenderEliminated { .. } => {
                self.eliminate_all(Role::Defender, Cause::Result);
                Stage::Settled { role: Role::Defender }
            }
            CombatResult::Engaged => Stage::Paying { role: Role::Defender, left: 1 },
            CombatResult::Losses { defender: 0, attacker } => {
                Stage::Choosing { role: Role::Attacker, amount: attacker }
            }
            CombatResult::Losses { defender, .. } => {
                Stage::Choosing { role: Role::Defender, amount: defender }
            }
        };
        self.stage(first);
    }

    /// Goes on with the battle until something is owed or it is over.
    pub fn proceed(&mut self) {
        while self.public().owed.is_none() {
            let Some(battle) = self.battle() else { return };
            match battle.stage.clone() {
                Stage::Declared => return,
                Stage::Choosing { role, amount } => self.choose(&battle, role, amount),
                Stage::Paying { role, left } => self.pay(&battle, role, left),
                Stage::Retreating { role, amount, waiting } => {
                    self.retreat_next(&battle, role, amount, waiting);
                }
                Stage::Crowded { hex, arrived, .. } => self.crowd(&battle, hex, &arrived),
                Stage::Settled { role } => self.settle(&battle, role),
                Stage::Advancing { role } => self.offer_advance(&battle, role),
                Stage::Finished => self.finish(&battle),
            }
        }
    }

    fn choose(&mut self, battle: &Battle, role: Role, amount: u8) {
        if self.alive(battle.group(role)).is_empty() {
            self.stage(Stage::Settled { role });
        } else {
            self.owe(Decision::LoseOrRetreat { side: battle.side(role), amount });
        }
    }

    /// Asks for the next step, or takes it where there is no choice (9.61).
    fn pay(&mut self, battle: &Battle, role: Role, left: u8) {
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

    /// Counters that may be named for a loss: everybody in the group who did not only take refuge.
    fn payers(&self, battle: &Battle, role: Role) -> Vec<Piece> {
        let mut payers = self.alive(battle.group(role));
        if role == Role::Defender {
            payers.retain(|piece| !self.public().counter(*piece).condition.took_refuge);
        }
        payers
    }

    /// Takes one step from a counter; who took refuge in its hex is eliminated (9.75).
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

    /// Eliminates those of the defenders in these hexes who had taken refuge there (9.75).
    fn eliminate_refugees(&mut self, battle: &Battle, hexes: &[Hex]) {
        for piece in self.alive(&battle.defenders) {
            let counter = self.public().counter(piece);
            if counter.condition.took_refuge && counter.hex().is_some_and(|hex| hexes.contains(&hex)) {
                self.eliminate(piece, Cause::Refuge);
            }
        }
    }

    fn eliminate_all(&mut self, role: Role, cause: Cause) {
        let Some(battle) = self.battle() else { return };
        for piece in battle.group(role) {
            self.eliminate(*piece, cause);
        }
    }

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

    /// Kills the stacks that have no way out, sends one that has no choice, or asks (9.72, 9.73).
    fn retreat_next(&mut self, battle: &Battle, role: Role, amount: u8, mut waiting: Vec<Hex>) {
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

    /// Lets the owner name who is over the limit where a stack has arrived (9.73).
    fn crowd(&mut self, battle: &Battle, hex: Hex, arrived: &[Piece]) {
        let Stage::Crowded { role, amount, waiting, .. } = battle.stage.clone() else { return };
        let rulebook = self.rulebook;
        let alive: Vec<Piece> =
            arrived.iter().copied().filter(|piece| self.hex_of(*piece) == Some(hex)).collect();
        let over = super::stacking::overflow(rulebook, self.public(), hex, &alive);
        let candidates: Vec<Piece> = super::stacking::candidates(rulebook, self.public(), hex)
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

    /// What follows when one side's losses are over.
    fn settle(&mut self, battle: &Battle, role: Role) {
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

    /// A defender in an overrun who suffered a D result is disrupted (K9.1).
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

    /// Asks the winner to advance while anybody can (9.8).
    fn offer_advance(&mut self, battle: &Battle, role: Role) {
        let winners: Vec<Piece> = self
            .alive(battle.group(role))
            .into_iter()
            .filter(|piece| !battle.has_retreated(*piece))
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
    fn finish(&mut self, battle: &Battle) {
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

    /// The survivors must enter, but leaders alone not into an enemy zone, and nobody into a closed
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

/// Who may advance, if anybody (9.81, K12.14.6).
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
