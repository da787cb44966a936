//! Carries out the changes of the parts that only one game has.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Change, Editable, FieldValue, NotChanged, SectionParts, victory::side};
use crate::engine::board::Hex;

/// Makes a change of the parts that only one game has.
///
/// # Errors
/// It is not possible, or a change of another part.
pub(super) fn apply_to_sections<E: Editable>(scenario: &mut E, change: &Change) -> Result<(), NotChanged> {
    match change {
        Change::Field { section, thing, field, value } => {
            section_of(scenario, section)?.set(*thing, *field, value)?;
            scenario.fit(section);
            Ok(())
        }
        Change::AddThing { section, with, hexes } => add(scenario, section, (with, hexes.as_slice())),
        Change::RemoveThing { section, thing } => {
            let parts = section_of(scenario, section)?;
            if parts.removes.is_none() {
                return Err(NotChanged::NoPart);
            }
            let many = parts.things.len();
            drop(parts);
            if *thing >= many {
                return Err(NotChanged::NoThing);
            }
            scenario.remove_thing(section, *thing);
            Ok(())
        }
        _ => Err(NotChanged::NoPart),
    }
}

/// Lends the section with this word.
fn section_of<'a, E: Editable>(scenario: &'a mut E, word: &str) -> Result<SectionParts<'a>, NotChanged> {
    scenario.sections().into_iter().find(|parts| parts.word == word).ok_or(NotChanged::NoPart)
}

/// Adds a thing to a section. A side with works in an area sets up from now on: they are built then.
fn add<E: Editable>(
    scenario: &mut E,
    section: &str,
    (with, hexes): (&FieldValue, &[Hex]),
) -> Result<(), NotChanged> {
    let parts = section_of(scenario, section)?;
    let of_side = parts.side;
    let is_there = matches!(with, FieldValue::Thing { list, what }
        if E::ONLY_ONE.contains(&what.as_str()) && parts.has(*list, what));
    drop(parts);
    if is_there {
        return Err(NotChanged::OneAsset);
    }
    scenario.add_thing(section, with, hexes)?;
    let Some(number) = of_side.filter(|_| !hexes.is_empty()) else { return Ok(()) };
    let side = side::<E::Side>(number)?;
    if let Some(set_up) = scenario.parts().set_up
        && !set_up.contains(&side)
    {
        set_up.push(side);
    }
    Ok(())
}
