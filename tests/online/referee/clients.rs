//! A client that gets what it cannot use, or whose order was not kept.

use super::room::{ID, Room, rulebook};
use kessel::{
    games::squad::rules::Squad,
    referee::{
        bench::{Outgoing, Reader, Terms, To},
        client::{Client, Heard},
        wire::{ClientMessage, ErrorCode, RefereeMessage, StepSent, ViewChange, WholeGame, hash_of_view},
    },
};
use serde_json::json;

/// A referee with a running game, and a client that holds it.
fn room_and_client(reader: Reader) -> (Room<Squad>, Client<Squad>) {
    let rulebook = rulebook::<Squad>("patrol", &Default::default());
    let mut room = Room::<Squad>::new(&rulebook, 7, Terms::default(), false);
    let mut client = Client::<Squad>::new(ID, Some(rulebook));
    let question = client.question().unwrap();
    let heard = client.hear(&room.answer(reader, &question));
    assert!(matches!(heard, Heard::Game), "{:?}", client.stopped());
    (room, client)
}

/// Plays until spectators are sent a step, and returns it.
fn next_step(room: &mut Room<Squad>) -> StepSent {
    for _ in 0..100 {
        let (seat, order) = (room.acting(), room.advice());
        let message = room.message(seat, &order);
        for Outgoing { to, message } in room.hear(Reader::Seat(seat), &message) {
            if let (To::Reader(Reader::Spectators), RefereeMessage::Step(step)) = (to, message) {
                return *step;
            }
        }
    }
    panic!("spectators are sent nothing");
}

/// Returns a step as one that cannot be applied, one whose view cannot be read, and one with another hash.
fn spoilt(step: &StepSent) -> [StepSent; 3] {
    let change = ViewChange { patch: None, view: Some(json!({})) };
    let hash = hash_of_view(&json!({}));
    [
        StepSent { change: ViewChange::default(), ..step.clone() },
        StepSent { change, hash, ..step.clone() },
        StepSent { hash: "0123456789abcdef".to_owned(), ..step.clone() },
    ]
}

fn asks_for_everything(question: Option<ClientMessage>) -> bool {
    matches!(question, Some(ClientMessage::Open { n: None, hash: None, .. }))
}

fn hear_step(client: &mut Client<Squad>, step: StepSent) -> bool {
    matches!(client.hear(&RefereeMessage::Step(Box::new(step))), Heard::Step { .. })
}

/// The same step would come again for ever: the whole game is asked for instead, once.
#[test]
fn a_client_asks_once_for_the_whole_game_after_a_step_that_does_not_fit() {
    let (mut room, mut client) = room_and_client(Reader::Spectators);
    for number in 0..3 {
        let bad = spoilt(&next_step(&mut room))[number].clone();
        assert!(!hear_step(&mut client, bad.clone()), "{number}");
        assert!(asks_for_everything(client.question()), "{number}");
        // What follows meanwhile, and the same step again, is no reason to ask again.
        let later = next_step(&mut room);
        assert!(!hear_step(&mut client, later) && !hear_step(&mut client, bad), "{number}");
        assert_eq!(client.question(), None, "{number}");
        // If the question was lost, it is the same question that is sent again.
        let mut again = client.again();
        assert_eq!(again.len(), 1, "{number}");
        let question = again.remove(0);
        assert!(asks_for_everything(Some(question.clone())), "{number}");
        let heard = client.hear(&room.answer(Reader::Spectators, &question));
        assert!(matches!(heard, Heard::Game), "{number}");
        let n = room.bench.number(Reader::Spectators);
        assert_eq!(client.held().map(|held| held.n), Some(n), "{number}");
        // It goes on as before.
        let next = next_step(&mut room);
        assert!(hear_step(&mut client, next), "{number}");
    }
}

/// A whole game that cannot be read after such a step comes from another version, or is spoilt: questions do not help.
#[test]
fn a_client_stops_if_the_whole_game_cannot_be_read_either() {
    let (mut room, mut client) = room_and_client(Reader::Spectators);
    let [bad, ..] = spoilt(&next_step(&mut room));
    assert!(!hear_step(&mut client, bad));
    let question = client.question().unwrap();
    let RefereeMessage::Game(game) = room.answer(Reader::Spectators, &question) else {
        panic!("the whole game is the answer")
    };
    let view = json!({});
    let unreadable = WholeGame { hash: hash_of_view(&view), view, ..(*game).clone() };
    let heard = client.hear(&RefereeMessage::Game(Box::new(unreadable)));
    assert!(matches!(heard, Heard::Stopped(_)));
    assert!(client.stopped().is_some_and(|why| why.contains("cannot be read")), "{:?}", client.stopped());
    // It asks for nothing more, and plays nothing more.
    assert_eq!(client.question(), None);
    assert!(client.again().is_empty() && client.redial().is_empty());
    assert_eq!(client.order("key", &room.advice()), None);
    assert!(matches!(client.hear(&RefereeMessage::Game(game)), Heard::Nothing));
}

/// The disk may have kept an order and then lost the answer: the same key tells, and only the player sends it again.
#[test]
fn an_order_that_was_not_kept_is_sent_again_with_its_key() {
    let rulebook = rulebook::<Squad>("patrol", &Default::default());
    let seat = Room::<Squad>::new(&rulebook, 7, Terms::default(), false).acting();
    let (mut room, mut client) = room_and_client(Reader::Seat(seat));
    let message = client.order("key", &room.advice()).unwrap();
    let played = room.answer(Reader::Seat(seat), &message);
    assert!(matches!(played, RefereeMessage::Done { .. }), "{played:?}");
    let key = Some("key".to_owned());
    let not_kept = RefereeMessage::Error { code: ErrorCode::NotKept, why: String::new(), message: None, key };
    assert!(matches!(client.hear(&not_kept), Heard::Error { .. }));
    assert!(!client.is_waiting());
    assert_eq!(client.again().len(), 1, "only the question for the game is sent by itself");
    let again = client.send_again("key").unwrap();
    assert_eq!(again, message);
    assert!(client.is_waiting());
    let answer = room.answer(Reader::Seat(seat), &again);
    assert_eq!(answer, played);
    assert!(matches!(client.hear(&answer), Heard::Done { .. }));
    assert_eq!((room.bench.orders(), client.is_waiting()), (1, false));
    assert_eq!(client.send_again("key"), None);
}
