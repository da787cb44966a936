//! The position of which the story tells.

use crate::games::platoon::rules::{Rulebook, position::Public};

/// Writes the story.
#[derive(Clone, Copy)]
pub(in crate::games::platoon::words) struct Teller<'a> {
    pub rulebook: &'a Rulebook,
    pub public: &'a Public,
}
