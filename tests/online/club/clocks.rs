//! Clocks of games in a hall.

use super::{
    house::{House, Member, open, patrol},
    table::{Table, offer},
};
use kessel::{
    club::hall::LinkId,
    games::squad::rules::Squad,
    referee::{
        clock::Claim,
        wire::{ClientMessage, ErrorCode, LobbyGame, NewOffer, RefereeMessage},
    },
};
use serde_json::{Value, json};

const SECOND: i64 = 1_000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

fn with_clock(clock: Value) -> NewOffer {
    NewOffer { clock: Some(clock), ..offer::<Squad>("patrol") }
}

/// A running game with a clock.
fn table(house: &mut House, clock: Value) -> Table<Squad> {
    let table = Table::<Squad>::new(house, with_clock(clock), [3, 4]);
    house.wait(250);
    table
}

/// Lets the server run for a while, in which these lines stay open.
fn pass(house: &mut House, links: &[LinkId], time: i64) {
    let until = house.at + time;
    let mut number = 0;
    while house.at < until {
        house.wait(4 * SECOND);
        number += 1;
        if number % 8 == 0 {
            for link in links {
                house.send(*link, &ClientMessage::Here);
            }
        }
    }
}

/// Claims the game for a viewer; returns whether that was refused.
fn claim(house: &mut House, table: &mut Table<Squad>, number: usize, what: Claim) -> bool {
    table.follow(house);
    let key = house.key();
    let message = table.viewers[number].client.claim(&key, what).unwrap();
    let answers = house.ask(table.viewers[number].link, &message);
    let mut is_refused = None;
    for answer in &answers {
        table.viewers[number].client.hear(answer);
        match answer {
            RefereeMessage::Refused { .. } => is_refused = Some(true),
            RefereeMessage::Done { .. } => is_refused = Some(false),
            _ => {}
        }
    }
    is_refused.unwrap_or_else(|| panic!("{answers:?}"))
}

fn own_game(house: &mut House, member: &Member) -> LobbyGame {
    match house.answer(member.link, &ClientMessage::Lobby) {
        RefereeMessage::Lobby(mut lobby) => lobby.mine.remove(0),
        other => panic!("{other:?}"),
    }
}

/// The time goes on without a message, and the opponent of a late player claims the game.
#[test]
fn a_late_player_loses_by_a_claim() {
    let mut house = House::new();
    let mut table = table(&mut house, json!({"turn": {"seconds": 600}}));
    let links = [0, 1, 2].map(|number| table.viewers[number].link);
    let late = table.acting().unwrap();
    pass(&mut house, &links, 5 * MINUTE);
    assert!(claim(&mut house, &mut table, 1 - late, Claim::Time), "half of the time is left");
    pass(&mut house, &links, 6 * MINUTE);
    let clocks = house.messages(links[2]);
    let is_late = |message: &RefereeMessage| match message {
        RefereeMessage::Clock { clock } => clock.left.iter().any(|left| *left <= 0),
        _ => false,
    };
    assert!(clocks.iter().any(is_late), "all viewers are told that the time is over: {clocks:?}");
    assert!(claim(&mut house, &mut table, late, Claim::Time), "the other has time");
    assert!(!claim(&mut house, &mut table, 1 - late, Claim::Time));
    match house.answer(table.members[0].link, &ClientMessage::Lobby) {
        RefereeMessage::Lobby(lobby) => assert!(lobby.mine.is_empty() && lobby.ended.len() == 1),
        other => panic!("{other:?}"),
    }
}

/// A player is gone who has no line at the game for five minutes of the own time.
#[test]
fn a_player_without_a_line_at_the_game_is_gone_after_five_minutes() {
    let mut house = House::new();
    let mut table = table(&mut house, json!({"game": {"seconds": 7200, "increment": 0}}));
    let away = table.acting().unwrap();
    let links = [0, 1, 2].map(|number| table.viewers[number].link);
    pass(&mut house, &links, 6 * MINUTE);
    assert!(claim(&mut house, &mut table, 1 - away, Claim::Gone), "the player is there");
    // A second line at the game is enough.
    let second = house.again(&table.members[away]);
    house.ask(second.link, &open(&table.game));
    house.hall.unlink(links[away], house.at);
    let left = [links[1 - away], links[2], second.link];
    pass(&mut house, &left, 6 * MINUTE);
    assert!(claim(&mut house, &mut table, 1 - away, Claim::Gone), "the second line is there");
    house.hall.unlink(second.link, house.at);
    pass(&mut house, &left[..2], 4 * MINUTE);
    assert!(claim(&mut house, &mut table, 1 - away, Claim::Gone));
    pass(&mut house, &left[..2], 2 * MINUTE);
    assert!(!claim(&mut house, &mut table, 1 - away, Claim::Gone));
}

