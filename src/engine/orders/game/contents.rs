//! The parts of a position and of a rulebook, as a game names them; [`Game`](crate::engine::orders::Game) adds the rest.

use crate::engine::{
    board::{Board, Hex, MapFile},
    data::{DataError, Source, Staging},
    orders::{InPlay, Number},
};
use bevy::{prelude::Component, state::state::FreelyMutableState};
use serde::{Serialize, de::DeserializeOwned};
use std::{borrow::Cow, fmt::Debug};

/// What tells a scenario from others.
#[derive(Clone, Copy, Debug)]
pub struct ScenarioInfo<'a> {
    pub id: &'a str,
    pub title: &'a str,
    /// Its first turn and its last.
    pub turns: [u8; 2],
    /// Which rulebook of the running program it is: two that were loaded have two numbers, wherever they lie.
    pub number: &'a Number,
    /// What it is, in a sentence or some.
    pub summary: &'a str,
    /// What it tells its players before they begin.
    pub staging: &'a Staging,
    /// Digests of its data files, in the order of [`Game::PARTS`](crate::engine::orders::Game::PARTS), to notice that they were edited.
    pub digests: &'a [String],
    /// The map as it stands in its file.
    pub map: &'a MapFile,
    pub board: &'a Board,
}

/// What a game is played by.
pub trait RulebookData: Sized + Send + Sync + 'static {
    /// Reads a scenario and the files that it names.
    ///
    /// # Errors
    /// Every fault of them, with its place.
    fn read(scenario: &Source) -> Result<Self, Vec<DataError>>;

    /// What tells the scenario from others.
    fn about(&self) -> ScenarioInfo<'_>;
}

/// What a position of a game is made of.
pub trait PositionData: Sized + Send + Sync + 'static {
    /// What both players know of a position.
    type Public: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What they do not.
    type Secrets: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// The phases. A world in which the game lies is in one of them.
    type Phase: FreelyMutableState + Copy + Serialize;
    /// Everything that does not change.
    type Rulebook: RulebookData;
    type Counter: InPlay;
    /// Its markers; [`NoMarker`](crate::engine::orders::NoMarker) if it has none.
    type Marker: Component + Copy + PartialEq;

    fn phase(public: &Self::Public) -> Self::Phase;

    /// Every counter, in the order of their numbers.
    fn counters(public: &Self::Public) -> &[Self::Counter];

    /// Every marker on the map and where it lies.
    fn markers(_: &Self::Public) -> Vec<(Self::Marker, Hex)> {
        Vec::new()
    }

    /// What both players know of a position as it is written down and hashed, beside its secrets: for whosever eyes it is laid
    /// out, nothing that one side alone sees.
    fn kept<'a>(public: &'a Self::Public, _secrets: &Self::Secrets) -> Cow<'a, Self::Public> {
        Cow::Borrowed(public)
    }

    /// Makes what follows from the rest of a position, and was not read with it.
    fn derive(_: &Self::Rulebook, _: &mut Self::Public) {}
}
