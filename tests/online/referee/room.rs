//! A referee with a running game, and three viewers at the other ends of their lines. Every view that a viewer holds is
//! compared with the one that the referee sent.

use super::memory_line::MemoryLine;
use kessel::{
    engine::orders::Scratch,
    play::players::{Seated, Thought},
    referee::{
        Played,
        bench::{Bench, Outgoing, Reader, Terms, To},
        client::{Client, Heard},
        store::memory::Memory,
        wire::{
            ClientMessage, Line, RefereeMessage, WireFault, read_from_client, read_from_referee, written,
        },
    },
};
use serde_json::Value;
use std::{collections::BTreeMap, sync::Arc};

/// The looks after which a viewer who has heard nothing asks again.
const PATIENCE: u32 = 5;

/// The id of the game.
pub const ID: &str = "7kq2m9x4";

pub fn people() -> [String; 2] {
    ["human", "human"].map(str::to_owned)
}

/// Loads a scenario with these options.
pub fn rulebook<G: Played>(scenario: &str, options: &G::Options) -> Arc<G::Rulebook> {
    Arc::new(G::load(scenario, options).unwrap())
}

/// A viewer at the other end of a line.
pub struct Guest<G: Played> {
    pub reader: Reader,
    pub client: Client<G>,
    /// The end of the line at the viewer, and that at the referee.
    lines: [MemoryLine; 2],
    /// The looks since something came.
    quiet: u32,
}

/// A referee with a running game and its viewers.
pub struct Room<G: Played> {
    pub bench: Bench<G>,
    pub store: Memory,
    pub guests: Vec<Guest<G>>,
    /// The players whose orders the people at the seats send.
    advisers: [Seated<G>; 2],
    keys: u64,
    /// The views that were sent, by desk and number, with their hashes.
    sent: BTreeMap<(usize, u64), (Value, String)>,
}

impl<G: Played> Room<G> {
    pub fn new(rulebook: &Arc<G::Rulebook>, seed: u64, terms: Terms, faulty: bool) -> Self {
        let mut store = Memory::default();
        let agreed = (seed, people(), terms);
        let bench = Bench::<G>::begin(&mut store, ID, Arc::clone(rulebook), agreed, 0).unwrap();
        let guests = Reader::ALL.into_iter().zip(0..).map(|(reader, number)| Guest {
            reader,
            client: Client::new(ID, Some(Arc::clone(rulebook))),
            lines: MemoryLine::pair(seed * 16 + number, faulty),
            quiet: PATIENCE,
        });
        let advisers = [1, 2].map(|number| G::player("random", seed * 2 + number).unwrap());
        let guests = guests.collect();
        let mut room = Self { bench, store, guests, advisers, keys: 0, sent: BTreeMap::new() };
        room.note_sent();
        room
    }

    /// The seat that must give the next order.
    pub fn acting(&self) -> usize {
        let side = G::acting(self.bench.rulebook(), &self.bench.position().public);
        G::seat_of(self.bench.position(), side)
    }

    /// Returns an order for the side that must give the next one.
    pub fn advice(&mut self) -> G::Order {
        let seat = self.acting();
        let view = G::view(self.bench.rulebook(), self.bench.position());
        self.advisers[seat].choose_order(&view, &Thought::default()).order
    }

    /// Returns what an order would cause, with all secrets.
    pub fn events_of(&self, order: &G::Order) -> Vec<G::Event> {
        let mut scratch = Scratch::<G>::new(self.bench.rulebook(), self.bench.position().clone());
        scratch.play(order).unwrap()
    }

    /// Returns a key that was never used.
    pub fn key(&mut self) -> String {
        self.keys += 1;
        format!("key-{}", self.keys)
    }

    /// Returns the message with an order, after the number that the seat holds.
    pub fn message(&mut self, seat: usize, order: &G::Order) -> ClientMessage {
        let order = serde_json::to_value(order).unwrap();
        self.message_of(seat, order)
    }

    pub fn message_of(&mut self, seat: usize, order: Value) -> ClientMessage {
        let (key, after) = (self.key(), self.bench.number(Reader::Seat(seat)));
        ClientMessage::Order { game: ID.to_owned(), key, after, order }
    }

    /// Gives the referee a message at once, without a line.
    pub fn hear(&mut self, from: Reader, message: &ClientMessage) -> Vec<Outgoing> {
        let outgoing = self.bench.hear(&mut self.store, from, message, 1_000);
        self.note_sent();
        outgoing
    }

