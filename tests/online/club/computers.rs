//! Games against computer players, whose turns are played outside the hall.

use super::house::{House, hello, open, patrol};
use kessel::referee::{
    store::Store,
    wire::{ClientMessage, Form, NewOffer, RefereeMessage},
};

/// A hall with a game against a computer player, which has the first order as long as there is one to give.
pub fn against_computer(side: &str) -> (House, super::house::Member, String) {
    let mut house = House::new();
    let anna = house.member("Anna");
    let (side, other) = (side.to_owned(), "random".to_owned());
    let RefereeMessage::Made { game, invite, .. } =
        house.make(&anna, NewOffer { side, other, ..patrol("key") })
    else {
        panic!("no game is made")
    };
    assert_eq!(invite, None, "a computer player needs no invitation");
    (house, anna, game)
}

#[test]
fn a_computer_player_plays_its_turns_outside_the_hall() {
    let mut played = 0;
    for side in ["german", "allied"] {
        let (mut house, anna, game) = against_computer(side);
        let whole = house.answer(anna.link, &open(&game));
        assert!(matches!(whole, RefereeMessage::Game(_)), "{whole:?}");
        for _ in 0..20 {
            let Some(work) = house.hall.take_work() else { break };
            assert_eq!(work.game(), game);
            assert!(house.hall.take_work().is_none(), "one turn of a game at a time");
            // What is asked meanwhile waits, and is answered when the turn is given back.
            house.send(anna.link, &open(&game));
            assert!(house.messages(anna.link).is_empty());
            let mut store = house.store.clone();
            let done = work.run(&mut store, house.at);
            let acts = house.hall.work_done(done, house.at);
            house.carry(acts);
            let heard = house.messages(anna.link);
            assert!(heard.iter().any(|message| matches!(message, RefereeMessage::Game(_))), "{heard:?}");
            played += 1;
        }
        let kept = house.store.load(&game).unwrap().unwrap();
        assert!(kept.number <= played);
        assert_eq!(house.hall.take_faults(), [""; 0]);
    }
    assert!(played > 0, "one of the sides had a computer player that was to play");
}

/// A computer player goes on after a restart, as soon as its game is asked for.
#[test]
fn a_computer_player_goes_on_after_a_restart() {
    for side in ["german", "allied"] {
        let (mut house, anna, game) = against_computer(side);
        let was_waiting = house.hall.take_work().is_some();
        house.restart();
        assert!(house.hall.take_work().is_none(), "nothing is loaded");
        let link = house.dial();
        house.ask(link, &hello(Some(&anna.token)));
        house.ask(link, &open(&game));
        assert_eq!(house.hall.take_work().is_some(), was_waiting);
    }
}

/// The thread of a computer player may end without giving the turn back: after two minutes the game is loaded again.
#[test]
fn a_turn_that_is_not_given_back_is_played_later() {
    let mut has_lost = false;
    for side in ["german", "allied"] {
        let (mut house, anna, game) = against_computer(side);
        house.ask(anna.link, &open(&game));
        let Some(work) = house.hall.take_work() else { continue };
        has_lost = true;
        drop(work);
        house.send(anna.link, &open(&game));
        house.wait(59_000);
        house.ask(anna.link, &ClientMessage::Here);
        house.wait(59_000);
        house.ask(anna.link, &ClientMessage::Here);
        assert!(house.hall.take_work().is_none());
        house.wait(5_000);
        let heard = house.messages(anna.link);
        assert!(heard.iter().any(|message| matches!(message, RefereeMessage::Game(_))), "{heard:?}");
        assert_eq!(house.hall.take_faults().len(), 1, "the keeper is told");
        house.wait(31_000);
        let work = house.hall.take_work().expect("the turn");
        let mut store = house.store.clone();
        let acts = house.hall.work_done(work.run(&mut store, house.at), house.at);
        house.carry(acts);
        assert!(house.store.load(&game).unwrap().unwrap().number > 0);
    }
    assert!(has_lost, "one of the sides had a computer player that was to play");
}

/// A turn that is given back too late has been kept nevertheless: all viewers are sent the game as it is then.
#[test]
fn a_turn_that_is_given_back_late_counts() {
    let mut has_lost = false;
    for side in ["german", "allied"] {
        let (mut house, anna, game) = against_computer(side);
        house.ask(anna.link, &open(&game));
        let Some(work) = house.hall.take_work() else { continue };
        has_lost = true;
        for _ in 0..3 {
            house.wait(50_000);
            house.ask(anna.link, &ClientMessage::Here);
        }
        let mut store = house.store.clone();
        let done = work.run(&mut store, house.at);
        let kept = house.store.load(&game).unwrap().unwrap().number;
        assert!(kept > 0);
        let acts = house.hall.work_done(done, house.at);
        house.carry(acts);
        let n = house.messages(anna.link).iter().find_map(|message| match message {
            RefereeMessage::Game(game) => Some((game.n, game.hash.clone())),
            _ => None,
        });
        let (n, hash) = n.expect("the whole game");
        let question = ClientMessage::Open { game, form: Form::View, n: Some(n), hash: Some(hash) };
        assert_eq!(house.answer(anna.link, &question), RefereeMessage::Same { n });
    }
    assert!(has_lost, "one of the sides had a computer player that was to play");
}
