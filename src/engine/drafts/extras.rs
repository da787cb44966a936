//! Lists of types and numbers, and of carriers with their passengers.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Extra, ExtraView, NotChanged};
use crate::engine::counters::UnitId;

/// The sign between the types of a carrier and its passenger.
const WITH: char = '/';

/// Returns a list of types and numbers as extras.
pub fn view_of_several(list: Extra, several: &[(UnitId, u8)]) -> Vec<ExtraView> {
    several.iter().map(|(kind, number)| ExtraView { list, what: kind.to_string(), number: *number }).collect()
}

/// Returns a list of carriers with their passengers as extras.
pub fn view_of_loaded(loaded: &[(UnitId, UnitId, u8)]) -> Vec<ExtraView> {
    let view = |(carrier, passenger, number): &(UnitId, UnitId, u8)| ExtraView {
        list: Extra::Loaded,
        what: format!("{carrier}{WITH}{passenger}"),
        number: *number,
    };
    loaded.iter().map(view).collect()
}

/// Sets the number of a type in a list; 0 removes it.
///
/// # Errors
/// `what` is no id.
pub fn set_several(several: &mut Vec<(UnitId, u8)>, what: &str, number: u8) -> Result<(), NotChanged> {
    let kind: UnitId = what.parse().map_err(|_| NotChanged::NoThing)?;
    set_number(several, kind, number);
    Ok(())
}

/// Sets the number of carriers with passengers of a type; 0 removes them.
///
/// # Errors
/// `what` is not two ids with a `/` between them.
pub fn set_loaded(loaded: &mut Vec<(UnitId, UnitId, u8)>, what: &str, number: u8) -> Result<(), NotChanged> {
    let ids = what.split_once(WITH).and_then(|(carrier, passenger)| {
        let carrier: UnitId = carrier.parse().ok()?;
        let passenger: UnitId = passenger.parse().ok()?;
        Some((carrier, passenger))
    });
    let (carrier, passenger) = ids.ok_or(NotChanged::NoThing)?;
    let is_it = |entry: &(UnitId, UnitId, u8)| entry.0 == carrier && entry.1 == passenger;
    match loaded.iter_mut().find(|entry| is_it(entry)) {
        Some(entry) => entry.2 = number,
        None => loaded.push((carrier, passenger, number)),
    }
    loaded.retain(|entry| entry.2 > 0);
    Ok(())
}

/// Sets the number of units of a type in a list; 0 removes it.
pub(super) fn set_number(units: &mut Vec<(UnitId, u8)>, kind: UnitId, number: u8) {
    if number == 0 {
        units.retain(|(known, _)| *known != kind);
        return;
    }
    match units.iter_mut().find(|(known, _)| *known == kind) {
        Some((_, many)) => *many = number,
        None => units.push((kind, number)),
    }
}
