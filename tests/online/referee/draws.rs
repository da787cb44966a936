//! Offers of a draw: few in a turn, and none disturbs an order of the other player.

use super::room::{ID, Room, rulebook};
use kessel::{
    games::platoon::rules::Platoon,
    referee::{
        bench::{Reader, Takebacks, Terms},
        wire::{ClientMessage, Question, RefereeMessage},
    },
};
use serde_json::json;

fn room(takebacks: Takebacks) -> Room<Platoon> {
    let rulebook = rulebook::<Platoon>("meeting", &Default::default());
    Room::new(&rulebook, 11, Terms { takebacks, ..Terms::default() }, false)
}

/// Lets a seat offer a draw.
fn offer(room: &mut Room<Platoon>, seat: usize) -> RefereeMessage {
    let (key, after) = (room.key(), room.bench.number(Reader::Seat(seat)));
    let offer = ClientMessage::Ask { game: ID.to_owned(), key, after, what: Question::Draw };
    room.answer(Reader::Seat(seat), &offer)
}

/// Lets a seat decline a draw, or withdraw its own offer.
fn decline(room: &mut Room<Platoon>, seat: usize) -> RefereeMessage {
    let (key, after) = (room.key(), room.bench.number(Reader::Seat(seat)));
    let what = Question::Draw;
    let answer = ClientMessage::Answer { game: ID.to_owned(), key, after, what, accept: false };
    room.answer(Reader::Seat(seat), &answer)
}

#[track_caller]
fn assert_done(answer: &RefereeMessage) {
    assert!(matches!(answer, RefereeMessage::Done { .. }), "{answer:?}");
}

/// Offers could fill the store and the screen of the other player.
#[test]
fn a_seat_offers_a_draw_three_times_in_a_turn() {
    let mut room = room(Takebacks::Ask);
    for _ in 0..3 {
        assert_done(&offer(&mut room, 0));
        assert_done(&decline(&mut room, 0));
    }
    let spectators = room.bench.number(Reader::Spectators);
    match offer(&mut room, 0) {
        RefereeMessage::Refused { case, why, .. } => {
            assert_eq!((case.as_str(), why.contains("three times")), ("table", true), "{why}");
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(room.bench.number(Reader::Spectators), spectators, "the others are sent nothing");
    // The other seat has offers of its own.
    assert_done(&offer(&mut room, 1));
}

/// A refused offer or answer tries no rule: it does not use up the refused orders of the turn.
#[test]
fn refused_offers_and_answers_are_not_counted_as_refused_orders() {
    let mut room = room(Takebacks::Ask);
    let seat = room.acting();
    for _ in 0..120 {
        let answer = decline(&mut room, seat);
        assert!(matches!(answer, RefereeMessage::Refused { .. }), "nothing is offered: {answer:?}");
    }
    assert_done(&offer(&mut room, seat));
    for _ in 0..120 {
        let answer = offer(&mut room, seat);
        assert!(matches!(answer, RefereeMessage::Refused { .. }), "it is offered already: {answer:?}");
    }
    room.advance();
}

/// An order that was given before the sender heard of an offer is played: the offer has changed nothing for it.
#[test]
fn an_offer_does_not_make_an_order_stale() {
    let mut room = room(Takebacks::Ask);
    room.advance();
    let (seat, order) = (room.acting(), room.advice());
    let message = room.message(seat, &order);
    let before = room.bench.number(Reader::Seat(seat));
    assert_done(&offer(&mut room, 1 - seat));
    assert_done(&decline(&mut room, 1 - seat));
    assert_eq!(room.bench.number(Reader::Seat(seat)), before + 2, "a viewer sees offers");
    let first = room.answer(Reader::Seat(seat), &message);
    assert_done(&first);
    assert_eq!(room.bench.orders(), 2);
    // Sent again it is played no second time, and another one on the same position is too late.
    assert_eq!(room.answer(Reader::Seat(seat), &message), first);
    let ClientMessage::Order { game, after, order, .. } = message else { panic!("it is an order") };
    let second = ClientMessage::Order { game, key: room.key(), after, order };
    let answer = room.answer(Reader::Seat(seat), &second);
    assert!(matches!(answer, RefereeMessage::Stale { .. }), "{answer:?}");
    assert_eq!(room.bench.orders(), 2);
}

/// A refusal is repeated after an offer: an order that was refused once is not judged again.
#[test]
fn an_offer_does_not_let_a_refused_order_be_judged_again() {
    let mut room = room(Takebacks::Ask);
    let seat = room.acting();
    let message = room.message_of(seat, json!("Nonsense"));
    let first = room.answer(Reader::Seat(seat), &message);
    assert_done(&offer(&mut room, 1 - seat));
    // If it were judged again, it would be counted again, and soon no order would be judged.
    for _ in 0..120 {
        assert_eq!(room.answer(Reader::Seat(seat), &message), first);
    }
    // What the sender was never sent cannot be known to it.
    let ClientMessage::Order { game, after, order, .. } = message else { panic!("it is an order") };
    let ahead = ClientMessage::Order { game, key: room.key(), after: after + 2, order };
    let answer = room.answer(Reader::Seat(seat), &ahead);
    assert!(matches!(answer, RefereeMessage::Stale { .. }), "{answer:?}");
}

/// Otherwise a player could prevent takebacks by an offer after each order of the other.
#[test]
fn an_offer_of_the_other_player_does_not_prevent_a_free_takeback() {
    let mut room = room(Takebacks::Free);
    for _ in 0..300 {
        let (seat, position) = (room.acting(), room.bench.position().clone());
        room.advance();
        let orders = room.bench.orders();
        assert_done(&offer(&mut room, 1 - seat));
        assert_done(&decline(&mut room, seat));
        let (key, after) = (room.key(), room.bench.number(Reader::Seat(seat)));
        let ask = ClientMessage::Ask { game: ID.to_owned(), key, after, what: Question::Takeback };
        match room.answer(Reader::Seat(seat), &ask) {
            RefereeMessage::Done { .. } => {
                assert_eq!((room.bench.orders(), room.bench.position()), (orders - 1, &position));
                return;
            }
            // A die was rolled, or a phase has ended. Offers are few in a turn: begin again further on.
            _ => room = played_on(orders),
        }
    }
    panic!("no order could be taken back");
}

/// A game with free takebacks after this number of orders.
fn played_on(orders: usize) -> Room<Platoon> {
    let mut room = room(Takebacks::Free);
    for _ in 0..orders {
        room.advance();
    }
    room
}
