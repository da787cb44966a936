//! Dates and times as text.

use crate::engine::text::{Arg, id, t};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// The messages of the names of the months.
const MONTHS: [&str; 12] = [
    id!("scene-month-1"),
    id!("scene-month-2"),
    id!("scene-month-3"),
    id!("scene-month-4"),
    id!("scene-month-5"),
    id!("scene-month-6"),
    id!("scene-month-7"),
    id!("scene-month-8"),
    id!("scene-month-9"),
    id!("scene-month-10"),
    id!("scene-month-11"),
    id!("scene-month-12"),
];

/// Returns the date of a time since 1970, in UTC.
pub(crate) fn date(since_1970: Duration) -> String {
    let [day, month, year] = day_of(since_1970);
    t!("scene-date", day = day, month = month, year = year).plain()
}

fn number(number: u64) -> Arg {
    Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
}

/// Returns the day, the month and the year of a time since 1970, in UTC.
fn day_of(since_1970: Duration) -> [Arg; 3] {
    let leap = |year: u64| year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let mut days = since_1970.as_secs() / 86_400;
    let mut year = 1970;
    while days >= 365 + u64::from(leap(year)) {
        days -= 365 + u64::from(leap(year));
        year += 1;
    }
    let february = 28 + u64::from(leap(year));
    let mut month = 0;
    for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] {
        if days < length {
            break;
        }
        days -= length;
        month += 1;
    }
    [number(days + 1), Arg::Name(MONTHS[month]), number(year)]
}

/// Returns a time as English text for files, from the clock of the machine, in UTC: "22 November 2026, 04:10 UTC".
pub(crate) fn time_in_words(time: SystemTime) -> String {
    let since = time.duration_since(UNIX_EPOCH).unwrap_or_default();
    let (hour, minute) = (since.as_secs() / 3600 % 24, since.as_secs() / 60 % 60);
    let [day, month, year] = day_of(since);
    let (hour, minute) = (format!("{hour:02}"), format!("{minute:02}"));
    t!("scene-date-and-time", day = day, month = month, year = year, hour = hour, minute = minute).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        for (seconds, day) in [
            (0, "1 January 1970"),
            (951_782_400, "29 February 2000"),
            (1_798_761_599, "31 December 2026"),
            (1_798_761_600, "1 January 2027"),
        ] {
            assert_eq!(date(Duration::from_secs(seconds)), day);
        }
    }

    #[test]
    fn times_are_told_in_words() {
        let told = |seconds| time_in_words(UNIX_EPOCH + Duration::from_secs(seconds));
        assert_eq!(told(0), "1 January 1970, 00:00 UTC");
        assert_eq!(told(951_827_696), "29 February 2000, 12:34 UTC");
        assert_eq!(told(1_795_320_600), "22 November 2026, 04:10 UTC");
    }
}
