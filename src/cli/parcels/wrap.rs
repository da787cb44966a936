//! `kessel wrap`: puts packs, scenarios and lessons into a parcel, with its facts.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    about_own::{belongs, own_of_name, words},
    install::{Check, faults_before},
};
use crate::{
    cli::{Failure, Outcome, cannot_write, entry::GameList, print_json, say},
    engine::{
        data::{
            self, DataError, STUDIES, Shown, is_id, name_fault,
            parcel::{self, ABOUT_FILE, About, Ledger, MOST_BYTES_OF_FILE, Parcel, Thing},
            read_bytes, read_file,
        },
        storage::Disk,
        wording::count,
    },
};
use clap::Args;
use std::{
    fs,
    path::{Path, PathBuf},
};

/// The version of a parcel that is sent for the first time.
const FIRST_VERSION: &str = "1";

#[derive(Args, Debug)]
pub(in crate::cli) struct Wrap {
    /// Pack folders, scenarios, lessons, courses, commented games and files that scenarios name; the names of your own
    /// content; or the title of an installed parcel.
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    /// The zip file to write.
    #[arg(long)]
    pub(in crate::cli) out: PathBuf,
    /// Overwrite an existing file.
    #[arg(long)]
    pub(in crate::cli) force: bool,
    /// Its title. If not given, that of its first thing.
    #[arg(long)]
    title: Option<String>,
    /// Its version, such as 1.2. If not given, 1, or the version of the installed parcel that is sent again.
    #[arg(long)]
    version: Option<String>,
    /// Its author.
    #[arg(long)]
    author: Option<String>,
    /// The terms on which others may use it, such as "CC BY 4.0".
    #[arg(long)]
    licence: Option<String>,
    /// A text about it.
    #[arg(long)]
    about: Option<String>,
    /// Its picture: a PNG file of at most 512 pixels in width and in height.
    #[arg(long, value_name = "FILE")]
    picture: Option<PathBuf>,
}

/// A parcel while it is put together.
#[derive(Default)]
struct Wrapping {
    parcel: Parcel,
    /// The user's own things in it that were given by name.
    own: Vec<Thing>,
    /// Whether it has contents that were given as files.
    has_files: bool,
    /// The facts of a file of facts that was given, with their picture.
    given: Option<(About, Option<Vec<u8>>)>,
}

/// Returns the folders that may contain the files needed by a file, each with a folder for every game: the one around
/// its own folder, and the user's.
fn near(path: &Path) -> Vec<PathBuf> {
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let above = path.ancestors().nth(2).map(Path::to_owned);
    above.into_iter().chain(data::own_folder().map(|own| own.join("scenarios"))).collect()
}

/// Puts the file or folder at this path into the parcel. Without one, puts in the user's own things of this name, with
/// the user's own files that they need.
fn wrap(games: GameList, wrapping: &mut Wrapping, path: &Path) -> Result<(), Failure> {
    let Wrapping { parcel, own: own_things, has_files, given } = wrapping;
    if path.is_file() && path.file_name().is_some_and(|name| name == ABOUT_FILE) {
        *given = Some(given_facts(path)?);
        return Ok(());
    }
    if path.exists() {
        *has_files = true;
        let parent = path.parent().and_then(Path::file_name).and_then(|name| name.to_str());
        // A file of a scenario keeps the name of its folder.
        let folder = parent.filter(|folder| path.is_file() && is_id(folder)).unwrap_or_default();
        let ends_with = |ending: &str| path.is_file() && path.extension().is_some_and(|end| end == ending);
        let folder = if ends_with("kessel") { STUDIES } else { folder };
        parcel::wrap(parcel, path, folder)?;
        let may_need = ends_with("ron") || ends_with("kessel");
        return if may_need { Ok(parcel::wrap_needed(parcel, path, &near(path))?) } else { Ok(()) };
    }
    let own = data::own_folder().ok_or("no folder for your own content")?;
    for thing in own_of_name(games, &own, &path.shown())? {
        parcel.files.extend(parcel::wrap_thing(&own, &thing)?.files);
        own_things.push(thing);
    }
    Ok(())
}

/// Reads a file of facts, and its picture beside it.
fn given_facts(path: &Path) -> Result<(About, Option<Vec<u8>>), Failure> {
    let text = read_file(path)?;
    let told = |faults: Vec<DataError>| faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n");
    let about = About::read(&path.shown(), &text).map_err(|faults| Failure(told(faults)))?;
    let picture = about.picture.as_ref().map(|name| picture_at(&path.with_file_name(name))).transpose()?;
    Ok((about, picture))
}

fn picture_at(path: &Path) -> Result<Vec<u8>, Failure> {
    read_bytes(path, MOST_BYTES_OF_FILE).map_err(|why| Failure(format!("{} {why}", path.shown())))
}

/// Returns the facts of the installed parcel from which all of these things come, and its picture.
fn facts_of_installed(own: &Path, things: &[Thing]) -> Option<(About, Option<Vec<u8>>)> {
    let ledger = Ledger::read(own).ok()?;
    let mut parcels = ledger.parcels.iter();
    let parcel = parcels.find(|parcel| !things.is_empty() && things.iter().all(|thing| parcel.has(thing)))?;
    Some((parcel.facts.clone(), parcel.picture(own)))
}

