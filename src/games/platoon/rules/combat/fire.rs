//! Direct and opportunity fire (12, 14.2).

use super::{
    attack::{Attack, Kind, Reason},
    fate::is_ready,
    strength::{shares, strength},
    target::{condition_modifiers, finished, struck},
};
use crate::{
    engine::board::{Hex, Terrain},
    games::platoon::rules::{
        counter::Counter, kinds::Side, order::Target, position::Public, refusal::Why, rulebook::Rulebook,
    },
};

/// Direct or opportunity fire of units at a target, or the reason why it is not allowed (11, 12, 14.2). Whether they
/// may fire now is judged elsewhere.
///
/// # Errors
/// Which of them may not hit the target, or the reason why it cannot be attacked this way.
pub fn fire(
    rulebook: &Rulebook,
    public: &Public,
    kind: Kind,
    firers: &[&Counter],
    hex: Hex,
    target: Target,
) -> Result<Attack, Why> {
    if !rulebook.board.contains(hex) {
        return Err(Why::OffMap { hex });
    }
    let first = firers.first().ok_or(Why::NobodyFires)?;
    if public.holder(hex) == Some(first.side) {
        return Err(Why::FriendsThere { hex });
    }
    for firer in firers {
        may_hit(rulebook, kind, firer, hex)?;
    }
    let struck = struck(rulebook, public, kind, hex, target)?;
    let strength = shares(rulebook, firers, hex, &struck.armour)?.into_iter().sum();
    let mut modifiers = condition_modifiers(rulebook, hex, &struck);
    if kind == Kind::Opportunity {
        modifiers.push((Reason::Opportunity, rulebook.charts.modifiers.opportunity));
    }
    finished(rulebook, kind, hex, &struck, strength, 0, modifiers)
}

/// The strength of each unit that fires directly at a target, by class, range and height (11.3, 11.4).
///
/// # Errors
/// Which of them has no effect on it, or the reason why it cannot be attacked this way.
pub fn brought(
    rulebook: &Rulebook,
    public: &Public,
    firers: &[&Counter],
    hex: Hex,
    target: Target,
) -> Result<Vec<u16>, Why> {
    shares(rulebook, firers, hex, &struck(rulebook, public, Kind::Direct, hex, target)?.armour)
}

/// Whether a unit reaches and sees a hex to fire directly at it (12.1, 14.2).
fn may_hit(rulebook: &Rulebook, kind: Kind, firer: &Counter, hex: Hex) -> Result<(), Why> {
    let (unit, kind_of) = (firer.id, rulebook.kind(firer));
    if kind_of.attack == 0 {
        return Err(Why::Unarmed { unit });
    }
    let from = firer.hex().ok_or(Why::NotOnMap { unit })?;
    let range = from.distance(hex);
    let most = if kind == Kind::Opportunity { kind_of.half_range() } else { kind_of.range };
    if range > most {
        return Err(match kind {
            Kind::Opportunity => Why::BeyondHalfRange { unit, hex, range, most },
            _ => Why::OutOfRange { unit, hex, range, most },
        });
    }
    rulebook.sees(from, hex).then_some(()).ok_or(Why::NoLineOfSight { from, to: hex })
}

/// The strength of all opportunity fire of a side together at an enemy that enters a hex: at a soft target, and at an
/// armoured one (14.2).
pub fn covering(rulebook: &Rulebook, public: &Public, side: Side, hex: Hex) -> [u16; 2] {
    let town = rulebook.board.terrain(hex) == Terrain::Town;
    let able: Vec<&Counter> = public
        .on_map(side)
        .filter(|(firer, from)| {
            *from != hex
                && is_ready(firer).is_ok()
                && !firer.condition.fresh
                && may_hit(rulebook, Kind::Opportunity, firer, hex).is_ok()
        })
        .map(|(firer, _)| firer)
        .collect();
    [false, true].map(|armoured| {
        able.iter().filter_map(|firer| strength(rulebook, firer, hex, armoured, town).ok()).sum()
    })
}
