//! The scene of Squad: faces, markers, overlays and the caption.

pub(super) mod arriving;
pub(super) mod called;
pub mod caption;
pub(super) mod deeds;
pub mod face;
pub mod fought;
pub(super) mod has_scene;
pub(super) mod map_palette;
pub(super) mod markers;
pub(super) mod overlays;
pub(super) mod pictured;
mod printed;
pub(super) mod shades;
pub(super) mod silhouette;
pub(super) mod tooltip;
pub(super) mod values;

use crate::engine::text::texts;

texts! { "en": ["squad-scene.ftl"], "de": ["squad-scene.ftl"] }
