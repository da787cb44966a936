//! What tells one painted sheet from another.

use super::sheet::furniture::Furniture;
use crate::{
    art::packs::map_art::MapArt,
    engine::{board::MapFile, data::fnv},
};

/// Counts up whenever the painter paints differently, so that old pictures are not used.
const PAINTER_VERSION: u32 = 5;

/// A digest of all that the map within the neat line is painted from: scenarios on the same map share its pictures.
pub fn ground_digest(map: &MapFile, art: &MapArt) -> u64 {
    fnv(format!("{PAINTER_VERSION} {map:?} {art:?}").bytes())
}

/// A digest of all that a sheet is painted from.
pub fn map_digest(map: &MapFile, furniture: &Furniture, art: &MapArt) -> u64 {
    let text = format!("{PAINTER_VERSION} {map:?} {furniture:?} {art:?}");
    fnv(text.bytes())
}
