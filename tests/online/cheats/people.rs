//! People and programs: stolen secrets, floods of texts, and changed data.

use super::{lines, squad};
use crate::club::house::{House, hello, join, open, patrol, sit};
use kessel::{
    club::accounts,
    engine::orders::Game,
    games::squad::rules::Squad,
    referee::{
        Role,
        store::club::ClubStore,
        wire::{ClientMessage, ErrorCode, NewOffer, RefereeMessage, written},
    },
};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use serde_json::json;

/// 13: a stolen token or invitation. The store has hashes alone; an invitation has one use; a token is revoked.
#[test]
fn cheat_13_stolen_tokens_and_invitations_are_worth_nothing() {
    let mut house = House::new();
    let invite = house.invitation(Role::Player, 1, None);
    let link = house.guest();
    let RefereeMessage::Joined { token: Some(token), .. } = house.answer(link, &join(&invite, Some("Anna")))
    else {
        panic!("an account is made")
    };
    house.ask(link, &ClientMessage::Lobby);
    for (secret, what) in [(&token, "token"), (&invite, "invitation")] {
        assert!(house.store.device(secret).unwrap().is_none(), "{what}");
        assert!(house.store.invitation(secret).unwrap().is_none(), "{what}");
    }
    assert!(house.store.device(&accounts::hash_of(&token)).unwrap().is_some());
    // What is read in the store is no token either.
    let thief = house.dial();
    assert_eq!(house.refusal(thief, &hello(Some(&accounts::hash_of(&token)))), ErrorCode::Token);
    let thief = house.guest();
    for name in ["Anna", "Thief"] {
        assert_eq!(house.refusal(thief, &join(&invite, Some(name))), ErrorCode::Invite);
    }
    assert_eq!(house.refusal(thief, &join(&token, Some("Thief"))), ErrorCode::Invite);
    accounts::ban(&mut house.store, "Anna", house.at).unwrap();
    let thief = house.dial();
    assert_eq!(house.refusal(thief, &hello(Some(&token))), ErrorCode::Token);
}

/// Texts that were never meant: noise, and messages with a letter changed, left out or doubled.
fn hostile(chance: &mut ChaCha8Rng, messages: &[String]) -> String {
    let noise: Vec<u8> = (0..chance.random_range(0..60)).map(|_| chance.random_range(0..=255)).collect();
    if chance.random_range(0..4) == 0 {
        return String::from_utf8_lossy(&noise).into_owned();
    }
    let mut text: Vec<char> = messages[chance.random_range(0..messages.len())].chars().collect();
    for _ in 0..chance.random_range(1..4) {
        let at = chance.random_range(0..text.len());
        match chance.random_range(0..3) {
            0 => text[at] = char::from(chance.random_range(b' '..=b'~')),
            1 => drop(text.remove(at)),
            _ => text.insert(at, text[at]),
        }
    }
    text.into_iter().collect()
}

/// 14: a flood of messages, deep JSON, and texts that are no messages.
#[test]
fn cheat_14_floods_and_hostile_texts_end_lines_and_nothing_else() {
    let mut house = House::new();
    let table = squad(&mut house);
    let mut link = house.guest();
    for (text, code) in [
        ("[".repeat(60_000), ErrorCode::TooDeep),
        (format!("{{\"t\":\"new\",\"options\":{}", "{\"a\":".repeat(1_000)), ErrorCode::TooDeep),
        (" ".repeat(65 * 1024), ErrorCode::TooLong),
        ("{}".to_owned(), ErrorCode::Malformed),
    ] {
        house.send_text(link, &text);
        let answers = house.messages(link);
        assert!(
            matches!(&answers[..], [RefereeMessage::Error { code: is, .. }] if *is == code),
            "{answers:?}"
        );
    }
    let texts = [
        written(&hello(Some("token"))),
        written(&join("invitation", Some("Name"))),
        written(&open(&table.game)),
        written(&sit(&table.game, "german")),
        written(&ClientMessage::New(Box::new(patrol("key")))),
        written(&ClientMessage::Order {
            game: table.game.clone(),
            key: "key".to_owned(),
            after: 1 << 60,
            order: json!({"Move": {"units": ["a"], "path": ["0101"]}}),
        }),
        r#"{"t":"say","game":"","text":"\u0000","to":"players"}"#.to_owned(),
        r#"{"t":"open","game":"a","n":18446744073709551615,"hash":""}"#.to_owned(),
    ];
    let mut chance = ChaCha8Rng::seed_from_u64(14);
    for _ in 0..4_000 {
        let text = hostile(&mut chance, &texts);
        house.send_text(link, &text);
        house.texts(link);
        if house.closed(link).is_some() {
            link = house.guest();
        }
    }
    // At times that make no sense.
    for at in [i64::MIN, -1, 0, i64::MAX, house.at] {
        let acts = house.hall.hear(link, "{\"t\":\"lobby\"}", at);
        house.carry(acts);
    }
    assert_eq!(lines(&mut house, &table.game), 0);
    table.is_level(&mut house);
}

/// 15: changed data or rules in the own program. The client names no file, and the referee plays by its own data.
#[test]
fn cheat_15_the_data_are_those_of_the_referee() {
    let mut house = House::new();
    let clara = house.member("Clara");
    let text = str::to_owned;
    for offer in [
        NewOffer { scenario: text("../patrol"), ..patrol("key") },
        NewOffer { options: Some(json!({"cheat": true})), ..patrol("key") },
    ] {
        let answer = house.make(&clara, offer);
        assert!(matches!(answer, RefereeMessage::Error { code: ErrorCode::Terms, .. }), "{answer:?}");
    }
    let table = squad(&mut house);
    let digests = Squad::about(&Squad::load("patrol", &Default::default()).unwrap()).digests.to_vec();
    let link = house.dial();
    house.send_text(link, r#"{"t":"hello","v":1,"rules":{"squad":99},"digests":["0"]}"#);
    house.texts(link);
    let RefereeMessage::Game(game) = house.answer(link, &open(&table.game)) else {
        panic!("a guest watches")
    };
    assert_eq!(game.head.digests, digests);
}
