//! The parts of a position and of a rulebook, as a game names them; [`Game`](crate::engine::orders::Game) adds the
//! rest.

use crate::engine::{
    board::{Board, Hex, MapFile},
    data::{DataError, Source, Staging},
    orders::{InPlay, Number},
};
use bevy::{prelude::Component, state::state::FreelyMutableState};
use serde::{Serialize, de::DeserializeOwned};
use std::{borrow::Cow, fmt::Debug};

/// The data that distinguish a scenario from others.
#[derive(Clone, Copy, Debug)]
pub struct ScenarioInfo<'a> {
    pub id: &'a str,
    pub title: &'a str,
    /// Its first and last turn.
    pub turns: [u8; 2],
    /// The number of the rulebook in the running program: two loaded rulebooks have two numbers, wherever they are.
    pub number: &'a Number,
    /// A summary of one or more sentences.
    pub summary: &'a str,
    /// The texts shown to players before they begin.
    pub staging: &'a Staging,
    /// Digests of its data files, in the order of [`Game::PARTS`](crate::engine::orders::Game::PARTS), to notice that
    /// they were edited.
    pub digests: &'a [String],
    /// The map as its file states it.
    pub map: &'a MapFile,
    pub board: &'a Board,
}

/// The rulebook of a game: everything that never changes.
pub trait RulebookData: Sized + Send + Sync + 'static {
    /// Reads a scenario and the files that it names.
    ///
    /// # Errors
    /// Every fault of them, with its place.
    fn read(scenario: &Source) -> Result<Self, Vec<DataError>>;

    /// The data that distinguish the scenario from others.
    fn about(&self) -> ScenarioInfo<'_>;
}

/// The parts of a position.
pub trait PositionData: Sized + Send + Sync + 'static {
    /// The public half of a position, which both players know.
    type Public: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// The secret half.
    type Secrets: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// The phases. A world that contains the game is in one of them.
    type Phase: FreelyMutableState + Copy + Serialize;
    /// Everything that never changes.
    type Rulebook: RulebookData;
    type Counter: InPlay;
    /// Its markers; [`NoMarker`](crate::engine::orders::NoMarker) if it has none.
    type Marker: Component + Copy + PartialEq;

    fn phase(public: &Self::Public) -> Self::Phase;

    /// Every counter, in the order of their numbers.
    fn counters(public: &Self::Public) -> &[Self::Counter];

    /// Every marker on the map, with its hex.
    fn markers(_: &Self::Public) -> Vec<(Self::Marker, Hex)> {
        Vec::new()
    }

    /// Returns the public half of a position as it is written down and hashed, beside its secrets: without what one
    /// side alone sees, for whichever viewer it is laid out.
    fn kept<'a>(public: &'a Self::Public, _secrets: &Self::Secrets) -> Cow<'a, Self::Public> {
        Cow::Borrowed(public)
    }

    /// Derives the parts of a position that follow from the rest and are not read with it.
    fn derive(_: &Self::Rulebook, _: &mut Self::Public) {}
}
