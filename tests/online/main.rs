//! Online games: the referee, what it keeps, and the server of a club.
//!
//! The long runs are ignored here, each with the reason; `tools/check-online` makes them.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod cheats;
mod club;
mod figures;
mod referee;
mod server;
mod store;

/// Returns the extent of a long run, which a variable can change.
fn extent(variable: &str, usual: u64) -> u64 {
    std::env::var(variable).ok().and_then(|number| number.parse().ok()).unwrap_or(usual)
}

/// The memory of this process in MB; none where the system does not say it.
fn memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().trim_end_matches(" kB").parse::<u64>().ok().map(|kilobytes| kilobytes / 1024)
}
