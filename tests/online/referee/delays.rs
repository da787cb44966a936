//! Spectators who see a game later than its players: they are sent nothing of what they may not see yet.

use super::room::{ID, Room, answer_in, people, rulebook};
use kessel::{
    engine::orders::Viewer,
    games::platoon::rules::Platoon,
    referee::{
        Played,
        bench::{Bench, Outgoing, Reader, Takebacks, Terms, To},
        clock::ClockTerms,
        delay::DelayTerms,
        store::{Store, memory::Memory},
        wire::{ClientMessage, Form, Question, RefereeMessage, WholeGame},
    },
};
use serde_json::Value;
use std::sync::Arc;

const MINUTE: i64 = 60_000;

/// The view of a spectator, and the words for the sides that are waited for.
type Seen = (Value, Vec<String>);

fn room_with(seed: u64, terms: Terms) -> Room<Platoon> {
    Room::new(&rulebook::<Platoon>("meeting", &Default::default()), seed, terms, false)
}

fn room(delay: DelayTerms) -> Room<Platoon> {
    room_with(11, Terms { delay, takebacks: Takebacks::Free, ..Terms::default() })
}

/// What a spectator without a delay would see now.
fn live<G: Played>(room: &Room<G>) -> Seen {
    let (rulebook, position) = (room.bench.rulebook(), room.bench.position());
    let view = serde_json::to_value(G::sent(rulebook, position, Viewer::Both)).unwrap();
    let due = G::awaited(rulebook, position).into_iter().map(|side| G::SIDES[side].word.to_owned());
    (view, due.collect())
}

/// The whole game as spectators are sent it at this moment.
fn whole(room: &mut Room<Platoon>, at: i64) -> WholeGame {
    let open = ClientMessage::Open { game: ID.to_owned(), form: Form::View, n: None, hash: None };
    let sent = room.bench.hear(&mut room.store, Reader::Spectators, &open, at);
    let mut games = sent.into_iter().filter_map(|outgoing| match outgoing.message {
        RefereeMessage::Game(game) => Some(*game),
        _ => None,
    });
    games.next_back().expect("the whole game")
}

/// What a spectator who comes at this moment sees, which is what those see who have followed the game.
#[track_caller]
fn seen(room: &mut Room<Platoon>, at: i64) -> Seen {
    let game = whole(room, at);
    assert_eq!(game.view, room.bench.view(Reader::Spectators));
    (game.view, game.due)
}

/// The messages to spectators.
fn to_spectators(outgoing: Vec<Outgoing>) -> Vec<RefereeMessage> {
    let own = outgoing.into_iter().filter(|outgoing| outgoing.to == To::Reader(Reader::Spectators));
    own.map(|outgoing| outgoing.message).collect()
}

/// Lets the acting seat give an order at this moment; returns the messages to spectators.
fn give(room: &mut Room<Platoon>, at: i64) -> Vec<RefereeMessage> {
    let (seat, order) = (room.acting(), room.advice());
    let message = room.message(seat, &order);
    let outgoing = room.bench.hear(&mut room.store, Reader::Seat(seat), &message, at);
    let answer = answer_in(outgoing.clone());
    assert!(matches!(answer, RefereeMessage::Done { .. }), "{answer:?}");
    to_spectators(outgoing)
}

/// Lets a seat ask; returns whether it was done, and the messages to spectators.
fn ask(room: &mut Room<Platoon>, seat: usize, what: Question) -> (bool, Vec<RefereeMessage>) {
    let (key, after) = (room.key(), room.bench.number(Reader::Seat(seat)));
    let message = ClientMessage::Ask { game: ID.to_owned(), key, after, what };
    let outgoing = room.bench.hear(&mut room.store, Reader::Seat(seat), &message, 1_000);
    let is_done = matches!(answer_in(outgoing.clone()), RefereeMessage::Done { .. });
    (is_done, to_spectators(outgoing))
}

/// A program that follows the messages holds what one is sent who comes later.
#[test]
fn spectators_are_so_many_orders_behind() {
    let mut room = room(DelayTerms::Orders(3));
    let first = whole(&mut room, 1_000);
    assert_eq!(first.head.delay, DelayTerms::Orders(3));
    room.guests[2].client.hear(&RefereeMessage::Game(Box::new(first)));
    let mut views = vec![live(&room)];
    for _ in 0..12 {
        for message in give(&mut room, 1_000) {
            room.guests[2].client.hear(&message);
        }
        views.push(live(&room));
        assert_eq!(seen(&mut room, 1_000), views[views.len().saturating_sub(4)]);
        let held = room.guests[2].client.held().unwrap();
        assert_eq!(held.view, room.bench.view(Reader::Spectators));
        assert_eq!(held.n, room.bench.number(Reader::Spectators));
    }
    assert_ne!(views[views.len() - 1], seen(&mut room, 1_000));
}

