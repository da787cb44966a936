//! Commands of the table: this game knows none of its own yet.

use crate::engine::orders::Refusal;
use serde::{Deserialize, Serialize};

/// A command of the table that only this game knows: there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Command {}

/// Carries out a command.
pub(super) fn command(command: Command) -> Result<Vec<super::event::Event>, Refusal> {
    match command {}
}
