//! What viewers were sent of a game, compared with its file: the true one, and ones with another die or another order.

use super::room::{ID, Room, people, rulebook};
use kessel::{
    engine::orders::{GameFile, Happening, facts},
    games::{
        guderian::rules::Guderian,
        panzer44::rules::Panzer44,
        platoon::rules::{self as platoon, Platoon},
        squad::rules::{self as squad, Squad},
    },
    referee::{
        Played,
        any::Refereed,
        bench::{Bench, FileView, Outgoing, Reader, Takebacks, Terms, To, views_of_file},
        client::{Client, Heard},
        delay::DelayTerms,
        seen::{Difference, SeenBy, SeenLine, SeenLines},
        store::{Store, memory::Memory},
        wire::{ClientMessage, Question, RefereeMessage},
    },
};
use std::{marker::PhantomData, sync::Arc};

/// A viewer whose program keeps what it is sent.
struct Keeper<G: Played> {
    reader: Reader,
    client: Client<G>,
    is_delayed: bool,
    text: String,
}

impl<G: Played> Keeper<G> {
    fn to(&self) -> SeenBy {
        let seat = match self.reader {
            Reader::Seat(seat) => Some(seat),
            Reader::Spectators => None,
        };
        SeenBy { club: "club".to_owned(), seat }
    }

    fn hear(&mut self, message: &RefereeMessage) {
        let is_final = match self.client.hear(message) {
            Heard::Game | Heard::Back { .. } => false,
            Heard::Step { events, .. } => facts::<G>(&events).any(|fact| fact.is_final),
            _ => return,
        };
        let line = SeenLine::of(message, self.to(), (is_final, self.is_delayed)).expect("a line");
        self.text += &(line.text() + "\n");
    }

    /// Begins to follow the game, as a program that was started.
    fn open(&mut self, room: &mut Room<G>) {
        self.client = Client::new(ID, Some(Arc::clone(room.bench.rulebook())));
        for message in self.client.redial() {
            for Outgoing { message, .. } in room.hear(self.reader, &message) {
                self.hear(&message);
            }
        }
        assert!(self.client.held().is_some());
    }

    /// Compares what was sent with the file of a game.
    fn compare(&self, store: &mut Memory, rulebook: &Arc<G::Rulebook>) -> Result<(), Difference> {
        let views = self.views(store, rulebook);
        let lines = SeenLines::read(self.text.as_bytes(), &self.to());
        assert!(!lines.is_empty() && !lines.is_damaged());
        lines.compare(&views, &self.client.held().expect("a game").hash)
    }

    fn views(&self, store: &mut Memory, rulebook: &Arc<G::Rulebook>) -> Vec<FileView> {
        let seat = self.to().seat;
        let side = |position: &_| seat.map(|seat| G::seat_of(position, seat).min(1));
        views_of_file::<G>(rulebook, &file_of::<G>(store), side).unwrap()
    }
}

/// Returns the file of the game in a store.
fn file_of<G: Played>(store: &mut Memory) -> GameFile<G> {
    let kept = store.load(ID).unwrap().unwrap();
    GameFile::parse("game.kessel", PhantomData::<G>.game_file(&kept).unwrap()).unwrap()
}

/// A room, and the viewers who follow its game.
struct Kept<G: Played> {
    room: Room<G>,
    keepers: Vec<Keeper<G>>,
}

impl<G: Played> Kept<G> {
    fn new(rulebook: &Arc<G::Rulebook>, terms: Terms) -> Self {
        let mut room = Room::<G>::new(rulebook, 11, terms, false);
        let keepers = Reader::ALL.into_iter().map(|reader| {
            let is_delayed = reader == Reader::Spectators && terms.delay != DelayTerms::None;
            let client = Client::new(ID, None);
            let mut keeper = Keeper { reader, client, is_delayed, text: String::new() };
            keeper.open(&mut room);
            keeper
        });
        let keepers = keepers.collect();
        Self { room, keepers }
    }

