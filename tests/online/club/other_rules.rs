//! A program whose rules of a kind of game have another number than those of the club may watch such games, and not play
//! them.

use super::house::{House, Member, hello, join, open, patrol, sit};
use kessel::{
    engine::orders::Game,
    games::squad::rules::Squad,
    referee::{
        Role,
        dice_answers::DiceAnswers,
        wire::{ClientMessage, ErrorCode, NewOffer, Question, RefereeMessage, VERSION},
    },
};
use serde_json::json;

/// The greeting of a program with this number of the rules of Squad.
fn greeting(number: u32, token: Option<&str>) -> ClientMessage {
    let rules = [("squad".to_owned(), number), ("chess".to_owned(), 9)].into();
    ClientMessage::Hello { v: VERSION, rules, token: token.map(str::to_owned) }
}

/// Makes a further link of a player, whose program has this number of the rules of Squad.
fn again(house: &mut House, member: &Member, number: u32) -> Member {
    let link = house.dial();
    *house.program(link) = DiceAnswers::new(member.secret);
    let welcome = house.answer(link, &greeting(number, Some(&member.token)));
    let RefereeMessage::Welcome { player: Some(_), rules, .. } = welcome else { panic!("{welcome:?}") };
    assert_eq!(rules.get("squad"), Some(&Squad::RULES_NUMBER), "the club states its own");
    Member { link, ..member.clone() }
}

fn made(answer: RefereeMessage) -> (String, Option<String>) {
    match answer {
        RefereeMessage::Made { game, invite, .. } => (game, invite),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_program_with_other_rules_makes_no_game_and_takes_no_seat() {
    let mut house = House::new();
    let (anna, ben) = (house.member("Anna"), house.member("Ben"));
    let (game, _) = made(house.make(&anna, patrol("open")));
    let invited = NewOffer { other: "invite".to_owned(), ..patrol("invited") };
    let invite = made(house.make(&anna, invited)).1.unwrap();
    let old = again(&mut house, &ben, Squad::RULES_NUMBER + 1);
    assert_eq!(house.refusal(old.link, &sit(&game, "allied")), ErrorCode::Rules);
    assert_eq!(house.refusal(old.link, &join(&invite, None)), ErrorCode::Rules);
    let answer = house.make(&old, patrol("own"));
    let RefereeMessage::Error { code, key, .. } = answer else { panic!("{answer:?}") };
    assert_eq!((code, key.as_deref()), (ErrorCode::Rules, Some("own")));
    // A guest gets no account by such an invitation, and an account without a seat by one to the club.
    let guest = house.dial();
    house.ask(guest, &greeting(Squad::RULES_NUMBER + 1, None));
    assert_eq!(house.refusal(guest, &join(&invite, Some("Clara"))), ErrorCode::Rules);
    let to_club = house.invitation(Role::Player, 1, None);
    let joined = house.answer(guest, &join(&to_club, Some("Clara")));
    assert!(matches!(joined, RefereeMessage::Joined { .. }), "{joined:?}");
    // The same number, and none, may play.
    let same = again(&mut house, &ben, Squad::RULES_NUMBER);
    made(house.make(&same, patrol("own")));
    assert!(matches!(house.answer(ben.link, &sit(&game, "allied")), RefereeMessage::Sat { .. }));
}

#[test]
fn a_program_with_other_rules_watches_and_resigns_and_gives_no_order() {
    let mut house = House::new();
    let (anna, ben) = (house.member("Anna"), house.member("Ben"));
    let game = house.game_of((&anna, &ben), patrol("key"));
    let watcher = house.dial();
    house.ask(watcher, &greeting(Squad::RULES_NUMBER + 1, None));
    assert!(matches!(house.answer(watcher, &open(&game)), RefereeMessage::Game(_)), "a guest watches");
    let old = again(&mut house, &anna, Squad::RULES_NUMBER + 1);
    let answer = house.answer(old.link, &open(&game));
    let RefereeMessage::Game(whole) = answer else { panic!("{answer:?}") };
    assert_eq!(whole.seat.as_deref(), Some("german"), "the player looks at the own view");
    let key = "order".to_owned();
    let order = ClientMessage::Order { game: game.clone(), key, after: whole.n, order: json!("EndPhase") };
    assert_eq!(house.refusal(old.link, &order), ErrorCode::Rules);
    let answer = house.answer(anna.link, &order);
    assert!(!matches!(answer, RefereeMessage::Error { .. }), "judged on a line without a number: {answer:?}");
    let RefereeMessage::Game(whole) = house.answer(old.link, &open(&game)) else {
        panic!("the game goes on")
    };
    let resign =
        ClientMessage::Ask { game, key: "resign".to_owned(), after: whole.n, what: Question::Resign };
    let answers = house.ask(old.link, &resign);
    let is_done = |answer: &RefereeMessage| matches!(answer, RefereeMessage::Done { .. });
    assert!(answers.iter().any(is_done), "{answers:?}");
}

/// The first greeting of a line counts.
#[test]
fn a_second_greeting_changes_no_rules() {
    let mut house = House::new();
    let anna = house.member("Anna");
    let old = again(&mut house, &anna, Squad::RULES_NUMBER + 1);
    house.ask(old.link, &hello(Some(&anna.token)));
    let answer = house.make(&old, patrol("own"));
    assert!(matches!(answer, RefereeMessage::Error { code: ErrorCode::Rules, .. }), "{answer:?}");
}
