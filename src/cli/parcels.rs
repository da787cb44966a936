//! `kessel wrap`, `kessel install`: packs, scenarios and lessons in one file.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Failure, Outcome, cannot_write, entry::GameList, print_json, say};
use crate::{
    art::packs::pack::library::is_name_of_shipped,
    engine::{
        data::{
            self, Shown, Source, is_id, name_fault,
            parcel::{self, Belongs, Installed, Parcel, Plan, Thing, ThingKind},
        },
        storage::Disk,
    },
};
use clap::Args;
use std::{
    fs,
    path::{Path, PathBuf},
};

#[derive(Args, Debug)]
pub(super) struct Wrap {
    /// Pack folders, scenarios, lessons and files that scenarios name; or the names of your own content.
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    /// The zip file to write.
    #[arg(long)]
    pub(super) out: PathBuf,
    /// Overwrite an existing file.
    #[arg(long)]
    pub(super) force: bool,
}

#[derive(Args, Debug)]
pub(super) struct Install {
    /// A zip file with packs, scenarios or lessons.
    pub(super) parcel: PathBuf,
}

#[derive(Args, Debug)]
pub(super) struct Remove {
    /// The name of one of your own packs, scenarios or lessons.
    name: String,
}

/// A function that returns the faults of the folder of a pack, or of a file.
pub type Check<'a> = &'a dyn Fn(&Path) -> Vec<String>;

/// Returns the game of a data text, if it belongs to one of these.
pub(super) fn belongs(games: GameList, source: &Source) -> Option<Belongs> {
    games.iter().find_map(|game| {
        let is_scenario = game.is_scenario(source);
        let knows = is_scenario || game.data_faults(source).is_some();
        knows.then(|| Belongs { game: game.id(), is_scenario })
    })
}

/// Returns a parcel and the places of its files, by their names and contents.
///
/// # Errors
/// It cannot be read, or a file in it has no place.
pub(super) fn planned(games: GameList, path: &Path) -> Result<(Parcel, Plan), Vec<String>> {
    let name = path.shown();
    let parcel = Parcel::read(path).map_err(|error| vec![error.to_string()])?;
    let called = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
    let plan = parcel::plan(&parcel, called, &|source| belongs(games, source));
    let plan =
        plan.map_err(|wrong| wrong.into_iter().map(|why| format!("{name}: {why}")).collect::<Vec<_>>())?;
    let wrong = plan.things.iter().filter_map(of_the_program);
    let wrong: Vec<String> = wrong.map(|why| format!("{name}:1:1: {why}")).collect();
    if wrong.is_empty() { Ok((parcel, plan)) } else { Err(wrong) }
}

/// Returns the fault of a pack with the name of a shipped one: it could never be used.
fn of_the_program(thing: &Thing) -> Option<String> {
    let id = thing.id();
    let is_shipped = thing.kind == ThingKind::Pack && is_name_of_shipped(id);
    is_shipped.then(|| {
        format!("the pack's folder \"{id}\": Kessel has a pack of this name; rename yours, for example to \"my-{id}\"")
    })
}

/// Installs a parcel into the folder of the user's own things, checked by `check`.
///
/// # Errors
/// The faults, a sentence each; nothing is then installed.
pub fn install(games: GameList, path: &Path, own: &Path, check: Check) -> Result<Installed, Vec<String>> {
    let (parcel, plan) = planned(games, path)?;
    let check = |thing: &Path| {
        let found = data::looking_first_in(&own.join("scenarios"), || check(thing));
        found.into_iter().map(|fault| told_in_parcel(fault, path, &plan, own)).collect()
    };
    // A fault of a file in the parcel begins with its name there.
    let is_inside = |fault: &str| plan.files.iter().any(|(name, _)| fault.starts_with(&format!("{name}:")));
    let told = |fault: String| match is_inside(&fault) {
        true => format!("{}:{fault}", path.shown()),
        false => fault,
    };
    parcel::install(&parcel, &plan, own, &check).map_err(|wrong| wrong.into_iter().map(told).collect())
}

/// Returns a fault with the place in the parcel, which its maker knows: the place of the trial no longer exists when it
/// is read.
fn told_in_parcel(fault: String, parcel: &Path, plan: &Plan, own: &Path) -> String {
    let parcel = parcel.shown();
    let files = plan.files.iter().map(|(name, place)| (name.as_str(), place.as_str()));
    let things = plan.things.iter().map(|thing| (thing.place.as_str(), thing.place.as_str()));
    files.chain(things).fold(fault, |fault, (name, place)| {
        fault.replace(&own.join(place).shown(), &format!("{parcel}:{name}"))
    })
}

/// Returns the faults of a parcel: it is installed into a folder that nothing else uses, and checked there.
pub(super) fn faults(games: GameList, path: &Path, check: Check) -> Vec<String> {
    let Some(folder) = new_folder() else {
        return vec!["no temporary folder to unpack it for a check".to_owned()];
    };
    let found = install(games, path, &folder, check).err().unwrap_or_default();
    let _ = fs::remove_dir_all(&folder);
    // The maker of the parcel knows the place in it.
    let place = folder.shown();
    let inside = format!("{}:", path.shown());
    found.into_iter().map(|fault| fault.replace(&format!("{place}/"), &inside)).collect()
}

