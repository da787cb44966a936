//! Tokens, invitations and codes: whatever is wrong with one, the answer is the same.

use super::house::{House, hello, join, open, patrol};
use kessel::{
    club::accounts,
    engine::text::in_language,
    referee::{
        Role,
        wire::{ClientMessage, ErrorCode, RefereeMessage},
    },
};

fn token_of(answer: RefereeMessage) -> String {
    match answer {
        RefereeMessage::Joined { token: Some(token), .. } => token,
        other => panic!("{other:?}"),
    }
}

fn name_of(answer: &RefereeMessage) -> Option<&str> {
    match answer {
        RefereeMessage::Welcome { player: Some(player), .. } => Some(&player.name),
        _ => None,
    }
}

#[test]
fn an_invitation_makes_one_account_and_its_token_is_known_again() {
    let mut house = House::new();
    let anna = house.member("Anna");
    let link = house.dial();
    let welcome = house.answer(link, &hello(Some(&anna.token)));
    assert_eq!(name_of(&welcome), Some("Anna"));
    // A person may type it in capitals and with spaces.
    let (link, typed) = (house.dial(), anna.token.to_uppercase());
    assert_eq!(name_of(&house.answer(link, &hello(Some(&format!(" {typed} "))))), Some("Anna"));
    house.restart();
    house.again(&anna);
}

#[test]
fn whatever_is_wrong_with_a_token_the_answer_is_the_same() {
    let mut house = House::new();
    let ben = house.member("Ben");
    accounts::ban(&mut house.store, "ben", house.at).unwrap();
    let mut answers = Vec::new();
    let (long, other) = ("a".repeat(1_000), "a".repeat(52));
    for token in [ben.token.as_str(), "", "wrong", "Ben", long.as_str(), other.as_str()] {
        let link = house.dial();
        answers.push(house.answer(link, &hello(Some(token))));
        assert!(house.closed(link).is_some(), "{token}");
    }
    answers.dedup();
    assert_eq!(answers.len(), 1, "{answers:?}");
    assert!(matches!(&answers[0], RefereeMessage::Error { code: ErrorCode::Token, .. }), "{answers:?}");
}

#[test]
fn whatever_is_wrong_with_an_invitation_the_answer_is_the_same() {
    let mut house = House::new();
    let used = house.invitation(Role::Player, 1, None);
    let guest = house.guest();
    token_of(house.answer(guest, &join(&used, Some("Anna"))));
    let ended = house.invitation(Role::Player, 1, Some(house.at + 10));
    house.at += 1_000;
    let mut answers = Vec::new();
    for (invite, name) in [
        (used.as_str(), "Ben"),
        (ended.as_str(), "Ben"),
        ("wrong", "Ben"),
        ("", "Ben"),
        (ended.as_str(), "?"),
    ] {
        let link = house.guest();
        answers.push(house.answer(link, &join(invite, Some(name))));
    }
    answers.dedup();
    assert_eq!(answers.len(), 1, "{answers:?}");
    assert!(matches!(&answers[0], RefereeMessage::Error { code: ErrorCode::Invite, .. }), "{answers:?}");
}

/// A refusal of the club has a message for the language of the player beside its sentence.
#[test]
fn a_refusal_of_the_club_has_its_message() {
    let mut house = House::new();
    let guest = house.guest();
    let RefereeMessage::Error { why, message, .. } = house.answer(guest, &join("wrong", Some("Ben"))) else {
        panic!("the invitation is wrong")
    };
    let text = message.and_then(|sent| sent.read(&[], &|words| words.to_owned())).expect("a message");
    assert_eq!((text.id(), text.to_string()), ("online-refusal-invite", why));
    assert_eq!(text.in_language(&in_language("de")), "diese Einladung ist nicht gültig");
}

#[test]
fn an_invitation_may_have_several_uses_and_names_are_used_once() {
    let mut house = House::new();
    let invite = house.invitation(Role::Player, 2, None);
    let links = [house.guest(), house.guest(), house.guest()];
    token_of(house.answer(links[0], &join(&invite, Some("Anna"))));
    // Another message: the token has arrived.
    house.ask(links[0], &ClientMessage::Lobby);
    assert_eq!(house.refusal(links[1], &join(&invite, Some("ANNA"))), ErrorCode::Name);
    let long = "a".repeat(33);
    for name in ["", "A", "7", "keeper", "Anna\u{202e}", "two  spaces", "<b>", long.as_str()] {
        assert_eq!(house.refusal(links[1], &join(&invite, Some(name))), ErrorCode::Name, "{name}");
    }
    assert_eq!(house.refusal(links[1], &join(&invite, None)), ErrorCode::Name);
    token_of(house.answer(links[1], &join(&invite, Some("Jürgen O’Neil"))));
    assert_eq!(house.refusal(links[2], &join(&invite, Some("Clara"))), ErrorCode::Invite);
}