/// Time alone shows the orders, and the answer to a spectator who comes has those that are due.
#[test]
fn spectators_are_so_many_minutes_behind() {
    let mut room = room(DelayTerms::Minutes(2));
    let mut views = vec![live(&room)];
    for minute in 1..=5 {
        give(&mut room, minute * MINUTE);
        views.push(live(&room));
        let shown = usize::try_from(minute - 2).unwrap_or_default();
        assert_eq!(seen(&mut room, minute * MINUTE), views[shown]);
    }
    assert_eq!(seen(&mut room, 7 * MINUTE - 1), views[4]);
    let outgoing = room.bench.tick(&mut room.store, 7 * MINUTE);
    assert!(outgoing.iter().all(|outgoing| outgoing.to == To::Reader(Reader::Spectators)), "{outgoing:?}");
    assert_eq!(seen(&mut room, 7 * MINUTE), views[5]);
    assert!(room.bench.tick(&mut room.store, 9 * MINUTE).is_empty(), "nothing waits");
}

#[test]
fn spectators_see_a_player_turn_when_it_is_over() {
    fn turn<G: Played>(room: &Room<G>) -> (u8, Option<usize>) {
        let public = &room.bench.position().public;
        (G::turn(public), G::phase_side(room.bench.rulebook(), G::phase(public)))
    }
    let mut room = room(DelayTerms::Turn);
    let (mut last, mut shown, mut changes, mut waited) = (turn(&room), live(&room), 0, 0);
    for _ in 0..800 {
        if changes == 3 || room.bench.due().is_empty() {
            break;
        }
        give(&mut room, 1_000);
        if turn(&room) != last || room.bench.due().is_empty() {
            (last, shown) = (turn(&room), live(&room));
            changes += 1;
        } else {
            waited += 1;
        }
        assert_eq!(seen(&mut room, 1_000), shown);
    }
    assert!(changes > 0 && waited > 0, "{changes} turns and {waited} orders within them");
}

/// A takeback of orders that spectators have not seen never reaches them.
#[test]
fn a_takeback_within_the_delay_is_not_sent() {
    let mut room = room(DelayTerms::Orders(5));
    let (mut views, mut shown, mut taken) = (vec![live(&room)], 0, 0);
    for _ in 0..1_500 {
        if taken == 3 || room.bench.due().is_empty() {
            break;
        }
        let seat = room.acting();
        give(&mut room, 1_000);
        views.push(live(&room));
        shown = shown.max(views.len().saturating_sub(6));
        assert_eq!(seen(&mut room, 1_000), views[shown]);
        let (is_done, sent) = ask(&mut room, seat, Question::Takeback);
        if is_done {
            assert!(sent.is_empty(), "{sent:?}");
            views.pop();
            assert_eq!(live(&room), views[views.len() - 1]);
            assert_eq!(seen(&mut room, 1_000), views[shown]);
            taken += 1;
            give(&mut room, 1_000);
            views.push(live(&room));
            shown = shown.max(views.len().saturating_sub(6));
        }
    }
    assert_eq!(taken, 3, "orders were taken back");
}

/// Plays until two orders in a row are taken back, of which spectators have seen the first; returns whether that happened.
fn seen_and_taken_back(seed: u64) -> bool {
    let (delay, takebacks) = (DelayTerms::Orders(1), Takebacks::Free);
    let mut room = room_with(seed, Terms { delay, takebacks, ..Terms::default() });
    let mut views = vec![live(&room)];
    for _ in 0..150 {
        if room.bench.due().is_empty() {
            return false;
        }
        let seat = room.acting();
        give(&mut room, 1_000);
        views.push(live(&room));
        if views.len() < 3 || seat != room.acting() {
            continue;
        }
        give(&mut room, 1_000);
        views.push(live(&room));
        let (first, sent) = ask(&mut room, seat, Question::Takeback);
        if !first {
            continue;
        }
        assert!(sent.is_empty(), "spectators have not seen this order: {sent:?}");
        views.pop();
        let (second, sent) = ask(&mut room, seat, Question::Takeback);
        if !second {
            continue;
        }
        assert!(sent.is_empty(), "the takeback waits too: {sent:?}");
        let before = views.pop().unwrap();
        assert_eq!(seen(&mut room, 1_000), before);
        let sent = give(&mut room, 1_000);
        // An order that changes nothing for spectators leaves nothing to be taken back for them.
        let is_back = matches!(sent.as_slice(), [RefereeMessage::Back(_)]);
        assert!(is_back || (sent.is_empty() && before == views[views.len() - 1]), "{sent:?}");
        assert_eq!(seen(&mut room, 1_000), views[views.len() - 1]);
        return is_back;
    }
    false
}

