//! `kessel guide drawing`: a drawing of a pack with sample values, to be opened in a drawing program.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

use crate::{
    art::packs::pack::library::{self, STANDARD},
    cli::{
        Outcome, cannot_write, may_write,
        output::{Holds, named_for},
        print_json, say,
    },
    engine::{complain, data::Shown, storage::Disk},
};
use clap::Args;
use std::path::PathBuf;

#[derive(Args, Debug)]
pub(in crate::cli) struct Arguments {
    /// The name of a template, a symbol, a badge, a marker or a pattern; with its entry of pack.ron before it if several
    /// have the name, such as badges/count.
    drawing: String,
    /// The art pack: its name in the list of packs, or its folder.
    #[arg(long, default_value = STANDARD)]
    pack: String,
    /// The SVG file to write.
    #[arg(long)]
    pub(super) out: PathBuf,
    /// Overwrite an existing file.
    #[arg(long)]
    force: bool,
}

/// Writes the drawing.
pub(super) fn run(asked: &Arguments, json: bool) -> Outcome {
    named_for(&asked.out, Holds::Drawing)?;
    may_write(&asked.out, asked.force)?;
    let reading = library::load(&library::folders(), &asked.pack, None)?;
    for fault in reading.faults.iter().chain(&reading.notes) {
        complain!("{fault}");
    }
    let sampled = reading.pack.drawing_with_samples(&asked.drawing)?;
    let written = Disk::default().write_whole(&asked.out, sampled.as_bytes());
    written.map_err(|error| cannot_write(&asked.out, &error))?;
    if json {
        return print_json(&serde_json::json!({ "drawing": asked.out.shown() }));
    }
    say!(
        "{} written: change it, and save it under this name into the folder of your pack",
        asked.out.shown()
    );
    Ok(())
}
