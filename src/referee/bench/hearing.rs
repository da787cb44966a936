//! Hears the messages of players and spectators.

use super::{
    Bench, Outgoing, Reader, To,
    desk::Desk,
    judging::{Deed, Judged},
    keeping::Giver,
};
use crate::{
    engine::{
        orders::{Refusal, facts},
        text::{Text, t},
    },
    referee::{
        Played,
        store::{Answered, Store},
        wire::{ClientMessage, ErrorCode, Form, RefereeMessage},
    },
};
use serde_json::Value;

/// Limit of the bytes of a key.
const LONGEST_KEY: usize = 64;

/// A message with a key, as it came.
#[derive(Clone, Copy)]
pub(super) struct Keyed<'a> {
    pub key: &'a str,
    /// The number that the sender had when it sent the message.
    pub after: u64,
    /// The moment, in milliseconds of UNIX time.
    pub at: i64,
}

impl<G: Played> Bench<G> {
    /// Hears a message about this game, at this moment in milliseconds of UNIX time. Returns what is to be sent, in its
    /// order. Messages that are not about a game have no answer here.
    pub fn hear(
        &mut self,
        store: &mut dyn Store,
        from: Reader,
        message: &ClientMessage,
        at: i64,
    ) -> Vec<Outgoing> {
        if message.game().is_some_and(|game| game != self.id) {
            return vec![other_game(message.key())];
        }
        self.note_moment(store, at);
        let seat = match from {
            Reader::Seat(seat) => Some(seat.min(1)),
            Reader::Spectators => None,
        };
        let answers = match (message, seat) {
            (ClientMessage::Open { form: Form::Feed, .. }, _) => self.open_feed(),
            (ClientMessage::Open { form: Form::View, n, hash, .. }, _) => {
                self.sent_since(from, *n, hash.as_deref())
            }
            (ClientMessage::Order { key, after, order, .. }, Some(seat)) => {
                self.order(store, seat, Keyed { key, after: *after, at }, order)
            }
            (ClientMessage::Ask { key, after, what, .. }, Some(seat)) => {
                self.ask(store, seat, Keyed { key, after: *after, at }, *what)
            }
            (ClientMessage::Answer { key, after, what, accept, .. }, Some(seat)) => {
                self.answer(store, seat, Keyed { key, after: *after, at }, (*what, *accept))
            }
            (ClientMessage::Claim { key, after, what, .. }, Some(seat)) => {
                self.claim(store, seat, Keyed { key, after: *after, at }, *what)
            }
            (
                ClientMessage::Order { key, .. }
                | ClientMessage::Ask { key, .. }
                | ClientMessage::Answer { key, .. }
                | ClientMessage::Claim { key, .. },
                None,
            ) => vec![refused(key, &Refusal::of_table(t!("online-refusal-spectator")))],
            // These messages are about the club, or about the dice, which were agreed on before the game began. Drags are
            // passed on by the hall.
            (
                ClientMessage::Hello { .. }
                | ClientMessage::Join { .. }
                | ClientMessage::Lobby
                | ClientMessage::New(_)
                | ClientMessage::Sit { .. }
                | ClientMessage::Leave { .. }
                | ClientMessage::File { .. }
                | ClientMessage::Scenario { .. }
                | ClientMessage::Say { .. }
                | ClientMessage::Drags { .. }
                | ClientMessage::Ghost { .. }
                | ClientMessage::Here
                | ClientMessage::Device
                | ClientMessage::Address { .. }
                | ClientMessage::Invite { .. }
                | ClientMessage::Nonce { .. }
                | ClientMessage::Unknown,
                _,
            ) => Vec::new(),
        };
        let mut outgoing = std::mem::take(&mut self.untold);
        outgoing.extend(answers);
        outgoing
    }

    /// Returns what has happened since a viewer was sent the message of this number, or the whole game; the clocks now, since
    /// those messages have older ones; and the open questions of the other player, which may have been lost with the line. If
    /// the game is over, the proof of its dice follows.
    pub(super) fn sent_since(&self, from: Reader, n: Option<u64>, hash: Option<&str>) -> Vec<Outgoing> {
        let held = n.zip(hash);
        let since = held.and_then(|(n, hash)| self.desks[from.number()].since(n, hash));
        let since = match since {
            Some(since) => {
                let clock = self.clock_for(from).map(|clock| RefereeMessage::Clock { clock });
                since.into_iter().chain(clock).collect()
            }
            None => vec![self.whole(from)],
        };
        let last = self.open_questions(from).into_iter().chain(self.proof());
        since.into_iter().chain(last).map(Outgoing::answer).collect()
    }