/// A takeback of an order that spectators have seen reaches them as late as an order.
#[test]
fn a_takeback_of_what_was_seen_comes_later_too() {
    assert!((1..=12).any(seen_and_taken_back), "no two orders were taken back");
}

/// The end of the game shows everything at once: a few steps one by one, many as the whole game.
#[test]
fn the_end_shows_everything() {
    for (orders, is_whole) in [(8, false), (40, true)] {
        let mut room = room(DelayTerms::Minutes(60));
        let first = whole(&mut room, 1_000);
        room.guests[2].client.hear(&RefereeMessage::Game(Box::new(first)));
        for _ in 0..orders {
            assert!(give(&mut room, 1_000).is_empty(), "nothing is shown before the end");
        }
        let (is_done, sent) = ask(&mut room, 0, Question::Resign);
        assert!(is_done && room.bench.due().is_empty());
        assert_eq!(matches!(sent.as_slice(), [RefereeMessage::Game(_)]), is_whole);
        for message in &sent {
            room.guests[2].client.hear(message);
        }
        let all = live(&room);
        assert_eq!(room.guests[2].client.held().map(|held| &held.view), Some(&all.0));
        assert_eq!(seen(&mut room, 1_000), all);
        let again = Bench::<Platoon>::open(&mut room.store, ID).unwrap();
        assert_eq!(again.view(Reader::Spectators), all.0, "also after a restart");
    }
}

/// A game that is opened again shows spectators what they had seen, and no more; and the same number.
#[test]
fn a_restart_shows_nothing_early() {
    for delay in [DelayTerms::Orders(3), DelayTerms::Minutes(2), DelayTerms::Turn] {
        let mut room = room(delay);
        let mut was_behind = false;
        for order in 1..=70 {
            if room.bench.due().is_empty() {
                break;
            }
            give(&mut room, order * MINUTE / 2);
            if order % 7 != 0 {
                continue;
            }
            let again = Bench::<Platoon>::open(&mut room.store, ID).unwrap();
            assert_eq!(again.view(Reader::Spectators), room.bench.view(Reader::Spectators), "{delay:?}");
            assert_eq!(again.number(Reader::Spectators), room.bench.number(Reader::Spectators), "{delay:?}");
            assert_eq!((again.fault(), again.position()), (None, room.bench.position()));
            was_behind |= again.view(Reader::Spectators) != live(&room).0;
            room.bench = again;
        }
        assert!(was_behind, "{delay:?}");
    }
}

/// Spectators are sent the clocks after the last order that they see, which stand still, and no news about them.
#[test]
fn clocks_are_as_late_as_the_game() {
    let (clock, delay) = (ClockTerms::Turn { seconds: 600 }, DelayTerms::Orders(2));
    let mut room = room_with(11, Terms { clock, delay, ..Terms::default() });
    for second in 1..=2 {
        give(&mut room, second * 1_000);
    }
    assert_eq!(whole(&mut room, 2_500).clock, None, "no order is seen");
    give(&mut room, 3_000);
    let shown = whole(&mut room, 4_000).clock.expect("the clocks after the first order");
    assert!(shown.runs.is_empty() && shown.at == 1_000, "{shown:?}");
    let outgoing = room.bench.tick(&mut room.store, 4_000 + 20 * MINUTE);
    assert!(!outgoing.is_empty(), "the server was away, which the players are sent");
    assert!(to_spectators(outgoing).is_empty());
}

/// What another process keeps within the delay is not sent to spectators, not even that something was kept: neither when
/// this process looks for news, nor when it is behind with an order.
#[test]
fn an_order_at_another_process_is_not_noticed() {
    let (clock, delay) = (ClockTerms::Turn { seconds: 600 }, DelayTerms::Minutes(10));
    let mut room = room_with(11, Terms { clock, delay, ..Terms::default() });
    let late = 1_000 + 10 * MINUTE;
    give(&mut room, 1_000);
    room.bench.tick(&mut room.store, late);
    assert!(whole(&mut room, late).clock.is_some(), "the clocks after the first order");
    let before = (room.bench.number(Reader::Spectators), room.bench.hash(Reader::Spectators).to_owned());
    let mut other = Bench::<Platoon>::open(&mut room.store, ID).unwrap();
    let mut give_there = |room: &mut Room<Platoon>, at: i64| {
        let (seat, order) = (room.acting(), room.advice());
        let (there, here) = (room.message(seat, &order), room.message(seat, &order));
        let answer = answer_in(other.hear(&mut room.store, Reader::Seat(seat), &there, at));
        assert!(matches!(answer, RefereeMessage::Done { .. }), "{answer:?}");
        (seat, here)
    };
    give_there(&mut room, late + 1_000);
    let kept = room.store.load(ID).unwrap().unwrap();
    let news = room.bench.take_news(&mut room.store, kept.number, kept.state.as_deref());
    assert!(!news.is_empty(), "the players are sent it");
    assert!(to_spectators(news).is_empty());
    let (seat, here) = give_there(&mut room, late + 2_000);
    let sent = room.bench.hear(&mut room.store, Reader::Seat(seat), &here, late + 3_000);
    let wholes = sent.iter().filter(|sent| matches!(sent.message, RefereeMessage::Game(_)));
    assert_eq!(wholes.count(), 2, "the players are sent it");
    assert!(to_spectators(sent).is_empty());
    let after = (room.bench.number(Reader::Spectators), room.bench.hash(Reader::Spectators).to_owned());
    assert_eq!(after, before);
}