/// Returns the faults of a parcel that is still to be written.
fn faults_before(games: GameList, out: &Path, bytes: &[u8], check: Check) -> Result<Vec<String>, Failure> {
    let folder = new_folder().ok_or("no temporary folder to unpack it for a check")?;
    let path = folder.join(out.file_name().unwrap_or_default());
    let found = match Disk::default().write_whole(&path, bytes) {
        Ok(()) => Ok(faults(games, &path, check)),
        Err(error) => Err(cannot_write(&path, &error)),
    };
    let _ = fs::remove_dir_all(&folder);
    let (there, here) = (path.shown(), out.shown());
    Ok(found?.into_iter().map(|fault| fault.replace(&there, &here)).collect())
}

/// Makes a new folder, so that no other process has put anything into it.
fn new_folder() -> Option<PathBuf> {
    let name = |number: u32| format!("kessel-check-{}-{number}", std::process::id());
    (0..1000).map(|number| std::env::temp_dir().join(name(number))).find(|path| fs::create_dir(path).is_ok())
}

/// Returns the folders that may contain the files needed by a file, each with a folder for every game: the one around
/// its own folder, and the user's.
fn near(path: &Path) -> Vec<PathBuf> {
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let above = path.ancestors().nth(2).map(Path::to_owned);
    above.into_iter().chain(data::own_folder().map(|own| own.join("scenarios"))).collect()
}

/// Puts the file or folder at this path into the parcel. Without one, puts in the user's own thing of this name, with
/// the user's own files that it needs.
fn wrap(games: GameList, parcel: &mut Parcel, path: &Path) -> Result<(), Failure> {
    if path.exists() {
        let parent = path.parent().and_then(Path::file_name).and_then(|name| name.to_str());
        // A file of a scenario keeps the name of its folder.
        let folder = parent.filter(|folder| path.is_file() && is_id(folder)).unwrap_or_default();
        parcel::wrap(parcel, path, folder)?;
        let is_text = path.is_file() && path.extension().is_some_and(|ending| ending == "ron");
        return if is_text { Ok(parcel::wrap_needed(parcel, path, &near(path))?) } else { Ok(()) };
    }
    let own = data::own_folder().ok_or("no folder for your own content")?;
    for thing in own_of_name(games, &own, &path.shown())? {
        parcel.files.extend(parcel::wrap_thing(&own, &thing)?.files);
    }
    Ok(())
}

/// Returns everything of the user's own with a folder or file of this name; otherwise the one thing with this title in
/// the window, ignoring case.
///
/// # Errors
/// There is nothing, or several things have the name.
pub(super) fn own_of_name(games: GameList, own: &Path, name: &str) -> Result<Vec<Thing>, Failure> {
    let things = parcel::own_things(own, &|source| belongs(games, source));
    let named: Vec<Thing> = things.iter().filter(|thing| thing.id() == name).cloned().collect();
    if !named.is_empty() {
        return Ok(named);
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

pub(super) fn run_wrap(games: GameList, asked: &Wrap, check: Check, json: bool) -> Outcome {
    let called = asked.out.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    if let Some(why) = name_fault(called) {
        return Err(Failure(format!("--out: {why}")));
    }
    let mut parcel = Parcel::default();
    for path in &asked.paths {
        wrap(games, &mut parcel, path)?;
    }
    let called = asked.out.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
    let plan = parcel::plan(&parcel, called, &|source| belongs(games, source))
        .map_err(|wrong| Failure(wrong.join("\n")))?;
    let bytes = parcel.to_bytes()?;
    // A parcel that cannot be installed is not written.
    Parcel::of_bytes(&bytes)?;
    let wrong = faults_before(games, &asked.out, &bytes, check)?;
    if !wrong.is_empty() {
        return Err(Failure(wrong.join("\n")));
    }
    Disk::default().write_whole(&asked.out, &bytes).map_err(|error| cannot_write(&asked.out, &error))?;
    if json {
        let things = words(&plan.things);
        return print_json(
            &serde_json::json!({ "parcel": asked.out.shown(), "things": things, "bytes": bytes.len() }),
        );
    }
    plan.things.iter().for_each(|thing| say!("{thing}"));
    say!("written to {}, {} bytes", asked.out.shown(), bytes.len());
    Ok(())
}

/// Removes everything with one name.
pub(super) fn run_remove(games: GameList, asked: &Remove, json: bool) -> Outcome {
    let own = data::own_folder().ok_or("no folder for your own content")?;
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

pub(super) fn run_install(games: GameList, asked: &Install, check: Check, json: bool) -> Outcome {
    let own = data::own_folder().ok_or("no folder for your own content")?;
    let Installed { things, known, notes } =
        install(games, &asked.parcel, &own, check).map_err(|wrong| Failure(wrong.join("\n")))?;
    if json {
        let told = serde_json::json!({ "installed": words(&things), "known": words(&known), "notes": notes });
        return print_json(&told);
    }
    notes.iter().for_each(|note| say!("{note}"));
    things.iter().for_each(|thing| say!("{thing} is in {}", own.join(&thing.place).shown()));
    known.iter().for_each(|thing| say!("{thing} is already installed"));
    Ok(())
}

pub(super) fn words(things: &[Thing]) -> Vec<String> {
    things.iter().map(ToString::to_string).collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;

    /// The title of a pack in the window can also be used on the command line, unless two packs have it.
    #[test]
    fn a_pack_goes_by_its_name_too() {
        let own = new_folder().unwrap();
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
