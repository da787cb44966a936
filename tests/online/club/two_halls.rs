//! Two processes with the same store: the links of each are sent what was kept at the other.

use super::{
    house::{House, leave, open, patrol, sit},
    table::{Table, Viewing, offer},
};
use kessel::{
    games::squad::rules::Squad,
    referee::{
        client::{Client, Heard},
        wire::{Audience, ClientMessage, RefereeMessage},
    },
};

/// A little more than the time between two looks of a hall.
const LOOK: i64 = 1_001;

/// Lets a viewer hear what was sent, and ask for what is missing; returns the numbers of whole games and of steps.
fn follow(house: &mut House, viewer: &mut Viewing<Squad>) -> (usize, usize) {
    let (mut wholes, mut steps) = (0, 0);
    loop {
        let messages = house.messages(viewer.link);
        for message in &messages {
            wholes += usize::from(matches!(message, RefereeMessage::Game(_)));
            steps += usize::from(matches!(message, RefereeMessage::Step(_)));
            let heard = viewer.client.hear(message);
            assert!(!matches!(heard, Heard::Unreadable(_) | Heard::Stopped(_)), "the view is wrong");
        }
        match viewer.client.question() {
            Some(question) => house.send(viewer.link, &question),
            None if messages.is_empty() => return (wholes, steps),
            None => {}
        }
    }
}

/// The player and the guest at the second process hold the same as those at the first, step by step.
#[test]
fn an_order_at_one_process_is_sent_by_the_other() {
    let mut house = House::new();
    let mut table = Table::<Squad>::new(&mut house, offer::<Squad>("patrol"), [3, 4]);
    let mut other = house.beside();
    let links = [other.again(&table.members[1]).link, other.guest()];
    let mut viewers = links.map(|link| Viewing { link, client: Client::<Squad>::new(&table.game, None) });
    for viewer in &mut viewers {
        assert_eq!(follow(&mut other, viewer), (1, 0));
    }
    let mut all_steps = 0;
    for _ in 0..40 {
        if !table.advance(&mut house) {
            break;
        }
        other.wait(LOOK);
        for (viewer, same) in viewers.iter_mut().zip(&table.viewers[1..]) {
            let (wholes, steps) = follow(&mut other, viewer);
            assert_eq!(wholes, 0, "steps are enough");
            all_steps += steps;
            let (held, same) = (viewer.client.held().unwrap(), same.client.held().unwrap());
            assert_eq!((held.n, &held.hash, &held.due), (same.n, &same.hash, &same.due));
        }
    }
    assert!(all_steps > 10, "{all_steps} steps");
    // Nothing is sent again.
    other.wait(LOOK);
    assert!(viewers.iter_mut().all(|viewer| follow(&mut other, viewer) == (0, 0)));
    assert_eq!((house.hall.take_faults(), other.hall.take_faults()), (Vec::new(), Vec::new()));
}

/// The programs of the players agree on the dice though each has a line to another process.
#[test]
fn players_at_two_processes_begin_a_game() {
    let mut house = House::new();
    let mut other = house.beside();
    let (anna, ben) = (house.member("Anna"), other.member("Ben"));
    let RefereeMessage::Made { game, .. } = house.make(&anna, patrol("key")) else { panic!("it is made") };
    other.send(ben.link, &sit(&game, "allied"));
    for _ in 0..4 {
        house.wait(LOOK);
        other.wait(LOOK);
    }
    let sat = RefereeMessage::Sat { game: game.clone(), side: "allied".to_owned() };
    assert_eq!(house.messages(anna.link), [sat]);
    let begun = RefereeMessage::Begun { game: game.clone() };
    for (at, member) in [(&mut house, &anna), (&mut other, &ben)] {
        let said = at.about_dice.iter().filter(|said| **said == (member.link, begun.clone()));
        assert_eq!(said.count(), 1);
        at.texts(member.link);
        assert!(matches!(at.answer(member.link, &open(&game)), RefereeMessage::Game(_)));
        assert_eq!(at.hall.take_faults(), [""; 0]);
    }
}

