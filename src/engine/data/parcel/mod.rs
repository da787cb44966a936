//! Packs, scenarios and lessons that travel as one file, a zip: read whole within limits, since strangers make it;
//! looked at, to know where each of its files belongs; and put there, checked, or not at all.

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
