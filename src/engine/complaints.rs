//! Standard error, for those who read it: a full disk there ends no program.

/// Prints a line on standard error, as `eprintln!` does; one that cannot be written is left out.
macro_rules! complain {
    ($($words:tt)*) => {{
        use std::io::Write as _;
        let _ = writeln!(std::io::stderr(), $($words)*);
    }};
}
pub(crate) use complain;
