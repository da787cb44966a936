//! Checks a course: its form, its texts, and whether its parts are there.

use super::{
    super::file::Head,
    file::{CourseFile, CoursePart, shelf_of},
};
use crate::engine::{
    data::{self, DataError, Fault, Source, id_fault},
    lessons::{FOLDER, Shelf},
};
use std::{collections::BTreeSet, path::Path};

/// The most parts of a course, and the most letters of one of its pages: every course is read when the program begins, with
/// the files of its parts.
const MOST_PARTS: usize = 200;
const MOST_LETTERS: usize = 20_000;

/// Returns the fault of a course that is larger than any lesson plan; its parts are then not looked at.
pub(super) fn too_large(course: &CourseFile) -> Option<Fault> {
    let parts = course.parts.len();
    if parts > MOST_PARTS {
        return Some(Fault::new(
            "parts",
            format!("a course has at most {MOST_PARTS} parts, and this one {parts}"),
        ));
    }
    let is_long = |part: &CoursePart| match part {
        CoursePart::Page { title, text } => title.chars().chain(text.chars()).nth(MOST_LETTERS).is_some(),
        CoursePart::Lesson(_) | CoursePart::Puzzle(_) | CoursePart::Study(_) => false,
    };
    let long = course.parts.iter().position(is_long)?;
    let sentence = format!("a page has at most {MOST_LETTERS} letters: make two of this one");
    Some(Fault::new(format!("parts[{long}]"), sentence))
}

/// Returns every fault of a course. Its lessons and puzzles are checked by themselves.
pub fn course_faults(source: &Source) -> Vec<DataError> {
    let course: CourseFile = match source.read() {
        Ok(course) => course,
        Err(errors) => return errors,
    };
    if let Some(fault) = too_large(&course) {
        return source.places(vec![fault]);
    }
    let mut faults: Vec<Fault> = misnamed(source, &course.id).into_iter().collect();
    for (field, words) in [("title", &course.title), ("summary", &course.summary)] {
        if words.trim().is_empty() {
            faults.push(Fault::new(field, "a text is expected here"));
        }
    }
    if course.parts.is_empty() {
        faults.push(Fault::new("parts", "a course needs at least one part"));
    }
    let mut known = BTreeSet::new();
    for (number, part) in course.parts.iter().enumerate() {
        let path = format!("parts[{number}]");
        faults.extend(of_part(part).map(|sentence| Fault::new(path.clone(), sentence)));
        if !known.insert(part.key()) {
            let sentence = match part {
                CoursePart::Page { title, .. } => format!("a page called “{title}” is in the course twice"),
                part => {
                    format!("the {} {} is in the course twice", part.kind(), part.id().unwrap_or_default())
                }
            };
            faults.push(Fault::new(path, sentence));
        }
    }
    source.places(faults)
}

/// Returns the fault of an id that is not the name of the file: progress is noted under the id.
fn misnamed(source: &Source, id: &str) -> Option<Fault> {
    let stem = Path::new(&source.name).file_stem()?.to_str()?;
    if stem != id {
        let sentence = format!(
            "the id of this course is {id}, but its file is {stem}.ron: both must be the same, because progress is \
             noted under the id"
        );
        return Some(Fault::new("id", sentence));
    }
    id_fault(id).map(|why| Fault::new("id", why))
}

/// Returns the fault of a part: a text that is missing, or a file that is not there.
fn of_part(part: &CoursePart) -> Option<String> {
    match part {
        CoursePart::Page { title, text } => {
            let is_empty = title.trim().is_empty() || text.trim().is_empty();
            is_empty.then(|| "a page needs a title and a text".to_owned())
        }
        CoursePart::Study(id) => match (id_fault(id), data::has_study(id)) {
            (Some(why), _) => Some(why),
            (None, true) => None,
            (None, false) => Some(format!(
                "there is no commented game called {id}: send {id}.kessel along with the course, or put it into \
                 scenarios/studies first"
            )),
        },
        CoursePart::Lesson(id) | CoursePart::Puzzle(id) => {
            let head =
                data::load_of(FOLDER, id).and_then(|Source { name, text }| data::parse::<Head>(&name, &text));
            match head {
                Err(error) => Some(match error.missing() {
                    Some(missing) => format!(
                        "there is no {} called {missing}: send it along with the course, or install it first",
                        part.kind()
                    ),
                    None => error.to_string(),
                }),
                Ok(head) if Some(head.shelf) != shelf_of(part) => Some(match head.shelf {
                    Shelf::Puzzle => format!("{id} is a puzzle: write Puzzle(\"{id}\")"),
                    Shelf::Lesson => format!("{id} is a lesson: write Lesson(\"{id}\")"),
                }),
                Ok(_) => None,
            }
        }
    }
}
