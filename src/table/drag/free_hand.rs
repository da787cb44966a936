//! Work with the referee off: undoing everything since then, and saving the position as a scenario.

use crate::{
    engine::{
        counters::{IdError, UnitId},
        data::{self, Shown},
        orders::{Game, Position, Record, Refusal},
        text::{say, t},
    },
    table::{
        files::{data_folder, keeping::AutosaveFile, write_whole},
        session::{Session, step, trouble, with_record},
        tabled::OnTable,
    },
};
use bevy::prelude::*;
use std::path::Path;

/// Letters of the id that a title makes.
const LONGEST_ID: usize = 20;
/// The most scenarios of one title that can be saved.
const MOST_ALIKE: u8 = 99;

/// Whether everything since the referee was switched off can be undone.
pub(crate) fn can_go_back<G: Game>(record: &Record<G>) -> bool {
    record.can_undo_commands_to(|position| !G::is_free_hand(&position.public))
}

/// Undoes all of it.
///
/// # Errors
/// A unit was revealed since, or no game is on the table.
pub(crate) fn back_to_referee<G: OnTable>(world: &mut World) -> Result<(), Refusal> {
    if !with_record::<G, _>(world, |_, record| Ok(can_go_back(record)))? {
        return Err(trouble(t!("table-cannot-undo-referee")));
    }
    while G::is_free_hand(&G::position(world).public) {
        step::<G>(world, true)?;
    }
    world.resource_mut::<Session<G>>().people.placing = None;
    Ok(())
}

/// Writes the position as a scenario into the folder that the title screen and the command line read; returns its file.
pub(crate) fn save_scenario<G: OnTable>(world: &World, title: &str) -> Result<String, String> {
    let nothing = || say!("table-no-game");
    let session = world.resource::<Session<G>>();
    let position = world.get_resource::<Position<G>>().ok_or_else(nothing)?;
    let rulebook = session.rulebook.as_ref().ok_or_else(nothing)?;
    let folder = match world.get_resource::<AutosaveFile>() {
        Some(file) => file.0.parent().map(Path::to_owned),
        None => data_folder(),
    };
    let folder = folder.ok_or_else(|| say!("table-no-scenarios-folder"))?.join("scenarios").join(G::ID);
    let title = title.trim();
    let id = id_of::<G>(title, &folder)?;
    let text = G::scenario_of(rulebook, position, id, title)?;
    let path = folder.join(format!("{id}.ron"));
    write_whole(&path, &text)?;
    Ok(path.shown())
}

/// Returns an id for a title that no shipped scenario or data file has, and none in the folder.
fn id_of<G: Game>(title: &str, folder: &Path) -> Result<UnitId, String> {
    let first = word_of(title)?;
    let others = (2..=MOST_ALIKE).filter_map(|number| format!("{first}-{number}").parse().ok());
    let is_free = |id: &UnitId| {
        let shipped = data::shipped_names().any(|name| name == format!("{}/{id}.ron", G::ID));
        !shipped && !folder.join(format!("{id}.ron")).exists()
    };
    let found = std::iter::once(first).chain(others).find(is_free);
    found.ok_or_else(|| say!("table-title-taken", most = MOST_ALIKE))
}

/// Returns the id that a title makes; it becomes the name of a file.
fn word_of(title: &str) -> Result<UnitId, String> {
    let mut id = String::new();
    for letter in title.chars().map(|letter| letter.to_ascii_lowercase()) {
        if letter.is_ascii_alphanumeric() {
            id.push(letter);
        } else if !id.is_empty() && !id.ends_with('-') {
            id.push('-');
        }
    }
    id.truncate(LONGEST_ID);
    let id = id.trim_end_matches('-');
    if id.is_empty() {
        return Err(say!("table-title-empty"));
    }
    match data::name_fault(id) {
        Some(why) => Err(why),
        None => id.parse().map_err(|error: IdError| error.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_makes_a_word_that_every_system_holds() {
        let word = |title: &str| word_of(title).map(|word| word.to_string());
        assert_eq!(word("The Bridge (late)"), Ok("the-bridge-late".to_owned()));
        assert_eq!(word(&"long ".repeat(9)), Ok("long-long-long-long".to_owned()));
        assert!(word("…").is_err_and(|why| why.contains("a letter or a digit")));
        assert!(["Con", "NUL", "com1", " aux."].into_iter().all(|title| word(title).is_err()));
    }
}
