//! Settings for the memory of the C library while the window is open.

use std::{env, os::unix::process::CommandExt, process::Command};

/// By default the GNU C library keeps freed memory in up to eight heaps for each core, and each thread that paints a
/// map fills another one. After two rounds of two games and a lesson a window had 409 MB of its own. With two heaps,
/// and large blocks released at once, it had 222 MB. The library reads these settings when a program starts, and at no
/// other time without unsafe code.
const SETTINGS: [(&str, &str); 3] =
    [("MALLOC_ARENA_MAX", "2"), ("MALLOC_MMAP_THRESHOLD_", "262144"), ("MALLOC_TRIM_THRESHOLD_", "262144")];

/// Starts the program again in place of this process, with these settings. Does nothing if the user has set one of them
/// already. If the start fails, the window opens without them.
pub(super) fn start_again() {
    if SETTINGS.iter().any(|(name, _)| env::var_os(name).is_some()) {
        return;
    }
    let Ok(program) = env::current_exe() else { return };
    let mut words = env::args_os();
    let mut again = Command::new(program);
    if let Some(name) = words.next() {
        again.arg0(name);
    }
    // Returns only after a failure.
    let _ = again.args(words).envs(SETTINGS).exec();
}
