//! The games that are watched now, and the printed sheets.

use crate::{
    club::{
        hall::Home,
        paged::{Kinds, Page, Paged},
        server::desk::Club,
    },
    referee::wire::{Head, written},
};
use axum::body::Bytes;
use std::{
    collections::BTreeMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use tokio::{
    sync::{OnceCell, watch},
    task::spawn_blocking,
};

/// The most games that are watched at a time: one that is watched in two languages counts twice.
const MOST_GAMES: usize = 128;
/// The most pages that show one game in one language.
const MOST_LOOKERS: usize = 500;
/// The most printed sheets that are kept.
const MOST_SHEETS: usize = 32;

/// A game with the invitation to watch it, which is empty for a public game, and the language of its pages.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Key {
    pub game: String,
    pub invite: String,
    pub language: String,
}

/// The state of a game for the pages that show it.
#[derive(Clone, Debug)]
pub(super) enum Seen {
    /// The hall has not answered yet.
    Waiting,
    Shown(Arc<Page>),
    /// There is no such game, it is private, or its link has ended.
    Gone,
}

/// The games that are watched.
pub(super) struct Watched {
    pub club: Club,
    pub kinds: Kinds,
    games: Mutex<BTreeMap<Key, watch::Sender<Seen>>>,
    lookers: Mutex<BTreeMap<Home, usize>>,
    sheets: Mutex<BTreeMap<String, Arc<OnceCell<Bytes>>>>,
}

/// A page that is counted as long as it shows a game.
pub(super) struct Looker {
    watched: Arc<Watched>,
    home: Home,
}

impl Watched {
    pub fn new(club: Club, kinds: Kinds) -> Self {
        let (games, lookers, sheets) = (Mutex::default(), Mutex::default(), Mutex::default());
        Self { club, kinds, games, lookers, sheets }
    }

    /// Returns the state of a game, and its other end if no page shows the game yet; none if too many games are watched,
    /// or too many pages show this one.
    pub fn look(&self, key: &Key) -> Option<(watch::Receiver<Seen>, Option<watch::Sender<Seen>>)> {
        let mut games = locked(&self.games);
        if let Some(seen) = games.get(key) {
            let has_room = seen.receiver_count() < MOST_LOOKERS;
            return has_room.then(|| (seen.subscribe(), None));
        }
        if games.len() >= MOST_GAMES {
            return None;
        }
        let (sender, receiver) = watch::channel(Seen::Waiting);
        games.insert(key.clone(), sender.clone());
        Some((receiver, Some(sender)))
    }

    /// Forgets a game if no page shows it; returns whether it is forgotten.
    pub fn forget_unseen(&self, key: &Key) -> bool {
        let mut games = locked(&self.games);
        let is_unseen = games.get(key).is_none_or(|seen| seen.receiver_count() == 0);
        if is_unseen {
            games.remove(key);
        }
        is_unseen
    }

    /// Forgets a game whose link has ended. The next page begins with a new link.
    pub fn forget(&self, key: &Key) {
        locked(&self.games).remove(key);
    }

    /// Counts a page of this address; none if it has too many.
    pub fn count(self: &Arc<Self>, from: IpAddr) -> Option<Looker> {
        let home = Home::of(from);
        let mut lookers = locked(&self.lookers);
        let count = lookers.entry(home).or_default();
        if *count >= self.club.waits.pages_per_address {
            return None;
        }
        *count += 1;
        Some(Looker { watched: Arc::clone(self), home })
    }

    /// The kind of game with this id.
    pub fn kind(&self, kind: &str) -> Option<&'static dyn Paged> {
        self.kinds.iter().copied().find(|known| known.kind() == kind)
    }

    /// Returns the printed sheet of a game in a language, which is painted once for all games of its scenario; none if it
    /// cannot be.
    pub async fn sheet(&self, head: &Head, language: &str) -> Option<Bytes> {
        let kind = self.kind(&head.kind)?;
        let of = written(&(&head.kind, &head.scenario, &head.digests, &head.options, language));
        let cell = {
            let mut sheets = locked(&self.sheets);
            if sheets.len() >= MOST_SHEETS && !sheets.contains_key(&of) {
                sheets.clear();
            }
            Arc::clone(sheets.entry(of).or_default())
        };
        if let Some(painted) = cell.get() {
            return Some(painted.clone());
        }
        let (head, language) = (head.clone(), language.to_owned());
        // It is a task of its own: a program that asks and does not wait would otherwise have it painted again and again.
        let painting = tokio::spawn(async move {
            let painted = cell.get_or_try_init(|| async move {
                let sheet = spawn_blocking(move || kind.sheet(&head, &language)).await;
                let sheet = sheet.map_err(|error| error.to_string())?;
                sheet.map(Bytes::from)
            });
            painted.await.ok().cloned()
        });
        painting.await.ok().flatten()
    }
}

impl Drop for Looker {
    fn drop(&mut self) {
        let mut lookers = locked(&self.watched.lookers);
        let left = lookers.get(&self.home).map_or(0, |count| count.saturating_sub(1));
        if left == 0 {
            lookers.remove(&self.home);
        } else {
            lookers.insert(self.home, left);
        }
    }
}

fn locked<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}