/// A player is sent that the other one has withdrawn the game at another process.
#[test]
fn a_game_that_is_withdrawn_at_one_process_is_left_at_the_other() {
    let mut house = House::new();
    let mut other = house.beside();
    house.are_dice_by_hand = true;
    let (anna, ben) = (house.member("Anna"), other.member("Ben"));
    let RefereeMessage::Made { game, .. } = house.make(&anna, patrol("key")) else { panic!("it is made") };
    other.send(ben.link, &sit(&game, "allied"));
    house.wait(LOOK);
    house.send(anna.link, &leave(&game));
    other.texts(ben.link);
    other.wait(LOOK);
    assert_eq!(other.messages(ben.link), [RefereeMessage::Left { game, side: None }]);
}

/// The numbers of the texts of the chat that a link was sent.
fn said(house: &mut House, table: &Table<Squad>, number: usize) -> Vec<u64> {
    let messages = house.messages(table.viewers[number].link);
    let numbers = messages.iter().filter_map(|message| match message {
        RefereeMessage::Said(said) => Some(said.n),
        _ => None,
    });
    numbers.collect()
}

/// Each text of the chat is sent to each viewer once, wherever it was written.
#[test]
fn texts_of_the_chat_are_passed_on() {
    let mut house = House::new();
    let mut table = Table::<Squad>::new(&mut house, offer::<Squad>("patrol"), [3, 4]);
    let mut other = house.beside();
    let anna = table.viewers[0].link;
    let text = |text: &str| ClientMessage::Say {
        game: table.game.clone(),
        text: text.to_owned(),
        to: Audience::All,
    };
    let (one, two, three) = (text("one"), text("two"), text("three"));
    house.send(anna, &one);
    assert_eq!(said(&mut house, &table, 0), [1]);
    let ben = other.again(&table.members[1]).link;
    let game = table.game.clone();
    other.send(ben, &open(&game));
    table.viewers[1].link = ben;
    assert_eq!(said(&mut other, &table, 1), [1]);
    house.send(anna, &two);
    // Before the other process looks at the store.
    other.send(ben, &three);
    assert_eq!(said(&mut other, &table, 1), [2, 3]);
    house.wait(LOOK);
    other.wait(LOOK);
    assert_eq!(said(&mut house, &table, 0), [2, 3]);
    assert_eq!(said(&mut other, &table, 1), [0; 0]);
}

/// The names of the players that a viewer was last told to be there.
fn present(house: &mut House, table: &Table<Squad>, number: usize) -> Option<Vec<String>> {
    let messages = house.messages(table.viewers[number].link);
    let present = messages.into_iter().filter_map(|message| match message {
        RefereeMessage::Here { present, .. } => Some(present),
        _ => None,
    });
    present.last()
}

/// A player with a line to another process is there for the opponent, until a minute after the line has ended.
#[test]
fn a_player_at_the_other_process_is_there() {
    let mut house = House::new();
    let mut table = Table::<Squad>::new(&mut house, offer::<Squad>("patrol"), [3, 4]);
    let mut other = house.beside();
    let (anna, bens) = (table.viewers[0].link, table.viewers[1].link);
    other.wait(LOOK);
    let ben = other.again(&table.members[1]).link;
    other.send(ben, &open(&table.game));
    table.viewers[1].link = ben;
    house.hall.unlink(bens, house.at);
    for _ in 0..3 {
        for (at, link) in [(&mut house, anna), (&mut other, ben)] {
            at.wait(31_000);
            at.send(link, &ClientMessage::Here);
        }
    }
    let there = present(&mut house, &table, 0).unwrap();
    assert!(there.contains(&"Anna".to_owned()) && there.contains(&"Ben".to_owned()), "{there:?}");
    other.hall.unlink(ben, other.at);
    for _ in 0..4 {
        house.wait(31_000);
        house.send(anna, &ClientMessage::Here);
    }
    assert_eq!(present(&mut house, &table, 0).unwrap(), ["Anna"]);
}
