//! The file of a course: its parts in their order.

use crate::engine::lessons::puzzle::Shelf;
use serde::Deserialize;

/// A course as its file states it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CourseFile {
    /// Stable id: the name of its file.
    pub id: String,
    pub title: String,
    /// A summary of one or two sentences.
    pub summary: String,
    pub parts: Vec<CoursePart>,
}

/// A part of a course.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum CoursePart {
    /// The lesson with this id.
    Lesson(String),
    /// The puzzle with this id.
    Puzzle(String),
    /// The commented game that has this id.
    Study(String),
    /// A page of text.
    Page {
        title: String,
        /// An empty line begins a new paragraph, stars make *bold*.
        text: String,
    },
}

impl CoursePart {
    /// The word for its kind in files and in JSON.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Lesson(_) => "lesson",
            Self::Puzzle(_) => "puzzle",
            Self::Study(_) => "study",
            Self::Page { .. } => "page",
        }
    }

    /// The id of its file; none for a page, which has no file.
    pub fn id(&self) -> Option<&str> {
        match self {
            Self::Lesson(id) | Self::Puzzle(id) | Self::Study(id) => Some(id),
            Self::Page { .. } => None,
        }
    }

    /// Whether it is taken as this lesson or puzzle.
    pub fn is_taken_as(&self, lesson: &str) -> bool {
        matches!(self, Self::Lesson(id) | Self::Puzzle(id) if id == lesson)
    }

    /// The name under which it is noted once it has been read or looked at.
    pub fn key(&self) -> String {
        let name = match self {
            Self::Page { title, .. } => title,
            Self::Lesson(id) | Self::Puzzle(id) | Self::Study(id) => id,
        };
        format!("{}:{name}", self.kind())
    }
}

/// Returns the shelf on which a part must be; none for a part that is no lesson file.
pub(super) fn shelf_of(part: &CoursePart) -> Option<Shelf> {
    match part {
        CoursePart::Lesson(_) => Some(Shelf::Lesson),
        CoursePart::Puzzle(_) => Some(Shelf::Puzzle),
        CoursePart::Study(_) | CoursePart::Page { .. } => None,
    }
}
