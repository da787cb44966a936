//! Accounts: tokens of devices, invitations, names. There are no passwords: a device has a token, which it got for an
//! invitation, and of which the club keeps a hash alone.

mod chance;
mod keeping;
mod names;
mod tokens;

pub use chance::Chance;
pub use keeping::{ban, device_code, has_keeper, invite, revoke_devices, unban};
pub use names::tidy_name;
#[cfg(feature = "online")]
pub(in crate::club) use tokens::letters_of;
pub use tokens::{derived, hash_of, secret_of};
