//! Wire, and the clearing of wire (20.6).

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    fire::is_ready,
    kinds::Arm,
    position::{Public, WorkKind},
    refusal::Why,
    rulebook::Rulebook,
    scenario::units::UnitType,
};
use crate::engine::{board::Hex, counters::UnitId};

/// Returns the type of satchel charge with which infantry may clear the wire in an adjacent hex (20.6).
///
/// # Errors
/// The reason why it may not clear the wire.
pub fn may_clear(rulebook: &Rulebook, public: &Public, unit: UnitId, hex: Hex) -> Result<UnitId, Why> {
    let counter = public.find(unit).ok_or(Why::NoSuchUnit { unit })?;
    is_ready(rulebook, counter)?;
    let from = counter.hex().ok_or(Why::NotOnMap { unit })?;
    if !rulebook.kind(counter).is_infantry() {
        return Err(Why::NoInfantry { unit });
    }
    if from.side_towards(hex).is_none() {
        return Err(Why::WireNextOnly { unit, hex });
    }
    if public.works.get(&hex).is_none_or(|work| work.kind != WorkKind::Wire) {
        return Err(Why::NoWire { hex });
    }
    let is_satchel = |id: &UnitId| {
        let weapon = rulebook.units.find(*id).and_then(UnitType::weapon);
        weapon.is_some_and(|weapon| weapon.arm == Arm::Satchel)
    };
    let stores = public.stores(counter.side).expendable.iter();
    let charges = stores.filter(|(_, left)| **left > 0).map(|(id, _)| *id);
    charges.into_iter().find(is_satchel).ok_or(Why::NoCharge)
}
