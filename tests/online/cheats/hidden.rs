//! What is hidden: to read it, to guess it, to learn it from refusals or through a second account.

use super::squad;
use crate::club::{
    house::{House, feed, open},
    table::{Table, offer},
};
use kessel::{
    club::hall::LinkId,
    games::panzer44::rules::Panzer44,
    referee::wire::{ClientMessage, ErrorCode, RefereeMessage},
};
use serde::Serialize;
use serde_json::{Value, json};
use std::sync::Arc;

fn is_plot(order: &impl Serialize) -> bool {
    serde_json::to_value(order).unwrap().get("Plot").is_some()
}

/// What a plot has sent.
struct Sent {
    /// To the opponent, a guest and a program that follows the feed.
    others: Vec<Arc<str>>,
    /// To the player.
    own: Vec<Arc<str>>,
    plot: Value,
}

/// Plays until the first player plots, and lets an adviser with this seed plot.
fn sent_after_a_plot(seed: u64) -> Sent {
    let mut house = House::new();
    let mut table = Table::<Panzer44>::new(&mut house, offer::<Panzer44>("ailette"), [3, 4]);
    let watcher = house.guest();
    house.ask(watcher, &feed(&table.game));
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
        for link in [anna, ben, guest, watcher] {
            house.texts(link);
        }
        house.send(anna, &message);
        let fed = house.texts(watcher);
        assert!(fed.iter().any(|text| text.contains("\"kind\":\"plotted\"")), "{fed:?}");
        let others = [ben, guest].into_iter().flat_map(|link| house.texts(link)).chain(fed).collect();
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
