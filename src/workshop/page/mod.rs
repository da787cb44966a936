//! The pages of the workshop over the table: at most one is open, and it takes the keyboard. Work that takes long is
//! done beside the frame.

mod frame;
mod open_page;
mod task;

pub(crate) use frame::page;
pub(crate) use open_page::{OpenPage, Opened, is_open, plugin};
pub(crate) use task::Task;
