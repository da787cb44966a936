//! `kessel --batch`: commands line by line from standard input, each answered with one line of JSON, so that a tool
//! asks thousands of questions without starting thousands of programs.
//!
//! A line holds the words of a command as a shell takes them, or a JSON list of the words. Whatever a line holds, it
//! is answered, and the next one is read.

use super::{Command, CommandLine, Failure, Outcome, execute, look::Asked};
use crate::engine::data::plain_json;
use clap::Parser;
use serde_json::{Value, json};
use std::{
    cell::RefCell,
    fs,
    io::{self, BufRead, Read, Write},
    panic::{AssertUnwindSafe, catch_unwind},
    path::{Path, PathBuf},
    process::ExitCode,
    rc::Rc,
    time::SystemTime,
};

/// Bytes that a line may be long.
const LONGEST_LINE: usize = 1 << 20;
/// Games that are kept at a time.
const MOST_GAMES: usize = 16;

/// When and how long a file was when it was read: another file of the name is read anew.
type Stamp = (Option<SystemTime>, u64);

/// A game that is kept between lines.
struct Kept {
    path: PathBuf,
    stamp: Stamp,
    game: Rc<dyn Asked>,
}

/// What is kept while lines are read.
#[derive(Default)]
struct Batch {
    /// What the command of this line has printed.
    printed: Vec<Value>,
    /// Games, the one that was read last at the end.
    kept: Vec<Kept>,
}

thread_local! {
    /// The batch that is being read; none when the program was given one command.
    static BATCH: RefCell<Option<Batch>> = const { RefCell::new(None) };
}

fn stamp(path: &Path) -> Option<Stamp> {
    let about = fs::metadata(path).ok()?;
    Some((about.modified().ok(), about.len()))
}

/// The game that was read from this file, if it is kept and the file has not changed since.
pub(super) fn kept(path: &Path) -> Option<Rc<dyn Asked>> {
    BATCH.with_borrow(|batch| {
        let kept = batch.as_ref()?.kept.iter().find(|kept| kept.path == path)?;
        (stamp(path)? == kept.stamp).then(|| Rc::clone(&kept.game))
    })
}

/// Keeps a game for the lines that follow, if this is a batch.
pub(super) fn keep(path: &Path, game: &Rc<dyn Asked>) {
    let Some(stamp) = stamp(path) else { return };
    BATCH.with_borrow_mut(|batch| {
        let Some(batch) = batch else { return };
        batch.kept.retain(|kept| kept.path != path);
        if batch.kept.len() >= MOST_GAMES {
            batch.kept.remove(0);
        }
        batch.kept.push(Kept { path: path.to_owned(), stamp, game: Rc::clone(game) });
    });
}

/// Whether commands come from a batch.
pub(super) fn is_read() -> bool {
    BATCH.with_borrow(Option::is_some)
}

/// Takes what a command of a batch prints.
pub(super) fn take(value: Value) {
    BATCH.with_borrow_mut(|batch| {
        if let Some(batch) = batch {
            batch.printed.push(value);
        }
    });
}

/// Reads lines to the end of standard input and answers each.
pub(super) fn run() -> ExitCode {
    BATCH.set(Some(Batch::default()));
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    let mut number = 0_u64;
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = match read_line(&mut input, &mut line) {
            Ok(Some(read)) => read,
            Ok(None) => return ExitCode::SUCCESS,
            Err(error) => {
                eprintln!("kessel: standard input cannot be read: {error}");
                return ExitCode::FAILURE;
            }
        };
        number += 1;
        let mut answer = match read {
            Line::Whole => answer(&line),
            Line::TooLong => {
                told(Vec::new(), false, Err(format!("the line is longer than {LONGEST_LINE} bytes")))
            }
        };
        answer["line"] = json!(number);
        // Nobody hears any more.
        if writeln!(output, "{}", plain_json(&answer.to_string())).and_then(|()| output.flush()).is_err() {
            return ExitCode::SUCCESS;
        }
    }
}

/// What was read.
enum Line {
    Whole,
    TooLong,
}

