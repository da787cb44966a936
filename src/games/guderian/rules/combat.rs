//! Attacks of the Combat Phase (9.0): which units may attack which hexes.

pub mod advance;
pub(super) mod answers;
pub mod battle;
pub(super) mod conduct;
pub mod integrity;
pub mod odds;
pub mod results;
pub mod retreat;
pub mod strength;
pub(super) mod untried;

pub use strength::defenders;

use super::{
    counter::Piece,
    event::Event,
    kinds::Side,
    movement::{moves::find_all, overrun::defends_only},
    position::Public,
    referee::Referee,
    refusal::Why,
    rulebook::Rulebook,
    supply::SupplyLines,
};
use crate::engine::{board::Hex, counters::UnitId, text::id};

impl Referee<'_> {
    /// Attacks one hex or several (9.0).
    pub(super) fn order_attack(&mut self, units: &[UnitId], targets: &[Hex]) -> Result<(), Why> {
        let pieces = find_all(self.public(), units)?;
        let mut targets = targets.to_vec();
        targets.sort_unstable();
        targets.dedup();
        may_attack(self.rulebook, self.public(), &pieces, &targets)?;
        let units = self.ids(&pieces);
        self.say(Event::AttackDeclared { units, targets });
        self.fight();
        Ok(())
    }
}

/// Whether this unit may take part in an attack now, whatever its target.
///
/// # Errors
/// Not its combat phase, not on the map, disrupted, has attacked or advanced, may only defend, or is outside every
/// leader's radius.
pub fn may_take_part(
    rulebook: &Rulebook,
    public: &Public,
    lines: &SupplyLines,
    piece: Piece,
) -> Result<Hex, Why> {
    let counter = public.counter(piece);
    let unit = counter.id;
    if !public.phase.is_combat() {
        return Err(Why::not_now(id!("guderian-deed-attack")));
    }
    if counter.side() != public.phase.side() {
        return Err(Why::NotYours { unit });
    }
    let hex = counter.hex().ok_or(Why::NotOnMap { unit })?;
    if counter.condition.disrupted {
        return Err(Why::DisruptedAttack { unit });
    }
    if counter.condition.advanced {
        return Err(Why::HasAdvanced { unit });
    }
    if counter.condition.has_attacked {
        return Err(Why::HasAttacked { unit });
    }
    if defends_only(rulebook, public, piece) {
        return Err(Why::DefendsOnly { unit });
    }
    if counter.side() == Side::Soviet && counter.is_combat_unit() && !lines.commands(hex) {
        return Err(Why::NotCommanded { unit });
    }
    Ok(hex)
}

/// Whether an enemy-held hex may be attacked from another at all.
///
/// # Errors
/// Not adjacent, across a lake, no unit there, already attacked, or only units there that have just advanced.
pub fn may_be_attacked(
    rulebook: &Rulebook,
    public: &Public,
    side: Side,
    from: Hex,
    target: Hex,
) -> Result<(), Why> {
    if from.side_towards(target).is_none() {
        return Err(Why::NotAdjacentTarget { from, to: target });
    }
    if !rulebook.board.contains(target) {
        return Err(Why::NobodyToAttack { hex: target });
    }
    if !rulebook.board.touches_over_land(from, target) {
        return Err(Why::AttackOverLake { hex: target });
    }
    if !public.holds(side.enemy(), target) {
        return Err(Why::NobodyToAttack { hex: target });
    }
    let spared = |piece: &Piece| {
        let condition = &public.counter(*piece).condition;
        condition.was_attacked && !condition.took_refuge
    };
    if let Some(piece) = defenders(public, target).find(spared) {
        return Err(Why::WasAttacked { unit: public.counter(piece).id, hex: target });
    }
    let advanced = |piece: &Piece| public.counter(*piece).condition.advanced;
    let nobody_else = || defenders(public, target).all(|piece| public.counter(piece).condition.took_refuge);
    if let Some(piece) = public.stack(target).find(advanced).filter(|_| nobody_else()) {
        return Err(Why::AdvancedThere { unit: public.counter(piece).id, hex: target });
    }
    Ok(())
}

/// Whether these units may attack these hexes together (9.13, 9.23).
///
/// # Errors
/// A unit may not take part; a hex may not be attacked; a unit is not adjacent to every target; only leaders are named.
pub fn may_attack(
    rulebook: &Rulebook,
    public: &Public,
    pieces: &[Piece],
    targets: &[Hex],
) -> Result<(), Why> {
    if !public.phase.is_combat() {
        return Err(Why::not_now(id!("guderian-deed-attack")));
    }
    if pieces.is_empty() {
        return Err(Why::NobodyNamed);
    }
    if targets.is_empty() {
        return Err(Why::NoTarget);
    }
    let lines = SupplyLines::new(rulebook, public, public.phase.side());
    for piece in pieces {
        let from = may_take_part(rulebook, public, &lines, *piece)?;
        for target in targets {
            may_be_attacked(rulebook, public, public.phase.side(), from, *target)?;
        }
    }
    if !pieces.iter().any(|piece| public.counter(*piece).is_combat_unit()) {
        return Err(Why::OnlyLeadersAttack);
    }
    for piece in pieces.iter().filter(|piece| !public.counter(**piece).is_combat_unit()) {
        let hex = public.counter(*piece).hex();
        let accompanied = pieces
            .iter()
            .any(|other| public.counter(*other).is_combat_unit() && public.counter(*other).hex() == hex);
        if !accompanied {
            return Err(Why::LeaderAttacksAlone { unit: public.counter(*piece).id });
        }
    }
    Ok(())
}

/// The hexes that could be attacked now, each with the units that may take part.
pub fn opportunities(rulebook: &Rulebook, public: &Public) -> Vec<(Hex, Vec<Piece>)> {
    if !public.phase.is_combat() || public.battle.is_some() {
        return Vec::new();
    }
    let side = public.phase.side();
    let lines = SupplyLines::new(rulebook, public, side);
    let mut hexes: Vec<Hex> = public.on_map(side.enemy()).map(|(_, _, hex)| hex).collect();
    hexes.sort_unstable();
    hexes.dedup();
    hexes
        .into_iter()
        .filter_map(|target| {
            let able: Vec<Piece> = rulebook
                .board
                .land_neighbours(target)
                .filter(|from| may_be_attacked(rulebook, public, side, *from, target).is_ok())
                .flat_map(|from| public.stack(from))
                .filter(|piece| may_take_part(rulebook, public, &lines, *piece).is_ok())
                .collect();
            let escorted = |piece: &Piece| {
                public.counter(*piece).is_combat_unit()
                    || able.iter().any(|other| {
                        public.counter(*other).is_combat_unit()
                            && public.counter(*other).hex() == public.counter(*piece).hex()
                    })
            };
            let able: Vec<Piece> = able.iter().copied().filter(escorted).collect();
            (!able.is_empty()).then_some((target, able))
        })
        .collect()
}
