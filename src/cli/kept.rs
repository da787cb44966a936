//! The cache of games that a batch keeps between its lines.

use super::look::answers::AnySeen;
use std::{
    cell::RefCell,
    fs,
    path::{Path, PathBuf},
    rc::Rc,
    time::SystemTime,
};

/// Limit of the games in the cache.
const MOST_GAMES: usize = 16;

/// The time and size of a file when it was read: a changed file of the same name is read again.
type Stamp = (Option<SystemTime>, u64);

/// A cached game.
struct Kept {
    path: PathBuf,
    stamp: Stamp,
    game: Rc<dyn AnySeen>,
}

thread_local! {
    /// The cached games, the last one read at the end; none outside a batch.
    static KEPT: RefCell<Option<Vec<Kept>>> = const { RefCell::new(None) };
}

/// Caches games from now on, and drops all cached ones.
pub(super) fn begin() {
    KEPT.set(Some(Vec::new()));
}

fn stamp(path: &Path) -> Option<Stamp> {
    let about = fs::metadata(path).ok()?;
    Some((about.modified().ok(), about.len()))
}

/// Returns the game that was read from this file, if it is cached and the file has not changed since.
pub(super) fn kept(path: &Path) -> Option<Rc<dyn AnySeen>> {
    KEPT.with_borrow(|games| {
        let kept = games.as_ref()?.iter().find(|kept| kept.path == path)?;
        (stamp(path)? == kept.stamp).then(|| Rc::clone(&kept.game))
    })
}

/// Caches a game for the following lines, if this is a batch.
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
