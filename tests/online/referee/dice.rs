//! The agreement on the dice, and its proof after the game.

use super::room::{ID, answer_in, people, rulebook};
use kessel::{
    engine::orders::{Game, Record},
    games::{guderian::rules::Guderian, platoon::rules::Platoon},
    referee::{
        bench::{Bench, Reader, Terms, To},
        dice_agreement::{AgreementFault, DiceAgreement, SeatNonce},
        dice_answers::DiceAnswers,
        dice_proof::{Bytes32, Committed, DiceProof, NonceOf, ProofFault, ProofFile, commitment},
        store::memory::Memory,
        wire::{ClientMessage, Form, Question, RefereeMessage, read_from_client, read_from_referee, written},
    },
};
use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

fn nonce(byte: u8) -> Bytes32 {
    Bytes32([byte; 32])
}

fn committed(of: NonceOf, byte: u8) -> Committed {
    Committed { commit: commitment(ID, of, &nonce(byte)), nonce: nonce(byte) }
}

/// A proof of these three numbers.
fn proof_of([referee, first, second]: [u8; 3]) -> DiceProof {
    DiceProof {
        referee: committed(NonceOf::Referee, referee),
        first: committed(NonceOf::First, first),
        second: committed(NonceOf::Second, second),
    }
}

/// Proofs are checked years later, and by other programs: the numbers must never change.
#[test]
fn the_seed_of_three_numbers_stays_the_same() {
    let proof = proof_of([1, 2, 3]);
    let commits = NonceOf::ALL.map(|of| String::from(proof.of(of).commit));
    assert_eq!(
        commits,
        [
            "9909b9ac689871e271cfd775d5bab7cb53706b8e6386c87eb5ab5ad4d042b0c5",
            "a526e7d5ee7a0acb0b7826ce2c2d58a19cc7534b3369bd0ef6a6cf5c7288ead0",
            "fd4c11a818fd0e284ffbf25d4d5ec802af99f92f2ca6531dbb5eb43b63b12000",
        ]
    );
    assert_eq!(proof.seed(ID), 5_723_462_112_693_684_390);
    assert_eq!(proof.check(ID, 5_723_462_112_693_684_390), Ok(()));
}

#[test]
fn a_changed_proof_is_found() {
    let proof = proof_of([1, 2, 3]);
    let seed = proof.seed(ID);
    assert_eq!(proof.check(ID, seed + 1), Err(ProofFault::Seed));
    // The numbers belong to one game: in another one they would be known.
    assert_eq!(proof.check("another", proof.seed("another")), Err(ProofFault::Commitment(NonceOf::Referee)));
    let second = Committed { nonce: nonce(4), ..proof.second };
    let changed = DiceProof { second, ..proof };
    assert_eq!(changed.check(ID, changed.seed(ID)), Err(ProofFault::Commitment(NonceOf::Second)));
    // Each number counts, and so does its owner.
    for numbers in [[4, 2, 3], [1, 4, 3], [1, 2, 4], [1, 3, 2]] {
        assert_ne!(proof_of(numbers).seed(ID), seed, "{numbers:?}");
    }
}

/// Passes a message through its text, as a line does.
fn sent(message: &ClientMessage) -> ClientMessage {
    read_from_client(&written(message)).unwrap()
}

/// Lets two players and a referee agree, and returns the players' programs and everything that both were sent.
fn agreed(agreement: &mut DiceAgreement) -> ([SeatNonce; 2], Vec<RefereeMessage>) {
    let mut seats = [0, 1].map(|seat| SeatNonce::new(ID, seat, nonce(10 + u8::try_from(seat).unwrap())));
    let mut waiting: Vec<(usize, ClientMessage)> =
        seats.iter().enumerate().map(|(seat, own)| (seat, own.commit())).collect();
    let mut said = agreement.messages();
    for message in &said {
        assert!(seats.iter_mut().all(|seat| seat.hear(message).is_none()), "it is too early to show");
    }
    while !waiting.is_empty() {
        let (seat, message) = waiting.remove(0);
        for message in agreement.hear(seat, &sent(&message)).unwrap() {
            let message = read_from_referee(&written(&message)).unwrap();
            for (seat, own) in seats.iter_mut().enumerate() {
                waiting.extend(own.hear(&message).map(|answer| (seat, answer)));
            }
            said.push(message);
        }
    }
    (seats, said)
}

