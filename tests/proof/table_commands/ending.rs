//! Ending a game before it is played out.

use super::Played;
use crate::games::{campaign, moments};
use kessel::games::guderian::rules::{
    by_hand::{table_command::Command, table_state::Ending},
    event::Event,
    kinds::Side,
    order::Order,
    phase::Phase,
    turn::{ending::outcome_if_resigned, victory::outcome},
};

#[test]
fn who_resigns_loses_at_the_level_of_the_points_or_the_lowest() {
    let rulebook = campaign();
    let mut game = Played::new();
    assert_eq!(outcome_if_resigned(&rulebook, game.public(), Side::German).level, "Soviet Decisive");
    assert_eq!(outcome_if_resigned(&rulebook, game.public(), Side::Soviet).level, "German Marginal");
    let events = game.give(Command::Resign { side: Side::Soviet }).unwrap();
    assert!(events.contains(&Event::BrokenOff { ending: Ending::Resigned(Side::Soviet) }));
    let outcome = game.public().outcome.clone().unwrap();
    assert_eq!((outcome.level.as_str(), outcome.winner), ("German Marginal", Some(Side::German)));
    assert_eq!(game.public().phase, Phase::Over);
    assert!(game.record.play(&mut game.world, &Order::EndPhase).is_err());
    assert!(game.give(Command::Referee { on: false }).is_err());
    assert!(!game.record.undo(&mut game.world), "it is final");
    let again = game.reopened();
    assert_eq!(again.public().table.ending, Some(Ending::Resigned(Side::Soviet)));
}

#[test]
fn both_must_agree_to_end_a_game() {
    let rulebook = campaign();
    for position in moments().iter().step_by(11) {
        let mut game = Played::at(position.clone());
        if game.public().phase == Phase::Over {
            continue;
        }
        let expected = outcome(&rulebook, game.public());
        assert!(game.give(Command::AnswerOffer { side: Side::Soviet, accept: true }).is_err());
        game.give(Command::OfferEnd { side: Side::German }).unwrap();
        assert!(game.give(Command::AnswerOffer { side: Side::German, accept: true }).is_err());
        game.give(Command::AnswerOffer { side: Side::Soviet, accept: false }).unwrap();
        assert_eq!(game.public().outcome, None);
        game.give(Command::OfferEnd { side: Side::German }).unwrap();
        let kept = game.reopened();
        assert_eq!(kept.public().table.offer, Some(Side::German), "an offer waits in the file");
        game.give(Command::AnswerOffer { side: Side::Soviet, accept: true }).unwrap();
        assert_eq!(game.public().outcome, Some(expected));
        assert_eq!((game.public().owed.clone(), game.public().battle.clone()), (None, None));
        assert_eq!(game.public().table.ending, Some(Ending::Agreed));
        game.reopened();
    }
}
