//! Looks at an installation before anything is written: what is new, what is there, and what must be asked.

use super::{
    about::About,
    ledger::{BroughtFile, KeptParcel, Ledger, is_of, sum},
    limits::MOST_BYTES_OF_FILE,
    plan::{Plan, Thing, ThingKind},
    read::Parcel,
    version::Version,
};
use crate::engine::data::{Shown, read_bytes, shipped_file};
use std::{fmt, path::Path};

/// A question before a parcel is installed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParcelQuestion {
    /// It has a thing with the name of a shipped one, which would take its place.
    OverShipped {
        thing: Thing,
        /// The name of its file in the parcel.
        file: String,
    },
    /// The installed version is newer, or the same with other contents. A version that is not known is empty.
    OverNewer { title: String, installed: String, this: String },
    /// The user has changed the file at this place since it was installed; it would be replaced or removed.
    OverChanged { place: String },
}

/// The questions that are answered with yes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Allowed {
    pub over_shipped: bool,
    pub over_newer: bool,
    pub over_changed: bool,
}

impl Allowed {
    /// Every question is answered with yes.
    pub const ALL: Self = Self { over_shipped: true, over_newer: true, over_changed: true };
}

impl ParcelQuestion {
    /// Whether it is answered with yes.
    pub fn is_allowed(&self, allowed: Allowed) -> bool {
        match self {
            Self::OverShipped { .. } => allowed.over_shipped,
            Self::OverNewer { .. } => allowed.over_newer,
            Self::OverChanged { .. } => allowed.over_changed,
        }
    }
}

impl fmt::Display for ParcelQuestion {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OverShipped { thing, file } => write!(
                out,
                "{file}:1:1: the program has its own {thing}, and yours in its place would change every game that \
                 uses it: give yours another name, also in the files that name it, or install it with --over-shipped"
            ),
            Self::OverNewer { title, installed, this } => {
                let version = |text: &str| match text {
                    "" => "a version without a number".to_owned(),
                    text => format!("version {text}"),
                };
                let (before, after) = (version(installed), version(this));
                write!(
                    out,
                    "“{title}” is installed in {before}, and {after} with other contents is not newer: install it with \
                     --over-newer"
                )
            }
            Self::OverChanged { place } => write!(
                out,
                "you have changed {place} since it was installed: with --over-changed it is replaced, and yours is kept \
                 beside it with the ending .mine"
            ),
        }
    }
}

/// An installation as it would be carried out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Examined {
    /// The version of the same parcel that is installed; empty if it has no number, none if it is not installed.
    pub installed: Option<String>,
    /// The author of an installed parcel with the same title, of which this one is no version because it has another
    /// author; empty if that parcel names none. None if there is no such parcel.
    pub namesake: Option<String>,
    /// Things that are not there yet.
    pub new: Vec<Thing>,
    /// Things of an installed version that get other contents.
    pub updated: Vec<Thing>,
    /// Things that are there already, with the same bytes.
    pub known: Vec<Thing>,
    /// The questions to be answered before it is installed.
    pub questions: Vec<ParcelQuestion>,
    /// Files to write: the name in the parcel, and the place.
    pub(super) writes: Vec<(String, String)>,
    /// Places of files of an installed version that this one no longer has.
    pub(super) gone: Vec<String>,
    /// Places of files that the user has changed: they are copied before they are replaced or removed.
    pub(super) changed: Vec<String>,
    /// The files of the parcel, as the list of parcels notes them.
    pub(super) brought: Vec<BroughtFile>,
}

/// Looks at the installation of a parcel into the folder of the user's own things.
///
/// # Errors
/// Things that cannot be installed because of others, a sentence each.
pub fn examine(parcel: &Parcel, plan: &Plan, own: &Path, ledger: &Ledger) -> Result<Examined, Vec<String>> {
    let number = plan.about.as_ref().and_then(|about| ledger.position(&about.key()));
    let before = number.and_then(|number| ledger.parcels.get(number));
    let looks = Looks { parcel, plan, own, ledger, number, before };
    let mut examined = Examined {
        installed: before.map(|before| before.facts.version.clone()),
        namesake: plan.about.as_ref().filter(|_| before.is_none()).and_then(|about| namesake(about, ledger)),
        ..Examined::default()
    };
    let mut wrong = Vec::new();
    for thing in &plan.things {
        wrong.extend(looks.thing(thing, &mut examined).err());
    }
    looks.gone(&mut examined);
    looks.version(&mut examined);
    let changed = examined.changed.iter().map(|place| ParcelQuestion::OverChanged { place: place.clone() });
    examined.questions.extend(changed);
    if wrong.is_empty() { Ok(examined) } else { Err(wrong) }
}

/// Returns the author of an installed parcel with the same title; empty if it names none.
fn namesake(about: &About, ledger: &Ledger) -> Option<String> {
    if about.title.trim().is_empty() {
        return None;
    }
    ledger.titled(about.title.trim()).first().map(|parcel| parcel.facts.author.trim().to_owned())
}

/// A parcel and the things that are there.
struct Looks<'a> {
    parcel: &'a Parcel,
    plan: &'a Plan,
    own: &'a Path,
    ledger: &'a Ledger,
    /// The number of the same parcel in the list, if it is installed.
    number: Option<usize>,
    before: Option<&'a KeptParcel>,
}

/// The file that is at the place of another one.
enum There {
    Nothing,
    Same,
    /// Another file of the installed version, as it was brought.
    Brought,
    /// Another file in the place of one of this parcel, which the user has made or changed.
    Changed,
    /// A file that another parcel needs as it is.
    Shared(String),
    /// A file that has nothing to do with this parcel.
    Foreign,
}

