//! Refusals in the language of the player: the id of the message and its arguments go with the English sentence.

use super::room::{ID, Room, rulebook};
use kessel::{
    engine::text::{Text, in_language},
    games::{
        guderian::rules::Guderian,
        panzer44::rules::Panzer44,
        platoon::rules::{self as platoon, Platoon},
        squad::rules::{self as squad, Squad},
    },
    referee::{
        Played,
        bench::{Reader, Terms},
        wire::{ClientMessage, Question, RefereeMessage, TextSent, read_from_referee, written},
    },
};
use serde_json::{Value, json};

/// Orders that are played in each game.
const ORDERS: usize = 60;

/// The text of a refusal, as the program of a player reads it from the line.
#[track_caller]
fn text_of<G: Played>(answer: &RefereeMessage) -> Text {
    let RefereeMessage::Refused { why, message, .. } = read_from_referee(&written(answer)).unwrap() else {
        panic!("{answer:?}")
    };
    let text = message.and_then(|sent| sent.read(&G::SIDES, &|words| words.to_owned()));
    let text = text.unwrap_or_else(|| panic!("it has no message: {answer:?}"));
    assert_eq!(text.to_string(), why, "the sentence and the message say the same");
    text
}

/// Gives earlier orders again while a game goes on. Those that the rules refuse have a message that can be read. Returns the ids
/// of these messages.
fn refused<G: Played>(scenario: &str, options: &G::Options) -> Vec<&'static str> {
    let mut room = Room::<G>::new(&rulebook::<G>(scenario, options), 7, Terms::default(), false);
    let mut given: Vec<Value> = Vec::new();
    let mut ids = Vec::new();
    for number in 0..ORDERS {
        if room.bench.due().is_empty() {
            break;
        }
        let order = room.advice();
        given.push(serde_json::to_value(&order).unwrap());
        room.advance();
        for old in [number * 7 % given.len(), number / 2] {
            let again = given[old].clone();
            // The end of a phase can be ordered again and again.
            if room.bench.due().is_empty() || again.is_string() {
                continue;
            }
            let seat = room.acting();
            let message = room.message_of(seat, again);
            let answer = room.answer(Reader::Seat(seat), &message);
            if let RefereeMessage::Refused { .. } = answer {
                ids.push(text_of::<G>(&answer).id());
            }
        }
    }
    ids
}

#[test]
fn refusals_of_each_game_have_their_messages() {
    let hidden_units = platoon::scenario::options::Options { hidden_units: true, ..Default::default() };
    let hidden_set_up = squad::scenario::options::Options { hidden_set_up: true, ..Default::default() };
    for (game, ids) in [
        ("guderian", refused::<Guderian>("training", &Default::default())),
        ("panzer44", refused::<Panzer44>("ailette", &Default::default())),
        ("platoon", refused::<Platoon>("meeting", &hidden_units)),
        ("squad", refused::<Squad>("patrol", &hidden_set_up)),
    ] {
        let is_of_rules = |id: &&str| id.starts_with(game) || id.starts_with("order-");
        assert!(ids.iter().any(is_of_rules), "{game}: {ids:?}");
    }
}

/// The referee’s own reasons, and those of the table, have messages too. A German player reads them in German.
#[test]
fn the_referees_own_refusals_have_their_messages() {
    let mut room =
        Room::<Squad>::new(&rulebook::<Squad>("patrol", &Default::default()), 7, Terms::default(), false);
    let seat = room.acting();
    let (game, key, after) = (ID.to_owned(), room.key(), room.bench.number(Reader::Seat(seat)));
    let accept = ClientMessage::Answer { game, key, after, what: Question::Draw, accept: true };
    for (reader, message, id) in [
        (Reader::Seat(seat), room.message_of(seat, json!("Nonsense")), "online-refusal-no-order"),
        (
            Reader::Seat(1 - seat),
            room.message_of(1 - seat, json!("Nonsense")),
            "online-refusal-not-your-turn",
        ),
        (Reader::Spectators, room.message_of(seat, json!("Nonsense")), "online-refusal-spectator"),
        (Reader::Seat(seat), accept, "ending-nothing-offered"),
    ] {
        let answer = room.answer(reader, &message);
        let text = text_of::<Squad>(&answer);
        assert_eq!(text.id(), id);
        assert_ne!(text.in_language(&in_language("de")), text.to_string(), "{id} is not German");
        // Sent again, it is the same.
        assert_eq!(room.answer(reader, &message), answer);
    }
}

/// A message of any form does not spoil the refusal around it: the English sentence is left.
#[test]
fn a_refusal_is_read_whatever_its_message_is() {
    let sent = r#"{"id":"order-not-now","args":{"what":{"name":"squad-deed-fire"}}}"#;
    let text = format!(r#"{{"t":"refused","key":"01JD","case":"3","why":"no","message":{sent}}}"#);
    assert_eq!(written(&read_from_referee(&text).unwrap()), text);
    for message in
        [json!(7), json!([]), json!({}), json!({"id": 7}), json!({"id": "a", "args": "b"}), json!(null)]
    {
        let text = json!({"t": "refused", "key": "01JD", "case": "3", "why": "no", "message": message});
        match read_from_referee(&text.to_string()).unwrap() {
            RefereeMessage::Refused { why, message, .. } => assert_eq!((why.as_str(), message), ("no", None)),
            other => panic!("{other:?}"),
        }
        let text = json!({"t": "error", "code": "token", "why": "no", "message": message});
        let read = read_from_referee(&text.to_string()).unwrap();
        assert!(matches!(&read, RefereeMessage::Error { message: None, .. }), "{read:?}");
    }
    // A message that can be read names no text but a refusal.
    let other = TextSent { id: "language-name".to_owned(), args: Default::default() };
    assert_eq!(other.read(&[], &|words| words.to_owned()), None);
}
