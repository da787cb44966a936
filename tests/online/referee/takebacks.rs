//! Takebacks: of own orders or with the agreement of the other player, and never past a die.

use super::room::{ID, Room, answer_in, people, rulebook};
use kessel::{
    engine::orders::{Happening, facts},
    games::{
        guderian::rules::Guderian,
        platoon::rules::{self as platoon, Platoon},
        squad::rules::{self as squad, Squad, position::hidden::hider},
    },
    referee::{
        Played,
        bench::{Bench, Outgoing, Reader, Takebacks, Terms, To},
        store::{Store, memory::Memory},
        wire::{ClientMessage, Form, Question, RefereeMessage},
    },
};

fn room(takebacks: Takebacks) -> Room<Platoon> {
    let rulebook = rulebook::<Platoon>("meeting", &Default::default());
    Room::new(&rulebook, 11, Terms { takebacks, ..Terms::default() }, false)
}

fn ask<G: Played>(room: &mut Room<G>, seat: usize) -> ClientMessage {
    let (key, after) = (room.key(), room.bench.number(Reader::Seat(seat)));
    ClientMessage::Ask { game: ID.to_owned(), key, after, what: Question::Takeback }
}

fn answer<G: Played>(room: &mut Room<G>, seat: usize, accept: bool) -> ClientMessage {
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
        let before = Reader::ALL.map(|reader| room.bench.view(reader));
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
            let now = Reader::ALL.map(|reader| room.bench.view(reader));
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

/// Opens the game without a number for a seat, as after a lost line.
fn open<G: Played>(room: &mut Room<G>, reader: Reader) -> Vec<RefereeMessage> {
    let open = ClientMessage::Open { game: ID.to_owned(), form: Form::View, n: None, hash: None };
    room.hear(reader, &open).into_iter().map(|outgoing| outgoing.message).collect()
}

/// A question that was lost with its line is asked again; a spectator and the asker are not asked.
#[test]
fn a_question_is_repeated_when_the_game_is_opened() {
    let mut room = room(Takebacks::Ask);
    let asked = RefereeMessage::Ask { what: Question::Takeback };
    let seat = until_open(&mut room);
    assert!(!open(&mut room, Reader::Seat(1 - seat)).contains(&asked));
    let question = ask(&mut room, seat);
    room.hear(Reader::Seat(seat), &question);
    for _ in 0..2 {
        assert!(open(&mut room, Reader::Seat(1 - seat)).contains(&asked));
        assert!(!open(&mut room, Reader::Seat(seat)).contains(&asked));
        assert!(!open(&mut room, Reader::Spectators).contains(&asked));
    }
    // One that holds everything is asked again too.
    let other = Reader::Seat(1 - seat);
    let (n, hash) = (room.bench.number(other), room.bench.hash(other).to_owned());
    let held = ClientMessage::Open { game: ID.to_owned(), form: Form::View, n: Some(n), hash: Some(hash) };
    let outgoing = room.hear(other, &held).into_iter();
    let messages: Vec<RefereeMessage> = outgoing.map(|outgoing| outgoing.message).collect();
    assert_eq!(messages, [RefereeMessage::Same { n }, asked.clone()]);
    let declined = answer(&mut room, 1 - seat, false);
    room.hear(other, &declined);
    assert!(!open(&mut room, other).contains(&asked), "it is answered");
}

/// Plays a game by chance until each seat has an order that can be taken back, and lets both ask for it: in Guderian the
/// loser of a combat retreats, and the winner advances. None if that does not happen in so many orders.
fn both_ask(seed: u64) -> Option<Room<Guderian>> {
    let terms = Terms { takebacks: Takebacks::Ask, ..Terms::default() };
    let rulebook = rulebook::<Guderian>("training", &Default::default());
    let mut room = Room::<Guderian>::new(&rulebook, seed, terms, false);
    for _ in 0..250 {
        if room.bench.due().is_empty() {
            break;
        }
        room.advance();
        let mut are_heard = [false; 2];
        for (seat, is_heard) in are_heard.iter_mut().enumerate() {
            let question = ask(&mut room, seat);
            *is_heard = matches!(room.answer(Reader::Seat(seat), &question), RefereeMessage::Done { .. });
        }
        if are_heard == [true; 2] {
            return Some(room);
        }
    }
    None
}

/// Both questions stay open, and each has its own answer.
#[test]
fn both_players_ask_at_the_same_time() {
    let mut room = (1..=8).find_map(both_ask).expect("a position in which both can ask");
    let asked = RefereeMessage::Ask { what: Question::Takeback };
    for seat in [0, 1] {
        assert!(open(&mut room, Reader::Seat(seat)).contains(&asked), "{seat}");
    }
    let declined = answer(&mut room, 0, false);
    room.hear(Reader::Seat(0), &declined);
    assert!(!open(&mut room, Reader::Seat(0)).contains(&asked), "seat 0 has answered");
    assert!(open(&mut room, Reader::Seat(1)).contains(&asked), "seat 1 has not");
    let orders = room.bench.orders();
    let accepted = answer(&mut room, 1, true);
    let answered = room.answer(Reader::Seat(1), &accepted);
    assert!(matches!(answered, RefereeMessage::Done { .. }), "{answered:?}");
    assert!(room.bench.orders() < orders);
    assert!(!open(&mut room, Reader::Seat(1)).contains(&asked));
}

/// The log of a whole game has what happened before an order that was taken back, and nothing of this order.
#[test]
fn the_log_leaves_out_only_what_was_taken_back() {
    let mut room = room(Takebacks::Free);
    let log = |room: &mut Room<Platoon>| match open(room, Reader::Spectators).remove(0) {
        RefereeMessage::Game(game) => game.log,
        other => panic!("{other:?}"),
    };
    advance(&mut room);
    for _ in 0..300 {
        let before = log(&mut room);
        let (seat, _, is_final) = advance(&mut room);
        if is_final || before.is_empty() || log(&mut room) == before {
            continue;
        }
        let question = ask(&mut room, seat);
        room.answer(Reader::Seat(seat), &question);
        // The log has only so many events: the oldest may have made room.
        let left = log(&mut room);
        assert!(!left.is_empty() && before.ends_with(&left), "{left:?}");
        return;
    }
    panic!("no order could be taken back");
}

/// Lets a player ask for a takeback of an order that has moved units and is not final by its events: returns the side that
/// gave it, and whether it was taken back. None if there is no such order in the next ones.
fn moved_and_asked<G: Played>(room: &mut Room<G>, asks: [bool; 2]) -> Option<(usize, bool)> {
    for _ in 0..400 {
        if room.bench.due().is_empty() {
            return None;
        }
        let (seat, order) = (room.acting(), room.advice());
        let events = room.events_of(&order);
        let moves = facts::<G>(&events).any(|fact| matches!(fact.what, Happening::Went { .. }));
        let message = room.message(seat, &order);
        let played = room.answer(Reader::Seat(seat), &message);
        assert!(matches!(played, RefereeMessage::Done { .. }), "{played:?}");
        if asks[seat] && moves && facts::<G>(&events).all(|fact| !fact.is_final) {
            let question = ask(room, seat);
            let answer = room.answer(Reader::Seat(seat), &question);
            return Some((seat, matches!(answer, RefereeMessage::Done { .. })));
        }
    }
    None
}

fn free<G: Played>(scenario: &str, options: &G::Options) -> Room<G> {
    free_with(scenario, options, 5)
}

fn free_with<G: Played>(scenario: &str, options: &G::Options, seed: u64) -> Room<G> {
    let terms = Terms { takebacks: Takebacks::Free, ..Terms::default() };
    Room::new(&rulebook::<G>(scenario, options), seed, terms, false)
}

/// A move that meets nothing hidden shows that nothing is there: taken back, it would be a look into one hex after the other.
#[test]
fn a_move_is_not_taken_back_where_an_enemy_may_be_hidden() {
    let hidden = platoon::scenario::options::Options { hidden_units: true, ..Default::default() };
    for (options, is_back) in [(Default::default(), true), (hidden, false)] {
        let mut room = free::<Platoon>("meeting", &options);
        for _ in 0..4 {
            let (_, was_back) = moved_and_asked(&mut room, [true; 2]).expect("a move");
            assert_eq!(was_back, is_back, "{options:?}");
        }
    }
    // In Squad one side sets up hidden (22.2). Its own moves can meet nothing that it does not know.
    let hidden = squad::scenario::options::Options { hidden_set_up: true, ..Default::default() };
    let mut were_tried = [false; 2];
    for seed in 1..=12 {
        let mut room = free_with::<Squad>("patrol", &hidden, seed);
        let hider = hider(room.bench.rulebook()).expect("a side that hides").number();
        while let Some((side, was_back)) = moved_and_asked(&mut room, were_tried.map(|tried| !tried)) {
            assert_eq!(was_back, side == hider, "the side {side}");
            were_tried[side] = true;
            if were_tried == [true; 2] {
                return;
            }
        }
    }
    assert_eq!(were_tried, [true; 2]);
}

/// Each question is on the screen of the other player.
#[test]
fn a_seat_asks_for_takebacks_twenty_times_in_a_turn() {
    let mut room = room(Takebacks::Ask);
    let seat = until_open(&mut room);
    for _ in 0..20 {
        let question = ask(&mut room, seat);
        let outgoing = room.hear(Reader::Seat(seat), &question);
        assert_eq!(outgoing.len(), 2, "{outgoing:?}");
        let declined = answer(&mut room, 1 - seat, false);
        room.hear(Reader::Seat(1 - seat), &declined);
    }
    let question = ask(&mut room, seat);
    let outgoing = room.hear(Reader::Seat(seat), &question);
    assert_eq!(outgoing.len(), 1, "the other player is sent nothing: {outgoing:?}");
    assert!(matches!(answer_in(outgoing), RefereeMessage::Refused { .. }));
}

/// A restart, after orders and takebacks, leaves every viewer the number that it had: no number tells of a restart.
#[test]
fn numbers_are_the_same_after_a_restart() {
    let hidden = squad::scenario::options::Options { hidden_set_up: true, ..Default::default() };
    let mut room = free::<Squad>("patrol", &hidden);
    let mut taken_back = 0;
    for order in 0..40 {
        let seat = room.acting();
        room.advance();
        if order % 2 == 0 {
            let question = ask(&mut room, seat);
            let answer = room.answer(Reader::Seat(seat), &question);
            taken_back += usize::from(matches!(answer, RefereeMessage::Done { .. }));
        }
        let again = Bench::<Squad>::open(&mut room.store, ID).unwrap();
        for reader in Reader::ALL {
            assert_eq!(again.number(reader), room.bench.number(reader));
        }
    }
    assert!(taken_back > 0);
}