/// The answer may be lost with the line: the same invitation with the same name gives the account its token then, once.
#[test]
fn a_join_that_is_sent_again_makes_no_second_account() {
    let mut house = House::new();
    let invite = house.invitation(Role::Player, 1, None);
    let first = house.guest();
    let lost = house.answer(first, &join(&invite, Some("Anna")));
    assert_eq!(house.answer(first, &join(&invite, Some("Anna"))), lost, "on the same line");
    let second = house.guest();
    let token = token_of(house.answer(second, &join(&invite, Some("Anna"))));
    assert_ne!(token, token_of(lost.clone()));
    // The lost token is worth nothing, and the new one has been used.
    let link = house.dial();
    assert_eq!(house.refusal(link, &hello(Some(&token_of(lost)))), ErrorCode::Token);
    let link = house.dial();
    assert_eq!(name_of(&house.answer(link, &hello(Some(&token)))), Some("Anna"));
    let third = house.guest();
    assert_eq!(house.refusal(third, &join(&invite, Some("Anna"))), ErrorCode::Invite);
    let accounts = kessel::referee::store::club::ClubStore::players(&mut house.store).unwrap();
    assert_eq!(accounts.len(), 1);
}

#[test]
fn a_code_adds_a_second_device_within_ten_minutes() {
    let mut house = House::new();
    let anna = house.member("Anna");
    let code = |house: &mut House| match house.answer(anna.link, &ClientMessage::Device) {
        RefereeMessage::Device { code, ends } => (code, ends),
        other => panic!("{other:?}"),
    };
    let (earlier, _) = code(&mut house);
    let (late, _) = code(&mut house);
    let link = house.guest();
    assert_eq!(house.refusal(link, &join(&earlier, None)), ErrorCode::Invite, "the later code replaces it");
    house.at += 10 * 60_000;
    assert_eq!(house.refusal(link, &join(&late, None)), ErrorCode::Invite);
    let (good, ends) = code(&mut house);
    assert!((ends * 1_000 - house.at - 10 * 60_000).abs() <= 1_000);
    let typed = good.replace('-', " ").to_uppercase();
    let token = token_of(house.answer(link, &join(&typed, None)));
    assert_ne!(token, anna.token);
    house.ask(link, &ClientMessage::Lobby);
    let other = house.guest();
    assert_eq!(house.refusal(other, &join(&good, None)), ErrorCode::Invite, "it is used");
    let link = house.dial();
    assert_eq!(name_of(&house.answer(link, &hello(Some(&token)))), Some("Anna"));
    assert_eq!(house.refusal(other, &ClientMessage::Device), ErrorCode::Role, "a guest has no devices");
}

/// A banned player loses every token: running lines end at the next look.
#[test]
fn a_ban_revokes_the_tokens_of_a_player() {
    let mut house = House::new();
    let (anna, ben) = (house.member("Anna"), house.member("Ben"));
    let ben_again = house.again(&ben);
    assert!(accounts::ban(&mut house.store, "Clara", house.at).is_err());
    accounts::ban(&mut house.store, "BEN", house.at).unwrap();
    house.wait(31_000);
    assert!(house.closed(ben.link).is_some() && house.closed(ben_again.link).is_some());
    assert!(house.closed(anna.link).is_none());
    assert!(
        house.hall.hear(ben.link, "{\"t\":\"lobby\"}", house.at).is_empty(),
        "a closed link has no answers"
    );
    let link = house.dial();
    assert_eq!(house.refusal(link, &hello(Some(&ben.token))), ErrorCode::Token);
}

/// A player whose device was stolen has a new one, and the thief has none. Seats stay with the account.
#[test]
fn a_keeper_gives_a_player_a_new_device() {
    let mut house = House::new();
    let (anna, ben) = (house.member("Anna"), house.member("Ben"));
    let game = house.game_of((&anna, &ben), patrol("k"));
    let RefereeMessage::Device { code: earlier, .. } = house.answer(anna.link, &ClientMessage::Device) else {
        panic!("a player gets a code for a device")
    };
    let mut chance = accounts::Chance::repeatable(7);
    let ends = house.at + 60_000;
    assert!(accounts::revoke_devices(&mut house.store, "Clara").is_err());
    assert!(accounts::device_code(&mut house.store, &mut chance, ("Clara", ends), house.at).is_err());
    accounts::revoke_devices(&mut house.store, "ANNA").unwrap();
    let code = accounts::device_code(&mut house.store, &mut chance, ("anna", ends), house.at).unwrap();
    house.wait(31_000);
    assert!(house.closed(anna.link).is_some() && house.closed(ben.link).is_none());
    let thief = house.dial();
    assert_eq!(house.refusal(thief, &hello(Some(&anna.token))), ErrorCode::Token);
    let link = house.guest();
    assert_eq!(house.refusal(link, &join(&earlier, None)), ErrorCode::Invite, "the code of the old device");
    let token = token_of(house.answer(link, &join(&code, None)));
    assert_ne!(token, anna.token);
    let RefereeMessage::Game(whole) = house.answer(link, &open(&game)) else {
        panic!("the game is sent whole")
    };
    assert!(whole.seat.is_some(), "the seat is that of the account");

    accounts::ban(&mut house.store, "Ben", house.at).unwrap();
    assert!(accounts::device_code(&mut house.store, &mut chance, ("Ben", ends), house.at).is_err());
}

