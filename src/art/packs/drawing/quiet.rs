//! Work in libraries that read strangers' files: if one of them panics, the reader gets a sentence instead of a report
//! of many lines.

use std::{
    any::Any,
    cell::Cell,
    panic::{self, AssertUnwindSafe, PanicHookInfo},
    sync::Once,
};

thread_local! {
    /// Whether a panic on this thread is caught and reported by the caller of the work.
    static QUIET: Cell<bool> = const { Cell::new(false) };
}

/// Runs work; a panic in it prints nothing.
///
/// # Errors
/// The work panicked; its message.
pub(super) fn quietly<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let report = panic::take_hook();
        panic::set_hook(Box::new(move |panic| hushed(panic, &report)));
    });
    let before = QUIET.replace(true);
    let done = panic::catch_unwind(AssertUnwindSafe(work));
    QUIET.set(before);
    done.map_err(|panic| said(panic.as_ref()))
}

/// Reports a panic, unless it is caught.
fn hushed(panic: &PanicHookInfo, report: &dyn Fn(&PanicHookInfo)) {
    if !QUIET.get() {
        report(panic);
    }
}

fn said(panic: &(dyn Any + Send)) -> String {
    let words = panic.downcast_ref::<String>().map(String::as_str);
    words.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    /// The hook of the program receives panics elsewhere, but not those that are caught here.
    #[test]
    fn a_caught_panic_prints_nothing() {
        static REPORTS: AtomicUsize = AtomicUsize::new(0);
        assert_eq!(quietly(|| 7), Ok(7));
        let report = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            let count = |panic: &PanicHookInfo| {
                let own = panic.location().is_some_and(|place| place.file().ends_with("quiet.rs"));
                REPORTS.fetch_add(usize::from(own), Ordering::Relaxed);
            };
            hushed(panic, &count);
            if panic.location().is_none_or(|place| !place.file().ends_with("quiet.rs")) {
                report(panic);
            }
        }));
        assert_eq!(
            quietly(|| -> u8 { panic!("the {} breaks", "library") }),
            Err("the library breaks".to_owned())
        );
        assert_eq!(REPORTS.load(Ordering::Relaxed), 0);
        assert!(panic::catch_unwind(|| panic!("elsewhere")).is_err());
        assert_eq!(REPORTS.load(Ordering::Relaxed), 1);
    }
}