/// Returns the facts for a parcel: those that were asked for, over those of a file of facts, of the installed parcel
/// that is sent again, or of the things themselves.
fn facts(
    asked: &Wrap,
    wrapping: &Wrapping,
    plan: &parcel::Plan,
) -> Result<(About, Option<Vec<u8>>), Failure> {
    let Wrapping { parcel, own, has_files, given } = wrapping;
    let installed = || {
        let folder = data::own_folder().filter(|_| !has_files)?;
        facts_of_installed(&folder, own)
    };
    let (mut about, mut picture) =
        given.clone().or_else(installed).unwrap_or_else(|| (parcel::facts_in(parcel, plan), None));
    if about.version.is_empty() {
        FIRST_VERSION.clone_into(&mut about.version);
    }
    for (wanted, field) in [
        (&asked.title, &mut about.title),
        (&asked.version, &mut about.version),
        (&asked.author, &mut about.author),
        (&asked.licence, &mut about.licence),
        (&asked.about, &mut about.about),
    ] {
        if let Some(wanted) = wanted {
            field.clone_from(wanted);
        }
    }
    if let Some(path) = &asked.picture {
        picture = Some(picture_at(path)?);
    }
    Ok((about, picture))
}

pub(in crate::cli) fn run_wrap(games: GameList, asked: &Wrap, check: Check, json: bool) -> Outcome {
    let called = asked.out.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    if let Some(why) = name_fault(called) {
        return Err(Failure(format!("--out: {why}")));
    }
    let mut wrapping = Wrapping::default();
    for path in &asked.paths {
        wrap(games, &mut wrapping, path)?;
    }
    let called = asked.out.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
    let plan = parcel::plan(&wrapping.parcel, called, &|source| belongs(games, source))
        .map_err(|wrong| Failure(wrong.join("\n")))?;
    let (mut about, picture) = facts(asked, &wrapping, &plan)?;
    if about.title.is_empty() {
        called.clone_into(&mut about.title);
    }
    let mut parcel = wrapping.parcel;
    let described = parcel::describe(&mut parcel, &about, picture);
    described.map_err(|wrong| Failure(wrong.join("\n")))?;
    let bytes = whole(games, &parcel, &asked.out, check).map_err(|wrong| Failure(wrong.join("\n")))?;
    Disk::default().write_whole(&asked.out, &bytes).map_err(|error| cannot_write(&asked.out, &error))?;
    if json {
        let things = words(&plan.things);
        return print_json(&serde_json::json!({
            "parcel": asked.out.shown(), "title": about.title, "version": about.version, "things": things,
            "bytes": bytes.len(),
        }));
    }
    plan.things.iter().for_each(|thing| say!("{thing}"));
    let About { title, version, .. } = &about;
    let size = count(bytes.len(), "byte", "bytes");
    say!("{} is written: “{title}”, version {version}, {size}", asked.out.shown());
    Ok(())
}

/// Returns the bytes of a parcel that can be installed.
///
/// # Errors
/// It has faults, a sentence each: it is not written.
fn whole(games: GameList, parcel: &Parcel, out: &Path, check: Check) -> Result<Vec<u8>, Vec<String>> {
    let one = |why: String| vec![why];
    let bytes = parcel.to_bytes().map_err(|error| one(error.to_string()))?;
    Parcel::of_bytes(&bytes).map_err(one)?;
    let wrong = faults_before(games, out, &bytes, check).map_err(|Failure(why)| one(why))?;
    if wrong.is_empty() { Ok(bytes) } else { Err(wrong) }
}

/// Makes a parcel of these things of the user's own, in the folder of parcels; returns its path.
///
/// # Errors
/// The faults of the facts and of the things, a sentence each; or it cannot be written.
#[cfg(feature = "window")]
pub(in crate::cli) fn send(
    games: GameList,
    own: &Path,
    (things, about, picture): (&[Thing], &About, Option<Vec<u8>>),
    check: Check,
) -> Result<PathBuf, Vec<String>> {
    let one = |why: String| vec![why];
    let mut parcel = Parcel::default();
    for thing in things {
        parcel.files.extend(parcel::wrap_thing(own, thing).map_err(one)?.files);
    }
    parcel::describe(&mut parcel, about, picture)?;
    let folder = parcel::folder_of_parcels(own);
    let version = if about.version.is_empty() { String::new() } else { format!("-{}", about.version) };
    let name = |number: u32| match number {
        1 => folder.join(format!("{}{version}.zip", about.file_name())),
        _ => folder.join(format!("{}{version}-{number}.zip", about.file_name())),
    };
    let free = (1..1000).map(name).find(|path| !path.exists());
    let out = free.ok_or_else(|| one("too many parcels have this name and version".to_owned()))?;
    let bytes = whole(games, &parcel, &out, check)?;
    let written = Disk::default().write_whole(&out, &bytes);
    written.map_err(|error| one(cannot_write(&out, &error).0))?;
    Ok(out)
}
