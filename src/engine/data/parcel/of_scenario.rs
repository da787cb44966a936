//! The files of a scenario as a parcel, for a program that lacks them.

use super::{
    about::describe,
    own::{facts_of_file, wrap_needed},
    read::Parcel,
    wrap::wrap,
};
use crate::engine::data::{file_of, library::folders, shipped_text};

/// Returns the files that the scenario of a game needs and that do not come with Kessel, with its facts; none if all of
/// them come with it. They are looked for where the game looks for them.
///
/// # Errors
/// One cannot be read, is too large for a parcel, or takes the place of a shipped one: a sentence.
pub fn parcel_of_scenario(game: &str, id: &str) -> Result<Option<Parcel>, String> {
    let Some(path) = file_of(game, id) else { return Ok(None) };
    let name = format!("{game}/{id}.ron");
    let mut parcel = Parcel::default();
    wrap(&mut parcel, &path, game)?;
    let text = parcel.files.get(&name).map(Vec::as_slice);
    if shipped_text(&name).is_some_and(|shipped| text == Some(shipped.as_bytes())) {
        parcel = Parcel::default();
    }
    wrap_needed(&mut parcel, &path, &folders())?;
    if parcel.files.is_empty() {
        return Ok(None);
    }
    // Without facts it is installed all the same, and is in no list of parcels.
    let _ = describe(&mut parcel, &facts_of_file(&path), None);
    Ok(Some(parcel))
}
