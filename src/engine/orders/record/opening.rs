//! Opens a game file by replaying it. A replay can fail because a line is damaged or because the rules now judge an
//! order differently. In that case the game continues from the next position in the file, so that it opens at its end
//! as it was played. It can also stop before, if the player wishes.
//!
//! The choice if no player has made one: continue from a later position in the file, since that keeps the most orders.
//! The other choice is offered.

mod way;

pub use way::MomentWatcher;

use super::{
    super::{Game, GameFile, Reading, game_file::FileFault},
    Record,
    damage::{AtDamage, RecoveryOption},
    judging::edited,
};
use crate::engine::{
    data::Shown,
    orders::game_file::{beside::keep_beside, reading::LINE_DAMAGED},
};
use bevy::prelude::World;
use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};
use way::Way;

/// A game that was opened from a file.
pub struct Opened<G: Game> {
    pub record: Record<G>,
    /// The sentences about the file that the player should know.
    pub notes: Vec<String>,
    /// Another point at which it could be opened; none if the replay was complete or there is no choice.
    pub offer: Option<RecoveryOption>,
    /// The copy of the original file, if a part of it could not be read or replayed and a copy was made.
    pub kept_beside: Option<PathBuf>,
    /// Whether everything was read and replayed as it was recorded.
    pub whole: bool,
}

impl<G: Game> Record<G> {
    /// Opens a game file in the world by replaying it, at its end as it was played. A file that is not whole is copied
    /// beside itself before it is overwritten.
    ///
    /// # Errors
    /// Nothing of the file can be read, or its scenario cannot; or it is not whole and cannot be copied.
    pub fn open(world: &mut World, path: &Path) -> Result<Opened<G>, Vec<String>> {
        Self::open_at(world, path, AtDamage::default())
    }

    /// Opens a game file like [`Record::open`], at the point that the player chose.
    ///
    /// # Errors
    /// As [`Record::open`].
    pub fn open_at(world: &mut World, path: &Path, at: AtDamage) -> Result<Opened<G>, Vec<String>> {
        Self::open_watched(world, path, at, &mut |_, _| {})
    }

    /// Opens a game file like [`Record::open_at`], with a watcher.
    ///
    /// # Errors
    /// As [`Record::open`].
    pub fn open_watched(
        world: &mut World,
        path: &Path,
        at: AtDamage,
        watcher: MomentWatcher<G>,
    ) -> Result<Opened<G>, Vec<String>> {
        let mut opened = Self::look_into_watched(world, path, at, watcher)?;
        if !opened.whole {
            match keep_beside(path) {
                Ok(copy) => {
                    opened.notes.push(format!("the file as it was is kept as {}", copy.shown()));
                    opened.kept_beside = Some(copy);
                }
                // A file that cannot be written is not overwritten either.
                Err(error) if fs::OpenOptions::new().append(true).open(path).is_err() => {
                    opened.notes.push(format!("the file as it was could not be kept beside it: {error}"));
                }
                Err(error) => {
                    opened.notes.push(format!(
                        "it is not opened, because the file as it was cannot be kept: {error}"
                    ));
                    return Err(opened.notes);
                }
            }
        }
        Ok(opened)
    }

    /// Opens a game file that will not be overwritten.
    ///
    /// # Errors
    /// As [`Record::open`].
    pub fn look_into(world: &mut World, path: &Path, at: AtDamage) -> Result<Opened<G>, Vec<String>> {
        Self::look_into_watched(world, path, at, &mut |_, _| {})
    }

    /// Opens a game file like [`Record::look_into`], with a watcher.
    ///
    /// # Errors
    /// As [`Record::open`].
    pub fn look_into_watched(
        world: &mut World,
        path: &Path,
        at: AtDamage,
        watcher: MomentWatcher<G>,
    ) -> Result<Opened<G>, Vec<String>> {
        let reading = Reading::<G>::read(path).map_err(|fault: FileFault| vec![fault.to_string()])?;
        let rulebook = Self::rulebook_of(&reading)?;
        Self::watched(world, &reading, rulebook, at, watcher)
    }

    /// Opens a game file that is whole.
    ///
    /// # Errors
    /// Its scenario cannot be read.
    pub fn from_file(world: &mut World, file: GameFile<G>) -> Result<Opened<G>, Vec<String>> {
        Self::from_reading(world, &file.into(), AtDamage::default())
    }

    /// Opens a game file that has been read.
    ///
    /// # Errors
    /// Its scenario cannot be read, or none of its positions.
    pub fn from_reading(
        world: &mut World,
        reading: &Reading<G>,
        at: AtDamage,
    ) -> Result<Opened<G>, Vec<String>> {
        let rulebook = Self::rulebook_of(reading)?;
        Self::by_rulebook(world, reading, rulebook, at)
    }

    /// Loads the rulebook of a game file that has been read.
    fn rulebook_of(reading: &Reading<G>) -> Result<Arc<G::Rulebook>, Vec<String>> {
        let header = &reading.header;
        G::load(&header.scenario, &header.options).map(Arc::new).map_err(|faults| {
            let missing = format!(
                "the scenario {} by which this game is played cannot be loaded (its digest is {})",
                header.scenario,
                header.digests.first().map_or("not known", String::as_str)
            );
            [missing].into_iter().chain(faults).collect::<Vec<_>>()
        })
    }

    /// Opens a game file that has been read with this rulebook, which must be that of its scenario and options.
    ///
    /// # Errors
    /// None of its positions can be read.
    pub fn by_rulebook(
        world: &mut World,
        reading: &Reading<G>,
        rulebook: Arc<G::Rulebook>,
        at: AtDamage,
    ) -> Result<Opened<G>, Vec<String>> {
        Self::watched(world, reading, rulebook, at, &mut |_, _| {})
    }

    fn watched(
        world: &mut World,
        reading: &Reading<G>,
        rulebook: Arc<G::Rulebook>,
        at: AtDamage,
        watcher: MomentWatcher<G>,
    ) -> Result<Opened<G>, Vec<String>> {
        let header = &reading.header;
        let mut notes = Vec::new();
        if reading.left_out {
            notes.push("the last line of the file was unfinished and has been left out".to_owned());
        }
        notes.extend(edited::<G>(&rulebook, header));
        notes.extend(damaged(reading));
        let mut way = Way::new(reading, notes);
        let mut record = way.begin(world, rulebook)?;
        watcher(&record, G::position(world));
        way.follow(&mut record, world, at, watcher);
        record.file.cut_off = reading.cut_off;
        let orders = record.file.played.len();
        record.file.notes = way.mapped_notes(orders);
        record.file.study = way.reading.study.moved(|after| way.number_in_record(after, orders));
        let whole = reading.damage.is_empty() && way.gaps.is_empty() && way.ended() && !way.begun_otherwise;
        Ok(Opened { record, notes: way.notes, offer: way.offer, kept_beside: None, whole })
    }
}

/// Returns the sentence about lines that cannot be read.
fn damaged<G: Game>(reading: &Reading<G>) -> Option<String> {
    let first = reading.damage.first()?;
    let lines: Vec<String> = reading.damage.iter().take(8).map(|fault| fault.line.to_string()).collect();
    let more = if reading.damage.len() > lines.len() { " and more" } else { "" };
    // The text already states that the line is damaged.
    let why = first.sentence.strip_prefix(LINE_DAMAGED).unwrap_or(&first.sentence);
    Some(match reading.damage.len() {
        1 => format!("line {} of the file is damaged: {why}", first.line),
        _ => format!("lines {}{more} of the file are damaged; the first: {why}", lines.join(", ")),
    })
}
