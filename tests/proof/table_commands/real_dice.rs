//! Dice that people throw.

use super::Played;
use crate::games::{Table, campaign};
use kessel::{
    games::guderian::{dice_asked::dice_asked, event::Event, table_command::Command},
    orders::hash,
};

/// Every die of a game is asked for before it is thrown, and what is asked depends on nothing hidden.
#[test]
fn every_die_is_asked_for_by_what_it_is_for() {
    let rulebook = campaign();
    let mut thrown = 0;
    for seed in 31..33 {
        let mut table = Table::new(&rulebook, seed);
        loop {
            let before = table.position().public.clone();
            let Some(order) = table.step() else { break };
            let asked = dice_asked(&rulebook, &before, &order);
            let purposes: Vec<_> = table
                .events
                .iter()
                .filter_map(|event| match event {
                    Event::Die { purpose, .. } => Some(*purpose),
                    _ => None,
                })
                .collect();
            thrown += purposes.len();
            let wanted: Vec<_> = asked.iter().map(|die| die.purpose).collect();
            let void = purposes.is_empty()
                && table.events.iter().any(|event| {
                    matches!(event, Event::Revealed { .. } | Event::AttackVoid | Event::TargetsEmptied { .. })
                });
            assert!(wanted == purposes || void, "{order:?} asks for {wanted:?} and throws {purposes:?}");
        }
    }
    assert!(thrown > 100);
}

#[test]
fn dice_thrown_by_hand_decide_and_stand_in_the_file() {
    let mut game = Played::new();
    game.give(Command::DiceByHand { on: true }).unwrap();
    assert!(game.give(Command::DiceByHand { on: true }).is_err());
    let mut table = Table::new(&campaign(), 5);
    // The same random game, with real dice for whatever asks for one.
    let mut given = 0;
    for _ in 0..120 {
        let Some(order) = table.step() else { break };
        let asked = dice_asked(&campaign(), game.public(), &order).len();
        let Ok(_) = game.record.play_with_dice(&mut game.world, &order, &vec![6; asked]) else { break };
        given += asked;
        if let Some(last) = game.record.file.played.last() {
            assert!(last.dice.iter().all(|die| *die == 6), "{order:?} threw {:?}", last.dice);
        }
    }
    assert!(given > 0);
    let again = game.reopened();
    assert_eq!(hash(again.position()), hash(game.position()));
    assert!(again.public().table.dice_by_hand, "the table goes on as it was");
}
