//! Attacks and their results in words.

use super::{charts::result_name, teller::Teller};
use crate::{
    engine::{
        board::Hex,
        counters::UnitId,
        text::{Arg, Text, id, t},
    },
    games::platoon::rules::{
        Rulebook,
        combat::Kind,
        counter::Place,
        event::{DiePurpose, Event, hand_events, sequence_events, unit_events},
        position::Public,
    },
};

/// Whether fire of these units is interdiction: it falls in the other player's turn (14.5).
pub fn is_interdiction(rulebook: &Rulebook, public: &Public, kind: Kind, by: &[UnitId]) -> bool {
    let side = by.first().and_then(|unit| public.find(*unit)).map(|counter| counter.side);
    kind == Kind::Indirect && side.is_some() && side != public.phase.side(&rulebook.scenario)
}

/// The attacking units, the target and its hex, without figures.
pub fn declared(
    rulebook: &Rulebook,
    public: &Public,
    kind: Kind,
    (by, struck): (&[UnitId], &[UnitId]),
    hex: Hex,
) -> Text {
    Teller { rulebook, public }.declared(kind, by, hex, struck)
}

/// The target of an attack: the units struck, or the fort.
fn target(struck: &[UnitId]) -> Arg {
    match struck {
        [] => Arg::Name(id!("platoon-story-fort")),
        struck => Arg::list(struck.iter().copied()),
    }
}

/// An attack by this number of units, none of them if all are hidden, on a target in a hex.
pub fn attack_text(
    (kind, interdicts): (Kind, bool),
    (n, units): (usize, Arg),
    target: Arg,
    hex: Hex,
) -> Text {
    match kind {
        Kind::Mines => t!("platoon-story-mines-attack", target = target, hex = hex),
        Kind::Direct => t!("platoon-story-fires", n = n, units = units, target = target, hex = hex),
        Kind::Opportunity => {
            t!("platoon-story-opportunity-fire", n = n, units = units, target = target, hex = hex)
        }
        Kind::Indirect if interdicts => {
            t!("platoon-story-interdicts", n = n, units = units, target = target, hex = hex)
        }
        Kind::Indirect => {
            t!("platoon-story-indirect-fire", n = n, units = units, target = target, hex = hex)
        }
        Kind::Overrun => t!("platoon-story-overruns", n = n, units = units, target = target, hex = hex),
        Kind::Assault => t!("platoon-story-assaults", n = n, units = units, target = target, hex = hex),
    }
}

impl Teller<'_> {
    /// The units among these that both players see (19.2).
    fn seen(&self, units: &[UnitId]) -> Vec<UnitId> {
        let is_seen =
            |unit: &&UnitId| self.public.find(**unit).is_none_or(|counter| counter.place != Place::Unseen);
        units.iter().filter(is_seen).copied().collect()
    }

    /// The attacking units, the target and its hex, without figures.
    pub(in crate::games::platoon::words) fn declared(
        &self,
        kind: Kind,
        by: &[UnitId],
        hex: Hex,
        struck: &[UnitId],
    ) -> Text {
        let units = self.seen(by);
        let interdicts = is_interdiction(self.rulebook, self.public, kind, by);
        attack_text((kind, interdicts), (units.len(), units.into()), target(struck), hex)
    }

    pub(super) fn fire(&self, event: &Event) -> Option<Text> {
        Some(match event {
            Event::Attacked { kind, by, hex, struck, .. } => self.declared(*kind, by, *hex, struck),
            Event::Die { purpose: DiePurpose::Attack(hex), roll } => {
                t!("platoon-story-die-for-hex", hex = *hex, roll = *roll)
            }
            Event::Die { purpose: DiePurpose::Unit(unit), roll } => {
                t!("platoon-story-die-for-unit", unit = *unit, roll = *roll)
            }
            Event::Shelled { by, hex } => {
                let units = self.seen(by);
                t!("platoon-story-shells", n = units.len(), units = units, hex = *hex)
            }
            Event::Suffered { unit, result } => {
                let result = Arg::Name(result_name(*result).id());
                t!("platoon-story-suffers", unit = *unit, result = result)
            }
            Event::Dispersed { unit, .. } => t!("platoon-story-dispersed", unit = *unit),
            Event::Destroyed { unit, wreck: Some(_) } => {
                t!("platoon-story-eliminated-to-wreck", unit = *unit)
            }
            Event::Destroyed { unit, wreck: None } => t!("platoon-story-eliminated", unit = *unit),
            Event::FortHit { hex, falls: true } => t!("platoon-story-fort-falls", hex = *hex),
            Event::FortHit { hex, falls: false } => t!("platoon-story-fort-holds", hex = *hex),
            Event::FortTaken { hex, side } => t!("platoon-story-fort-captured", side = *side, hex = *hex),
            Event::FellOff { unit, hex } => t!("platoon-story-falls-off", unit = *unit, hex = *hex),
            Event::Overran { units, hex } => {
                let who: Vec<UnitId> = units.iter().map(|(unit, ..)| *unit).collect();
                let mut exits: Vec<Hex> = units.iter().map(|(_, exit, _)| *exit).collect();
                exits.sort_by_cached_key(|exit| self.rulebook.board.hex_name(*exit));
                exits.dedup();
                t!("platoon-story-overran", n = who.len(), units = who, hex = *hex, exits = exits)
            }
            sequence_events!() | unit_events!() | hand_events!() => return None,
        })
    }
}