    /// Gives the referee a message of a seat, which must not be refused, and the viewers their messages.
    #[track_caller]
    fn hear(&mut self, seat: usize, message: &ClientMessage) {
        let outgoing = self.room.hear(Reader::Seat(seat), message);
        let is_done = |out: &Outgoing| matches!(out.message, RefereeMessage::Done { .. });
        assert!(outgoing.iter().any(is_done), "{outgoing:?}");
        for Outgoing { to, message } in outgoing {
            for keeper in self.keepers.iter_mut().filter(|keeper| to == To::Reader(keeper.reader)) {
                keeper.hear(&message);
            }
        }
    }

    /// Lets the acting seat give an order, and returns the seat with what the order causes.
    fn advance(&mut self) -> (usize, Vec<G::Event>) {
        let (seat, order) = (self.room.acting(), self.room.advice());
        let events = self.room.events_of(&order);
        let message = self.room.message(seat, &order);
        self.hear(seat, &message);
        (seat, events)
    }

    /// Lets the acting seat give an order, and take it back if that is possible; returns whether it was.
    fn advance_and_back(&mut self) -> bool {
        let (seat, events) = self.advance();
        let can_go_back = !facts::<G>(&events).any(|fact| fact.is_final);
        if can_go_back {
            self.ask(seat, Question::Takeback);
        }
        can_go_back
    }

    fn ask(&mut self, seat: usize, what: Question) {
        let (key, after) = (self.room.key(), self.room.bench.number(Reader::Seat(seat)));
        self.hear(seat, &ClientMessage::Ask { game: ID.to_owned(), key, after, what });
    }

    /// Compares what each viewer was sent with the file of the game.
    #[track_caller]
    fn assert_agree(&mut self) {
        let rulebook = Arc::clone(self.room.bench.rulebook());
        for keeper in &self.keepers {
            let compared = keeper.compare(&mut self.room.store, &rulebook);
            assert_eq!(compared, Ok(()), "{:?}", keeper.reader);
        }
    }
}

/// Plays by chance: each viewer was sent just what the file gives.
fn agrees<G: Played>(scenario: &str, options: &G::Options, orders: usize) {
    let rulebook = rulebook::<G>(scenario, options);
    let mut kept = Kept::<G>::new(&rulebook, Terms::default());
    for _ in 0..orders {
        if !kept.room.bench.due().is_empty() {
            kept.advance();
        }
    }
    kept.assert_agree();
    for keeper in &kept.keepers {
        let views = keeper.views(&mut kept.room.store, &rulebook);
        assert_eq!(keeper.text.lines().count(), views.len(), "{:?}", keeper.reader);
        assert!(views.len() > 5, "{:?}", keeper.reader);
    }
}

#[test]
fn the_true_file_agrees_with_what_was_sent() {
    agrees::<Guderian>("training", &Default::default(), 30);
    agrees::<Panzer44>("ailette", &Default::default(), 40);
    let options = platoon::scenario::options::Options { hidden_units: true, ..Default::default() };
    agrees::<Platoon>("meeting", &options, 60);
    let options = squad::scenario::options::Options { hidden_set_up: true, ..Default::default() };
    agrees::<Squad>("patrol", &options, 60);
}

/// Orders that were taken back are in no file. A program that is started again goes on in the same file.
#[test]
fn takebacks_and_new_starts_do_not_matter() {
    let rulebook = rulebook::<Squad>("patrol", &Default::default());
    let terms = Terms { takebacks: Takebacks::Free, ..Terms::default() };
    let mut kept = Kept::<Squad>::new(&rulebook, terms);
    let mut taken_back = 0;
    for number in 0..12 {
        taken_back += usize::from(kept.advance_and_back());
        kept.advance();
        if number == 5 {
            let mut first = kept.keepers.remove(0);
            // What happens meanwhile does not reach it.
            kept.advance_and_back();
            kept.advance();
            first.open(&mut kept.room);
            kept.keepers.push(first);
        }
    }
    assert!(taken_back > 2, "{taken_back}");
    kept.assert_agree();
}

/// Spectators who see a game later are sent the same positions.
#[test]
fn delayed_spectators_agree_at_the_end() {
    let rulebook = rulebook::<Squad>("patrol", &Default::default());
    let terms = Terms { delay: DelayTerms::Orders(5), ..Terms::default() };
    let mut kept = Kept::<Squad>::new(&rulebook, terms);
    for _ in 0..20 {
        kept.advance();
    }
    kept.ask(0, Question::Resign);
    kept.assert_agree();
}

