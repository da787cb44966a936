//! Orders that the table sends for the player: the set-up by the computer, and phases in which nothing can be done.

use super::*;
use kessel::engine::orders::Game;

/// Sets up the rest with the computer, and counts the orders that the referee has played.
#[track_caller]
fn sets_up<G: Played + OnTable>(scenario: &str) {
    let mut online = Online::<G>::new(scenario, &Default::default(), Reader::Seat);
    for _ in 0..10 {
        if G::sets_up(online.home.bench.rulebook(), &online.home.bench.position().public)
            && online.home.reader == Reader::Seat(online.home.acting())
        {
            break;
        }
        online.play_one();
    }
    let (seat, before) = (online.home.acting(), online.home.bench.orders());
    online.request(Request::People(Ask::SetUp));
    for _ in 0..200 {
        online.exchange();
        let position = online.home.bench.position();
        if !G::sets_up(online.home.bench.rulebook(), &position.public) {
            break;
        }
    }
    online.exchange();
    online.assert_not_refused();
    online.assert_level();
    assert!(online.home.bench.orders() > before, "the referee has played the set-up");
    assert!(!G::sets_up(online.home.bench.rulebook(), &online.home.bench.position().public));
    assert_eq!(online.home.acting(), seat, "the phase itself stays open");
}

#[test]
fn the_computer_sets_up_the_rest_in_platoon() {
    sets_up::<Platoon>("meeting");
}

#[test]
fn the_computer_sets_up_the_rest_in_squad() {
    sets_up::<Squad>("patrol");
}
