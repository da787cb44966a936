//! Coverage-guided fuzzing: bytes that a stranger could send go in, and nothing may panic, hang, or take much
//! memory. What is accepted must keep the invariants of its game.
//!
//! One program holds all targets; `KESSEL_FUZZ` names the one that runs. `tools/fuzz` builds it so that the
//! fuzzer sees which parts of Kessel an input reaches. `seeds` in place of a target writes orders and game files
//! into `fuzz/corpus`, from the games that the positions are taken from.

mod data;
mod feeds;
mod game_files;
mod messages;
mod orders;
mod packs;
mod seeds;
mod tables;

use bolero_libfuzzer as _;
use std::{
    ffi::{CString, c_char, c_int},
    panic,
    sync::{
        OnceLock,
        atomic::{AtomicU8, Ordering},
    },
};

/// What reads the bytes.
type Target = fn(&[u8]);

/// The targets by name.
const TARGETS: [(&str, Target); 9] = [
    ("game-files", game_files::read),
    ("orders", orders::play),
    ("commands", orders::command),
    ("templates", packs::template),
    ("packs", packs::pack),
    ("feeds", feeds::tell),
    ("data", data::check),
    ("messages", messages::hear),
    ("referee-messages", messages::follow),
];

/// The target that runs.
static CHOSEN: OnceLock<Target> = OnceLock::new();

// SAFETY: the functions of libFuzzer, as its C++ sources declare them.
unsafe extern "C" {
    fn LLVMFuzzerStartTest(count: c_int, arguments: *const *const c_char) -> c_int;
}

/// Counters that libFuzzer reads beside those that the compiler builds in. Where there are none of these, it would find that no
/// input reaches anything, keep none, and stop: with `KESSEL_FUZZ_UNGUIDED` each input that differs counts for itself.
// SAFETY: the section is read and cleared by libFuzzer between two inputs, in the thread that runs them.
#[used]
#[unsafe(link_section = "__libfuzzer_extra_counters")]
static SEEN: [AtomicU8; 1 << 14] = [const { AtomicU8::new(0) }; 1 << 14];

/// Whether nothing of the program counts what an input reaches.
static UNGUIDED: OnceLock<bool> = OnceLock::new();

/// Counts an input for itself, by its bytes.
fn count(bytes: &[u8]) {
    let mixed = bytes.iter().fold(0_usize, |sum, byte| sum.wrapping_mul(31).wrapping_add(usize::from(*byte)));
    if let Some(counter) = SEEN.get(mixed % SEEN.len()) {
        counter.store(1, Ordering::Relaxed);
    }
}

/// Called by libFuzzer with every input.
///
/// # Safety
/// `bytes` points to `length` bytes.
#[unsafe(no_mangle)]
unsafe extern "C" fn LLVMFuzzerTestOneInput(bytes: *const u8, length: usize) -> c_int {
    // SAFETY: libFuzzer lends so many bytes until this returns; none are lent as a null pointer.
    let bytes = if length == 0 { &[] } else { unsafe { std::slice::from_raw_parts(bytes, length) } };
    if let Some(target) = CHOSEN.get() {
        target(bytes);
    }
    if UNGUIDED.get() == Some(&true) {
        count(bytes);
    }
    0
}

fn main() {
    let wanted = std::env::var("KESSEL_FUZZ").unwrap_or_default();
    if wanted == "seeds" {
        return seeds::write();
    }
    let Some((_, target)) = TARGETS.iter().find(|(name, _)| *name == wanted) else {
        let names: Vec<&str> = TARGETS.iter().map(|(name, _)| *name).collect();
        eprintln!("KESSEL_FUZZ must name a target: {}", names.join(", "));
        std::process::exit(2);
    };
    CHOSEN.get_or_init(|| *target);
    UNGUIDED.get_or_init(|| std::env::var_os("KESSEL_FUZZ_UNGUIDED").is_some());
    // What takes seconds once is not to be counted as the time of the first input.
    tables::lay();
    // A panic that something catches is a fault too: libFuzzer sees the end of the process and keeps the input.
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |what| {
        usual(what);
        std::process::abort();
    }));
    let arguments: Vec<CString> =
        std::env::args().filter_map(|argument| CString::new(argument).ok()).collect();
    let mut pointers: Vec<*const c_char> = arguments.iter().map(|argument| argument.as_ptr()).collect();
    let count = c_int::try_from(pointers.len()).unwrap_or(1);
    // C's list of arguments ends with nothing.
    pointers.push(std::ptr::null());
    // SAFETY: so many strings, each ended by a zero, that live until the process ends.
    let code = unsafe { LLVMFuzzerStartTest(count, pointers.as_ptr()) };
    std::process::exit(code);
}
