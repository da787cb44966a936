//! The state shown to viewers.

use crate::{
    engine::orders::Viewer,
    games::platoon::{
        rules::Platoon,
        scene::{caption::caption, fought::Fought},
    },
    scene::{Captioned, NoPlan, Seen, caption::Caption},
};

impl Captioned for Platoon {
    type Plan = NoPlan;

    fn caption(seen: &Seen<Self>) -> Caption {
        let fought = Fought::seen(seen.rolled.map(Vec::as_slice).unwrap_or_default(), Viewer::Both);
        let shown = seen.attack.and_then(|attack| fought.get(..=attack)).unwrap_or(&fought);
        caption(seen.rulebook, &seen.position.public, seen.log, (shown, seen.clock))
    }
}
