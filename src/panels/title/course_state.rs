//! The courses on the title screen, with what is done of each, and the place of a lesson in its course.

use crate::engine::{
    lessons::{CourseCard, CourseDone, CoursePart},
    translations::{part_key, translated_course, translated_lesson},
};

/// A course on the title screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CourseShown {
    pub card: CourseCard,
    /// The parts of it that are done.
    pub done: CourseDone,
}

/// The course of the lesson on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InCourse {
    /// Its title.
    pub title: String,
    /// The title of the part that follows; none after the last.
    pub next: Option<String>,
}

impl CourseShown {
    /// Returns its title in the language of the table.
    pub fn title(&self) -> String {
        translated_course(&self.card.id, "title", &self.card.title).into_owned()
    }

    /// Returns the title of a part in the language of the table; none if there is no such part.
    pub fn title_of(&self, part: usize) -> Option<String> {
        let shown = self.card.parts.get(part)?;
        Some(match &shown.part {
            CoursePart::Page { title, .. } => {
                translated_course(&self.card.id, &part_key(part, "title"), title).into_owned()
            }
            CoursePart::Lesson(id) | CoursePart::Puzzle(id) => {
                translated_lesson(id, "title", &shown.title).into_owned()
            }
            CoursePart::Study(_) => shown.title.clone(),
        })
    }

    /// Returns the title and the text of a page in the language of the table; none if the part is no page.
    pub fn page(&self, part: usize) -> Option<(String, String)> {
        let CoursePart::Page { text, .. } = &self.card.parts.get(part)?.part else { return None };
        let text = translated_course(&self.card.id, &part_key(part, "text"), text).into_owned();
        Some((self.title_of(part)?, text))
    }

    /// Returns the place of a lesson or a puzzle that is this part of the course; none if the part is another.
    pub fn place_of(&self, part: usize, lesson: &str) -> Option<InCourse> {
        let shown = self.card.parts.get(part)?;
        let place = InCourse { title: self.title(), next: self.title_of(part + 1) };
        shown.part.is_taken_as(lesson).then_some(place)
    }
}
