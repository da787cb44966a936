//! Anti-personnel fire: units that may fire at a hex, their weapons, and the die-roll modifiers (10, 12, 13, 14.3).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

mod added;
pub mod anti_tank;
pub mod armour;
mod bearing;
pub mod casualties;
pub mod chance;
mod group;
pub mod lanes;
pub mod missions;
pub mod modifier;
pub mod prospects;
mod readiness;
mod shot;
pub mod smoke;
pub mod sniper;

pub use added::opportunity;
pub use bearing::{Bearing, bearing, bearing_on_movers};
pub use readiness::{VEHICLE_MG, is_ready};
pub use shot::Shot;

use super::{
    assault::infantry::together,
    counter::Counter,
    kinds::{Arm, Side},
    position::Public,
    refusal::Why,
    rulebook::Rulebook,
};
use crate::engine::{board::Hex, counters::UnitId};
use group::Group;
use modifier::{Modifiers, sum};
use readiness::weapon;

/// The targets of a fire attack in a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim<'a> {
    /// All units in the hex (13.1).
    Hex,
    /// Only the units that have just entered the hex (14.2).
    Entering(&'a [UnitId]),
}

/// An attack before its dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attack {
    pub from: Hex,
    pub hex: Hex,
    /// The units that fire, each with its strength.
    pub brings: Vec<(UnitId, u16)>,
    pub strength: u16,
    /// The row of the table, from 0 (13.3).
    pub row: usize,
    pub modifiers: Modifiers,
    /// Whether mortars fire: their casualties on infantry in woods count twice (15.2).
    pub mortars: bool,
}

impl Attack {
    /// The casualty points of a roll (13.3).
    pub fn casualties(&self, rulebook: &Rulebook, dice: u8) -> u16 {
        let dice = i8::try_from(dice).unwrap_or(i8::MAX);
        rulebook.charts.casualties(self.row, dice.saturating_add(sum(&self.modifiers)))
    }

    /// The number of the 36 rolls that have an effect (13.4).
    pub fn chance(&self, rulebook: &Rulebook) -> u32 {
        let throws = (2_u8..=12).filter(|dice| self.casualties(rulebook, *dice) > 0);
        throws.map(|dice| 6 - u32::from(dice.abs_diff(7))).sum()
    }
}

/// Judges fire at a hex: its strength and the die-roll modifiers.
///
/// # Errors
/// The unit that may not fire, or the reason why the hex is no target.
pub fn fire(
    rulebook: &Rulebook,
    public: &Public,
    shots: &[Shot],
    leader: Option<UnitId>,
    (hex, aim): (Hex, Aim),
) -> Result<Attack, Why> {
    if !rulebook.board.contains(hex) {
        return Err(Why::OffMap { hex });
    }
    if matches!(aim, Aim::Entering(_))
        && let Some(shot) = shots.iter().find(|shot| is_mortar(rulebook, public, shot))
    {
        return Err(Why::NoMortarAtMovers { unit: shot.unit });
    }
    let group = Group::new(rulebook, public, shots, hex)?;
    let struck = struck(rulebook, public, (group.side, group.mortars), hex, aim)?;
    let mut brings = Vec::with_capacity(shots.len());
    for (shot, counter) in shots.iter().zip(&group.counters) {
        brings.push((shot.unit, group.strength(shot, counter)?));
    }
    let strength = together(&brings);
    let modifiers = group.modifiers(leader, &struck, aim)?;
    let row = rulebook.charts.fire_row(strength);
    Ok(Attack { from: group.from, hex, brings, strength, row, modifiers, mortars: group.mortars })
}

/// Finds the units in a hex that such fire hits: infantry, guns and unarmoured vehicles of the enemy (13.1). Mortars
/// hit AFVs too (15.3).
fn struck<'a>(
    rulebook: &Rulebook,
    public: &'a Public,
    (side, mortars): (Side, bool),
    hex: Hex,
    aim: Aim,
) -> Result<Vec<&'a Counter>, Why> {
    if public.in_hex(hex).any(|counter| counter.side == side) {
        return Err(Why::FriendsThere { hex });
    }
    let aimed_at = |counter: &&Counter| match aim {
        Aim::Hex => true,
        Aim::Entering(units) => units.contains(&counter.id),
    };
    let suffers = |counter: &&Counter| {
        let kind = rulebook.kind(counter);
        kind.casualty().is_some() || mortars && kind.drives()
    };
    let struck: Vec<&Counter> = public.in_hex(hex).filter(aimed_at).filter(suffers).collect();
    if !struck.is_empty() {
        return Ok(struck);
    }
    let armour = public.in_hex(hex).filter(aimed_at).any(|counter| rulebook.kind(counter).afv().is_some());
    Err(if armour { Why::OnlyArmour { hex } } else { Why::NobodyThere { hex } })
}

fn is_mortar(rulebook: &Rulebook, public: &Public, shot: &Shot) -> bool {
    weapon(rulebook, public, shot).is_some_and(|weapon| weapon.arm == Arm::Mortar)
}
