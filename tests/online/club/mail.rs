//! Players who are away are told that it is their turn, and nobody is told their addresses.

use super::house::{House, Member, hello, patrol};
use kessel::{
    club::hall::Letter,
    referee::{
        store::club::{ClubStore, Holder},
        wire::{ClientMessage, ErrorCode, RefereeMessage, written},
    },
};
use serde_json::json;

const MAIL: &str = "anna@example.org";
const HOUR: i64 = 60 * 60 * 1_000;

fn address(mail: Option<&str>, hook: Option<&str>) -> ClientMessage {
    ClientMessage::Address { mail: mail.map(str::to_owned), hook: hook.map(str::to_owned) }
}

/// A game that has begun, whose players both want mail: the one who is waited for, and the other.
fn game(house: &mut House, clock: Option<serde_json::Value>) -> (String, Member, Member) {
    let players = [house.member("Anna"), house.member("Ben")];
    for player in &players {
        let answer = house.answer(player.link, &address(Some(MAIL), None));
        assert_eq!(answer, RefereeMessage::Addressed { mail: Some(MAIL.to_owned()), hook: None });
    }
    let mut offer = patrol("one");
    offer.clock = clock;
    let game = house.game_of((&players[0], &players[1]), offer);
    let kept = house.store.club_game(&game).unwrap().unwrap();
    let Holder::Player(due) = &kept.seats[kept.due[0]] else { panic!("{kept:?}") };
    let is_first = house.store.player(due).unwrap().unwrap().name == "Anna";
    let [first, second] = players;
    if is_first { (game, first, second) } else { (game, second, first) }
}

/// Returns what is sent in a while.
fn sent(house: &mut House, time: i64) -> Vec<Letter> {
    house.wait(time);
    let mut letters = Vec::new();
    while let Some(letter) = house.hall.take_letter(house.at) {
        house.hall.letter_done(&letter);
        letters.push(letter);
    }
    letters
}

/// A minute after the line has ended the player who is waited for gets one mail; no other comes in this turn, also after the
/// server was started again.
#[test]
fn one_mail_comes_in_a_turn() {
    let mut house = House::new();
    let (game, due, other) = game(&mut house, None);
    house.hall.unlink(due.link, house.at);
    house.hall.unlink(other.link, house.at);
    assert!(sent(&mut house, 30_000).is_empty());
    let letters = sent(&mut house, 31_000);
    let [letter] = letters.as_slice() else { panic!("{letters:?}") };
    assert_eq!((letter.to.as_str(), letter.subject.as_str()), (MAIL, "It is your turn in patrol"));
    assert!(letter.text.contains("(turn ") && letter.text.contains(&game), "{}", letter.text);
    assert!(sent(&mut house, HOUR).is_empty());
    house.restart();
    assert!(sent(&mut house, 24 * HOUR).is_empty());
}

/// What was not sent is tried five times, with longer and longer waits.
#[test]
fn a_mail_that_fails_is_tried_five_times() {
    let mut house = House::new();
    let (_, due, _) = game(&mut house, None);
    house.hall.unlink(due.link, house.at);
    let mut tries = 0;
    for _ in 0..600 {
        house.wait(60_000);
        tries += usize::from(house.hall.take_letter(house.at).is_some());
    }
    assert_eq!(tries, 5);
}

/// The window of a player with a line shows whose turn it is.
#[test]
fn a_player_with_a_line_gets_no_mail() {
    let mut house = House::new();
    let (_, due, _) = game(&mut house, None);
    for _ in 0..10 {
        house.send(due.link, &ClientMessage::Here);
        assert!(sent(&mut house, 30_000).is_empty());
    }
}

/// A clock by days brings a second mail when three quarters of the time are over.
#[test]
fn a_late_player_is_told_again() {
    let mut house = House::new();
    let (_, due, _) = game(&mut house, Some(json!({"days": {"days": 1}})));
    house.hall.unlink(due.link, house.at);
    let mut told = Vec::new();
    // The time counts only while the server notes that it runs.
    for second in (0..24 * 60 * 60).step_by(4) {
        for letter in sent(&mut house, 4_000) {
            told.push((second / 3_600, letter.subject));
        }
    }
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(told[0].0 == 0 && (17..=18).contains(&told[1].0), "{told:?}");
    assert!(told[1].1.starts_with("Three quarters of your time are over"), "{told:?}");
}

/// Wrong addresses are refused, an empty one goes, and no message to another player has one.
#[test]
fn addresses_are_ones_own() {
    let mut house = House::new();
    let (anna, ben, guest) = (house.member("Anna"), house.member("Ben"), house.guest());
    let hook = "https://discord.com/api/webhooks/1/secret";
    house.answer(anna.link, &address(Some(MAIL), Some(hook)));
    house.make(&anna, patrol("one"));
    for wrong in [
        address(Some("anna"), None),
        address(Some("a@b@example.org"), None),
        address(None, Some("http://example.org/")),
        address(None, Some("https://192.168.1.1/")),
        address(None, Some("https://localhost/")),
    ] {
        assert_eq!(house.refusal(anna.link, &wrong), ErrorCode::Address, "{wrong:?}");
    }
    assert_eq!(house.refusal(guest, &address(Some(MAIL), None)), ErrorCode::Role);
    let nothing = RefereeMessage::Addressed { mail: None, hook: None };
    assert_eq!(house.answer(ben.link, &address(None, None)), nothing);
    let lobby = written(&house.answer(ben.link, &ClientMessage::Lobby));
    assert!(lobby.contains("Anna") && !lobby.contains("example.org") && !lobby.contains("secret"), "{lobby}");
    let left = RefereeMessage::Addressed { mail: None, hook: Some(hook.to_owned()) };
    assert_eq!(house.answer(anna.link, &address(Some(""), None)), left);
}

/// The greeting says what the club sends. A look at one's own addresses is not counted as a costly message, so that many
/// players of one network can come at once.
#[test]
fn the_greeting_says_what_the_club_sends_and_looks_are_cheap() {
    let mut house = House::new();
    let anna = house.member("Anna");
    let link = house.dial();
    let RefereeMessage::Welcome { services, .. } = house.answer(link, &hello(Some(&anna.token))) else {
        panic!("no welcome")
    };
    assert!(services.mail && !services.hooks && !services.pages, "{services:?}");
    house.hall.note_services(true, true);
    let RefereeMessage::Welcome { services, .. } = house.answer(link, &hello(Some(&anna.token))) else {
        panic!("no welcome")
    };
    assert!(services.mail && services.hooks && services.pages, "{services:?}");
    for _ in 0..30 {
        let answer = house.answer(link, &address(None, None));
        assert_eq!(answer, RefereeMessage::Addressed { mail: None, hook: None });
    }
    let mail = || address(Some(MAIL), None);
    let refused = (0..30).filter(|_| house.ask(link, &mail()).iter().any(is_error)).count();
    assert!(refused > 0, "changes are counted");
}

fn is_error(message: &RefereeMessage) -> bool {
    matches!(message, RefereeMessage::Error { code: ErrorCode::TooFast, .. })
}
