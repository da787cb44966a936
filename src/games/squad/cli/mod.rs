//! What the command line prints of the game.

use crate::{cli::Commanded, engine::orders::NoShape, games::squad::rules::Squad};

impl Commanded for Squad {
    type Shape = NoShape;
}
