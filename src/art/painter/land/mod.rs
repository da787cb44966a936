//! The ground and the things on it: relief, woods, fields, towns.

pub(super) mod countryside;
pub(super) mod extent;
pub(super) mod fields;
pub(super) mod footing;
#[cfg(test)]
pub(super) mod footing_tests;
pub(super) mod fords;
pub(super) mod from_afar;
pub(super) mod ground;
pub(super) mod gullies;
pub(super) mod heights;
pub(super) mod house;
pub(super) mod houses;
#[cfg(test)]
pub(super) mod land_tests;
pub(super) mod lattice;
pub(super) mod levels;
pub(super) mod noise;
pub(super) mod slopes;
pub(super) mod streets;
pub(super) mod towns;
pub(super) mod trees;
pub(super) mod village;
