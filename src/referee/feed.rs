//! The feed of a game between two homes, for programs that show it and do not play: the lines of `docs/feed.md`, made of what
//! spectators are sent and of nothing else.

use crate::{
    engine::orders::{Position, Sent, Viewer},
    play::feed::{Fed, Feed, FeedLine},
};
use std::sync::Arc;

/// The feed of a running game. In its lines `orders` is the number of the spectators' message: the number of all orders would
/// show how many were hidden.
#[derive(Clone, Debug, Default)]
pub struct RefereeFeed(Feed);

impl RefereeFeed {
    /// Begins a feed at this position.
    pub fn at<G: Sent + Fed>(rulebook: &Arc<G::Rulebook>, position: &Position<G>, n: u64) -> Self {
        let mut feed = Self::default();
        feed.begin::<G>(rulebook, position, n);
        feed
    }

    /// Returns the lines for all readers after the game was opened again.
    pub fn begin<G: Sent + Fed>(
        &mut self,
        rulebook: &Arc<G::Rulebook>,
        position: &Position<G>,
        n: u64,
    ) -> Vec<FeedLine> {
        let known = known::<G>(rulebook, position);
        self.0.begin::<G>(rulebook, &known, number(n))
    }

    /// Returns the lines for a reader that comes now.
    pub fn join<G: Sent + Fed>(
        &self,
        rulebook: &Arc<G::Rulebook>,
        position: &Position<G>,
        n: u64,
    ) -> Vec<FeedLine> {
        let known = known::<G>(rulebook, position);
        self.0.join::<G>(rulebook, &known, number(n))
    }

    /// Returns the lines for events after which the game is at this position.
    pub fn tell<G: Sent + Fed>(
        &mut self,
        rulebook: &Arc<G::Rulebook>,
        position: &Position<G>,
        n: u64,
        events: &[G::Event],
    ) -> Vec<FeedLine> {
        let known = known::<G>(rulebook, position);
        let heard = events.iter().filter_map(|event| G::heard(rulebook, &known, event, Viewer::Both));
        let heard: Vec<G::Event> = heard.collect();
        self.0.tell::<G>(rulebook, &known, number(n), &heard)
    }

    /// The same for events as spectators were sent them.
    pub fn tell_heard<G: Sent + Fed>(
        &mut self,
        rulebook: &Arc<G::Rulebook>,
        position: &Position<G>,
        n: u64,
        heard: &[G::Event],
    ) -> Vec<FeedLine> {
        let known = known::<G>(rulebook, position);
        self.0.tell::<G>(rulebook, &known, number(n), heard)
    }

    /// Returns the lines for a takeback to this position.
    pub fn take_back<G: Sent + Fed>(
        &mut self,
        rulebook: &Arc<G::Rulebook>,
        position: &Position<G>,
        n: u64,
    ) -> Vec<FeedLine> {
        let known = known::<G>(rulebook, position);
        self.0.take_back::<G>(rulebook, &known, number(n))
    }
}

/// What spectators know of a position.
fn known<G: Sent + Fed>(rulebook: &Arc<G::Rulebook>, position: &Position<G>) -> G::Public {
    G::sent(rulebook, position, Viewer::Both).public
}

fn number(n: u64) -> usize {
    usize::try_from(n).unwrap_or(usize::MAX)
}
