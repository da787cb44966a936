//! Two players join, begin a game and play it, also after the server has gone away.

use super::{Club, Person, Seat, play, wait_for};
use kessel::{
    club::{
        dial::{Connection, dial},
        server::Waits,
    },
    games::{panzer44::rules::Panzer44, squad::rules::Squad},
    referee::{
        Played,
        dice_proof::{Bytes32, Committed, DiceProof},
        wire::{Line, LineState, Question, RefereeMessage, read_from_referee},
    },
};
use serde_json::json;

/// Lets two players join and begin a game.
fn seated<G: Played>(club: &Club, scenario: &str) -> [Seat<G>; 2] {
    let invite = club.invite(2);
    let (mut first, mut second) = (Person::join(club, &invite, "Anna"), Person::join(club, &invite, "Bert"));
    let game = first.make::<G>(scenario);
    second.send(&json!({ "t": "lobby" }));
    assert_eq!(second.answer("lobby")["open"][0]["game"], game);
    second.sit::<G>(&game);
    [Seat::new(first, &game, 3), Seat::new(second, &game, 4)]
}

#[test]
fn two_players_join_by_invitation_and_play() {
    let club = Club::open("plays", Waits::default());
    let mut seats = seated::<Squad>(&club, "patrol");
    play(&mut seats, 8);
    let health = club.health();
    assert_eq!((&health["ok"], &health["links"], &health["games"]), (&json!(true), &json!(2), &json!(1)));
    assert_eq!(seats.map(|seat| seat.lost), [0, 0]);
}

/// Players at both ends dial again by themselves, with the token that they got, and go on where they were.
#[test]
fn a_game_goes_on_after_the_server_has_gone_away() {
    let mut club = Club::open("goes-away", Waits::default());
    let mut seats = seated::<Panzer44>(&club, "ailette");
    play(&mut seats, 4);
    club.stop();
    wait_for("the loss of both lines", || {
        seats.iter_mut().for_each(Seat::play);
        seats.iter().all(|seat| seat.person.line.connection() == Connection::Lost).then_some(())
    });
    assert!(seats[0].person.line.fault().is_some());
    club.start();
    play(&mut seats, 8);
    for seat in &seats {
        assert_eq!(seat.person.line.connection(), Connection::Connected);
        assert_eq!(seat.person.line.state(), LineState { is_up: true, made: 2 });
        assert_eq!((seat.lost, seat.person.line.fault()), (1, None));
    }
}

/// At the end of a game each line checks that its dice are those that were agreed on before it began.
#[test]
fn both_lines_check_the_dice_of_a_game() {
    let club = Club::open("dice", Waits::default());
    let [mut first, second] = seated::<Squad>(&club, "patrol");
    let question = first.client.question().unwrap();
    first.send(&question);
    let whole = first.person.answer("game").to_string();
    first.client.hear(&read_from_referee(&whole).unwrap());
    let game = question.game().unwrap().to_owned();
    let resign = first.client.ask("resign", Question::Resign).unwrap();
    first.send(&resign);
    let text = first.person.answer("proof").to_string();
    let RefereeMessage::Proof { proof, .. } = read_from_referee(&text).unwrap() else { panic!("{text}") };
    for seat in [&first, &second] {
        assert_eq!(seat.person.line.check_dice(&game, &proof), Some(Ok(())));
        assert_eq!(seat.person.line.check_dice("another", &proof), None);
        let referee = Committed { nonce: Bytes32([1; 32]), ..proof.referee };
        let swapped = DiceProof { referee, ..*proof };
        assert!(matches!(seat.person.line.check_dice(&game, &swapped), Some(Err(_))));
    }
}

/// A line to where no club is dials again until one is there, or it is dropped.
#[test]
fn a_line_waits_for_its_club() {
    let mut club = Club::open("later", Waits::default());
    club.stop();
    let line = dial(&format!("ws://{}/line", club.address()), r#"{"t":"hello","v":1}"#, || {}).unwrap();
    wait_for("the first failure", || (line.connection() == Connection::Lost).then_some(()));
    assert_eq!(line.fault().as_deref(), Some("no club answers at this address"));
    assert_eq!(line.state(), LineState { is_up: false, made: 0 });
    club.start();
    wait_for("the connection", || (line.connection() == Connection::Connected).then_some(()));
    assert_eq!(line.fault(), None);
    assert!(dial("my club", "", || {}).is_err());
}
