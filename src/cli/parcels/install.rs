//! `kessel install`: checks a parcel and installs it.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::about_own::{belongs, words};
use crate::{
    art::packs::pack::library::is_name_of_shipped,
    cli::{Failure, Outcome, cannot_write, entry::GameList, print_json, say},
    engine::{
        data::{
            self, Shown,
            parcel::{self, ABOUT_FILE, Allowed, Installed, Parcel, Plan, Thing, ThingKind},
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
pub(in crate::cli) struct Install {
    /// A zip file with packs, scenarios or lessons.
    pub(in crate::cli) parcel: PathBuf,
    /// Install things with the names of shipped ones, which take their place in every game.
    #[arg(long)]
    over_shipped: bool,
    /// Replace a newer version of this parcel, or the same version with other contents.
    #[arg(long)]
    over_newer: bool,
    /// Replace files that you have changed since they were installed; yours are kept beside them.
    #[arg(long)]
    over_changed: bool,
}

/// A function that returns the faults of the folder of a pack, or of a file.
pub type Check<'a> = &'a dyn Fn(&Path) -> Vec<String>;

/// Returns a parcel and the places of its files, by their names and contents.
///
/// # Errors
/// It cannot be read, or a file in it has no place.
fn planned(games: GameList, path: &Path) -> Result<(Parcel, Plan), Vec<String>> {
    let name = path.shown();
    let parcel = Parcel::read(path).map_err(|error| vec![error.to_string()])?;
    let called = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
    let plan = parcel::plan(&parcel, called, &|source| belongs(games, source));
    // The faults of the facts have their place in the parcel, and the others are about the whole of it.
    let facts = format!("{ABOUT_FILE}:");
    let told = |why: String| match why.split_whitespace().next().is_some_and(|place| place.contains(&facts)) {
        true => format!("{name}:{why}"),
        false => format!("{name}: {why}"),
    };
    let plan = plan.map_err(|wrong| wrong.into_iter().map(told).collect::<Vec<_>>())?;
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
/// The faults and the questions that are not allowed, a sentence each; nothing is then installed.
pub fn install(
    games: GameList,
    path: &Path,
    own: &Path,
    allowed: Allowed,
    check: Check,
) -> Result<Installed, Vec<String>> {
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
    parcel::install(&parcel, &plan, own, allowed, &check)
        .map_err(|wrong| wrong.into_iter().map(told).collect())
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

/// Returns the faults of a parcel, among which are names of shipped things.
pub(in crate::cli) fn faults(games: GameList, path: &Path, check: Check) -> Vec<String> {
    faults_with(games, path, Allowed::default(), check)
}

/// Returns what the installation of a parcel would do, if it has no fault by itself.
///
/// # Errors
/// The faults, a sentence each.
#[cfg(feature = "window")]
pub(in crate::cli) fn looked(
    games: GameList,
    path: &Path,
    own: &Path,
    check: Check,
) -> Result<(Parcel, Plan, parcel::Examined), Vec<String>> {
    let (parcel, plan) = planned(games, path)?;
    let wrong = faults_with(games, path, Allowed { over_shipped: true, ..Allowed::default() }, check);
    if !wrong.is_empty() {
        return Err(wrong);
    }
    let ledger = parcel::Ledger::read(own);
    let ledger = ledger.map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>())?;
    let examined = parcel::examine(&parcel, &plan, own, &ledger)?;
    Ok((parcel, plan, examined))
}

/// Returns the faults of a parcel: it is installed into a folder that nothing else uses, and checked there.
fn faults_with(games: GameList, path: &Path, allowed: Allowed, check: Check) -> Vec<String> {
    let Some(folder) = new_folder() else {
        return vec!["no temporary folder to unpack it for a check".to_owned()];
    };
    let found = install(games, path, &folder, allowed, check).err().unwrap_or_default();
    let _ = fs::remove_dir_all(&folder);
    // The maker of the parcel knows the place in it.
    let place = folder.shown();
    let inside = format!("{}:", path.shown());
    found.into_iter().map(|fault| fault.replace(&format!("{place}/"), &inside)).collect()
}

/// Returns the faults of a parcel that is still to be written.
pub(super) fn faults_before(
    games: GameList,
    out: &Path,
    bytes: &[u8],
    check: Check,
) -> Result<Vec<String>, Failure> {
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

pub(in crate::cli) fn run_install(games: GameList, asked: &Install, check: Check, json: bool) -> Outcome {
    let own = data::own_folder().ok_or("no folder for your own content")?;
    let Install { over_shipped, over_newer, over_changed, .. } = *asked;
    let allowed = Allowed { over_shipped, over_newer, over_changed };
    let Installed { things, updated, known, mine, gone, namesake, notes } =
        install(games, &asked.parcel, &own, allowed, check).map_err(|wrong| Failure(wrong.join("\n")))?;
    if json {
        let told = serde_json::json!({
            "installed": words(&things), "updated": words(&updated), "known": words(&known), "kept": mine,
            "removed": gone, "notes": notes,
        });
        return print_json(&told);
    }
    notes.iter().for_each(|note| say!("{note}"));
    if let Some(author) = namesake {
        let by = if author.is_empty() { "without an author".to_owned() } else { format!("by {author}") };
        say!(
            "a parcel of this title {by} is installed too: this is no update of it, because the author differs"
        );
    }
    things.iter().for_each(|thing| say!("{thing} is in {}", own.join(&thing.place).shown()));
    updated.iter().for_each(|thing| say!("{thing} is updated in {}", own.join(&thing.place).shown()));
    known.iter().for_each(|thing| say!("{thing} is already installed"));
    gone.iter().for_each(|place| say!("{place} is no longer part of it and was removed"));
    mine.iter().for_each(|place| say!("your own version is kept in {}", own.join(place).shown()));
    Ok(())
}