/// Neither player nor the referee chooses the dice, and the number of the referee stays unknown until the game is over.
#[test]
fn a_game_with_agreed_dice_is_proved_at_its_end() {
    let mut agreement = DiceAgreement::begin(ID, [1, 2, 3].map(nonce), [false; 2]);
    let (seats, said) = agreed(&mut agreement);
    let proof = agreement.proof().expect("all has been stated");
    let seed = proof.seed(ID);
    let secret = String::from(nonce(1));
    assert!(!written(&said).contains(&secret), "{said:?}");
    assert_eq!(agreement.messages(), said, "a new line is sent the same");

    let (mut store, rulebook) = (Memory::default(), rulebook::<Platoon>("meeting", &Default::default()));
    let terms = Terms { proof: Some(proof), ..Terms::default() };
    let wrong = Bench::<Platoon>::begin(&mut store, ID, rulebook.clone(), (seed + 1, people(), terms), 0);
    assert!(wrong.is_err(), "no other seed is played with");
    Bench::<Platoon>::begin(&mut store, ID, rulebook, (seed, people(), terms), 0).unwrap();
    // The proof is kept with the game.
    let mut bench = Bench::<Platoon>::open(&mut store, ID).unwrap();
    let open = ClientMessage::Open { game: ID.to_owned(), form: Form::View, n: None, hash: None };
    let game = bench.hear(&mut store, Reader::Spectators, &open, 1);
    assert!(game.iter().all(|outgoing| !written(&outgoing.message).contains(&secret)), "{game:?}");
    let (key, what) = ("key".to_owned(), Question::Resign);
    let resign = ClientMessage::Ask { game: ID.to_owned(), key, after: 0, what };
    let last = bench.hear(&mut store, Reader::Seat(0), &resign, 2);
    let shown = RefereeMessage::Proof { game: ID.to_owned(), proof: Box::new(proof) };
    for reader in Reader::ALL {
        let proofs = last.iter().filter(|it| it.to == To::Reader(reader) && it.message == shown);
        assert_eq!(proofs.count(), 1, "{reader:?}");
    }
    assert!(matches!(answer_in(last), RefereeMessage::Done { .. }));
    let later = bench.hear(&mut store, Reader::Spectators, &open, 3);
    assert_eq!(
        later.last().map(|outgoing| &outgoing.message),
        Some(&shown),
        "who comes later is sent it too"
    );
    for seat in &seats {
        assert_eq!(seat.check(&proof, seed), Ok(()));
        // A referee that would have begun with other numbers is found out, whatever it states afterwards.
        let other = proof_of([9, 10, 11]);
        assert_eq!(seat.check(&other, other.seed(ID)), Err(ProofFault::Sent(NonceOf::Referee)));
    }
}

