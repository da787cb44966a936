//! Lines of sight and cover (9, 13.2).

mod cover;
mod line;
mod seeing;
