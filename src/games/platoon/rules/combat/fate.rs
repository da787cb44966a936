//! The effect of a result on a unit, and readiness to fire (2.6, 11.8).

use crate::games::platoon::rules::{
    counter::{Counter, Place},
    refusal::Why,
    scenario::charts::CombatResult,
};

/// The effect of a result on a unit (11.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// No change.
    Unharmed,
    Dispersed,
    Destroyed,
}

/// The effect of a result on a unit (11.8, 11.9).
pub fn fate(counter: &Counter, result: CombatResult) -> Fate {
    match (result, counter.condition.dispersed) {
        (CombatResult::None, _) | (CombatResult::D, true) => Fate::Unharmed,
        (CombatResult::D | CombatResult::DD, false) => Fate::Dispersed,
        (CombatResult::DD, true) | (CombatResult::X, _) => Fate::Destroyed,
    }
}

/// Whether a unit is ready to fire by 2.6, in an own segment.
pub fn is_ready(counter: &Counter) -> Result<(), Why> {
    let (unit, condition) = (counter.id, &counter.condition);
    match counter.place {
        Place::Map(_) | Place::OffBoard => {}
        Place::Aboard(_) => return Err(Why::Loaded { unit }),
        _ => return Err(Why::NotOnMap { unit }),
    }
    if condition.inverted {
        return Err(Why::Inverted { unit });
    }
    if condition.dispersed {
        return Err(Why::Dispersed { unit });
    }
    if condition.quick {
        return Err(Why::Quick { unit });
    }
    if condition.marker.is_some() {
        return Err(Why::BusyLoading { unit });
    }
    Ok(())
}
