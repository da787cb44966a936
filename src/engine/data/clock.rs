//! The present day and time in UTC, as files state them.

use std::time::{SystemTime, UNIX_EPOCH};

/// Returns the present day in UTC: `2026-11-22`.
pub(super) fn today() -> String {
    day(seconds() / 86_400)
}

/// Returns the present time in UTC: `2026-11-22T18:30:05Z`.
pub fn now() -> String {
    time(seconds())
}

/// Returns the seconds since 1970 by the clock of the machine.
fn seconds() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs()
}

/// Returns the time of a number of seconds since 1970.
fn time(seconds: u64) -> String {
    let (hour, minute, second) = (seconds / 3600 % 24, seconds / 60 % 60, seconds % 60);
    format!("{}T{hour:02}:{minute:02}:{second:02}Z", day(seconds / 86_400))
}

/// Returns the date of a number of days since 1970.
fn day(mut days: u64) -> String {
    let leap = |year: u64| year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let mut year = 1970;
    while days >= 365 + u64::from(leap(year)) && year < 9999 {
        days -= 365 + u64::from(leap(year));
        year += 1;
    }
    let mut month = 1;
    for length in [31, 28 + u64::from(leap(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30] {
        if days < length {
            break;
        }
        days -= length;
        month += 1;
    }
    format!("{year}-{month:02}-{:02}", days + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_and_times_are_those_of_the_calendar() {
        assert_eq!([day(0), day(59), day(10_957)], ["1970-01-01", "1970-03-01", "2000-01-01"]);
        assert_eq!([day(11_016), day(11_017)], ["2000-02-29", "2000-03-01"]);
        assert_eq!(day(20_818), "2026-12-31");
        assert_eq!([time(0), time(951_827_696)], ["1970-01-01T00:00:00Z", "2000-02-29T12:34:56Z"]);
    }
}
