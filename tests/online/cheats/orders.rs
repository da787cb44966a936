//! Orders: sent again, with results of their own, against the rules, from another seat, taken back, or at another time.

use super::{answers_to, lines, squad};
use crate::club::house::{House, sit};
use kessel::referee::{
    store::Store,
    wire::{ClientMessage, ErrorCode, Question, RefereeMessage},
};
use serde_json::{Value, json};

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
