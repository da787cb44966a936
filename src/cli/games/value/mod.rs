//! `kessel value`: the weights by which the positions of a game are judged are fitted, and tested.

#![warn(clippy::cast_possible_truncation, clippy::indexing_slicing)]

pub mod asked;
mod fit;
mod siblings;

use crate::{
    cli::look::Commanded,
    engine::data::{DataError, Source},
    play::players::{chief::Led, value::ValueModels},
};
use asked::ValueTools;

/// Returns the tools for a game whose positions have a value.
pub const fn tools<G: Commanded + Led>() -> ValueTools {
    ValueTools { fit: fit::fit::<G>, siblings: siblings::test::<G>, faults: faults::<G> }
}

fn faults<G: Led>(source: &Source) -> Vec<DataError> {
    ValueModels::read::<G>(source).err().unwrap_or_default()
}
