//! What viewers are told.

use crate::{
    games::platoon::{panels::caption, rules::Platoon},
    panels::caption::Caption,
    table::{Captioned, NoPlan, Seen},
};

impl Captioned for Platoon {
    type Plan = NoPlan;

    fn caption(seen: &Seen<Self>) -> Caption {
        let fought = seen.rolled.map(Vec::as_slice).unwrap_or_default();
        caption(seen.rulebook, &seen.position.public, seen.log, (fought, seen.clock))
    }
}
