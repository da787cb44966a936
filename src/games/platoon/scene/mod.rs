//! The scene of Platoon: faces, overlays and the caption.

pub(super) mod arriving;
pub(super) mod caption;
pub(super) mod deeds;
pub mod face;
pub(super) mod fought;
pub(super) mod has_scene;
pub(super) mod map_palette;
pub(super) mod overlays;
pub(super) mod pictured;
mod printed;
pub(super) mod shades;
pub(super) mod silhouette;
pub(super) mod tooltip;

use crate::engine::text::texts;

texts! { "en": ["platoon-scene.ftl"], "de": ["platoon-scene.ftl"] }
