//! Parcels: packs, scenarios and lessons in one zip file, with a title, a version, an author, a licence and a picture. A
//! parcel is read within limits, since strangers make it. Its files are assigned to their places, then checked and
//! installed, or not installed at all. The list of installed parcels knows which files each has brought, so that a
//! newer version replaces these and no others.

mod about;
mod examine;
mod glance;
mod install;
mod ledger;
mod limits;
mod mine;
mod of_scenario;
mod own;
mod picture;
mod plan;
mod read;
mod remove;
mod sent;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod update_tests;
mod version;
mod wrap;

pub use about::{ABOUT_FILE, About, ParcelKey, about_of, describe, picture_bytes};
pub use examine::{Allowed, Examined, ParcelQuestion, examine};
pub use glance::{Glanced, glance, zips_in};
pub use install::{Installed, install};
pub use ledger::{BroughtFile, KeptParcel, LEDGER_FILE, Ledger, folder_of_parcels};
pub use limits::{MOST_BYTES, MOST_BYTES_OF_FILE, MOST_FILES, MOST_PIXELS};
pub use of_scenario::parcel_of_scenario;
pub use own::{facts_in, facts_of, own_things, title_in, title_of, wrap_needed, wrap_thing};
pub use picture::Picture;
pub use plan::{Belongs, Plan, Thing, ThingKind, plan};
pub use read::{Parcel, is_inside};
pub use remove::{OwnNeeds, Removal, own_needs, removal, remove, remove_parcel};
pub use sent::{SentBefore, SentParcels};
pub use version::Version;
pub use wrap::wrap;
