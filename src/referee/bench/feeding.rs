//! The feed of a game at its bench, from the moment at which a line first asks for it. It is never ahead of what spectators are
//! sent: with a delay it is made of the position that they see.

use super::{Bench, Outgoing, Reader, To};
use crate::{
    play::feed::FeedLine,
    referee::{Played, feed::RefereeFeed, wire::RefereeMessage},
};
use serde_json::Value;

impl<G: Played> Bench<G> {
    /// Returns the answer to a line that asks for the feed. It is that of spectators for every line: a player shows it to
    /// others. If the game is over, the proof of its dice follows.
    pub(super) fn open_feed(&mut self) -> Vec<Outgoing> {
        let n = self.number(Reader::Spectators);
        let position = self.behind.shown.as_ref().unwrap_or(&self.position);
        let feed = self.feed.get_or_insert_with(|| RefereeFeed::at::<G>(&self.rulebook, position, n));
        let lines = feed.join::<G>(&self.rulebook, position, n);
        let message = message(&self.id, n, &lines);
        [message].into_iter().chain(self.proof()).map(Outgoing::answer).collect()
    }

    /// Returns the lines about events that were kept and sent to spectators; none before a line has asked for the feed.
    pub(super) fn feed_told(&mut self, events: &[G::Event]) -> Option<Outgoing> {
        let n = self.number(Reader::Spectators);
        let position = self.behind.shown.as_ref().unwrap_or(&self.position);
        let lines = self.feed.as_mut()?.tell::<G>(&self.rulebook, position, n, events);
        self.to_readers(n, &lines)
    }

    /// The same about events that spectators are sent later than the players, in the form in which they are sent.
    pub(super) fn feed_told_later(&mut self, events: &[Value]) -> Option<Outgoing> {
        let n = self.number(Reader::Spectators);
        let position = self.behind.shown.as_ref().unwrap_or(&self.position);
        let feed = self.feed.as_mut()?;
        let read = |event: &Value| serde_json::from_value::<G::Event>(event.clone()).ok();
        let heard: Vec<G::Event> = events.iter().filter_map(read).collect();
        let lines = feed.tell_heard::<G>(&self.rulebook, position, n, &heard);
        self.to_readers(n, &lines)
    }

    /// The same about a takeback.
    pub(super) fn feed_taken_back(&mut self) -> Option<Outgoing> {
        let n = self.number(Reader::Spectators);
        let position = self.behind.shown.as_ref().unwrap_or(&self.position);
        let lines = self.feed.as_mut()?.take_back::<G>(&self.rulebook, position, n);
        self.to_readers(n, &lines)
    }

    /// The same after the game was opened again.
    pub(super) fn feed_anew(&mut self) -> Option<Outgoing> {
        let n = self.number(Reader::Spectators);
        let position = self.behind.shown.as_ref().unwrap_or(&self.position);
        let lines = self.feed.as_mut()?.begin::<G>(&self.rulebook, position, n);
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
