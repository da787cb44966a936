//! The colours of results.

use crate::{art::packs::pack::palette::Colour, games::panzer44::rules::combat::results::CombatResult};

const WHITE: Colour = Colour([0xFF, 0xFF, 0xFF]);
const DARK: Colour = Colour([0x0F, 0x15, 0x13]);

/// The colour of a result: paler for a temporary one, stronger for a lasting one.
pub(in crate::games::panzer44) fn shades(result: CombatResult) -> (Colour, Colour) {
    match result {
        CombatResult::Nothing => (Colour([0x4A, 0x50, 0x52]), WHITE),
        CombatResult::Pin => (Colour([0xE9, 0xDF, 0xB8]), DARK),
        CombatResult::WillPanic => (Colour([0xEB, 0xC9, 0x84]), DARK),
        CombatResult::Disrupted(1) => (Colour([0xE9, 0xB0, 0x6B]), DARK),
        CombatResult::Disrupted(2) => (Colour([0xDE, 0x8F, 0x52]), DARK),
        CombatResult::Disrupted(3) => (Colour([0xCF, 0x6A, 0x38]), WHITE),
        CombatResult::Disrupted(_) => (Colour([0xA8, 0x38, 0x22]), WHITE),
    }
}