/// Reads a line without its end; of one that is too long, the rest is passed over. None at the end.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Option<Line>> {
    let most = LONGEST_LINE as u64 + 1;
    if input.by_ref().take(most).read_until(b'\n', line)? == 0 {
        return Ok(None);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
        return Ok(Some(Line::Whole));
    }
    if line.len() <= LONGEST_LINE {
        return Ok(Some(Line::Whole));
    }
    loop {
        let (length, ends) = match input.fill_buf()? {
            [] => return Ok(Some(Line::TooLong)),
            rest => match rest.iter().position(|byte| *byte == b'\n') {
                Some(at) => (at + 1, true),
                None => (rest.len(), false),
            },
        };
        input.consume(length);
        if ends {
            return Ok(Some(Line::TooLong));
        }
    }
}

/// The answer to a line.
fn answer(line: &[u8]) -> Value {
    let parsed = std::str::from_utf8(line)
        .map_err(|_| "the line is no text in UTF-8".to_owned())
        .and_then(|line| words(line.trim()))
        .and_then(|words| command(&words));
    let command = match parsed {
        Ok(command) => command,
        Err(sentence) => return told(Vec::new(), false, Err(sentence)),
    };
    let several = matches!(command, Command::Run(_));
    let outcome = guarded(|| execute(&command, true));
    let printed = BATCH.with_borrow_mut(|batch| {
        batch.as_mut().map(|batch| std::mem::take(&mut batch.printed)).unwrap_or_default()
    });
    told(printed, several, outcome)
}

/// Carries out a command. One that falls over is a fault of the program, not of the lines after it: what it has
/// printed and what is kept is forgotten, and its sentence is told.
fn guarded(command: impl FnOnce() -> Outcome) -> Result<(), String> {
    catch_unwind(AssertUnwindSafe(command))
        .unwrap_or_else(|thrown| {
            BATCH.set(Some(Batch::default()));
            let text = thrown.downcast_ref::<&str>().map(|text| (*text).to_owned());
            let text = text.or_else(|| thrown.downcast_ref::<String>().cloned()).unwrap_or_default();
            Err(Failure(format!("the program fell over at this line, please report it: {text}")))
        })
        .map_err(|Failure(sentence)| sentence)
}

/// A line of the answer: whether the command succeeded, what it answers, and what went wrong.
fn told(mut printed: Vec<Value>, several: bool, outcome: Result<(), String>) -> Value {
    let answer = match (several, printed.len()) {
        (true, _) | (_, 2..) => Value::Array(printed),
        _ => printed.pop().unwrap_or(Value::Null),
    };
    match outcome {
        Ok(()) => json!({ "ok": true, "answer": answer }),
        Err(sentence) => json!({ "ok": false, "answer": answer, "error": sentence }),
    }
}

/// The words of a line.
fn words(line: &str) -> Result<Vec<String>, String> {
    let words = if line.starts_with('[') {
        serde_json::from_str(line).map_err(|error| format!("no list of words: {error}"))?
    } else {
        shell_words::split(line).map_err(|_| "a quotation mark is not closed")?
    };
    if words.is_empty() { Err("the line is empty".to_owned()) } else { Ok(words) }
}

/// The command that words mean, if it is one that a batch takes.
fn command(words: &[String]) -> Result<Command, String> {
    let program = std::iter::once("kessel");
    let line = CommandLine::try_parse_from(program.chain(words.iter().map(String::as_str)))
        .map_err(|error| error.render().to_string().trim().to_owned())?;
    match line.command {
        Some(
            Command::Play(_)
            | Command::Selfplay(_)
            | Command::Match(_)
            | Command::Shot(_)
            | Command::Bench(_),
        ) => Err("this command is not for a batch: it takes the whole program".to_owned()),
        Some(command) => Ok(command),
        None => Err("the line names no command".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::print_json;

    /// Whoever falls over, the lines before and after him are answered, and nothing of his is taken for theirs.
    #[test]
    fn a_panic_ends_its_line_and_not_the_batch() {
        BATCH.set(Some(Batch::default()));
        let said = guarded(|| {
            print_json(&"half an answer")?;
            panic!("no {} here", "unit");
        });
        assert_eq!(
            said.as_ref().map_err(String::as_str),
            Err("the program fell over at this line, please report it: no unit here")
        );
        assert_eq!(guarded(|| Err(Failure("not so".to_owned()))), Err("not so".to_owned()));
        let next = answer(b"list");
        assert_eq!(next["ok"], true, "{next}");
        assert!(!next["answer"].to_string().contains("half"), "{next}");
        BATCH.set(None);
    }
}
