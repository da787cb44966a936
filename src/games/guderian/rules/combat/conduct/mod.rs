//! The conduct of a battle from its declaration to its end: reveal, die, losses, retreats, entry or advance (9.6, 6.5).
//! Each stage asks for its decisions and continues when they are made.

mod aftermath;
mod losses;
mod retreats;

use super::{
    battle::{Battle, Decision, Role, Stage},
    defenders,
    results::CombatResult,
    strength::{Judge, printed},
};
use crate::{
    engine::{board::Hex, charts::Odds},
    games::guderian::rules::{
        counter::Piece,
        event::{Cause, DiePurpose, Event},
        referee::Referee,
    },
};

impl Referee<'_> {
    /// The current battle, as it is now.
    pub fn battle(&self) -> Option<Battle> {
        self.public().battle.clone()
    }

    fn stage(&mut self, stage: Stage) {
        self.say(Event::Staged { stage });
    }

    fn owe(&mut self, decision: Decision) {
        self.say(Event::Owed { decision: Some(decision) });
    }

    /// Reveals units, compares strengths, rolls the die and continues from there. Called once a battle is declared.
    pub fn fight(&mut self) {
        self.turn_up();
        let Some(battle) = self.battle() else { return };
        if battle.targets.is_empty() {
            self.stage(Stage::Settled { role: Role::Defender });
        } else {
            self.throw(&battle);
        }
        self.proceed();
    }

    /// Reveals the untried units of the battle that has just been declared, with all effects before the strengths are
    /// compared (12.2, 12.3).
    pub(super) fn turn_up(&mut self) {
        let Some(battle) = self.battle() else { return };
        self.reveal(&battle.attackers, &battle.defenders);
        let emptied = self.empty_targets(&battle);
        if !emptied.is_empty() {
            self.say(Event::TargetsEmptied { hexes: emptied });
        }
    }

    /// Target hexes whose defenders are all gone; units that had only taken refuge there are eliminated too (9.75).
    fn empty_targets(&mut self, battle: &Battle) -> Vec<Hex> {
        for hex in &battle.targets {
            let left: Vec<Piece> = defenders(self.public(), *hex).collect();
            if left.iter().all(|piece| self.public().counter(*piece).condition.took_refuge) {
                for piece in left {
                    self.eliminate(piece, Cause::Refuge);
                }
            }
        }
        let public = self.public();
        let nobody = |hex: &Hex| defenders(public, *hex).next().is_none();
        battle.targets.iter().copied().filter(nobody).collect()
    }

    /// Compares the strengths and rolls the die (9.4, 9.5).
    fn throw(&mut self, battle: &Battle) {
        let (rulebook, public) = (self.rulebook, self.public());
        let values = |piece| printed(rulebook, public, piece);
        let judge = Judge::new(rulebook, public, &values);
        let (attack, defence) = judge.battle(battle);
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

    /// Continues the battle until a decision is pending or it is over.
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
}
