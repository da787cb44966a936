//! What this program can referee.

use crate::{club::paged::Kinds, referee::any::Refereed};
use bevy::prelude::Resource;

/// The kinds of games that this program can referee, and those of which it shows pages to browsers.
#[derive(Resource, Clone, Copy, Default)]
pub struct Referees {
    pub games: &'static [&'static dyn Refereed],
    pub pages: Kinds,
}