    fn order(
        &mut self,
        store: &mut dyn Store,
        seat: usize,
        keyed: Keyed<'_>,
        order: &Value,
    ) -> Vec<Outgoing> {
        let kept_key = kept_key(seat, keyed.key);
        if let Some(answer) = self.answered(store, seat, keyed, &kept_key) {
            return vec![answer];
        }
        if self.refusals[seat.min(1)].are_too_many(G::turn(&self.position.public)) {
            return vec![too_many_refusals(keyed.key)];
        }
        let side = self.seat_of(seat);
        // Every reason has the same sentence, and comes before the order is looked at: it shows nothing of the other side.
        if !G::awaited(&self.rulebook, &self.position).contains(&side) {
            let refusal = Refusal::of_table(t!("online-refusal-not-your-turn"));
            return vec![self.refuse(seat, keyed.key, &refusal)];
        }
        // An order is read from JSON as any other data: the answer does not say what is wrong with it.
        let Ok(order) = serde_json::from_value::<G::Order>(order.clone()) else {
            let refusal = Refusal::of_table(t!("online-refusal-no-order"));
            return vec![self.refuse(seat, keyed.key, &refusal)];
        };
        if G::side_named(&order).is_some_and(|named| named != side) {
            let refusal = Refusal::of_table(t!("online-refusal-other-side"));
            return vec![self.refuse(seat, keyed.key, &refusal)];
        }
        let giver = self.giver(seat, keyed, &kept_key);
        match G::command_to_be_first(&self.rulebook, &self.position, side) {
            Some(command) => self.give_first(store, giver, (Deed::Command(command), Deed::Order(order))),
            None => self.give(store, giver, &Deed::Order(order)),
        }
    }

    /// Lets a side be first that is not the one that is asked first: the command that says so is kept as a line of its
    /// own, unless the order is refused. If only the command is kept, the order can be given without it.
    fn give_first(
        &mut self,
        store: &mut dyn Store,
        giver: Giver<'_>,
        (command, order): (Deed<G>, Deed<G>),
    ) -> Vec<Outgoing> {
        let Ok(first) = self.judged(giver.side, &command) else { return self.give(store, giver, &order) };
        if let Err(refusal) = self.judged_on(first.position.clone(), giver.side, &order) {
            return vec![self.refuse(giver.seat, giver.key, &refusal)];
        }
        let number = self.line + 1;
        let kept_key = format!("first:{number}");
        let mut outgoing = self.keep(store, Giver { kept_key: &kept_key, ..giver }, &command, first);
        let is_done = |outgoing: &Outgoing| matches!(outgoing.message, RefereeMessage::Done { .. });
        if !outgoing.iter().any(is_done) {
            // It could not be kept, or another process has gone on: the sender has an answer.
            return outgoing;
        }
        outgoing.retain(|outgoing| outgoing.to != To::Sender);
        if self.line == number {
            outgoing.extend(self.give(store, giver, &order));
        } else {
            // Another process had kept the command before, and has gone on.
            let n = self.number(Reader::Seat(giver.seat));
            outgoing.push(Outgoing::answer(RefereeMessage::Stale { key: giver.key.to_owned(), n }));
        }
        outgoing
    }

    /// Judges a deed and keeps it.
    pub(super) fn give(&mut self, store: &mut dyn Store, giver: Giver<'_>, deed: &Deed<G>) -> Vec<Outgoing> {
        match self.judged(giver.side, deed) {
            Ok(judged) if self.is_one_too_many(giver.seat, deed, &judged) => {
                let why = t!("online-refusal-too-many-orders");
                vec![self.refuse_question(giver.seat, giver.key, why)]
            }
            Ok(judged) => self.keep(store, giver, deed, judged),
            Err(refusal) => vec![match deed {
                Deed::Order(_) => self.refuse(giver.seat, giver.key, &refusal),
                Deed::Command(_) => self.refuse_question(giver.seat, giver.key, refusal.why),
            }],
        }
    }

