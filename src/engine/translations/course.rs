//! The texts of a course: its title, its summary, and its pages.

use super::{shown::translated, texts::HasTexts};
use crate::engine::lessons::{COURSES, CoursePart};
use serde::Deserialize;
use std::borrow::Cow;

/// The texts of a course.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct CourseTexts {
    title: String,
    summary: String,
    parts: Vec<CoursePart>,
}

/// Returns the key of a text of a page, whose part is numbered from 0: `part-3.text`.
pub fn part_key(part: usize, text: &str) -> String {
    format!("part-{}.{text}", part + 1)
}

/// Returns a text of a course in the language of the table.
pub fn translated_course<'a>(id: &str, key: &str, english: &'a str) -> Cow<'a, str> {
    translated(&format!("{COURSES}/{id}.ron"), key, english)
}

impl HasTexts for CourseTexts {
    fn visit_texts(&mut self, visit: &mut dyn FnMut(&str, &mut String)) {
        visit("title", &mut self.title);
        visit("summary", &mut self.summary);
        for (number, part) in self.parts.iter_mut().enumerate() {
            if let CoursePart::Page { title, text } = part {
                visit(&part_key(number, "title"), title);
                visit(&part_key(number, "text"), text);
            }
        }
    }
}
