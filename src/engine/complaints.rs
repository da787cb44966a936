//! Standard error, written without a panic: a full disk there ends no program.

/// Prints a line on standard error, like `eprintln!`; a line that cannot be written is dropped.
macro_rules! complain {
    ($($words:tt)*) => {{
        use std::io::Write as _;
        let _ = writeln!(std::io::stderr(), $($words)*);
    }};
}
pub(crate) use complain;
