//! The clocks of a running game: what moments mean for them, and what viewers are sent of them.
//!
//! The clocks change only with a line, a takeback or a pause, and are kept in the same step as these. Between them they
//! follow from the moments that the server notes while it runs.

use super::{
    Bench, Outgoing, To,
    desk::word,
    judging::{Deed, Judged},
    keeping::Giver,
    kept_text::read_state,
};
use crate::{
    engine::orders::Position,
    referee::{
        Played,
        clock::{Claim, ClockTerms, Clocks, LONGEST_GAP, LineOnClock, Uptime},
        store::{Appended, NewState, Store},
        wire::{ClockSent, RefereeMessage},
    },
};

/// The key under which the beginning of the clocks is kept: no seat and no computer player has one of its kind.
const BEGINNING: &str = "clock:begins";

impl<G: Played> Bench<G> {
    /// Lets the clocks go on to a moment, in milliseconds of UNIX time, and returns what is to be sent. A server calls this
    /// about four times a second: the time between two calls counts for the players only if it is no more than
    /// [`LONGEST_GAP`].
    pub fn tick(&mut self, store: &mut dyn Store, at: i64) -> Vec<Outgoing> {
        self.note_moment(store, at);
        std::mem::take(&mut self.untold)
    }

    /// Notes whether the player of a seat has a link. A seat has one until this says otherwise.
    pub fn present(&mut self, seat: usize, is_present: bool, at: i64) {
        let up = self.timing.now.map_or(0, |now| now.after(at).up);
        let absent = &mut self.timing.absent[seat.min(1)];
        *absent = if is_present { None } else { absent.or(Some(up)) };
    }

    /// The clocks now; none in a game without them.
    pub fn clock(&self) -> Option<ClockSent> {
        let clocks = self.timing.clocks?.at(self.timing.up());
        Some(self.clock_sent(&clocks, &self.position))
    }

    /// Notes a moment at which something is heard or time passes. Spectators are sent what they may see since then. Viewers
    /// are sent the clocks if a part of the time does not count, and when the time of a seat is over.
    pub(super) fn note_moment(&mut self, store: &mut dyn Store, at: i64) {
        let seen = self.show_due(at);
        self.untold.extend(seen);
        if self.terms.clock == ClockTerms::None {
            return;
        }
        let before = self.timing.now;
        match store.beat(at) {
            Ok(now) => self.timing.now = Some(now),
            Err(fault) => {
                self.fault = Some(fault);
                return;
            }
        }
        self.begin_clocks(store, at);
        let Some((now, clocks)) = self.timing.now.zip(self.timing.clocks) else { return };
        let is_gap = |before: Uptime| !(0..=LONGEST_GAP).contains(&now.at.saturating_sub(before.at));
        let was_away = before.is_some_and(is_gap);
        let is_over = [0, 1].map(|seat| clocks.is_over(self.terms.clock, seat, now.up));
        let known = std::mem::replace(&mut self.timing.is_over, is_over);
        let has_news = was_away || (is_over[0] && !known[0]) || (is_over[1] && !known[1]);
        if has_news && clocks.runs != [false; 2] {
            self.untold.extend(self.clock_to_all());
        }
    }

    /// Lets the clocks begin, at the first moment of the game.
    fn begin_clocks(&mut self, store: &mut dyn Store, at: i64) {
        let running = self.timing.clocks;
        if running.is_some() {
            // After the game was opened: its clocks run from now on, as far as this process knows.
            return self.timing.set(running);
        }
        let clocks = Clocks::new(self.terms.clock, self.runs_in(&self.position), self.timing.up());
        let Some(state) = self.state_text(self.line, self.numbers(), clocks, self.tallies()) else { return };
        let (key, answer) = (BEGINNING.to_owned(), String::new());
        let new = NewState { expected: self.line, state, key, answer, at };
        match store.keep_state(&self.id, &new) {
            Ok(Appended::Kept) => self.timing.set(clocks),
            // Another process has begun them.
            Ok(Appended::Before(_) | Appended::Behind) => {
                if let Ok(answered) = store.answered(&self.id, BEGINNING) {
                    self.take_clocks(answered.state.as_deref());
                }
            }
            Err(fault) => self.fault = Some(fault),
        }
    }

    /// Takes the clocks over that another process has kept at the same line.
    pub(super) fn take_clocks(&mut self, state: Option<&str>) {
        if let Some(state) = state.and_then(read_state)
            && state.line == self.line
            && state.clocks.is_some()
        {
            self.timing.set(state.clocks);
        }
    }