/// A player who could choose after the other has shown a number, or repeat a commitment, could steer the dice together with
/// the referee.
#[test]
fn nobody_chooses_a_number_after_the_other() {
    let mut agreement = DiceAgreement::begin(ID, [1, 2, 3].map(nonce), [false; 2]);
    let commit = |of: NonceOf, byte: u8| ClientMessage::Nonce {
        game: ID.to_owned(),
        commit: Some(commitment(ID, of, &nonce(byte))),
        show: None,
    };
    let show = |byte: u8| ClientMessage::Nonce { game: ID.to_owned(), commit: None, show: Some(nonce(byte)) };
    assert_eq!(agreement.hear(0, &commit(NonceOf::First, 5)), Ok(Vec::new()));
    assert_eq!(agreement.hear(0, &show(5)), Err(AgreementFault::TooEarly));
    assert_eq!(agreement.hear(0, &commit(NonceOf::First, 6)), Err(AgreementFault::OtherCommitment));
    // The commitment of the opponent, repeated: it cannot be shown in another seat.
    let both = agreement.hear(1, &commit(NonceOf::First, 5)).unwrap();
    assert_eq!(both.len(), 2, "{both:?}");
    assert_eq!(agreement.hear(0, &show(6)), Err(AgreementFault::OtherNonce));
    assert_eq!(agreement.hear(0, &show(5)), Ok(Vec::new()));
    assert_eq!(agreement.hear(0, &show(5)), Ok(Vec::new()), "sent again, it changes nothing");
    assert_eq!(agreement.hear(1, &show(5)), Err(AgreementFault::OtherNonce));
    assert!(agreement.proof().is_none() && agreement.awaits(1) && !agreement.awaits(0));
    let other = ClientMessage::Nonce { game: "another".to_owned(), commit: None, show: Some(nonce(5)) };
    assert_eq!(agreement.hear(1, &other), Err(AgreementFault::Other));

    // The program of a player shows nothing to a referee that changes a commitment.
    let mut own = SeatNonce::new(ID, 0, nonce(5));
    let stated = |of: NonceOf, byte: u8| RefereeMessage::Nonce {
        game: ID.to_owned(),
        of,
        commit: Some(commitment(ID, of, &nonce(byte))),
        show: None,
    };
    assert_eq!(own.hear(&stated(NonceOf::Referee, 1)), None);
    assert_eq!(own.hear(&stated(NonceOf::First, 5)), None);
    assert_eq!(own.hear(&stated(NonceOf::Second, 7)), Some(show(5)));
    assert_eq!(own.hear(&stated(NonceOf::Referee, 2)), None);
    // Nor if its own commitment was passed on as another one.
    let mut own = SeatNonce::new(ID, 0, nonce(5));
    for (of, byte) in [(NonceOf::Referee, 1), (NonceOf::First, 6), (NonceOf::Second, 7)] {
        assert_eq!(own.hear(&stated(of, byte)), None);
    }
}

/// A computer player makes no numbers: its seat has one of the referee.
#[test]
fn the_referee_states_the_number_of_a_computer_player() {
    let mut agreement = DiceAgreement::begin(ID, [1, 2, 3].map(nonce), [true, false]);
    assert!(!agreement.awaits(0) && agreement.awaits(1));
    let mut own = SeatNonce::new(ID, 1, nonce(4));
    for message in agreement.messages() {
        assert_eq!(own.hear(&message), None);
    }
    let mut said = agreement.hear(1, &own.commit()).unwrap();
    let show = said.drain(..).find_map(|message| own.hear(&message)).expect("the number");
    agreement.hear(1, &show).unwrap();
    assert_eq!(agreement.proof(), Some(proof_of([1, 2, 4])));
}

/// A folder of one test, which goes with it.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Replays a game with `--proof`; returns whether that was possible, and what was said.
fn replayed(game: &Path) -> (bool, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kessel"));
    let output = command.arg("replay").arg(game).args(["--proof", "--json"]).output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(said).unwrap())
}

/// The file of a game is checked with the proof beside it: the seed, and that the game began with the dice of that seed.
#[test]
fn a_file_is_checked_against_its_proof() {
    let folder = Folder(std::env::temp_dir().join(format!("kessel-dice-{}", std::process::id())));
    fs::create_dir_all(&folder.0).unwrap();
    let (path, beside) = (folder.0.join("game.kessel"), folder.0.join("game.proof"));
    let proof = proof_of([1, 2, 3]);
    let file = ProofFile { game: ID.to_owned(), proof };
    // What a program was sent at the end of a game is such a file.
    let message = RefereeMessage::Proof { game: ID.to_owned(), proof: Box::new(proof) };
    let rulebook = rulebook::<Guderian>("training", &Default::default());
    let write = |seed: u64, start: u64| {
        let mut world = Guderian::world();
        let start = Guderian::start(&rulebook, start);
        let record = Record::<Guderian>::at(&mut world, rulebook.clone(), start, seed);
        record.file.write(&path).unwrap();
    };
    let seed = proof.seed(ID);
    write(seed, seed);
    assert!(!replayed(&path).0, "there is no proof");
    for text in [written(&file), written(&message)] {
        fs::write(&beside, text).unwrap();
        let (done, said) = replayed(&path);
        assert!(done && said.contains("\"proved\":true"), "{said}");
    }
    write(seed + 1, seed + 1);
    let (done, said) = replayed(&path);
    assert!(!done && said.contains("the seed of the game does not follow"), "{said}");
    write(seed, seed + 1);
    let (done, said) = replayed(&path);
    assert!(!done && said.contains("does not begin with the dice of its seed"), "{said}");
    let changed = DiceProof { first: Committed { nonce: nonce(9), ..proof.first }, ..proof };
    fs::write(&beside, written(&ProofFile { game: ID.to_owned(), proof: changed })).unwrap();
    let (done, said) = replayed(&path);
    assert!(!done && said.contains("the number of the first player"), "{said}");
}

