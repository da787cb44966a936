//! Limits on the size of files, as `ulimit -f` sets them.

/// Makes a write beyond the limit on the size of files fail like any other. Without this, the system ends the program
/// by a signal, without a message.
#[cfg(unix)]
pub fn outlive_size_limits() {
    use std::sync::{Arc, atomic::AtomicBool};
    // The write itself reports its failure: the flag is not read.
    let flag = Arc::new(AtomicBool::new(false));
    // Without it the program ends at such a limit, as it does by default.
    let _ = signal_hook::flag::register(signal_hook::consts::SIGXFSZ, flag);
}

/// Does nothing: other systems have no such limit.
#[cfg(not(unix))]
pub fn outlive_size_limits() {}
