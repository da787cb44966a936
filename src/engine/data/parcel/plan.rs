//! The plan of an installation: the things in a parcel, and the place of each file in the folder of the user's own
//! things.

use super::{
    about::{About, about_name, about_of},
    limits::MOST_LETTERS,
    read::Parcel,
};
use crate::engine::data::{STUDIES, Source, has_field, id_fault, id_like, is_id, text_of};
use std::fmt;

/// A kind of thing that a player can make, send and remove.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ThingKind {
    /// It comes first: a parcel with a course has its title.
    Course,
    Pack,
    Scenario,
    Lesson,
    /// A commented game.
    Study,
    /// A map, charts or another part that a scenario names.
    Part,
}

impl fmt::Display for ThingKind {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str(match self {
            Self::Course => "course",
            Self::Pack => "art pack",
            Self::Scenario => "scenario",
            Self::Lesson => "lesson",
            Self::Study => "commented game",
            Self::Part => "file for scenarios",
        })
    }
}

/// A course, pack, scenario, lesson or commented game, or a file that a scenario names.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Thing {
    pub kind: ThingKind,
    /// Its place in the folder of the user's own things: the folder of a pack, the file of anything else.
    pub place: String,
}

impl Thing {
    /// The name of its folder or file, by which it is selected.
    pub fn id(&self) -> &str {
        let last = self.place.rsplit('/').next().unwrap_or_default();
        last.strip_suffix(".ron").or_else(|| last.strip_suffix(".kessel")).unwrap_or(last)
    }
}

impl fmt::Display for Thing {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        write!(out, "{} {}", self.kind, self.id())
    }
}

/// The places of the files of a parcel.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// Its facts, with a title; none if it has no file of facts.
    pub about: Option<About>,
    pub things: Vec<Thing>,
    /// Each file: its name in the parcel, and in the folder of the user's own things.
    pub files: Vec<(String, String)>,
}

/// Returns the name of the data file that a file translates by its name: `x.ron` for `x.de.ftl`.
pub(super) fn translated_name(name: &str) -> Option<String> {
    let (file, language) = name.strip_suffix(".ftl")?.rsplit_once('.')?;
    let is_language = |language: &str| {
        let mut letters = language.chars();
        !language.is_empty() && letters.all(|letter| letter.is_ascii_alphanumeric() || letter == '-')
    };
    is_language(language).then(|| format!("{file}.ron"))
}

/// The game that a data text belongs to, and whether it is a scenario of that game.
pub struct Belongs {
    pub game: &'static str,
    pub is_scenario: bool,
}

/// Assigns the files of a parcel to their places. A folder with a `pack.ron` is a pack with the name of its folder, or
/// of the parcel (`called`) if it has no folder. Every other `.ron` file is a course, a lesson, a scenario, or a part that
/// a scenario names, and a `.kessel` file in a folder `studies` is a commented game; a translation (`x.de.ftl` beside
/// `x.ron`) goes where its file goes. Other files beside them, such as a page of explanation, are left out.
///
/// # Errors
/// The files that have no place, a sentence each; the faults of the parcel's facts, with their places; or that the
/// parcel is empty.
pub fn plan(
    parcel: &Parcel,
    called: &str,
    game_of: &dyn Fn(&Source) -> Option<Belongs>,
) -> Result<Plan, Vec<String>> {
    let mut planned = Plan::default();
    let mut wrong = Vec::new();
    match about_of(parcel) {
        Ok(about) => planned.about = about.map(|about| with_title(about, called)),
        Err(faults) => wrong.extend(faults.iter().map(ToString::to_string)),
    }
    let facts = about_name(parcel);
    let roots: Vec<&str> = parcel.files.keys().filter_map(|name| name.strip_suffix("pack.ron")).collect();
    let roots: Vec<&str> = roots.into_iter().filter(|root| root.is_empty() || root.ends_with('/')).collect();
    for inner in
        roots.iter().filter(|inner| roots.iter().any(|root| *inner != root && inner.starts_with(root)))
    {
        wrong.push(format!("{inner}pack.ron: this pack is inside another one"));
    }
    for root in &roots {
        let folder = root.trim_end_matches('/').rsplit('/').next().unwrap_or_default();
        let id = if folder.is_empty() { called } else { folder };
        match id_fault(id) {
            Some(why) => wrong.push(format!("the pack's folder \"{id}\": {why}")),
            None => planned.things.push(Thing { kind: ThingKind::Pack, place: format!("packs/{id}") }),
        }
    }
    for (name, bytes) in parcel.files.iter().filter(|(name, _)| Some(name.as_str()) != facts) {
        if let Some(root) = roots.iter().find(|root| name.starts_with(**root)) {
            let folder = root.trim_end_matches('/').rsplit('/').next().unwrap_or_default();
            let id = if folder.is_empty() { called } else { folder };
            let inner = name.get(root.len()..).unwrap_or_default();
            planned.files.push((name.clone(), format!("packs/{id}/{inner}")));
        } else if name.ends_with(".ron") || is_study(name) {
            let place = if is_study(name) { place_of_study(name) } else { place_of(name, bytes, game_of) };
            match place {
                Ok(thing) => {
                    planned.files.push((name.clone(), thing.place.clone()));
                    planned.things.push(thing);
                }
                Err(why) => wrong.push(format!("{name}: {why}")),
            }
        }
    }
    let translations = translations(parcel, &roots, &planned.files);
    planned.files.extend(translations);
    if wrong.is_empty() && planned.things.is_empty() {
        wrong.push("it contains no pack, scenario, lesson or course".to_owned());
    }
    planned.things.sort();
    if let Some(twice) = planned.things.windows(2).find_map(|pair| match pair {
        [one, other] if one == other => Some(one),
        _ => None,
    }) {
        wrong.push(format!("the {twice} is in it twice"));
    }
    if wrong.is_empty() { Ok(planned) } else { Err(wrong) }
}

