//! Games are made, their seats are taken, and they begin.

use super::house::{House, Member, hello, join, open, patrol, sit};
use kessel::referee::{
    Hints,
    store::Store,
    wire::{ClientMessage, ErrorCode, LobbyShown, NewOffer, RefereeMessage, SeatKind},
};
use serde_json::json;

fn made(answer: RefereeMessage) -> (String, Option<String>, Option<String>) {
    match answer {
        RefereeMessage::Made { game, invite, watch, .. } => (game, invite, watch),
        other => panic!("{other:?}"),
    }
}

fn lobby(house: &mut House, member: &Member) -> LobbyShown {
    match house.answer(member.link, &ClientMessage::Lobby) {
        RefereeMessage::Lobby(lobby) => *lobby,
        other => panic!("{other:?}"),
    }
}

fn invited() -> NewOffer {
    NewOffer { other: "invite".to_owned(), ..patrol("key") }
}

#[test]
fn a_game_with_an_open_seat_begins_when_it_is_taken() {
    let mut house = House::new();
    let (anna, ben) = (house.member("Anna"), house.member("Ben"));
    let guest = house.guest();
    let (game, invite, watch) = made(house.make(&anna, patrol("key")));
    assert_eq!((invite, watch), (None, None));
    for link in [anna.link, ben.link, guest] {
        assert_eq!(house.refusal(link, &open(&game)), ErrorCode::Forming);
    }
    assert_eq!(house.store.load(&game).unwrap(), None, "until then it is a row with its terms");
    house.restart();
    let (anna, ben) = (house.again(&anna), house.again(&ben));
    assert_eq!(lobby(&mut house, &ben).open.len(), 1);
    assert_eq!(lobby(&mut house, &anna).mine[0].players[1].kind, SeatKind::Open);

    assert_eq!(house.refusal(ben.link, &sit(&game, "german")), ErrorCode::Seat);
    assert_eq!(house.refusal(ben.link, &sit(&game, "martian")), ErrorCode::Seat);
    assert_eq!(house.refusal(anna.link, &sit(&game, "allied")), ErrorCode::Seat, "she has the other seat");
    let guest = house.guest();
    assert_eq!(house.refusal(guest, &sit(&game, "allied")), ErrorCode::Role);
    house.texts(anna.link);
    let sat = RefereeMessage::Sat { game: game.clone(), side: "allied".to_owned() };
    assert_eq!(house.ask(ben.link, &sit(&game, "allied")), std::slice::from_ref(&sat));
    assert_eq!(house.messages(anna.link), std::slice::from_ref(&sat));
    assert_eq!(house.ask(ben.link, &sit(&game, "allied")), [sat], "sent again");
    assert!(house.messages(anna.link).is_empty());
    for link in [anna.link, ben.link, guest] {
        let whole = house.answer(link, &open(&game));
        assert!(matches!(whole, RefereeMessage::Game(_)), "{whole:?}");
    }
    let lobby = lobby(&mut house, &ben);
    assert_eq!((lobby.mine.len(), lobby.open.len(), lobby.watch.len(), lobby.ended.len()), (1, 0, 1, 0));
    assert_eq!(lobby.mine[0].due.len(), 1);
    assert_eq!(lobby.mine[0].your_turn, lobby.mine[0].due == ["Ben"]);
}

#[test]
fn an_invitation_gives_its_seat_once() {
    let mut house = House::new();
    let (anna, ben) = (house.member("Anna"), house.member("Ben"));
    let (game, invite, _) = made(house.make(&anna, invited()));
    let invite = invite.unwrap();
    assert_eq!(
        house.refusal(ben.link, &sit(&game, "allied")),
        ErrorCode::Seat,
        "it waits for its invitation"
    );
    assert_eq!(house.refusal(anna.link, &join(&invite, None)), ErrorCode::Seat);
    let joined = house.ask(ben.link, &join(&invite, None));
    let expected = RefereeMessage::Joined {
        token: None,
        name: Some("Ben".to_owned()),
        game: Some(game.clone()),
        side: Some("allied".to_owned()),
    };
    assert_eq!(joined[0], expected);
    assert!(joined.contains(&RefereeMessage::Sat { game, side: "allied".to_owned() }), "{joined:?}");
    // Sent again, even over another line, it changes nothing.
    let again = house.again(&ben);
    assert_eq!(house.answer(again.link, &join(&invite, None)), expected);
    let clara = house.member("Clara");
    assert_eq!(house.refusal(clara.link, &join(&invite, None)), ErrorCode::Invite);
    assert_eq!(house.store.games().unwrap().len(), 1);
}

