//! What is kept: a game is opened again as it was, and what is not kept is told to nobody.

use super::{
    faulty_store::FaultyStore,
    room::{ID, Room, answer_in, people, rulebook},
};
use kessel::{
    games::{
        guderian::rules::Guderian,
        panzer44::rules::Panzer44,
        platoon::rules::{Platoon, scenario::options::Options},
        squad::rules::Squad,
    },
    referee::{
        Played,
        bench::{Bench, Outgoing, Reader, Takebacks, Terms, To},
        store::{Store, memory::Memory},
        wire::{ClientMessage, ErrorCode, Question, RefereeMessage},
    },
};
use std::sync::Arc;

/// Plays some orders and opens the game again after each few of them: viewers hold the same views with the same numbers.
fn reopens<G: Played>(scenario: &str, orders: usize) {
    let mut room = Room::<G>::new(&rulebook::<G>(scenario, &Default::default()), 5, Terms::default(), false);
    for number in 0..orders {
        if number % 7 == 3 {
            let again = Bench::<G>::open(&mut room.store, ID).unwrap();
            assert_eq!(again.position(), room.bench.position(), "{scenario} after {number}");
            assert_eq!(again.orders(), number);
            for reader in Reader::ALL {
                assert_eq!(again.view(reader), room.bench.view(reader), "{scenario} after {number}");
                let said = |bench: &Bench<G>| (bench.number(reader), bench.hash(reader).to_owned());
                assert_eq!(said(&again), said(&room.bench), "{scenario} after {number}");
            }
            room.bench = again;
        }
        room.advance();
    }
}

#[test]
fn a_game_is_opened_again_as_it_was() {
    reopens::<Guderian>("training", 40);
    reopens::<Panzer44>("ailette", 60);
    reopens::<Platoon>("meeting", 80);
    reopens::<Squad>("patrol", 80);
}

/// Nothing that a viewer was told before a takeback has the number of anything told later.
#[test]
fn numbers_are_never_used_twice() {
    let terms = Terms { takebacks: Takebacks::Free, ..Terms::default() };
    let mut room =
        Room::<Platoon>::new(&rulebook::<Platoon>("meeting", &Default::default()), 3, terms, false);
    let mut last = [0; 3];
    for _ in 0..60 {
        let seat = room.acting();
        room.advance();
        let (key, after) = (room.key(), room.bench.number(Reader::Seat(seat)));
        let ask = ClientMessage::Ask { game: ID.to_owned(), key, after, what: Question::Takeback };
        room.answer(Reader::Seat(seat), &ask);
        let again = Bench::<Platoon>::open(&mut room.store, ID).unwrap();
        for (reader, last) in Reader::ALL.into_iter().zip(&mut last) {
            assert_eq!(again.view(reader), room.bench.view(reader));
            assert!(again.number(reader) >= room.bench.number(reader));
            assert!(room.bench.number(reader) >= *last);
            *last = room.bench.number(reader);
        }
        room.bench = again;
    }
}