/// A game of its own, in which a referee gives the orders of another one again.
struct Forged<G: Played> {
    bench: Bench<G>,
    store: Memory,
    keys: u64,
}

impl<G: Played> Forged<G> {
    fn new(rulebook: &Arc<G::Rulebook>, seed: u64) -> Self {
        let mut store = Memory::default();
        let agreed = (seed, people(), Terms::default());
        let bench = Bench::begin(&mut store, ID, Arc::clone(rulebook), agreed, 0).unwrap();
        Self { bench, store, keys: 0 }
    }

    /// Gives an order for the side that must give one; returns whether it is allowed.
    fn give(&mut self, order: &G::Order) -> bool {
        self.keys += 1;
        let side = G::acting(self.bench.rulebook(), &self.bench.position().public);
        let from = Reader::Seat(G::seat_of(self.bench.position(), side));
        let (key, after) = (format!("key-{}", self.keys), self.bench.number(from));
        let order = serde_json::to_value(order).unwrap();
        let message = ClientMessage::Order { game: ID.to_owned(), key, after, order };
        let outgoing = self.bench.hear(&mut self.store, from, &message, 1_000);
        outgoing.iter().any(|out| matches!(out.message, RefereeMessage::Done { .. }))
    }
}

/// Each viewer finds the order of this number, which a side of this name gave.
#[track_caller]
fn assert_found<G: Played>(kept: &Kept<G>, forged: &mut Forged<G>, (order, name): (usize, &str)) {
    let word = G::SIDES.iter().find(|side| side.name == name).expect("a side").word;
    for keeper in &kept.keepers {
        let found = keeper.compare(&mut forged.store, kept.room.bench.rulebook());
        assert_eq!(found, Err(Difference::At { order, by: word.to_owned() }), "{:?}", keeper.reader);
    }
}

/// The same orders with other dice: the first order that has rolled another one is named.
#[test]
fn another_die_in_the_file_is_found() {
    let rulebook = rulebook::<Platoon>("meeting", &Default::default());
    let mut kept = Kept::<Platoon>::new(&rulebook, Terms::default());
    let mut rolls = 0;
    for _ in 0..1_500 {
        if kept.room.bench.due().is_empty() || rolls >= 4 {
            break;
        }
        let (_, events) = kept.advance();
        rolls +=
            usize::from(facts::<Platoon>(&events).any(|fact| matches!(fact.what, Happening::Die { .. })));
    }
    assert!(rolls > 0, "no die was rolled");
    let sent = file_of::<Platoon>(&mut kept.room.store);
    let found = (12..40).find_map(|seed| {
        let mut forged = Forged::<Platoon>::new(&rulebook, seed);
        // Where the other die forbids an order, the forged game ends.
        let _ = sent.played.iter().all(|played| forged.give(&played.order));
        let other = file_of::<Platoon>(&mut forged.store);
        let mut both = sent.played.iter().zip(&other.played);
        let first = both.position(|(sent, other)| sent.dice != other.dice)?;
        Some((forged, first))
    });
    let (mut forged, first) = found.expect("other dice");
    assert_found(&kept, &mut forged, (first + 1, &sent.played[first].side));
}

/// The same dice with another order: it is named.
#[test]
fn another_order_in_the_file_is_found() {
    const CHANGED: usize = 3;
    let rulebook = rulebook::<Squad>("patrol", &Default::default());
    let mut kept = Kept::<Squad>::new(&rulebook, Terms::default());
    let mut forged = Forged::<Squad>::new(&rulebook, 11);
    let mut name = String::new();
    for number in 1..=8 {
        let (seat, order) = (kept.room.acting(), kept.room.advice());
        if number < CHANGED {
            assert!(forged.give(&order));
        } else if number == CHANGED {
            let other = (0..50).map(|_| kept.room.advice()).find(|other| *other != order);
            assert!(forged.give(&other.expect("another order")));
        }
        let message = kept.room.message(seat, &order);
        kept.hear(seat, &message);
        if number == CHANGED {
            let sent = file_of::<Squad>(&mut kept.room.store);
            name.clone_from(&sent.played[CHANGED - 1].side);
        }
    }
    kept.assert_agree();
    assert_found(&kept, &mut forged, (CHANGED, &name));
}
