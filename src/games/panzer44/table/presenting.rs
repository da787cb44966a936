//! What viewers are told.

use crate::{
    games::panzer44::{panels::caption, rules::Panzer44},
    panels::caption::Caption,
    table::presenter::{Captioned, NoPlan, Seen},
};

impl Captioned for Panzer44 {
    type Plan = NoPlan;

    /// Plots, until they are shown (5.6).
    const SECRETS: bool = true;

    fn caption(seen: &Seen<Self>) -> Caption {
        let fought = seen.rolled.map(Vec::as_slice).unwrap_or_default();
        caption(seen.rulebook, &seen.position.public, seen.log, (fought, seen.clock))
    }
}
