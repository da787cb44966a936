//! `kessel text`: files for a translator.

use super::{Failure, Outcome, cannot_write, print_json, say};
use crate::engine::{
    data::{self, Shown},
    storage::Disk,
    text::{self, Languages},
};
use clap::Args;
use std::path::PathBuf;

#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// The language, such as `fr` or `pt-BR`.
    language: String,
    /// The folder of its files; your own folder of texts if not given.
    #[arg(long)]
    out: Option<PathBuf>,
}

/// Adds the messages that a language lacks to its files.
pub(super) fn run(arguments: &Arguments, json: bool) -> Outcome {
    let Arguments { language, out } = arguments;
    if !text::is_language_id(language) {
        return Err(Failure(format!("{language:?} is not the id of a language: de, fr or pt-BR are")));
    }
    let own = || text::folder_of_user().map(|folder| folder.join(language));
    let folder = out.clone().or_else(own).ok_or("no folder for texts")?;
    let known = Languages::of_user().sources(language);
    let (mut files, mut messages) = (Vec::new(), 0);
    for (file, lacking) in text::lacking(&known) {
        let path = folder.join(file);
        let before = if path.exists() { data::read_file(&path)? } else { String::new() };
        let lacking = text::without(&lacking, &before);
        if lacking.is_empty() {
            continue;
        }
        messages += lacking.len();
        let apart = if before.is_empty() || before.ends_with("\n\n") { "" } else { "\n" };
        let whole = format!("{before}{apart}{}", text::for_translators(&lacking));
        let disk = Disk::default();
        disk.make_folder(&folder).map_err(|error| cannot_write(&folder, &error))?;
        disk.write_whole(&path, whole.as_bytes()).map_err(|error| cannot_write(&path, &error))?;
        files.push(path.shown());
    }
    if json {
        return print_json(
            &serde_json::json!({ "language": language, "messages": messages, "files": files }),
        );
    }
    match messages {
        0 => say!("{language} lacks no text"),
        _ => say!("{messages} texts to translate into {language} are in {}", folder.shown()),
    }
    Ok(())
}
