//! Takebacks: of own orders or with the agreement of the other player, and never past a die.

use super::room::{ID, Room, people, rulebook};
use kessel::{
    engine::orders::{Happening, facts},
    games::platoon::rules::Platoon,
    referee::{
        bench::{Bench, Outgoing, Reader, Takebacks, Terms, To},
        store::{Store, memory::Memory},
        wire::{ClientMessage, Question, RefereeMessage},
    },
};

fn room(takebacks: Takebacks) -> Room<Platoon> {
    let rulebook = rulebook::<Platoon>("meeting", &Default::default());
    Room::new(&rulebook, 11, Terms { takebacks, ..Terms::default() }, false)
}

fn ask(room: &mut Room<Platoon>, seat: usize) -> ClientMessage {
    let (key, after) = (room.key(), room.bench.number(Reader::Seat(seat)));
    ClientMessage::Ask { game: ID.to_owned(), key, after, what: Question::Takeback }
}

fn answer(room: &mut Room<Platoon>, seat: usize, accept: bool) -> ClientMessage {
    let (key, after) = (room.key(), room.bench.number(Reader::Seat(seat)));
    ClientMessage::Answer { game: ID.to_owned(), key, after, what: Question::Takeback, accept }
}

/// Lets the acting seat give an order; returns the seat, whether a die was rolled, and whether it is final.
fn advance(room: &mut Room<Platoon>) -> (usize, bool, bool) {
    let (seat, order) = (room.acting(), room.advice());
    let events = room.events_of(&order);
    let rolled = facts::<Platoon>(&events).any(|fact| matches!(fact.what, Happening::Die { .. }));
    let is_final = facts::<Platoon>(&events).any(|fact| fact.is_final);
    let message = room.message(seat, &order);
    let played = room.answer(Reader::Seat(seat), &message);
    assert!(matches!(played, RefereeMessage::Done { .. }), "{played:?}");
    (seat, rolled, is_final)
}

/// A takeback leads to the views before the order; past a die, a revealed secret or the end of a phase it is refused.
#[test]
fn nothing_is_taken_back_past_a_die() {
    let mut room = room(Takebacks::Free);
    let (mut past_dice, mut taken) = (0, 0);
    for _ in 0..1_500 {
        if room.bench.due().is_empty() || (past_dice > 0 && taken >= 3) {
            break;
        }
        let before = Reader::ALL.map(|reader| room.bench.view(reader).clone());
        let position = room.bench.position().clone();
        let (seat, rolled, is_final) = advance(&mut room);
        let after = room.bench.position().clone();
        let message = ask(&mut room, seat);
        let answer = room.answer(Reader::Seat(seat), &message);
        if is_final {
            assert!(matches!(answer, RefereeMessage::Refused { .. }), "{answer:?}");
            assert_eq!(*room.bench.position(), after);
            past_dice += usize::from(rolled);
        } else {
            assert!(matches!(answer, RefereeMessage::Done { .. }), "{answer:?}");
            assert_eq!(*room.bench.position(), position);
            let now = Reader::ALL.map(|reader| room.bench.view(reader).clone());
            assert_eq!(now, before);
            taken += 1;
            advance(&mut room);
        }
    }
    assert!(past_dice > 0 && taken >= 3, "{past_dice} past dice, {taken} taken back");
}

/// Plays until an order can be taken back, and returns the seat that gave it.
fn until_open(room: &mut Room<Platoon>) -> usize {
    loop {
        let (seat, _, is_final) = advance(room);
        if !is_final {
            return seat;
        }
    }
}

#[test]
fn the_other_player_is_asked() {
    let mut room = room(Takebacks::Ask);
    let seat = until_open(&mut room);
    let orders = room.bench.orders();
    for accept in [false, true] {
        let question = ask(&mut room, seat);
        let outgoing = room.hear(Reader::Seat(seat), &question);
        let other = Reader::Seat(1 - seat);
        let asked = RefereeMessage::Ask { what: Question::Takeback };
        assert!(outgoing.contains(&Outgoing { to: To::Reader(other), message: asked }), "{outgoing:?}");
        assert_eq!(room.bench.orders(), orders, "nothing is taken back before the answer");
        // Nobody answers an own question.
        let own = answer(&mut room, seat, true);
        let refused = room.answer(Reader::Seat(seat), &own);
        assert!(matches!(refused, RefereeMessage::Refused { .. }), "{refused:?}");
        let message = answer(&mut room, 1 - seat, accept);
        let outgoing = room.hear(other, &message);
        let backs = outgoing
            .iter()
            .filter(|outgoing| matches!(&outgoing.message, RefereeMessage::Back(back) if back.agreed));
        assert_eq!(backs.count() > 0, accept, "{outgoing:?}");
        assert_eq!(room.bench.orders(), orders - usize::from(accept));
    }
}

#[test]
fn nothing_is_taken_back_where_that_was_agreed() {
    let mut room = room(Takebacks::None);
    let seat = until_open(&mut room);
    let orders = room.bench.orders();
    let message = ask(&mut room, seat);
    let answer = room.answer(Reader::Seat(seat), &message);
    assert!(matches!(answer, RefereeMessage::Refused { .. }), "{answer:?}");
    assert_eq!(room.bench.orders(), orders);
}

/// What was agreed is kept with the game: it holds when the game is opened again.
#[test]
fn what_was_agreed_holds_after_a_restart() {
    for (takebacks, is_back) in [(Takebacks::Free, true), (Takebacks::None, false)] {
        let mut room = room(takebacks);
        room.bench = Bench::open(&mut room.store, ID).unwrap();
        let seat = until_open(&mut room);
        let orders = room.bench.orders();
        let message = ask(&mut room, seat);
        room.answer(Reader::Seat(seat), &message);
        assert_eq!(room.bench.orders(), orders - usize::from(is_back), "{takebacks:?}");
    }
}

#[test]
fn agreements_that_cannot_be_kept_begin_no_game() {
    let rulebook = rulebook::<Platoon>("meeting", &Default::default());
    let terms = Terms { effort: f32::NAN, ..Terms::default() };
    let mut store = Memory::default();
    assert!(Bench::<Platoon>::begin(&mut store, ID, rulebook, (11, people(), terms), 0).is_err());
    assert!(store.games().unwrap().is_empty());
}
