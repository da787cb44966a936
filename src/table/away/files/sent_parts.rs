//! A text that the referee sends in parts, of which one after the other is asked for.

use crate::referee::wire::ErrorCode;
use std::time::{Duration, Instant};

/// The time after which a part without an answer is asked for again, and that after which a club that was asked too often is.
const NO_ANSWER: Duration = Duration::from_secs(20);
const TOO_FAST: Duration = Duration::from_secs(2);

/// A text of at most so many bytes.
pub(crate) struct SentParts {
    most: usize,
    stage: Stage,
    /// The parts that have come, and their number.
    text: String,
    parts: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// The next part is to be asked for.
    Missing,
    /// It has been asked for, and is asked for again at this time.
    Asked(Instant),
    Whole,
    /// The whole text was taken, or it cannot be had.
    Settled,
}

impl SentParts {
    /// Begins without a part.
    pub fn new(most: usize) -> Self {
        Self { most, stage: Stage::Missing, text: String::new(), parts: 0 }
    }

    /// Returns the number of the part that is to be asked for now; none if none is.
    pub fn next_part(&mut self, now: Instant) -> Option<usize> {
        let is_due = match self.stage {
            Stage::Missing => true,
            Stage::Asked(again) => again <= now,
            Stage::Whole | Stage::Settled => false,
        };
        if is_due {
            self.stage = Stage::Asked(now + NO_ANSWER);
        }
        is_due.then_some(self.parts)
    }

    /// Takes in a part.
    pub fn take(&mut self, (part, parts): (usize, usize), text: &str) {
        if !matches!(self.stage, Stage::Asked(_)) || part != self.parts {
            return;
        }
        self.stage = if self.text.len() + text.len() > self.most || text.is_empty() {
            Stage::Settled
        } else {
            self.text.push_str(text);
            self.parts += 1;
            if self.parts < parts { Stage::Missing } else { Stage::Whole }
        };
    }

    /// Whether an error without a key is the answer to the question for a part, which is noted.
    pub fn is_refused(&mut self, code: ErrorCode) -> bool {
        if !matches!(self.stage, Stage::Asked(_)) {
            return false;
        }
        self.stage = match code {
            ErrorCode::TooFast => Stage::Asked(Instant::now() + TOO_FAST),
            ErrorCode::Running
            | ErrorCode::Part
            | ErrorCode::Scenario
            | ErrorCode::NoGame
            | ErrorCode::Unavailable => Stage::Settled,
            _ => return false,
        };
        true
    }

    /// Returns the text once it is whole, and only once.
    pub fn take_whole(&mut self) -> Option<String> {
        if self.stage != Stage::Whole {
            return None;
        }
        self.stage = Stage::Settled;
        Some(std::mem::take(&mut self.text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Parts come one after the other; a repeated or wrong one changes nothing, and nothing is asked for after the end.
    #[test]
    fn parts_are_taken_in_their_order() {
        let mut file = SentParts::new(2);
        let now = Instant::now();
        file.take((0, 2), "unasked");
        assert_eq!((file.next_part(now), file.next_part(now)), (Some(0), None));
        file.take((1, 2), "b");
        file.take((0, 2), "a");
        file.take((0, 2), "a");
        assert_eq!(file.next_part(now), Some(1));
        assert!(file.is_refused(ErrorCode::TooFast) && file.next_part(now).is_none());
        assert_eq!(file.next_part(now + NO_ANSWER), Some(1));
        file.take((1, 2), "b");
        assert_eq!(file.next_part(now), None);
        assert_eq!((file.take_whole().as_deref(), file.take_whole()), (Some("ab"), None));
    }

    /// A text that is too long cannot be had.
    #[test]
    fn no_part_is_asked_for_beyond_the_limit() {
        let (mut file, now) = (SentParts::new(2), Instant::now());
        file.next_part(now);
        file.take((0, 2), "abc");
        assert_eq!((file.next_part(now + NO_ANSWER), file.take_whole()), (None, None));
    }
}
