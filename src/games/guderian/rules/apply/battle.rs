//! Events of a battle: its declaration, result and stages, losses, and the movements in it.

use crate::{
    engine::{board::Hex, counters::UnitId},
    games::guderian::rules::{
        combat::{
            battle::{Battle, Flight, Role, Stage},
            defenders,
            results::CombatResult,
        },
        counter::{Condition, Motion, Piece, Place},
        event::{Cause, Event},
        position::Public,
        rulebook::Rulebook,
    },
};

impl Public {
    pub(super) fn declare(&mut self, units: &[UnitId], targets: &[Hex], overrun: bool) {
        let attackers: Vec<Piece> = units.iter().filter_map(|unit| self.find(*unit)).collect();
        let defenders: Vec<Piece> =
            targets.iter().flat_map(|hex| defenders(self, *hex).collect::<Vec<_>>()).collect();
        if overrun {
            self.take_up(units);
        } else {
            for piece in &attackers {
                self.condition(*piece).has_attacked = true;
            }
        }
        let stood = attackers
            .iter()
            .chain(&defenders)
            .filter_map(|piece| Some((*piece, self.counter(*piece).hex()?)))
            .collect();
        self.battle = Some(Battle {
            overrun,
            attacker: self.phase.side(),
            attackers,
            targets: targets.to_vec(),
            defenders,
            result: None,
            stage: Stage::Declared,
            stood,
            retreats: Vec::new(),
            vacated: Vec::new(),
            attacker_hurt: false,
            advanced: Vec::new(),
        });
    }

    pub(super) fn eliminate(&mut self, rulebook: &Rulebook, unit: UnitId, cause: Cause) {
        let Some(piece) = self.find(unit) else { return };
        self.put(rulebook, piece, Place::Gone);
        self.counters[piece.index()].condition = Condition::default();
        self.moving.retain(|other| *other != piece);
        if cause != Cause::NoStrength {
            self.hurt(piece);
        }
    }

    /// Notes that the attacker lost a step or retreated in the current battle.
    pub(super) fn hurt(&mut self, piece: Piece) {
        if let Some(battle) = &mut self.battle {
            battle.attacker_hurt |= battle.result.is_some() && battle.attackers.contains(&piece);
        }
    }

    pub(super) fn apply_combat_move(&mut self, rulebook: &Rulebook, event: &Event) {
        match event {
            Event::Retreated { units, from, path, refuge } => {
                let pieces: Vec<Piece> = units.iter().filter_map(|unit| self.find(*unit)).collect();
                self.travel(rulebook, units, path);
                for piece in &pieces {
                    self.condition(*piece).took_refuge |= *refuge;
                    self.hurt(*piece);
                }
                if let Some(battle) = &mut self.battle {
                    battle.retreats.push(Flight { units: pieces, from: *from, path: path.clone() });
                }
            }
            Event::Overran { units, hex } => self.travel(rulebook, units, &[*hex]),
            Event::Advanced { units, path } => {
                self.travel(rulebook, units, path);
                let pieces: Vec<Piece> = units.iter().filter_map(|unit| self.find(*unit)).collect();
                for piece in &pieces {
                    self.condition(*piece).advanced = true;
                }
                if let Some(battle) = &mut self.battle {
                    battle.advanced.extend(pieces);
                }
            }
            Event::WentBack { unit, hex } => {
                let Some(piece) = self.find(*unit) else { return };
                if self.counter(piece).hex() != Some(*hex) {
                    self.travel(rulebook, &[*unit], &[*hex]);
                }
                self.leave_attack(piece);
            }
            Event::StoodAside { unit } => {
                if let Some(piece) = self.find(*unit) {
                    self.leave_attack(piece);
                }
            }
            _ => {}
        }
    }

    /// Takes a unit that cannot attack out of the battle (12.3).
    fn leave_attack(&mut self, piece: Piece) {
        self.condition(piece).motion = Motion::SentBack;
        if let Some(battle) = &mut self.battle {
            battle.attackers.retain(|other| *other != piece);
        }
    }

    pub(super) fn resolve(&mut self, result: CombatResult) {
        let Some(battle) = &mut self.battle else { return };
        battle.result = Some(result);
        // A hex of the attackers that the reveal has emptied does not count as emptied by the result (K12.14.6).
        let (attackers, counters) = (&battle.attackers, &self.counters);
        let stands = |piece: Piece| counters[piece.index()].hex().is_some();
        battle.stood.retain(|(piece, _)| !attackers.contains(piece) || stands(*piece));
        if !battle.overrun {
            for piece in battle.group(Role::Defender).to_vec() {
                self.condition(piece).was_attacked = true;
            }
        }
    }

    /// Sets the next stage of the battle; the last stage ends it.
    pub(super) fn set_stage(&mut self, stage: &Stage) {
        let finished = *stage == Stage::Finished
            && self.battle.as_ref().is_some_and(|battle| battle.stage == Stage::Finished);
        if finished {
            self.battle = None;
        } else if let Some(battle) = &mut self.battle {
            battle.stage = stage.clone();
        }
    }
}
