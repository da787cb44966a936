//! Messages of a referee that cheats or is broken: a player's program does not end by them, and what it holds has the hash
//! that was sent.

use super::room::{ID, Room, rulebook};
use crate::club::hostile_words::spoil;
use kessel::{
    games::{
        guderian::rules::Guderian, panzer44::rules::Panzer44, platoon::rules::Platoon, squad::rules::Squad,
    },
    referee::{
        Played,
        bench::{Outgoing, Reader, Terms, To},
        client::{Client, Held},
        wire::{
            ClientMessage, Form, RefereeMessage, hash_of_view, read_from_client, read_from_referee, written,
        },
    },
};
use proptest::{collection::vec, prelude::*};
use std::sync::Arc;

/// The orders whose messages are changed.
const ORDERS: usize = 12;

/// A message that is sent, by the numbers that choose it.
#[derive(Clone, Debug)]
struct Sent {
    message: usize,
    /// The places that are changed.
    spoilt: Vec<u16>,
    /// Whether the number is the next one, and the hash the right one.
    fits: bool,
}

fn sent() -> impl Strategy<Value = Sent> {
    let parts = (any::<usize>(), vec(any::<u16>(), 0..3), any::<bool>());
    parts.prop_map(|(message, spoilt, fits)| Sent { message, spoilt, fits })
}

fn whole_game<G: Played>(room: &mut Room<G>) -> RefereeMessage {
    let open = ClientMessage::Open { game: ID.to_owned(), form: Form::View, n: None, hash: None };
    room.answer(Reader::Spectators, &open)
}

/// Gives a message the next number and the right hash, as a referee can that means harm.
fn fitted<G: Played>(message: RefereeMessage, held: Option<&Held<G>>) -> RefereeMessage {
    match (message, held) {
        (RefereeMessage::Step(mut step), Some(held)) => {
            step.n = held.n + 1;
            if let Some(view) = step.change.applied_to(&held.view) {
                step.hash = hash_of_view(&view);
            }
            RefereeMessage::Step(step)
        }
        (RefereeMessage::Game(mut game), _) => {
            game.hash = hash_of_view(&game.view);
            RefereeMessage::Game(game)
        }
        (message, _) => message,
    }
}

/// Sends a spectator the messages of a game in any order, changed in some places.
fn survive<G: Played>(scenario: &str, all: &[Sent]) {
    let rulebook = rulebook::<G>(scenario, &Default::default());
    let mut room = Room::<G>::new(&rulebook, 7, Terms::default(), false);
    let first = whole_game(&mut room);
    let mut messages = vec![first.clone()];
    for _ in 0..ORDERS {
        let (seat, order) = (room.acting(), room.advice());
        let message = room.message(seat, &order);
        let is_sent = |Outgoing { to, message }| (to == To::Reader(Reader::Spectators)).then_some(message);
        messages.extend(room.hear(Reader::Seat(seat), &message).into_iter().filter_map(is_sent));
    }
    let mut client = Client::<G>::new(ID, Some(Arc::clone(&rulebook)));
    client.hear(&first);
    for sent in all {
        let mut message = serde_json::to_value(&messages[sent.message % messages.len()]).unwrap();
        sent.spoilt.iter().for_each(|place| spoil(&mut message, *place));
        let Ok(message) = read_from_referee(&message.to_string()) else { continue };
        let message = if sent.fits { fitted(message, client.held()) } else { message };
        client.hear(&message);
        if let Some(held) = client.held() {
            assert_eq!(hash_of_view(&held.view), held.hash);
        }
        for question in client.question().into_iter().chain(client.again()) {
            assert!(read_from_client(&written(&question)).is_ok(), "{question:?}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 10, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_hostile_referee_does_no_harm_in_guderian(all in vec(sent(), 40)) {
        survive::<Guderian>("training", &all);
    }

    #[test]
    fn a_hostile_referee_does_no_harm_in_panzer44(all in vec(sent(), 40)) {
        survive::<Panzer44>("ailette", &all);
    }

    #[test]
    fn a_hostile_referee_does_no_harm_in_platoon(all in vec(sent(), 40)) {
        survive::<Platoon>("meeting", &all);
    }

    #[test]
    fn a_hostile_referee_does_no_harm_in_squad(all in vec(sent(), 40)) {
        survive::<Squad>("patrol", &all);
    }
}
