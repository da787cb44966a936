//! The colours of results.

use crate::{art::packs::pack::palette::Colour, games::platoon::rules::scenario::charts::CombatResult};

const WHITE: Colour = Colour([0xFF, 0xFF, 0xFF]);
const DARK: Colour = Colour([0x0F, 0x15, 0x13]);

/// The colour of a result: stronger for lasting results.
pub(in crate::games::platoon) fn shades(result: CombatResult) -> (Colour, Colour) {
    match result {
        CombatResult::None => (Colour([0x4A, 0x50, 0x52]), WHITE),
        CombatResult::D => (Colour([0xEB, 0xC9, 0x84]), DARK),
        CombatResult::DD => (Colour([0xDE, 0x8F, 0x52]), DARK),
        CombatResult::X => (Colour([0xA8, 0x38, 0x22]), WHITE),
    }
}
