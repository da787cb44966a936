//! What the command line prints of the game.

use crate::{cli::Commanded, engine::orders::NoShape, games::platoon::rules::Platoon};

impl Commanded for Platoon {
    type Shape = NoShape;
}
