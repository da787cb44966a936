//! Digests that distinguish painted sheets.

use super::sheet::furniture::Furniture;
use crate::{
    art::packs::map_art::MapArt,
    engine::{board::MapFile, data::fnv},
};

/// The version of the painter: raised whenever it paints differently, so that old pictures are not used.
const PAINTER_VERSION: u32 = 5;

/// Returns a digest of everything that affects the map within the neat line: scenarios on the same map share its
/// pictures.
pub fn ground_digest(map: &MapFile, art: &MapArt) -> u64 {
    fnv(format!("{PAINTER_VERSION} {map:?} {art:?}").bytes())
}

/// Returns a digest of everything that affects a sheet.
pub fn map_digest(map: &MapFile, furniture: &Furniture, art: &MapArt) -> u64 {
    let text = format!("{PAINTER_VERSION} {map:?} {furniture:?} {art:?}");
    fnv(text.bytes())
}
