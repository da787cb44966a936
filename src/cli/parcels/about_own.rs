//! The user's own things and the installed parcels, by their names: lists and removals.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::{
    cli::{Failure, Outcome, entry::GameList, print_json, say},
    engine::data::{
        self, DataError, Shown, Source,
        parcel::{self, Belongs, KeptParcel, Ledger, Removal, Thing},
    },
};
use clap::Args;
use std::path::Path;

#[derive(Args, Debug)]
pub(in crate::cli) struct Remove {
    /// The name of one of your own packs, scenarios or lessons, or the title of an installed parcel.
    name: String,
}

#[derive(Args, Debug)]
pub(in crate::cli) struct Parcels {
    /// Only those with this title.
    title: Option<String>,
}

/// Returns the game of a data text, if it belongs to one of these.
pub(in crate::cli) fn belongs(games: GameList, source: &Source) -> Option<Belongs> {
    games.iter().find_map(|game| {
        let is_scenario = game.is_scenario(source);
        let knows = is_scenario || game.data_faults(source).is_some();
        knows.then(|| Belongs { game: game.id(), is_scenario })
    })
}

/// Returns everything in the folder of the user's own things.
pub(super) fn all_own(games: GameList, own: &Path) -> Vec<Thing> {
    parcel::own_things(own, &|source| belongs(games, source))
}

/// Returns everything of the user's own with a folder or file of this name; otherwise the things of the installed
/// parcel with this title, or the one thing with this title in the window, ignoring case.
///
/// # Errors
/// There is nothing, or several things have the name.
pub(in crate::cli) fn own_of_name(games: GameList, own: &Path, name: &str) -> Result<Vec<Thing>, Failure> {
    let things = all_own(games, own);
    let named: Vec<Thing> = things.iter().filter(|thing| thing.id() == name).cloned().collect();
    if !named.is_empty() {
        return Ok(named);
    }
    // The commands that need the list report that it cannot be read.
    let ledger = Ledger::read(own).unwrap_or_default();
    if let [parcel] = ledger.titled(name).as_slice() {
        return Ok(parcel.things(&things));
    }
    let is_titled = |thing: &&Thing| {
        let title = parcel::title_of(own, thing).unwrap_or_default();
        title.to_lowercase() == name.to_lowercase()
    };
    let titled: Vec<Thing> = things.iter().filter(is_titled).cloned().collect();
    match titled.as_slice() {
        [] => Err(Failure(format!("no pack, scenario or lesson called {name}"))),
        [_] => Ok(titled),
        several => {
            let several = words(several).join(", ");
            Err(Failure(format!("{name} is the name of several: choose one of {several}")))
        }
    }
}

/// Returns the installed parcels.
///
/// # Errors
/// The list of them cannot be read.
pub(super) fn ledger(own: &Path) -> Result<Ledger, Failure> {
    let told = |faults: Vec<DataError>| faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n");
    Ledger::read(own).map_err(|faults| Failure(told(faults)))
}

/// Removes everything with one name, or a parcel with one title.
pub(in crate::cli) fn run_remove(games: GameList, asked: &Remove, json: bool) -> Outcome {
    let own = data::own_folder().ok_or("no folder for your own content")?;
    let things = all_own(games, &own);
    if !things.iter().any(|thing| thing.id() == asked.name) {
        let ledger = ledger(&own)?;
        match ledger.titled(&asked.name).as_slice() {
            [] => {}
            [parcel] => return remove_parcel(&own, parcel, &things, json),
            several => {
                let several: Vec<String> = several
                    .iter()
                    .map(|parcel| format!("{} by {}", parcel.facts.words(), parcel.facts.author))
                    .collect();
                let (name, several) = (&asked.name, several.join(", "));
                return Err(Failure(format!(
                    "{name} is the title of several parcels, {several}: remove their contents by name"
                )));
            }
        }
    }
    let named = own_of_name(games, &own, &asked.name)?;
    for thing in &named {
        let place =
            parcel::remove(&own, thing).map_err(|error| format!("the {thing} cannot be removed: {error}"))?;
        if !json {
            say!("{thing} is now in {}", place.shown());
        }
    }
    if json { print_json(&serde_json::json!({ "removed": words(&named) })) } else { Ok(()) }
}

