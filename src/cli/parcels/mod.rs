//! `kessel wrap`, `install`, `parcels`, `remove`: packs, scenarios and lessons in one file.

mod about_own;
mod install;
mod wrap;

pub(super) use about_own::{Parcels, Remove, own_of_name, run_parcels, run_remove};
#[cfg(feature = "window")]
pub(super) use install::looked;
pub use install::{Check, install};
pub(super) use install::{Install, faults, run_install};
#[cfg(feature = "window")]
pub(super) use wrap::send;
pub(super) use wrap::{Wrap, run_wrap};