#[test]
fn of_an_order_that_is_not_kept_the_others_learn_only_that_nothing_is() {
    let rulebook = rulebook::<Squad>("patrol", &Default::default());
    let mut room = Room::<Squad>::new(&rulebook, 5, Terms::default(), false);
    let mut store = FaultyStore::default();
    let agreed = (5, people(), Terms::default());
    let mut bench = Bench::<Squad>::begin(&mut store, ID, Arc::clone(&rulebook), agreed, 0).unwrap();
    let (seat, order) = (room.acting(), room.advice());
    let message = room.message(seat, &order);
    let (position, view) = (bench.position().clone(), bench.view(Reader::Spectators));
    store.is_full = true;
    let outgoing = bench.hear(&mut store, Reader::Seat(seat), &message, 1);
    let others = [Reader::Seat(1 - seat), Reader::Spectators].map(To::Reader);
    let told: Vec<To> = outgoing.iter().map(|outgoing| outgoing.to).filter(|to| *to != To::Sender).collect();
    assert_eq!(told, others, "all are told that the disk is full");
    let is_bare = |outgoing: &Outgoing| {
        outgoing.to == To::Sender || matches!(outgoing.message, RefereeMessage::Error { key: None, .. })
    };
    assert!(outgoing.iter().all(is_bare), "{outgoing:?}");
    // They are told once.
    let again = bench.hear(&mut store, Reader::Seat(seat), &message, 1);
    assert!(again.iter().all(|outgoing| outgoing.to == To::Sender), "{again:?}");
    match answer_in(outgoing) {
        RefereeMessage::Error { code, why, .. } => {
            assert_eq!(code, ErrorCode::NotKept);
            assert!(!why.contains("disk"), "the reason is for the keeper alone: {why}");
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(*bench.position(), position);
    assert_eq!(bench.view(Reader::Spectators), view);
    assert_eq!(Reader::ALL.map(|reader| bench.number(reader)), [0; 3]);
    assert_eq!(bench.fault().map(|fault| fault.why.as_str()), Some("the disk is full"));
    // The same message is played once there is room again.
    store.is_full = false;
    let answer = answer_in(bench.hear(&mut store, Reader::Seat(seat), &message, 2));
    assert!(matches!(answer, RefereeMessage::Done { .. }), "{answer:?}");
    assert_eq!(bench.orders(), 1);
}

/// Begins a game of two computer players.
fn of_computers(store: &mut dyn Store) -> Bench<Squad> {
    let rulebook = rulebook::<Squad>("patrol", &Default::default());
    let agreed = (5, ["random", "random"].map(str::to_owned), Terms::default());
    Bench::begin(store, ID, rulebook, agreed, 0).unwrap()
}

/// Lets computer players play on as a server does, up to this many orders; returns how often one has thought.
fn play_on(bench: &mut Bench<Squad>, store: &mut dyn Store, most: usize) -> usize {
    let mut thoughts = 0;
    while bench.waits_for_computer() && bench.orders() < most {
        thoughts += 1;
        assert!(thoughts <= most, "it goes on for ever");
        if !bench.let_computer_play(store, 1).has_gone_on {
            break;
        }
    }
    thoughts
}

#[test]
fn computer_players_stop_when_the_store_refuses() {
    let mut store = FaultyStore::default();
    let mut bench = of_computers(&mut store);
    assert_eq!(play_on(&mut bench, &mut store, 5), 5);
    store.is_full = true;
    assert_eq!(play_on(&mut bench, &mut store, 10), 1);
    assert_eq!(bench.orders(), 5);
    assert!(bench.fault().is_some());
    // They go on when there is room again, and the fault is over.
    store.is_full = false;
    assert_eq!(play_on(&mut bench, &mut store, 10), 5);
    assert_eq!(bench.fault(), None);
}

/// Two processes let the same computer players play: the one that is behind catches up, and nothing is played twice.
#[test]
fn computer_players_of_two_processes_play_one_game() {
    let mut store = Memory::default();
    let mut first = of_computers(&mut store);
    let mut second = Bench::<Squad>::open(&mut store, ID).unwrap();
    play_on(&mut first, &mut store, 1);
    let turn = second.let_computer_play(&mut store, 2);
    assert!(turn.has_gone_on);
    let is_game = |outgoing: &Outgoing| matches!(outgoing.message, RefereeMessage::Game(_));
    assert!(turn.outgoing.len() == 3 && turn.outgoing.iter().all(is_game), "{turn:?}");
    assert_eq!((second.orders(), second.position()), (1, first.position()));
    assert_eq!(play_on(&mut second, &mut store, 4), 3);
    assert_eq!(store.load(ID).unwrap().map(|kept| kept.number), Some(4));
}

/// Two processes at one game: the one that is behind plays nothing, and its viewers get the whole game.
#[test]
fn a_referee_that_is_behind_catches_up() {
    let mut room =
        Room::<Squad>::new(&rulebook::<Squad>("patrol", &Default::default()), 5, Terms::default(), false);
    let mut behind = Bench::<Squad>::open(&mut room.store, ID).unwrap();
    let (seat, order) = (room.acting(), room.advice());
    let first = room.message(seat, &order);
    let second = room.message(seat, &order);
    room.answer(Reader::Seat(seat), &first);
    let outgoing = behind.hear(&mut room.store, Reader::Seat(seat), &second, 1);
    let games = outgoing.iter().filter(|outgoing| matches!(outgoing.message, RefereeMessage::Game(_)));
    assert_eq!(games.count(), 3);
    let answer = answer_in(outgoing);
    assert!(matches!(answer, RefereeMessage::Stale { .. }), "{answer:?}");
    assert_eq!((behind.orders(), behind.position()), (1, room.bench.position()));
}

/// A process that is behind would refuse the orders of the side that is waited for, and never notice.
#[test]
fn a_referee_that_is_behind_catches_up_before_it_refuses() {
    let mut room =
        Room::<Squad>::new(&rulebook::<Squad>("patrol", &Default::default()), 5, Terms::default(), false);
    for resends in [false, true] {
        let mut behind = Bench::<Squad>::open(&mut room.store, ID).unwrap();
        let orders = behind.orders();
        let (seat, order) = (room.acting(), room.advice());
        let played = room.message(seat, &order);
        room.answer(Reader::Seat(seat), &played);
        // Either the same message again, or one that is no order, after the newest number.
        let message = if resends { played } else { room.message_of(seat, serde_json::Value::Null) };
        let outgoing = behind.hear(&mut room.store, Reader::Seat(seat), &message, 1);
        let games = outgoing.iter().filter(|outgoing| matches!(outgoing.message, RefereeMessage::Game(_)));
        assert_eq!(games.count(), 3);
        assert_eq!((behind.orders(), behind.position()), (orders + 1, room.bench.position()));
        let answer = answer_in(outgoing);
        let is_done = matches!(answer, RefereeMessage::Done { .. });
        assert!(is_done == resends && !matches!(answer, RefereeMessage::Stale { .. }), "{answer:?}");
        // Level with the other one, it sends no whole game.
        let outgoing = behind.hear(&mut room.store, Reader::Seat(seat), &message, 1);
        assert_eq!(outgoing.len(), 1, "{outgoing:?}");
    }
}

/// Lets a process take over what another one has kept; returns the numbers of steps and of whole games that are sent.
fn take_over(behind: &mut Bench<Platoon>, room: &mut Room<Platoon>) -> (usize, usize) {
    let kept = room.store.load(ID).unwrap().unwrap();
    let outgoing = behind.take_news(&mut room.store, kept.number, kept.state.as_deref());
    assert_eq!((behind.position(), behind.orders()), (room.bench.position(), room.bench.orders()));
    for reader in Reader::ALL {
        assert_eq!(behind.number(reader), room.bench.number(reader));
        assert_eq!(behind.hash(reader), room.bench.hash(reader));
    }
    let again = behind.take_news(&mut room.store, kept.number, kept.state.as_deref());
    assert!(again.is_empty(), "{again:?}");
    let count = |is: fn(&RefereeMessage) -> bool| outgoing.iter().filter(|sent| is(&sent.message)).count();
    let is_step = |message: &RefereeMessage| matches!(message, RefereeMessage::Step(_));
    let is_game = |message: &RefereeMessage| matches!(message, RefereeMessage::Game(_));
    (count(is_step), count(is_game))
}

/// A process that looks into the store plays new lines step by step, and opens the game again after a takeback.
#[test]
fn a_referee_takes_over_what_another_one_has_kept() {
    let terms = Terms { takebacks: Takebacks::Free, ..Terms::default() };
    let mut room =
        Room::<Platoon>::new(&rulebook::<Platoon>("meeting", &Default::default()), 11, terms, false);
    let mut behind = Bench::<Platoon>::open(&mut room.store, ID).unwrap();
    let (mut steps, mut backs) = (0, 0);
    for _ in 0..1_500 {
        if room.bench.due().is_empty() || (steps > 40 && backs > 2) {
            break;
        }
        let seat = room.acting();
        room.advance();
        let (new, wholes) = take_over(&mut behind, &mut room);
        assert_eq!(wholes, 0);
        steps += new;
        let (key, after) = (room.key(), room.bench.number(Reader::Seat(seat)));
        let back = ClientMessage::Ask { game: ID.to_owned(), key, after, what: Question::Takeback };
        if matches!(room.answer(Reader::Seat(seat), &back), RefereeMessage::Done { .. }) {
            let (_, wholes) = take_over(&mut behind, &mut room);
            assert!(wholes > 0, "the lines do not lead to it");
            backs += 1;
            room.advance();
            take_over(&mut behind, &mut room);
        }
    }
    assert!(steps > 40 && backs > 2, "{steps} steps, {backs} takebacks");
}

/// A club that has loaded many games of a scenario holds its map once for those with the same options.
#[test]
fn games_of_a_scenario_share_its_rulebook() {
    let mut store = Memory::default();
    let hidden = Options { hidden_units: true, ..Options::default() };
    for (game, options) in [("one", Options::default()), ("two", Options::default()), ("three", hidden)] {
        let rulebook = rulebook::<Platoon>("meeting", &options);
        Bench::<Platoon>::begin(&mut store, game, rulebook, (5, people(), Terms::default()), 0).unwrap();
    }
    let [one, two, three] =
        ["one", "two", "three"].map(|game| Bench::<Platoon>::open(&mut store, game).unwrap());
    assert!(Arc::ptr_eq(one.rulebook(), two.rulebook()));
    assert!(!Arc::ptr_eq(one.rulebook(), three.rulebook()), "the options are others");
}
