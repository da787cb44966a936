//! Games whose store is damaged: they are opened as they were, or not at all.

use super::{
    faulty_store::FaultyStore,
    room::{ID, Room, rulebook},
};
use kessel::{
    games::squad::rules::Squad,
    referee::{
        bench::{Bench, BenchFault, Reader, Takebacks, Terms},
        store::{KeptGame, Store, memory::Memory},
        wire::{ClientMessage, Question, RefereeMessage},
    },
};

fn terms() -> Terms {
    Terms { takebacks: Takebacks::Free, ..Terms::default() }
}

/// Plays at least 20 orders, until two positions have been kept and a line after them.
fn played() -> Room<Squad> {
    let mut room = Room::<Squad>::new(&rulebook::<Squad>("patrol", &Default::default()), 5, terms(), false);
    for _ in 0..200 {
        room.advance();
        let kept = kept(&mut room.store);
        if let [_, newest] = kept.stands.as_slice()
            && newest.number < kept.number
            && kept.number >= 20
        {
            return room;
        }
    }
    panic!("no two positions were kept");
}

fn kept(store: &mut Memory) -> KeptGame {
    store.load(ID).unwrap().unwrap()
}

/// Opens the game from a store with this damage.
fn opened(room: &Room<Squad>, damage: fn(&mut KeptGame)) -> Result<Bench<Squad>, BenchFault> {
    let memory = room.store.clone();
    let mut store = FaultyStore { memory, damage: Some(damage), ..FaultyStore::default() };
    Bench::open(&mut store, ID)
}

/// The reason why the game is not opened.
#[track_caller]
fn refusal(room: &Room<Squad>, damage: fn(&mut KeptGame)) -> String {
    match opened(room, damage) {
        Ok(_) => panic!("it is opened"),
        Err(fault) => fault.to_string(),
    }
}

/// The text of the newest position.
fn newest(kept: &mut KeptGame) -> &mut String {
    &mut kept.stands.last_mut().unwrap().text
}

/// The number of orders before a position.
fn orders_in(text: &str) -> String {
    let (_, rest) = text.split_once("orders:").unwrap();
    rest.split_once(',').unwrap().0.to_owned()
}

/// Puts an older position in the place of the newest one, with the number of orders that is right there.
fn be_another_position(kept: &mut KeptGame) {
    let older = kept.stands[0].text.clone();
    let [from, to] = [&older, &*newest(kept)].map(|text| format!("orders:{},", orders_in(text)));
    assert_ne!(from, to);
    *newest(kept) = older.replacen(&from, &to, 1);
}

/// A position is what the line of its number led to; otherwise older ones serve, and the lines after them.
#[test]
fn a_damaged_position_is_not_played_on() {
    let room = played();
    let damages: [fn(&mut KeptGame); 5] = [
        |kept| newest(kept).truncate(100),
        be_another_position,
        |kept| kept.stands.last_mut().unwrap().number += 1,
        |kept| {
            let far = newest(kept).replacen("told:(", "told:(99999", 1);
            assert_ne!(far, *newest(kept));
            *newest(kept) = far;
        },
        |kept| kept.stands.iter_mut().for_each(|stand| stand.text.clear()),
    ];
    for damage in damages {
        let again = opened(&room, damage).unwrap();
        assert_eq!((again.position(), again.orders()), (room.bench.position(), room.bench.orders()));
        for reader in Reader::ALL {
            assert_eq!(again.view(reader), room.bench.view(reader));
            assert_eq!(again.number(reader), room.bench.number(reader));
        }
        let fault = again.fault().expect("the keeper is told").to_string();
        assert!(fault.starts_with("the position kept after line "), "{fault}");
    }
    assert_eq!(opened(&room, |_| {}).unwrap().fault(), None);
}

#[test]
fn a_lost_line_is_not_taken_for_a_takeback() {
    let mut room = played();
    for _ in 0..40 {
        let seat = room.acting();
        room.advance();
        let (key, after) = (room.key(), room.bench.number(Reader::Seat(seat)));
        let ask = ClientMessage::Ask { game: ID.to_owned(), key, after, what: Question::Takeback };
        if matches!(room.answer(Reader::Seat(seat), &ask), RefereeMessage::Done { .. }) {
            break;
        }
    }
    assert_eq!(kept(&mut room.store).gone.len(), 2, "the line, and the takeback itself");
    assert!(opened(&room, |_| {}).is_ok());

    let why = refusal(&room, |kept| drop(kept.lines.remove(3)));
    assert!(why.contains("line 4 of "), "{why}");
    let why = refusal(&room, |kept| kept.lines.truncate(9));
    assert!(why.contains("line 10 of "), "{why}");
}

#[test]
fn impossible_numbers_and_positions_are_refused() {
    let room = played();
    let why = refusal(&room, |kept| kept.number = u64::MAX);
    assert!(why.contains("is lost"), "{why}");
    let why = refusal(&room, |kept| kept.number = 1);
    assert!(why.contains("after its last number"), "{why}");
    let why = refusal(&room, |kept| kept.gone.push(u64::MAX));
    assert!(why.contains("after its last number"), "{why}");
    let why = refusal(&room, |kept| {
        kept.stands.clear();
        kept.game.start = kept.game.start.replace("turn:0,", "turn:99,").replace("turn:1,", "turn:99,");
    });
    assert!(why.contains("there is no turn 99"), "{why}");
}
