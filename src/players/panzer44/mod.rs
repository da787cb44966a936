//! The players of Panzer '44, by name.

mod random;

pub use random::Random;

use super::{Played, Seated};
use crate::games::panzer44::{Panzer44, View, view::KeptView};

impl Played for Panzer44 {
    type View<'a> = View<'a>;
    type Kept = KeptView;

    fn look(kept: &KeptView) -> View<'_> {
        kept.view()
    }

    fn relief() -> Seated<Self> {
        Box::new(Random::new(1))
    }
}

/// The players there are, by name.
pub const NAMES: &[&str] = &["random"];

/// The player with this name, beginning with this seed.
pub fn by_name(name: &str, seed: u64) -> Option<Seated<Panzer44>> {
    match name {
        "random" => Some(Box::new(Random::new(seed))),
        _ => None,
    }
}