fn remove_parcel(own: &Path, parcel: &KeptParcel, things: &[Thing], json: bool) -> Outcome {
    let removed = parcel::remove_parcel(own, &parcel.facts.key(), things);
    let Removal { goes, stays, changed } = removed.map_err(|why| Failure(why.join("\n")))?;
    if json {
        let kept: Vec<String> = stays.iter().map(|(thing, _)| thing.to_string()).collect();
        return print_json(
            &serde_json::json!({ "removed": words(&goes), "kept": kept, "changed": changed, "parcel": parcel.facts.title }),
        );
    }
    goes.iter()
        .for_each(|thing| say!("{thing} is now in {}", own.join("removed").join(&thing.place).shown()));
    stays.iter().for_each(|(thing, why)| say!("{thing} stays: it is also part of, or needed by, {why}"));
    changed.iter().for_each(|place| say!("{place} had been changed since it was installed"));
    say!("{} is removed", parcel.facts.words());
    Ok(())
}

/// Lists the installed parcels.
pub(in crate::cli) fn run_parcels(games: GameList, asked: &Parcels, json: bool) -> Outcome {
    let own = data::own_folder().ok_or("no folder for your own content")?;
    let (ledger, things) = (ledger(&own)?, all_own(games, &own));
    let shown = match &asked.title {
        Some(title) => ledger.titled(title),
        None => ledger.parcels.iter().collect(),
    };
    if let Some(title) = asked.title.as_ref().filter(|_| shown.is_empty()) {
        return Err(Failure(format!("no parcel called {title} is installed")));
    }
    if json {
        let told: Vec<serde_json::Value> =
            shown.iter().map(|parcel| in_json(&own, parcel, &things)).collect();
        return print_json(&serde_json::json!({ "parcels": told }));
    }
    if shown.is_empty() {
        say!("no parcel is installed");
    }
    for parcel in shown {
        let facts = &parcel.facts;
        let more = [("by", &facts.author), ("licence", &facts.licence), ("installed on", &parcel.date)];
        let more: String = more
            .iter()
            .filter(|(_, text)| !text.is_empty())
            .map(|(word, text)| format!(", {word} {text}"))
            .collect();
        say!("{}{more}", facts.words());
        parcel.things(&things).iter().for_each(|thing| say!("  {thing}"));
        parcel.changed(&own).iter().for_each(|place| say!("  {place} was changed since"));
    }
    Ok(())
}

fn in_json(own: &Path, parcel: &KeptParcel, things: &[Thing]) -> serde_json::Value {
    let facts = &parcel.facts;
    serde_json::json!({
        "title": facts.title, "version": facts.version, "author": facts.author, "licence": facts.licence,
        "about": facts.about, "date": parcel.date, "things": words(&parcel.things(things)), "changed": parcel.changed(own),
    })
}

pub(in crate::cli) fn words(things: &[Thing]) -> Vec<String> {
    things.iter().map(ToString::to_string).collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use std::fs;

    /// The title of a pack in the window can also be used on the command line, unless two packs have it.
    #[test]
    fn a_pack_goes_by_its_name_too() {
        let own = std::env::temp_dir().join(format!("kessel-pack-names-{}", std::process::id()));
        let pack = |folder: &str, name: &str| {
            fs::create_dir_all(own.join("packs").join(folder)).unwrap();
            fs::write(own.join("packs").join(folder).join("pack.ron"), format!("(name: \"{name}\")"))
                .unwrap();
        };
        pack("winter", "Deep Snow");
        let found =
            |name: &str| own_of_name(&[], &own, name).map(|things| words(&things)).map_err(|why| why.0);
        assert_eq!(found("winter"), Ok(vec!["art pack winter".to_owned()]));
        assert_eq!(found("deep snow"), found("winter"));
        assert!(found("snow").is_err());
        pack("winter-2", "Deep snow");
        let told = "Deep Snow is the name of several: choose one of art pack winter, art pack winter-2";
        assert_eq!(found("Deep Snow"), Err(told.to_owned()));
        assert_eq!(found("winter"), Ok(vec!["art pack winter".to_owned()]));
        fs::remove_dir_all(&own).unwrap();
    }
}
