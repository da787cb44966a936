//! Games between computer players, from their first order to their last: one, many at the same time, and
//! what is counted in them; and matches, which tell who is better.

mod game;
mod line_file;
mod many;
mod pairing;
mod share;

pub use game::{Match, Report};
pub use line_file::{LineFile, LineFileFault};
pub use many::in_order;
pub use pairing::{MatchResult, Pair, Pairing};
pub use share::Share;

use super::players::Played;
use crate::engine::orders::Game;
use bevy::prelude::World;
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{DeserializeOwned, IgnoredAny, MapAccess, Visitor},
    ser::SerializeMap,
};
use std::{
    fmt::{self, Debug, Display},
    marker::PhantomData,
};

/// A game of which whole games are played out by the computer, checked and compared.
pub trait Matched: Played {
    /// A side; its name is what it is called in sentences.
    type Side: Copy + Debug + Display + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// Who looks on and counts; `()` if nobody does.
    type Observer: Observer<Self>;
    /// The sides, in the order of their seats.
    const SIDES: [Self::Side; 2];
    /// What those who play the sides are called: "the Germans won …".
    const PEOPLE: [&'static str; 2];
    /// What is told beside points.
    const TELLS: Tells = Tells::Levels;

    /// The turn that the game has come to.
    fn turns_played(position: &Self::Position) -> u8;

    /// How the game has ended; none while it goes on.
    fn ended(position: &Self::Position) -> Option<End<Self::Side>>;

    /// Points as a side counts them: more are better for it.
    fn points_for(rulebook: &Self::Rulebook, side: Self::Side, points: i32) -> i32;

    /// Why players of this game cannot be compared on one side; none if they can.
    fn cannot_compare(_: &Self::Rulebook) -> Option<&'static str> {
        None
    }

    /// The seat of whoever plays the side with this number: another one once players have changed seats.
    fn seat_of(_: &Self::Position, side: usize) -> usize {
        side
    }

    /// Broken invariants of a position that came about by orders, a sentence each.
    fn broken(rulebook: &Self::Rulebook, position: &Self::Position) -> Vec<String>;

    /// Whether the entities of a world say what its position says.
    fn agree(world: &mut World) -> bool;

    /// What an order counts as.
    fn kinds_of_order(order: &Self::Order) -> Vec<String>;

    /// What an event counts as: its kind, and the result, decision or cause in it.
    fn kinds_of_event(event: &Self::Event) -> Vec<String>;
}

/// How a game has ended.
#[derive(Clone, Debug, PartialEq)]
pub struct End<Side> {
    /// The level reached.
    pub level: String,
    /// The winner; none in a draw.
    pub winner: Option<Side>,
    /// The points, as the scenario counts them.
    pub points: i32,
}

/// What games and matches tell beside points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tells {
    /// The levels that games reached.
    Levels,
    /// Who won them.
    Wins,
}

/// Looks on while a game is played, and counts what tells good play from bad.
pub trait Observer<G: Game>: Default {
    /// What it has counted.
    type Figures: Clone + Debug + Serialize + DeserializeOwned + Send;

    /// Takes notice of an order before it is carried out.
    fn see_order(&mut self, _: &G::Rulebook, _: &G::Position, _: &G::Order) {}

    /// Takes notice of what an order brought about, in the position after it.
    fn see(&mut self, _: &G::Rulebook, _: &G::Position, _: &[G::Event]) {}

    /// What has been counted so far, if anything is.
    fn figures(&self) -> Option<Self::Figures>;
}

impl<G: Game> Observer<G> for () {
    type Figures = ();

    fn figures(&self) -> Option<()> {
        None
    }
}

/// What a game's observer counts.
type FiguresOf<G> = <<G as Matched>::Observer as Observer<G>>::Figures;

/// The players of both sides by name; in JSON a field for each side, called after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Players<G>(pub [String; 2], PhantomData<fn() -> G>);

impl<G: Matched> Players<G> {
    /// These players, in the order of the sides.
    pub fn new(names: [String; 2]) -> Self {
        Self(names, PhantomData)
    }
}

/// The word of a side, as options and fields are called.
pub fn word_of<G: Matched>(side: G::Side) -> String {
    side.to_string().to_lowercase()
}

impl<G: Matched> Serialize for Players<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(2))?;
        for (side, name) in G::SIDES.into_iter().zip(&self.0) {
            map.serialize_entry(&word_of::<G>(side), name)?;
        }
        map.end()
    }
}

impl<'de, G: Matched> Deserialize<'de> for Players<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Names<G>(PhantomData<G>);
        impl<'de, G: Matched> Visitor<'de> for Names<G> {
            type Value = [String; 2];

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("the players by their sides")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<[String; 2], A::Error> {
                let words = G::SIDES.map(word_of::<G>);
                let mut names = <[String; 2]>::default();
                while let Some(field) = map.next_key::<String>()? {
                    match names.iter_mut().zip(&words).find(|(_, word)| **word == field) {
                        Some((name, _)) => *name = map.next_value()?,
                        None => {
                            map.next_value::<IgnoredAny>()?;
                        }
                    }
                }
                Ok(names)
            }
        }
        deserializer.deserialize_map(Names::<G>(PhantomData)).map(Self::new)
    }
}