/// The messages that a club sends both players in an agreement, and what a program of the first player answers to all of them.
fn heard(program: &mut DiceAnswers, agreement: &DiceAgreement) -> Vec<ClientMessage> {
    let messages = std::iter::once(agreement.forming(0)).chain(agreement.messages());
    messages.filter_map(|message| program.hear(&read_from_referee(&written(&message)).unwrap())).collect()
}

/// A program answers what a club asks, each question once; started again, it goes on with the same number.
#[test]
fn a_program_answers_for_its_player_and_goes_on_after_a_start() {
    let mut agreement = DiceAgreement::begin(ID, [1, 2, 3].map(nonce), [false, true]);
    let mut program = DiceAnswers::new([7; 32]);
    let commit = heard(&mut program, &agreement);
    assert_eq!(commit.len(), 1);
    agreement.hear(0, &commit[0]).unwrap();
    let mut again = DiceAnswers::new([7; 32]);
    let show = heard(&mut again, &agreement);
    assert_eq!(show.len(), 1);
    assert_eq!(heard(&mut program, &agreement), show);
    agreement.hear(0, &show[0]).unwrap();
    assert!(heard(&mut again, &agreement).is_empty());
    let proof = agreement.proof().unwrap();
    assert_eq!(again.check(ID, &proof), Some(Ok(())));
    assert_eq!(DiceAnswers::new([7; 32]).check(ID, &proof), None, "it was not there");
    // One that the referee did not choose has nothing to check.
    let mut other = DiceAnswers::new([8; 32]);
    heard(&mut other, &agreement);
    assert_eq!(other.check(ID, &proof), None);
    // What is written down goes on as it was.
    let kept: DiceAgreement = serde_json::from_str(&written(&agreement)).unwrap();
    assert_eq!(kept, agreement);
}

/// A referee that has seen all numbers knows the dice: a program agrees to no others for this game. Before, new numbers of the
/// referee get a new number.
#[test]
fn a_program_does_not_agree_on_dice_twice() {
    let begin = |byte: u8| DiceAgreement::begin(ID, [byte, 2, 3].map(nonce), [false, true]);
    let mut program = DiceAnswers::new([7; 32]);
    let (first, mut second) = (begin(1), begin(4));
    let commits = [heard(&mut program, &first), heard(&mut program, &second)];
    assert!(commits.iter().all(|commit| commit.len() == 1) && commits[0] != commits[1], "{commits:?}");
    second.hear(0, &commits[1][0]).unwrap();
    let show = heard(&mut program, &second);
    second.hear(0, &show[0]).unwrap();
    assert!(heard(&mut program, &second).is_empty());
    assert!(heard(&mut program, &begin(5)).is_empty());
    assert_eq!(program.check(ID, &second.proof().unwrap()), Some(Ok(())));
    // Neither by the other seat nor by many other games is it made to forget that.
    for message in [begin(5).forming(1), begin(5).forming(0)] {
        program.hear(&message);
    }
    for number in 0..1_100 {
        let (game, seat) = (format!("zzzz{number}"), NonceOf::First);
        program.hear(&RefereeMessage::Forming { game, seat, wants: None });
    }
    assert!(heard(&mut program, &begin(5)).is_empty());
    assert_eq!(program.check(ID, &second.proof().unwrap()), Some(Ok(())));
}
