//! The referee of a game between two homes: it holds whole games, judges orders, and sends each viewer what that viewer
//! may know. It knows no window and no game by name.
//!
//! An order is judged by the same door as at one table. It is written down in a [`store`] before any viewer is sent it.
//! Each viewer has numbers, hashes and patches of the own view only. A [`client`] follows them at the other end of the
//! line.

pub mod any;
pub mod bench;
pub mod client;
pub mod clock;
pub mod delay;
pub mod dice_agreement;
pub mod dice_answers;
pub mod dice_proof;
pub mod feed;
mod game_file;
mod hints;
mod played;
pub mod proved;
mod role;
pub mod seen;
mod shared;
pub mod store;
pub mod wire;

pub use hints::Hints;
pub use played::Played;
pub use role::Role;
