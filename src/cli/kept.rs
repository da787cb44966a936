//! Games that a batch keeps between its lines.

use super::look::answers::AnySeen;
use std::{
    cell::RefCell,
    fs,
    path::{Path, PathBuf},
    rc::Rc,
    time::SystemTime,
};

/// Games that are kept at a time.
const MOST_GAMES: usize = 16;

/// When and how long a file was when it was read: another file of the name is read anew.
type Stamp = (Option<SystemTime>, u64);

/// A game that is kept between lines.
struct Kept {
    path: PathBuf,
    stamp: Stamp,
    game: Rc<dyn AnySeen>,
}

thread_local! {
    /// Games, the one that was read last at the end; none when the program was given one command.
    static KEPT: RefCell<Option<Vec<Kept>>> = const { RefCell::new(None) };
}

/// Keeps games from now on, and forgets those that were kept.
pub(super) fn begin() {
    KEPT.set(Some(Vec::new()));
}

fn stamp(path: &Path) -> Option<Stamp> {
    let about = fs::metadata(path).ok()?;
    Some((about.modified().ok(), about.len()))
}

/// The game that was read from this file, if it is kept and the file has not changed since.
pub(super) fn kept(path: &Path) -> Option<Rc<dyn AnySeen>> {
    KEPT.with_borrow(|games| {
        let kept = games.as_ref()?.iter().find(|kept| kept.path == path)?;
        (stamp(path)? == kept.stamp).then(|| Rc::clone(&kept.game))
    })
}

/// Keeps a game for the lines that follow, if this is a batch.
pub(super) fn keep(path: &Path, game: &Rc<dyn AnySeen>) {
    let Some(stamp) = stamp(path) else { return };
    KEPT.with_borrow_mut(|games| {
        let Some(games) = games else { return };
        games.retain(|kept| kept.path != path);
        if games.len() >= MOST_GAMES {
            games.remove(0);
        }
        games.push(Kept { path: path.to_owned(), stamp, game: Rc::clone(game) });
    });
}
