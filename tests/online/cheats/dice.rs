//! The dice: to compute them, and a referee that swaps them.

use super::squad;
use crate::club::house::{House, open};
use kessel::{
    engine::orders::{Game, Header},
    games::squad::rules::Squad,
    referee::{
        dice_answers::DiceAnswers,
        dice_proof::{Bytes32, Committed, DiceProof, NonceOf, commitment},
        store::Store,
        wire::{DiceStep, Question, RefereeMessage, written},
    },
};
use serde_json::Value;

/// The proof of the dice of a game as the referee keeps it, and the seed with which the game was begun.
fn proof_and_seed(house: &mut House, game: &str) -> (DiceProof, u64) {
    let kept = house.store.load(game).unwrap().unwrap().game;
    let policy: Value = serde_json::from_str(&kept.policy).unwrap();
    let head = kept.head.strip_prefix("Game(").and_then(|head| head.strip_suffix(')')).unwrap();
    let head: Header<<Squad as Game>::Options> = ron::from_str(head).unwrap();
    (serde_json::from_value(policy["proof"].clone()).unwrap(), head.seed)
}

/// 2: to compute the dice to come. The seed follows from the number of the referee, of which nobody is sent more than the
/// commitment until the game is over.
#[test]
fn cheat_2_the_seed_follows_from_nothing_that_is_sent() {
    let mut house = House::new();
    let mut table = squad(&mut house);
    for _ in 0..6 {
        table.advance(&mut house);
    }
    let (proof, seed) = proof_and_seed(&mut house, &table.game);
    assert_eq!(proof.seed(&table.game), seed);
    let secrets = [String::from(proof.referee.nonce), seed.to_string()];
    let mut sent: Vec<String> = house.about_dice.iter().map(|(_, message)| written(message)).collect();
    let shown = String::from(proof.second.nonce);
    assert!(sent.iter().any(|text| text.contains(&shown)), "a cheat has the number of the opponent");
    for viewer in &table.viewers {
        house.send(viewer.link, &open(&table.game));
        sent.extend(house.texts(viewer.link).iter().map(|text| text.to_string()));
    }
    assert!(sent.iter().all(|text| secrets.iter().all(|secret| !text.contains(secret))));
    // Guesses from what is sent.
    let Committed { commit, .. } = proof.referee;
    for nonce in [Bytes32([0; 32]), commit, proof.first.nonce, proof.second.nonce, proof.second.commit] {
        let guess = DiceProof { referee: Committed { commit, nonce }, ..proof };
        assert_ne!(guess.seed(&table.game), seed);
        assert!(guess.check(&table.game, guess.seed(&table.game)).is_err());
    }
    // When the game is over, everybody is sent the number.
    let key = house.key();
    let resign = table.viewers[0].client.ask(&key, Question::Resign).unwrap();
    house.send(table.viewers[0].link, &resign);
    let game = table.game.clone();
    let end = RefereeMessage::Proof { game, proof: Box::new(proof) };
    for viewer in &table.viewers {
        assert!(house.messages(viewer.link).contains(&end));
    }
}

/// 16: a referee that swaps the dice. Both programs have what was agreed on before the game: dice of another seed, or numbers
/// that it states later, do not fit. A referee that shows the players different commitments is shown no number, and one
/// that has seen all numbers gets no others.
#[test]
fn cheat_16_a_referee_that_swaps_the_dice_is_found_out() {
    let mut house = House::new();
    let table = squad(&mut house);
    let game = table.game.clone();
    let (proof, seed) = proof_and_seed(&mut house, &game);
    let links = [0, 1].map(|number| table.viewers[number].link);
    for link in links {
        assert_eq!(house.program(link).check(&game, &proof), Some(Ok(())));
        assert!(proof.check(&game, seed.wrapping_add(1)).is_err());
        // Another number, with and without its commitment.
        let nonce = Bytes32([3; 32]);
        let stated = Committed { commit: commitment(&game, NonceOf::Referee, &nonce), nonce };
        for referee in [Committed { nonce, ..proof.referee }, stated] {
            let swapped = DiceProof { referee, ..proof };
            assert!(matches!(house.program(link).check(&game, &swapped), Some(Err(_))));
        }
        // New numbers after all was shown.
        let again = RefereeMessage::Nonce {
            game: game.clone(),
            of: NonceOf::Referee,
            commit: Some(stated.commit),
            show: None,
        };
        let asked = RefereeMessage::Forming {
            game: game.clone(),
            seat: NonceOf::seat(usize::from(link == links[1])),
            wants: Some(DiceStep::Commit),
        };
        assert_eq!(house.program(link).hear(&asked), None);
        assert_eq!(house.program(link).hear(&again), None);
    }
    // The second player is told of another commitment of the first: nothing is shown to such a referee.
    let mut own = DiceAnswers::new([5; 32]);
    let wrong = |of: NonceOf, byte: u8| RefereeMessage::Nonce {
        game: game.clone(),
        of,
        commit: Some(commitment(&game, of, &Bytes32([byte; 32]))),
        show: None,
    };
    let asked = |wants: DiceStep| RefereeMessage::Forming {
        game: game.clone(),
        seat: NonceOf::Second,
        wants: Some(wants),
    };
    own.hear(&asked(DiceStep::Commit));
    assert!(own.hear(&wrong(NonceOf::Referee, 1)).is_some());
    own.hear(&asked(DiceStep::Show));
    for message in [wrong(NonceOf::First, 2), wrong(NonceOf::Second, 3)] {
        assert_eq!(own.hear(&message), None);
    }
    // A restart does not choose anew.
    let head = house.store.load(&game).unwrap().unwrap().game.head;
    house.restart();
    let anna = house.again(&table.members[0]);
    house.ask(anna.link, &open(&game));
    assert_eq!(house.store.load(&game).unwrap().unwrap().game.head, head);
}

/// 16: a referee that begins the agreement again until it likes the dice. The program counts the commitments after the
/// first and each change of the seat. The same commitment again, as after a lost line, does not count.
#[test]
fn cheat_16_a_program_counts_the_restarts_of_the_agreement() {
    let mut own = DiceAnswers::new([5; 32]);
    let game = "7kq2m9x4".to_owned();
    let mut restarts = Vec::new();
    for (seat, byte) in [
        (NonceOf::Second, 1),
        (NonceOf::Second, 1),
        (NonceOf::Second, 2),
        (NonceOf::Second, 3),
        (NonceOf::First, 3),
        (NonceOf::First, 4),
    ] {
        own.hear(&RefereeMessage::Forming { game: game.clone(), seat, wants: Some(DiceStep::Commit) });
        let commit = Some(commitment(&game, NonceOf::Referee, &Bytes32([byte; 32])));
        own.hear(&RefereeMessage::Nonce { game: game.clone(), of: NonceOf::Referee, commit, show: None });
        restarts.push(own.restarts(&game));
    }
    assert_eq!(restarts, [0, 0, 1, 2, 3, 4]);
    assert_eq!(own.restarts("another"), 0);
}
