//! The scene of Panzer '44: faces, overlays, log lines and the caption.

pub(super) mod arriving;
pub(super) mod caption;
mod charts;
pub(super) mod deeds;
pub mod face;
pub(super) mod fought;
pub(super) mod has_scene;
pub(super) mod log;
pub(super) mod map_palette;
pub(super) mod overlays;
pub(super) mod pictured;
pub(super) mod presenting;
mod printed;
pub(super) mod shades;
pub(super) mod steps;
pub(super) mod tooltip;

use crate::engine::text::texts;

texts! { "en": ["panzer44-scene.ftl"], "de": ["panzer44-scene.ftl"] }
