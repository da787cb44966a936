//! The map on the table: the painted sheet, its hexes, its names, and the visible part of it.

pub(crate) mod camera;
pub(super) mod clear_names;
pub(super) mod clear_view;
pub(super) mod coarse_times;
pub(super) mod free_part;
pub(super) mod ground;
pub(crate) mod layers;
pub(super) mod materials;
pub(super) mod names;
pub(crate) mod opening_view;
pub(crate) mod printed;
pub(super) mod printing;
pub(crate) mod redrawn;
pub(super) mod sheet_worker;
pub(super) mod sketched;
pub(crate) mod svg;
pub(super) mod tiles;
pub(crate) mod view;