    /// Whether a seat has given too many orders in this turn for this one. What rolls a die or ends a phase may always be
    /// given: it cannot be given for ever, and the game must be able to go on.
    fn is_one_too_many(&self, seat: usize, deed: &Deed<G>, judged: &Judged<G>) -> bool {
        matches!(deed, Deed::Order(_))
            && !self.tallies()[seat.min(1)].can_order()
            && !facts::<G>(&judged.events).any(|fact| fact.is_final)
    }

    /// Returns the answer to a message that need not be judged: it was answered before, the sender does not know the last
    /// order or takeback that it was sent, or it had an answer that is not kept. A draw that is offered meanwhile changes
    /// nothing for an order. If another process has gone on in the game, this one first catches up: it would judge the
    /// wrong position, and refuse the orders of the side that is waited for.
    pub(super) fn answered(
        &mut self,
        store: &mut dyn Store,
        seat: usize,
        keyed: Keyed<'_>,
        kept_key: &str,
    ) -> Option<Outgoing> {
        let Keyed { key, after, .. } = keyed;
        if key.is_empty() || key.len() > LONGEST_KEY {
            return Some(refused("", &Refusal::of_table(t!("online-refusal-key"))));
        }
        let Answered { number, answer, state } = match store.answered(&self.id, kept_key) {
            Ok(answered) => answered,
            Err(fault) => return Some(self.not_kept((seat, key), fault)),
        };
        match (answer, self.be_level(store, number)) {
            (Some(answer), level) => {
                self.fault = level.err().or(self.fault.take());
                return Some(Outgoing::answer(self.as_before(&answer, key)));
            }
            (None, Err(fault)) => return Some(self.not_kept((seat, key), fault)),
            (None, Ok(())) => self.take_clocks(state.as_deref()),
        }
        let Desk { n, moved, .. } = self.desks[seat.min(1)];
        if !(moved..=n).contains(&after) {
            return Some(Outgoing::answer(RefereeMessage::Stale { key: key.to_owned(), n }));
        }
        if let Some(answer) = self.refusals[seat.min(1)].answered(moved, key) {
            return Some(Outgoing::answer(answer.clone()));
        }
        None
    }

    /// Refuses an order, and counts the refusal.
    pub(super) fn refuse(&mut self, seat: usize, key: &str, refusal: &Refusal) -> Outgoing {
        self.refusals[seat.min(1)].count(G::turn(&self.position.public));
        self.refuse_uncounted(seat, key, refusal)
    }

    /// Refuses a question to the other player or an answer: neither can be used to try the rules.
    pub(super) fn refuse_question(&mut self, seat: usize, key: &str, why: Text) -> Outgoing {
        self.refuse_uncounted(seat, key, &Refusal::of_table(why))
    }

    fn refuse_uncounted(&mut self, seat: usize, key: &str, refusal: &Refusal) -> Outgoing {
        let refusal = refused(key, refusal);
        self.hold(seat, key, &refusal.message);
        refusal
    }

    /// Holds an answer that is in no store until the sender is sent an order or a takeback: after that its message is
    /// stale.
    pub(super) fn hold(&mut self, seat: usize, key: &str, answer: &RefereeMessage) {
        let moved = self.desks[seat.min(1)].moved;
        self.refusals[seat.min(1)].hold(moved, key, answer);
    }
}

/// Returns the key under which an answer is kept: no other seat can ask for it.
pub(super) fn kept_key(seat: usize, key: &str) -> String {
    format!("{seat}:{key}")
}

fn other_game(key: Option<&str>) -> Outgoing {
    Outgoing::answer(RefereeMessage::error(ErrorCode::OtherGame, t!("online-refusal-other-game"), key))
}

fn too_many_refusals(key: &str) -> Outgoing {
    let why = t!("online-refusal-too-many-refusals");
    Outgoing::answer(RefereeMessage::error(ErrorCode::TooManyRefusals, why, Some(key)))
}

fn refused(key: &str, refusal: &Refusal) -> Outgoing {
    Outgoing::answer(RefereeMessage::refused(key, refusal))
}