/// Time goes on here between the order at another process and the look for it: what spectators have seen meanwhile is not sent
/// again, and their numbers do not go back.
#[test]
fn spectators_keep_what_they_have_seen_when_another_process_goes_on() {
    let mut room = room(DelayTerms::Minutes(10));
    for order in 0..12 {
        give(&mut room, 1_000 + order);
    }
    let due = 1_000 + 10 * MINUTE;
    let mut other = Bench::<Platoon>::open(&mut room.store, ID).unwrap();
    let shown = room.bench.tick(&mut room.store, due + 100);
    assert!(!to_spectators(shown).is_empty(), "the orders are due");
    let before = (room.bench.number(Reader::Spectators), room.bench.hash(Reader::Spectators).to_owned());
    let (seat, order) = (room.acting(), room.advice());
    let message = room.message(seat, &order);
    // There they are not.
    let answer = answer_in(other.hear(&mut room.store, Reader::Seat(seat), &message, due - 100));
    assert!(matches!(answer, RefereeMessage::Done { .. }), "{answer:?}");
    assert!(other.number(Reader::Spectators) < before.0);
    let kept = room.store.load(ID).unwrap().unwrap();
    let news = room.bench.take_news(&mut room.store, kept.number, kept.state.as_deref());
    assert!(!news.is_empty(), "the players are sent it");
    assert!(to_spectators(news).is_empty());
    let after = (room.bench.number(Reader::Spectators), room.bench.hash(Reader::Spectators).to_owned());
    assert_eq!(after, before);
    // The other process comes to the same number.
    other.tick(&mut room.store, due + 100);
    assert_eq!(other.number(Reader::Spectators), before.0);
}

/// A takeback at another process of what spectators have not seen is not noticed either, though they have seen orders before
/// it in the meantime.
#[test]
fn a_takeback_at_another_process_is_not_noticed() {
    let mut room = room(DelayTerms::Minutes(10));
    for order in 0..12 {
        give(&mut room, 1_000 + order);
    }
    let late = 2_000 + 10 * MINUTE;
    let mut other = Bench::<Platoon>::open(&mut room.store, ID).unwrap();
    room.bench.tick(&mut room.store, late);
    other.tick(&mut room.store, late);
    let before = (room.bench.number(Reader::Spectators), room.bench.hash(Reader::Spectators).to_owned());
    let news = |room: &mut Room<Platoon>| {
        let kept = room.store.load(ID).unwrap().unwrap();
        to_spectators(room.bench.take_news(&mut room.store, kept.number, kept.state.as_deref()))
    };
    let is_done = |outgoing: Vec<Outgoing>| matches!(answer_in(outgoing), RefereeMessage::Done { .. });
    let mut is_taken = false;
    for step in 1..=40 {
        let (seat, order) = (room.acting(), room.advice());
        let (from, at) = (Reader::Seat(seat), late + step * 100);
        let message = room.message(seat, &order);
        assert!(is_done(other.hear(&mut room.store, from, &message, at)));
        assert!(news(&mut room).is_empty());
        let (key, after, what) = (room.key(), other.number(from), Question::Takeback);
        let message = ClientMessage::Ask { game: ID.to_owned(), key, after, what };
        is_taken = is_done(other.hear(&mut room.store, from, &message, at + 50));
        if is_taken {
            break;
        }
    }
    assert!(is_taken, "an order was taken back");
    assert!(news(&mut room).is_empty());
    assert_eq!(room.bench.position(), other.position());
    let after = (room.bench.number(Reader::Spectators), room.bench.hash(Reader::Spectators).to_owned());
    assert_eq!(after, before);
}

#[test]
fn a_delay_that_cannot_be_agreed_begins_no_game() {
    let rulebook = rulebook::<Platoon>("meeting", &Default::default());
    for delay in [DelayTerms::Orders(0), DelayTerms::Orders(21), DelayTerms::Minutes(61)] {
        let agreed = (11, people(), Terms { delay, ..Terms::default() });
        let mut store = Memory::default();
        assert!(
            Bench::<Platoon>::begin(&mut store, ID, Arc::clone(&rulebook), agreed, 0).is_err(),
            "{delay:?}"
        );
    }
}
