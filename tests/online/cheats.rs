//! The ways to cheat that the design of online play names, by their numbers: each is tried through the hall of a club.

use crate::club::{
    house::{House, hello, join, open, patrol, sit},
    table::{Table, offer},
};
use kessel::{
    club::{accounts, hall::LinkId},
    engine::orders::{Game, Header},
    games::{panzer44::rules::Panzer44, squad::rules::Squad},
    referee::{
        Role,
        dice_answers::DiceAnswers,
        dice_proof::{Bytes32, Committed, DiceProof, NonceOf, commitment},
        store::{Store, club::ClubStore},
        wire::{
            ClientMessage, DiceStep, ErrorCode, NewOffer, Question, RefereeMessage, TakebackTerms, written,
        },
    },
};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use serde::Serialize;
use serde_json::{Value, json};
use std::sync::Arc;

/// A running game of Squad with both players and a guest.
fn squad(house: &mut House) -> Table<Squad> {
    let takebacks = TakebackTerms::Free;
    Table::new(house, NewOffer { takebacks, ..offer::<Squad>("patrol") }, [3, 4])
}

/// The number of lines that are kept of a game.
fn lines(house: &mut House, game: &str) -> u64 {
    house.store.load(game).unwrap().unwrap().number
}

/// The answers of the referee to a key.
fn answers_to(messages: Vec<RefereeMessage>, key: &str) -> Vec<RefereeMessage> {
    let is_about = |message: &RefereeMessage| match message {
        RefereeMessage::Done { key: other, .. }
        | RefereeMessage::Refused { key: other, .. }
        | RefereeMessage::Stale { key: other, .. } => other == key,
        RefereeMessage::Error { key: other, .. } => other.as_deref() == Some(key),
        _ => false,
    };
    messages.into_iter().filter(is_about).collect()
}

fn is_plot(order: &impl Serialize) -> bool {
    serde_json::to_value(order).unwrap().get("Plot").is_some()
}

/// What a plot has sent.
struct Sent {
    /// To the opponent and a guest.
    others: Vec<Arc<str>>,
    /// To the player.
    own: Vec<Arc<str>>,
    plot: Value,
}

/// Plays until the first player plots, and lets an adviser with this seed plot.
fn sent_after_a_plot(seed: u64) -> Sent {
    let mut house = House::new();
    let mut table = Table::<Panzer44>::new(&mut house, offer::<Panzer44>("ailette"), [3, 4]);
    for _ in 0..300 {
        let number = table.acting().unwrap();
        let order = table.advice(number);
        if !is_plot(&order) || number != 0 {
            table.give(&mut house, number, &order);
            continue;
        }
        let mut plots = (seed..seed + 50).map(|seed| table.advice_of(0, Table::<Panzer44>::adviser(seed)));
        let plot = plots.find(is_plot).expect("a plot");
        let message = table.order(&mut house, 0, &plot);
        let [anna, ben, guest] = [0, 1, 2].map(|number| table.viewers[number].link);
        for link in [anna, ben, guest] {
            house.texts(link);
        }
        house.send(anna, &message);
        let others = [ben, guest].into_iter().flat_map(|link| house.texts(link)).collect();
        return Sent { others, own: house.texts(anna), plot: serde_json::to_value(&plot).unwrap() };
    }
    panic!("the first player does not plot");
}

/// 1: to read the traffic, the memory or the files of one's own program. 9: to guess by numbers and hashes. Two plots that
/// differ give the opponent and spectators the same texts, with the same numbers and hashes.
#[test]
fn cheats_1_and_9_reading_and_guessing_what_is_hidden() {
    let sent = sent_after_a_plot(100);
    let mut twins = (2..20).map(|number| sent_after_a_plot(number * 100));
    let twin = twins.find(|twin| twin.plot != sent.plot).expect("another plot");
    assert!(!sent.others.is_empty(), "the others learn that there is a plot");
    assert_eq!(sent.others, twin.others);
    assert_ne!(sent.own, twin.own, "the player is sent the own plot");
}

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

