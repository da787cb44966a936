//! A first scenario on a new map, made so that a game of it can be played and edited at the table.

use crate::{
    engine::{
        board::MapFile,
        data::{Shown, Source, load_of, looking_first_in, scenario_ids, shipped_text},
        drafts::AnyDraft,
        storage::{Disk, in_plain_words},
        text::{say, t},
    },
    table::tabled::registry::TableGame,
    workshop::map::{NewScenario, is_pattern, map_name, scenario_id, smallest, without_head},
};
use std::path::Path;

/// A scenario of the program after which new ones are made, and its text.
type Pattern = (Box<dyn AnyDraft>, Source);

/// Returns the first scenario of the program that can be a pattern for new ones; none if the scenarios of this game
/// cannot be edited.
pub(super) fn pattern(game: &dyn TableGame) -> Option<Pattern> {
    let draft = |id: String| {
        let name = format!("{}/{id}.ron", game.id());
        let text = without_head(shipped_text(&name)?);
        let source = Source { name, text };
        let draft = game.draft(&source)?.ok()?;
        is_pattern(&draft.view()).then_some((draft, source))
    };
    scenario_ids(game.id()).into_iter().find_map(draft)
}

/// Writes a scenario on a map that is in its file, and returns its id.
///
/// # Errors
/// The scenarios of the game cannot be edited, the map has faults or no room for units, or the file cannot be written:
/// a sentence.
pub(crate) fn write(game: &dyn TableGame, map: &MapFile, own: &Path) -> Result<String, String> {
    let (pattern, of_program) = pattern(game).ok_or_else(|| t!("workshop-map-no-pattern").plain())?;
    let folder = own.join("scenarios");
    let path = |id: &str| folder.join(game.id()).join(format!("{id}.ron"));
    let is_free = |id: &str| !path(id).exists() && load_of(game.id(), id).is_err();
    let id = scenario_id(&map.id, is_free).ok_or_else(|| t!("workshop-map-no-free-id").plain())?;
    let title = if map.title.trim().is_empty() { map.id.clone() } else { map.title.clone() };
    let summary = say!("workshop-map-scenario-summary", map = title.as_str());
    let name = map_name(game.id(), &map.id);
    let units = game.first_units(pattern.view().id.as_str(), map);
    let wish = NewScenario { map, name: &name, id, title, summary, units };
    let faults = |source: &Source| game.scenario_faults(source);
    let made = looking_first_in(&folder, || smallest(pattern, &wish, &game.extra_kinds(&of_program), faults));
    let source = made.map_err(|faults| {
        let first = faults.first().map(|fault| without_field(&fault.sentence)).unwrap_or_default();
        t!("workshop-map-no-scenario-made", why = first).plain()
    })?;
    let path = path(id.as_str());
    Disk::default().write_whole(&path, source.text.as_bytes()).map_err(|error| {
        t!("workshop-map-not-written", file = path.shown(), why = in_plain_words(&error)).plain()
    })?;
    Ok(id.to_string())
}

/// Returns the sentence of a fault without the field of the file before it: in the window there is no file.
fn without_field(sentence: &str) -> &str {
    let is_field = |word: &str| {
        word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"_.[]".contains(&byte))
    };
    sentence.split_once(": ").filter(|(field, _)| is_field(field)).map_or(sentence, |(_, rest)| rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_window_names_no_field_of_a_file() {
        let why = "the map has no road: German supply needs one";
        assert_eq!(without_field(&format!("supply_road: {why}")), why);
        assert_eq!(without_field(&format!("sides[0].groups: {why}")), why);
        assert_eq!(without_field(why), why);
    }
}
