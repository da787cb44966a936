//! Courses: an order of lessons, puzzles, commented games and pages of text, in a file that a teacher can write.

mod done;
mod faults;
pub(super) mod file;

pub use done::CourseDone;
pub use faults::course_faults;
pub use file::{CourseFile, CoursePart};

use super::{
    shelf::{Card, card},
    studies::study_title,
};
use crate::engine::data::{self, DataError, Source};

/// The folder below `scenarios`.
pub const COURSES: &str = "courses";

/// A part of a course with its title in English.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartCard {
    pub part: CoursePart,
    pub title: String,
    /// Its length in minutes; 0 if that is not known.
    pub minutes: u8,
    /// Whether it can be begun.
    pub is_there: bool,
}

/// A course on the title screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CourseCard {
    pub id: String,
    pub title: String,
    /// A summary.
    pub summary: String,
    /// The game of its lessons and puzzles; empty without any, or if they are of several games.
    pub game: String,
    pub parts: Vec<PartCard>,
    /// The reason why it cannot be read.
    pub fault: Option<String>,
}

/// Returns the shipped courses and the user's own; files that cannot be read come last.
pub fn courses() -> Vec<CourseCard> {
    let mut cards: Vec<CourseCard> = data::scenario_ids(COURSES).into_iter().map(course_card).collect();
    cards.sort_by_key(|card| card.fault.is_some());
    cards
}

/// Reads a course by its id.
///
/// # Errors
/// There is no such file, or its form is wrong.
pub fn read_course(id: &str) -> Result<CourseFile, Vec<DataError>> {
    data::load_of(COURSES, id).map_err(|error| vec![error])?.read()
}

fn course_card(id: String) -> CourseCard {
    let read = data::load_of(COURSES, &id).and_then(|Source { name, text }| {
        let course: CourseFile = data::parse(&name, &text)?;
        let fault = faults::too_large(&course).map(|fault| DataError::whole_file(&name, fault.sentence));
        fault.map_or(Ok(course), Err)
    });
    match read {
        Ok(course) => {
            let cards: Vec<(Option<Card>, CoursePart)> =
                course.parts.into_iter().map(|part| (lesson_of(&part), part)).collect();
            let game = common(cards.iter().filter_map(|(card, _)| card.as_ref()));
            let parts = cards.into_iter().map(|(card, part)| part_card(card, part)).collect();
            CourseCard { id, title: course.title, summary: course.summary, game, parts, fault: None }
        }
        Err(error) => CourseCard {
            title: id.clone(),
            id,
            summary: String::new(),
            game: String::new(),
            parts: Vec::new(),
            fault: Some(error.to_string()),
        },
    }
}

/// Returns the card of the lesson or the puzzle that a part is.
fn lesson_of(part: &CoursePart) -> Option<Card> {
    match part {
        CoursePart::Lesson(id) | CoursePart::Puzzle(id) => Some(card(id.clone())),
        CoursePart::Study(_) | CoursePart::Page { .. } => None,
    }
}

/// Returns the one game of these cards; empty if there is none, or more than one.
fn common<'a>(cards: impl Iterator<Item = &'a Card>) -> String {
    let mut games: Vec<&str> = cards.map(|card| card.game.as_str()).filter(|game| !game.is_empty()).collect();
    games.sort_unstable();
    games.dedup();
    match games.as_slice() {
        [game] => (*game).to_owned(),
        _ => String::new(),
    }
}