/// 3: to send an order again for another die. 7: to send it twice, even over a second line.
#[test]
fn cheats_3_and_7_an_order_that_is_sent_again_is_played_once() {
    let mut house = House::new();
    let mut table = squad(&mut house);
    for _ in 0..12 {
        let number = table.acting().unwrap();
        let order = table.advice(number);
        let message = table.order(&mut house, number, &order);
        let key = message.key().unwrap().to_owned();
        let link = table.viewers[number].link;
        house.send(link, &message);
        let first = answers_to(house.messages(link), &key);
        let before = lines(&mut house, &table.game);
        let again = house.again(&table.members[number]);
        for link in [link, again.link] {
            let answers = house.ask(link, &message);
            assert_eq!(answers_to(answers, &key), first);
        }
        house.hall.unlink(again.link, house.at);
        // With another key it is on a position that is gone.
        if let ClientMessage::Order { game, after, order, .. } = message {
            let other = ClientMessage::Order { game, key: format!("{key} again"), after, order };
            let answers = house.ask(link, &other);
            let is_played = answers.iter().any(|answer| matches!(answer, RefereeMessage::Done { .. }));
            assert!(!is_played, "{answers:?}");
        }
        assert_eq!(lines(&mut house, &table.game), before);
        for viewer in &mut table.viewers {
            viewer.client.redial().into_iter().for_each(|message| house.send(viewer.link, &message));
        }
        table.follow(&mut house);
    }
}

/// 4: to try an order on a copy and send its result. Whatever a client adds to an order, the referee rolls the dice.
#[test]
fn cheat_4_results_come_from_the_referee() {
    let after = |added: Value| {
        let mut house = House::new();
        let mut table = squad(&mut house);
        for _ in 0..10 {
            let number = table.acting().unwrap();
            let order = table.advice(number);
            let message = table.order(&mut house, number, &order);
            let mut message = serde_json::to_value(&message).unwrap();
            for (name, value) in added.as_object().unwrap() {
                message[name] = value.clone();
            }
            house.send_text(table.viewers[number].link, &message.to_string());
            table.follow(&mut house);
        }
        table.viewers.map(|viewer| viewer.client.held().unwrap().hash.clone())
    };
    let added =
        json!({"dice": [6, 6, 6], "events": ["Won"], "seed": 1, "at": 1, "hash": "0", "by": "allied"});
    assert_eq!(after(json!({})), after(added));
}

/// 5: an order that the rules forbid.
#[test]
fn cheat_5_an_illegal_order_changes_nothing() {
    let mut house = House::new();
    let table = squad(&mut house);
    let number = table.acting().unwrap();
    let link = table.viewers[number].link;
    for order in [json!("Nonsense"), json!({"Move": 7}), json!(null), json!([[[]]]), json!({"Win": {}})] {
        let (game, key) = (table.game.clone(), house.key());
        let after = table.viewers[number].client.held().unwrap().n;
        let answer = house.answer(link, &ClientMessage::Order { game, key, after, order });
        assert!(matches!(answer, RefereeMessage::Refused { .. }), "{answer:?}");
    }
    assert_eq!(lines(&mut house, &table.game), 0);
    table.is_level(&mut house);
}

/// 6: the other's seat, and orders out of turn.
#[test]
fn cheat_6_only_the_player_in_the_seat_gives_its_orders() {
    let mut house = House::new();
    let mut table = squad(&mut house);
    let number = table.acting().unwrap();
    let order = table.advice(number);
    let message = table.order(&mut house, number, &order);
    let clara = house.member("Clara");
    for link in [table.viewers[1 - number].link, table.viewers[2].link, clara.link] {
        let answer = house.answer(link, &message);
        assert!(matches!(answer, RefereeMessage::Refused { .. }), "{answer:?}");
    }
    for side in ["german", "allied"] {
        assert_eq!(house.refusal(clara.link, &sit(&table.game, side)), ErrorCode::Seat);
    }
    let resign = ClientMessage::Ask {
        game: table.game.clone(),
        key: "resign".to_owned(),
        after: 0,
        what: Question::Resign,
    };
    let answer = house.answer(clara.link, &resign);
    assert!(matches!(answer, RefereeMessage::Refused { .. }), "{answer:?}");
    assert_eq!(lines(&mut house, &table.game), 0);
}

