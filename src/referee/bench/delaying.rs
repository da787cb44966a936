//! Spectators who see a game later than its players. The desk of the spectators is at the last position that they may see;
//! what they may not see yet waits here. All that they are sent, also when the game is opened, is made of that desk: what
//! waits is in no message to them.

use super::{
    Bench, Outgoing, Reader, To,
    desk::{Cause, Sight, Turned},
    judging::Judged,
};
use crate::{
    engine::orders::{Game, Position},
    referee::{
        Played,
        delay::{DelayTerms, LineBehind},
        store::StoreFault,
        wire::ClockSent,
    },
};
use serde_json::Value;
use std::collections::VecDeque;

/// Limits of what waits, since each line that waits has a position. After the first limit the two oldest become one, which
/// is later than all positions to which orders can be taken back; such a line has no more events than the second.
const MOST_WAITING: usize = 128;
const MOST_EVENTS: usize = 512;
/// The steps that are sent at once. If more are seen at once, the whole game is sent: a slow line has room for so many only.
const MOST_STEPS: usize = 32;

/// A line or a takeback that spectators have not seen.
pub(super) struct Unseen<G: Game> {
    /// The number of the last line in force after it.
    line: u64,
    cause: Cause,
    behind: LineBehind,
    position: Position<G>,
    /// The events, as spectators are sent them.
    events: Vec<Value>,
    clock: Option<ClockSent>,
}

/// The place of spectators who see a game later.
pub(super) struct Behind<G: Game> {
    /// The lines that they have not seen, the oldest first. A takeback is the first of them, or none of them: one of lines
    /// that they have not seen only forgets these.
    waiting: VecDeque<Unseen<G>>,
    /// The number of the last line in force at the position that they see.
    pub seen: u64,
    /// That position, of which the feed is made; none if they see the game as it is.
    pub shown: Option<Position<G>>,
    /// The clocks at that position, which stand still; none if they are not known.
    clock: Option<ClockSent>,
    /// The last moment that the game was given, in milliseconds of UNIX time.
    pub now: i64,
}

impl<G: Game> Default for Behind<G> {
    fn default() -> Self {
        Self { waiting: VecDeque::new(), seen: 0, shown: None, clock: None, now: 0 }
    }
}

impl<G: Game> Behind<G> {
    /// Begins with spectators who see this position; with none if they see the game as it is.
    pub fn at(shown: Option<Position<G>>) -> Self {
        Self { shown, ..Self::default() }
    }

    /// Makes one of the two oldest lines, if too many wait.
    fn shorten(&mut self) {
        if self.waiting.len() <= MOST_WAITING {
            return;
        }
        let oldest = usize::from(
            self.waiting.front().is_some_and(|unseen| matches!(unseen.cause, Cause::Back { .. })),
        );
        let Some(before) = self.waiting.remove(oldest) else { return };
        let Some(after) = self.waiting.get_mut(oldest) else { return };
        after.behind.orders = after.behind.orders.saturating_add(before.behind.orders);
        let mut events = before.events;
        events.append(&mut after.events);
        after.events = events;
        let surplus = after.events.len().saturating_sub(MOST_EVENTS);
        after.events.drain(..surplus);
    }
}

/// The messages to spectators about lines that they now see, the oldest first; none about one that changes nothing for them.
#[derive(Default)]
pub(super) struct Release {
    steps: Vec<Option<Turned>>,
}

impl Release {
    /// The number of the last message.
    pub fn n(&self) -> Option<u64> {
        self.steps.iter().flatten().next_back().map(|turned| turned.n)
    }
}

/// The messages about a deed or a takeback that is about to be kept.
pub(super) struct Sending<G: Game> {
    /// The next message to each viewer who sees the game as it is.
    pub turned: [Option<Turned>; 3],
    /// The same for spectators who see it later, and what they now see.
    pub unseen: Option<Unseen<G>>,
    pub release: Release,
}

impl<G: Played> Bench<G> {
    pub(super) fn is_delayed(&self) -> bool {
        !self.terms.delay.is_none()
    }

    /// The viewers who see the game as it is.
    pub(super) fn present_readers(&self) -> Vec<Reader> {
        let is_delayed = self.is_delayed();
        Reader::ALL.into_iter().filter(|reader| !is_delayed || *reader != Reader::Spectators).collect()
    }

    /// Whether a viewer sees the running game later than its players: nothing that happens now may be noticed.
    pub(super) fn is_behind(&self, reader: Reader) -> bool {
        self.is_delayed() && reader == Reader::Spectators && !self.due().is_empty()
    }

    /// The number and hash of the view that spectators have.
    pub(super) fn view_of_spectators(&self) -> (u64, String) {
        (self.number(Reader::Spectators), self.hash(Reader::Spectators).to_owned())
    }

    /// Whether spectators are behind and still have this view, with its number and hash. Whatever they were sent now would
    /// show that an order was kept at this moment.
    pub(super) fn must_notice_nothing(&self, before: &(u64, String)) -> bool {
        self.is_behind(Reader::Spectators) && self.view_of_spectators() == *before
    }

    /// The clocks as a viewer may know them now; none in a game without them.
    pub(super) fn clock_for(&self, reader: Reader) -> Option<ClockSent> {
        if self.is_behind(reader) { self.behind.clock.clone() } else { self.clock() }
    }

