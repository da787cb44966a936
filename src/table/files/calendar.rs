//! Dates in words.

use std::time::Duration;

/// The day of a time since 1970, in the calendar of Greenwich.
pub(crate) fn date(since_1970: Duration) -> String {
    const MONTHS: [&str; 12] = [
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ];
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
    format!("{} {} {year}", days + 1, MONTHS[month])
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
}
