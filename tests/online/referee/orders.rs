//! Orders that are sent twice, too late, out of turn or spoilt.

use super::{
    faulty_store::FaultyStore,
    room::{ID, Room, answer_in, rulebook},
};
use kessel::{
    engine::orders::{Game, Line, Position, Record, TableCommand, facts},
    games::{
        panzer44::rules::{Panzer44, by_hand::table_command::Command, kinds::Side, order::Order, plot::Plot},
        platoon::rules::Platoon,
        squad::rules::{self as squad, Squad, position::Instruction},
    },
    referee::{
        bench::{Bench, Reader, Terms},
        store::Store,
        wire::{ClientMessage, ErrorCode, Form, Question, RefereeMessage},
    },
};
use serde_json::{Value, json};

fn room() -> Room<Squad> {
    Room::new(&rulebook::<Squad>("patrol", &Default::default()), 7, Terms::default(), false)
}

#[test]
fn an_order_that_is_sent_twice_is_played_once() {
    let mut room = room();
    for _ in 0..5 {
        room.advance();
    }
    let (seat, order, orders) = (room.acting(), room.advice(), room.bench.orders());
    let message = room.message(seat, &order);
    let first = room.answer(Reader::Seat(seat), &message);
    assert!(matches!(first, RefereeMessage::Done { .. }), "{first:?}");
    let outgoing = room.hear(Reader::Seat(seat), &message);
    assert_eq!(outgoing.len(), 1, "nobody else is told again");
    assert_eq!(outgoing[0].message, first);
    assert_eq!(room.bench.orders(), orders + 1);
    // The key of a seat is not that of the other one: it learns nothing with it.
    let other = room.answer(Reader::Seat(1 - seat), &message);
    assert_ne!(other, first);
    assert_eq!(room.bench.orders(), orders + 1);
}

#[test]
fn an_order_on_an_older_position_is_stale() {
    let mut room = room();
    room.advance();
    let (seat, order) = (room.acting(), room.advice());
    let before = room.message(seat, &order);
    room.advance();
    let n = room.bench.number(Reader::Seat(seat));
    let answer = room.answer(Reader::Seat(seat), &before);
    assert!(matches!(answer, RefereeMessage::Stale { n: now, .. } if now == n), "{answer:?}");
    assert_eq!(room.bench.orders(), 2);
}

