//! What was found by reading the hall as someone who wants to harm it.

use super::{
    house::{House, join, open, patrol},
    table::{Table, offer},
};
use kessel::{
    games::squad::rules::Squad,
    referee::wire::{Audience, ClientMessage, ErrorCode, NewOffer, RefereeMessage, SeatShown},
};

/// A guest at a game becomes its player on the same line: from the next look on, the line has what the seat has, and not
/// what spectators write.
#[test]
fn a_guest_who_becomes_a_player_of_the_game_has_the_seat() {
    let mut house = House::new();
    let mut table = Table::<Squad>::new(&mut house, offer::<Squad>("patrol"), [3, 4]);
    let anna = table.members[0].clone();
    let link = house.guest();
    house.ask(link, &open(&table.game));
    let RefereeMessage::Device { code, .. } = house.answer(anna.link, &ClientMessage::Device) else {
        panic!("there is a code")
    };
    house.ask(link, &join(&code, None));
    let RefereeMessage::Game(game) = house.answer(link, &open(&table.game)) else { panic!("she has a seat") };
    assert_eq!(game.seat.as_deref(), Some("german"));
    let clara = house.member("Clara");
    house.ask(clara.link, &open(&table.game));
    let (game, text, to) = (table.game.clone(), "psst".to_owned(), Audience::All);
    house.send(clara.link, &ClientMessage::Say { game, text, to });
    for viewer in &table.viewers {
        house.texts(viewer.link);
    }
    assert!(house.messages(link).iter().all(|message| !matches!(message, RefereeMessage::Said(_))));
    // Both lines of Anna are sent the same from now on.
    let steps = |messages: Vec<RefereeMessage>| -> Vec<RefereeMessage> {
        messages.into_iter().filter(|message| message.number().is_some()).collect()
    };
    for _ in 0..20 {
        let number = table.acting().unwrap();
        let order = table.advice(number);
        let message = table.order(&mut house, number, &order);
        house.send(table.viewers[number].link, &message);
        let own = steps(house.messages(anna.link));
        assert_eq!(steps(house.messages(link)), own);
        if !own.is_empty() {
            return;
        }
    }
    panic!("20 orders in turn were refused");
}

/// While a computer player thinks, one line cannot fill what waits for its turn.
#[test]
fn a_line_has_few_messages_that_wait_for_a_computer_player() {
    for side in ["german", "allied"] {
        let mut house = House::new();
        let (anna, guest) = (house.member("Anna"), house.guest());
        let (side, other) = (side.to_owned(), "random".to_owned());
        let offer = NewOffer { side, other, ..patrol("key") };
        let RefereeMessage::Made { game, .. } = house.make(&anna, offer) else { panic!("it is made") };
        let Some(work) = house.hall.take_work() else { continue };
        let is_refused = |answer: &RefereeMessage| {
            matches!(answer, RefereeMessage::Error { code: ErrorCode::TooFast, .. })
        };
        let answers: Vec<_> = (0..20).flat_map(|_| house.ask(guest, &open(&game))).collect();
        assert_eq!(answers.iter().filter(|answer| is_refused(answer)).count(), 12, "eight wait");
        assert!(house.ask(anna.link, &open(&game)).is_empty(), "hers waits too");
        let mut store = house.store.clone();
        let acts = house.hall.work_done(work.run(&mut store, house.at), house.at);
        house.carry(acts);
        let heard = house.messages(anna.link);
        assert!(heard.iter().any(|message| matches!(message, RefereeMessage::Game(_))), "{heard:?}");
        return;
    }
    panic!("one of the sides has a computer player that is to play");
}

/// One player cannot fill the list of open games.
#[test]
fn a_few_offers_of_each_player_are_in_the_lobby() {
    let mut house = House::new();
    let (anna, ben) = (house.member("Anna"), house.member("Ben"));
    house.make(&ben, patrol("first"));
    for number in 0..8 {
        house.at += 1_000;
        let made = house.make(&anna, patrol(&format!("key {number}")));
        assert!(matches!(made, RefereeMessage::Made { .. }), "{made:?}");
    }
    let RefereeMessage::Lobby(lobby) = house.answer(ben.link, &ClientMessage::Lobby) else {
        panic!("a lobby")
    };
    let by = |name: &str| {
        let is_by = |seat: &SeatShown| seat.name.as_deref() == Some(name);
        lobby.open.iter().filter(|game| game.players.iter().any(is_by)).count()
    };
    assert_eq!((by("Anna"), by("Ben")), (5, 1));
}

/// Looks and texts have limits of their own. The line stays: a person who hurries is no attack.
#[test]
fn looks_and_texts_are_limited() {
    let mut house = House::new();
    let table = Table::<Squad>::new(&mut house, offer::<Squad>("patrol"), [3, 4]);
    let (anna, guest) = (table.viewers[0].link, table.viewers[2].link);
    let say = ClientMessage::Say { game: table.game.clone(), text: "Hi".to_owned(), to: Audience::All };
    for (link, message, most) in [(anna, &say, 40), (guest, &ClientMessage::Lobby, 300)] {
        let is_refused = |house: &mut House| {
            let answers = house.ask(link, message);
            answers.iter().any(|it| matches!(it, RefereeMessage::Error { code: ErrorCode::TooFast, .. }))
        };
        assert!((0..most).any(|_| is_refused(&mut house)), "{message:?}");
        assert_eq!(house.closed(link), None);
        house.wait(2_000);
        assert!(!is_refused(&mut house));
    }
}

/// A text that turns letters round, or breaks the line, could look like one of somebody else.
#[test]
fn a_text_of_the_chat_stays_in_its_line() {
    let mut house = House::new();
    let table = Table::<Squad>::new(&mut house, offer::<Squad>("patrol"), [3, 4]);
    for letter in ['\u{2028}', '\u{202e}', '\u{2066}', '\n'] {
        let (game, text, to) = (table.game.clone(), format!("a{letter}b"), Audience::All);
        let message = ClientMessage::Say { game, text, to };
        assert_eq!(house.refusal(table.viewers[0].link, &message), ErrorCode::Text, "{letter:?}");
    }
}
