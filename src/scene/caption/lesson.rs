//! The text of a lesson's or a puzzle's step, or a note of a caster, as presenter mode and the viewer window show it.

use crate::engine::{
    lessons::{Course, HasLessons},
    text::say,
    translations::{step_key, translated_lesson},
};

/// The text of a step for viewers, in the language of the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LessonText {
    /// The lesson.
    pub lesson: String,
    /// The number of the step, from 1, and the number of all; none at the end.
    pub place: Option<(usize, usize)>,
    /// The title of the step.
    pub title: String,
    /// Its paragraphs, which empty lines separate; stars make *bold*.
    pub text: String,
    /// The task; empty in a step to read.
    pub task: String,
    /// Whether the task is done.
    pub is_done: bool,
    /// The answer to the last order, or the words after the task; empty without either.
    pub said: String,
}

impl LessonText {
    /// Returns the text of a note. Viewers read the whole of it, which a line of the lower third has no room for.
    pub fn of_note(note: &str) -> Self {
        Self { lesson: say!("caption-note"), text: note.to_owned(), ..Self::default() }
    }

    /// Returns the text of the step that a lesson has reached; at its end the closing text. It has no hints: a class finds
    /// the order by itself.
    pub fn of<G: HasLessons>(course: &Course<G>) -> Self {
        let lesson = course.lesson();
        let shown =
            |key: &str, english: &str| translated_lesson(lesson.id.as_str(), key, english).into_owned();
        let title = shown("title", &lesson.title);
        let Some(step) = course.step() else {
            let text = shown("closing", &lesson.closing);
            return Self { lesson: title, text, ..Self::default() };
        };
        let number = course.number();
        let part = |key: &str, english: &str| shown(&step_key(number, key), english);
        let solved = course.solved().and_then(|answer| Some((answer, step.answers.get(answer)?)));
        let said = match (course.answer(), solved) {
            (Some(answer), _) => answer.words.clone(),
            (None, Some((place, answer))) => {
                let says = part(&format!("answer-{}", place + 1), &answer.says);
                [says, part("after", &step.after)].join("\n\n")
            }
            (None, None) if course.is_done() => part("after", &step.after),
            (None, None) => String::new(),
        };
        Self {
            lesson: title,
            place: Some((number + 1, lesson.steps.len())),
            title: part("title", &step.title),
            text: part("text", &step.text),
            task: part("task", &step.task),
            is_done: course.is_done(),
            said,
        }
    }
}
