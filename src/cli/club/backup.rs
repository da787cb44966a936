//! `kessel club backup`: a copy of the data of a club.

use super::folder::{self, database};
use crate::{
    cli::{Failure, Outcome, output::carry_on_unread, print_json, say},
    engine::data::Shown,
};
use clap::Args;
use std::path::{Path, PathBuf};

#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// The file to write; if not given, one in the folder of the club with the time in its name.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

pub(super) fn run(asked: &Arguments, folder: &Path, json: bool) -> Outcome {
    if folder::address(folder).is_some() {
        return Err(Failure("a database of PostgreSQL is copied with pg_dump, while games go on".to_owned()));
    }
    let mut store = folder::open_file(folder)?;
    let out = asked.out.clone().unwrap_or_else(|| {
        // The ending by which a damaged database finds its newest copy.
        database(folder).with_added_extension(format!("{}.backup", folder::now() / 1000))
    });
    carry_on_unread();
    store.backup(&out)?;
    if json {
        return print_json(&serde_json::json!({ "backup": out.shown() }));
    }
    say!("{} written: keep a copy of it on another machine", out.shown());
    Ok(())
}
