//! How the C library is to keep memory while the window is open.

use std::{env, os::unix::process::CommandExt, process::Command};

/// By itself the GNU C library keeps what is freed in up to eight heaps for each core, and each thread that paints a map
/// fills another one: after two rounds of two games and a lesson a window had 409 MB of its own. With two heaps, and large
/// blocks given back at once, it had 222 MB. The library reads these when a program starts, and at no other time without
/// unsafe code.
const SETTINGS: [(&str, &str); 3] =
    [("MALLOC_ARENA_MAX", "2"), ("MALLOC_MMAP_THRESHOLD_", "262144"), ("MALLOC_TRIM_THRESHOLD_", "262144")];

/// Starts the program once more in the place of this process, with these settings; does nothing where somebody has set
/// one of them himself, and where it cannot be started, the window opens as it is.
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
    // Comes back only where it has failed.
    let _ = again.args(words).envs(SETTINGS).exec();
}
