//! A page asks for a game: the game is watched from then on.

use super::{
    watched::{Key, Seen, Watched},
    watcher::watch_game,
};
use crate::club::paged::Page;
use std::{net::IpAddr, sync::Arc, time::Duration};
use tokio::{sync::watch::Receiver, time::timeout};

/// The time in which a game must be there: a computer player may think meanwhile.
const PATIENCE: Duration = Duration::from_secs(8);

/// The reason why nothing is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unseen {
    /// There is no such game, or it is private.
    Missing,
    /// Too many people look at games.
    Crowded,
}

/// Looks at a game, and waits until there is a page of it.
///
/// # Errors
/// Nothing is shown.
pub(super) async fn look(
    watched: &Arc<Watched>,
    key: Key,
    from: IpAddr,
) -> Result<(Receiver<Seen>, Arc<Page>), Unseen> {
    let (mut seen, other_end) = watched.look(&key).ok_or(Unseen::Crowded)?;
    if let Some(other_end) = other_end {
        tokio::spawn(watch_game(Arc::clone(watched), key, from, other_end));
    }
    let is_known = |seen: &Seen| !matches!(seen, Seen::Waiting);
    let page = match timeout(PATIENCE, seen.wait_for(is_known)).await {
        Ok(Ok(known)) => match &*known {
            Seen::Shown(page) => Some(Arc::clone(page)),
            Seen::Waiting | Seen::Gone => None,
        },
        _ => None,
    };
    Ok((seen, page.ok_or(Unseen::Missing)?))
}
