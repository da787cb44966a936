//! Games of each kind: two players and a guest over the texts of the hall.

use super::{
    house::{House, open},
    table::{Table, offer},
};
use kessel::{
    games::{
        guderian::rules::Guderian, panzer44::rules::Panzer44, platoon::rules::Platoon, squad::rules::Squad,
    },
    referee::{
        Played,
        store::Store,
        wire::{NewOffer, RefereeMessage},
    },
};

/// Plays up to this many orders, or until a few turns are over; the hall is opened again in the middle.
fn play<G: Played>(scenario: &str, most: usize) {
    let mut house = House::new();
    let mut table = Table::<G>::new(&mut house, offer::<G>(scenario), [3, 4]);
    let first = table.turn();
    for number in 0..most {
        if number == most / 2 {
            house.restart();
            table.dial_again(&mut house);
            table.is_level(&mut house);
        }
        if !table.advance(&mut house) || table.turn() > first.saturating_add(4) {
            break;
        }
    }
    table.is_level(&mut house);
    let [anna, ben, guest] = table.viewers.map(|viewer| viewer.client.held().unwrap().head.clone());
    assert!(anna == ben && ben == guest && anna.scenario == scenario);
    let kept = house.store.load(&table.game).unwrap().unwrap();
    assert!(kept.number >= 10, "{scenario}: {} orders", kept.number);
    assert_eq!(house.hall.take_faults(), [""; 0]);
}

#[test]
fn two_players_and_a_guest_play_guderian() {
    play::<Guderian>("training", 60);
}

#[test]
fn two_players_and_a_guest_play_panzer44() {
    play::<Panzer44>("ailette", 80);
}

#[test]
fn two_players_and_a_guest_play_platoon() {
    play::<Platoon>("meeting", 80);
}

#[test]
fn two_players_and_a_guest_play_squad() {
    play::<Squad>("patrol", 80);
}

/// A game without a link is unloaded after ten minutes, and loaded again when it is asked for.
#[test]
fn a_game_without_links_is_unloaded_and_goes_on_later() {
    let mut house = House::new();
    let mut table = Table::<Squad>::new(&mut house, offer::<Squad>("patrol"), [3, 4]);
    for _ in 0..6 {
        table.advance(&mut house);
    }
    assert_eq!(house.hall.size(), (3, 1));
    for viewer in &table.viewers {
        house.hall.unlink(viewer.link, house.at);
    }
    house.wait(9 * 60_000);
    assert_eq!(house.hall.size(), (0, 1));
    house.wait(2 * 60_000);
    assert_eq!(house.hall.size(), (0, 0));
    table.dial_again(&mut house);
    table.is_level(&mut house);
    assert!(table.advance(&mut house));
}

/// The games that were left last stay loaded, because their players come back soon.
#[test]
fn only_some_of_the_games_without_links_stay_loaded() {
    const LOADED: usize = 64;
    let mut house = House::new();
    let (anna, ben) = (house.member("Anna"), house.member("Ben"));
    let mut games = Vec::new();
    for number in 0..LOADED + 3 {
        let offer = NewOffer { key: format!("game-{number}"), ..offer::<Squad>("patrol") };
        let game = house.game_of((&anna, &ben), offer);
        house.answer(anna.link, &open(&game));
        house.wait(1_000);
        games.push(game);
    }
    // The game that was opened last has a link.
    assert_eq!(house.hall.size(), (2, LOADED + 1));
    // One that was unloaded is there again when it is opened, and another one goes.
    let RefereeMessage::Game(again) = house.answer(anna.link, &open(&games[0])) else { panic!("a game") };
    assert_eq!(again.game, games[0]);
    house.wait(1_000);
    assert_eq!(house.hall.size(), (2, LOADED + 1));
}
