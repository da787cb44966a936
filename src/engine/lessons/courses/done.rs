//! The parts of a course that are done.

use super::{super::progress::Progress, file::CoursePart};

/// Whether each part of a course is done: its lesson finished, its puzzle solved, its page or its game opened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CourseDone(pub Vec<bool>);

impl CourseDone {
    /// The parts of the course with this id that are done.
    pub fn of<'a>(
        course: &str,
        parts: impl IntoIterator<Item = &'a CoursePart>,
        progress: &Progress,
    ) -> Self {
        let is_done = |part: &CoursePart| match part {
            CoursePart::Lesson(id) => progress.finished.contains(id),
            CoursePart::Puzzle(id) => progress.solved.contains_key(id),
            CoursePart::Study(_) | CoursePart::Page { .. } => progress.has_read(course, part),
        };
        Self(parts.into_iter().map(is_done).collect())
    }

    /// The number of parts that are done.
    pub fn count(&self) -> usize {
        self.0.iter().filter(|done| **done).count()
    }

    /// Whether this part is done.
    pub fn has(&self, part: usize) -> bool {
        self.0.get(part).copied().unwrap_or(false)
    }

    /// Returns the first part that is not done, after this one if there is one; none if all are done.
    pub fn next_after(&self, part: Option<usize>) -> Option<usize> {
        let open = |(number, done): (usize, &bool)| (!done).then_some(number);
        let first = part.map_or(0, |part| part + 1);
        let after = self.0.iter().enumerate().skip(first).find_map(open);
        after.or_else(|| self.0.iter().enumerate().find_map(open))
    }
}
