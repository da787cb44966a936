//! Games whose players agree on the dice before they begin.

use super::house::{House, Member, hello, open, patrol, sit};
use kessel::{
    club::hall::LinkId,
    referee::{
        dice_answers::DiceAnswers,
        dice_proof::{Bytes32, NonceOf},
        store::Store,
        wire::{ClientMessage, DiceStep, ErrorCode, LobbyGame, NewOffer, RefereeMessage},
    },
};

/// A program of a player at a link.
struct Program {
    link: LinkId,
    dice: DiceAnswers,
}

impl Program {
    fn of(member: &Member) -> Self {
        Self { link: member.link, dice: DiceAnswers::new(member.secret) }
    }

    /// Dials as the program of a player that was started again.
    fn come(house: &mut House, member: &Member) -> Self {
        let link = house.dial();
        house.send(link, &hello(Some(&member.token)));
        Self { link, dice: DiceAnswers::new(member.secret) }
    }
}

/// A game of Anna and Ben that waits for their numbers; their programs do not answer by themselves.
fn forming(house: &mut House) -> ([Member; 2], String) {
    house.are_dice_by_hand = true;
    let members = [house.member("Anna"), house.member("Ben")];
    let RefereeMessage::Made { game, .. } = house.make(&members[0], patrol("key")) else {
        panic!("it is made")
    };
    house.send(members[1].link, &sit(&game, "allied"));
    (members, game)
}

/// Lets programs answer until they are asked nothing more; returns what they were sent.
fn answer(house: &mut House, programs: &mut [Program]) -> Vec<RefereeMessage> {
    let mut said = Vec::new();
    loop {
        let before = said.len();
        for Program { link, dice } in programs.iter_mut() {
            for message in house.messages(*link) {
                if let Some(answer) = dice.hear(&message) {
                    house.send(*link, &answer);
                }
                said.push(message);
            }
        }
        if said.len() == before {
            return said;
        }
    }
}

/// The commitments of the referee in messages.
fn commitments(messages: &[RefereeMessage]) -> Vec<Bytes32> {
    let mut commits: Vec<Bytes32> = messages
        .iter()
        .filter_map(|message| match message {
            RefereeMessage::Nonce { of: NonceOf::Referee, commit, .. } => *commit,
            _ => None,
        })
        .collect();
    commits.dedup();
    commits
}

fn own_game(house: &mut House, member: &Member) -> LobbyGame {
    let messages = house.ask(member.link, &ClientMessage::Lobby);
    let lobby = messages.into_iter().find_map(|message| match message {
        RefereeMessage::Lobby(lobby) => Some(lobby),
        _ => None,
    });
    lobby.unwrap().mine.remove(0)
}

fn has_begun(messages: &[RefereeMessage], game: &str) -> bool {
    messages.contains(&RefereeMessage::Begun { game: game.to_owned() })
}

/// Lets minutes pass in which these lines stay open.
fn pass(house: &mut House, links: &[LinkId], minutes: u32) {
    for _ in 0..minutes * 2 {
        house.wait(30_000);
        for link in links {
            house.send(*link, &ClientMessage::Here);
        }
    }
}

#[test]
fn a_game_begins_when_both_programs_have_shown_their_numbers() {
    let mut house = House::new();
    let ([anna, ben], game) = forming(&mut house);
    let guest = house.guest();
    for link in [anna.link, ben.link] {
        let asked = house.messages(link);
        let wants = Some(DiceStep::Commit);
        let is_asked = |message: &RefereeMessage| matches!(message, RefereeMessage::Forming { game: of, wants: what, .. } if *of == game && *what == wants);
        assert!(asked.iter().any(is_asked), "{asked:?}");
        assert_eq!(commitments(&asked).len(), 1, "the referee is the first");
    }
    assert_eq!(house.store.load(&game).unwrap(), None);
    for link in [anna.link, ben.link, guest] {
        assert_eq!(house.refusal(link, &open(&game)), ErrorCode::Forming);
    }
    let shown = own_game(&mut house, &anna);
    assert!(shown.forming && !shown.your_turn && shown.due == ["Anna", "Ben"], "{shown:?}");

    // The program of Anna comes again and states its commitment; Ben is waited for.
    let mut programs = vec![Program::come(&mut house, &anna)];
    assert!(!has_begun(&answer(&mut house, &mut programs), &game));
    assert_eq!(own_game(&mut house, &anna).due, ["Ben"]);
    programs.push(Program::come(&mut house, &ben));
    let said = answer(&mut house, &mut programs);
    assert!(has_begun(&said, &game), "{said:?}");
    let shown = own_game(&mut house, &anna);
    assert!(!shown.forming && shown.due.len() == 1, "{shown:?}");
    for link in [anna.link, ben.link, guest] {
        assert!(matches!(house.answer(link, &open(&game)), RefereeMessage::Game(_)));
    }
    // A late repetition changes nothing, and has no answer.
    let late = ClientMessage::Nonce { game, commit: None, show: Some(Bytes32([0; 32])) };
    assert!(house.ask(anna.link, &late).is_empty());
}

