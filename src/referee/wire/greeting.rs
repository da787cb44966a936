//! The first message on a line: whether both ends speak the same version.

use super::{
    messages::{ErrorCode, VERSION},
    reading::WireFault,
};
use crate::engine::text::id;

/// Checks the version of the messages in a `hello`. The numbers of the rules matter only to programs that play.
///
/// # Errors
/// It is another version than that of this program: nothing that follows on the line can be trusted to mean the same.
pub fn check_hello(version: u32) -> Result<(), WireFault> {
    if version == VERSION {
        return Ok(());
    }
    Err(WireFault { code: ErrorCode::Version, why: id!("online-refusal-version") })
}
