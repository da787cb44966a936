//! The scene of Guderian: faces, furniture of the sheet, overlays, log lines and the caption.

pub mod arriving;
pub mod caption;
pub(super) mod deeds;
pub mod face;
pub mod furniture;
pub(super) mod has_scene;
pub(super) mod log;
pub(super) mod map_palette;
pub mod overlays;
pub mod pictured;
mod printed;
pub(super) mod rolled;
pub mod schedule;
#[cfg(test)]
mod script_tests;
pub(super) mod shades;
pub mod tooltip;

use crate::engine::text::texts;

texts! { "en": ["guderian-scene.ftl"], "de": ["guderian-scene.ftl"] }