/// A computer player states nothing: the referee has a second number for it.
#[test]
fn a_game_against_a_computer_player_waits_for_one_program() {
    let mut house = House::new();
    house.are_dice_by_hand = true;
    let anna = house.member("Anna");
    let offer = NewOffer { other: "random".to_owned(), ..patrol("key") };
    let RefereeMessage::Made { game, .. } = house.make(&anna, offer) else { panic!("it is made") };
    assert_eq!(own_game(&mut house, &anna).due, ["Anna"]);
    let mut programs = [Program::come(&mut house, &anna)];
    assert!(has_begun(&answer(&mut house, &mut programs), &game));
}

/// A referee that chose new numbers at a restart could choose the dice after it has seen those of the players.
#[test]
fn a_restart_goes_on_with_the_same_numbers() {
    let mut house = House::new();
    let ([anna, ben], game) = forming(&mut house);
    let first = commitments(&house.messages(ben.link));
    // Each of them states its commitment, then its number; before each message the server is started again.
    for number in [0, 1, 0, 1] {
        house.restart();
        let mut programs = [Program::come(&mut house, &anna), Program::come(&mut house, &ben)];
        let Program { link, dice } = &mut programs[number];
        let asked = house.messages(*link);
        assert_eq!(commitments(&asked), first);
        let answer = asked.iter().find_map(|message| dice.hear(message)).expect("an answer");
        assert_eq!(house.store.load(&game).unwrap(), None);
        house.send(*link, &answer);
    }
    assert!(house.store.load(&game).unwrap().is_some());
}

/// If one of the programs states nothing for ten minutes while both players are connected, all numbers are new.
#[test]
fn an_agreement_begins_again_after_ten_minutes_with_both_players_there() {
    let mut house = House::new();
    let ([anna, ben], game) = forming(&mut house);
    let first = commitments(&house.messages(ben.link));
    let mut programs = [Program::of(&anna)];
    answer(&mut house, &mut programs);
    house.texts(ben.link);
    // Without Ben nothing begins again: his program goes on where it was.
    house.hall.unlink(ben.link, house.at);
    pass(&mut house, &[anna.link], 25);
    assert!(commitments(&house.messages(anna.link)).is_empty());
    let there = Program::come(&mut house, &ben);
    assert_eq!(commitments(&house.messages(there.link)), first);
    pass(&mut house, &[anna.link, there.link], 9);
    assert!(commitments(&house.messages(anna.link)).is_empty());
    pass(&mut house, &[anna.link, there.link], 2);
    let second = commitments(&house.messages(there.link));
    assert!(second.len() == 1 && second != first, "{second:?}");
    // Anna's program has a new number too.
    let mut programs = [Program::come(&mut house, &anna), Program::come(&mut house, &ben)];
    assert!(has_begun(&answer(&mut house, &mut programs), &game));
}

/// A player may have two programs with secrets of their own: the one that comes first takes part.
#[test]
fn a_second_program_of_a_player_changes_nothing() {
    let mut house = House::new();
    let ([anna, ben], game) = forming(&mut house);
    let (first, second) = (Program::come(&mut house, &anna), Program::come(&mut house, &anna));
    let other = Program { dice: DiceAnswers::new([9; 32]), ..second };
    let mut programs = [first, other, Program::of(&ben)];
    let said = answer(&mut house, &mut programs);
    let is_refused =
        |message: &RefereeMessage| matches!(message, RefereeMessage::Error { code: ErrorCode::Dice, .. });
    assert_eq!(said.iter().filter(|message| is_refused(message)).count(), 1, "{said:?}");
    assert!(has_begun(&said, &game));
}

/// Nothing is learnt of a game by numbers for its dice, and nothing of it changes.
#[test]
fn numbers_of_others_have_no_answer() {
    let mut house = House::new();
    let ([anna, ben], game) = forming(&mut house);
    let (clara, guest) = (house.member("Clara"), house.guest());
    let number = Some(Bytes32([1; 32]));
    for link in [clara.link, guest] {
        for of in [game.as_str(), "nothing", ""] {
            for (commit, show) in [(number, None), (None, number), (number, number), (None, None)] {
                let message = ClientMessage::Nonce { game: of.to_owned(), commit, show };
                assert!(house.ask(link, &message).is_empty());
            }
        }
    }
    // Those of a player that do not fit are refused.
    for (commit, show) in [(None, number), (number, number), (None, None)] {
        let message = ClientMessage::Nonce { game: game.clone(), commit, show };
        assert_eq!(house.refusal(ben.link, &message), ErrorCode::Dice);
    }
    let mut programs = [Program::come(&mut house, &anna), Program::come(&mut house, &ben)];
    assert!(has_begun(&answer(&mut house, &mut programs), &game));
}
