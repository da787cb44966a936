//! The players of a game's levels.

use super::level::Level;
use crate::{
    engine::data::{DataError, Source},
    play::players::{
        PlayerMaker, Seated,
        chief::{Chief, Erring, Led},
        unweighed,
    },
};
use std::sync::Arc;

/// A game whose computer players have levels.
pub trait HasLevels: Led {
    /// The orders that a general may try before a choice of intents, at effort 1: about one second.
    const GENERAL_ORDERS: u64;
    /// The orders that a field marshal may try before a choice of intents, at effort 1: about eight seconds.
    const FIELD_MARSHAL_ORDERS: u64;

    /// The captain of recruits, new to the game.
    fn recruit() -> Self::Captain {
        Self::captain()
    }

    /// Returns a captain that plays by the weights of this text in place of its own.
    ///
    /// # Errors
    /// Its captain has no weights, or the faults of the text.
    fn weighed_captain(weights: &Source) -> Result<Self::Captain, Vec<DataError>> {
        Err(vec![unweighed(Level::Captain.name(), weights)])
    }

    /// Returns the maker of another player as general or field marshal, with these weights if there are any; none for a
    /// chief of staff. A game names one as long as no measurement says that the chief is better.
    ///
    /// # Errors
    /// The faults of the weights.
    fn in_place_of_chief(
        _level: Level,
        _weights: Option<&Source>,
    ) -> Result<Option<PlayerMaker<Self>>, Vec<DataError>> {
        Ok(None)
    }
}

/// Returns the player of the level with this name; none if it is the name of no level.
pub(crate) fn by_name<G: HasLevels>(name: &str, seed: u64) -> Option<Seated<G>> {
    let level = Level::from_name(name)?;
    let make: PlayerMaker<G> = match level {
        Level::Recruit => erring::<G>(level, G::recruit()),
        Level::Captain => erring::<G>(level, G::captain()),
        // Without a text there are no faults of weights.
        Level::General | Level::FieldMarshal => match G::in_place_of_chief(level, None) {
            Ok(Some(other)) => other,
            Ok(None) | Err(_) => chief::<G>(level, G::captain()),
        },
    };
    Some(make(seed))
}

/// Returns the maker of players of the level with this name that play by the weights of this text.
///
/// # Errors
/// The name is that of a recruit or of no level, or the faults of the text.
pub(crate) fn weighed<G: HasLevels>(name: &str, weights: &Source) -> Result<PlayerMaker<G>, Vec<DataError>> {
    match Level::from_name(name) {
        Some(level @ Level::Captain) => Ok(erring::<G>(level, G::weighed_captain(weights)?)),
        Some(level @ (Level::General | Level::FieldMarshal)) => {
            match G::in_place_of_chief(level, Some(weights))? {
                Some(other) => Ok(other),
                None => Ok(chief::<G>(level, G::weighed_captain(weights)?)),
            }
        }
        Some(Level::Recruit) | None => Err(vec![unweighed(name, weights)]),
    }
}

/// Returns the maker of players that change the intents of this captain by chance, as often as the level errs.
fn erring<G: HasLevels>(level: Level, captain: G::Captain) -> PlayerMaker<G> {
    Arc::new(move |seed: u64| -> Seated<G> {
        Box::new(Erring::<G>::new(captain.clone(), seed, level.errors()))
    })
}

/// Returns the maker of chiefs of staff of this level that lead this captain.
fn chief<G: HasLevels>(level: Level, captain: G::Captain) -> PlayerMaker<G> {
    let orders = if level == Level::FieldMarshal { G::FIELD_MARSHAL_ORDERS } else { G::GENERAL_ORDERS };
    Arc::new(move |seed: u64| -> Seated<G> { Box::new(Chief::<G>::leading(captain.clone(), seed, orders)) })
}