#[test]
fn roles_say_who_may_play() {
    let mut house = House::new();
    let spectator = house.member_as("Anna", Role::Spectator);
    for role in [Role::Bot, Role::Player, Role::Organiser, Role::Keeper] {
        let member = house.member_as(role.word().replace('k', "K-").as_str(), role);
        let made = house.make(&member, patrol("key"));
        assert!(matches!(made, RefereeMessage::Made { .. }), "{role:?}: {made:?}");
    }
    let RefereeMessage::Error { code, key, .. } = house.make(&spectator, patrol("key")) else {
        panic!("a spectator makes a game")
    };
    assert_eq!((code, key.as_deref()), (ErrorCode::Role, Some("key")));
    let guest = house.guest();
    let new = ClientMessage::New(Box::new(patrol("key")));
    assert_eq!(house.refusal(guest, &new), ErrorCode::Role);
    assert!(accounts::has_keeper(&mut house.store).unwrap());
}

/// An organiser invites players, programs and spectators; a keeper organisers too. No message makes a keeper.
#[test]
fn organisers_and_keepers_invite_to_the_club() {
    const DAY: i64 = 24 * 60 * 60_000;
    let mut house = House::new();
    let anna = house.member_as("Anna", Role::Organiser);
    let invite = |role, uses, days| ClientMessage::Invite { role, uses, days };
    let (text, ends) = match house.answer(anna.link, &invite(Role::Player, 2, 7)) {
        RefereeMessage::Invited { invite, role: Role::Player, uses: 2, ends } => (invite, ends),
        other => panic!("an invitation was asked for: {other:?}"),
    };
    assert!((ends * 1_000 - house.at - 7 * DAY).abs() <= 1_000);
    for name in ["Ben", "Clara"] {
        let link = house.guest();
        token_of(house.answer(link, &join(&text, Some(name))));
    }
    let link = house.guest();
    assert_eq!(house.refusal(link, &join(&text, Some("Dora"))), ErrorCode::Invite, "both uses are gone");

    let keeper = house.member_as("Karl", Role::Keeper);
    let organises = house.answer(keeper.link, &invite(Role::Organiser, 1, 30));
    assert!(matches!(organises, RefereeMessage::Invited { role: Role::Organiser, .. }), "{organises:?}");
    assert_eq!(house.refusal(keeper.link, &invite(Role::Keeper, 1, 1)), ErrorCode::Role);
    assert_eq!(house.refusal(anna.link, &invite(Role::Organiser, 1, 1)), ErrorCode::Role);
    for (uses, days) in [(0, 7), (101, 7), (1, 0), (1, 31)] {
        assert_eq!(house.refusal(anna.link, &invite(Role::Player, uses, days)), ErrorCode::Terms);
    }
}

/// Players, programs and spectators invite no person, nor does a guest, nor an organiser who was banned a moment ago.
#[test]
fn others_do_not_invite_to_the_club() {
    let mut house = House::new();
    let invite = ClientMessage::Invite { role: Role::Spectator, uses: 1, days: 1 };
    for (name, role) in [("Anna", Role::Player), ("Robo", Role::Bot), ("Wim", Role::Spectator)] {
        let member = house.member_as(name, role);
        assert_eq!(house.refusal(member.link, &invite), ErrorCode::Role, "{name}");
    }
    let guest = house.guest();
    assert_eq!(house.refusal(guest, &invite), ErrorCode::Role);
    let otto = house.member_as("Otto", Role::Organiser);
    accounts::ban(&mut house.store, "Otto", house.at).unwrap();
    assert_eq!(house.refusal(otto.link, &invite), ErrorCode::Role);
}

/// A refused invitation has its message, as all refusals have.
#[test]
fn a_refusal_to_invite_has_its_message() {
    let mut house = House::new();
    let anna = house.member_as("Anna", Role::Organiser);
    for (role, uses, id) in
        [(Role::Keeper, 1, "online-refusal-not-inviting"), (Role::Player, 0, "online-refusal-bad-invite")]
    {
        let invite = ClientMessage::Invite { role, uses, days: 1 };
        let RefereeMessage::Error { why, message, .. } = house.answer(anna.link, &invite) else {
            panic!("the invitation is refused")
        };
        let text = message.and_then(|sent| sent.read(&[], &|words| words.to_owned())).expect("a message");
        assert_eq!((text.id(), text.to_string()), (id, why));
        assert_ne!(text.in_language(&in_language("de")), text.to_string());
    }
}
