//! The file that a feed is written into, line by line.

use super::{Fed, Feed, Line};
use bevy::prelude::Resource;
use std::{
    fs::File,
    io::{self, Write},
    path::{Path, PathBuf},
};

/// A feed with the file that it is written into.
#[derive(Resource, Debug)]
pub struct FeedFile {
    path: PathBuf,
    file: Option<File>,
    feed: Feed,
}

impl FeedFile {
    /// Begins a feed in a file; what was in it is gone.
    ///
    /// # Errors
    /// A sentence with the file's name if it cannot be written.
    pub fn create(path: &Path) -> Result<Self, String> {
        let file = File::create(path).map_err(|error| cannot(path, &error))?;
        Ok(Self { path: path.to_owned(), file: Some(file), feed: Feed::default() })
    }

    /// A game is laid on the table after so many orders.
    ///
    /// # Errors
    /// A sentence if the file cannot be written any more; it is said once.
    pub fn begin<G: Fed>(
        &mut self,
        rulebook: &G::Rulebook,
        known: &G::Known,
        orders: usize,
    ) -> Result<(), String> {
        let line = self.feed.begin::<G>(rulebook, known, orders);
        self.write(&[line])
    }

    /// An order was played, or a command of the table was carried out.
    ///
    /// # Errors
    /// A sentence if the file cannot be written any more; it is said once.
    pub fn tell<G: Fed>(
        &mut self,
        rulebook: &G::Rulebook,
        known: &G::Known,
        orders: usize,
        events: &[G::Event],
    ) -> Result<(), String> {
        let lines = self.feed.tell::<G>(rulebook, known, orders, events);
        self.write(&lines)
    }

    /// Something was taken back.
    ///
    /// # Errors
    /// A sentence if the file cannot be written any more; it is said once.
    pub fn take_back<G: Fed>(
        &mut self,
        rulebook: &G::Rulebook,
        known: &G::Known,
        orders: usize,
    ) -> Result<(), String> {
        let line = self.feed.take_back::<G>(rulebook, known, orders);
        self.write(&[line])
    }

    /// Lines go out whole: a reader that follows the file never meets half an order.
    fn write(&mut self, lines: &[Line]) -> Result<(), String> {
        let Some(file) = &mut self.file else { return Ok(()) };
        let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
        file.write_all(text.as_bytes()).and_then(|()| file.flush()).map_err(|error| {
            self.file = None;
            cannot(&self.path, &error)
        })
    }
}

fn cannot(path: &Path, error: &io::Error) -> String {
    format!("the feed {} cannot be written: {error}", path.display())
}

/// Writes these lines into a file.
///
/// # Errors
/// A sentence with the file's name if it cannot be written.
pub fn write(path: &Path, lines: &[Line]) -> Result<(), String> {
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    std::fs::write(path, text).map_err(|error| cannot(path, &error))
}
