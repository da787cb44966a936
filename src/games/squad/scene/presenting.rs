//! The text for viewers.

use crate::{
    games::squad::{rules::Squad, scene::caption::caption},
    scene::{Captioned, NoPlan, Seen, caption::Caption},
};

impl Captioned for Squad {
    type Plan = NoPlan;

    fn caption(seen: &Seen<Self>) -> Caption {
        let fought = seen.rolled.map(Vec::as_slice).unwrap_or_default();
        caption(seen.rulebook, &seen.position.public, seen.log, (fought, seen.clock))
    }
}
