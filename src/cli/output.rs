//! The output of commands: lines for people, JSON for tools, and failures.

use crate::engine::{
    complain,
    data::{Shown, plain_json, plain_lines},
    storage::{in_plain_words, may_open},
};
use serde::Serialize;
use serde_json::Value;
use std::{
    cell::RefCell,
    fmt::Display,
    io::{self, ErrorKind, Write},
    path::Path,
    process::{ExitCode, exit},
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
};

/// The message of a failed command.
#[derive(Debug)]
pub struct Failure(pub String);

impl<T: Display> From<T> for Failure {
    fn from(sentence: T) -> Self {
        Self(sentence.to_string())
    }
}

/// Whether a command was carried out.
pub type Outcome = Result<(), Failure>;

thread_local! {
    /// The output of the command in a batch's line; none outside a batch.
    static PRINTED: RefCell<Option<Vec<Value>>> = const { RefCell::new(None) };
}

/// Collects JSON output from now on, instead of printing it.
pub(super) fn collect() {
    PRINTED.set(Some(Vec::new()));
}

/// Returns the output since the last call.
pub(super) fn collected() -> Vec<Value> {
    PRINTED.with_borrow_mut(|printed| printed.as_mut().map(std::mem::take).unwrap_or_default())
}

/// Prints a line. If its reader stops reading (`kessel show … | head`), the program ends quietly.
pub(crate) fn print_line(line: std::fmt::Arguments) {
    // The contents of a stranger's file must not act on the terminal.
    write_line(&plain_lines(&line.to_string()));
}

/// Whether the command does more than print: it is carried out to its end even if its output is not read.
static WRITES_FILES: AtomicBool = AtomicBool::new(false);
/// Whether lines are left out, because they are not read or cannot be written.
static LEAVES_OUT: AtomicBool = AtomicBool::new(false);
/// The reason why lines could not be printed, unless their reader has stopped reading.
static UNPRINTED: Mutex<Option<String>> = Mutex::new(None);

/// Carries the command out to its end even if its lines are not read: it writes a file as well.
pub(super) fn carry_on_unread() {
    WRITES_FILES.store(true, Relaxed);
}

/// Returns the reason why lines of a command that was carried out to its end could not be printed.
pub(super) fn unprinted() -> Option<Failure> {
    UNPRINTED.lock().unwrap_or_else(PoisonError::into_inner).take().map(Failure)
}

fn write_line(line: &str) {
    if LEAVES_OUT.load(Relaxed) {
        return;
    }
    let mut output = io::stdout().lock();
    let Err(error) = writeln!(output, "{line}").and_then(|()| output.flush()) else { return };
    let why = cannot_print(&error);
    if WRITES_FILES.load(Relaxed) {
        LEAVES_OUT.store(true, Relaxed);
        *UNPRINTED.lock().unwrap_or_else(PoisonError::into_inner) = why;
        return;
    }
    match why {
        None => exit(0),
        Some(why) => {
            complain!("kessel: {why}");
            exit(1)
        }
    }
}

/// Returns the sentence for standard output that cannot be written; none if its reader has stopped reading.
fn cannot_print(error: &io::Error) -> Option<String> {
    let goes_away = error.kind() == ErrorKind::BrokenPipe;
    (!goes_away)
        .then(|| format!("the answer cannot be written to standard output: {}", in_plain_words(error)))
}

/// Returns the exit code after an answer could not be written: success if its reader has stopped reading.
pub(super) fn unwritten(error: &io::Error) -> ExitCode {
    match cannot_print(error) {
        None => ExitCode::SUCCESS,
        Some(why) => {
            complain!("kessel: {why}");
            ExitCode::FAILURE
        }
    }
}

/// Prints the messages of the argument parser: help and version to standard output, wrong usage to standard error.
pub(super) fn tell_usage(error: &clap::Error) -> ExitCode {
    let printed = error.print().and_then(|()| io::stdout().flush());
    match printed {
        Err(unprinted) if !error.use_stderr() => unwritten(&unprinted),
        _ => ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2)),
    }
}

/// Prints a line, like `println!`, to a reader who may stop reading.
macro_rules! say {
    ($($words:tt)*) => { $crate::cli::output::print_line(format_args!($($words)*)) };
}
pub(crate) use say;