fn part_card(card: Option<Card>, part: CoursePart) -> PartCard {
    let (title, minutes, is_there) = match (&part, card) {
        (CoursePart::Page { title, .. }, _) => (title.clone(), 0, true),
        (CoursePart::Study(id), _) => (study_title(id), 0, data::has_study(id)),
        (_, Some(card)) => (card.title, card.minutes, card.fault.is_none()),
        (CoursePart::Lesson(id) | CoursePart::Puzzle(id), None) => (id.clone(), 0, false),
    };
    PartCard { part, title, minutes, is_there }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may stop at once")]

    use super::{super::Progress, *};

    const COURSE: &str = r#"(
        format: 1,
        id: "evening",
        title: "An evening",
        summary: "Two hours.",
        parts: [
            Page(title: "Before you begin", text: "One.

                Two."),
            Lesson("moving"),
            Puzzle("p-two-lines"),
            Study("first-evening"),
        ],
    )"#;

    fn told(text: &str) -> Vec<String> {
        let source = Source { name: "courses/evening.ron".to_owned(), text: text.to_owned() };
        course_faults(&source).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_course_is_read_with_its_parts() {
        let course: CourseFile = data::parse("evening.ron", COURSE).unwrap();
        let kinds: Vec<&str> = course.parts.iter().map(CoursePart::kind).collect();
        assert_eq!(kinds, ["page", "lesson", "puzzle", "study"]);
        assert_eq!(course.parts[0].key(), "page:Before you begin");
        assert!(course.parts[2].is_taken_as("p-two-lines") && !course.parts[3].is_taken_as("first-evening"));
        assert_eq!(study_title("first-evening"), "First evening");
    }

    #[test]
    fn every_fault_of_a_course_is_told_with_its_place() {
        let all = told(COURSE);
        let expected = "courses/evening.ron:12:";
        assert!(all.len() == 1 && all[0].starts_with(expected), "{all:?}");
        assert!(all[0].contains("there is no commented game called first-evening"), "{all:?}");
        let changed = COURSE.replace("Study(\"first-evening\"),", "");
        assert_eq!(told(&changed), [""; 0]);
        for (from, to, wanted) in [
            (
                "id: \"evening\"",
                "id: \"morning\"",
                "the id of this course is morning, but its file is evening.ron",
            ),
            ("\"An evening\"", "\" \"", "a text is expected here"),
            ("Lesson(\"moving\")", "Lesson(\"p-two-lines\")", "p-two-lines is a puzzle: write Puzzle"),
            ("Puzzle(\"p-two-lines\")", "Puzzle(\"moving\")", "moving is a lesson: write Lesson"),
            ("Lesson(\"moving\")", "Lesson(\"nothing-here\")", "nothing-here"),
            ("Lesson(\"moving\")", "Lesson(\"moving\"), Lesson(\"moving\")", "is in the course twice"),
            ("text: \"One.", "text: \"\", more: \"One.", "more"),
        ] {
            let all = told(&changed.replace(from, to));
            assert!(all.iter().any(|fault| fault.contains(wanted)), "{from}: {all:?}");
        }
        let empty = "(id: \"evening\", title: \"E\", summary: \"E.\", parts: [])";
        assert!(told(empty)[0].contains("a course needs at least one part"), "{:?}", told(empty));
    }

    /// A file of a stranger can name the same lesson half a million times.
    #[test]
    fn a_course_has_a_size() {
        let of = |parts: &str| format!("(id: \"evening\", title: \"E\", summary: \"E.\", parts: [{parts}])");
        let many = told(&of(&"Lesson(\"moving\"), ".repeat(5000)));
        assert!(many.len() == 1 && many[0].contains("at most 200 parts, and this one 5000"), "{many:?}");
        let long = told(&of(&format!("Page(title: \"P\", text: \"{}\")", "x".repeat(20_000))));
        assert!(long.len() == 1 && long[0].contains("at most 20000 letters"), "{long:?}");
    }

    #[test]
    fn what_was_done_of_a_course_is_counted() {
        let course: CourseFile = data::parse("evening.ron", COURSE).unwrap();
        let mut progress = Progress::default();
        let count = |progress: &Progress| CourseDone::of("evening", &course.parts, progress).count();
        assert_eq!(count(&progress), 0);
        progress.finished.insert("moving".to_owned());
        // A puzzle that hints have shown is finished, and not solved.
        progress.finished.insert("p-two-lines".to_owned());
        assert!(
            progress.note_read("evening", &course.parts[0])
                && !progress.note_read("evening", &course.parts[0])
        );
        let done = CourseDone::of("evening", &course.parts, &progress);
        assert_eq!((done.0.as_slice(), done.next_after(None)), (&[true, true, false, false][..], Some(2)));
        assert_eq!(CourseDone::of("morning", &course.parts, &progress).count(), 1);
    }
}