/// Returns the translations of data files that have their places: each is beside its file in the parcel, and goes beside
/// it. A pack, in one of the roots, has its own.
fn translations(parcel: &Parcel, roots: &[&str], files: &[(String, String)]) -> Vec<(String, String)> {
    let is_in_pack = |name: &str| roots.iter().any(|root| name.starts_with(root));
    let planned = |name: &String| {
        let file = translated_name(name)?;
        let (_, place) = files.iter().find(|(known, _)| *known == file)?;
        let ending = name.strip_prefix(file.strip_suffix(".ron")?)?;
        Some((name.clone(), format!("{}{ending}", place.strip_suffix(".ron")?)))
    };
    parcel.files.keys().filter(|name| !is_in_pack(name)).filter_map(planned).collect()
}

/// Gives a parcel without a title that of its file: a newer version of it must be recognized.
fn with_title(about: About, called: &str) -> About {
    if !about.title.trim().is_empty() {
        return about;
    }
    let title: String = called.chars().filter(|letter| !letter.is_control()).take(MOST_LETTERS).collect();
    let title = if id_like(&title).is_some() { title } else { "parcel".to_owned() };
    About { title, ..about }
}

/// Whether a file of this name is a commented game: other games in a zip are left out.
fn is_study(name: &str) -> bool {
    let folder = name.strip_suffix(".kessel").and_then(|name| name.rsplit_once('/'));
    folder.is_some_and(|(folder, _)| folder.rsplit('/').next() == Some(STUDIES))
}

/// Returns the place of a commented game.
fn place_of_study(name: &str) -> Result<Thing, String> {
    let file = name.rsplit('/').next().unwrap_or(name);
    let id = file.strip_suffix(".kessel").unwrap_or(file);
    match id_fault(id) {
        Some(why) => Err(why),
        None => Ok(Thing { kind: ThingKind::Study, place: format!("scenarios/{STUDIES}/{id}.kessel") }),
    }
}

/// Returns the place of a data text.
fn place_of(name: &str, bytes: &[u8], game_of: &dyn Fn(&Source) -> Option<Belongs>) -> Result<Thing, String> {
    let text = &*text_of(bytes).map_err(|fault| fault.to_string())?;
    let (folder, file) = name.rsplit_once('/').unwrap_or(("", name));
    let id = file.strip_suffix(".ron").unwrap_or(file);
    if let Some(why) = id_fault(id) {
        return Err(why);
    }
    if has_field(text, "steps") && has_field(text, "closing") {
        return Ok(Thing { kind: ThingKind::Lesson, place: format!("scenarios/lessons/{id}.ron") });
    }
    if has_field(text, "parts") && has_field(text, "title") && has_field(text, "summary") {
        return Ok(Thing { kind: ThingKind::Course, place: format!("scenarios/courses/{id}.ron") });
    }
    let source = Source { name: name.to_owned(), text: text.to_owned() };
    let found = game_of(&source);
    let inner = folder.rsplit('/').next().filter(|folder| is_id(folder));
    let (kind, game) = match (found, inner) {
        (Some(Belongs { game, is_scenario: true }), _) => (ThingKind::Scenario, game),
        // Several games may have such files: the folder decides between them.
        (Some(Belongs { game, .. }), inner) => (ThingKind::Part, inner.unwrap_or(game)),
        (None, Some(inner)) => (ThingKind::Part, inner),
        (None, None) => {
            return Err(
                "its content does not show whether it is a scenario, a lesson, a course or another file"
                    .to_owned(),
            );
        }
    };
    Ok(Thing { kind, place: format!("scenarios/{game}/{id}.ron") })
}
