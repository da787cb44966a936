//! Limits, counted in messages and in the moments that the hall is given.

use super::{
    house::{House, hello, open, patrol},
    table::{Table, offer},
};
use kessel::{
    games::squad::rules::Squad,
    referee::wire::{ClientMessage, ErrorCode, RefereeMessage},
};

#[test]
fn a_link_begins_with_a_hello_of_this_version_within_five_seconds() {
    let mut house = House::new();
    let [silent, early, other, good] = [house.dial(), house.dial(), house.dial(), house.dial()];
    assert_eq!(house.refusal(early, &ClientMessage::Lobby), ErrorCode::HelloFirst);
    assert_eq!(house.closed(early), Some("no hello"));
    house.send_text(other, r#"{"t":"hello","v":99}"#);
    assert!(matches!(&house.messages(other)[..], [RefereeMessage::Error { code: ErrorCode::Version, .. }]));
    assert!(house.closed(other).is_some());
    house.ask(good, &hello(None));
    house.wait(4_000);
    assert_eq!(house.closed(silent), None);
    house.wait(1_000);
    assert_eq!(house.closed(silent), Some("no hello in time"));
    assert_eq!(house.closed(good), None);
}

#[test]
fn a_link_without_a_word_for_a_minute_is_closed() {
    let mut house = House::new();
    let [silent, speaking] = [house.guest(), house.guest()];
    for _ in 0..3 {
        house.wait(19_000);
        house.ask(speaking, &ClientMessage::Here);
    }
    assert_eq!(house.closed(silent), None);
    house.wait(5_000);
    assert!(house.closed(silent).is_some());
    assert_eq!(house.closed(speaking), None);
    assert_eq!(house.hall.size().0, 1);
}

/// Twenty messages a second, and sixty at once.
#[test]
fn a_flood_of_messages_ends_the_link() {
    let mut house = House::new();
    let link = house.guest();
    house.at += 10_000;
    for _ in 0..60 {
        let acts = house.hall.hear(link, r#"{"t":"wave"}"#, house.at);
        assert!(acts.is_empty());
    }
    // A clock that goes back gives nothing; half a second gives ten.
    let earlier = house.hall.hear(link, r#"{"t":"wave"}"#, house.at + 500);
    assert!(earlier.is_empty());
    for _ in 0..9 {
        assert!(house.hall.hear(link, r#"{"t":"wave"}"#, house.at).is_empty());
    }
    let acts = house.hall.hear(link, r#"{"t":"wave"}"#, house.at);
    house.carry(acts);
    assert!(matches!(&house.messages(link)[..], [RefereeMessage::Error { code: ErrorCode::TooFast, .. }]));
    assert_eq!(house.closed(link), Some("too many messages"));
}

#[test]
fn an_address_has_64_links_and_a_player_8() {
    let mut house = House::new();
    let address = House::address(1_000_000);
    let links: Vec<_> = (0..64).map(|_| house.hall.link(address, house.at).unwrap()).collect();
    assert!(house.hall.link(address, house.at).is_err());
    assert!(house.hall.link(House::address(1_000_001), house.at).is_ok());
    house.hall.unlink(links[0], house.at);
    assert!(house.hall.link(address, house.at).is_ok());
    // The addresses of an IPv6 network of 64 bits are one home.
    for number in 0..64_u64 {
        let address = format!("2001:db8::{number:x}").parse().unwrap();
        house.hall.link(address, house.at).unwrap();
    }
    assert!(house.hall.link("2001:db8::ffff".parse().unwrap(), house.at).is_err());
    assert!(house.hall.link("2001:db8:0:1::1".parse().unwrap(), house.at).is_ok());

    let anna = house.member("Anna");
    for _ in 0..7 {
        house.again(&anna);
    }
    let link = house.dial();
    assert_eq!(house.refusal(link, &hello(Some(&anna.token))), ErrorCode::TooMany);
    assert!(house.closed(link).is_some());
    house.hall.unlink(anna.link, house.at);
    house.again(&anna);
}

#[test]
fn a_game_has_500_spectators() {
    let mut house = House::new();
    let table = Table::<Squad>::new(&mut house, offer::<Squad>("patrol"), [3, 4]);
    // The guest at the table is the first.
    for _ in 1..500 {
        let link = house.guest();
        house.send(link, &open(&table.game));
    }
    let link = house.guest();
    assert_eq!(house.refusal(link, &open(&table.game)), ErrorCode::TooMany);
    // A player comes in nevertheless.
    let anna = house.again(&table.members[0]);
    assert!(matches!(house.answer(anna.link, &open(&table.game)), RefereeMessage::Game(_)));
    house.hall.unlink(table.viewers[2].link, house.at);
    assert!(matches!(house.answer(link, &open(&table.game)), RefereeMessage::Game(_)));
}

/// What costs the server much, such as making a game, is counted for an address.
#[test]
fn games_are_made_one_a_second() {
    let mut house = House::new();
    let anna = house.member("Anna");
    house.at += 60_000;
    let make = |house: &mut House, number: u32| house.make(&anna, patrol(&format!("game {number}")));
    let refused = (0..60).find(|number| matches!(make(&mut house, *number), RefereeMessage::Error { .. }));
    // Two seconds pass meanwhile.
    assert!(refused.is_some_and(|number| (20..30).contains(&number)), "{refused:?}");
    // A key that was used costs nothing.
    assert!(matches!(make(&mut house, 0), RefereeMessage::Made { .. }));
    house.at += 2_000;
    assert!(matches!(make(&mut house, 99), RefereeMessage::Made { .. }));
}
