//! The colours of results.

use crate::art::packs::pack::palette::Colour;

const WHITE: Colour = Colour([0xFF, 0xFF, 0xFF]);
const DARK: Colour = Colour([0x0F, 0x15, 0x13]);

/// The colour of a number of casualty points, and of the text on it. It is stronger for more points.
pub(in crate::games::squad) fn shades(points: u16) -> (Colour, Colour) {
    match points {
        0 => (Colour([0x4A, 0x50, 0x52]), WHITE),
        1 => (Colour([0xF1, 0xDD, 0xA8]), DARK),
        2 => (Colour([0xEB, 0xC9, 0x84]), DARK),
        3 => (Colour([0xE6, 0xAE, 0x68]), DARK),
        4 => (Colour([0xDE, 0x8F, 0x52]), DARK),
        5 => (Colour([0xCB, 0x68, 0x38]), WHITE),
        6 => (Colour([0xB8, 0x4C, 0x2A]), WHITE),
        _ => (Colour([0xA8, 0x38, 0x22]), WHITE),
    }
}