/// A game that is opened while the other player has no line counts that player as away.
#[test]
fn a_player_who_never_comes_is_gone_too() {
    let mut house = House::new();
    let mut table = table(&mut house, json!({"turn": {"seconds": 7200}}));
    let away = table.acting().unwrap();
    house.restart();
    let there = house.again(&table.members[1 - away]);
    table.viewers[1 - away].link = there.link;
    for message in table.viewers[1 - away].client.redial() {
        house.send(there.link, &message);
    }
    for number in [away, 2] {
        table.viewers[number].link = house.guest();
    }
    pass(&mut house, &[there.link], 6 * MINUTE);
    assert!(!claim(&mut house, &mut table, 1 - away, Claim::Gone));
}

/// The clocks of a game by days go on while it is not in memory, and the lobby shows them.
#[test]
fn the_lobby_shows_the_time_left_of_a_game_that_is_not_loaded() {
    let mut house = House::new();
    let table = table(&mut house, json!({"days": {"days": 3}}));
    let late = table.acting().unwrap();
    let shown = own_game(&mut house, &table.members[0]);
    assert_eq!(shown.terms.clock, Some(json!({"days": {"days": 3}})));
    let clock = shown.clock.unwrap();
    assert!(clock.left.iter().all(|left| (3 * DAY - MINUTE..=3 * DAY).contains(left)), "{clock:?}");
    assert_eq!(clock.runs, [late == 0, late == 1]);
    for viewer in &table.viewers {
        house.hall.unlink(viewer.link, house.at);
    }
    pass(&mut house, &[], HOUR);
    assert_eq!(house.hall.size(), (0, 0), "no game is loaded");
    let member = house.again(&table.members[late]);
    let shown = own_game(&mut house, &member);
    let left = shown.clock.unwrap().left[late];
    assert!((left - (3 * DAY - HOUR)).abs() < MINUTE, "{left}");
    let names = ["Anna", "Ben"];
    assert!(shown.your_turn && shown.due == [names[late]], "{:?}", shown.due);
    assert_eq!(house.hall.size().1, 0);
}

/// While the server is away no clock goes on, whatever the clock of its machine says afterwards: also if that was set back.
#[test]
fn a_server_that_is_away_costs_nothing() {
    for jump in [2 * DAY, DAY, -DAY] {
        let mut house = House::new();
        let mut table = table(&mut house, json!({"turn": {"seconds": 600}}));
        let links = [0, 1, 2].map(|number| table.viewers[number].link);
        let late = table.acting().unwrap();
        pass(&mut house, &links, MINUTE);
        let left = |house: &mut House, table: &Table<Squad>| {
            own_game(house, &table.members[0]).clock.unwrap().left[late]
        };
        let before = left(&mut house, &table);
        house.at += jump;
        house.restart();
        house.wait(250);
        table.dial_again(&mut house);
        house.wait(250);
        assert!((before - left(&mut house, &table)).abs() < 5 * SECOND, "{jump}");
        assert!(claim(&mut house, &mut table, 1 - late, Claim::Time), "{jump}");
    }
}

#[test]
fn a_game_is_made_with_a_clock_that_exists() {
    let mut house = House::new();
    let anna = house.member("Anna");
    for clock in [
        json!({"minutes": 5}),
        json!("soon"),
        json!(7),
        json!({"turn": {"seconds": 0}}),
        json!({"turn": {"seconds": -1}}),
        json!({"turn": {"seconds": u64::MAX}}),
        json!({"turn": {"seconds": 1e300}}),
        json!({"game": {"seconds": 600, "increment": u32::MAX}}),
        json!({"days": {"days": 61}}),
    ] {
        house.at += 2_000;
        let shown = clock.to_string();
        let answer = house.make(&anna, NewOffer { clock: Some(clock), ..patrol("key") });
        let is_refused = matches!(answer, RefereeMessage::Error { code: ErrorCode::Terms, .. });
        assert!(is_refused, "{shown}: {answer:?}");
    }
    let answer = house.make(&anna, NewOffer { clock: Some(json!("none")), ..patrol("key") });
    assert!(matches!(answer, RefereeMessage::Made { .. }), "{answer:?}");
    assert_eq!(own_game(&mut house, &anna).terms.clock, None);
}
