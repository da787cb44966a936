//! `kessel progress`: the finished lessons, the puzzles that were tried and solved, and what is done of each course; for a
//! pupil who hands it in.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{Outcome, cannot_write, print_json, say};
use crate::engine::{
    data::{self, Shown},
    lessons::{Card, CourseCard, CourseDone, CoursePart, Grade, PartCard, Progress, cards, courses, puzzles},
    storage::Disk,
};
use clap::Args;
use serde::Serialize;
use std::path::PathBuf;

#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// Write it as JSON to this file.
    #[arg(long, value_name = "FILE")]
    pub(super) out: Option<PathBuf>,
    /// Overwrite an existing file.
    #[arg(long)]
    pub(super) force: bool,
    /// The pupil's name, to be written with it.
    #[arg(long, value_name = "NAME", value_parser = name)]
    name: Option<String>,
}

/// The most letters of a name.
const NAME: usize = 100;

/// Reads a name.
fn name(text: &str) -> Result<String, String> {
    let name = text.trim();
    match name.chars().count() {
        0 => Err("a name is expected".to_owned()),
        1..=NAME => Ok(name.to_owned()),
        letters => Err(format!("the name has {letters} letters: at most {NAME} are expected")),
    }
}

/// The parts of courses, lessons and puzzles that a pupil has done.
#[derive(Serialize)]
struct Done {
    /// The pupil's name, if it was given.
    name: Option<String>,
    /// The time at which this was written, in UTC.
    written: String,
    /// The lessons that are finished.
    lessons: Vec<LessonDone>,
    /// The puzzles that were tried.
    puzzles: Vec<PuzzleDone>,
    /// All courses.
    courses: Vec<CourseOf>,
}

#[derive(Serialize)]
struct LessonDone {
    id: String,
    game: String,
    title: String,
    /// The time at which it was first finished, in UTC; none if that was not noted.
    first_done: Option<String>,
}

#[derive(Serialize)]
struct PuzzleDone {
    id: String,
    game: String,
    title: String,
    tries: u32,
    /// The best grade; none if it is not solved.
    grade: Option<&'static str>,
    /// The time at which it was first solved, in UTC; none if it is not solved, or if that was not noted.
    first_done: Option<String>,
}

#[derive(Serialize)]
struct CourseOf {
    id: String,
    title: String,
    /// The number of parts that are done.
    done: usize,
    parts: Vec<PartOf>,
}

#[derive(Serialize)]
struct PartOf {
    kind: &'static str,
    /// None for a page.
    id: Option<String>,
    title: String,
    done: bool,
    /// The time at which it was first done, in UTC; none if it is not done, or if that was not noted.
    first_done: Option<String>,
}

impl Done {
    fn of(progress: &Progress, name: Option<String>) -> Self {
        let finished = known(cards(), |id| progress.finished.contains(id));
        let lessons = finished.map(|card| lesson(card, progress)).collect();
        let tried = known(puzzles(), |id| progress.tried.contains_key(id));
        let puzzles = tried.map(|card| puzzle(card, progress)).collect();
        let with_parts = courses().into_iter().filter(|course| course.fault.is_none());
        let courses = with_parts.map(|course| of_course(course, progress)).collect();
        Self { name, written: data::now(), lessons, puzzles, courses }
    }

    fn print(&self) {
        if let Some(name) = &self.name {
            say!("{name}, {}", self.written);
        }
        for LessonDone { id, title, .. } in &self.lessons {
            say!("lesson {id}, {title}: finished");
        }
        for PuzzleDone { id, title, tries, grade, .. } in &self.puzzles {
            let solved = grade.map_or_else(|| "not solved".to_owned(), |grade| format!("solved, {grade}"));
            say!("puzzle {id}, {title}: {solved}, {tries} {}", if *tries == 1 { "try" } else { "tries" });
        }
        for CourseOf { id, title, done, parts } in &self.courses {
            say!("course {id}, {title}: {done} of {} parts done", parts.len());
            for PartOf { kind, title, done, .. } in parts {
                say!("  [{}] {kind} {title}", if *done { "x" } else { " " });
            }
        }
    }
}

/// Returns the cards that `counts`, in their order. What was done in a file that is gone is left out.
fn known(cards: Vec<Card>, counts: impl Fn(&str) -> bool) -> impl Iterator<Item = Card> {
    cards.into_iter().filter(move |card| card.fault.is_none() && counts(&card.id))
}

/// Returns the time at which a part was first done, of a course if it is a page.
fn first(progress: &Progress, course: &str, part: &CoursePart) -> Option<String> {
    progress.first_done(course, part).map(str::to_owned)
}

fn lesson(card: Card, progress: &Progress) -> LessonDone {
    let Card { id, game, title, .. } = card;
    let first_done = first(progress, "", &CoursePart::Lesson(id.clone()));
    LessonDone { id, game, title, first_done }
}

fn puzzle(card: Card, progress: &Progress) -> PuzzleDone {
    let Card { id, game, title, .. } = card;
    let tries = progress.tried.get(&id).copied().unwrap_or(0);
    let grade = progress.solved.get(&id).map(|grade| match grade {
        Grade::Best => "best",
        Grade::Good => "good",
        Grade::Poor => "poor",
    });
    let first_done = first(progress, "", &CoursePart::Puzzle(id.clone()));
    PuzzleDone { id, game, title, tries, grade, first_done }
}

fn of_course(course: CourseCard, progress: &Progress) -> CourseOf {
    let CourseCard { id, title, parts, .. } = course;
    let done = CourseDone::of(&id, parts.iter().map(|card| &card.part), progress);
    let part = |(card, done): (PartCard, &bool)| PartOf {
        kind: card.part.kind(),
        id: card.part.id().map(str::to_owned),
        first_done: first(progress, &id, &card.part).filter(|_| *done),
        title: card.title,
        done: *done,
    };
    let (count, parts) = (done.count(), parts.into_iter().zip(&done.0).map(part).collect());
    CourseOf { id, title, done: count, parts }
}

pub(super) fn run(asked: &Arguments, json: bool) -> Outcome {
    let file = Progress::file_of_user().ok_or("no folder for your settings")?;
    let done = Done::of(&Progress::read(&file), asked.name.clone());
    if let Some(out) = &asked.out {
        let text = serde_json::to_string_pretty(&done)? + "\n";
        let written = Disk::default().write_whole(out, text.as_bytes());
        written.map_err(|error| cannot_write(out, &error))?;
    }
    match (json, &asked.out) {
        (true, _) => print_json(&done),
        (false, Some(out)) => {
            say!("your progress is written to {}", out.shown());
            Ok(())
        }
        (false, None) => {
            done.print();
            Ok(())
        }
    }
}
