//! The referee of a game between two homes: it holds whole games, judges orders, and sends each viewer what that viewer
//! may know. It knows no window and no game by name.

pub mod store;
pub mod wire;
