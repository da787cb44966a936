//! `kessel record`: makes a lesson of a recorded game.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::{
    cli::{
        Failure, Outcome, cannot_write,
        look::{Commanded, opening::Opening},
        print_json, say,
    },
    engine::{
        data::{self, Shown},
        storage::Disk,
        wording::count,
    },
    workshop::lesson::{self, Named, Part},
};
use clap::Args;
use std::path::PathBuf;

#[derive(Args, Debug)]
pub struct Arguments {
    /// The game file.
    pub(in crate::cli) game: PathBuf,
    /// The id of the lesson, which is the name of its file.
    #[arg(long, value_name = "ID")]
    lesson: String,
    /// The title of the lesson.
    #[arg(long)]
    title: String,
    /// The number of the first order that becomes a step; those before it are the opening of the lesson.
    #[arg(long, default_value_t = 1)]
    from: usize,
    /// The number of the last order of the lesson; by default the last one of the game.
    #[arg(long)]
    to: Option<usize>,
    /// The learner's side; by default that of the only person, or of the first order.
    #[arg(long)]
    side: Option<String>,
    /// The lesson file to write.
    #[arg(long)]
    pub(in crate::cli) out: PathBuf,
    /// Allow this in a play-by-file game against a person; the file records it and your opponent will see it.
    #[arg(long)]
    pub(in crate::cli) spoil: bool,
    /// Overwrite an existing file.
    #[arg(long)]
    pub(in crate::cli) force: bool,
}

/// Makes a lesson of a game of one kind, and plays it.
pub(in crate::cli) fn run<G: Commanded>(arguments: &Arguments, json: bool) -> Outcome {
    let Arguments { lesson: id, title, from, to, side, out, .. } = arguments;
    if let Some(why) = data::id_fault(id) {
        return Err(Failure(why));
    }
    let learner = side.as_deref().map(side_of::<G>).transpose()?;
    let (_, opened) = Opening::default().open::<G>(&arguments.game, false)?;
    let to = to.unwrap_or(opened.record.file.played.len());
    let part = Part { from: *from, to, learner };
    let draft = lesson::record(&opened.record, part, Named { id, title })
        .map_err(|refusal| Failure(refusal.words()))?;
    Disk::default().write_whole(out, draft.text().as_bytes()).map_err(|error| cannot_write(out, &error))?;
    let (texts, faults): (Vec<_>, Vec<_>) =
        lesson::check::<G>(&draft).into_iter().partition(|fault| fault.is_unwritten);
    let faults: Vec<String> = faults.into_iter().map(|fault| fault.sentence).collect();
    let (steps, texts) = (draft.steps.len(), texts.len());
    if json {
        print_json(&serde_json::json!({ "lesson": id, "steps": steps, "texts": texts, "faults": faults }))?;
    } else {
        let (steps, texts) = (count(steps, "step", "steps"), count(texts, "text", "texts"));
        say!("{}: {steps}, {texts} to be written", out.shown());
    }
    if faults.is_empty() { Ok(()) } else { Err(Failure(faults.join("\n"))) }
}

/// Returns the number of a side.
fn side_of<G: Commanded>(word: &str) -> Result<usize, Failure> {
    let [first, second] = G::SIDES.map(|side| side.word);
    let known = G::SIDES.iter().position(|side| side.word == word);
    known.ok_or_else(|| Failure(format!("there is no side {word}: choose {first} or {second}")))
}
