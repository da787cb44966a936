//! Parcels: packs, scenarios and lessons in one zip file. A parcel is read within limits, since strangers make it. Its
//! files are assigned to their places, then checked and installed, or not installed at all.

mod install;
mod limits;
mod own;
mod plan;
mod read;
#[cfg(test)]
mod tests;
mod wrap;

pub use install::{Installed, install, remove};
pub use limits::{MOST_BYTES, MOST_BYTES_OF_FILE, MOST_FILES};
pub use own::{own_things, title_of, wrap_needed, wrap_thing};
pub use plan::{Belongs, Plan, Thing, ThingKind, plan};
pub use read::{Parcel, is_inside};
pub use wrap::wrap;
