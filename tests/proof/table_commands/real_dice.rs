//! Dice that people roll.

use super::Played;
use crate::games::{Table, campaign, order_of, with_options};
use kessel::{
    engine::{
        data::Source,
        orders::{Game, GameFile, Record, TableCommand, dice_of, hash, play},
    },
    games::guderian::{
        players::by_name,
        rules::{
            Guderian, Position, Rulebook, by_hand::table_command::Command, event::Event, order::Order,
            phase::Phase, scenario::options::Options,
        },
        words::dice_asked::dice_asked,
    },
};
use std::sync::Arc;

/// Every die of a game is asked for before it is rolled, and the question depends on no secret.
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
    // The same random game, with real dice for every request.
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

/// A physical table uses the program as its referee. From the set-up to the victory level every die was requested and
/// entered, and the program rolls none of its own.
#[test]
fn a_whole_game_is_played_with_dice_from_the_table() {
    let rulebook = with_options(&[("bidding", "on")]);
    let mut world = Guderian::world();
    let mut record = Record::<Guderian>::new(&mut world, Arc::clone(&rulebook), 41);
    record.command(&mut world, TableCommand::Game(Command::DiceByHand { on: true })).unwrap();
    let mut player = by_name("random", 41).unwrap();
    let (mut hand, mut entered) = ((1..=6).cycle(), Vec::new());
    while Guderian::position(&world).public.outcome.is_none() {
        let position: &Position = Guderian::position(&world);
        let order = order_of(player.as_mut(), &rulebook, position);
        let asked = dice_asked(&rulebook, &position.public, &order);
        let dice: Vec<u8> = hand.by_ref().take(asked.len()).collect();
        let events = record.play_with_dice(&mut world, &order, &dice).unwrap();
        let thrown = dice_of::<Guderian>(&events);
        assert!(dice.starts_with(&thrown), "{order:?} throws {thrown:?}, and {dice:?} lie on the table");
        entered.extend(thrown);
    }
    assert_eq!(Guderian::position(&world).public.phase, Phase::Over);
    assert!(entered.len() > 20, "{}", entered.len());
    let given = record.file.commands.iter().filter_map(|(_, command)| match command {
        TableCommand::Dice(dice) => Some(dice.clone()),
        _ => None,
    });
    assert_eq!(given.flatten().collect::<Vec<_>>(), entered, "no die but those that were entered");
    let mut again = Guderian::world();
    let text = record.file.text().unwrap();
    let file = GameFile::<Guderian>::parse("game.kessel", &text).unwrap();
    let opened = Record::<Guderian>::from_file(&mut again, file).unwrap();
    assert_eq!(opened.notes, [""; 0]);
    assert_eq!(hash(Guderian::position(&again)), hash(Guderian::position(&world)));
}

/// The second bid requests the die for equal bids whether they are equal or not: the request reveals nothing. If a
/// phase with dice follows the bids, it requests those dice, too.
#[test]
fn the_second_bid_asks_for_the_dice_of_the_phase_that_it_opens() {
    let mut source: Source = kessel::engine::data::load("guderian/dnieper.ron").unwrap();
    source.text = source.text.replacen("start: FirstInterdiction", "start: SovietMovement", 1);
    let mut rulebook = Rulebook::from_source(&source).unwrap();
    rulebook.options = Options { bidding: true, ..Options::default() };
    let rulebook = Arc::new(rulebook);
    let mut world = Guderian::world();
    Guderian::restore(&mut world, &rulebook, Guderian::start(&rulebook, 3));
    let asked = |world: &bevy::prelude::World, order: &Order| {
        dice_asked(&rulebook, &Guderian::position(world).public, order).len()
    };
    let bid = Order::Bid { points: 3 };
    assert_eq!(asked(&world, &bid), 0);
    play::<Guderian>(&mut world, &bid).unwrap();
    assert_eq!(asked(&world, &bid), 2, "for the seats and for the provisional division");
    let events = play::<Guderian>(&mut world, &bid).unwrap();
    assert_eq!(dice_of::<Guderian>(&events).len(), 2);
    for (by_hand, thrown) in [(false, 1), (true, 2)] {
        let mut record = Record::<Guderian>::new(&mut world, Arc::clone(&rulebook), 3);
        if by_hand {
            record.command(&mut world, TableCommand::Game(Command::DiceByHand { on: true })).unwrap();
        }
        record.play(&mut world, &bid).unwrap();
        let events = record.play_with_dice(&mut world, &Order::Bid { points: 4 }, &[1, 2]).unwrap();
        let threw = dice_of::<Guderian>(&events);
        assert_eq!(threw, [1, 2][..thrown], "the die between equal bids lies beside if nobody needs it");
        assert!(!Guderian::position(&world).public.seats_changed, "four is more than three");
    }
}
