//! Times, clocks and agreements as text.

use super::state::OnlineClock;
use crate::{
    engine::text::say,
    referee::{bench::Takebacks, delay::DelayTerms},
};

const MINUTE: i64 = 60;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// Returns how long ago a game went on, in seconds of UNIX time. A moment that is still to come, by the clock of another
/// computer, is now.
pub(super) fn last_move(now: i64, at: i64) -> String {
    match now.saturating_sub(at) {
        ..MINUTE => say!("online-page-moved-now"),
        passed @ MINUTE..HOUR => say!("online-page-moved-minutes", n = passed / MINUTE),
        passed @ HOUR..DAY => say!("online-page-moved-hours", n = passed / HOUR),
        passed => say!("online-page-moved-days", n = passed / DAY),
    }
}

/// Returns the time that a clock shows: `2 d 4 h`, `1:05:00` or `0:42`. A second that has begun counts in full.
pub(super) fn time_left(milliseconds: i64) -> String {
    let seconds = milliseconds.max(0).saturating_add(999) / 1000;
    let (days, hours) = (seconds / DAY, seconds % DAY / HOUR);
    let (minutes, rest) = (seconds % HOUR / MINUTE, seconds % MINUTE);
    match (days, hours) {
        (0, 0) => format!("{minutes}:{rest:02}"),
        (0, hours) => format!("{hours}:{minutes:02}:{rest:02}"),
        _ => say!("online-time-days", days = days, hours = hours),
    }
}

/// Returns a length of time that was agreed: `10 min` or `45 s`.
pub(super) fn length(seconds: u32) -> String {
    match seconds % 60 {
        0 => say!("online-time-minutes", n = seconds / 60),
        _ => say!("online-time-seconds", n = seconds),
    }
}

/// Returns the clocks that were agreed.
pub(super) fn clock(clock: OnlineClock) -> String {
    match clock {
        OnlineClock::None => say!("online-clock-none"),
        OnlineClock::Turn { seconds } => say!("online-clock-turn", time = length(seconds)),
        OnlineClock::Game { seconds, increment: 0 } => say!("online-clock-game", time = length(seconds)),
        OnlineClock::Game { seconds, increment } => {
            say!("online-clock-increment", time = length(seconds), increment = length(increment))
        }
        OnlineClock::Days { days } => say!("online-clock-days", n = days),
    }
}

/// Returns the takebacks that were agreed.
pub(super) fn takebacks(takebacks: Takebacks) -> String {
    match takebacks {
        Takebacks::Free => say!("online-takebacks-free"),
        Takebacks::Ask => say!("online-takebacks-ask"),
        Takebacks::None => say!("online-takebacks-none"),
    }
}

/// Returns the delay of spectators that was agreed; none if they see the game as it is.
pub(super) fn delay(delay: DelayTerms) -> Option<String> {
    match delay {
        DelayTerms::None => None,
        DelayTerms::Orders(orders) => Some(say!("online-delay-orders", n = orders)),
        DelayTerms::Minutes(minutes) => Some(say!("online-delay-minutes", n = minutes)),
        DelayTerms::Turn => Some(say!("online-delay-turn")),
    }
}

/// Returns a rating with the sign of the language between the thousands and the rest.
pub(super) fn rating(points: i32) -> String {
    match (points / 1000, points % 1000) {
        (..=0, _) => points.to_string(),
        (thousands, rest) => say!("online-rating", thousands = thousands, rest = format!("{rest:03}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_have_their_thousands_apart() {
        assert_eq!([985, 1_200, 1_007, 12_345].map(rating), ["985", "1,200", "1,007", "12,345"]);
    }

    /// A clock shows no time as left that is over, and a game that has just begun its whole time.
    #[test]
    fn clocks_show_the_second_that_runs() {
        assert_eq!(
            [60_000, 59_999, 41_001, 1, 0, -5].map(time_left),
            ["1:00", "1:00", "0:42", "0:01", "0:00", "0:00"]
        );
        assert_eq!(time_left(3_600_000), "1:00:00");
        assert_eq!(time_left(2 * DAY * 1000 + 4 * HOUR * 1000), "2 d 4 h");
    }

    #[test]
    fn a_move_of_the_future_has_just_been_made() {
        assert_eq!(last_move(100, 400), last_move(100, 100));
        assert_eq!(last_move(7200, 0), "Last move 2 hours ago");
        assert_eq!(last_move(90, 0), "Last move 1 minute ago");
    }
}
