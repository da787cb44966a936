//! Ending a game before it is played out.

use kessel::{
    engine::orders::{Ending, Game, GameFile, Record, Refusal, TableCommand},
    games::panzer44::rules::{
        Panzer44, Position, Rulebook,
        by_hand::table_command::Command,
        event::Event,
        kinds::Side,
        order::Order,
        phase::Phase,
        position::Public,
        victory::{outcome, outcome_if_resigned},
    },
};
use std::sync::Arc;

struct Played {
    world: bevy::prelude::World,
    record: Record<Panzer44>,
}

impl Played {
    fn new(scenario: &str) -> Self {
        let rulebook = Arc::new(Rulebook::load(scenario).unwrap());
        let mut world = Panzer44::world();
        let record = Record::new(&mut world, rulebook, 7);
        Self { world, record }
    }

    fn public(&self) -> &Public {
        &self.world.resource::<Position>().public
    }

    fn give(&mut self, command: Command) -> Result<Vec<Event>, Refusal> {
        self.record.command(&mut self.world, TableCommand::Game(command))
    }

    /// The same game from its file.
    fn reopened(&self) -> Self {
        let text = self.record.file.text().unwrap();
        let file = GameFile::<Panzer44>::parse("game.kessel", &text).unwrap();
        let mut world = Panzer44::world();
        let opened = Record::from_file(&mut world, file).unwrap();
        assert_eq!(opened.notes, [""; 0], "{text}");
        assert_eq!(opened.record.file.text().unwrap(), text, "written twice it is the same twice");
        Self { world, record: opened.record }
    }
}

#[test]
fn who_resigns_loses_at_the_level_of_the_points_or_the_lowest() {
    for scenario in ["vauclair", "fog", "ailette"] {
        for side in Side::BOTH {
            let mut game = Played::new(scenario);
            let expected = outcome_if_resigned(&game.record.rulebook.clone(), game.public(), side);
            assert_eq!(expected.winner, Some(side.enemy()), "{scenario}");
            let events = game.give(Command::Resign { side }).unwrap();
            assert!(events.contains(&Event::BrokenOff { ending: Ending::Resigned(side) }));
            assert_eq!(game.public().outcome, Some(expected));
            assert_eq!(game.public().phase, Phase::Over);
            assert!(game.record.play(&mut game.world, &Order::EndPhase).is_err());
            assert!(game.give(Command::OfferEnd { side }).is_err(), "it is over");
            assert!(!game.record.undo(&mut game.world), "it is final");
            assert_eq!(game.reopened().public().table.ending, Some(Ending::Resigned(side)));
        }
    }
}

#[test]
fn both_must_agree_to_end_a_game() {
    let mut game = Played::new("fog");
    let expected = outcome(&game.record.rulebook.clone(), game.public());
    assert!(game.give(Command::AnswerOffer { side: Side::Allied, accept: true }).is_err());
    game.give(Command::OfferEnd { side: Side::German }).unwrap();
    assert!(game.give(Command::OfferEnd { side: Side::German }).is_err(), "that stands already");
    assert!(game.give(Command::AnswerOffer { side: Side::German, accept: true }).is_err());
    game.give(Command::AnswerOffer { side: Side::Allied, accept: false }).unwrap();
    assert_eq!((game.public().outcome.clone(), game.public().table.offer), (None, None));
    game.give(Command::OfferEnd { side: Side::German }).unwrap();
    let mut kept = game.reopened();
    assert_eq!(kept.public().table.offer, Some(Side::German), "an offer waits in the file");
    kept.give(Command::AnswerOffer { side: Side::Allied, accept: true }).unwrap();
    assert_eq!(kept.public().outcome, Some(expected));
    assert_eq!(kept.public().table.ending, Some(Ending::Agreed));
    kept.reopened();
}

/// Without an agreement no file contains one, and no hash changes: older games open as before.
#[test]
fn a_game_without_an_offer_says_nothing_of_it() {
    let game = Played::new("fog");
    assert!(!game.record.file.text().unwrap().contains("offer"));
}
