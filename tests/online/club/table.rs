//! A game in a hall with both players and a guest, who hold it as their programs would.

use super::house::{House, Member, patrol};
use kessel::{
    club::hall::LinkId,
    engine::orders::Viewer,
    play::players::{Seated, Thought},
    referee::{
        Played,
        client::{Client, Heard},
        wire::{ClientMessage, Form, NewOffer, RefereeMessage},
    },
};
use std::sync::Arc;

/// The looks after which the viewers must have heard all that was sent.
const LOOKS: usize = 50;

/// The orders of a player by chance that may be refused in turn.
const TRIES: usize = 20;

/// A program at the other end of a link.
pub struct Viewing<G: Played> {
    pub link: LinkId,
    pub client: Client<G>,
}

/// A game with its viewers: the two players, then a guest.
pub struct Table<G: Played> {
    pub game: String,
    pub members: [Member; 2],
    pub viewers: [Viewing<G>; 3],
    advisers: [Seated<G>; 2],
}

/// A game of this kind between people.
pub fn offer<G: Played>(scenario: &str) -> NewOffer {
    let side = G::SIDES[0].word.to_owned();
    NewOffer { kind: G::ID.to_owned(), scenario: scenario.to_owned(), side, ..patrol("key") }
}

impl<G: Played> Table<G> {
    /// Begins a game with these seeds for the advisers of the players.
    pub fn new(house: &mut House, offer: NewOffer, seeds: [u64; 2]) -> Self {
        let members = [house.member("Anna"), house.member("Ben")];
        let game = house.game_of((&members[0], &members[1]), offer);
        let guest = house.guest();
        let viewing = |link: LinkId| Viewing { link, client: Client::<G>::new(&game, None) };
        let viewers = [viewing(members[0].link), viewing(members[1].link), viewing(guest)];
        let advisers = seeds.map(Self::adviser);
        let mut table = Self { game, members, viewers, advisers };
        table.follow(house);
        table
    }

    /// Goes on with another game of the same players.
    pub fn turn_to(&mut self, house: &mut House, game: String) {
        self.game = game;
        for viewer in &mut self.viewers {
            let rulebook = viewer.client.held().map(|held| Arc::clone(&held.rulebook));
            viewer.client = Client::new(&self.game, rulebook);
        }
        self.follow(house);
    }

    /// Dials again after a restart of the hall. The programs still hold what they had.
    pub fn dial_again(&mut self, house: &mut House) {
        let [anna, ben, guest] = &mut self.viewers;
        self.members = [house.again(&self.members[0]), house.again(&self.members[1])];
        (anna.link, ben.link, guest.link) = (self.members[0].link, self.members[1].link, house.guest());
        for viewer in &mut self.viewers {
            for message in viewer.client.redial() {
                house.send(viewer.link, &message);
            }
        }
        self.follow(house);
    }

    /// Lets all viewers hear what was sent, and ask for what is missing.
    pub fn follow(&mut self, house: &mut House) {
        for _ in 0..LOOKS {
            let mut is_quiet = true;
            for viewer in &mut self.viewers {
                for message in house.messages(viewer.link) {
                    is_quiet = false;
                    let heard = viewer.client.hear(&message);
                    assert!(!matches!(heard, Heard::Unreadable(_) | Heard::Stopped(_)), "the view is wrong");
                }
                if let Some(question) = viewer.client.question() {
                    is_quiet = false;
                    house.send(viewer.link, &question);
                }
            }
            if is_quiet {
                return;
            }
        }
        panic!("the viewers are not level after {LOOKS} looks");
    }

    /// The number of the viewer that must give the next order; none when the game is over.
    pub fn acting(&self) -> Option<usize> {
        let side_of = |number: usize| match self.viewers[number].client.held()?.eyes {
            Viewer::Side(side) => Some(side),
            _ => None,
        };
        let is_due = |number: &usize| {
            let held = self.viewers[*number].client.held().unwrap();
            side_of(*number).is_some_and(|side| held.due.contains(&side))
        };
        let gives = |number: &usize| {
            let held = self.viewers[*number].client.held().unwrap();
            Some(G::acting(&held.rulebook, &held.position.public)) == side_of(*number)
        };
        let due: Vec<usize> = [0, 1].into_iter().filter(is_due).collect();
        due.iter().copied().find(gives).or(due.first().copied())
    }

    /// Returns an order of a player, from what the player's program holds.
    pub fn advice(&mut self, number: usize) -> G::Order {
        let held = self.viewers[number].client.held().unwrap();
        let view = G::view(&held.rulebook, &held.position);
        self.advisers[number].choose_order(&view, &Thought::default()).order
    }

    /// Returns an adviser with this seed.
    pub fn adviser(seed: u64) -> Seated<G> {
        G::player("random", seed).unwrap()
    }

    /// Returns the order of another adviser for a player.
    pub fn advice_of(&self, number: usize, mut adviser: Seated<G>) -> G::Order {
        let held = self.viewers[number].client.held().unwrap();
        let view = G::view(&held.rulebook, &held.position);
        adviser.choose_order(&view, &Thought::default()).order
    }

    /// Returns the message with an order of a player.
    pub fn order(&mut self, house: &mut House, number: usize, order: &G::Order) -> ClientMessage {
        let key = house.key();
        self.viewers[number].client.order(&key, order).unwrap()
    }

    /// Sends the order of a player, and returns what the referee says to it. All viewers hear what was sent.
    pub fn give(&mut self, house: &mut House, number: usize, order: &G::Order) -> RefereeMessage {
        let message = self.order(house, number, order);
        let key = message.key().map(str::to_owned);
        house.send(self.viewers[number].link, &message);
        let mut answer = None;
        for message in house.messages(self.viewers[number].link) {
            let is_answer = match &message {
                RefereeMessage::Done { key: other, .. }
                | RefereeMessage::Refused { key: other, .. }
                | RefereeMessage::Stale { key: other, .. } => Some(other) == key.as_ref(),
                RefereeMessage::Error { .. } => true,
                _ => false,
            };
            self.viewers[number].client.hear(&message);
            if is_answer {
                answer = Some(message);
            }
        }
        self.follow(house);
        answer.expect("an order has an answer")
    }

    /// Lets the player whose turn it is give one order; returns whether the game goes on.
    pub fn advance(&mut self, house: &mut House) -> bool {
        for _ in 0..TRIES {
            let Some(number) = self.acting() else { return false };
            let order = self.advice(number);
            match self.give(house, number, &order) {
                RefereeMessage::Done { .. } => return true,
                RefereeMessage::Refused { .. } => {}
                other => panic!("{other:?}"),
            }
        }
        panic!("{TRIES} orders in turn were refused");
    }

    /// The turn that the guest sees.
    pub fn turn(&self) -> u8 {
        let held = self.viewers[2].client.held().unwrap();
        G::turn(&held.position.public)
    }

    /// Checks that each viewer holds what the hall has: asked with number and hash, it has nothing more to send.
    #[track_caller]
    pub fn is_level(&self, house: &mut House) {
        for viewer in &self.viewers {
            let held = viewer.client.held().unwrap();
            let (n, hash) = (Some(held.n), Some(held.hash.clone()));
            let open = ClientMessage::Open { game: self.game.clone(), form: Form::View, n, hash };
            let answers = house.ask(viewer.link, &open);
            assert!(answers.contains(&RefereeMessage::Same { n: held.n }), "{answers:?}");
        }
    }
}