/// 8: to try orders, and learn from their refusals what is hidden.
#[test]
fn cheat_8_a_player_tries_a_hundred_orders_in_a_turn() {
    let mut house = House::new();
    let table = squad(&mut house);
    let number = table.acting().unwrap();
    let after = table.viewers[number].client.held().unwrap().n;
    let mut refused = 0;
    loop {
        let (game, key) = (table.game.clone(), house.key());
        let message = ClientMessage::Order { game, key, after, order: json!("Nonsense") };
        match house.answer(table.viewers[number].link, &message) {
            RefereeMessage::Refused { .. } => refused += 1,
            RefereeMessage::Error { code, .. } => {
                assert_eq!(code, ErrorCode::TooManyRefusals);
                break;
            }
            other => panic!("{other:?}"),
        }
        assert!(refused <= 100);
    }
    assert_eq!(refused, 100);
}

/// 10: a takeback after a roll of the dice.
#[test]
fn cheat_10_no_roll_is_taken_back() {
    let mut house = House::new();
    let mut table = squad(&mut house);
    let mut rolls = 0;
    for _ in 0..300 {
        let Some(number) = table.acting() else { break };
        if !table.advance(&mut house) || rolls == 3 {
            break;
        }
        let kept = house.store.load(&table.game).unwrap().unwrap();
        let is_roll = kept
            .lines
            .last()
            .is_some_and(|line| line.text.contains("dice:[") && !line.text.contains("dice:[]"));
        if !is_roll {
            continue;
        }
        rolls += 1;
        let key = house.key();
        let ask = table.viewers[number].client.ask(&key, Question::Takeback).unwrap();
        let link = table.viewers[number].link;
        let answers = answers_to(house.ask(link, &ask), &key);
        assert!(matches!(&answers[..], [RefereeMessage::Refused { .. }]), "{answers:?}");
        table.viewers[number].client.hear(&answers[0]);
        assert_eq!(lines(&mut house, &table.game), kept.number);
    }
    assert!(rolls > 0, "no dice were rolled");
}

/// 11: to cut the line, or set the clock of the own machine. The moment of a step is that of the server.
#[test]
fn cheat_11_the_clock_is_that_of_the_server() {
    let mut house = House::new();
    let mut table = squad(&mut house);
    let number = table.acting().unwrap();
    let order = table.advice(number);
    let mut message = serde_json::to_value(table.order(&mut house, number, &order)).unwrap();
    message["at"] = json!(7);
    let link = table.viewers[number].link;
    house.send_text(link, &message.to_string());
    let steps = house.messages(link);
    let at = steps.iter().find_map(|step| match step {
        RefereeMessage::Step(step) => Some(step.at),
        _ => None,
    });
    assert_eq!(at, Some(house.at / 1_000));
    // The order is kept though the line is cut, and its answer waits for its key.
    house.hall.unlink(link, house.at);
    let again = house.again(&table.members[number]);
    house.send_text(again.link, &message.to_string());
    let answers = house.messages(again.link);
    assert!(matches!(&answers[..], [RefereeMessage::Done { .. }]), "{answers:?}");
}

/// 12: a second account that watches. It is sent what any spectator is sent, which is less than a seat has.
#[test]
fn cheat_12_a_second_account_sees_what_a_guest_sees() {
    let mut house = House::new();
    let mut table = Table::<Panzer44>::new(&mut house, offer::<Panzer44>("ailette"), [3, 4]);
    for _ in 0..10 {
        table.advance(&mut house);
    }
    let (second, guest) = (house.member("Second"), house.guest());
    let texts = |house: &mut House, link: LinkId| {
        house.send(link, &open(&table.game));
        house.texts(link)
    };
    let seen = texts(&mut house, second.link);
    assert_eq!(seen, texts(&mut house, guest));
    assert!(seen.iter().all(|text| !text.contains("\"seat\"")));
    assert_ne!(seen, texts(&mut house, table.viewers[0].link));
}

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
