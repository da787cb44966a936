//! Spectators of a game in a hall who see it later than its players.

use super::{
    house::{House, open, patrol},
    table::{Table, offer},
};
use kessel::{
    club::paged::Kinds,
    games::{PAGED, squad::rules::Squad},
    referee::wire::{ClientMessage, ErrorCode, LobbyShown, NewOffer, Question, RefereeMessage},
};
use serde_json::{Value, json};

fn with_delay(delay: Option<Value>) -> NewOffer {
    NewOffer { delay, ..offer::<Squad>("patrol") }
}

/// A house with a game whose spectators have this delay. Two houses have the same game.
fn table(delay: Option<Value>) -> (House, Table<Squad>) {
    let mut house = House::new();
    let table = Table::<Squad>::new(&mut house, with_delay(delay), [3, 4]);
    (house, table)
}

/// The view that a viewer holds.
fn view(table: &Table<Squad>, number: usize) -> Value {
    table.viewers[number].client.held().unwrap().view.clone()
}

#[track_caller]
fn lobby(house: &mut House, number: usize, table: &Table<Squad>) -> LobbyShown {
    match house.answer(table.viewers[number].link, &ClientMessage::Lobby) {
        RefereeMessage::Lobby(lobby) => *lobby,
        other => panic!("{other:?}"),
    }
}

/// The same game with and without a delay: the players see the same, and a spectator what the other one saw four orders
/// before; also after a restart, until the game is over.
#[test]
fn a_spectator_sees_the_game_four_orders_later() {
    let (mut usual_house, mut usual) = table(None);
    let (mut house, mut late) = table(Some(json!({"orders": 4})));
    let mut views = vec![view(&usual, 2)];
    for order in 1..=14 {
        assert!(usual.advance(&mut usual_house) && late.advance(&mut house));
        views.push(view(&usual, 2));
        for player in [0, 1] {
            assert_eq!(view(&late, player), view(&usual, player), "order {order}");
        }
        if order == 9 {
            house.restart();
            late.dial_again(&mut house);
            usual_house.restart();
            usual.dial_again(&mut usual_house);
        }
        assert_eq!(view(&late, 2), views[views.len().saturating_sub(5)], "order {order}");
    }
    assert_ne!(view(&late, 2), view(&usual, 2));
    for (house, table) in [(&mut usual_house, &mut usual), (&mut house, &mut late)] {
        let key = house.key();
        let resign = table.viewers[0].client.ask(&key, Question::Resign).unwrap();
        house.send(table.viewers[0].link, &resign);
        table.follow(house);
    }
    assert!(late.viewers[2].client.held().is_some_and(|held| held.due.is_empty()));
    assert_eq!(view(&late, 2), view(&usual, 2));
}

/// Minutes pass in the hall without a message.
#[test]
fn a_spectator_sees_the_game_two_minutes_later() {
    let (mut house, mut table) = table(Some(json!({"minutes": 2})));
    let n = |table: &Table<Squad>| table.viewers[2].client.held().map(|held| held.n);
    let first = n(&table);
    for _ in 0..6 {
        table.advance(&mut house);
    }
    assert_eq!(n(&table), first);
    for _ in 0..4 {
        house.wait(31_000);
        for number in [0, 1, 2] {
            house.send(table.viewers[number].link, &ClientMessage::Here);
        }
    }
    table.follow(&mut house);
    assert!(n(&table) > first, "the steps have come by themselves");
}

/// The lobby shows the delay, and a spectator neither whose turn it is nor when the last order was given.
#[test]
fn the_lobby_of_a_spectator_is_not_ahead() {
    let (mut house, mut table) = table(Some(json!({"orders": 4})));
    house.wait(10_000);
    table.advance(&mut house);
    let (player, guest) = (lobby(&mut house, 0, &table), lobby(&mut house, 2, &table));
    let ([mine], [watched]) = (player.mine.as_slice(), guest.watch.as_slice()) else {
        panic!("one game each")
    };
    assert_eq!((mine.due.len(), watched.due.len()), (1, 0));
    assert!(watched.moved < mine.moved && !watched.your_turn && watched.clock.is_none());
    for game in [mine, watched] {
        assert_eq!(game.terms.delay, Some(json!({"orders": 4})));
    }
}

/// The page of a game with a delay says so: how many orders it is behind the table.
#[test]
fn the_page_of_a_game_has_its_delay() {
    let kinds: Kinds = &PAGED;
    let squad = kinds.iter().find(|kind| kind.kind() == "squad").expect("Squad has pages");
    for (delay, shown) in
        [(None, json!(null)), (Some(json!({"orders": 4})), json!("4 orders behind the table"))]
    {
        let (mut house, table) = table(delay);
        let guest = house.guest();
        let mut follower = squad.follow(&table.game, "en");
        for message in house.ask(guest, &open(&table.game)) {
            follower.hear(&message);
        }
        let page = follower.page().expect("a page");
        let state: Value = serde_json::from_str(&page.text).unwrap();
        assert_eq!(state["delay"], shown);
    }
}

#[test]
fn a_delay_that_cannot_be_agreed_is_refused() {
    let mut house = House::new();
    let anna = house.member("Anna");
    let wrong = [
        json!({"orders": 0}),
        json!({"orders": 21}),
        json!({"minutes": 0}),
        json!({"minutes": 61}),
        json!({"orders": -1}),
        json!({"moons": 1}),
        json!("later"),
        json!(5),
    ];
    for delay in wrong {
        let answer = house.make(&anna, NewOffer { delay: Some(delay.clone()), ..patrol("key") });
        assert!(
            matches!(answer, RefereeMessage::Error { code: ErrorCode::Terms, .. }),
            "{delay}: {answer:?}"
        );
    }
    for (number, delay) in [json!("none"), json!("turn"), json!({"minutes": 60})].into_iter().enumerate() {
        let answer = house.make(&anna, NewOffer { delay: Some(delay), ..patrol(&format!("key-{number}")) });
        assert!(matches!(answer, RefereeMessage::Made { .. }), "{answer:?}");
    }
}
