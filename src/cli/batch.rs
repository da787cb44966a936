//! `kessel --batch`: commands line by line from standard input, each answered with one line of JSON. A tool can ask
//! thousands of questions in this manner without starting thousands of programs.
//!
//! A line contains the words of a command as a shell reads them, or a JSON list of the words. Every line is answered,
//! whatever its contents, and the next one is read.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use super::{
    Failure, Outcome,
    entry::GameList,
    kept,
    line::{Line as Command, execute, parse},
    output::{collect, collected, unwritten},
};
use crate::{
    engine::{
        complain,
        data::{plain_json, text_of},
    },
    scene::still::keep_painter,
};
use serde_json::{Value, json};
use std::{
    io::{self, BufRead, Read, Write},
    panic::{AssertUnwindSafe, catch_unwind},
    process::ExitCode,
};

/// Limit of the bytes of a line.
const LONGEST_LINE: usize = 1 << 20;

/// Begins a batch, with no output and no cached game.
fn begin() {
    collect();
    kept::begin();
    keep_painter();
}

/// Reads lines to the end of standard input and answers each.
pub(super) fn run(games: GameList) -> ExitCode {
    begin();
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    let mut number = 0_u64;
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = match read_line(&mut input, &mut line) {
            Ok(Some(read)) => read,
            Ok(None) => return ExitCode::SUCCESS,
            Err(error) => {
                complain!("kessel: standard input cannot be read: {error}");
                return ExitCode::FAILURE;
            }
        };
        let answers = match read {
            Line::Whole => answers(games, &line),
            Line::TooLong => vec![refused(format!("the line is longer than {LONGEST_LINE} bytes"))],
        };
        for answer in answers {
            number += 1;
            let answer = numbered(answer, number);
            let written =
                writeln!(output, "{}", plain_json(&answer.to_string())).and_then(|()| output.flush());
            if let Err(error) = written {
                return unwritten(&error);
            }
        }
    }
}

/// Returns an answer with the number of its line.
fn numbered(mut answer: Value, number: u64) -> Value {
    if let Some(fields) = answer.as_object_mut() {
        fields.insert("line".to_owned(), json!(number));
    }
    answer
}

/// A line that was read.
enum Line {
    Whole,
    TooLong,
}

/// Reads a line without its end; the rest of a line that is too long is skipped. Returns none at the end.
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

/// Returns the answers to the text before a line feed: more than one if lines end with a carriage return alone.
fn answers(games: GameList, line: &[u8]) -> Vec<Value> {
    match text_of(line) {
        Ok(text) if text.is_empty() => vec![answer(games, "")],
        Ok(text) => text.lines().map(|line| answer(games, line)).collect(),
        Err(fault) => vec![refused(format!("column {}: the line {}", fault.column, fault.sentence))],
    }
}

fn refused(why: String) -> Value {
    told(Vec::new(), false, Err(why))
}

fn answer(games: GameList, line: &str) -> Value {
    let parsed = words(line.trim()).and_then(|words| command(games, &words));
    let command = match parsed {
        Ok(command) => command,
        Err(sentence) => return refused(sentence),
    };
    let several = command.prints_several();
    let outcome = guarded(|| execute(games, &command, true));
    let printed = collected();
    told(printed, several, outcome)
}

/// Carries out a command. A panic in it is a fault of the program that must not affect the later lines: its output and
/// the cached games are dropped, and its message is returned.
fn guarded(command: impl FnOnce() -> Outcome) -> Result<(), String> {
    catch_unwind(AssertUnwindSafe(command))
        .unwrap_or_else(|thrown| {
            begin();
            let text = thrown.downcast_ref::<&str>().map(|text| (*text).to_owned());
            let text = text.or_else(|| thrown.downcast_ref::<String>().cloned()).unwrap_or_default();
            Err(Failure(format!("internal error on this line; please report it: {text}")))
        })
        .map_err(|Failure(sentence)| sentence)
}

/// Returns a line of the answer: whether the command succeeded, its answer, and its failure.
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

fn words(line: &str) -> Result<Vec<String>, String> {
    let words = if line.starts_with('[') {
        serde_json::from_str(line).map_err(|error| format!("not a list of words: {error}"))?
    } else {
        shell_words::split(line).map_err(|_| "a quotation mark is not closed")?
    };
    if words.is_empty() { Err("the line is empty".to_owned()) } else { Ok(words) }
}

/// Returns the command of these words, if a batch can take it.
fn command(games: GameList, words: &[String]) -> Result<Command, String> {
    let program = std::iter::once("kessel".to_owned());
    let command = parse(games, program.chain(words.iter().cloned()))
        .map_err(|error| error.render().to_string().trim().to_owned())?;
    match command.takes_the_whole_program() {
        None => Err("the line has no command".to_owned()),
        Some(true) => Err("this command cannot be used in a batch".to_owned()),
        Some(false) => Ok(command),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::print_json;

    /// A panic leaves the lines before and after it answered, and its output is never a part of theirs.
    #[test]
    fn a_panic_ends_its_line_and_not_the_batch() {
        begin();
        let said = guarded(|| {
            print_json(&"half an answer")?;
            panic!("no {} here", "unit");
        });
        assert_eq!(
            said.as_ref().map_err(String::as_str),
            Err("internal error on this line; please report it: no unit here")
        );
        assert_eq!(guarded(|| Err(Failure("not so".to_owned()))), Err("not so".to_owned()));
        let next = answer(&[], "list");
        assert_eq!(next["ok"], true, "{next}");
        assert!(!next["answer"].to_string().contains("half"), "{next}");
    }
}
