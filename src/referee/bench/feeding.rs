//! The feed of a game at its bench, from the moment at which a line first asks for it.

use super::{Bench, Outgoing, Reader, To};
use crate::{
    play::feed::FeedLine,
    referee::{Played, feed::RefereeFeed, wire::RefereeMessage},
};

impl<G: Played> Bench<G> {
    /// Returns the answer to a line that asks for the feed. It is that of spectators for every line: a player shows it to
    /// others. If the game is over, the proof of its dice follows.
    pub(super) fn open_feed(&mut self) -> Vec<Outgoing> {
        let n = self.number(Reader::Spectators);
        let feed = self.feed.get_or_insert_with(|| RefereeFeed::at::<G>(&self.rulebook, &self.position, n));
        let lines = feed.join::<G>(&self.rulebook, &self.position, n);
        let message = message(&self.id, n, &lines);
        [message].into_iter().chain(self.proof()).map(Outgoing::answer).collect()
    }

    /// Returns the lines about events that were kept and sent to spectators; none before a line has asked for the feed.
    pub(super) fn feed_told(&mut self, events: &[G::Event]) -> Option<Outgoing> {
        let n = self.number(Reader::Spectators);
        let lines = self.feed.as_mut()?.tell::<G>(&self.rulebook, &self.position, n, events);
        self.to_readers(n, &lines)
    }

    /// The same about a takeback.
    pub(super) fn feed_taken_back(&mut self) -> Option<Outgoing> {
        let n = self.number(Reader::Spectators);
        let lines = self.feed.as_mut()?.take_back::<G>(&self.rulebook, &self.position, n);
        self.to_readers(n, &lines)
    }

    /// The same after the game was opened again.
    pub(super) fn feed_anew(&mut self) -> Option<Outgoing> {
        let n = self.number(Reader::Spectators);
        let lines = self.feed.as_mut()?.begin::<G>(&self.rulebook, &self.position, n);
        self.to_readers(n, &lines)
    }

    fn to_readers(&self, n: u64, lines: &[FeedLine]) -> Option<Outgoing> {
        let to = To::Reader(Reader::Spectators);
        (!lines.is_empty()).then(|| Outgoing { to, message: message(&self.id, n, lines) })
    }
}

fn message(game: &str, n: u64, lines: &[FeedLine]) -> RefereeMessage {
    let lines = lines.iter().filter_map(|line| serde_json::to_value(line).ok()).collect();
    RefereeMessage::Feed { game: game.to_owned(), n, lines }
}