    /// Returns the messages about a deed that becomes the line of this number at this moment, with the clocks after it.
    ///
    /// # Errors
    /// Something has no form in JSON.
    pub(super) fn sending(
        &self,
        kept: (u64, i64),
        (cause, is_order): (Cause, bool),
        judged: &Judged<G>,
        clock: Option<&ClockSent>,
    ) -> Result<Sending<G>, serde_json::Error> {
        let Judged { position, events } = judged;
        let turned = self.turned(position, events, cause, clock)?;
        let unseen = self.unseen(kept, (cause, is_order), (position, events), clock)?;
        let is_over = G::awaited(&self.rulebook, position).is_empty();
        let release = self.released(unseen.as_ref(), is_over)?;
        Ok(Sending { turned, unseen, release })
    }

    /// Returns what spectators have not seen of a deed or a takeback, with the last line in force after it and the moment;
    /// none if they see the game as it is.
    ///
    /// # Errors
    /// Something has no form in JSON.
    pub(super) fn unseen(
        &self,
        (line, at): (u64, i64),
        (cause, is_order): (Cause, bool),
        (position, events): (&Position<G>, &[G::Event]),
        clock: Option<&ClockSent>,
    ) -> Result<Option<Unseen<G>>, serde_json::Error> {
        if !self.is_delayed() {
            return Ok(None);
        }
        // The events are made for spectators from the position after them: a later one may show more.
        let events = Sight::of::<G>(&self.rulebook, position, events, None)?.events;
        let ends_turn = self.player_turn(position) != self.player_turn(&self.position);
        let behind = LineBehind { orders: u32::from(is_order), at, ends_turn };
        let clock = clock.map(|clock| ClockSent { runs: Vec::new(), ..clock.clone() });
        Ok(Some(Unseen { line, cause, behind, position: position.clone(), events, clock }))
    }

    /// Returns the messages about what spectators now see of the lines that wait, with a new one.
    ///
    /// # Errors
    /// Something has no form in JSON.
    fn released(&self, new: Option<&Unseen<G>>, is_over: bool) -> Result<Release, serde_json::Error> {
        let waiting = || self.behind.waiting.iter().chain(new);
        let behind: Vec<LineBehind> = waiting().map(|unseen| unseen.behind).collect();
        let seen = if is_over { behind.len() } else { self.terms.delay.seen(&behind, self.behind.now) };
        let mut release = Release::default();
        if seen == 0 {
            return Ok(release);
        }
        let mut desk = self.desks[Reader::Spectators.number()].with_same_view();
        for unseen in waiting().take(seen) {
            let sight = Sight::of::<G>(&self.rulebook, &unseen.position, &[], None)?;
            let sight = Sight { events: unseen.events.clone(), ..sight };
            let clock = unseen.clock.as_ref();
            let turned = desk.turned(&G::SIDES, (unseen.cause, clock), sight, |n, sight, hash| {
                self.whole_at((n, sight, hash), clock)
            });
            if let Some(turned) = &turned {
                desk.take(turned.clone(), unseen.line, true);
            }
            release.steps.push(turned);
        }
        Ok(release)
    }

    /// Lets a new line wait, notes what spectators now see, and returns what they are sent.
    pub(super) fn show(&mut self, new: Option<Unseen<G>>, release: Release) -> Vec<Outgoing> {
        self.behind.waiting.extend(new);
        let (to, are_many) = (To::Reader(Reader::Spectators), release.steps.len() > MOST_STEPS);
        let (mut outgoing, mut is_seen) = (Vec::new(), false);
        for turned in release.steps {
            let Some(unseen) = self.behind.waiting.pop_front() else { break };
            (self.behind.seen, self.behind.clock) = (unseen.line, unseen.clock);
            self.behind.shown = Some(unseen.position);
            let desk = &mut self.desks[Reader::Spectators.number()];
            desk.leave_out_after(unseen.line);
            if let Some(turned) = turned {
                outgoing.push(Outgoing { to, message: turned.message.clone() });
                desk.take(turned, unseen.line, true);
                is_seen = true;
                // If there are many, the feed begins again, as the game is sent whole.
                if !are_many {
                    outgoing.extend(match unseen.cause {
                        Cause::Step { .. } => self.feed_told_later(&unseen.events),
                        Cause::Back { .. } => self.feed_taken_back(),
                    });
                }
            }
        }
        self.behind.shorten();
        if are_many && is_seen {
            outgoing = vec![Outgoing { to, message: self.whole(Reader::Spectators) }];
            outgoing.extend(self.feed_anew());
        }
        outgoing
    }

    /// Notes the moment, and returns what spectators are sent because of it.
    pub(super) fn show_due(&mut self, at: i64) -> Vec<Outgoing> {
        self.behind.now = at;
        if !matches!(self.terms.delay, DelayTerms::Minutes(_)) || self.behind.waiting.is_empty() {
            return Vec::new();
        }
        match self.released(None, false) {
            Ok(release) => self.show(None, release),
            Err(error) => {
                self.fault = Some(StoreFault { why: error.to_string() });
                Vec::new()
            }
        }
    }

    /// Forgets the lines that were taken back before spectators have seen them, with the last line that stays in force. The
    /// takeback itself waits only if they have seen more than that.
    pub(super) fn forget_unseen(&mut self, to: u64, back: Option<Unseen<G>>) {
        let waiting = &mut self.behind.waiting;
        while waiting.back().is_some_and(|unseen| unseen.line > to) {
            waiting.pop_back();
        }
        let last = waiting.back().map_or(self.behind.seen, |unseen| unseen.line);
        if last != to {
            waiting.extend(back);
        }
    }
}
