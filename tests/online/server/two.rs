//! Two servers with the same data: a player at one of them is sent the orders that are given at the other.

use super::{Club, Person, Seat, wait_for};
use crate::store::postgres::empty_schema;
use kessel::{club::server::Waits, games::guderian::rules::Guderian, referee::store::Store};
use serde_json::Value;
use std::time::{Duration, Instant};

/// The time in which an order must have come to the other server.
const LONGEST: Duration = Duration::from_secs(5);

/// The orders that are waited for.
const ORDERS: usize = 4;

/// The acknowledged orders.
fn done(seats: &[Seat<Guderian>; 2]) -> usize {
    seats.iter().map(|seat| seat.done).sum()
}

/// Whether each player holds the view of the last order that is kept.
fn are_level(store: &mut dyn Store, game: &str, seats: &[Seat<Guderian>; 2]) -> bool {
    let state = store.load(game).unwrap().unwrap().state.unwrap();
    let state: Value = serde_json::from_str(&state).unwrap();
    let is_level = |seat: usize| {
        let told = state["told"][seat].as_u64().unwrap();
        seats[seat].client.held().is_some_and(|held| held.n == told)
    };
    is_level(0) && is_level(1)
}

/// Two players with a line to one server each begin a game and play it.
fn play_at_two_servers(club: &Club) {
    let second = club.serve(0);
    let invite = club.invite(2);
    let mut anna = Person::join(club, &invite, "Anna");
    let mut bert = Person::join_at(&second.address().to_string(), &invite, "Bert");
    let game = anna.make::<Guderian>("training");
    bert.sit::<Guderian>(&game);
    anna.answer("begun");
    let mut seats = [Seat::new(anna, &game, 3), Seat::new(bert, &game, 4)];
    let mut store = club.data();
    let mut longest = Duration::ZERO;
    for orders in 1..=ORDERS {
        wait_for("the next order", || {
            let is_given = done(&seats) >= orders;
            seats.iter_mut().for_each(if is_given { Seat::hear } else { Seat::play });
            (is_given && seats.iter().all(|seat| !seat.client.is_waiting())).then_some(())
        });
        let began = Instant::now();
        wait_for("the order at the other server", || {
            seats.iter_mut().for_each(Seat::hear);
            are_level(&mut *store, &game, &seats).then_some(())
        });
        longest = longest.max(began.elapsed());
    }
    assert!(longest < LONGEST, "{longest:?}");
    // Otherwise nothing came from the other server.
    assert!(seats.iter().all(|seat| seat.client.held().is_some_and(|held| held.n > 0)));
    println!("figure: an order comes to the other server in {:.1} s at most", longest.as_secs_f64());
}

#[test]
fn an_order_comes_to_the_other_of_two_servers() {
    play_at_two_servers(&Club::open("two-servers", Waits::default()));
}

#[test]
fn an_order_comes_through_postgres_to_the_other_server() {
    let Some(database) = empty_schema("kessel_servers") else { return };
    play_at_two_servers(&Club::open_in("postgres-servers", Waits::default(), Some(database)));
}