#[test]
fn a_message_about_another_game_is_refused() {
    let mut room = room();
    let (seat, order) = (room.acting(), room.advice());
    let order = serde_json::to_value(&order).unwrap();
    let game = "another".to_owned();
    let (key, after) = (room.key(), room.bench.number(Reader::Seat(seat)));
    let open = ClientMessage::Open { game: game.clone(), form: Form::View, n: None, hash: None };
    let order = ClientMessage::Order { game, key: key.clone(), after, order };
    for (message, named) in [(open, None), (order, Some(key))] {
        match room.answer(Reader::Seat(seat), &message) {
            RefereeMessage::Error { code, key, .. } => {
                assert_eq!((code, key), (ErrorCode::OtherGame, named));
            }
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(room.bench.orders(), 0);
}

/// The reason for a refusal out of turn is the same whatever is ordered, sense or not.
#[test]
fn who_is_not_waited_for_gives_no_orders() {
    let mut room = room();
    let (seat, order) = (1 - room.acting(), room.advice());
    let mut whys = Vec::new();
    for order in [serde_json::to_value(&order).unwrap(), json!("Nonsense"), json!({"Move": 7})] {
        let message = room.message_of(seat, order);
        match room.answer(Reader::Seat(seat), &message) {
            RefereeMessage::Refused { case, why, .. } => whys.push((case, why)),
            other => panic!("{other:?}"),
        }
    }
    whys.dedup();
    assert_eq!(whys.len(), 1, "{whys:?}");
    let message = room.message(seat, &order);
    let answer = room.answer(Reader::Spectators, &message);
    assert!(matches!(answer, RefereeMessage::Refused { .. }), "{answer:?}");
    assert_eq!(room.bench.orders(), 0);
}

/// After a hundred refusals in a turn no more orders are judged, but a player may still resign.
#[test]
fn many_spoilt_orders_are_refused_and_then_not_judged() {
    let mut room = room();
    let seat = room.acting();
    for _ in 0..100 {
        let message = room.message_of(seat, json!({"Nonsense": []}));
        let answer = room.answer(Reader::Seat(seat), &message);
        assert!(matches!(&answer, RefereeMessage::Refused { case, .. } if case == "table"), "{answer:?}");
    }
    let order = room.advice();
    let message = room.message(seat, &order);
    let answer = room.answer(Reader::Seat(seat), &message);
    let is_error = |code: &ErrorCode| *code == ErrorCode::TooManyRefusals;
    assert!(matches!(&answer, RefereeMessage::Error { code, .. } if is_error(code)), "{answer:?}");
    let (key, after) = (room.key(), room.bench.number(Reader::Seat(seat)));
    let resign = ClientMessage::Ask { game: ID.to_owned(), key, after, what: Question::Resign };
    let answer = room.answer(Reader::Seat(seat), &resign);
    assert!(matches!(answer, RefereeMessage::Done { .. }), "{answer:?}");
    assert_eq!(room.bench.due(), [0; 0], "the game is over");
}

/// A draw needs both: the offer is one that every viewer sees.
#[test]
fn a_draw_is_offered_and_accepted() {
    let mut room = room();
    room.advance();
    let ask = |room: &mut Room<Squad>, seat: usize| {
        let (key, after) = (room.key(), room.bench.number(Reader::Seat(seat)));
        ClientMessage::Ask { game: ID.to_owned(), key, after, what: Question::Draw }
    };
    let seen = room.bench.number(Reader::Spectators);
    let offer = ask(&mut room, 0);
    let answer = room.answer(Reader::Seat(0), &offer);
    assert!(matches!(answer, RefereeMessage::Done { .. }), "{answer:?}");
    assert_eq!(room.bench.number(Reader::Spectators), seen + 1);
    let (key, after) = (room.key(), room.bench.number(Reader::Seat(0)));
    let own = ClientMessage::Answer { game: ID.to_owned(), key, after, what: Question::Draw, accept: true };
    let answer = room.answer(Reader::Seat(0), &own);
    assert!(matches!(answer, RefereeMessage::Refused { .. }), "an own offer is not accepted: {answer:?}");
    let (key, after) = (room.key(), room.bench.number(Reader::Seat(1)));
    let accept =
        ClientMessage::Answer { game: ID.to_owned(), key, after, what: Question::Draw, accept: true };
    let answer = room.answer(Reader::Seat(1), &accept);
    assert!(matches!(answer, RefereeMessage::Done { .. }), "{answer:?}");
    assert_eq!(room.bench.due(), [0; 0]);
}

/// Whoever holds a view of the last messages is sent those after it; anybody else the whole game.
#[test]
fn a_viewer_is_sent_what_was_missed() {
    let rulebook = rulebook::<Squad>("hill-71", &Default::default());
    let mut room = Room::<Squad>::new(&rulebook, 7, Terms::default(), false);
    let spectators = Reader::Spectators;
    let open = |n: Option<u64>, hash: Option<&str>| ClientMessage::Open {
        game: ID.to_owned(),
        form: Form::View,
        n,
        hash: hash.map(str::to_owned),
    };
    let mut held = vec![(room.bench.number(spectators), room.bench.hash(spectators).to_owned())];
    while held.len() <= 70 {
        room.advance();
        let n = room.bench.number(spectators);
        if held.last().is_some_and(|(last, _)| *last < n) {
            held.push((n, room.bench.hash(spectators).to_owned()));
        }
    }
    let (last, hash) = held[70].clone();
    let (earlier, earlier_hash) = held[60].clone();
    let missed = room.hear(spectators, &open(Some(earlier), Some(&earlier_hash)));
    let numbers: Vec<Option<u64>> = missed.iter().map(|outgoing| outgoing.message.number()).collect();
    assert_eq!(numbers, (61..=70).map(|number| Some(held[number].0)).collect::<Vec<_>>());
    let now = room.answer(spectators, &open(Some(last), Some(&hash)));
    assert_eq!(now, RefereeMessage::Same { n: last });
    let (first, first_hash) = held[0].clone();
    for open in [
        open(None, None),
        open(Some(first), Some(&first_hash)),
        open(Some(last), Some(&earlier_hash)),
        open(Some(last + 1), Some(&hash)),
        open(Some(u64::MAX), Some(&hash)),
    ] {
        let whole = room.answer(spectators, &open);
        assert!(matches!(&whole, RefereeMessage::Game(game) if game.n == last), "{open:?}");
    }
}

/// The seed of the dice is in nothing that is sent: not in the head, not in a view.
#[test]
fn the_seed_of_the_dice_is_not_sent() {
    let rulebook = rulebook::<Platoon>("meeting", &Default::default());
    let seed = 7_654_321_987;
    let mut room = Room::<Platoon>::new(&rulebook, seed, Terms::default(), false);
    for reader in Reader::ALL {
        let open = ClientMessage::Open { game: ID.to_owned(), form: Form::View, n: None, hash: None };
        let game = kessel::referee::wire::written(&room.answer(reader, &open));
        assert!(!game.contains(&seed.to_string()), "{reader:?}");
        assert!(game.contains("meeting"));
    }
}

/// Orders that undo each other could fill the disk. After 2,000 in a turn only those are left that the game needs to go on;
/// the count is kept with the game, so a restart does not begin it anew.
#[test]
fn many_orders_that_lead_nowhere_are_refused() {
    let mut room = room();
    let (mut was_final, mut were_tried) = (true, [false; 2]);
    while were_tried != [true; 2] {
        let (seat, order) = (room.acting(), room.advice());
        let is_final = facts::<Squad>(&room.events_of(&order)).any(|fact| fact.is_final);
        let message = room.message(seat, &order);
        // After a final order another turn may have begun.
        if !was_final {
            let mut store = FaultyStore { memory: room.store.clone(), ..FaultyStore::default() };
            store.damage = Some(|kept| {
                let mut state: Value = serde_json::from_str(kept.state.as_deref().unwrap()).unwrap();
                for seat in 0..2 {
                    state["tallies"][seat]["orders"] = json!(2_000);
                }
                kept.state = Some(state.to_string());
            });
            let mut bench = Bench::<Squad>::open(&mut store, ID).unwrap();
            match answer_in(bench.hear(&mut store, Reader::Seat(seat), &message, 1)) {
                RefereeMessage::Done { .. } => assert!(is_final, "{order:?}"),
                RefereeMessage::Refused { case, why, .. } => {
                    assert!(!is_final && case == "table" && why.contains("2,000 orders"), "{why}");
                }
                other => panic!("{other:?}"),
            }
            were_tried[usize::from(is_final)] = true;
        }
        let answer = room.answer(Reader::Seat(seat), &message);
        assert!(matches!(answer, RefereeMessage::Done { .. }), "{answer:?}");
        was_final = is_final;
    }
}

/// A unit that is named a thousand times makes a line of as many names, and changes nothing more.
#[test]
fn an_instruction_names_each_unit_once() {
    let mut room = room();
    let seat = room.acting();
    let side = squad::kinds::Side::BOTH[seat];
    let counters = &room.bench.position().public.counters;
    let unit = counters.iter().find(|counter| counter.side == side).expect("a unit").id;
    let instruct = |units| squad::order::Order::Instruct { units, instruction: Instruction::Never };
    let message = room.message(seat, &instruct(vec![unit; 1_000]));
    let answer = room.answer(Reader::Seat(seat), &message);
    assert!(matches!(&answer, RefereeMessage::Refused { case, .. } if case == "1.5"), "{answer:?}");
    let message = room.message(seat, &instruct(vec![unit]));
    let answer = room.answer(Reader::Seat(seat), &message);
    assert!(matches!(answer, RefereeMessage::Done { .. }), "{answer:?}");
}

/// An order that names the other side is refused with one sentence, whatever the rules say of it; one that names the own side
/// is judged by the rules (3.1, 8.5).
#[test]
fn the_rules_do_not_judge_an_order_that_names_the_other_side() {
    let rules = rulebook::<Panzer44>("ailette", &Default::default());
    let mut room = Room::<Panzer44>::new(&rules, 7, Terms::default(), false);
    while room.bench.due().len() < 2 {
        room.advance();
    }
    let hex = serde_json::from_value(json!("0101")).unwrap();
    let too_many = Plot { strikes: vec![hex; 100], ..Plot::default() };
    let orders = room.bench.orders();
    for seat in [0, 1] {
        let mut refusal = |side: usize, plot: &Plot| {
            let message = room.message(seat, &Order::Plot { side: Side::BOTH[side], plot: plot.clone() });
            match room.answer(Reader::Seat(seat), &message) {
                RefereeMessage::Refused { case, why, .. } => (case, why),
                other => panic!("{other:?}"),
            }
        };
        let one = ("table".to_owned(), "this order names the other side".to_owned());
        assert_eq!([&too_many, &Plot::default()].map(|plot| refusal(1 - seat, plot)), [one.clone(), one]);
        assert_ne!(refusal(seat, &too_many).0, "table");
    }
    assert_eq!((room.bench.orders(), room.bench.due()), (orders, vec![0, 1]));
}

/// A game file names the side that gave each order by the position. If the other side is asked first, it must say that this
/// one was first (3.1).
#[test]
fn a_record_of_the_lines_names_the_side_that_plotted_first() {
    type PanzerLine = Line<Order, Position<Panzer44>, <Panzer44 as Game>::Options, Command>;
    let rules = rulebook::<Panzer44>("ailette", &Default::default());
    let mut room = Room::<Panzer44>::new(&rules, 7, Terms::default(), false);
    while room.bench.due().len() < 2 {
        room.advance();
    }
    let seat = 1 - room.acting();
    let side = Side::BOTH[seat];
    let message = room.message(seat, &Order::Plot { side, plot: Plot::default() });
    let answer = room.answer(Reader::Seat(seat), &message);
    assert!(matches!(answer, RefereeMessage::Done { .. }), "{answer:?}");
    assert_eq!(room.bench.due(), [1 - seat]);
    let again = Bench::<Panzer44>::open(&mut room.store, ID).unwrap();
    assert_eq!(again.position(), room.bench.position());

    let mut world = Panzer44::world();
    let mut record = Record::<Panzer44>::new(&mut world, rules, 7);
    let mut commands = 0;
    for line in room.store.load(ID).unwrap().unwrap().lines {
        match ron::from_str::<PanzerLine>(&line.text).unwrap() {
            Line::Order(played) => {
                record.play(&mut world, &played.order).unwrap();
                assert_eq!(record.file.played.last().map(|last| &last.side), Some(&played.side));
            }
            Line::Table(TableCommand::Game(command)) => {
                record.command(&mut world, TableCommand::Game(command)).unwrap();
                commands += 1;
            }
            _ => panic!("{}", line.text),
        }
    }
    assert_eq!(commands, 1);
    assert_eq!(Panzer44::position(&world), room.bench.position());
}
