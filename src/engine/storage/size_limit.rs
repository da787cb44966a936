//! Limits on the size of files, as `ulimit -f` sets them.

/// Has a write beyond the limit on the size of files fail as any other that fails. Where nothing is done about it, the
/// system ends the program by a signal, without a word.
#[cfg(unix)]
pub fn outlive_size_limits() {
    use std::sync::{Arc, atomic::AtomicBool};
    // The write tells itself that it has failed: nobody looks at the flag.
    let flag = Arc::new(AtomicBool::new(false));
    // Without it the program ends at such a limit as it would have done before.
    let _ = signal_hook::flag::register(signal_hook::consts::SIGXFSZ, flag);
}

/// Elsewhere there is no such limit.
#[cfg(not(unix))]
pub fn outlive_size_limits() {}
