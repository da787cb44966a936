//! What tells one painted sheet from another.

use super::furniture::Furniture;
use crate::{art::packs::map_art::MapArt, engine::board::MapFile};

/// Counts up whenever the painter paints differently, so that old pictures are not used.
const PAINTER_VERSION: u32 = 1;

/// A digest of all that a sheet is painted from.
pub fn map_digest(map: &MapFile, furniture: &Furniture, art: &MapArt) -> u64 {
    let text = format!("{PAINTER_VERSION} {map:?} {furniture:?} {art:?}");
    text.bytes().fold(0xCBF2_9CE4_8422_2325_u64, |digest, byte| {
        (digest ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3)
    })
}