    /// Gives the referee a message at once, and returns the answer to its sender.
    #[track_caller]
    pub fn answer(&mut self, from: Reader, message: &ClientMessage) -> RefereeMessage {
        answer_in(self.hear(from, message))
    }

    /// Lets the acting seat give one order, without a line.
    pub fn advance(&mut self) {
        let (seat, order) = (self.acting(), self.advice());
        let message = self.message(seat, &order);
        let answer = self.answer(Reader::Seat(seat), &message);
        assert!(matches!(answer, RefereeMessage::Done { .. }), "{answer:?}");
    }

    fn note_sent(&mut self) {
        for (desk, reader) in Reader::ALL.into_iter().enumerate() {
            let n = self.bench.number(reader);
            let sent = || (self.bench.view(reader), self.bench.hash(reader).to_owned());
            self.sent.entry((desk, n)).or_insert_with(sent);
        }
    }

    /// Brings what has arrived at the referee to it, and its answers onto the lines.
    fn refer(&mut self) {
        for number in 0..self.guests.len() {
            while let Some(text) = self.guests[number].lines[1].receive().unwrap() {
                let from = self.guests[number].reader;
                let outgoing = match read_from_client(&text) {
                    Ok(message) => self.hear(from, &message),
                    Err(fault) => vec![Outgoing { to: To::Sender, message: WireFault::message(fault) }],
                };
                for Outgoing { to, message } in outgoing {
                    let text = written(&message);
                    for (other, guest) in self.guests.iter_mut().enumerate() {
                        if to == To::Reader(guest.reader) || (to == To::Sender && other == number) {
                            guest.lines[1].send(&text).unwrap();
                        }
                    }
                }
            }
        }
    }

    /// Lets each viewer hear what has arrived, and compares the view with the one that was sent.
    fn follow(&mut self) {
        for (desk, guest) in self.guests.iter_mut().enumerate() {
            guest.quiet += 1;
            while let Some(text) = guest.lines[0].receive().unwrap() {
                guest.quiet = 0;
                let message = read_from_referee(&text).unwrap();
                let heard = guest.client.hear(&message);
                assert!(!matches!(heard, Heard::Refused { .. } | Heard::Unreadable(_)), "{heard:?}");
                let Some(held) = guest.client.held() else { continue };
                let (view, hash) = &self.sent[&(desk, held.n)];
                assert!(held.view == *view && held.hash == *hash, "{:?} at {}", guest.reader, held.n);
                if matches!(heard, Heard::Game | Heard::Step { .. }) {
                    let again = serde_json::to_value(&held.position).unwrap();
                    assert_eq!(again, *view, "{:?} at {}", guest.reader, held.n);
                }
            }
            let mut send = |message: ClientMessage| guest.lines[0].send(&written(&message)).unwrap();
            if let Some(question) = guest.client.question() {
                send(question);
            }
            if guest.quiet >= PATIENCE {
                guest.client.again().into_iter().for_each(send);
                guest.quiet = 0;
            }
        }
    }

    /// Whether a viewer holds what the referee sent last.
    fn is_level(&self, number: usize) -> bool {
        let Guest { reader, client, .. } = &self.guests[number];
        client.held().is_some_and(|held| held.n == self.bench.number(*reader)) && !client.is_waiting()
    }

    /// Lets the people play until the game is over or this many orders were given, over the lines. Returns the number of
    /// orders.
    pub fn play(&mut self, most: usize) -> usize {
        let looks = most * 60 + 1_000;
        for _ in 0..looks {
            let is_over = self.bench.due().is_empty() || self.bench.orders() >= most;
            if is_over && (0..self.guests.len()).all(|number| self.is_level(number)) {
                return self.bench.orders();
            }
            let seat = self.acting();
            if !is_over && self.is_level(seat) {
                let (order, key) = (self.advice(), self.key());
                let guest = &mut self.guests[seat];
                let message = guest.client.order(&key, &order).unwrap();
                guest.lines[0].send(&written(&message)).unwrap();
            }
            self.refer();
            self.follow();
        }
        panic!("the viewers are not level after {looks} looks and {} orders", self.bench.orders());
    }
}

/// Returns the answer to the sender.
#[track_caller]
pub fn answer_in(outgoing: Vec<Outgoing>) -> RefereeMessage {
    let mut answers = outgoing.into_iter().filter(|outgoing| outgoing.to == To::Sender);
    let answer = answers.next().expect("an answer");
    assert_eq!(answers.next(), None, "one message has one answer");
    answer.message
}
