//! Hears the messages of players and spectators.

use super::{Bench, Outgoing, Reader, desk::Desk, judging::Deed, keeping::Giver};
use crate::{
    engine::orders::Refusal,
    referee::{
        Played,
        store::{Answered, Store},
        wire::{ClientMessage, ErrorCode, RefereeMessage},
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
        let seat = match from {
            Reader::Seat(seat) => Some(seat.min(1)),
            Reader::Spectators => None,
        };
        let answers = match (message, seat) {
            (ClientMessage::Open { n, hash, .. }, _) => self.told_since(from, *n, hash.as_deref()),
            (ClientMessage::Order { key, after, order, .. }, Some(seat)) => {
                self.order(store, seat, Keyed { key, after: *after, at }, order)
            }
            (ClientMessage::Ask { key, after, what, .. }, Some(seat)) => {
                self.ask(store, seat, Keyed { key, after: *after, at }, *what)
            }
            (ClientMessage::Answer { key, after, what, accept, .. }, Some(seat)) => {
                self.answer(store, seat, Keyed { key, after: *after, at }, (*what, *accept))
            }
            (
                ClientMessage::Order { key, .. }
                | ClientMessage::Ask { key, .. }
                | ClientMessage::Answer { key, .. },
                None,
            ) => vec![refused(key, "table", "spectators give no orders")],
            // What is about the club and not about the position.
            (
                ClientMessage::Hello { .. }
                | ClientMessage::Join { .. }
                | ClientMessage::Lobby
                | ClientMessage::New(_)
                | ClientMessage::Sit { .. }
                | ClientMessage::Say { .. }
                | ClientMessage::Here
                | ClientMessage::Device
                | ClientMessage::Unknown,
                _,
            ) => Vec::new(),
        };
        let mut outgoing = std::mem::take(&mut self.untold);
        outgoing.extend(answers);
        outgoing
    }

    /// Returns what has happened since a viewer was told of a message with this number, or the whole game; and the open
    /// question of the other player, which may have been lost with the line.
    fn told_since(&self, from: Reader, n: Option<u64>, hash: Option<&str>) -> Vec<Outgoing> {
        let held = n.zip(hash);
        let since = held.and_then(|(n, hash)| self.desks[from.number()].since(n, hash));
        let since = since.unwrap_or_else(|| vec![self.whole(from)]);
        since.into_iter().chain(self.open_question(from)).map(Outgoing::answer).collect()
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
        // Every reason has the same sentence, and comes before the order is looked at: it tells nothing of the other side.
        if !G::awaited(&self.rulebook, &self.position).contains(&side) {
            return vec![self.refuse(seat, keyed.key, "table", "you are not to give an order now")];
        }
        // An order is read from JSON as any other data: what is wrong with it is not told.
        let Ok(order) = serde_json::from_value::<G::Order>(order.clone()) else {
            return vec![self.refuse(seat, keyed.key, "table", "this is not an order of this game")];
        };
        let giver = Giver { seat, side, kept_key: &kept_key, key: keyed.key, reason: "", at: keyed.at };
        self.give(store, giver, &Deed::Order(order))
    }

    /// Judges a deed and keeps it.
    pub(super) fn give(&mut self, store: &mut dyn Store, giver: Giver<'_>, deed: &Deed<G>) -> Vec<Outgoing> {
        match self.judged(giver.side, deed) {
            Ok(judged) => self.keep(store, giver, deed, judged),
            Err(Refusal { case, why }) => vec![match deed {
                Deed::Order(_) => self.refuse(giver.seat, giver.key, &case, &why.to_string()),
                Deed::Command(_) => self.refuse_question(giver.seat, giver.key, &why.to_string()),
            }],
        }
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
            return Some(refused("", "table", "a key of at most 64 letters is expected"));
        }
        let Answered { number, answer } = match store.answered(&self.id, kept_key) {
            Ok(answered) => answered,
            Err(fault) => return Some(self.not_kept(key, fault)),
        };
        match (answer, self.be_level(store, number)) {
            (Some(answer), level) => {
                self.fault = level.err().or(self.fault.take());
                return Some(Outgoing::answer(self.as_before(&answer, key)));
            }
            (None, Err(fault)) => return Some(self.not_kept(key, fault)),
            (None, Ok(())) => {}
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
    pub(super) fn refuse(&mut self, seat: usize, key: &str, case: &str, why: &str) -> Outgoing {
        self.refusals[seat.min(1)].count();
        self.refuse_uncounted(seat, key, case, why)
    }

    /// Refuses a question to the other player or an answer: neither can be used to try the rules.
    pub(super) fn refuse_question(&mut self, seat: usize, key: &str, why: &str) -> Outgoing {
        self.refuse_uncounted(seat, key, "table", why)
    }

    fn refuse_uncounted(&mut self, seat: usize, key: &str, case: &str, why: &str) -> Outgoing {
        let refusal = refused(key, case, why);
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
    Outgoing::answer(RefereeMessage::Error {
        code: ErrorCode::OtherGame,
        why: "this message is about another game".to_owned(),
        key: key.map(str::to_owned),
    })
}

fn too_many_refusals(key: &str) -> Outgoing {
    Outgoing::answer(RefereeMessage::Error {
        code: ErrorCode::TooManyRefusals,
        why: "too many of your orders were refused in this turn".to_owned(),
        key: Some(key.to_owned()),
    })
}

fn refused(key: &str, case: &str, why: &str) -> Outgoing {
    Outgoing::answer(RefereeMessage::Refused {
        key: key.to_owned(),
        case: case.to_owned(),
        why: why.to_owned(),
    })
}