impl Looks<'_> {
    fn file(&self, thing: &Thing, name: &str, place: &str) -> There {
        let path = self.own.join(place);
        if !path.exists() {
            return There::Nothing;
        }
        let there = read_bytes(&path, MOST_BYTES_OF_FILE);
        if there.as_ref().is_ok_and(|there| self.parcel.files.get(name) == Some(there)) {
            return There::Same;
        }
        let Some(before) = self.before.filter(|before| before.has(thing)) else { return There::Foreign };
        if let Some(other) = self.ledger.other_with(place, self.number) {
            return There::Shared(other.facts.words());
        }
        match there {
            Ok(there) if before.sum_of(place) == Some(sum(&there).as_str()) => There::Brought,
            Ok(_) => There::Changed,
            // A folder or a pipe in the place of a file.
            Err(_) => There::Foreign,
        }
    }

    /// Looks at a thing of the parcel.
    fn thing(&self, thing: &Thing, examined: &mut Examined) -> Result<(), String> {
        let files: Vec<(&str, &str, There)> = of_thing(self.plan, thing)
            .map(|(name, place)| (name.as_str(), place.as_str(), self.file(thing, name, place)))
            .collect();
        let is_same = files.iter().all(|(.., there)| matches!(there, There::Same));
        if let Some(shipped) = thing.place.strip_prefix("scenarios/").and_then(shipped_file) {
            // A translation takes the place of nothing.
            let own = files.iter().filter(|(_, place, _)| *place == thing.place);
            let mut bytes = own.filter_map(|(name, ..)| self.parcel.files.get(*name));
            if bytes.all(|bytes| bytes == shipped.as_bytes()) {
                examined.known.push(thing.clone());
                return Ok(());
            }
            if !is_same {
                let file = files.first().map(|(name, ..)| (*name).to_owned()).unwrap_or_default();
                examined.questions.push(ParcelQuestion::OverShipped { thing: thing.clone(), file });
            }
        }
        let is_ours = self.before.is_some_and(|before| before.has(thing));
        let is_there = self.own.join(&thing.place).exists();
        for (name, place, there) in &files {
            match there {
                There::Foreign => return Err(self.foreign(thing)),
                There::Shared(other) => {
                    return Err(format!(
                        "{place} also belongs to {other}, which needs it as it is: remove that first"
                    ));
                }
                // A pack of the same name may be incomplete, and is another one all the same.
                There::Nothing if is_there && !is_ours && thing.kind == ThingKind::Pack => {
                    return Err(self.foreign(thing));
                }
                There::Changed => examined.changed.push((*place).to_owned()),
                There::Nothing | There::Same | There::Brought => {}
            }
            if !matches!(there, There::Same) {
                examined.writes.push(((*name).to_owned(), (*place).to_owned()));
            }
            self.note(name, place, there, &mut examined.brought);
        }
        match (is_same, is_there) {
            (true, _) => examined.known.push(thing.clone()),
            (false, true) => examined.updated.push(thing.clone()),
            (false, false) => examined.new.push(thing.clone()),
        }
        Ok(())
    }

    /// Notes a file as one of the parcel, unless it was the user's own before.
    fn note(&self, name: &str, place: &str, there: &There, brought: &mut Vec<BroughtFile>) {
        let is_own = || {
            let has = |parcel: &KeptParcel| parcel.sum_of(place).is_some();
            !self.before.is_some_and(has) && self.ledger.other_with(place, self.number).is_none()
        };
        if !matches!(there, There::Same) || !is_own() {
            let bytes = self.parcel.files.get(name).map(Vec::as_slice).unwrap_or_default();
            brought.push(BroughtFile { place: place.to_owned(), sum: sum(bytes) });
        }
    }

    fn foreign(&self, thing: &Thing) -> String {
        let path = self.own.join(&thing.place).shown();
        let parcel = self.ledger.parcels.iter().find(|parcel| parcel.has(thing));
        let from =
            parcel.map(|parcel| format!(" and came with {}", parcel.facts.words())).unwrap_or_default();
        format!("another {thing} is in {path}{from}: remove it first, or give this one another name")
    }

    /// Looks for the files of the installed version that this one no longer has.
    fn gone(&self, examined: &mut Examined) {
        for BroughtFile { place, sum: brought } in self.before.iter().flat_map(|before| &before.files) {
            let stays = self.plan.files.iter().any(|(_, planned)| planned == place);
            if stays || self.ledger.other_with(place, self.number).is_some() {
                continue;
            }
            let Ok(there) = read_bytes(&self.own.join(place), MOST_BYTES_OF_FILE) else { continue };
            if sum(&there) != *brought {
                examined.changed.push(place.clone());
            }
            examined.gone.push(place.clone());
        }
    }

    /// Asks whether another version may be replaced, unless this one is newer.
    fn version(&self, examined: &mut Examined) {
        let (Some(before), Some(about)) = (self.before, &self.plan.about) else { return };
        let read = |text: &str| Version::read(text).unwrap_or_default();
        let (installed, this) = (read(&before.facts.version), read(&about.version));
        let differs = !examined.writes.is_empty() || !examined.gone.is_empty() || this != installed;
        if differs && this <= installed {
            examined.questions.push(ParcelQuestion::OverNewer {
                title: about.title.clone(),
                installed: before.facts.version.clone(),
                this: about.version.clone(),
            });
        }
    }
}

/// Returns the files of a thing: the name in the parcel, and the place.
fn of_thing<'a>(plan: &'a Plan, thing: &'a Thing) -> impl Iterator<Item = (&'a String, &'a String)> {
    let its = plan.files.iter().filter(move |(_, place)| is_of(thing, place));
    its.map(|(name, place)| (name, place))
}
