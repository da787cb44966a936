//! The kinds of data files that can be translated, and their English messages.

use super::{
    course::CourseTexts,
    lesson::LessonTexts,
    scenario::ScenarioTexts,
    texts::{DataText, HasTexts},
};
use crate::engine::{
    data::{self, DataError, Source},
    manual::RulesText,
    text::{Message, messages_of},
};

/// Returns the texts of a scenario, a lesson, a course or a rules book.
///
/// # Errors
/// The file is none of these, or cannot be read.
pub fn texts_of(source: &Source) -> Result<Vec<DataText>, DataError> {
    let Source { name, text } = source;
    let has = |field: &str| data::has_field(text, field);
    if has("steps") && has("closing") {
        Ok(data::parse::<LessonTexts>(name, text)?.texts())
    } else if has("chapters") {
        Ok(data::parse::<RulesText>(name, text)?.texts())
    } else if has("parts") && has("title") && has("summary") {
        Ok(data::parse::<CourseTexts>(name, text)?.texts())
    } else if has("title") && has("summary") {
        Ok(data::parse::<ScenarioTexts>(name, text)?.texts())
    } else {
        let sentence =
            "has no texts to translate: a scenario, a lesson, a course or a rules book is expected";
        Err(DataError::whole_file(name, sentence))
    }
}

/// Returns the texts of a data file as messages, as a translator's file quotes them.
///
/// # Errors
/// As for [`texts_of`].
pub fn english_messages(source: &Source) -> Result<Vec<Message>, DataError> {
    let mut file = String::new();
    let mut last = String::new();
    for DataText { key, english } in texts_of(source)? {
        let (id, attribute) = key.split_once('.').map_or((key.as_str(), None), |(id, name)| (id, Some(name)));
        if id != last {
            file += &format!("{id} =");
            id.clone_into(&mut last);
        }
        if let Some(name) = attribute {
            file += &format!("\n    .{name} =");
        }
        for line in lines(&english) {
            file += format!("\n        {}", literal(&line)).trim_end_matches(' ');
        }
        file.push('\n');
    }
    Ok(messages_of(&file).0)
}

/// Returns the lines of a text without their indentation in its file.
fn lines(text: &str) -> Vec<String> {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    text.trim().lines().map(|line| line.trim().to_owned()).collect()
}

/// Returns a line of a text as it is written in a message, in which braces and some signs at its beginning have a
/// meaning.
fn literal(line: &str) -> String {
    let mut written = String::with_capacity(line.len());
    for (place, letter) in line.chars().enumerate() {
        match letter {
            '{' | '}' => written += &format!("{{ \"{letter}\" }}"),
            '.' | '[' | '*' if place == 0 => written += &format!("{{ \"{letter}\" }}"),
            _ => written.push(letter),
        }
    }
    written
}
