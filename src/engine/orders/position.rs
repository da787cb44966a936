//! A position: everything that changes in a game, apart into what both players know and what they do not. Whatever game
//! it is of, it is put into a world, sealed, compared, hashed and settled here.

use super::{
    Game, leave_phases,
    seal::{seal_value, sealed_or_plain},
    set_phase,
};
use bevy::prelude::{Resource, World};
use serde::{Deserialize, Serialize};
use std::{fmt, sync::Arc};

/// A position of a game, complete.
#[derive(Resource, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Position<G: Game> {
    /// What both players know.
    pub public: G::Public,
    /// What they do not; a game file seals it.
    #[serde(deserialize_with = "sealed_or_plain")]
    pub secrets: G::Secrets,
}

impl<G: Game> Clone for Position<G> {
    fn clone(&self) -> Self {
        Self { public: self.public.clone(), secrets: self.secrets.clone() }
    }

    fn clone_from(&mut self, other: &Self) {
        self.public.clone_from(&other.public);
        self.secrets.clone_from(&other.secrets);
    }
}

impl<G: Game> PartialEq for Position<G> {
    fn eq(&self, other: &Self) -> bool {
        self.public == other.public && self.secrets == other.secrets
    }
}

impl<G: Game> Eq for Position<G> {}

impl<G: Game> fmt::Debug for Position<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Position").field("public", &self.public).field("secrets", &self.secrets).finish()
    }
}

/// A position as a game file keeps it.
#[derive(Serialize)]
#[serde(rename = "Position")]
pub struct Sealed<'a, P> {
    public: &'a P,
    secrets: String,
}

impl<G: Game> Position<G> {
    /// The position as a game file keeps it; what is read from it is the position again.
    ///
    /// # Errors
    /// What nobody may know has no form as text.
    pub fn sealed(&self) -> Result<Sealed<'_, G::Public>, ron::Error> {
        Ok(Sealed { public: &self.public, secrets: seal_value(&self.secrets)? })
    }
}

/// What a game in a world is played by, shared and never changed.
#[derive(Resource)]
pub struct Rules<G: Game>(pub Arc<G::Rulebook>);

/// Puts a position into a world without opening its phase again: no die is thrown and nothing happens.
pub(super) fn restore<G: Game>(world: &mut World, rulebook: &Arc<G::Rulebook>, mut position: Position<G>) {
    G::derive(rulebook, &mut position.public);
    seat(world, rulebook, position);
    G::lay(world);
}

/// Puts a position into a world, its derived parts as they are, and no entity.
pub fn seat<G: Game>(world: &mut World, rulebook: &Arc<G::Rulebook>, position: Position<G>) {
    set_phase(world, G::phase(&position.public));
    world.insert_resource(Rules::<G>(Arc::clone(rulebook)));
    world.insert_resource(position);
}

/// Puts another position of the game into a world that [`seat`] has prepared.
pub fn seat_again<G: Game>(world: &mut World, position: &Position<G>) {
    set_phase(world, G::phase(&position.public));
    world.resource_mut::<Position<G>>().clone_from(position);
}

/// Takes a game out of a world that another game is put into: its position, its rules, its phase.
pub fn unseat<G: Game>(world: &mut World) {
    world.remove_resource::<Position<G>>();
    world.remove_resource::<Rules<G>>();
    leave_phases::<G::Phase>(world);
}
