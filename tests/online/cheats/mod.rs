//! The ways to cheat that the design of online play names, by their numbers: each is tried through the hall of a club.

mod dice;
mod hidden;
mod orders;
mod people;

use crate::club::{
    house::House,
    table::{Table, offer},
};
use kessel::{
    games::squad::rules::Squad,
    referee::{
        store::Store,
        wire::{NewOffer, RefereeMessage, TakebackTerms},
    },
};

/// A running game of Squad with both players and a guest.
fn squad(house: &mut House) -> Table<Squad> {
    let takebacks = TakebackTerms::Free;
    Table::new(house, NewOffer { takebacks, ..offer::<Squad>("patrol") }, [3, 4])
}

/// The number of lines that are kept of a game.
fn lines(house: &mut House, game: &str) -> u64 {
    house.store.load(game).unwrap().unwrap().number
}

/// The answers of the referee to a key.
fn answers_to(messages: Vec<RefereeMessage>, key: &str) -> Vec<RefereeMessage> {
    let is_about = |message: &RefereeMessage| match message {
        RefereeMessage::Done { key: other, .. }
        | RefereeMessage::Refused { key: other, .. }
        | RefereeMessage::Stale { key: other, .. } => other == key,
        RefereeMessage::Error { key: other, .. } => other.as_deref() == Some(key),
        _ => false,
    };
    messages.into_iter().filter(is_about).collect()
}
