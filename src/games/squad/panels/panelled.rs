//! What the frame of the panels asks of the game.

use super::scene::Shown;
use crate::{games::squad::rules::Squad, panels::Panelled};

impl Panelled for Squad {
    type Shown<'a> = Shown<'a>;
    type Memory = ();

    const RULES: &'static str = "squad/rules.ron";
}
