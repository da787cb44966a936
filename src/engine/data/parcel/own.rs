//! The contents of the folder of the user's own things.

use super::{
    about::About,
    limits::{MOST_LETTERS, MOST_LETTERS_ABOUT},
    plan::{Belongs, Plan, Thing, ThingKind},
    read::Parcel,
    wrap::wrap,
};
use crate::engine::data::{STUDIES, Shown, Source, is_id, parse, read_file, shipped_file, text_of};
use serde::{Deserialize, de::IgnoredAny};
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// Limit of the entries read from one folder.
const MOST_LISTED: usize = 500;
/// Limit of the letters shown of a title.
const LONGEST: usize = 60;

/// Returns the packs, scenarios, lessons, courses and commented games in the folder of the user's own things, and the
/// parts that scenarios name.
pub fn own_things(own: &Path, game_of: &dyn Fn(&Source) -> Option<Belongs>) -> Vec<Thing> {
    let mut things = Vec::new();
    for pack in entries(&own.join("packs")) {
        if let Some(id) = name_of(&pack).filter(|id| is_id(id) && pack.join("pack.ron").is_file()) {
            things.push(Thing { kind: ThingKind::Pack, place: format!("packs/{id}") });
        }
    }
    for folder in entries(&own.join("scenarios")) {
        let Some(game) = name_of(&folder).filter(|game| is_id(game)) else { continue };
        for file in entries(&folder) {
            let ending = if game == STUDIES { ".kessel" } else { ".ron" };
            let id = name_of(&file).and_then(|name| name.strip_suffix(ending));
            let Some(id) = id.filter(|id| is_id(id)) else { continue };
            let kind = match game {
                "courses" => ThingKind::Course,
                "lessons" => ThingKind::Lesson,
                STUDIES => ThingKind::Study,
                _ => kind_of(&file, game_of),
            };
            things.push(Thing { kind, place: format!("scenarios/{game}/{id}{ending}") });
        }
    }
    things.sort();
    things
}

/// Returns whether a file in a game's folder is a scenario or a part that scenarios name.
fn kind_of(file: &Path, game_of: &dyn Fn(&Source) -> Option<Belongs>) -> ThingKind {
    let text = read_file(file).unwrap_or_default();
    let source = Source { name: file.shown(), text };
    match game_of(&source) {
        Some(Belongs { is_scenario: true, .. }) => ThingKind::Scenario,
        _ => ThingKind::Part,
    }
}

/// The facts of a thing in its file: a pack has a name, a scenario or a lesson a title.
#[derive(Deserialize, Default)]
#[serde(default)]
struct Called {
    name: String,
    title: String,
    author: String,
    licence: String,
    about: String,
}

impl Called {
    fn title(&self) -> String {
        one_line(if self.title.is_empty() { &self.name } else { &self.title }, LONGEST)
    }
}

/// Returns the title of one of the user's own things, for lists.
pub fn title_of(own: &Path, thing: &Thing) -> Option<String> {
    Some(called(own, thing)?.title())
}

fn called(own: &Path, thing: &Thing) -> Option<Called> {
    let place = own.join(&thing.place);
    let file = if thing.kind == ThingKind::Pack { place.join("pack.ron") } else { place };
    let text = read_file(&file).ok()?;
    parse(&thing.place, &text).ok()
}

/// Returns the facts of a parcel with these things of the user's own, as their files give them: the title of the first
/// of them that has one, and the author, licence and description of the first that has such.
pub fn facts_of(own: &Path, things: &[Thing]) -> About {
    let all: Vec<Called> = things.iter().filter_map(|thing| called(own, thing)).collect();
    facts_from(&all)
}

/// Returns the same for one file.
pub(super) fn facts_of_file(file: &Path) -> About {
    let called: Option<Called> = read_file(file).ok().and_then(|text| parse("", &text).ok());
    facts_from(called.as_slice())
}

/// Returns the same for the things that are in a parcel already.
pub fn facts_in(parcel: &Parcel, plan: &Plan) -> About {
    let called = |thing: &Thing| called_in(parcel, plan, thing);
    facts_from(&plan.things.iter().filter_map(called).collect::<Vec<_>>())
}

/// Returns the title of a thing that is in a parcel, for lists.
pub fn title_in(parcel: &Parcel, plan: &Plan, thing: &Thing) -> Option<String> {
    Some(called_in(parcel, plan, thing)?.title())
}

fn called_in(parcel: &Parcel, plan: &Plan, thing: &Thing) -> Option<Called> {
    let file = match thing.kind {
        ThingKind::Pack => format!("{}/pack.ron", thing.place),
        _ => thing.place.clone(),
    };
    let (name, _) = plan.files.iter().find(|(_, place)| *place == file)?;
    parse(name, &text_of(parcel.files.get(name)?).ok()?).ok()
}

fn facts_from(all: &[Called]) -> About {
    let first =
        |text: fn(&Called) -> String| all.iter().map(text).find(|text| !text.is_empty()).unwrap_or_default();
    About {
        title: first(Called::title),
        author: first(|called| one_line(&called.author, MOST_LETTERS)),
        licence: first(|called| one_line(&called.licence, MOST_LETTERS)),
        about: first(|called| called.about.chars().take(MOST_LETTERS_ABOUT).collect()),
        ..About::default()
    }
}

