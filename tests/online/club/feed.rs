//! Programs that follow the feed of a game: they get its lines and no view.

use super::{
    computers::against_computer,
    house::{House, feed, open},
    table::{Table, offer},
};
use kessel::{
    club::hall::LinkId,
    games::squad::rules::Squad,
    referee::wire::{NewOffer, Question, RefereeMessage, TakebackTerms},
};
use serde_json::{Value, json};

/// Returns the lines among these messages, of which none is a view.
fn lines_in(messages: Vec<RefereeMessage>) -> Vec<Value> {
    let mut all = Vec::new();
    for message in messages {
        assert_eq!(message.number(), None, "{message:?}");
        if let RefereeMessage::Feed { lines, .. } = message {
            all.extend(lines);
        }
    }
    all
}

fn kinds(lines: &[Value]) -> Vec<&str> {
    lines.iter().filter_map(|line| line["kind"].as_str()).collect()
}

/// A game of Squad, a link that follows its feed, and its first lines.
fn followed(house: &mut House, takebacks: TakebackTerms) -> (Table<Squad>, LinkId, Vec<Value>) {
    let terms = NewOffer { takebacks, ..offer::<Squad>("patrol") };
    let table = Table::<Squad>::new(house, terms, [3, 4]);
    let watcher = house.guest();
    let lines = lines_in(house.ask(watcher, &feed(&table.game)));
    (table, watcher, lines)
}

#[test]
fn a_program_gets_the_lines_of_the_feed_and_no_view() {
    let mut house = House::new();
    let (mut table, watcher, mut lines) = followed(&mut house, TakebackTerms::Ask);
    assert_eq!(kinds(&lines), ["game_begun", "snapshot"]);
    for _ in 0..20 {
        table.advance(&mut house);
        lines.extend(lines_in(house.messages(watcher)));
    }
    assert!(kinds(&lines).contains(&"placed"), "{:?}", kinds(&lines));
    let numbers: Vec<Value> = lines.iter().map(|line| line["line"].clone()).collect();
    assert_eq!(numbers, (1..=lines.len()).map(|number| json!(number)).collect::<Vec<_>>());
    // A program that comes later begins where the others are.
    let later = house.guest();
    let first = lines_in(house.ask(later, &feed(&table.game)));
    assert_eq!(kinds(&first), ["game_begun", "snapshot"]);
    assert_eq!(first[1]["line"], lines[lines.len() - 1]["line"]);
    table.advance(&mut house);
    assert_eq!(house.texts(later), house.texts(watcher));
    table.is_level(&mut house);
}

/// A player's own program gets what spectators get: the player shows it to others.
#[test]
fn a_player_and_a_spectator_get_the_same_lines() {
    let mut house = House::new();
    let (mut table, watcher, first) = followed(&mut house, TakebackTerms::Ask);
    let own = house.again(&table.members[0]);
    assert_eq!(lines_in(house.ask(own.link, &feed(&table.game))), first);
    for _ in 0..5 {
        table.advance(&mut house);
        assert_eq!(lines_in(house.messages(own.link)), lines_in(house.messages(watcher)));
    }
}

#[test]
fn a_takeback_is_a_line() {
    let mut house = House::new();
    let (mut table, watcher, _) = followed(&mut house, TakebackTerms::Free);
    let number = table.acting().unwrap();
    table.advance(&mut house);
    assert!(!lines_in(house.messages(watcher)).is_empty());
    let key = house.key();
    let ask = table.viewers[number].client.ask(&key, Question::Takeback).unwrap();
    house.send(table.viewers[number].link, &ask);
    table.follow(&mut house);
    assert_eq!(kinds(&lines_in(house.messages(watcher))), ["taken_back", "snapshot"]);
    table.is_level(&mut house);
}

/// The last form that a line has asked for counts.
#[test]
fn a_line_turns_from_the_feed_to_the_view_and_back() {
    let mut house = House::new();
    let (mut table, watcher, _) = followed(&mut house, TakebackTerms::Ask);
    let answers = house.ask(watcher, &open(&table.game));
    assert!(answers.iter().any(|answer| matches!(answer, RefereeMessage::Game(_))), "{answers:?}");
    table.advance(&mut house);
    let messages = house.messages(watcher);
    assert!(messages.iter().any(|message| matches!(message, RefereeMessage::Step(_))), "{messages:?}");
    assert!(!messages.iter().any(|message| matches!(message, RefereeMessage::Feed { .. })), "{messages:?}");
    assert_eq!(kinds(&lines_in(house.ask(watcher, &feed(&table.game)))), ["game_begun", "snapshot"]);
    table.advance(&mut house);
    assert!(!lines_in(house.messages(watcher)).is_empty());
}

/// The feed is as late as what spectators are sent.
#[test]
fn a_delay_of_spectators_delays_the_feed() {
    let mut house = House::new();
    let terms = NewOffer { delay: Some(json!({"orders": 20})), ..offer::<Squad>("patrol") };
    let mut table = Table::<Squad>::new(&mut house, terms, [3, 4]);
    let watcher = house.guest();
    let mut lines = lines_in(house.ask(watcher, &feed(&table.game)));
    for _ in 0..10 {
        table.advance(&mut house);
    }
    assert_eq!(lines_in(house.messages(watcher)), Vec::<Value>::new());
    let later = house.guest();
    assert_eq!(lines_in(house.ask(later, &feed(&table.game))), lines);
    for _ in 0..30 {
        table.advance(&mut house);
        lines.extend(lines_in(house.messages(watcher)));
    }
    assert!(kinds(&lines).contains(&"placed"), "{:?}", kinds(&lines));
    let numbers: Vec<Value> = lines.iter().map(|line| line["line"].clone()).collect();
    assert_eq!(numbers, (1..=lines.len()).map(|number| json!(number)).collect::<Vec<_>>());
    table.is_level(&mut house);
}

/// While a computer player thinks, a program that asks for the feed waits. The lines of that turn are not for it: its first
/// ones are the beginning, after them.
#[test]
fn no_line_comes_before_the_beginning() {
    let mut all_told = 0;
    for side in ["german", "allied"] {
        let (mut house, anna, game) = against_computer(side);
        house.ask(anna.link, &open(&game));
        let first = house.guest();
        let mut last = lines_in(house.ask(first, &feed(&game))).pop().expect("a snapshot");
        for _ in 0..10 {
            let Some(work) = house.hall.take_work() else { break };
            let later = house.guest();
            assert_eq!(lines_in(house.ask(later, &feed(&game))), Vec::<Value>::new());
            let mut store = house.store.clone();
            let acts = house.hall.work_done(work.run(&mut store, house.at), house.at);
            house.carry(acts);
            let told = lines_in(house.messages(first));
            all_told += told.len();
            last = told.last().cloned().unwrap_or(last);
            let begun = lines_in(house.messages(later));
            assert_eq!(kinds(&begun), ["game_begun", "snapshot"]);
            assert_eq!(begun[1]["line"], last["line"]);
        }
    }
    assert!(all_told > 0, "the computer player has done something that spectators see");
}
