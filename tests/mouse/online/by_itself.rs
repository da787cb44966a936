//! The comforts of a local table in an online game: the set-up by the computer, and plots at the same time.

use super::*;
use kessel::games::panzer44::rules::phase::Phase as Panzer44Phase;

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
    sets_up::<Platoon>("farm-road");
}

#[test]
fn the_computer_sets_up_the_rest_in_squad() {
    sets_up::<Squad>("patrol");
}

/// Both sides plot at the same time (3.1): at the table of either side its plot is asked for at once, and the referee plays
/// it although the other side has not plotted.
#[test]
fn either_side_plots_at_once() {
    for reader in [Reader::Seat as fn(usize) -> Reader, |acting| Reader::Seat(1 - acting)] {
        let mut online = Online::<Panzer44>::new("ailette", &Default::default(), reader);
        for _ in 0..200 {
            if online.home.bench.position().public.phase == Panzer44Phase::Plot {
                break;
            }
            online.play_one();
        }
        let public = &online.home.bench.position().public;
        assert_eq!((public.phase, public.plotted), (Panzer44Phase::Plot, [false; 2]));
        let Reader::Seat(seat) = online.home.reader else { panic!("a player is at the table") };
        let position = online.table.get::<Position<Panzer44>>();
        assert!(online.session().is_person_asked(position), "the plot of seat {seat} is asked for");
        let order = online.own_order(seat);
        online.give(order);
        online.assert_not_refused();
        let plotted = online.home.bench.position().public.plotted;
        assert_eq!(plotted.iter().filter(|has_plotted| **has_plotted).count(), 1);
        online.assert_level();
    }
}