/// A friend without an account gets one with the seat.
#[test]
fn an_invitation_to_a_seat_makes_an_account() {
    let mut house = House::new();
    let anna = house.member("Anna");
    let (game, invite, _) = made(house.make(&anna, invited()));
    let guest = house.guest();
    let joined = house.answer(guest, &join(&invite.unwrap(), Some("Ben")));
    let RefereeMessage::Joined { token: Some(token), game: Some(seat), .. } = joined else {
        panic!("{joined:?}")
    };
    assert_eq!(seat, game);
    let link = house.dial();
    house.ask(link, &hello(Some(&token)));
    let RefereeMessage::Game(whole) = house.answer(link, &open(&game)) else { panic!("he has a seat") };
    assert_eq!(whole.seat.as_deref(), Some("allied"));
}

#[test]
fn a_game_that_is_made_twice_with_its_key_is_one_game() {
    let mut house = House::new();
    let (anna, ben) = (house.member("Anna"), house.member("Ben"));
    let first = house.make(&anna, invited());
    assert_eq!(house.make(&anna, invited()), first);
    house.restart();
    let anna = house.again(&anna);
    assert_eq!(house.make(&anna, invited()), first, "the same invitation, though its hash alone is kept");
    assert_eq!(lobby(&mut house, &anna).mine.len(), 1);
    // Another player may choose the same key.
    let ben = house.again(&ben);
    assert_ne!(made(house.make(&ben, invited())).0, made(first).0);
}

/// A game without hints says so in the lobby and to each of its viewers, also after the hall was opened again.
#[test]
fn a_game_without_hints_says_so() {
    let mut house = House::new();
    let (anna, ben) = (house.member("Anna"), house.member("Ben"));
    let (usual, ..) = made(house.make(&anna, patrol("usual")));
    let (game, ..) = made(house.make(&anna, NewOffer { hints: Hints::None, ..patrol("key") }));
    for game in [&usual, &game] {
        house.ask(ben.link, &sit(game, "allied"));
    }
    house.restart();
    let (anna, ben, guest) = (house.again(&anna), house.again(&ben), house.guest());
    for (game, hints) in [(&usual, Hints::Allowed), (&game, Hints::None)] {
        let shown = lobby(&mut house, &ben).mine.into_iter().find(|shown| shown.game == *game);
        assert_eq!(shown.unwrap().terms.hints, hints);
        for link in [anna.link, ben.link, guest] {
            let RefereeMessage::Game(whole) = house.answer(link, &open(game)) else { panic!("it has begun") };
            assert_eq!(whole.head.hints, hints);
        }
    }
}

/// Nothing of a scenario or a position comes from a client, and no file name.
#[test]
fn a_game_of_unknown_terms_is_not_made() {
    let mut house = House::new();
    let anna = house.member("Anna");
    let text = str::to_owned;
    let bad = [
        NewOffer { key: String::new(), ..patrol("key") },
        NewOffer { key: "k".repeat(65), ..patrol("key") },
        NewOffer { kind: text("chess"), ..patrol("key") },
        NewOffer { scenario: text("no-such-place"), ..patrol("key") },
        NewOffer { scenario: text("../../../etc/passwd"), ..patrol("key") },
        NewOffer { scenario: text("patrol.ron"), ..patrol("key") },
        NewOffer { options: Some(json!({"no_such_option": true})), ..patrol("key") },
        NewOffer { options: Some(json!([1, 2])), ..patrol("key") },
        NewOffer { side: text("martian"), ..patrol("key") },
        NewOffer { other: text("human"), ..patrol("key") },
        NewOffer { other: text("no such player"), ..patrol("key") },
        NewOffer { clock: Some(json!({"minutes": 5})), ..patrol("key") },
    ];
    for offer in bad {
        house.at += 2_000;
        let shown = format!("{offer:?}");
        match house.make(&anna, offer) {
            RefereeMessage::Error { code, .. } => assert_eq!(code, ErrorCode::Terms, "{shown}"),
            other => panic!("{shown}: {other:?}"),
        }
    }
    assert!(lobby(&mut house, &anna).mine.is_empty());
    assert_eq!(house.store.games().unwrap(), [""; 0]);
}
