//! Going through a course: its lessons and puzzles come onto the table, its games are replayed, its pages are read on the
//! title.

use super::{
    progress::{keep_progress, note_opened},
    studies,
    taken::Finished,
};
use crate::{
    engine::{
        data,
        lessons::{CoursePart, read_course},
        orders::Refusal,
    },
    panels::{CourseAction, LessonAction, ReplayAction, TitlePage},
    table::{
        app::{host::Host, screen::Screen},
        session::trouble,
        tabled::registry,
    },
};
use bevy::prelude::*;

/// Begins a part of a course or a commented game, or shows the parts of a course. Returns whether the title shows what
/// comes next.
///
/// # Errors
/// The course, the lesson or the game cannot be read; the table is unchanged.
pub(crate) fn act(world: &mut World, action: &CourseAction) -> Result<bool, Refusal> {
    let last = world.get_resource::<Host>().and_then(|host| host.title.course_part.clone());
    match (action, last) {
        (CourseAction::Begin { course, part }, _) => begin(world, course, *part),
        (CourseAction::Next, Some((course, part))) => begin(world, &course, part + 1),
        (CourseAction::ToParts, Some((course, _))) => show_parts(world, &course),
        (CourseAction::Next | CourseAction::ToParts, None) => Ok(false),
        (CourseAction::Replay(study), _) => replay(world, study).map(|()| false),
    }
}

/// Opens the replay of a commented game, and notes it for every course that has it.
fn replay(world: &mut World, study: &str) -> Result<(), Refusal> {
    let file = studies::file_of(study)?;
    registry::replay(world, &ReplayAction::OpenFile(file.clone()))?;
    note_opened(world, &file);
    Ok(())
}

/// Begins a part; after the last one the parts are shown.
fn begin(world: &mut World, id: &str, number: usize) -> Result<bool, Refusal> {
    let refused = |errors: Vec<data::DataError>| {
        trouble(errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
    };
    let mut course = read_course(id).map_err(refused)?;
    if number >= course.parts.len() {
        return show_parts(world, id);
    }
    let part = course.parts.swap_remove(number);
    match &part {
        CoursePart::Lesson(lesson) | CoursePart::Puzzle(lesson) => {
            registry::begin_lesson(world, lesson.clone())?;
        }
        CoursePart::Study(study) => {
            replay(world, study)?;
        }
        CoursePart::Page { .. } => leave_lesson(world)?,
    }
    note(world, id, Some((number, &part)));
    Ok(matches!(part, CoursePart::Page { .. }))
}

fn show_parts(world: &mut World, id: &str) -> Result<bool, Refusal> {
    leave_lesson(world)?;
    note(world, id, None);
    Ok(true)
}

/// Takes from the table the lesson from which the course continues.
fn leave_lesson(world: &mut World) -> Result<(), Refusal> {
    let is_at_table = world.get_resource::<State<Screen>>().is_some_and(|at| *at.get() == Screen::Table);
    match registry::lying(world).filter(|game| is_at_table && game.in_lesson(world)) {
        Some(game) => game.lesson(world, LessonAction::Leave),
        None => Ok(()),
    }
}

/// Notes the part that is open now for the title, and a page or a game as read.
fn note(world: &mut World, id: &str, part: Option<(usize, &CoursePart)>) {
    if let Some(mut host) = world.get_resource_mut::<Host>() {
        let title = &mut host.bypass_change_detection().title;
        title.page = TitlePage::Courses;
        title.open_course = Some(id.to_owned());
        title.reads_page = part.is_some_and(|(_, part)| matches!(part, CoursePart::Page { .. }));
        if let Some((number, _)) = part {
            title.course_part = Some((id.to_owned(), number));
        }
    }
    let is_read = |part: &CoursePart| matches!(part, CoursePart::Study(_) | CoursePart::Page { .. });
    let Some((_, part)) = part.filter(|(_, part)| is_read(part)) else { return };
    let Some(mut finished) = world.get_resource_mut::<Finished>() else { return };
    if finished.progress.note_read(id, part) {
        keep_progress(world);
    }
}