/// Returns a text in one line, for lists and facts.
fn one_line(text: &str, most: usize) -> String {
    text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).take(most).collect()
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let found = fs::read_dir(folder).into_iter().flatten().flatten().take(MOST_LISTED);
    let mut paths: Vec<PathBuf> = found.map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

fn name_of(path: &Path) -> Option<&str> {
    path.file_name()?.to_str()
}

/// Makes a parcel of a thing of the user's own, with the user's own files that it needs.
///
/// # Errors
/// It cannot be read, or is too large for a parcel: a sentence.
pub fn wrap_thing(own: &Path, thing: &Thing) -> Result<Parcel, String> {
    let mut parcel = Parcel::default();
    let (folder, _) = thing.place.rsplit_once('/').unwrap_or_default();
    let inner = folder.strip_prefix("scenarios/").unwrap_or_default();
    let path = own.join(&thing.place);
    wrap(&mut parcel, &path, inner)?;
    if thing.kind != ThingKind::Pack {
        wrap_needed(&mut parcel, &path, &[own.join("scenarios")])?;
    }
    Ok(parcel)
}

/// Adds the files that a scenario, a lesson or a course needs to the parcel: the files that it names and that are not
/// shipped. For a lesson this includes the scenario that it begins with, and the files which that names; for a course its
/// lessons, puzzles and games, and what these need. They are looked for in these folders, in which each game has its own.
///
/// # Errors
/// One cannot be read, is too large for a parcel, or has the name of a shipped one: a sentence.
pub fn wrap_needed(parcel: &mut Parcel, path: &Path, folders: &[PathBuf]) -> Result<(), String> {
    // At most a course, its lessons and games, their scenarios, and the files that the scenarios name.
    let mut texts = vec![path.to_owned()];
    while let Some(path) = texts.pop() {
        let text = read_file(&path).map_err(|error| error.to_string())?;
        for name in needed_by(&text) {
            let found = folders.iter().map(|folder| folder.join(&name)).find(|path| path.is_file());
            let Some(found) = found.filter(|_| !parcel.files.contains_key(&name)) else { continue };
            if let Some(shipped) = shipped_file(&name) {
                if read_file(&found).is_ok_and(|own| own != shipped) {
                    return Err(in_its_place(&found, &name, &path));
                }
                continue;
            }
            let folder = name.split('/').next().unwrap_or_default();
            wrap(parcel, &found, folder)?;
            texts.push(found);
        }
    }
    Ok(())
}

fn in_its_place(found: &Path, name: &str, by: &Path) -> String {
    format!(
        "{} takes the place of a file of the program, and cannot be sent this way: give it another name than {name}, also \
         in {}",
        found.shown(),
        by.shown()
    )
}

/// The scenario that a lesson begins with, read from the lesson.
#[derive(Deserialize, Default)]
#[serde(default)]
struct Lesson {
    game: String,
    /// The beginning with forces of its own.
    position: Begins,
    /// The beginning of a scenario as it is.
    begins: Begins,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct Begins {
    scenario: String,
}

/// The parts of a course, read from the course.
#[derive(Deserialize, Default)]
#[serde(default)]
struct Course {
    parts: Vec<Part>,
}

#[derive(Deserialize)]
enum Part {
    Lesson(String),
    Puzzle(String),
    Study(String),
    Page {
        #[serde(rename = "title", default)]
        _title: IgnoredAny,
    },
}

impl Part {
    /// The name of its file below `scenarios`; none for a page.
    fn file(&self) -> Option<String> {
        match self {
            Self::Lesson(id) | Self::Puzzle(id) => Some(format!("lessons/{id}.ron")),
            Self::Study(id) => Some(format!("{STUDIES}/{id}.kessel")),
            Self::Page { .. } => None,
        }
    }
}

/// Returns the scenario of a commented game, by its name below `scenarios`; none if the text is no game file.
fn scenario_of_game(text: &str) -> Option<String> {
    let first = text.lines().next()?.strip_prefix("Game(")?;
    let word = |field: &str| first.split_once(field)?.1.split('"').next();
    Some(format!("{}/{}.ron", word("game:\"")?, word("scenario:\"")?))
}

/// Returns the data files that a text needs, by their names below `scenarios`.
pub(super) fn needed_by(text: &str) -> BTreeSet<String> {
    let is_name = |name: &String| {
        let parts = name.strip_suffix(".ron").or_else(|| name.strip_suffix(".kessel"));
        let parts = parts.and_then(|name| name.split_once('/'));
        parts.is_some_and(|(folder, file)| is_id(folder) && is_id(file))
    };
    if let Some(scenario) = scenario_of_game(text) {
        return Some(scenario).filter(is_name).into_iter().collect();
    }
    let Lesson { game, position, begins } = parse("", text).unwrap_or_default();
    let Course { parts } = parse("", text).unwrap_or_default();
    let quoted = text.split('"').map(str::to_owned);
    let begins = [position, begins].map(|Begins { scenario }| format!("{game}/{scenario}.ron"));
    let of_course = parts.iter().filter_map(Part::file);
    quoted.chain(begins).chain(of_course).filter(is_name).collect()
}