    /// Whether each seat is waited for in a position and is that of a person: a computer player needs no clock.
    pub(super) fn runs_in(&self, position: &Position<G>) -> [bool; 2] {
        let mut runs = [false; 2];
        for side in G::awaited(&self.rulebook, position) {
            let seat = G::seat_of(position, side.min(1)).min(1);
            runs[seat] = self.computers[seat].is_none();
        }
        runs
    }

    /// The clocks after a deed that is about to be kept; none in a game without them.
    pub(super) fn clocks_after(
        &self,
        giver: Giver<'_>,
        deed: &Deed<G>,
        judged: &Judged<G>,
    ) -> Option<Clocks> {
        let is_order = matches!(deed, Deed::Order(_));
        let line = LineOnClock {
            up: self.timing.up(),
            order_of: is_order.then_some(giver.seat),
            resumes: is_order && self.computers[giver.seat.min(1)].is_none(),
            ends_turn: self.player_turn(&self.position) != self.player_turn(&judged.position),
            runs: self.runs_in(&judged.position),
            claimed: giver.claim,
        };
        Some(self.timing.clocks?.after(self.terms.clock, line))
    }

    /// The player turn of a position: the turn, and the owner of the phase.
    pub(super) fn player_turn(&self, position: &Position<G>) -> (u8, Option<usize>) {
        let public = &position.public;
        (G::turn(public), G::phase_side(&self.rulebook, G::phase(public)))
    }

    /// The clocks after a takeback to a position, and to the clocks before it if the other player agrees. They are not known
    /// for orders that were given before the game was opened: their time is not given back.
    pub(super) fn clocks_back(
        &self,
        position: &Position<G>,
        before: Option<Clocks>,
        agreed: bool,
    ) -> Option<Clocks> {
        let (up, runs) = (self.timing.up(), self.runs_in(position));
        let now = self.timing.clocks?;
        Some(match before.filter(|_| agreed) {
            Some(before) => before.given_back(runs, up),
            None => Clocks { runs, ..now.at(up) },
        })
    }

    /// Clocks as they are sent. The sides of the seats are those of a position.
    pub(super) fn clock_sent(&self, clocks: &Clocks, position: &Position<G>) -> ClockSent {
        let seats = [0, 1].map(|side| G::seat_of(position, side).min(1));
        let runs = [0, 1].into_iter().filter(|side| clocks.is_running(seats[*side]));
        ClockSent {
            left: seats.map(|seat| clocks.left[seat]),
            runs: runs.map(|side| word(&G::SIDES, side)).collect(),
            at: self.timing.now.map_or(0, |now| now.at),
            paused: clocks.is_paused,
            claimed: clocks.claimed,
        }
    }

    /// The clocks now, for every viewer who sees the game as it is; nothing in a game without them.
    pub(super) fn clock_to_all(&self) -> Vec<Outgoing> {
        let Some(clock) = self.clock() else { return Vec::new() };
        let message = |reader| Outgoing {
            to: To::Reader(reader),
            message: RefereeMessage::Clock { clock: clock.clone() },
        };
        self.present_readers().into_iter().map(message).collect()
    }

    /// The clocks now, for every viewer that gets none of these messages.
    pub(super) fn clock_to_others(&self, sent: &[Outgoing]) -> Vec<Outgoing> {
        let mut clocks = self.clock_to_all();
        clocks.retain(|clock| !sent.iter().any(|message| message.to == clock.to));
        clocks
    }

    /// Returns the reason why a seat cannot claim the game; none if the claim holds.
    pub(super) fn claim_fails(&self, seat: usize, claim: Claim) -> Option<&'static str> {
        let Some(clocks) = self.timing.clocks else { return Some("this game has no clocks") };
        let (other, terms) = (1 - seat.min(1), self.terms.clock);
        match claim {
            _ if self.due().is_empty() => Some("the game is over"),
            Claim::Time if clocks.is_over(terms, other, self.timing.up()) => None,
            Claim::Time => Some("your opponent’s time is not over"),
            Claim::Gone if !terms.is_at_one_sitting() => {
                Some("in a game by days no player has to be present: only the time counts")
            }
            Claim::Gone if self.timing.is_gone(other) => None,
            Claim::Gone => Some("your opponent has not been away for five minutes of their own turn"),
        }
    }
}
