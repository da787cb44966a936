//! Drawings on paper, which another library draws.

use super::quiet::quietly;

/// Runs work of a library on a drawing that may come from a stranger's file; a panic in it prints nothing.
///
/// # Errors
/// The library panicked; its message.
pub fn drawn_quietly<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    quietly(work)
}
