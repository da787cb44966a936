//! Fire in the combat phase: mines, indirect fire, direct fire (12, 13, 17.1).

use super::Referee;
use crate::{
    engine::{board::Hex, counters::UnitId},
    games::platoon::rules::{
        combat::{
            self, Kind,
            indirect::{Call, Salvo, is_target, salvo},
            is_ready,
        },
        counter::Counter,
        event::Event,
        kinds::Side,
        order::Target,
        position::Public,
        refusal::Why,
        rulebook::Rulebook,
    },
};

/// Direct fire of units of the active side (12).
///
/// # Errors
/// Which of them may not fire, or the reason why the target is not attacked this way.
pub fn direct_fire(
    rulebook: &Rulebook,
    public: &Public,
    firers: &[&Counter],
    hex: Hex,
    target: Target,
) -> Result<combat::Attack, Why> {
    for firer in firers {
        is_ready(firer)?;
        firer.hex().ok_or(Why::NotOnMap { unit: firer.id })?;
    }
    combat::fire(rulebook, public, Kind::Direct, firers, hex, target)
}

impl Referee<'_> {
    /// Lets mines of the active side attack every unit in them, except engineers at work (17.1, 17.6).
    pub fn mines_attack(&mut self, side: Side) {
        let fields = self.public().mines.iter().filter(|(_, mines)| mines.side == side);
        let fields: Vec<Hex> = fields.map(|(hex, _)| *hex).collect();
        for hex in fields {
            let at_work = |counter: &&Counter| counter.condition.clearing.is_none();
            let inside: Vec<UnitId> =
                self.public().in_hex(hex).filter(at_work).map(|counter| counter.id).collect();
            if !inside.is_empty() && self.unseen().mines.contains_key(&hex) {
                self.say(Event::MinesKnown { hex });
            }
            for unit in inside {
                let Some(counter) = self.public().find(unit) else { continue };
                let attack = combat::mines(self.rulebook, counter, hex);
                self.resolve(&attack, &[], false);
            }
        }
    }

    /// Fires directly (12).
    pub fn order_fire(&mut self, firers: &[UnitId], hex: Hex, target: Target) -> Result<(), Why> {
        let side = self.active().ok_or(Why::GameOver)?;
        let units = self.of_side(side, firers)?;
        // Units that are not spotted are not struck either (10.1): the side's knowledge decides (19.2).
        let attack = direct_fire(self.rulebook, &self.known_to(side), &units, hex, target)?;
        self.resolve(&attack, firers, matches!(target, Target::Unit(_)));
        self.have_fired(firers, false);
        self.lose_sight();
        Ok(())
    }

    /// Fires indirectly (13).
    pub fn order_indirect_fire(&mut self, firers: &[(UnitId, Call)], hex: Hex) -> Result<(), Why> {
        let side = self.active().ok_or(Why::GameOver)?;
        let named: Vec<UnitId> = firers.iter().map(|(unit, _)| *unit).collect();
        let units = self.of_side(side, &named)?;
        if let Some((unit, _)) =
            firers.iter().find(|(_, call)| matches!(call, Call::Interdiction | Call::NearbyInterdiction))
        {
            return Err(Why::WrongCall { unit: *unit, hex });
        }
        let calls = units.into_iter().zip(firers).map(|(counter, (_, call))| (counter, *call));
        let calls: Vec<(&Counter, Call)> = calls.collect();
        let known = self.known_to(side);
        salvo(self.rulebook, &known, &calls, hex)?;
        is_target(self.rulebook, &known, side, hex)?;
        let seen: Vec<UnitId> = known.in_hex(hex).map(|counter| counter.id).collect();
        let fort_seen = known.forts.contains_key(&hex);
        drop(known);
        // It falls on every unit that is there, known or not.
        let salvo = salvo(self.rulebook, self.public(), &calls, hex)?;
        let tells = |unit: Option<UnitId>| unit.map_or(fort_seen, |unit| seen.contains(&unit));
        let told = salvo.attacks.iter().any(|(unit, attack)| attack.is_some() && tells(*unit));
        // Even without a visible attack the hex counts as shelled, and is not shelled twice (13.6).
        if self.rulebook.options.hidden_units && !told {
            self.say(Event::Shelled { by: salvo.firers.clone(), hex });
        }
        self.drop(&salvo);
        self.have_fired(&named, false);
        self.lose_sight();
        Ok(())
    }

    /// Resolves a salvo: a die for each unit that it is strong enough for, in the order of their ids (13.8).
    pub(super) fn drop(&mut self, salvo: &Salvo) {
        for attack in salvo.attacks.iter().filter_map(|(_, attack)| attack.as_ref()) {
            self.resolve(attack, &salvo.firers, false);
        }
    }
}