/// Prints a value as one line of JSON; in a batch it becomes part of the answer to a line.
pub(crate) fn print_json(value: &impl Serialize) -> Outcome {
    if PRINTED.with_borrow(Option::is_none) {
        write_line(&plain_json(&serde_json::to_string(value)?));
        return Ok(());
    }
    let value = serde_json::to_value(value)?;
    PRINTED.with_borrow_mut(|printed| printed.iter_mut().for_each(|printed| printed.push(value.clone())));
    Ok(())
}

/// Checks that writing a file destroys nothing: an existing file is overwritten only by force. A terminal, or a pipe
/// that the program was started with, may always be written into; a pipe in a folder never, since it may have no
/// reader.
pub(crate) fn may_write(path: &Path, force: bool) -> Outcome {
    may_open(path).map_err(|error| cannot_write(path, &error))?;
    let is_on_table = std::fs::metadata(path).is_ok_and(|about| about.is_file() || about.is_dir());
    if is_on_table && !force {
        let path = path.shown();
        return Err(Failure(format!("{path} already exists: give another name, or --force to overwrite it")));
    }
    Ok(())
}

/// The contents of a file that a command writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Holds {
    Game,
    Picture,
    Parcel,
    Lesson,
    /// Weights of a computer player.
    Weights,
    /// The parts of courses, lessons and puzzles that a pupil has done.
    Progress,
    /// Frames over some time, or pictures of them.
    Film,
    /// Printed sheets.
    Sheets,
    Drawing,
    /// A line of JSON for each event or game.
    Lines,
}

/// Endings that stand for a format of their own.
const ENDINGS: [&str; 32] = [
    "kessel", "png", "zip", "jsonl", "ndjson", "json", "ron", "toml", "yaml", "yml", "xml", "html", "htm",
    "csv", "tsv", "md", "pdf", "svg", "jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff", "avif", "ico",
    "psd", "gz", "7z", "rar", "tar",
];

impl Holds {
    /// Returns its description, and the possible endings of such a file, the usual one first.
    fn words(self) -> (&'static str, &'static [&'static str]) {
        match self {
            Self::Game => ("a game is written as .kessel", &["kessel"]),
            Self::Picture => ("a picture is written as .png", &["png"]),
            Self::Film => ("a film is written as .gif or .png, or as pictures in a folder", &["gif", "png"]),
            Self::Parcel => ("a parcel is written as .zip", &["zip"]),
            Self::Lesson => ("a lesson is written as .ron", &["ron"]),
            Self::Weights => ("weights are written as .ron", &["ron"]),
            Self::Progress => ("progress is written as .json", &["json"]),
            Self::Drawing => ("a drawing is written as .svg", &["svg"]),
            Self::Sheets => ("printed sheets are written as .pdf", &["pdf"]),
            Self::Lines => ("lines of JSON are written as .jsonl", &["jsonl", "ndjson", "json"]),
        }
    }
}

/// Checks that the name of a file that a command writes does not have the ending of another format. Names without an
/// ending, and with an ending of no known format, are accepted.
pub(super) fn named_for(path: &Path, holds: Holds) -> Outcome {
    let ending = path.extension().unwrap_or_default().shown().to_lowercase();
    let (words, own) = holds.words();
    if own.contains(&ending.as_str()) || !ENDINGS.contains(&ending.as_str()) {
        return Ok(());
    }
    Err(Failure(format!("{} cannot be written: {words}, not as .{ending}", path.shown())))
}

/// Returns the failure for a file that cannot be written.
pub(crate) fn cannot_write(path: &Path, error: &std::io::Error) -> Failure {
    Failure(format!("{} cannot be written: {}", path.shown(), in_plain_words(error)))
}

/// An answer: values for tools, or lines for people.
pub enum Answer {
    /// One JSON object.
    Json(Value),
    /// Lines of text.
    Lines(Vec<String>),
}

impl Answer {
    pub(super) fn print(self) -> Outcome {
        match self {
            Self::Json(value) => print_json(&value),
            Self::Lines(lines) => {
                lines.iter().for_each(|line| say!("{line}"));
                Ok(())
            }
        }
    }
}
