//! Takes over what another process has kept of a game, before anything is heard of it here.

use super::{Bench, Outgoing, Reader, To, kept_text::read_state};
use crate::referee::{
    Played,
    clock::Clocks,
    store::{KeptGame, KeptLine, Store, StoreFault},
    wire::RefereeMessage,
};

impl<G: Played> Bench<G> {
    /// Takes over what another process has kept: the store has the game at this number of its last line or takeback, with this
    /// state beside the lines. Each viewer is sent the messages that lead to the new view, or the whole game if there are none;
    /// if the game has only been paused or has gone on from a pause, the clocks. A game that cannot be opened stays as it is.
    pub fn take_news(&mut self, store: &mut dyn Store, number: u64, state: Option<&str>) -> Vec<Outgoing> {
        if number == self.line {
            return self.take_clock_news(state);
        }
        let held = Reader::ALL.map(|reader| (reader, self.number(reader), self.hash(reader).to_owned()));
        let feed = match self.go_on(store) {
            Ok(feed) => feed,
            Err(fault) => {
                self.fault = Some(fault);
                return Vec::new();
            }
        };
        let mut outgoing = Vec::new();
        for (reader, n, hash) in held {
            let mut news = self.sent_since(reader, Some(n), Some(&hash));
            // The viewer has not asked, and need not be sent that nothing has changed. Clocks alone would show spectators who
            // are behind that an order was kept now.
            let is_behind = self.is_behind(reader);
            news.retain(|sent| match sent.message {
                RefereeMessage::Same { .. } => false,
                RefereeMessage::Clock { .. } => !is_behind,
                _ => true,
            });
            outgoing.extend(news.into_iter().map(|sent| Outgoing { to: To::Reader(reader), ..sent }));
        }
        outgoing.extend(feed);
        outgoing
    }

    /// Plays the lines that another process has kept, or opens the game again if lines were taken back. Returns the lines of
    /// the feed about it.
    ///
    /// # Errors
    /// It cannot be opened.
    fn go_on(&mut self, store: &mut dyn Store) -> Result<Vec<Outgoing>, StoreFault> {
        let kept = store.load(&self.id)?;
        let feed = self.feed.clone();
        let before = self.view_of_spectators();
        if let Some(told) = kept.and_then(|kept| self.play_new_lines(&kept)) {
            return Ok(told);
        }
        // Lines about a part of it were not sent.
        self.feed = feed;
        self.reopen(store).map_err(|fault| StoreFault { why: fault.to_string() })?;
        let feed = if self.must_notice_nothing(&before) { None } else { self.feed_anew() };
        Ok(feed.into_iter().collect())
    }

    /// Plays the lines after the last one here, and returns the lines of the feed about them; none if they do not lead to the
    /// end of the game that is kept.
    fn play_new_lines(&mut self, kept: &KeptGame) -> Option<Vec<Outgoing>> {
        let before = self.line;
        let new: Vec<&KeptLine> = kept.lines.iter().filter(|line| line.number > before).collect();
        let numbers = new.iter().map(|line| line.number);
        if kept.number <= before || !numbers.eq(before + 1..=kept.number) {
            return None;
        }
        let mut told = Vec::new();
        for line in new {
            told.extend(self.play_again(line).ok()?);
            self.since_stand += 1;
        }
        if let Some(stand) = kept.stands.last().filter(|stand| stand.number > before) {
            self.since_stand = usize::try_from(kept.number.saturating_sub(stand.number)).unwrap_or_default();
            self.needs_stand = false;
        }
        // Spectators who are behind may have seen more here than there when the line was kept: their number must not go back.
        let present = self.present_readers();
        self.take_state(kept.state.as_deref(), &present);
        self.put_clocks(self.timing.clocks);
        told.retain(|sent| matches!(sent.message, RefereeMessage::Feed { .. }));
        Some(told)
    }

    fn take_clock_news(&mut self, state: Option<&str>) -> Vec<Outgoing> {
        let state = state.and_then(read_state).filter(|state| state.line == self.line);
        let clocks = state.and_then(|state| state.clocks);
        if clocks.is_none() || clocks == self.timing.clocks {
            return Vec::new();
        }
        self.put_clocks(clocks);
        self.clock_to_all()
    }

    /// Puts clocks into force. Before the first moment is noted it is not known since when they run: they are set with it.
    fn put_clocks(&mut self, clocks: Option<Clocks>) {
        if self.timing.now.is_some() {
            self.timing.set(clocks);
        } else {
            self.timing.clocks = clocks;
        }
    }
}
