//! Who may watch: a private game and no game have the same answer.

use super::{
    house::{House, hello, join, open, patrol, sit},
    table::{Table, offer},
};
use kessel::{
    games::squad::rules::Squad,
    referee::wire::{Audience, ClientMessage, ErrorCode, NewOffer, Question, RefereeMessage},
};
use serde_json::json;

fn private() -> NewOffer {
    NewOffer { public: false, ..offer::<Squad>("patrol") }
}

/// Every message that names a game.
fn messages_about(game: &str) -> Vec<ClientMessage> {
    let (game, key) = (game.to_owned(), "key".to_owned());
    vec![
        open(&game),
        sit(&game, "allied"),
        ClientMessage::Order { game: game.clone(), key: key.clone(), after: 0, order: json!("EndPhase") },
        ClientMessage::Ask { game: game.clone(), key: key.clone(), after: 0, what: Question::Resign },
        ClientMessage::Answer { game: game.clone(), key, after: 0, what: Question::Draw, accept: true },
        ClientMessage::File { game: game.clone(), part: 0 },
        ClientMessage::Say { game, text: "hello".to_owned(), to: Audience::All },
    ]
}

#[test]
fn a_private_game_is_not_told_from_none() {
    let mut house = House::new();
    let (anna, ben, clara) = (house.member("Anna"), house.member("Ben"), house.member("Clara"));
    let running = house.game_of((&anna, &ben), private());
    let invited = NewOffer { other: "invite".to_owned(), key: "other".to_owned(), ..private() };
    let RefereeMessage::Made { game: forming, .. } = house.make(&anna, invited) else { panic!("it is made") };
    let guest = house.guest();
    for link in [clara.link, guest] {
        let mut answers = Vec::new();
        for game in [running.as_str(), forming.as_str(), "nothing", ""] {
            let about = messages_about(game);
            answers.push(about.iter().map(|message| house.ask(link, message)).collect::<Vec<_>>());
        }
        answers.dedup();
        assert_eq!(answers.len(), 1, "{answers:?}");
        match house.answer(link, &ClientMessage::Lobby) {
            RefereeMessage::Lobby(lobby) => {
                assert!(lobby.open.is_empty() && lobby.watch.is_empty() && lobby.mine.is_empty());
            }
            other => panic!("{other:?}"),
        }
    }
    for (link, seat) in [(anna.link, "german"), (ben.link, "allied")] {
        let RefereeMessage::Game(game) = house.answer(link, &open(&running)) else {
            panic!("a player sees it")
        };
        assert_eq!(game.seat.as_deref(), Some(seat));
    }
}

/// A private game is watched by those who have its invitation, also after it is loaded.
#[test]
fn a_private_game_is_watched_with_its_invitation() {
    let mut house = House::new();
    let (anna, ben) = (house.member("Anna"), house.member("Ben"));
    let game = house.game_of((&anna, &ben), private());
    let RefereeMessage::Made { watch: Some(watch), .. } =
        house.make(&anna, NewOffer { other: "invite".to_owned(), ..private() })
    else {
        panic!("there is an invitation to watch")
    };
    for _ in 0..3 {
        let guest = house.guest();
        assert_eq!(house.refusal(guest, &open(&game)), ErrorCode::NoGame);
        let joined = house.answer(guest, &join(&watch, None));
        let expected =
            RefereeMessage::Joined { token: None, name: None, game: Some(game.clone()), side: None };
        assert_eq!(joined, expected);
        let RefereeMessage::Game(whole) = house.answer(guest, &open(&game)) else { panic!("it is watched") };
        assert_eq!(whole.seat, None);
        assert_eq!(house.refusal(guest, &sit(&game, "allied")), ErrorCode::Role);
    }
}

/// The seat of a private game may be offered to all players; it is not shown to guests.
#[test]
fn a_private_game_can_have_an_open_seat() {
    let mut house = House::new();
    let (anna, ben) = (house.member("Anna"), house.member("Ben"));
    let RefereeMessage::Made { game, .. } = house.make(&anna, NewOffer { public: false, ..patrol("key") })
    else {
        panic!("it is made")
    };
    let guest = house.guest();
    for (link, offers) in [(ben.link, 1), (guest, 0)] {
        match house.answer(link, &ClientMessage::Lobby) {
            RefereeMessage::Lobby(lobby) => assert_eq!(lobby.open.len(), offers),
            other => panic!("{other:?}"),
        }
    }
    house.ask(ben.link, &sit(&game, "allied"));
    assert!(matches!(house.answer(ben.link, &open(&game)), RefereeMessage::Game(_)));
    assert_eq!(house.refusal(guest, &open(&game)), ErrorCode::NoGame);
}

/// A line follows the game that it has opened last: messages of the referee do not name their game.
#[test]
fn a_line_follows_one_game() {
    let mut house = House::new();
    let mut table = Table::<Squad>::new(&mut house, offer::<Squad>("patrol"), [3, 4]);
    let members = table.members.clone();
    let [anna, ben] = [&members[0], &members[1]].map(|member| house.again(member));
    let second =
        house.game_of((&anna, &ben), NewOffer { key: "second".to_owned(), ..offer::<Squad>("patrol") });
    let watcher = house.guest();
    house.ask(watcher, &open(&table.game));
    house.ask(watcher, &open(&second));
    for _ in 0..4 {
        table.advance(&mut house);
    }
    let sent = house.messages(watcher);
    assert!(sent.iter().all(|message| message.number().is_none()), "{sent:?}");
}

#[test]
fn the_people_at_a_game_are_sent_when_they_change() {
    let mut house = House::new();
    let table = Table::<Squad>::new(&mut house, offer::<Squad>("patrol"), [3, 4]);
    let here = |present: &[&str], spectators: usize| RefereeMessage::Here {
        game: table.game.clone(),
        present: present.iter().map(|name| (*name).to_owned()).collect(),
        spectators,
    };
    house.wait(1_000);
    let [anna, ben, guest] = [0, 1, 2].map(|number| table.viewers[number].link);
    assert_eq!(house.messages(anna).last(), Some(&here(&["Anna", "Ben"], 1)));
    house.texts(ben);
    house.wait(1_000);
    assert!(house.messages(ben).is_empty(), "nothing has changed");
    house.hall.unlink(anna, house.at);
    house.wait(300);
    assert_eq!(house.messages(ben), [here(&["Ben"], 1)]);
    // Spectators come and go often: their number is sent every few seconds.
    house.hall.unlink(guest, house.at);
    house.wait(300);
    assert!(house.messages(ben).is_empty());
    house.wait(5_000);
    assert_eq!(house.messages(ben), [here(&["Ben"], 0)]);
    assert_eq!(house.answer(ben, &ClientMessage::Here), here(&["Ben"], 0));
    let welcome = house.dial();
    house.ask(welcome, &hello(None));
    assert!(house.ask(welcome, &ClientMessage::Here).is_empty(), "it follows no game");
}
