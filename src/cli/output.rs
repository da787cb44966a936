//! What commands say: lines for people, JSON for tools, and why they failed.

use crate::engine::{
    data::{Shown, plain_json, plain_lines},
    storage::{in_plain_words, may_open},
};
use serde::Serialize;
use serde_json::Value;
use std::{cell::RefCell, fmt::Display, path::Path};

/// What a command that failed says.
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
    /// What the command of a batch's line has printed; none when the program was given one command.
    static PRINTED: RefCell<Option<Vec<Value>>> = const { RefCell::new(None) };
}

/// Keeps what is printed as JSON from now on, instead of printing it.
pub(super) fn collect() {
    PRINTED.set(Some(Vec::new()));
}

/// What has been printed since it was asked last.
pub(super) fn collected() -> Vec<Value> {
    PRINTED.with_borrow_mut(|printed| printed.as_mut().map(std::mem::take).unwrap_or_default())
}

/// Prints a line. A reader who has heard enough (`kessel show … | head`) ends the program quietly.
pub(crate) fn print_line(line: std::fmt::Arguments) {
    // What a file of a stranger says must not act on the terminal.
    write_line(&plain_lines(&line.to_string()));
}

fn write_line(line: &str) {
    use std::io::Write;
    if writeln!(std::io::stdout(), "{line}").is_err() {
        std::process::exit(0);
    }
}

/// Prints a line, as `println!` does, to a reader who may go away.
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

/// Makes sure that writing a file destroys nothing: what lies there is written over only by force. A terminal, or a pipe
/// that the program was started with, may always be written into; one that lies in a folder never, since nobody may read
/// it.
pub(crate) fn may_write(path: &Path, force: bool) -> Outcome {
    may_open(path).map_err(|error| cannot_write(path, &error))?;
    let lies = std::fs::metadata(path).is_ok_and(|about| about.is_file() || about.is_dir());
    if lies && !force {
        let path = path.shown();
        return Err(Failure(format!(
            "{path} is there already: give another name, or --force to write over it"
        )));
    }
    Ok(())
}

/// What is said if a file cannot be written.
pub(crate) fn cannot_write(path: &Path, error: &std::io::Error) -> Failure {
    Failure(format!("{} cannot be written: {}", path.shown(), in_plain_words(error)))
}

/// What is said: values for tools, or lines for people.
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
